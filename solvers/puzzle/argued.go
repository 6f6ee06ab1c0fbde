package puzzle

import (
	"context"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

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
	// Next asks for one step alone, undrawn: the simplest on the way to the nearest cell that is
	// entered in an answer. What is assumed and is nothing that an argument speaks of is passed over.
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
	for k := range s.Concludes {
		texts = append(texts, &s.Concludes[k].Text)
	}
	for k := range s.Uses {
		texts = append(texts, &s.Uses[k].Text)
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
