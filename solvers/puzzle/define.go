package puzzle

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"sync"
	"time"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Define makes a Family of a Definition. It panics if a required function is
// missing, and Presets if they cannot be read: mistakes of the author, met by the
// first test that runs.
func Define[F, M, S any](d Definition[F, M, S]) Family {
	switch {
	case d.Read == nil, d.Facts == nil, d.Given == nil, d.Violations == nil, d.Show == nil, d.Verdict == nil:
		panic("puzzle: the definition of " + d.Info.Name + " lacks a required function")
	case len(d.Ways) == 0:
		panic("puzzle: the definition of " + d.Info.Name + " has no way of searching")
	case (d.Claims != nil || d.Derived != nil) && d.Says == nil:
		panic("puzzle: the definition of " + d.Info.Name + " has claims but no Says")
	}
	d.Info.Argued = d.Argue != nil
	d.Info.Strategies = nil
	for _, way := range d.Ways {
		d.Info.Strategies = append(d.Info.Strategies, way.Strategy)
	}
	for _, counter := range d.Info.Counters {
		for _, name := range counter.Of {
			if !slices.ContainsFunc(d.Info.Strategies, func(s Strategy) bool { return s.Name == name }) {
				panic("puzzle: " + d.Info.Name + " counts " + counter.Title + " for a way of searching that it has not got: " + name)
			}
		}
	}
	return &family[F, M, S]{Definition: d, presets: sync.OnceValue(func() []Preset {
		presets, err := readPresets(d.Presets, d.Info.Name)
		if err != nil {
			panic("puzzle: " + err.Error())
		}
		return presets
	})}
}

type family[F, M, S any] struct {
	Definition[F, M, S]
	presets func() []Preset // read once asked for
	offered memo[[]Level]   // by version and facts: see Others
}

func (f *family[F, M, S]) Info() Info        { return f.Definition.Info }
func (f *family[F, M, S]) Form() schema.Form { return f.Definition.Form }
func (f *family[F, M, S]) Presets() []Preset { return slices.Clone(f.presets()) }

type instance[F, M, S any] struct {
	plain
	family   *family[F, M, S]
	model    M
	latest   latest[S]
	lastRead latest[S]
}

func (i *plain) Remarks(keep func(FactID) bool) []*schema.FieldError {
	if i.asides == nil {
		return i.remarks
	}
	if keep == nil {
		keep = KeepAll
	}
	return slices.Concat(i.remarks, i.asides(keep))
}

func (i *plain) Facts() []Fact {
	i.factsOnce.Do(func() { i.stated = i.told(i.facts()) })
	return slices.Clone(i.stated)
}

func (i *plain) Given() []view.View { return i.GivenKept(nil) }

func (i *plain) GivenKept(keep func(FactID) bool) []view.View {
	if keep == nil {
		keep = KeepAll
	}
	return i.label(i.given(keep), i.leaf)
}

func (i *plain) Orderings() []Ordering {
	if i.orderings == nil {
		return nil
	}
	return i.orderings()
}

func (i *instance[F, M, S]) Judge(raw json.RawMessage) (func(Claim) (bool, error), error) {
	solution, err := i.decode(raw)
	if err != nil {
		return nil, err
	}
	return i.judge(solution), nil
}

func (i *instance[F, M, S]) Violations(raw json.RawMessage, keep func(FactID) bool) ([]FactID, error) {
	solution, err := i.decode(raw)
	if err != nil {
		return nil, err
	}
	if keep == nil {
		keep = KeepAll
	}
	broken, err := i.family.Violations(i.model, solution, keep)
	return i.untold(broken), err
}

func (i *instance[F, M, S]) Show(raw json.RawMessage, keep func(FactID) bool) []view.View {
	solution, known := i.latest.is(raw)
	if !known {
		var err error
		if solution, err = i.decode(raw); err != nil {
			return nil
		}
	}
	if keep == nil {
		keep = KeepAll
	}
	return i.label(i.family.Show(i.model, solution, keep), unvalue)
}

// ErrBroken is what a search fails with when a strategy delivers a solution
// that breaks a fact: a defect, told loudly rather than shown.
var ErrBroken = errors.New("a strategy gave an answer that breaks a fact; please report this puzzle")

func (i *instance[F, M, S]) Solve(ctx context.Context, o Options) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		checked, errs := i.Check(o)
		if err := schema.Join(errs); err != nil {
			yield(Event{}, err)
			return
		}
		i.Run(ctx, checked)(yield)
	}
}

func (i *instance[F, M, S]) Run(ctx context.Context, c Checked) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		search := i.begin(ctx, c, yield)
		err := ctx.Err()
		if err == nil {
			err = i.way(search.Strategy).Run(search, i.model)
		}
		if search.abandoned {
			return
		}
		search.resume()
		if search.parting.only != nil {
			report, err := search.reported(err)
			if err != nil {
				yield(Event{}, err)
				return
			}
			yield(Event{Report: report}, nil)
			return
		}
		verdict, why, failure := search.verdict(err)
		if failure != nil {
			yield(Event{}, failure)
			return
		}
		done := i.done(search, verdict, why)
		if !search.Bare {
			if search.Ahead {
				ahead := *done
				ahead.More = true
				if !yield(Event{Done: &ahead}, nil) {
					return
				}
			}
			i.beside(done, search)
		}
		yield(Event{Done: done}, nil)
	}
}

