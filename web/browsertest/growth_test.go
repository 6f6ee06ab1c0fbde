package browsertest

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A family that is not opened may weigh this much on the first visit to another's puzzle.
const mostGrowth = 10_000

// The catalogue grows by copies of a family of four puzzles, each with a program of its own.
// What is sent besides programs grows by little: names, sizes and digests, and the gallery.
func TestAFamilyThatIsNotOpenedIsLight(t *testing.T) {
	t.Parallel()
	const copies, family, puzzles = 5, "machines", 4
	data := t.TempDir()
	if err := os.CopyFS(data, os.DirFS(fileOf(t, distDir, "data/*"))); err != nil {
		t.Fatal(err)
	}
	var cards []map[string]any
	if err := json.Unmarshal(read(t, filepath.Join(data, "catalog.json")), &cards); err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, card := range cards {
		known[card["program"].(string)] = true
	}
	grown := cards
	for i := range copies {
		program := fmt.Sprintf("copy%d", i)
		known[program] = true
		found := 0
		for _, card := range cards {
			if card["family"] != family {
				continue
			}
			found++
			copied := map[string]any{}
			for member, value := range card {
				copied[member] = value
			}
			name := fmt.Sprintf("%s-%s", card["name"], program)
			copied["name"], copied["program"], copied["title"] = name, program, fmt.Sprintf("%s, once more (%d)", card["title"], i)
			grown = append(grown, copied)
			sheet := strings.Replace(string(read(t, filepath.Join(data, "p", card["name"].(string)+".json"))), quote(card["name"].(string)), quote(name), 1)
			write(t, filepath.Join(data, "p", name+".json"), []byte(sheet))
		}
		if found != puzzles {
			t.Fatalf("%s has %d puzzles, and the test is about %d", family, found, puzzles)
		}
	}
	all, err := json.Marshal(grown)
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(data, "catalog.json"), all)

	out := smallSite(t, data, slices.Collect(maps.Keys(known)))
	before, after := firstVisit(t, distDir), firstVisit(t, out)
	growth := (after - before) / copies
	t.Logf("a first visit without its programs: %d bytes, and %d with %d families more: %d each", before, after, copies, growth)
	if growth < 100 || growth > mostGrowth {
		t.Errorf("a family more weighs %d bytes on the first visit to another's puzzle, at most %d are meant", growth, mostGrowth)
	}
}

// firstVisit weighs what the first visit to a puzzle fetches besides programs, as a host
// sends it.
func firstVisit(t *testing.T, dir string) (sum int) {
	t.Helper()
	for _, pattern := range []string{
		puzzlePath + "index.html", "app-worker.js", "web/*.js", "web/*.css", "web/offline.*.json.xz", "web/offline-tables.*.json.xz",
	} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil || len(found) == 0 {
			t.Fatalf("the site has no %s: %v", pattern, err)
		}
		for _, file := range found {
			content := read(t, file)
			if filepath.Ext(file) == ".xz" {
				sum += len(content)
				continue
			}
			var packed bytes.Buffer
			w := gzip.NewWriter(&packed)
			if _, err := w.Write(content); err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			sum += packed.Len()
		}
	}
	return sum
}
