package puzzle

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// Argument is what a family gives, once, for its puzzles to be argued in simplest steps
// (see package argue): statements that are true or false in every answer, and what holds
// of them.
type Argument struct {
	// Cells are claims of one atom, each of them true or not in an answer. In what
	// follows they go by number.
	Cells []claim.Claim
	// Groups are what a step may use, and together say exactly what an answer is.
	Groups []Group
	// Known are cells that facts tell at the outset, as givens do: a step uses them at
	// no cost.
	Known []Told
	// Goals are the cells that make up the answer; nil for all. What else is certain is
	// argued only as far as these need it.
	Goals []int
	// Clause is a cell, or its contrary, as it stands within a sentence: "Pat was seen
	// on Tuesday".
	Clause func(cell int, is bool) string
	// Join says several of them in fewer clauses: "Pat was seen neither on Monday nor on
	// Tuesday". Optional.
	Join func([]Literal) []string
	// Tell says a step, or part of one, in a sentence of the family's own, and how
	// people call such a step, if they do. "" leaves the sentence to shared code.
	// Optional.
	Tell func(Inference) (sentence, name string)
	// Board draws, as Given does, pictures that only the argument is drawn on, beside those
	// of the facts: of cells that no other picture has. Optional.
	Board func(keep func(FactID) bool) []view.View
	// Note says in a sentence what is meant by what steps call things, where nobody knows
	// that: "r1c4 is row 1, column 4". Optional.
	Note string
	// Sign is written into parts of pictures whose claim is true, if they have no text of
	// their own.
	Sign string

	// Found keeps what an engine has found out, by what it asked; it is the engine's own.
	Found *sync.Map

	index   map[Claim]int // of the cells
	numbers map[Claim][]Literal
}

// CellOf is the cell that says a claim; -1 if none does.
func (a *Argument) CellOf(text Claim) int {
	if a.index == nil {
		a.index = make(map[Claim]int, len(a.Cells))
		for i, cell := range a.Cells {
			a.index[cell.String()] = i
		}
	}
	if at, ok := a.index[text]; ok {
		return at
	}
	return -1
}

// Group is a fact, or a rule of the kind: one or more tables, all of which hold. A rule
// has one. It goes with its fact: where that is switched off, it does not hold.
type Group struct {
	Fact FactID
	// With are further facts that it takes: it follows from all of them together, and goes
	// with each.
	With   []FactID
	Clue   bool   // a fact that somebody has to think of; otherwise a rule
	Text   string // of a rule, as a sentence; a clue has that of its fact
	Tables []CellTable
}

// ExactlyOne is the rule that exactly one of some cells is true.
func ExactlyOne(fact FactID, text string, cells ...int) Group {
	return Group{Fact: fact, Text: text, Tables: []CellTable{{Cells: cells}}}
}

// MostCells is how many cells a table may have.
const MostCells = 63

// CellTable are cells, at most [MostCells], that satisfy one of some terms.
type CellTable struct {
	Cells []int
	Terms []Term // nil: exactly one of the cells is true
}

// Term are cells by their positions in a table, as bits: those that are true, and those
// that are not.
type Term struct{ On, Off uint64 }

// Numbers are, by the claim that a number is just so much, the cells that say so: at
// least so much, and not more.
func (a *Argument) Numbers() map[Claim][]Literal {
	if a.numbers != nil {
		return a.numbers
	}
	numbers := map[Claim][]Literal{}
	for i, cell := range a.Cells {
		atom := cell.All[0]
		n, ok := atom.Value.(int)
		if !ok || atom.Rel != claim.AtLeast {
			continue
		}
		if n == 1 {
			numbers[claim.That(0, atom.Path...).String()] = []Literal{{i, false}}
		}
		just := claim.That(n, atom.Path...).String()
		numbers[just] = []Literal{{i, true}}
		if more := a.CellOf(claim.Of(claim.Atom{Path: atom.Path, Rel: claim.AtLeast, Value: n + 1}).String()); more >= 0 {
			numbers[just] = append(numbers[just], Literal{more, false})
		}
	}
	a.numbers = numbers
	return numbers
}

// Told is a cell that a fact tells.
type Told struct {
	Cell int
	Is   bool
	Fact FactID
}

