// Package fdargue makes what arguments are made of (package argue) of models of the engine fd:
// what a fact says is read from what the family posts for it, and said a second time nowhere.
package fdargue

import (
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
	"solvitur/solvers/puzzle"
)

// Fact is what a model has under one tag.
type Fact struct {
	// Vars are the variables of which it speaks, in ascending order.
	Vars   []fd.Var
	posts  []fd.Constraint
	values []int // by variable of the model
}

// Of is the fact with a tag.
func Of(m *fd.Model, tag fd.Tag) *Fact {
	f := &Fact{values: make([]int, m.Len())}
	for of, c := range m.Constraints() {
		if of == tag {
			f.Vars, f.posts = append(f.Vars, fd.Scope(c)...), append(f.posts, c)
		}
	}
	slices.Sort(f.Vars)
	f.Vars = slices.Compact(f.Vars)
	return f
}

// Met says whether values of its variables, in their order, meet it.
func (f *Fact) Met(values []int) bool {
	for i, x := range f.Vars {
		f.values[x] = values[i]
	}
	return !slices.ContainsFunc(f.posts, func(c fd.Constraint) bool { return !naive.Holds(c, f.values) })
}

// Apart takes a fact apart whose constraints each speak of one variable: by these. It says false of
// any other fact.
func (f *Fact) Apart() (parts []*Fact, ok bool) {
	for _, x := range f.Vars {
		part := &Fact{Vars: []fd.Var{x}, values: f.values}
		for _, c := range f.posts {
			switch of := fd.Scope(c); {
			case len(of) > 1:
				return nil, false
			case of[0] == x:
				part.posts = append(part.posts, c)
			}
		}
		parts = append(parts, part)
	}
	return parts, true
}

// Table lists the values with which it is met; false if there are too many: choice is what an
// argument has for a variable, and may as in [argue.Listed].
func (f *Fact) Table(choice func(fd.Var) argue.Choice, most argue.Most, may func(values []int) bool) (puzzle.CellTable, bool) {
	of := make([]argue.Choice, len(f.Vars))
	for i, x := range f.Vars {
		of[i] = choice(x)
	}
	return argue.Listed(of, most, may, f.Met)
}
