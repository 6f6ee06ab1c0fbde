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
	if slices.ContainsFunc(parts, func(part string) bool { return strings.ContainsAny(part, "~/") }) {
		parts = slices.Clone(parts)
		for i, part := range parts {
			parts[i] = escaping.Replace(part)
		}
	}
	return strings.Join(parts, "/")
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
	part = escaping.Replace(part)
	if path == "" {
		return part
	}
	return path + "/" + part
}
