package puzzle

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Define makes a Family of a Definition. It panics if the presets cannot be
// read or a required function is missing: mistakes of the author, met by the
// first test that runs.
func Define[F, S any](d Definition[F, S]) Family {
	switch {
	case d.Facts == nil, d.Given == nil, d.Solve == nil, d.Violations == nil, d.Show == nil, d.Answer == nil:
		panic("puzzle: the definition of " + d.Info.Name + " lacks a required function")
	case len(d.Info.Strategies) == 0:
		panic("puzzle: the definition of " + d.Info.Name + " has no strategy")
	case d.Claims != nil && d.Holds == nil:
		panic("puzzle: the definition of " + d.Info.Name + " has claims but no Holds")
	}
	presets, err := readPresets(d.Presets, d.Info.Name)
	if err != nil {
		panic("puzzle: " + err.Error())
	}
	return &family[F, S]{Definition: d, presets: presets}
}

type family[F, S any] struct {
	Definition[F, S]
	presets []Preset
}

func (f *family[F, S]) Info() Info        { return f.Definition.Info }
func (f *family[F, S]) Form() schema.Form { return f.Definition.Form }
func (f *family[F, S]) Presets() []Preset { return slices.Clone(f.presets) }

func (f *family[F, S]) Parse(raw json.RawMessage) (Instance, error) {
	doc, err := schema.Decode(raw)
	if err != nil {
		return nil, schema.Errorf("", "%s", err)
	}
	if errs := schema.Check(f.Definition.Form, doc); len(errs) > 0 {
		return nil, schema.Join(errs)
	}
	// The facts are read from what was checked, not from the raw text, so that
	// no difference between two readers of JSON can slip something past.
	checked, err := json.Marshal(doc)
	if err != nil {
		return nil, schema.Errorf("", "these facts cannot be read: %s", err)
	}
	var facts F
	decoder := json.NewDecoder(bytes.NewReader(checked))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&facts); err != nil {
		return nil, schema.Errorf("", "these facts do not fit the form of %s: %s", f.Definition.Info.Name, err)
	}
	if f.Validate != nil {
		if errs := f.Validate(&facts); len(errs) > 0 {
			return nil, schema.Join(errs)
		}
	}
	canonical, err := json.Marshal(facts)
	if err != nil {
		return nil, schema.Errorf("", "these facts cannot be written: %s", err)
	}
	return &instance[F, S]{family: f, facts: facts, canonical: canonical}, nil
}

type instance[F, S any] struct {
	family    *family[F, S]
	facts     F
	canonical json.RawMessage
}

func (i *instance[F, S]) Canonical() json.RawMessage { return bytes.Clone(i.canonical) }
func (i *instance[F, S]) Facts() []Fact              { return i.family.Facts(i.facts) }
func (i *instance[F, S]) Given() []view.View         { return i.GivenKept(nil) }

func (i *instance[F, S]) GivenKept(keep func(FactID) bool) []view.View {
	if keep == nil {
		keep = KeepAll
	}
	return i.family.Given(i.facts, keep)
}

func (i *instance[F, S]) Orderings() []Ordering {
	if i.family.Orderings == nil {
		return nil
	}
	return i.family.Orderings(i.facts)
}

func (i *instance[F, S]) Claims() []ClaimText {
	if i.family.Claims == nil {
		return nil
	}
	return i.family.Claims(i.facts)
}

func (i *instance[F, S]) Holds(raw json.RawMessage, claim Claim) (bool, error) {
	solution, err := i.decode(raw)
	if err != nil {
		return false, err
	}
	return i.holds(solution, claim)
}

func (i *instance[F, S]) holds(solution S, claim Claim) (bool, error) {
	if i.family.Holds == nil {
		return false, fmt.Errorf("nothing can be claimed about %s", i.family.Definition.Info.Name)
	}
	return i.family.Holds(i.facts, solution, claim)
}

func (i *instance[F, S]) Violations(raw json.RawMessage) ([]FactID, error) {
	solution, err := i.decode(raw)
	if err != nil {
		return nil, err
	}
	return i.family.Violations(i.facts, solution)
}

func (i *instance[F, S]) Show(raw json.RawMessage) []view.View {
	solution, err := i.decode(raw)
	if err != nil {
		return nil
	}
	return i.family.Show(i.facts, solution)
}

func (i *instance[F, S]) decode(raw json.RawMessage) (solution S, err error) {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&solution); err != nil {
		return solution, fmt.Errorf("this is not a solution of %s: %w", i.family.Definition.Info.Name, err)
	}
	return solution, nil
}

// ErrBroken is what a search fails with when a strategy delivers a solution
// that breaks a fact: a defect, told loudly rather than shown.
var ErrBroken = errors.New("a strategy gave an answer that breaks a fact; please report this puzzle")

