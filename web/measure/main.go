// Command measure prints what visitors of a built site wait for, and what that costs them:
//
//	measure [flags] starts|edits|hints|large|workers|memory dist [before]
//
// starts: bytes, first text, ready, first edit, and the next page of first visits; edits: from
// each change of a fact to the verdict on the screen, on every page; hints: from the press to the
// hint, on every page; large: edits of facts as large as a class may make them; workers: one long
// search by one worker and by two; memory: of six tabs that are edited, and at rest. With a second
// site, that of an earlier version, starts, edits and hints take both in turn, so that they share
// whatever else the machine has to do; the others are about the first one alone. `make measure` runs
// all of them.
//
// One browser serves all visits, once it has settled; each visit is in a profile of its own, which
// has nothing kept. The line is 20 Mbit/s with 40 ms before each answer. Slowed is the page's own
// thread: Chromium slows no worker, so that unpacking, compiling and solving are as quick as ever.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"solvitur/web/chromium"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, arguments []string) error {
	var m meter
	flags := flag.NewFlagSet("measure", flag.ContinueOnError)
	flags.IntVar(&m.visits, "visits", 15, "visits to each page of each site, by starts")
	flags.IntVar(&m.edits, "edits", 20, "edits on each page, by edits and large")
	flags.StringVar(&m.only, "only", "", "names of puzzles with commas between, in place of all, by edits and hints")
	flags.DurationVar(&m.rest, "rest", 2*time.Minute, "how long tabs are left alone, by memory")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	measures := map[string]func(context.Context) error{"starts": m.starts, "edits": m.everyEdit, "hints": m.everyHint, "large": m.largeEdits, "workers": m.crews, "memory": m.memory}
	measure := measures[flags.Arg(0)]
	if measure == nil || flags.NArg() < 2 || flags.NArg() > 3 {
		return errors.New("it is run as `measure starts|edits|hints|large|workers|memory dist [before]`")
	}
	for _, dir := range flags.Args()[1:] {
		if err := m.serve(dir); err != nil {
			return err
		}
	}
	defer m.close()
	browser, stop, err := chromium.Start(os.Getenv("SOLVITUR_BROWSER"),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"))
	if err != nil {
		return err
	}
	defer stop()
	// Whoever interrupts it stops the browser, with which everything ends.
	defer context.AfterFunc(ctx, stop)()
	m.browser = browser
	if err := m.settle(); err != nil {
		return err
	}
	return measure(ctx)
}

// meter measures.
type meter struct {
	browser context.Context
	sites   []*site // the first is the one that it is about
	visits  int
	edits   int
	only    string
	rest    time.Duration
}

// puzzles are those of the first site, or those asked for.
func (m *meter) puzzles() (names []string, err error) {
	if m.only != "" {
		return strings.Split(m.only, ","), nil
	}
	folders, err := filepath.Glob(filepath.Join(m.sites[0].dir, "p", "*", "index.html"))
	for _, file := range folders {
		names = append(names, filepath.Base(filepath.Dir(file)))
	}
	return names, err
}

// settle lets a browser that has just started come to rest: it loads pages of its own at
// first, and the first visit of each site is slower than all others.
func (m *meter) settle() error {
	for range 2 {
		for _, s := range m.sites {
			v, err := m.visit(s)
			if err != nil {
				return err
			}
			err = v.open(pages[0])
			v.close()
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// pages are the six puzzles that are visited: one of each of six programs, light ones and heavy ones.
var pages = strings.Fields("jealous-boyfriend zebra sudoku koenigsberg-bridges send-more-money wolf-goat-cabbage")
