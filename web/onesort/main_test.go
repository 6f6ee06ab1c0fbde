package main

import (
	"cmp"
	"go/build"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
)

type item struct{ key, was int }

type byKey []item

func (s byKey) Len() int           { return len(s) }
func (s byKey) Less(i, j int) bool { return s[i].key < s[j].key }
func (s byKey) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }

// What the overlay puts in place sorts as what was there: what compares as equal ends in the
// same order, stable or not, and so the page lists things as the terminal does.
func TestSameOrder(t *testing.T) {
	compare := func(a, b item) int { return cmp.Compare(a.key, b.key) }
	for n := range 2000 {
		random := rand.New(rand.NewPCG(uint64(n), 2026))
		list := make([]item, random.IntN(300))
		for i := range list {
			list[i] = item{random.IntN(1 + random.IntN(60)), i}
		}
		if n%3 == 0 { // nearly in order, which is looked for
			slices.SortFunc(list, compare)
			if len(list) > 1 {
				i, j := random.IntN(len(list)), random.IntN(len(list))
				list[i], list[j] = list[j], list[i]
			}
		}
		one, other := slices.Clone(list), slices.Clone(list)
		slices.SortFunc(one, compare)
		sort.Sort(byKey(other))
		if !slices.Equal(one, other) {
			t.Fatalf("%v is sorted to %v by slices, and to %v by sort", list, one, other)
		}
		one, other = slices.Clone(list), slices.Clone(list)
		slices.SortStableFunc(one, compare)
		sort.Stable(byKey(other))
		if !slices.Equal(one, other) {
			t.Fatalf("%v is sorted stably to %v by slices, and to %v by sort", list, one, other)
		}
	}
}

// Another version of Go, whose two ways of sorting have parted, is refused.
func TestOtherVersionsAreRefused(t *testing.T) {
	read := func(path ...string) string {
		t.Helper()
		content, err := os.ReadFile(filepath.Join(append([]string{build.Default.GOROOT, "src"}, path...)...))
		if err != nil {
			t.Fatal(err)
		}
		return string(content)
	}
	generic, plain := read("slices", "zsortanyfunc.go"), read("sort", "zsortinterface.go")
	if _, err := replaced(generic, plain); err != nil {
		t.Error(err)
	}
	for name, other := range map[string]string{
		"less":    generic[:strings.LastIndex(generic, "func ")],
		"renamed": strings.ReplaceAll(generic, "pdqsort", "quicksort"),
	} {
		if _, err := replaced(other, plain); err == nil || !strings.Contains(err.Error(), "mend web/onesort") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
