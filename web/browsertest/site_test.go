package browsertest

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"solvitur/web/host"
)

// site is the built site on a dumb host of its own.
type site struct {
	*host.Host
	origin string // "http://127.0.0.1:1234"
	prefix string // "/" or "/sub/path/"
	course string // what the same host shows at /course, besides the site
}

// serve shows the built site until the test ends.
func serve(t *testing.T, options host.Options) *site {
	t.Helper()
	return serveFolder(t, distDir, options)
}

func serveFolder(t *testing.T, dir string, options host.Options) *site {
	t.Helper()
	if options.Prefix == "" {
		options.Prefix = "/"
	}
	s := &site{Host: host.New(os.DirFS(dir), options), prefix: options.Prefix}
	mux := http.NewServeMux()
	mux.Handle("/", s)
	mux.HandleFunc("/course", func(w http.ResponseWriter, _ *http.Request) { writeCourse(w, s.course) })
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	s.origin = server.URL
	return s
}

// url gives the address of a path of the site, such as "p/x/".
func (s *site) url(path string) string { return s.origin + s.prefix + path }

// elsewhere shows one HTML document on another site ("localhost" and
// "127.0.0.1" are two), as a course page would hold a puzzle.
func elsewhere(t *testing.T, document string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { writeCourse(w, document) }))
	t.Cleanup(server.Close)
	return strings.Replace(server.URL, "127.0.0.1", "localhost", 1)
}

func writeCourse(w http.ResponseWriter, document string) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte("<!doctype html><html lang=en><title>A course</title><link rel=icon href='data:,'>" + document)) // the browser may have gone
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