// begin makes a search that tells yield.
func (i *instance[F, M, S]) begin(ctx context.Context, c Checked, yield func(Event, error) bool) *Search[S] {
	o := c.options
	o.Strategy = cmp.Or(o.Strategy, i.family.Ways[0].Name)
	now := time.Now()
	search := &Search[S]{Options: o, assumed: c.assumed, denied: c.denied, ctx: ctx, yield: yield, untilTold: 1, begun: now, looked: now}
	search.label = func(views []view.View) []view.View { return i.label(views) }
	search.stopped = func() string {
		result := search.result(Many, "stopped")
		result.Exact = false
		return i.family.Verdict(i.model, result)
	}
	search.given = func() []view.View { return i.family.Given(i.model, search.Kept) }
	search.text = func(id FactID) string {
		facts := i.Facts()
		if at := slices.IndexFunc(facts, func(f Fact) bool { return f.ID == id }); at >= 0 {
			return facts[at].Text
		}
		return ""
	}
	search.accept = func(solution S) (json.RawMessage, bool, error) { return i.accept(search, solution) }
	search.decode = i.decode
	if o.Part.Depth > 0 {
		search.parting.only = &Report{Stretch: o.Part}
		search.pause()
	}
	return search
}

// way finds a way of searching by its name, which is known to be there, or the first one.
func (i *instance[F, M, S]) way(name string) Way[M, S] {
	if name == "" {
		return i.family.Ways[0]
	}
	return i.family.Ways[slices.IndexFunc(i.family.Ways, func(w Way[M, S]) bool { return w.Name == name })]
}

// ErrUndecided is what a checker says of an answer that it cannot judge to the
// end: it is never called right or wrong for that.
var ErrUndecided = errors.New("this answer is too much to be checked")

// accept judges a solution by the facts, not by the engine that found it. What
// cannot be judged is the engine's word, and is delivered.
func (i *instance[F, M, S]) accept(search *Search[S], solution S) (json.RawMessage, bool, error) {
	judge := func(keep func(FactID) bool) (broken []FactID, undecided bool, err error) {
		broken, err = i.family.Violations(i.model, solution, keep)
		if undecided = errors.Is(err, ErrUndecided); undecided {
			err = nil
		}
		return broken, undecided, err
	}
	holds := func(id FactID) bool { return strings.HasPrefix(id, "rule:") || search.Kept(id) }
	asked := func(id FactID) bool { return holds(id) || id == search.Break }
	// Where it matters to one fact which others are kept, the one that shall be
	// broken is judged apart.
	info := i.family.Definition.Info
	apart := search.Break != "" && (info.Joint || !info.Monotone)
	keep := asked
	if apart {
		keep = holds
	}
	broken, undecided, err := judge(keep)
	if err != nil {
		return nil, false, err
	}
	if at := slices.IndexFunc(broken, holds); at >= 0 {
		return nil, false, fmt.Errorf("%w (strategy %s, fact %s)", ErrBroken, search.Strategy, broken[at])
	}
	breaks := slices.Contains(broken, search.Break)
	if apart {
		if broken, undecided, err = judge(asked); err != nil {
			return nil, false, err
		}
		breaks = slices.Contains(broken, search.Break) || info.Joint && slices.ContainsFunc(broken, asked) // with all others, or not at all
	}
	if search.Break != "" && !breaks {
		search.inexact = search.inexact || undecided // it may be one all the same
		return nil, false, nil
	}
	if fits, err := i.fits(search, solution); err != nil || !fits {
		return nil, false, err
	}
	if i.family.Key != nil {
		if fresh, err := search.first(i.family.Key(i.model, solution)); err != nil || !fresh {
			return nil, false, err
		}
	}
	if search.Told > 0 && search.solutions >= search.Told {
		return nil, true, nil
	}
	raw, err := encoded(solution)
	if err != nil {
		return nil, false, fmt.Errorf("a solution cannot be written: %w", err)
	}
	i.latest.found(raw, solution)
	return raw, true, nil
}

// encoded writes a solution. One that writes itself is taken at its word: reading
// that once more, as encoding/json does, takes longer than a search for it.
func encoded(solution any) (json.RawMessage, error) {
	if writer, ok := solution.(json.Marshaler); ok {
		return writer.MarshalJSON()
	}
	return json.Marshal(solution)
}

func (s *Search[S]) result(verdict Verdict, why string) Result[S] {
	return Result[S]{
		Verdict:   verdict,
		Solutions: s.solutions,
		Exact:     !s.inexact,
		Found:     s.found,
		Why:       why,
		Strategy:  s.Strategy,
		Stats:     s.Stats,
		Keep:      s.Kept,
	}
}

// done is the verdict.
func (i *instance[F, M, S]) done(search *Search[S], verdict Verdict, why string) *Done {
	done := &Done{
		Verdict:   verdict,
		Solutions: search.solutions,
		Exact:     !search.inexact,
		Stats:     search.Stats,
		Why:       why,
	}
	if verdict == None && search.hasCore && !search.NoCore {
		done.Core, done.HasCore = search.core, true
	}
	unfit, isUnfit := errors.AsType[NotApplicable](search.end)
	done.Unfit = string(unfit)
	if search.Bare {
		return done
	}
	done.Settled = verdict == Many && done.Exact && len(search.found) == search.solutions && i.settled(search.found)
	switch {
	case isUnfit && search.None():
		done.Answer = "Not decided in this way. " + done.Unfit
	case isUnfit:
		done.Answer = "At least " + english.Count(search.solutions, "answer fits", "answers fit") + " the facts. " + done.Unfit
	default:
		done.Answer = english.Apostrophes(i.family.Verdict(i.model, search.result(verdict, why)))
	}
	return done
}

// beside adds what is drawn beside the verdict, which may take longer than the search.
func (i *instance[F, M, S]) beside(done *Done, search *Search[S]) {
	result := search.result(done.Verdict, done.Why)
	done.Standings = i.standings(result)
	done.Views = search.views
	if i.family.Findings != nil {
		done.Views = append(done.Views, i.label(i.family.Findings(i.model, result))...)
	}
}
