// Command benchtable lays what `go test -bench` printed natively beside what it
// printed in Chromium, with the counts and the figures to reach:
//
//	benchtable native.txt chromium.txt
//
// The table has the benchmarks of the second file. Where one was run several
// times its lowest time stands. Fails where either file tells of a failure, so
// that it may follow a pipe.
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "benchtable:", err)
		os.Exit(1)
	}
}

func run(paths []string) error {
	if len(paths) != 2 {
		return errors.New("it is run as `benchtable native.txt chromium.txt`")
	}
	native, err := readFile(paths[0], runtime.GOMAXPROCS(0))
	if err != nil {
		return err
	}
	chromium, err := readFile(paths[1], 1)
	if err != nil {
		return err
	}
	return write(os.Stdout, native, chromium)
}

func readFile(path string, processors int) (*results, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := read(f, processors)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}
