package browsertest

import (
	"os"
	"strings"
	"testing"

	"solvitur/web/host"
)

// What can happen to a packed program on the way: nothing arrives, the end is
// missing, a byte is another.
var accidents = map[string]func(packed []byte) []byte{
	"empty":   func([]byte) []byte { return nil },
	"cut off": func(packed []byte) []byte { return packed[:len(packed)/2] },
	"no end":  func(packed []byte) []byte { return packed[:len(packed)-1] },
	"damaged": func(packed []byte) []byte { packed[len(packed)/2] ^= 1; return packed },
}

// The story stays readable, and the page says in words what is wrong.
func TestBrokenProgramIsTold(t *testing.T) {
	t.Parallel()
	for name, accident := range accidents {
		t.Run(name, func(t *testing.T) {
			s := serveFolder(t, withAccident(t, "app", accident), host.Options{})
			p := newPage(t)
			p.allow(`loading wasm failed`)
			p.visitOnly(s.url(puzzlePath))
			p.untilTrue(`document.getElementById("app-wasm-loader").innerText.includes("did not arrive whole; reload")`)
			if words := len(strings.Fields(p.text(css("main")))); words < 40 {
				t.Errorf("the page has %d words, want a story", words)
			}
		})
	}
}

func TestBrokenWorkerIsTold(t *testing.T) {
	t.Parallel()
	for name, accident := range accidents {
		t.Run(name, func(t *testing.T) {
			s := serveFolder(t, withAccident(t, "worker-tables", accident), host.Options{})
			p := newPage(t)
			p.allow(`service_worker: .*`) // it cannot keep such a site
			p.visitOnly(s.url("how/"))
			p.wait(css("main[data-ready]"))
			for range 2 { // the failure is not remembered: the file is fetched again
				got := eval[string](p, `new Promise((resolve) => { solvitur.startWorker("tables", resolve, resolve); })`)
				if !strings.Contains(got, "did not arrive whole") {
					t.Errorf("the worker says %q", got)
				}
			}
			fetched := 0
			for _, r := range s.Requests() {
				if strings.Contains(r.Path, "/worker-tables.") && strings.HasSuffix(r.Path, ".xz") {
					fetched++
				}
			}
			if fetched < 2 {
				t.Errorf("the program was fetched %d times", fetched)
			}
		})
	}
}

// withAccident copies the site, with an accident to one of its programs.
func withAccident(t *testing.T, program string, accident func([]byte) []byte) string {
	t.Helper()
	dir := copySite(t)
	file := fileOf(t, dir, "web/"+program+".*.wasm.xz")
	packed, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, accident(packed), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}
