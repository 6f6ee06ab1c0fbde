package browsertest

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// smallSite makes the site of the data in a folder, with one program that does nothing in
// place of the page's and of each worker's: to pack the true ones is most of the work of `make site`.
func smallSite(t *testing.T, data string, workers []string) (dir string) {
	t.Helper()
	programs, dir := t.TempDir(), t.TempDir()
	source, page := filepath.Join(programs, "main.go"), filepath.Join(programs, "app.wasm")
	write(t, source, []byte("package main\n\nfunc main() { println() }\n"))
	run := func(env []string, args ...string) {
		t.Helper()
		command := exec.Command("go", args...)
		command.Dir = filepath.Join("..", "..")
		command.Env = append(os.Environ(), env...)
		if said, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, said)
		}
	}
	// As the page's own program is built, so that the library need not be compiled once more.
	run([]string{"GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc"}, "build", "-trimpath", "-gcflags=all=-l", "-gcflags=runtime=", "-gcflags=internal/runtime/...=", "-ldflags=-s -w", "-o", page, source)
	if err := os.Mkdir(filepath.Join(programs, "workers"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, worker := range workers {
		write(t, filepath.Join(programs, "workers", worker), read(t, page))
	}
	run(nil, "run", "./app", "-data", data, "-wasm", programs, "-out", dir)
	return dir
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func write(t *testing.T, file string, content []byte) {
	t.Helper()
	if err := os.WriteFile(file, content, 0o644); err != nil {
		t.Fatal(err)
	}
}
