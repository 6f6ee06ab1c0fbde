package schema

import (
	"errors"
	"strings"
)

// Names stand in paths as RFC 6901 escapes them; keys and positions need none.
var (
	escaping   = strings.NewReplacer("~", "~0", "/", "~1")
	unescaping = strings.NewReplacer("~1", "/", "~0", "~")
)

// Pointer is a path with these parts; "" has none.
func Pointer(parts ...string) string {
	escaped := make([]string, len(parts))
	for i, part := range parts {
		escaped[i] = escaping.Replace(part)
	}
	return strings.Join(escaped, "/")
}

// PointerTo takes a path apart that may be wrong: it leads nowhere, or has a ~
// that escapes nothing.
func PointerTo(path string) ([]string, error) {
	parts := SplitPath(path)
	if Pointer(parts...) != path || path == "" {
		return nil, errors.New("its path leads nowhere: write names with / between them, and ~1 for / and ~0 for ~ within a name")
	}
	return parts, nil
}

// SplitPath takes a path apart; "" has no parts.
func SplitPath(path string) []string {
	if path == "" {
		return nil
	}
	parts := strings.Split(path, "/")
	if strings.Contains(path, "~") {
		for i, part := range parts {
			parts[i] = unescaping.Replace(part)
		}
	}
	return parts
}

// join is a path with one part more.
func join(path, part string) string {
	part = escaping.Replace(part)
	if path == "" {
		return part
	}
	return path + "/" + part
}
