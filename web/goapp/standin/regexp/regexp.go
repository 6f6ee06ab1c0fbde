// Package regexp stands in for Go's in the page's program, where go-app's router
// is all that uses it. It knows the patterns of routes and no others: "." for
// every path, and "^/path/?$" for one.
package regexp

import "strings"

// Regexp matches one path, or every path.
type Regexp struct {
	every    bool
	path     string
	optional bool // a slash may follow
}

// MustCompile reads a pattern; it panics where Go's package would be needed.
func MustCompile(pattern string) *Regexp {
	if pattern == "." {
		return &Regexp{every: true}
	}
	path, begins := strings.CutPrefix(pattern, "^")
	path, ends := strings.CutSuffix(path, "$")
	path, optional := strings.CutSuffix(path, "/?")
	if !begins || !ends || strings.ContainsAny(path, `.*+?()[]{}|\^$`) {
		panic("the route " + pattern + " is more than web/goapp/standin/regexp knows")
	}
	return &Regexp{path: path, optional: optional}
}

// MatchString says whether a path matches.
func (r *Regexp) MatchString(path string) bool {
	if r.every {
		return path != ""
	}
	return path == r.path || r.optional && path == r.path+"/"
}
