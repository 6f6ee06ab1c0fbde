package argue

import (
	"context"
	"errors"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/steps"
	"solvitur/solvers/view"
)

// With is what a family puts into its definition to be argued: given makes what its
// puzzles are argued from, all facts kept, or says in a [puzzle.ErrUnargued] why they
// cannot be. Only a program with such a family carries the engine.
func With[M any](given func(M) (puzzle.Argument, error)) *puzzle.Arguing[M] {
	return &puzzle.Arguing[M]{Given: given, Run: run}
}

// run is a [puzzle.Arguer].
func run(ctx context.Context, instance puzzle.Instance, o puzzle.ArgueOptions) (puzzle.Argued, error) {
	result := puzzle.Argued{Hardest: -1}
	given, err := instance.Argument()
	if why, unfit := errors.AsType[puzzle.ErrUnargued](err); unfit {
		result.Unfit = string(why)
		return result, nil
	} else if err != nil {
		return result, err
	}
	t := &teller{Argument: given, instance: instance, facts: map[steps.Literal]puzzle.FactID{}, texts: map[puzzle.FactID]string{}}
	keep := o.Keep
	if keep == nil {
		keep = puzzle.KeepAll
	}
	for _, fact := range instance.Facts() {
		t.texts[fact.ID] = fact.Text
		if !keep(fact.ID) {
			t.off += fact.ID + "\n"
		}
	}
	p := t.problem(keep)
	if o.Next && p.Goals == nil {
		p.Goals = t.entered()
	}
	known, _ := given.Found.Load(t.off)
	if known == nil && o.Next { // asked again and again, with other marks: what is certain without them is worth keeping
		found, err := steps.FindCertain(ctx, p)
		if err != nil {
			return result, err
		}
		if found != nil {
			known = found
			given.Found.Store(t.off, found)
		}
	}
	for n, assumed := range o.Assume {
		if !keep(puzzle.AssumedID(n)) {
			continue
		}
		literals, err := instance.AsCells(given, assumed)
		if err != nil && !o.Next {
			return result, err
		}
		for _, l := range literals {
			if !slices.Contains(p.Known, steps.Literal(l)) {
				p.Known = append(p.Known, steps.Literal(l))
				t.facts[steps.Literal(l)] = puzzle.AssumedID(n)
			}
		}
	}
	certain, _ := known.(*steps.Certain)
	argument, err := steps.Argue(ctx, p, steps.Options{Work: o.Work, Next: o.Next, Progress: o.Progress, Certain: certain})
	if err != nil {
		return result, err
	}
	if len(o.Assume) == 0 && argument.Certain != nil {
		given.Found.Store(t.off, argument.Certain)
	}
	result.Open, result.Contradiction, result.Work = argument.Open > 0 && !argument.Contradiction, argument.Contradiction, argument.Work

	t.known = map[int]bool{}
	for _, l := range argument.Start {
		t.known[l.Cell] = l.Is
	}
	t.numbers = given.Numbers()
	if o.Next {
		for _, s := range argument.Steps {
			result.Steps, result.Hardest = append(result.Steps, t.step(s)), 0
		}
		return result, nil
	}
	if len(argument.Steps) > 0 {
		result.Note = given.Note
	}
	board := instance.Board(given, keep, t.standing)
	result.Board = board.Views
	for i, s := range argument.Steps {
		step := t.step(s)
		fresh := map[int]bool{}
		for _, l := range s.Cells {
			t.known[l.Cell], fresh[l.Cell] = l.Is, true
		}
		for _, cell := range s.Also {
			t.known[cell] = false
		}
		role := view.Deduced
		if len(s.Cells) == 0 {
			role = view.Conflict
		}
		step.Frame = board.Frame(view.Frame{Caption: step.Text, Role: role, Facts: step.Facts}, t.standing,
			func(c puzzle.Claim) bool {
				positive, _ := puzzle.Positive(c)
				return fresh[t.CellOf(positive)] || slices.ContainsFunc(t.numbers[c], func(l puzzle.Literal) bool { return fresh[l.Cell] })
			})
		result.Steps = append(result.Steps, step)
		if result.Hardest < 0 || harder(step, result.Steps[result.Hardest]) {
			result.Hardest = i
		}
	}
	return result, nil
}

// problem is what is argued about, as far as the facts are kept. It notes which groups
// those are, and which facts tell cells.
func (t *teller) problem(keep func(puzzle.FactID) bool) steps.Problem {
	p := steps.Problem{Cells: len(t.Cells), Goals: t.Goals}
	for g, group := range t.Groups {
		if slices.ContainsFunc(t.factsOf(group), func(id puzzle.FactID) bool { return !keep(id) }) {
			continue
		}
		made := steps.Group{Clue: group.Clue}
		for _, table := range group.Tables {
			terms := make([]steps.Term, len(table.Terms))
			for i, term := range table.Terms {
				terms[i] = steps.Term(term)
			}
			if table.Terms == nil {
				terms = nil
			}
			made.Tables = append(made.Tables, steps.Table{Cells: table.Cells, Terms: terms})
		}
		p.Groups = append(p.Groups, made)
		t.groups = append(t.groups, g)
	}
	for _, told := range t.Known {
		if keep(told.Fact) {
			l := steps.Literal{Cell: told.Cell, Is: told.Is}
			p.Known = append(p.Known, l)
			t.facts[l] = told.Fact
		}
	}
	return p
}

// entered are the cells that are entered in an answer; nil for all if none is.
func (t *teller) entered() (cells []int) {
	form := t.instance.Answer()
	for i, cell := range t.Cells {
		atom := cell.All[0]
		if _, err := schema.LeafAt(form, atom.Path); err == nil && atom.Rel == claim.Is {
			cells = append(cells, i)
		}
	}
	return cells
}

// harder compares steps as steps does: a clue for some rules, then what they use.
func harder(a, b puzzle.ArguedStep) bool {
	weight := func(s puzzle.ArguedStep) int { return s.ClueCount*steps.DefaultClue + s.RuleCount }
	return weight(a) > weight(b) || weight(a) == weight(b) && len(a.Uses) > len(b.Uses)
}
