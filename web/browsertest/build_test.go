package browsertest

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"solvitur/web/sitetest"
)

// Two builds of the same sources give the same site, byte for byte. To pack the programs is
// most of the work and needs no browser, nor these programs: that what is packed is the same for the same
// bytes is tested where it is done. So the programs and the data are made a second time and
// compared with those of the site that is tested (`make test` builds it from the sources
// as they are); and all pages are, of that data, with one small program in place of each.
func TestTwoBuildsAreTheSame(t *testing.T) {
	t.Parallel()
	first, second := os.Getenv("SOLVITUR_BUILD"), t.TempDir()
	if first == "" {
		first = t.TempDir()
		build(t, sitetest.Programs(first))
	}
	build(t, sitetest.Programs(second))
	for _, folder := range []string{"catalog", "workers"} {
		same(t, filepath.Join(first, folder), filepath.Join(second, folder))
	}
	if !bytes.Equal(read(t, filepath.Join(first, "app.wasm")), read(t, filepath.Join(second, "app.wasm"))) {
		t.Error("app.wasm differs")
	}

	data, workers := filepath.Join(second, "catalog"), slices.Collect(maps.Keys(readFolder(t, filepath.Join(second, "workers"))))
	one, two := smallSite(t, data, workers), smallSite(t, data, workers)
	if files := same(t, one, two); files < 100 {
		t.Errorf("the site has only %d files", files)
	}
}

func build(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// same compares two folders, and says how many files the first has.
func same(t *testing.T, one, two string) int {
	t.Helper()
	a, b := readFolder(t, one), readFolder(t, two)
	for name := range b {
		if _, ok := a[name]; !ok {
			t.Errorf("only the second build has %s", name)
		}
	}
	for name, content := range a {
		switch other, ok := b[name]; {
		case !ok:
			t.Errorf("only the first build has %s", name)
		case !bytes.Equal(content, other):
			t.Errorf("%s differs", name)
		}
	}
	return len(a)
}

func readFolder(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	root := os.DirFS(dir)
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files[name], err = fs.ReadFile(root, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("%s is empty", dir)
	}
	return files
}
