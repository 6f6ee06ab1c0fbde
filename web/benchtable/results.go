package main

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// results are the benchmarks of one file by name, in the file's order.
type results struct {
	names  []string
	byName map[string]*result
}

// result is the lowest time of a benchmark, in milliseconds, and its count.
type result struct {
	ms    float64
	count string // such as "302 nodes"; empty where the benchmark counts nothing
}

// What a search is counted in, the most telling first.
var counts = []string{"nodes", "choices", "expanded", "searches", "steps", "legs", "plans", "multiplications", "unique"}

const module = "solvitur/solvers/"

// read takes the benchmarks out of go test's output. A name is the package's
// path below solvers, and the benchmark's; go test ends the latter with the
// number of processors unless that is one.
func read(from io.Reader, processors int) (*results, error) {
	r := &results{byName: map[string]*result{}}
	suffix := ""
	if processors > 1 {
		suffix = "-" + strconv.Itoa(processors)
	}
	pkg := ""
	lines := bufio.NewScanner(from)
	for lines.Scan() {
		line := lines.Text()
		if line == "FAIL" || strings.HasPrefix(line, "FAIL\t") || strings.HasPrefix(line, "--- FAIL") {
			return nil, fmt.Errorf("a benchmark failed: %q", line)
		}
		if p, ok := strings.CutPrefix(line, "pkg: "); ok {
			pkg = strings.TrimPrefix(p, module)
			continue
		}
		fields := strings.Fields(line)
		if len(fields) < 4 || len(fields)%2 != 0 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		name := pkg + " " + strings.TrimSuffix(strings.TrimPrefix(fields[0], "Benchmark"), suffix)
		one, err := readFigures(fields[2:])
		if err != nil {
			return nil, fmt.Errorf("%q: %w", line, err)
		}
		if before, ok := r.byName[name]; ok {
			before.ms = min(before.ms, one.ms)
			continue
		}
		r.names = append(r.names, name)
		r.byName[name] = &one
	}
	return r, lines.Err()
}

// readFigures reads pairs of a value and its unit.
func readFigures(fields []string) (result, error) {
	var one result
	best := len(counts)
	for pair := range slices.Chunk(fields, 2) {
		value, err := strconv.ParseFloat(pair[0], 64)
		if err != nil {
			return result{}, err
		}
		if pair[1] == "ns/op" {
			one.ms = value / 1e6
		} else if at := slices.Index(counts, pair[1]); at >= 0 && at < best {
			best = at
			one.count = strconv.FormatFloat(value, 'f', -1, 64) + " " + pair[1]
		}
	}
	return one, nil
}