func (i *instance[F, S]) Solve(ctx context.Context, o Options) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		o, err := i.checkOptions(o)
		if err != nil {
			yield(Event{}, err)
			return
		}
		search := &Search[S]{Options: o, ctx: ctx, yield: yield, untilTold: checkEvery}
		search.accept = func(solution S) (json.RawMessage, bool, error) { return i.accept(search, solution) }
		err = ctx.Err()
		if err == nil {
			err = i.family.Solve(i.facts, search)
		}
		if search.abandoned {
			return
		}
		verdict, why, failure := search.verdict(err)
		if failure != nil {
			yield(Event{}, failure)
			return
		}
		yield(Event{Done: i.done(search, verdict, why)}, nil)
	}
}

// checkOptions fills in defaults and refuses what the family does not know.
func (i *instance[F, S]) checkOptions(o Options) (Options, error) {
	strategies := i.family.Definition.Info.Strategies
	if o.Strategy == "" {
		o.Strategy = strategies[0].Name
	}
	if !slices.ContainsFunc(strategies, func(s Strategy) bool { return s.Name == o.Strategy }) {
		names := make([]string, len(strategies))
		for k, s := range strategies {
			names[k] = s.Name
		}
		return o, fmt.Errorf("there is no strategy %q: choose one of %s", o.Strategy, strings.Join(names, ", "))
	}
	if o.Deny != "" && i.family.Holds == nil {
		return o, fmt.Errorf("nothing can be claimed about %s", i.family.Definition.Info.Name)
	}
	if o.Limit < 0 || o.Nodes < 0 {
		return o, fmt.Errorf("a limit below 0 makes no sense: use 0 for none")
	}
	orderings := i.Orderings()
	for name, items := range o.Orders {
		at := slices.IndexFunc(orderings, func(known Ordering) bool { return known.Name == name })
		if at < 0 {
			return o, fmt.Errorf("there is no order called %q to choose", name)
		}
		if !slices.Equal(slices.Sorted(slices.Values(items)), slices.Sorted(slices.Values(orderings[at].Items))) {
			return o, fmt.Errorf("the order of %s must name each of %s once", name, strings.Join(orderings[at].Items, ", "))
		}
	}
	return o, nil
}

// ErrUndecided is what a checker says of an answer that it cannot judge to the
// end: it is never called right or wrong for that.
var ErrUndecided = errors.New("this answer is too much to be checked")

// accept judges a solution by the facts, not by the engine that found it. What
// cannot be judged is the engine's word, and is delivered.
func (i *instance[F, S]) accept(search *Search[S], solution S) (json.RawMessage, bool, error) {
	broken, err := i.family.Violations(i.facts, solution)
	undecided := errors.Is(err, ErrUndecided)
	if err != nil && !undecided {
		return nil, false, err
	}
	for _, id := range broken {
		if strings.HasPrefix(id, "rule:") || search.Kept(id) {
			return nil, false, fmt.Errorf("%w (strategy %s, fact %s)", ErrBroken, search.Strategy, id)
		}
	}
	if search.Break != "" && !slices.Contains(broken, search.Break) {
		search.inexact = search.inexact || undecided // it may be one all the same
		return nil, false, nil
	}
	if search.Deny != "" {
		holds, err := i.holds(solution, search.Deny)
		if err != nil || holds {
			return nil, false, err
		}
	}
	raw, err := json.Marshal(solution)
	if err != nil {
		return nil, false, fmt.Errorf("a solution cannot be written: %w", err)
	}
	return raw, true, nil
}

func (i *instance[F, S]) done(search *Search[S], verdict Verdict, why string) *Done {
	result := Result[S]{
		Verdict:   verdict,
		Solutions: search.solutions,
		Exact:     !search.inexact,
		Found:     search.found,
		Why:       why,
		Strategy:  search.Strategy,
		Stats:     search.Stats,
		Keep:      search.Kept,
	}
	done := &Done{
		Verdict:   verdict,
		Solutions: search.solutions,
		Exact:     !search.inexact,
		Stats:     search.Stats,
		Why:       why,
	}
	if verdict == None && search.hasCore {
		done.Core, done.HasCore = search.core, true
	}
	unfit, isUnfit := errors.AsType[NotApplicable](search.end)
	done.Unfit = string(unfit)
	if search.Bare {
		return done
	}
	if isUnfit {
		done.Answer = "Not decided in this way. " + done.Unfit
	} else {
		done.Answer = i.family.Answer(i.facts, result)
	}
	done.Views = search.views
	if i.family.Findings != nil {
		done.Views = append(done.Views, i.family.Findings(i.facts, result)...)
	}
	return done
}
