package spacesearch

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// Bounds of the reasons, which come with every verdict: the states that are looked
// at for them, and the lines that are written.
const (
	mostLooked  = 20_000
	mostLines   = 14
	mostInALine = 6
)

// Findings are why no plan is better, or why there is none: what can be reached,
// layer by layer, and what one fact fewer would change.
func (k *Kit[M, T, S, A]) Findings(m M, r puzzle.Result[T]) []view.View {
	if r.Verdict == puzzle.Unsolved {
		return nil
	}
	sp := k.limited(m, r.Keep)
	reached, _ := k.reached(m, sp)
	views := []view.View{reached}
	if r.Verdict == puzzle.None {
		views = append(views, k.graph(m, sp, nil, nil)...)
	}
	return append(views, k.without(m, r.Keep))
}

// Reason is why a claim is true of every best plan, or why there is no plan: what can
// be reached, and, where there are plans, that all the best have been gone through.
func (k *Kit[M, T, S, A]) Reason(m M, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	v, found := k.reached(m, k.limited(m, keep))
	if found && len(c.All) > 0 {
		v.Steps.Items = append(v.Steps.Items, view.Step{Mark: view.Mark{Role: view.Deduced}, Text: "Whoever does otherwise takes more than that: all ways that take no more have been gone through."})
	}
	return []view.View{v}
}

// reached tells what can be reached at each cost that is less than the best, and
// whether a plan that is allowed was found on the way.
func (k *Kit[M, T, S, A]) reached(m M, sp Space[S, A]) (v view.View, found bool) {
	type layer struct {
		cost   int
		states []S
	}
	var layers []layer
	if sp.Barred != "" {
		return view.View{Name: "reached", Title: "Why there is no plan", Steps: &view.Steps{Items: []view.Step{{Mark: view.Mark{Role: view.Conflict}, Text: sp.Barred}}}}, false
	}
	result, err := space.UniformCost(context.Background(), sp.Problem(), space.Options[S]{States: sp.held(mostLooked), Expanded: func(s S, cost int) {
		if n := len(layers); n == 0 || layers[n-1].cost != cost {
			layers = append(layers, layer{cost: cost})
		}
		layers[len(layers)-1].states = append(layers[len(layers)-1].states, s)
	}})
	var items []view.Step
	met, skipped := 0, 0
	for i, l := range layers {
		if result.Verdict == space.Found && l.cost == result.Plan.Cost {
			break // what else costs as much is beside the point
		}
		met += len(l.states)
		if i >= mostLines-3 && i < len(layers)-3 {
			skipped++
			continue
		}
		if skipped > 0 {
			items = append(items, view.Step{Text: "… and so on …"})
			skipped = 0
		}
		items = append(items, view.Step{Text: k.layer(m, l.cost, l.states)})
	}
	found = result.Verdict == space.Found && sp.allows(result.Plan.Cost)
	last := view.Step{Mark: view.Mark{Role: view.Conflict}, Text: "Nothing can be reached but the start, and that is not the goal."}
	switch {
	case result.Verdict == space.Found && !found:
		last.Text = fmt.Sprintf("After %s the goal is reached, not before, and the limit is %s.", k.Cost(m, result.Plan.Cost), k.Cost(m, sp.within))
	case found && met == 0:
		last = view.Step{Mark: view.Mark{Role: view.Answer}, Text: "The start is the goal: there is nothing to do."}
	case found && met == 1:
		last = view.Step{Mark: view.Mark{Role: view.Answer}, Text: fmt.Sprintf("After %s the goal is reached. The start is not the goal.", k.Cost(m, result.Plan.Cost))}
	case found:
		last = view.Step{Mark: view.Mark{Role: view.Answer}, Text: fmt.Sprintf("After %s the goal is reached. It is none of the %s before.", k.Cost(m, result.Plan.Cost), english.Count(met, "state", "states"))}
	case errors.Is(err, space.ErrLimit):
		last = view.Step{Text: "The others are too many to be told."}
	case met > 1:
		last.Text = fmt.Sprintf("Nothing else can be reached: %s, and none of them is the goal.", english.Count(met, "state", "states"))
	}
	return view.View{Name: "reached", Title: "Why: what can be reached", Note: k.Legend, Steps: &view.Steps{Items: append(items, last)}}, found
}

func (k *Kit[M, T, S, A]) layer(m M, cost int, states []S) string {
	names := make([]string, 0, mostInALine+1)
	for _, s := range states[:min(len(states), mostInALine)] {
		names = append(names, k.Short(m, s))
	}
	if more := len(states) - mostInALine; more > 0 {
		names = append(names, english.Count(more, "other", "others"))
	}
	if cost == 0 {
		return fmt.Sprintf("At the start: %s.", names[0])
	}
	return fmt.Sprintf("After %s, not before: %s.", k.Cost(m, cost), english.List(names, "and"))
}

// without tells what one fact fewer would change: one search for each, in their
// order, as far as the states suffice that all of them together may look at.
func (k *Kit[M, T, S, A]) without(m M, keep func(puzzle.FactID) bool) view.View {
	left := mostLooked
	best := func(keep func(puzzle.FactID) bool) (cost int, ok bool, decided bool) {
		sp := k.limited(m, keep)
		switch {
		case sp.Barred != "":
			return 0, false, true
		case left < 1:
			return 0, false, false
		}
		result, err := space.AStar(context.Background(), sp.Problem(), space.Options[S]{States: sp.held(left), Estimate: sp.Bound})
		left -= result.Distinct * max(1, sp.Weight)
		if result.Verdict == space.Found && !sp.allows(result.Plan.Cost) {
			return 0, false, err == nil
		}
		return result.Plan.Cost, result.Verdict == space.Found, err == nil
	}
	now, solved, decided := best(keep)
	var items []view.Step
	same, untried := 0, 0
	for _, fact := range k.Facts(m) {
		if fact.Rule || !keep(fact.ID) || !decided {
			continue
		}
		cost, ok, known := best(func(id puzzle.FactID) bool { return id != fact.ID && keep(id) })
		mark, said := view.Mark{Facts: []string{fact.ID}}, strings.TrimSuffix(fact.Text, ".")
		switch {
		case !known:
			untried++
		case ok == solved && cost == now:
			same++
		case !ok:
			items = append(items, view.Step{Mark: mark, Text: fmt.Sprintf("Without “%s”, it cannot be done.", said)})
		case cost == 0:
			items = append(items, view.Step{Mark: mark, Text: fmt.Sprintf("Without “%s”, there is nothing to do.", said)})
		case !solved:
			items = append(items, view.Step{Mark: mark, Text: fmt.Sprintf("Without “%s”, it can be done, in %s.", said, k.Cost(m, cost))})
		default:
			items = append(items, view.Step{Mark: mark, Text: fmt.Sprintf("Without “%s”, it takes %s instead of %s.", said, k.Cost(m, cost), strings.Fields(k.Cost(m, now))[0])})
		}
	}
	rest := "Whichever single fact is dropped, nothing changes by that."
	switch {
	case !decided:
		rest = "That takes too long to be found out here."
	case untried > 0:
		rest = fmt.Sprintf("Of %s it takes too long to be found out.", english.Count(untried, "other fact", "other facts"))
	case same == 0 && len(items) == 0:
		rest = "There is no fact that could be dropped."
	case same == 0:
		rest = ""
	case len(items) > 0:
		rest = "Without any one of the others nothing changes."
	}
	if rest != "" {
		items = append(items, view.Step{Text: rest})
	}
	return view.View{Name: "without", Title: "One fact fewer", Steps: &view.Steps{Items: slices.Clip(items)}}
}
