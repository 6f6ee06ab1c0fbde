package main

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"
)

// memory opens six tabs in one profile, edits them in turn, and prints how much memory the
// browser has: all of it, and each tab's process with its workers. A share of memory that several
// processes have in common counts for each as its part (proportional set size), as Linux says.
func (m *meter) memory(ctx context.Context) error {
	v, err := m.visit(m.sites[0])
	if err != nil {
		return err
	}
	defer v.close()
	tabs := []*visit{v}
	for range len(pages) - 1 {
		tab, err := v.another()
		if err != nil {
			return err
		}
		defer tab.close()
		tabs = append(tabs, tab)
	}
	for i, tab := range tabs {
		if err := tab.open(pages[i]); err != nil {
			return fmt.Errorf("%s: %w", pages[i], err)
		}
	}
	fmt.Printf("six tabs: memory in MB\n%-26s %8s   %s\n", "", "all", "tabs, the largest first")
	if err := m.weigh("opened"); err != nil {
		return err
	}
	const rounds, each = 8, 8 // 384 edits
	for round := range rounds {
		for _, tab := range tabs {
			for n := range each {
				if _, err := tab.edit(n / 2); err != nil {
					return err
				}
			}
		}
		if err := m.weigh(fmt.Sprintf("after %d edits", (round+1)*each*len(tabs))); err != nil {
			return err
		}
	}
	select {
	case <-time.After(m.rest):
	case <-ctx.Done():
		return ctx.Err()
	}
	return m.weigh(fmt.Sprint("left alone for ", m.rest))
}

// weigh prints what the browser has now.
func (m *meter) weigh(when string) error {
	processes, err := m.processes()
	if err != nil {
		return err
	}
	all := 0
	var tabs []int
	for _, p := range processes {
		kB, err := proportional(p.ID)
		if err != nil {
			return err
		}
		all += kB
		if p.Type == "renderer" {
			tabs = append(tabs, kB/1024)
		}
	}
	slices.SortFunc(tabs, func(a, b int) int { return cmp.Compare(b, a) })
	fmt.Printf("%-26s %8d   %v\n", when, all/1024, tabs[:min(len(pages), len(tabs))])
	return nil
}

// proportional is the proportional set size of a process, in kB.
func proportional(process int64) (kB int, err error) {
	f, err := os.Open(fmt.Sprintf("/proc/%d/smaps_rollup", process))
	if err != nil {
		return 0, fmt.Errorf("memory is measured on Linux only: %w", err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "Pss:") {
			_, err = fmt.Sscanf(lines.Text(), "Pss: %d kB", &kB)
			return kB, err
		}
	}
	return 0, fmt.Errorf("the memory of process %d is not told by Linux", process)
}
