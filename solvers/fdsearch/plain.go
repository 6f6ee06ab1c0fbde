package fdsearch

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/whole"
)

// plain is a search that concludes nothing: it puts values in and tests them.
type plain[S any] struct {
	*judge
	s       *puzzle.Search[S]
	p       *Puzzle[S]
	domains [][]int // by position in asked, in the order in which values are tried
}

// Backtrack searches by hand: it takes the variables in the order of the options,
// all of them where there is none, and tries their values one after the other. A
// constraint is tested as soon as all that it speaks of has values. A value that
// is put in counts as a node, a constraint that is tested as a test.
func Backtrack[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	w, err := newPlain(s, &p)
	if err != nil {
		return err
	}
	return w.end(w.backtrack())
}

// GenerateAndTest puts values in everywhere, and only then tests; it says
// beforehand how many ways there are.
func GenerateAndTest[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	w, err := newPlain(s, &p)
	if err != nil {
		return err
	}
	return w.end(w.generate())
}

func newPlain[S any](s *puzzle.Search[S], p *Puzzle[S]) (*plain[S], error) {
	t, err := newTelling(s, p)
	if err != nil {
		return nil, err
	}
	if err := p.Model.Err(); err != nil {
		return nil, err
	}
	w := &plain[S]{judge: newJudge(t), s: s, p: p}
	for _, x := range w.asked {
		domain := p.Model.Domain(x)
		if p.Options.Pick == fd.Last {
			slices.Reverse(domain)
		}
		w.domains = append(w.domains, domain)
	}
	return w, nil
}

