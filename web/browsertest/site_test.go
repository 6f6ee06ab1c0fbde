package browsertest

import (
	"testing"

	"solvitur/web/host"
	"solvitur/web/sitetest"
)

// site is the built site on a dumb host of its own.
type site struct{ *sitetest.Site }

// serve shows the built site until the test ends.
func serve(t *testing.T, options host.Options) *site {
	t.Helper()
	return serveFolder(t, distDir, options)
}

func serveFolder(t *testing.T, dir string, options host.Options) *site {
	t.Helper()
	return &site{sitetest.Serve(t, dir, options)}
}

// url gives the address of a path of the site, such as "p/x/".
func (s *site) url(path string) string { return s.URL(path) }

// elsewhere shows one HTML document on another site.
func elsewhere(t *testing.T, document string) string {
	t.Helper()
	return sitetest.Elsewhere(t, document)
}

// atBothPaths runs a test with the site at "/" and at "/sub/path/".
func atBothPaths(t *testing.T, options host.Options, test func(t *testing.T, s *site)) {
	t.Helper()
	for _, prefix := range []string{"/", "/sub/path/"} {
		t.Run("at "+prefix, func(t *testing.T) {
			options.Prefix = prefix
			test(t, serve(t, options))
		})
	}
}
