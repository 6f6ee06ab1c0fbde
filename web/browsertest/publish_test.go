package browsertest

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	reader "github.com/ulikunitz/xz"

	"solvitur/app/site/xz"
)

// publish turns the site in dir into one of another version, as a new build
// would: the version that pages name changes, and with it the bundle.
func publish(t *testing.T, dir, old, next string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, "index.html") {
			replaceInFile(t, path, old, next)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	bundles, err := filepath.Glob(filepath.Join(dir, "web", "offline.*.json.xz"))
	if err != nil || len(bundles) != 1 {
		t.Fatalf("the site has the bundles %q", bundles)
	}
	text := bytes.ReplaceAll(unpackFile(t, bundles[0]), []byte(old), []byte(next))
	to := filepath.Join(dir, "web", "offline.0000000000.json.xz")
	if err := os.WriteFile(to, xz.Compress(text), 0o644); err != nil {
		t.Fatal(err)
	}
	replaceInFile(t, filepath.Join(dir, "app-worker.js"), filepath.Base(bundles[0]), filepath.Base(to))
}

func unpackFile(t *testing.T, path string) []byte {
	t.Helper()
	packed, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	r, err := reader.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func replaceInFile(t *testing.T, path, from, to string) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(content, []byte(from)) {
		t.Fatalf("%s does not name %q", path, from)
	}
	if err := os.WriteFile(path, bytes.ReplaceAll(content, []byte(from), []byte(to)), 0o644); err != nil {
		t.Fatal(err)
	}
}
