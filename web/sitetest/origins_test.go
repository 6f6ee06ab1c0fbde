package sitetest

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// A port that the system gives again is not taken again.
func TestNoOriginTwice(t *testing.T) {
	ports := []string{"http://a", "http://a", "http://a", "http://b"}
	f := fresh{start: func(h http.Handler) *httptest.Server {
		server := httptest.NewServer(h)
		server.URL, ports = ports[0], ports[1:]
		return server
	}}
	for _, want := range []string{"http://a", "http://b"} {
		server := f.serve(http.NotFoundHandler())
		defer server.Close()
		if server.URL != want {
			t.Errorf("served at %s, want %s", server.URL, want)
		}
	}
}
