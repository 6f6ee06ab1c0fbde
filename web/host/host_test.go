package host

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"
)

var files = fstest.MapFS{
	"index.html":     {Data: []byte("home")},
	"p/x/index.html": {Data: []byte("x")},
	"404.html":       {Data: []byte("lost")},
	"web/a.wasm.xz":  {Data: []byte("packed")},
	"web/site.css":   {Data: []byte("body{}")},
}

func get(t *testing.T, h http.Handler, path string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, path, nil)
	r.Header.Set("Accept-Encoding", "gzip")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestServesFilesAndFolders(t *testing.T) {
	for _, prefix := range []string{"/", "/sub/path/", "/sub/path"} {
		h := New(files, Options{Prefix: prefix})
		root := h.options.Prefix
		for _, c := range []struct {
			path, body, kind string
			status           int
		}{
			{root, "home", "text/html; charset=utf-8", 200},
			{root + "p/x/", "x", "text/html; charset=utf-8", 200},
			{root + "p/x", "", "", 301},
			{root + "p/y/", "lost", "text/html; charset=utf-8", 404},
			{root + "web/a.wasm.xz", "packed", "application/x-xz", 200},
			{root + "../secret", "lost", "text/html; charset=utf-8", 404},
		} {
			r := get(t, h, c.path)
			if got := body(t, r); r.StatusCode != c.status || got != c.body || (c.kind != "" && r.Header.Get("Content-Type") != c.kind) {
				t.Errorf("%s: %d %q %q, want %d %q %q", c.path, r.StatusCode, got, r.Header.Get("Content-Type"), c.status, c.body, c.kind)
			}
			if r.Header.Get("Content-Encoding") != "" || r.Header.Get("Cache-Control") != "" {
				t.Errorf("%s: a dumb host sends no %v", c.path, r.Header)
			}
		}
	}
	if r := get(t, New(files, Options{Prefix: "/sub/"}), "/p/x/"); r.StatusCode != 404 || body(t, r) == "lost" {
		t.Error("a path outside the site was answered by the site")
	}
}

func TestCompressesTextOnly(t *testing.T) {
	h := New(files, Options{Gzip: true})
	r := get(t, h, "/web/site.css")
	z, err := gzip.NewReader(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	if b, _ := io.ReadAll(z); string(b) != "body{}" {
		t.Errorf("unpacked to %q", b)
	}
	if r := get(t, h, "/web/a.wasm.xz"); r.Header.Get("Content-Encoding") != "" || body(t, r) != "packed" {
		t.Error("a packed file was packed again")
	}
}

func TestCountsAndGoesDown(t *testing.T) {
	h := New(files, Options{})
	server := httptest.NewServer(h)
	defer server.Close()
	r, err := http.Get(server.URL + "/p/x/")
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if got := h.Requests(); len(got) != 1 || got[0] != (Request{"/p/x/", 200, 1}) || h.Sent() < 2 {
		t.Errorf("requests %v, %d bytes", got, h.Sent())
	}
	h.SetDown(true)
	if r, err := http.Get(server.URL + "/"); err == nil {
		r.Body.Close()
		t.Error("a host that is down answered")
	}
}

func TestFaults(t *testing.T) {
	h := New(files, Options{})
	h.SetFaults(Fault{File: "site.*", Status: 404, Times: 2, MaxAge: 60}, Fault{File: "*.xz", Status: 200})
	for i, want := range []int{404, 404, 200} {
		if r := get(t, h, "/web/site.css"); r.StatusCode != want || (r.Header.Get("Cache-Control") == "max-age=60") != (want == 404) {
			t.Errorf("request %d: %d %q, want %d", i, r.StatusCode, r.Header, want)
		}
		if r := get(t, h, "/web/a.wasm.xz"); r.StatusCode != 200 || r.Header.Get("Content-Type") != types[".html"] || body(t, r) == "packed" {
			t.Errorf("a single-page host sent the file")
		}
	}
	late := make(chan struct{})
	h.SetFaults(Fault{File: "x", Until: late})
	answered := make(chan string)
	go func() { answered <- body(t, get(t, h, "/p/x/")) }()
	select {
	case <-answered:
		t.Error("an answer came too early")
	default:
	}
	close(late)
	if got := <-answered; got != "x" {
		t.Errorf("the late answer is %q", got)
	}
}

func TestLineIsSharedByAllAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // where no time passes by itself
		line := &Line{BitsPerSecond: 8e6} // a byte a microsecond
		var last time.Duration
		for range 10 {
			last = line.take(1000)
		}
		if last != 10*time.Millisecond {
			t.Errorf("the tenth kilobyte leaves after %v, want 10 ms", last)
		}
	})
}