// Literal is that a cell is true, or that it is not.
type Literal struct {
	Cell int
	Is   bool
}

// Inference is something that follows from groups: a step, or within a step what a single
// one of them forces when its contrary is supposed.
type Inference struct {
	Groups    []int
	Concludes []Literal // none: it cannot be
	From      []Premise
}

// Premise is a cell that is used. By is the cell that is true and rules it out at once, as
// one of which exactly one is; -1 if it is known for itself.
type Premise struct {
	Literal
	By int
}

// Behind is what premises come from, each once: for what is ruled out at once, that which
// rules it out.
func Behind(from []Premise) (all []Literal) {
	for _, p := range from {
		l := p.Literal
		if p.By >= 0 {
			l = Literal{Cell: p.By, Is: true}
		}
		if !slices.Contains(all, l) {
			all = append(all, l)
		}
	}
	return all
}

// Argued is an argument: from the facts to what is certain, or to a contradiction.
type Argued struct {
	Steps []ArguedStep `json:"steps"`
	Note  string       `json:"note,omitempty"` // what is meant by what they call things
	// Board is drawn before the first step; the frames of the steps change it, in order.
	Board []view.View `json:"board,omitempty"`
	// Open says that some goals are not the same in all answers: no argument leads there.
	Open bool `json:"open,omitempty"`
	// Contradiction says that the facts contradict each other, which the last step
	// shows. Without a step, the rules alone do.
	Contradiction bool `json:"contradiction,omitempty"`
	// Unfit says in a sentence why there is no argument; nothing else is set then.
	Unfit string `json:"unfit,omitempty"`
	// Hardest is the hardest step, from 0; -1 where there is none.
	Hardest int   `json:"hardest"`
	Work    int64 `json:"work"` // a deterministic count
}

// ArguedStep is one step of an argument.
type ArguedStep struct {
	Text string `json:"text"`           // the step, in a sentence or two
	Name string `json:"name,omitempty"` // how people call such a step: "naked single"
	// Concludes are the claims that it shows, none in a contradiction; Also those that
	// are ruled out at once with them.
	Concludes []ClaimText `json:"concludes,omitempty"`
	Also      []Claim     `json:"also,omitempty"`
	// Facts are the clues and other facts that can be switched off; Rules are the
	// sentences of the rules of the kind. ClueCount and RuleCount are how many things
	// have to be thought of at once.
	Facts     []FactID `json:"facts,omitempty"`
	Rules     []string `json:"rules,omitempty"`
	ClueCount int      `json:"clueCount"`
	RuleCount int      `json:"ruleCount"`
	// Uses are the claims that it goes on from, and where they come from.
	Uses []Used `json:"uses,omitempty"`
	// Suppose tells a step of several groups by supposing the contrary, where it can be
	// led to a contradiction by one thing at a time, and people have no name for it.
	Suppose []Supposed `json:"suppose,omitempty"`
	// Unproved: to find out whether there is a simpler step was too much work.
	Unproved bool       `json:"unproved,omitempty"`
	Frame    view.Frame `json:"frame"`
}

// Used is a claim that a step uses: from an earlier step, or, below 0, from Fact.
type Used struct {
	ClaimText
	Step int    `json:"step"`
	Fact FactID `json:"fact,omitempty"`
}

// Supposed is a conclusion supposed to be false, and what follows one by one until
// something breaks: by cases, if need be.
type Supposed struct {
	Text  string         `json:"text"`
	Lines []SupposedLine `json:"lines,omitempty"`
}

// SupposedLine is one thing that follows.
type SupposedLine struct {
	Text  string   `json:"text"`
	Facts []FactID `json:"facts,omitempty"`
}

// Arguing is how the puzzles of a family are argued: see argue.With.
type Arguing[M any] struct {
	// Given makes what these facts are argued from, all of them kept; an [ErrUnargued]
	// says why they cannot be.
	Given func(M) (Argument, error)
	Run   Arguer
}

// Arguer leads from the facts to what is certain. Facts that cannot be argued are no
// error: the argument says why. The errors are those of the context, and of claims that
// cannot be assumed.
type Arguer func(context.Context, Instance, ArgueOptions) (Argued, error)

