package main

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
)

//go:embed worker.js
var workerScript []byte

// A worker that cannot start, or that ends by an exception, is heard of here.
const pageText = `<!doctype html><title>browserexec</title><script>
new Worker("worker.js").onerror = (e) => {
	fetch("crash", { method: "POST", body: e.message || "its worker did not start" });
};
</script>`

// host serves the page, the program and its arguments on a free port of this
// machine, and takes what the program prints and how it ends.
type host struct {
	net.Listener
	ended  chan ending
	stdout io.Writer
	stderr io.Writer
}

// ending is how a program ended: by itself with a code, or by a crash.
type ending struct {
	code  int
	crash error
}

func newHost(command []string, runtime string, stdout, stderr io.Writer) (*host, error) {
	for _, path := range []string{command[0], runtime} {
		if _, err := os.Stat(path); err != nil {
			return nil, err
		}
	}
	arguments, err := json.Marshal(command)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	h := &host{Listener: listener, ended: make(chan ending, 1), stdout: stdout, stderr: stderr}

	mux := http.NewServeMux()
	text := func(pattern, kind string, body []byte) {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Write(body) //nolint:errcheck // a browser that has gone needs no answer
		})
	}
	file := func(pattern, kind, path string) {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", kind)
			http.ServeFile(w, r, path)
		})
	}
	text("GET /{$}", "text/html; charset=utf-8", []byte(pageText))
	text("GET /worker.js", "text/javascript; charset=utf-8", workerScript)
	text("GET /arguments", "application/json", arguments)
	file("GET /wasm_exec.js", "text/javascript; charset=utf-8", runtime)
	file("GET /program.wasm", "application/wasm", command[0])
	mux.HandleFunc("POST /stdout", h.print(stdout))
	mux.HandleFunc("POST /stderr", h.print(stderr))
	mux.HandleFunc("POST /exit", h.told(exited))
	mux.HandleFunc("POST /crash", h.told(crashed))

	go http.Serve(listener, isolated(mux)) //nolint:errcheck // ends when the listener is closed
	return h, nil
}

func (h *host) address() string { return "http://" + h.Addr().String() + "/" }

// isolated answers with the headers of a page that shares its process with no
// other site: its clock is then read to 5 microseconds and not to 100.
func isolated(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cross-Origin-Opener-Policy", "same-origin")
		w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
		w.Header().Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
	})
}

// print copies a request's body to out. The worker waits for the answer, so
// that what is printed keeps its order and survives a crash right after it.
func (h *host) print(out io.Writer) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if _, err := io.Copy(out, r.Body); err != nil {
			h.end(ending{crash: fmt.Errorf("the program's output cannot be passed on: %w", err)})
		}
	}
}

// told notes the ending that a request's body tells.
func (h *host) told(read func(body string) ending) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(io.LimitReader(r.Body, 1<<16))
		if err != nil {
			h.end(ending{crash: err})
			return
		}
		h.end(read(string(body)))
	}
}

func exited(body string) ending {
	code, err := strconv.Atoi(body)
	return ending{code: code, crash: err}
}

func crashed(body string) ending {
	return ending{crash: errors.New("the program crashed: " + body)}
}

// end keeps the first ending: a worker that has exited may still throw.
func (h *host) end(e ending) {
	select {
	case h.ended <- e:
	default:
	}
}
