package regexp

import (
	"regexp"
	"testing"
)

// The stand-in matches what Go's own package matches.
func TestAsGoDoes(t *testing.T) {
	for _, pattern := range []string{".", "^/?$", "^/how/?$", "^/p/three-boys/?$", "^/p/knights-and-knaves-1/?$", "^/embed/x$"} {
		ours, gos := MustCompile(pattern), regexp.MustCompile(pattern)
		for _, path := range []string{"", "/", "//", "/how", "/how/", "/how//", "how/", "/x/how/", "/p/three-boys", "/p/three-boys/", "/p/three-boys/x", "/p/knights-and-knaves-1/", "/p/knights-and-knaves-12/", "/embed/x", "/embed/x/"} {
			if ours.MatchString(path) != gos.MatchString(path) {
				t.Errorf("%s and %q: %v", pattern, path, ours.MatchString(path))
			}
		}
	}
}

func TestMoreIsRefused(t *testing.T) {
	for _, pattern := range []string{"", "/how", "^/p/[a-z]+/?$", "^/p/.*$", "^/(a|b)$", `^/\d$`} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is taken", pattern)
				}
			}()
			MustCompile(pattern)
		}()
	}
}