// ArgueOptions guide an argument.
type ArgueOptions struct {
	// Keep says which facts hold; nil keeps all.
	Keep func(FactID) bool
	// Assume are claims to take as facts: see [AssumedID].
	Assume []Claim
	// Next asks for the simplest next step alone, undrawn. What is assumed and is nothing
	// that an argument speaks of is passed over.
	Next bool
	// Work bounds the work on one step; 0 is what the engine takes.
	Work int64
	// Progress is told how many of the cells are known, and of how many.
	Progress func(known, of int)
}

// Argue leads from the facts to what is certain: see [Arguer].
func (i *instance[F, M, S]) Argue(ctx context.Context, o ArgueOptions) (Argued, error) {
	if i.family.Argue == nil {
		why := i.family.Unargued
		if why == "" {
			why = "Puzzles of this kind are not argued step by step. Ask of any part of the answer why it is so."
		}
		return Argued{Hardest: -1, Unfit: why}, nil
	}
	argued, err := i.family.Argue.Run(ctx, i, o)
	for k := range argued.Steps {
		argued.Steps[k].print()
	}
	return argued, err
}

// print sets apostrophes as they are printed: see [english.Apostrophes].
func (s *ArguedStep) print() {
	texts := []*string{&s.Text, &s.Frame.Caption}
	for k := range s.Rules {
		texts = append(texts, &s.Rules[k])
	}
	for k := range s.Suppose {
		texts = append(texts, &s.Suppose[k].Text)
		for n := range s.Suppose[k].Lines {
			texts = append(texts, &s.Suppose[k].Lines[n].Text)
		}
	}
	for _, text := range texts {
		*text = english.Apostrophes(*text)
	}
}

// ErrUnargued is what a family gives for facts that cannot be argued: a sentence
// that says why.
type ErrUnargued string

func (e ErrUnargued) Error() string { return string(e) }

// Argument is what the family gives for these facts, if it argues; an [ErrUnargued]
// where it cannot. It is made once, and read only.
func (i *plain) Argument() (*Argument, error) {
	i.argueOnce.Do(func() {
		i.argument, i.unargued = i.argue()
		i.argument.Found = &sync.Map{}
		i.argument.CellOf("")
		i.argument.Numbers()
	})
	if i.unargued != nil {
		return nil, i.unargued
	}
	return &i.argument, nil
}

// AsCells reads a claim as cells of an argument.
func (i *plain) AsCells(a *Argument, text Claim) ([]Literal, error) {
	c, err := i.readClaim(text)
	if err != nil {
		return nil, err
	}
	if c.Not && len(c.All) > 1 {
		return nil, errors.New("what is assumed says that not all of several things are so: an argument takes them one by one")
	}
	var all []Literal
	numbers := a.Numbers()
	for _, atom := range c.All {
		one := claim.Of(atom).String()
		just := numbers[one]
		if c.Not {
			just = nil
		}
		all = append(all, just...)
		at := a.CellOf(one)
		switch {
		case at < 0 && len(just) > 0:
			continue
		case at < 0:
			return nil, fmt.Errorf("no argument speaks of what is assumed: %s", one)
		}
		all = append(all, Literal{at, !c.Not})
	}
	return a.inOrder(all), nil
}

// inOrder are literals with what they say of other cells by the order of numbers alone: what
// is not at least 1 is not at least 2.
func (a *Argument) inOrder(all []Literal) []Literal {
	least := func(cell int) (path []string, n int, ok bool) {
		c := a.Cells[cell]
		if len(c.All) != 1 || c.Not || c.All[0].Rel != claim.AtLeast {
			return nil, 0, false
		}
		n, ok = c.All[0].Value.(int)
		return c.All[0].Path, n, ok
	}
	for _, l := range slices.Clone(all) {
		path, n, ok := least(l.Cell)
		for cell := range a.Cells {
			if !ok {
				break
			}
			other, m, ordered := least(cell)
			implied := Literal{cell, l.Is}
			if ordered && slices.Equal(other, path) && (l.Is && m < n || !l.Is && m > n) && !slices.Contains(all, implied) {
				all = append(all, implied)
			}
		}
	}
	return all
}

// ArgumentBoard draws an argument: what is given, with nothing known but what is told at
// the outset, and then each step.
type ArgumentBoard struct {
	Views []view.View
	stage *view.Stage
	parts []boardPart
	sign  string
}

