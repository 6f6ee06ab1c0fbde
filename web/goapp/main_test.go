package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestThePageLosesWhatItNeverRuns(t *testing.T) {
	dir := t.TempDir()
	modfile := filepath.Join(dir, "page.mod")
	if err := run(filepath.Join(dir, "goapp"), modfile); err != nil {
		t.Fatal(err)
	}
	deps := func(args ...string) map[string]bool {
		list := exec.Command("go", append([]string{"list", "-deps"}, args...)...)
		list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		out, err := list.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		m := map[string]bool{}
		for _, p := range strings.Fields(string(out)) {
			m[p] = true
		}
		return m
	}
	app := module + "/pkg/app"
	whole, trimmed := deps(app), deps("-modfile="+modfile, app)
	if !whole["net/http"] || trimmed["net/http"] || trimmed["crypto/tls"] {
		t.Error("net/http is in the page")
	}
	for _, heavy := range []string{"regexp", "crypto/aes", "github.com/google/uuid"} {
		if !whole[heavy] || trimmed[heavy] {
			t.Errorf("%s is in the page", heavy)
		}
	}
	if !trimmed["encoding/json"] || !trimmed["net/url"] {
		t.Error("more than the server is gone")
	}
	build := exec.Command("go", "build", "-modfile="+modfile, app)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("the copy does not compile: %v\n%s", err, out)
	}
}

// The site is built on a machine where no module has ever been fetched.
func TestGoAppIsFetchedWhereItIsMissing(t *testing.T) {
	if _, err := download(module); err != nil {
		t.Fatal(err)
	}
	filled, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOPROXY", "file://"+filepath.ToSlash(filepath.Join(strings.TrimSpace(string(filled)), "cache", "download")))
	t.Setenv("GOMODCACHE", t.TempDir())
	t.Setenv("GOFLAGS", "-modcacherw") // so that the folder can be removed
	dir := t.TempDir()
	if err := run(filepath.Join(dir, "goapp"), filepath.Join(dir, "page.mod")); err != nil {
		t.Error(err)
	}

	t.Setenv("GOPROXY", "off")
	t.Setenv("GOMODCACHE", t.TempDir())
	if _, err := download(module); err == nil || !strings.Contains(err.Error(), "cannot be downloaded") {
		t.Errorf("without any source of modules the error is %v", err)
	}
}

func TestAnotherGoAppIsNoticed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "resource.go")
	if err := os.WriteFile(path, []byte("package app\n\nfunc remoteLocation(string) bool { return false }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := functions(path, stillNeeded); err == nil || !strings.Contains(err.Error(), "clientResourceResolver") {
		t.Errorf("a missing function gave %v", err)
	}
}
