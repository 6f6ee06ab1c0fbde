package browsertest

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	reader "github.com/ulikunitz/xz"

	"solvitur/web/xz"
)

// publish turns the site in dir into one of another version, as a new build
// would: pages, bundle and service worker name what is new (old, new, old, ...).
func publish(t *testing.T, dir string, oldnew ...string) {
	t.Helper()
	change := strings.NewReplacer(oldnew...)
	service := filepath.Join(dir, "app-worker.js")
	changed := []string{service}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, "index.html") {
			changed = append(changed, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	bundles, err := filepath.Glob(filepath.Join(dir, "web", "offline*.json.xz"))
	if err != nil || len(bundles) < 2 {
		t.Fatalf("the site has the bundles %q: %v", bundles, err)
	}
	var renamed []string
	for _, bundle := range bundles {
		content := unpackFile(t, bundle)
		text := change.Replace(string(content))
		sum := sha256.Sum256([]byte(text))
		kind, _, _ := strings.Cut(filepath.Base(bundle), ".")
		next := fmt.Sprintf("%s.%x.json.xz", kind, sum[:5])
		if err := os.Remove(bundle); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "web", next), xz.Compress([]byte(text)), 0o644); err != nil {
			t.Fatal(err)
		}
		renamed = append(renamed, filepath.Base(bundle), next, digestOf(string(content)), digestOf(text))
	}
	for _, path := range changed {
		replaceInFile(t, path, change)
	}
	replaceInFile(t, service, strings.NewReplacer(renamed...))
}

// digestOf is what the service worker knows a file by.
func digestOf(content string) string {
	sum := sha256.Sum256([]byte(content))
	return base64.StdEncoding.EncodeToString(sum[:])
}

// fileOf gives the path of the site's one file that fits a pattern.
func fileOf(t *testing.T, dir, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil || len(found) != 1 {
		t.Fatalf("the site has %q for %s", found, pattern)
	}
	return found[0]
}

// copySite copies the built site, to be changed.
func copySite(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(distDir)); err != nil {
		t.Fatal(err)
	}
	return dir
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

func replaceInFile(t *testing.T, path string, change *strings.Replacer) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	changed := change.Replace(string(content))
	if changed == string(content) {
		t.Fatalf("%s names nothing of what is to be changed", path)
	}
	if err := os.WriteFile(path, []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
}