func (w *plain[S]) backtrack() error {
	if failed, err := w.test(0); err != nil || failed != nil || len(w.asked) == 0 {
		return w.only(failed, err)
	}
	next := make([]int, len(w.asked)) // by position: the value to try next
	for depth := 0; depth >= 0; {
		if next[depth] == len(w.domains[depth]) {
			next[depth] = 0
			depth--
			continue
		}
		if err := w.s.Check(); err != nil {
			return err
		}
		w.s.Stats.Nodes++
		w.values[w.asked[depth]] = w.domains[depth][next[depth]]
		next[depth]++
		failed, err := w.test(depth + 1)
		switch {
		case err != nil:
		case failed != nil:
			err = w.refuse(depth, depth+1, failed, func() string { return w.says(w.asked[depth]) })
		case depth+1 == len(w.asked):
			err = w.found(depth)
		default:
			err = w.s.Step(func() view.Frame {
				return w.frame(depth+1, view.Frame{Caption: "Suppose " + w.says(w.asked[depth]) + ".", Role: view.Guess, Depth: depth})
			})
			depth++
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *plain[S]) generate() error {
	if !w.s.Bare {
		defer func() { w.s.Discovered(w.take()) }()
	}
	if err := w.s.Step(func() view.Frame {
		return view.Frame{Caption: fmt.Sprintf("To fill everything in there are %s: each is written down whole, and then tested.", w.howMany())}
	}); err != nil {
		return err
	}
	n := len(w.asked)
	next := make([]int, n)
	for at := 0; at >= 0; {
		for i := range n {
			w.values[w.asked[i]] = w.domains[i][next[i]]
		}
		if err := w.s.Check(); err != nil {
			return err
		}
		w.s.Stats.Nodes++
		var failed *test
		for k := 0; k <= n && failed == nil; k++ {
			var err error
			if failed, err = w.test(k); err != nil {
				return err
			}
		}
		err := error(nil)
		if failed == nil {
			err = w.found(0)
		} else {
			err = w.refuse(0, n, failed, w.saysAll)
		}
		if err != nil {
			return err
		}
		for at = n - 1; at >= 0; at-- { // on to the next way
			if next[at]++; next[at] < len(w.domains[at]) {
				break
			}
			next[at] = 0
		}
	}
	return nil
}

// test is broken, counted.
func (w *plain[S]) test(n int) (*test, error) {
	failed, tested, err := w.broken(n)
	w.s.Stats.Tests += tested
	return failed, err
}

// only ends a search that has nothing to try.
func (w *plain[S]) only(failed *test, err error) error {
	switch {
	case err != nil:
		return err
	case failed == nil:
		return w.found(0)
	}
	w.s.Stats.DeadEnds++
	return w.s.Step(func() view.Frame {
		return w.frame(0, view.Frame{Caption: "Nothing need be tried" + w.against(failed), Role: view.Conflict, Facts: failed.facts})
	})
}

// refuse tells that n values will not do, and what they are.
func (w *plain[S]) refuse(depth, n int, failed *test, what func() string) error {
	w.s.Stats.DeadEnds++
	return w.s.Step(func() view.Frame {
		return w.frame(n, view.Frame{Caption: english.Capital(what()) + "? No" + w.against(failed), Role: view.Conflict, Facts: failed.facts, Depth: depth})
	})
}

// against is what a test that failed is about, behind what it fails: the fact, as
// a sentence of its own, or that there are several.
func (w *plain[S]) against(t *test) string {
	if len(t.facts) == 1 {
		if text := w.s.Text(t.facts[0]); text != "" {
			return ". " + text
		}
	}
	if len(t.facts) == 0 {
		return ": the rules are against it."
	}
	return ": these facts are against it."
}

func (w *plain[S]) says(x fd.Var) string { return w.p.Says(x, w.values[x], true) }

func (w *plain[S]) saysAll() string {
	var all []string
	for _, x := range w.asked {
		if clause := w.says(x); clause != "" {
			all = append(all, clause)
		}
	}
	return strings.Join(all, ", ")
}

// frame shows the first n values.
func (w *plain[S]) frame(n int, f view.Frame) view.Frame {
	return w.of.stage.Frame(f, w.p.Looks(w.moment(n, view.Guess)))
}

func (w *plain[S]) moment(n int, role view.Role) *Moment {
	w.of.trail = w.of.trail[:0]
	for i, x := range w.asked[:n] {
		w.of.trail = append(w.of.trail, supposed{Literal{x, w.values[x]}, i + 1, false})
	}
	m := Put(w.p.Model, role, w.asked[:n], w.values)
	m.of = w.of
	return m
}

// found reports the values as a solution.
func (w *plain[S]) found(depth int) error {
	x, err := w.whole()
	if err != nil {
		return err
	}
	w.of.depth = depth
	if err := w.of.found(x); err != nil {
		return err
	}
	return w.p.report(w.s, x)
}

// end names the facts of a contradiction after a search that is complete.
func (w *plain[S]) end(err error) error {
	if err == nil && w.s.None() {
		w.of.refute(w.s.Stats.Nodes)
	}
	return err
}

// ways is the product of the numbers of values.
func (w *plain[S]) ways() whole.Number {
	var values []int
	for _, domain := range w.domains {
		values = append(values, len(domain))
	}
	return whole.Product(values...)
}

func (w *plain[S]) howMany() string {
	if ways := english.Grouped(string(w.ways())); ways != "1" {
		return ways + " ways"
	}
	return "1 way"
}

// take is what it takes, and how much of that was done.
func (w *plain[S]) take() view.View {
	row := func(name, number string) view.Row {
		return view.Row{Head: view.Cell{Text: name}, Cells: view.Cells(number)}
	}
	ways := w.ways()
	v := view.View{Name: "ways", Title: "What it takes to write all down", Table: &view.Table{
		Corner: "ways to fill everything in", Numeric: true, Columns: view.Cells("how many"),
		Rows: []view.Row{
			row("there are", english.Grouped(string(ways))),
			row("tested", english.Thousands(w.s.Stats.Nodes)),
			row("refused", english.Thousands(w.s.Stats.DeadEnds)),
		},
	}}
	if seconds, _ := ways.Over(whole.Of(1_000_000)); seconds.Compare(whole.Of(60)) > 0 {
		v.Note = fmt.Sprintf("At a million a second, all of them take some %s.", lasting(seconds))
	}
	return v
}

// lasting is a number of seconds, a minute at least, in the largest unit that
// fits.
func lasting(seconds whole.Number) string {
	name := "minute"
	n, _ := seconds.Over(whole.Of(60))
	for _, unit := range []struct {
		name    string
		seconds int
	}{{"hour", 3600}, {"day", 86_400}, {"year", 31_557_600}} {
		if of, _ := seconds.Over(whole.Of(unit.seconds)); of != "0" {
			name, n = unit.name, of
		}
	}
	if n != "1" {
		name += "s"
	}
	return english.Grouped(string(n)) + " " + name
}
