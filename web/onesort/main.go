// Command onesort writes an overlay for `go build -overlay` with which the slices of all types
// are sorted by one copy of Go's sorting code.
//
// Go compiles slices.SortFunc and slices.SortStableFunc anew for each type that is sorted, 25 kB
// of machine code a type. In the overlay both call the code of package sort, which is generated
// from the same source and makes the same comparisons and exchanges, so that what
// compares as equal ends in the same order as everywhere else.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/build"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("onesort: ")
	out := flag.String("out", "build/_sort", "the folder to write to, which ./... is not to match; the overlay is overlay.json in it")
	flag.Parse()
	if err := write(filepath.Join(build.Default.GOROOT, "src"), *out); err != nil {
		log.Fatal(err)
	}
}

// write reads Go's own sources below src.
func write(src, out string) error {
	generic := filepath.Join(src, "slices", "zsortanyfunc.go")
	before, err := os.ReadFile(generic)
	if err != nil {
		return err
	}
	plain, err := os.ReadFile(filepath.Join(src, "sort", "zsortinterface.go"))
	if err != nil {
		return err
	}
	sorted, err := replaced(string(before), string(plain))
	if err != nil {
		return err
	}
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	file := filepath.Join(out, "zsortanyfunc.go")
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {generic: file}})
	if err != nil {
		return err
	}
	return errors.Join(
		os.MkdirAll(out, 0o755),
		os.WriteFile(file, []byte(sorted), 0o644),
		os.WriteFile(filepath.Join(out, "overlay.json"), overlay, 0o644),
	)
}

var declared = regexp.MustCompile(`(?m)^func (\w+)`)

// replaced is what stands in place of the generic file: the plain one, and the two
// functions that package slices calls.
func replaced(generic, plain string) (string, error) {
	var names, twins []string
	for _, match := range declared.FindAllStringSubmatch(plain, -1) {
		names = append(names, match[1])
	}
	for _, match := range declared.FindAllStringSubmatch(generic, -1) {
		twins = append(twins, strings.TrimSuffix(match[1], "CmpFunc"))
	}
	if len(names) < 10 || !slices.Equal(names, twins) || !strings.Contains(plain, "data Interface") {
		return "", fmt.Errorf("this version of Go sorts slices by %q and other things by %q, which are to be the same: look at them, and mend web/onesort or leave it out of the Makefile", twins, names)
	}
	text := strings.NewReplacer("package sort\n", "package slices\n", "data Interface", "data sorter").Replace(plain)
	text = regexp.MustCompile(`\b(`+strings.Join(names, "|")+`)\(`).ReplaceAllString(text, "${1}Any(")
	return text + wrappers, nil
}

const wrappers = `
type sorter interface {
	Less(i, j int) bool
	Swap(i, j int)
}

type sorting[E any] struct {
	data []E
	cmp  func(a, b E) int
}

func (s *sorting[E]) Less(i, j int) bool { return s.cmp(s.data[i], s.data[j]) < 0 }
func (s *sorting[E]) Swap(i, j int)      { s.data[i], s.data[j] = s.data[j], s.data[i] }

func pdqsortCmpFunc[E any](data []E, a, b, limit int, cmp func(a, b E) int) {
	pdqsortAny(&sorting[E]{data, cmp}, a, b, limit)
}

func stableCmpFunc[E any](data []E, n int, cmp func(a, b E) int) {
	stableAny(&sorting[E]{data, cmp}, n)
}
`
