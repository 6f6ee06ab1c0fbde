package fd

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
)

// MaxDomain is the largest number of values, from the smallest to the largest
// inclusive, that one variable may span.
const MaxDomain = 1 << 20

// MaxValue bounds the absolute value of every domain value.
const MaxValue = 1 << 40

// The named errors that a model can carry. Errors met while posting wrap one
// of these and say which variable or constraint is meant.
var (
	ErrDomain   = errors.New("the domain is empty, too wide or out of range")
	ErrOverflow = errors.New("the numbers are so large that a sum or product could overflow")
	ErrVariable = errors.New("the variable does not belong to this model")
	ErrShape    = errors.New("the constraint is not well formed")
)

// Var is a variable of one Model: an index, counted from 0 in the order of
// creation.
type Var int32

// Tag names the fact that a constraint belongs to. The engine never looks into
// it; it only hands it back in reasons and cores.
type Tag int

// Rule is the tag of constraints that are part of the puzzle's rules and of no
// fact in particular.
const Rule Tag = -1

// Model is a list of variables and tagged constraints. It is plain data: every
// search compiles its own engine from it, so one Model may serve any number of
// searches, one after another or at the same time, once posting is over.
type Model struct {
	names   []string
	domains []Domain
	posts   []post
	errs    []error
}

type post struct {
	tag        Tag
	constraint Constraint
}

// NewModel returns an empty model.
func NewModel() *Model { return &Model{} }

// Int adds a variable with the values lo, lo+1, ..., hi.
func (m *Model) Int(name string, lo, hi int) Var {
	return m.add(name, span(lo, hi))
}

// Ints adds n variables with the values lo..hi, named name1, name2, ...
func (m *Model) Ints(name string, n, lo, hi int) []Var {
	vars := make([]Var, 0, max(n, 0))
	for i := range n {
		vars = append(vars, m.Int(name+strconv.Itoa(i+1), lo, hi))
	}
	return vars
}

// Bool adds a variable with the values 0 (false) and 1 (true).
func (m *Model) Bool(name string) Var { return m.Int(name, 0, 1) }

// Enum adds a variable with exactly the listed values.
func (m *Model) Enum(name string, values ...int) Var {
	return m.add(name, setOf(values))
}

func (m *Model) add(name string, d Domain) Var {
	x := Var(len(m.domains))
	if err := d.check(); err != nil {
		m.errs = append(m.errs, fmt.Errorf("variable %q: %w", name, err))
		d = span(0, 0)
	}
	m.names = append(m.names, name)
	m.domains = append(m.domains, d)
	return x
}

// Post adds constraints that belong to the fact named by tag. A constraint
// that is not well formed is not added; Err then reports it, and every search
// refuses to run. The slices of a constraint must not be changed afterwards.
func (m *Model) Post(tag Tag, constraints ...Constraint) {
	for _, c := range constraints {
		if err := m.check(c); err != nil {
			m.errs = append(m.errs, err)
			continue
		}
		m.posts = append(m.posts, post{tag, c})
	}
}

// Err joins everything that was wrong with the variables and constraints so
// far; it is nil for a model that can be searched.
func (m *Model) Err() error { return errors.Join(m.errs...) }

// Len is the number of variables.
func (m *Model) Len() int { return len(m.domains) }

// Name is the name that x was created with.
func (m *Model) Name(x Var) string { return m.names[x] }

// Domain lists the values that x was created with, in ascending order.
func (m *Model) Domain(x Var) []int { return slices.Collect(m.domains[x].values()) }

// Constraints lists what has been posted, in order, with its tags.
func (m *Model) Constraints() iter.Seq2[Tag, Constraint] {
	return func(yield func(Tag, Constraint) bool) {
		for _, p := range m.posts {
			if !yield(p.tag, p.constraint) {
				return
			}
		}
	}
}
