package main

import (
	"cmp"
	"context"
	"flag"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// solveFlags are what the command line asks for beside the puzzle.
type solveFlags struct {
	strategy, claim string
	limit, cores    int
	workers         int
	why, argue      bool
	trace, tree     bool
	json            bool
	off             words
	timeout         time.Duration
}

func (f *solveFlags) set() *flag.FlagSet {
	set := flag.NewFlagSet("solve", flag.ContinueOnError)
	set.StringVar(&f.strategy, "strategy", "", "how to search: the `name` of a strategy of the family")
	set.IntVar(&f.limit, "limit", 0, "stop after `n` solutions and one more; 0 finds and counts all")
	set.BoolVar(&f.why, "why", false, "say which facts are enough for a contradiction, or what is certain, open and superfluous")
	set.StringVar(&f.claim, "claim", "", "say why this `claim` follows (implies -why)")
	set.BoolVar(&f.argue, "argue", false, "lead from the facts to what is certain in simplest steps")
	set.IntVar(&f.cores, "cores", 1, "with -why: look for up to `n` different reasons")
	set.IntVar(&f.workers, "workers", 1, "have `n` workers share the parts of a long search")
	set.BoolVar(&f.trace, "trace", false, "show the steps of the search")
	set.BoolVar(&f.tree, "tree", false, "show the search as a tree, where it is one")
	set.BoolVar(&f.json, "json", false, "print JSON, one object a line")
	set.Var(&f.off, "off", "switch off the fact of this `id`; may be given again")
	set.DurationVar(&f.timeout, "timeout", time.Minute, "how long to search, and to explain; 0 for as long as it takes")
	return set
}

// report is how results are told: in plain words or as JSON.
type report interface {
	tell(wire.Event)
	// end tells the verdict, which comes last.
	end()
}

func (d door) solve(ctx context.Context, args []string) error {
	var f solveFlags
	set := f.set()
	operands, err := d.operands(set, args)
	if err != nil {
		return err
	}
	if len(operands) != 1 {
		return usagef("solve takes one puzzle, link, file, or - for standard input")
	}
	if f.limit < 0 || f.timeout < 0 || f.cores < 1 || f.workers < 1 {
		return usagef("-limit and -timeout must be at least 0, and -cores and -workers at least 1")
	}
	if f.claim == "" && given(set, "claim") {
		return usagef("-claim is given no claim: solvitur solve -json -why lists some")
	}
	what, err := d.open(operands[0])
	if err != nil {
		return err
	}
	if _, err := d.family(what.family); err != nil {
		return factsError{schema.Errorf("family", "%s", err)}
	}
	laboratory := d.lab()
	if f.json {
		laboratory.Shown = math.MaxInt
	}
	job, err := what.without(laboratory, f.off)
	if err != nil {
		return err
	}
	if err := checkStrategy(job.Info, f.strategy); err != nil {
		return err
	}

	if f.tree {
		if err := checkTree(job.Info, cmp.Or(f.strategy, what.variant.Strategy, job.Info.Strategies[0].Name), f.json); err != nil {
			return err
		}
	}

	var out report
	if f.json {
		told := &lines{out: d.out}
		told.words(what.variant.Words)
		out = told
	} else {
		out = &page{out: d.out, heading: what.heading(), job: job, asTree: f.tree}
	}
	return d.investigate(ctx, laboratory, what, f, out)
}

// without opens a puzzle with more facts switched off: faults of the command line
// are told apart from faults of the facts.
func (s *source) without(l *lab.Lab, off words) (*lab.Job, error) {
	own := len(s.variant.Off)
	s.variant.Off = slices.Concat(s.variant.Off, off)
	job, err := l.Open(s.family, s.variant)
	if err == nil {
		return job, nil
	}
	for _, e := range schema.FieldErrors(err) {
		at, isOff := strings.CutPrefix(e.Path, "off/")
		if n, wrong := strconv.Atoi(at); isOff && wrong == nil && n >= own {
			return nil, usagef("-off: %s", e.Message)
		}
	}
	return nil, factsError{err}
}

// investigate solves, and explains if that was asked for.
func (d door) investigate(ctx context.Context, laboratory *lab.Lab, what source, f solveFlags, out report) error {
	budget := wire.Budget{Milliseconds: f.timeout.Milliseconds()}
	var done *wire.DoneBody
	request := wire.SolveRequest{
		Family: what.family, Variant: what.variant,
		Strategy: f.strategy, Limit: f.limit, Budget: budget,
	}
	if f.trace || f.tree {
		request.Trace = wire.MaxSteps
	}
	err := d.search(ctx, laboratory, f.workers, request, func(e wire.Event) {
		if e.Done != nil {
			done = e.Done
		}
		out.tell(e)
	})
	if err != nil {
		return err
	}
	switch {
	case f.claim != "" || f.why && done.Verdict == puzzle.None:
		err = laboratory.Explain(ctx, wire.ExplainRequest{
			Family: what.family, Variant: what.variant,
			Claim: f.claim, Cores: f.cores, Budget: budget,
		}, out.tell)
		if err != nil && f.claim != "" {
			err = usagef("-claim: %s", err)
		}
	case f.why:
		err = laboratory.Survey(ctx, wire.SurveyRequest{Family: what.family, Variant: what.variant, Budget: budget}, out.tell)
	case !f.json && done.Solutions > 0 && done.Verdict != puzzle.One && len(done.Standings) == 0:
		budget.Milliseconds = min(cmp.Or(budget.Milliseconds, brief), brief)
		err = laboratory.Survey(ctx, wire.SurveyRequest{Family: what.family, Variant: what.variant, Brief: true, Budget: budget}, func(e wire.Event) {
			if e.Surveyed != nil {
				done.Standings = e.Surveyed.Standings.All()
			}
		})
	}
	if err == nil && f.argue {
		err = laboratory.Argue(ctx, wire.ArgueRequest{Family: what.family, Variant: what.variant, Budget: budget}, out.tell)
	}
	if err != nil {
		return err
	}
	out.end()
	return nil
}

// brief is how long the terminal looks for what is certain if nobody asked for
// it, in milliseconds.
const brief = 2000

func checkStrategy(info puzzle.Info, name string) error {
	names := make([]string, len(info.Strategies))
	for i, s := range info.Strategies {
		names[i] = s.Name
	}
	if name == "" || slices.Contains(names, name) {
		return nil
	}
	return usagef("there is no strategy %q%s (there are: %s)", name, suggest(name, names), strings.Join(names, ", "))
}

// checkTree says whether a search can be shown as a tree.
func checkTree(info puzzle.Info, name string, json bool) error {
	if json {
		return usagef("-tree is for reading: leave out -json, or take -trace, whose steps say how deep they are")
	}
	var trees []string
	for _, s := range info.Strategies {
		if s.Tree && s.Name == name {
			return nil
		}
		if s.Tree {
			trees = append(trees, s.Name)
		}
	}
	if len(trees) == 0 {
		return usagef("-tree: no way of searching of this family is a tree; take -trace")
	}
	return usagef("-tree: the way of searching %q is none (these are: %s); take -trace, or -strategy with one of them", name, strings.Join(trees, ", "))
}
