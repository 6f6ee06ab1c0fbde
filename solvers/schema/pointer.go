package schema

import (
	"errors"
	"slices"
	"strings"
)

// Names stand in paths as RFC 6901 escapes them; keys and positions need none.
var (
	escaping   = strings.NewReplacer("~", "~0", "/", "~1")
	unescaping = strings.NewReplacer("~1", "/", "~0", "~")
)

// Pointer is a path with these parts; "" has none.
func Pointer(parts ...string) string {
	if slices.ContainsFunc(parts, escaped) {
		parts = slices.Clone(parts)
		for i, part := range parts {
			parts[i] = escaping.Replace(part)
		}
	}
	return strings.Join(parts, "/")
}

// escaped says whether a name needs escaping: there are thousands that do not.
func escaped(name string) bool {
	for i := range len(name) {
		if name[i] == '~' || name[i] == '/' {
			return true
		}
	}
	return false
}

// PointerTo takes a path apart that may be wrong: it leads nowhere, or has a ~
// that escapes nothing.
func PointerTo(path string) ([]string, error) {
	parts := SplitPath(path)
	if path == "" || strings.Contains(path, "~") && Pointer(parts...) != path {
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
	if escaped(part) {
		part = escaping.Replace(part)
	}
	if path == "" {
		return part
	}
	return path + "/" + part
}
