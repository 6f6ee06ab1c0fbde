package host

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Options say how the host behaves. The zero value is the dumbest host: at "/",
// no compression, no header but the type and the length.
type Options struct {
	// Prefix is the folder below which the site stands, such as "/sub/path/".
	// Everything outside is 404. Empty is "/".
	Prefix string

	// Gzip compresses text and programs for browsers that accept it.
	Gzip bool

	// AnyOrigin adds "Access-Control-Allow-Origin: *", as many static hosts do.
	AnyOrigin bool

	// Policy is a Content-Security-Policy of the host's own, on every answer.
	Policy string

	// Line, if set, is the one slow line that all answers share.
	Line *Line
}

// Host serves the files of one folder.
type Host struct {
	files   fs.FS
	options Options
	sent    atomic.Int64
	down    atomic.Bool

	mu       sync.Mutex
	faults   []Fault
	requests []Request
	packed   map[[sha256.Size]byte][]byte // by what was packed: files may change
}

// Request is one request that was answered.
type Request struct {
	Path   string
	Status int
	Bytes  int64 // of the body, as sent
}

// New serves files under the options.
func New(files fs.FS, options Options) *Host {
	options.Prefix = strings.TrimSuffix(options.Prefix, "/") + "/"
	return &Host{files: files, options: options, packed: map[[sha256.Size]byte][]byte{}}
}

// Requests lists what was answered so far, in the order of completion.
func (h *Host) Requests() []Request {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]Request(nil), h.requests...)
}

// Sent counts the bytes of all bodies and heads so far.
func (h *Host) Sent() int64 { return h.sent.Load() }

// SetDown makes the host drop every connection without an answer, as if the
// network were gone.
func (h *Host) SetDown(down bool) { h.down.Store(down) }

func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if h.down.Load() {
		panic(http.ErrAbortHandler)
	}
	status, header, body := h.faulty(r)
	if status == 0 {
		status, header, body = h.answer(r)
	}
	for name, value := range header {
		w.Header().Set(name, value)
	}
	if h.options.AnyOrigin {
		w.Header().Set("Access-Control-Allow-Origin", "*")
	}
	if h.options.Policy != "" {
		w.Header().Set("Content-Security-Policy", h.options.Policy)
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	var to io.Writer = w
	if h.options.Line != nil {
		h.options.Line.wait()
		to = h.options.Line.writer(w)
	}
	w.WriteHeader(status)
	n := 0
	if r.Method != http.MethodHead {
		n, _ = to.Write(body) // the browser may have gone; nothing to do about it
	}
	h.sent.Add(int64(n) + headSize(w.Header()))
	h.mu.Lock()
	defer h.mu.Unlock()
	h.requests = append(h.requests, Request{Path: r.URL.Path, Status: status, Bytes: int64(n)})
}

func (h *Host) answer(r *http.Request) (status int, header map[string]string, body []byte) {
	name, inside := strings.CutPrefix(r.URL.Path, h.options.Prefix)
	if !inside || (r.Method != http.MethodGet && r.Method != http.MethodHead) {
		return http.StatusNotFound, map[string]string{"Content-Type": types[".txt"]}, []byte("There is nothing here.\n")
	}
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	} else if _, err := fs.Stat(h.files, path.Join(name, "index.html")); err == nil {
		return http.StatusMovedPermanently, map[string]string{"Location": r.URL.Path + "/"}, nil
	}
	status = http.StatusOK
	content, err := fs.ReadFile(h.files, name)
	if err != nil {
		status, name = http.StatusNotFound, "404.html"
		if content, err = fs.ReadFile(h.files, name); err != nil {
			return status, map[string]string{"Content-Type": types[".txt"]}, []byte("There is no such file.\n")
		}
	}
	kind, known := types[path.Ext(name)]
	if !known {
		kind = "application/octet-stream"
	}
	header = map[string]string{"Content-Type": kind}
	if h.options.Gzip && path.Ext(name) != ".xz" && path.Ext(name) != ".png" && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		header["Content-Encoding"] = "gzip"
		content = h.pack(content)
	}
	return status, header, content
}

func (h *Host) pack(content []byte) []byte {
	key := sha256.Sum256(content)
	h.mu.Lock()
	defer h.mu.Unlock()
	if packed, ok := h.packed[key]; ok {
		return packed
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = w.Write(content) // a bytes.Buffer does not fail
	_ = w.Close()
	h.packed[key] = b.Bytes()
	return b.Bytes()
}

// headSize is what an answer's head takes on the wire, within a few bytes.
func headSize(header http.Header) int64 {
	n := len("HTTP/1.1 200 OK\r\n\r\n") + len("Date: Mon, 02 Jan 2006 15:04:05 GMT\r\n")
	for name, values := range header {
		for _, v := range values {
			n += len(name) + len(v) + len(": \r\n")
		}
	}
	return int64(n)
}

var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".json": "application/json", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
	".svg": "image/svg+xml", ".png": "image/png", ".txt": "text/plain; charset=utf-8", ".xz": "application/x-xz",
}