type boardPart struct {
	id     string
	claim  Claim
	atoms  []Claim // that it says together
	values []view.Value
}

// standing is how a part stands in which several cells are claimed together.
func (p boardPart) standing(of func(Claim) Standing) Standing {
	all := Certain
	for _, atom := range p.atoms {
		switch of(atom) {
		case Excluded:
			return Excluded
		case Certain:
		default:
			all = Undecided
		}
	}
	return all
}

// asCells are the cells that a claim says together; none if it says something else.
func asCells(cells map[Claim]bool, text Claim) (atoms []Claim) {
	if text = positive(text); cells[text] {
		return []Claim{text}
	}
	c, err := claim.Parse(text)
	if err != nil {
		return nil
	}
	for _, atom := range c.All {
		one := claim.Of(atom).String()
		if !cells[one] {
			return nil
		}
		atoms = append(atoms, one)
	}
	return atoms
}

// Board is the board of an argument. Of the claims that are its cells, nothing is
// drawn there as known but those at the outset.
func (i *plain) Board(a *Argument, keep func(FactID) bool, known func(Claim) Standing) *ArgumentBoard {
	if keep == nil {
		keep = KeepAll
	}
	cells := map[Claim]bool{}
	for _, cell := range a.Cells {
		cells[cell.String()] = true
	}
	b := &ArgumentBoard{sign: a.Sign}
	var views []view.View
	given := i.given(keep)
	if a.Board != nil {
		given = slices.Concat(given, a.Board(keep))
	}
	for _, v := range given {
		for mark := range view.Marks(v) {
			if len(asCells(cells, mark.Claim)) > 0 || slices.ContainsFunc(mark.Values, func(value view.Value) bool { return cells[value.Claim] }) {
				v.Name, v.Field, v.Note, v.Frames = "argue-"+v.Name, "", "", nil
				views = append(views, v)
				break
			}
		}
	}
	n := 0
	views = view.Redraw(views, func(m *view.Mark, text *string) {
		atoms := asCells(cells, m.Claim)
		about := len(atoms) > 0
		if m.ID = ""; !about && len(m.Values) == 0 {
			return
		}
		n++
		m.ID = fmt.Sprintf("argue-%d", n)
		part := boardPart{m.ID, positive(m.Claim), atoms, m.Values}
		if m.Values = nil; about && m.Status == view.Told && part.standing(known) != Undecided {
			part.claim = "" // as it is given
		} else if about && len(part.values) == 0 {
			m.Claim, m.Role, m.Status, m.Facts, *text = part.claim, view.Plain, view.Open, nil, ""
		}
		b.parts = append(b.parts, part)
	})
	b.Views = i.label(views)
	b.stage = view.NewStage(b.Views...)
	return b
}

// Frame is a step after which the claims stand so; fresh says which of them it shows.
func (b *ArgumentBoard) Frame(frame view.Frame, standing func(Claim) Standing, fresh func(Claim) bool) view.Frame {
	looks := view.Looks{}
	for _, part := range b.parts {
		role := view.Deduced
		if len(part.values) > 0 {
			left := possible(part.values, standing)
			switch {
			case len(left) == 1:
				if fresh(left[0].Claim) {
					role = view.Accent
				}
				looks[part.id] = view.Look{Role: role, Text: left[0].Text}
				if _, none := claim.Positive(left[0].Claim); none {
					looks[part.id] = crossed(role == view.Accent)
				}
			case len(left) <= mostValues && len(left) < len(part.values):
				looks[part.id] = view.Look{Role: view.Possible, Text: written(left, "/")}
			}
			continue
		}
		if part.claim == "" {
			continue
		}
		if slices.ContainsFunc(part.atoms, fresh) {
			role = view.Accent
		}
		switch part.standing(standing) {
		case Certain:
			looks[part.id] = view.Look{Role: role, Text: b.sign}
		case Excluded:
			looks[part.id] = crossed(fresh(part.claim))
		}
	}
	return b.stage.Frame(frame, looks)
}

// crossed is the look of what is ruled out.
func crossed(fresh bool) view.Look {
	if fresh {
		return view.Look{Role: view.Accent, Text: "×"}
	}
	return view.Look{Role: view.Crossed}
}
