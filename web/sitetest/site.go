package sitetest

import (
	"net/http"
	"os"
	"strings"
	"testing"

	"solvitur/web/host"
)

// Site is a built site on a dumb host of its own.
type Site struct {
	*host.Host
	Origin string // "http://127.0.0.1:1234"
	Prefix string // "/" or "/sub/path/"
	Course string // what the same host shows at /course, besides the site
}

// Serve shows the site in a folder until the test ends.
func Serve(t *testing.T, dir string, options host.Options) *Site {
	t.Helper()
	s, stop := Start(dir, options)
	t.Cleanup(stop)
	return s
}

// Start shows the site in a folder until it is stopped.
func Start(dir string, options host.Options) (s *Site, stop func()) {
	if options.Prefix == "" {
		options.Prefix = "/"
	}
	s = &Site{Host: host.New(os.DirFS(dir), options), Prefix: options.Prefix}
	mux := http.NewServeMux()
	mux.Handle("/", s)
	mux.HandleFunc("/course", func(w http.ResponseWriter, _ *http.Request) { writeCourse(w, s.Course) })
	server := origins.serve(mux)
	s.Origin = server.URL
	return s, server.Close
}

// URL gives the address of a path of the site, such as "p/x/".
func (s *Site) URL(path string) string { return s.Origin + s.Prefix + path }

// Elsewhere shows one HTML document on another site ("localhost" and
// "127.0.0.1" are two), as a course page would hold a puzzle.
func Elsewhere(t *testing.T, document string) string {
	t.Helper()
	server := origins.serve(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { writeCourse(w, document) }))
	t.Cleanup(server.Close)
	return strings.Replace(server.URL, "127.0.0.1", "localhost", 1)
}

func writeCourse(w http.ResponseWriter, document string) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte("<!doctype html><html lang=en><title>A course</title><link rel=icon href='data:,'>" + document)) // the browser may have gone
}
