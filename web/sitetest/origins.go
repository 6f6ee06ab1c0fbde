package sitetest

import (
	"net/http"
	"net/http/httptest"
	"sync"
)

// origins are those of the tests of this process.
var origins = fresh{start: httptest.NewServer}

// fresh starts servers at origins that none of them had before. What a page keeps,
// and its service worker, outlive a test where a browser does (one Firefox runs for
// all of them), and the system gives a port again once it is closed.
type fresh struct {
	start func(http.Handler) *httptest.Server

	mu    sync.Mutex
	taken map[string]bool // by URL
}

func (f *fresh) serve(h http.Handler) *httptest.Server {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.taken == nil {
		f.taken = make(map[string]bool)
	}
	for {
		server := f.start(h)
		if !f.taken[server.URL] {
			f.taken[server.URL] = true
			return server
		}
		defer server.Close() // not before another port is found
	}
}
