package browsertest

import (
	"bytes"
	"io/fs"
	"os"
	"testing"

	"solvitur/web/sitetest"
)

// Two builds of the same sources give the same site, byte for byte. The first is
// the one that is tested (`make test` builds it from the sources as they are).
func TestTwoBuildsAreTheSame(t *testing.T) {
	t.Parallel()
	again, err := sitetest.Build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	a, b := readFolder(t, distDir), readFolder(t, again)
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
	if len(files) < 20 {
		t.Fatalf("the site has only %d files", len(files))
	}
	return files
}
