package fd

import (
	"fmt"
	"math/bits"
	"slices"
)

// maxDepth bounds the nesting of formulas: compiling one walks it by ordinary
// calls, and a browser's stack is shallow.
const maxDepth = 500

// caseLimit bounds the number of cases that one product inside a formula may be
// split into.
const caseLimit = 4096

// sumLimit bounds the absolute value that a sum or product may reach.
const sumLimit = 1 << 61

// check says what is wrong with c, if anything.
func (m *Model) check(c Constraint) error {
	if err := m.checkAt(c, 0); err != nil {
		return fmt.Errorf("constraint %d (%T): %w", len(m.posts)+1, c, err)
	}
	return nil
}

func shape(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrShape, fmt.Sprintf(format, args...))
}

func (m *Model) checkAt(c Constraint, depth int) error {
	if depth > maxDepth {
		return shape("the formula is nested more than %d deep", maxDepth)
	}
	switch c := c.(type) {
	case Compare:
		return m.checkOp(c.Op, c.X)
	case Member:
		return m.checkVars(c.X)
	case Relation:
		if err := m.checkOp(c.Op, c.X, c.Y); err != nil {
			return err
		}
		return m.checkSum([]int{1, -1}, []Var{c.X, c.Y}, c.C)
	case Distance:
		if err := m.checkOp(c.Op, c.X, c.Y); err != nil {
			return err
		}
		return m.checkSum([]int{1, -1}, []Var{c.X, c.Y}, c.C)
	case Linear:
		if len(c.Coeffs) != len(c.Vars) {
			return shape("%d coefficients for %d variables", len(c.Coeffs), len(c.Vars))
		}
		if err := m.checkOp(c.Op, c.Vars...); err != nil {
			return err
		}
		return m.checkSum(c.Coeffs, c.Vars, c.RHS)
	case AllDifferent:
		if c.Offsets != nil && len(c.Offsets) != len(c.Vars) {
			return shape("%d offsets for %d variables", len(c.Offsets), len(c.Vars))
		}
		if c.Strength > Hall {
			return shape("unknown strength %d", c.Strength)
		}
		for _, o := range c.Offsets {
			if o > MaxValue || o < -MaxValue {
				return fmt.Errorf("%w: offset %d", ErrOverflow, o)
			}
		}
		return m.checkVars(c.Vars...)
	case Element:
		return m.checkVars(c.Index, c.Result)
	case ElementVar:
		if err := m.checkVars(c.Index, c.Result); err != nil {
			return err
		}
		return m.checkVars(c.Array...)
	case Table:
		for i, t := range c.Tuples {
			if len(t) != len(c.Vars) {
				return shape("tuple %d has %d values for %d variables", i+1, len(t), len(c.Vars))
			}
		}
		return m.checkVars(c.Vars...)
	case Count:
		return m.checkOp(c.Op, c.Vars...)
	case CountVar:
		if err := m.checkVars(c.N); err != nil {
			return err
		}
		return m.checkOp(c.Op, c.Vars...)
	case Cardinality:
		if len(c.Min) != len(c.Values) || len(c.Max) != len(c.Values) {
			return shape("%d values need as many minima and maxima, not %d and %d", len(c.Values), len(c.Min), len(c.Max))
		}
		if v := slices.Sorted(slices.Values(c.Values)); len(slices.Compact(v)) != len(c.Values) {
			return shape("a value is listed twice")
		}
		return m.checkVars(c.Vars...)
	case Lex:
		if len(c.X) != len(c.Y) {
			return shape("the two rows have %d and %d variables", len(c.X), len(c.Y))
		}
		if len(c.X) > maxDepth {
			return shape("the rows are longer than %d", maxDepth)
		}
		if err := m.checkVars(c.X...); err != nil {
			return err
		}
		return m.checkVars(c.Y...)
	case Product:
		if err := m.checkVars(c.X, c.Y, c.Z); err != nil {
			return err
		}
		return m.checkProduct(c, depth > 0)
	case Constant:
		return nil
	case Negation:
		return m.checkAt(c.Of, depth+1)
	case Conjunction:
		return m.checkAll(c, depth)
	case Disjunction:
		return m.checkAll(c, depth)
	case Implication:
		return m.checkAll([]Constraint{c.If, c.Then}, depth)
	case Equivalence:
		return m.checkAll([]Constraint{c.A, c.B}, depth)
	case Parity:
		return m.checkAll(c, depth)
	case HowMany:
		if err := m.checkOp(c.Op); err != nil {
			return err
		}
		return m.checkAll(c.Of, depth)
	}
	return shape("unknown kind of constraint")
}

func (m *Model) checkAll(cs []Constraint, depth int) error {
	for _, c := range cs {
		if err := m.checkAt(c, depth+1); err != nil {
			return err
		}
	}
	return nil
}

func (m *Model) checkOp(op Op, vars ...Var) error {
	if op > GT {
		return shape("unknown comparison %d", uint8(op))
	}
	return m.checkVars(vars...)
}

func (m *Model) checkVars(vars ...Var) error {
	for _, x := range vars {
		if x < 0 || int(x) >= len(m.domains) {
			return fmt.Errorf("%w: number %d of %d", ErrVariable, x, len(m.domains))
		}
	}
	return nil
}

// checkSum makes sure that no partial sum, in any order, leaves the safe
// range, whatever values the variables take.
func (m *Model) checkSum(coeffs []int, vars []Var, rhs int) error {
	total := magnitude(rhs)
	for i, x := range vars {
		d := m.domains[x]
		// A term counts for its coefficient at least, so that terms of one
		// variable can be united.
		hi, lo := bits.Mul64(magnitude(coeffs[i]), max(1, magnitude(d.min()), magnitude(d.max())))
		total += lo
		if hi != 0 || lo > sumLimit || total > sumLimit {
			return fmt.Errorf("%w: the term %d*%s takes the sum past 2^61", ErrOverflow, coeffs[i], m.names[x])
		}
	}
	if total > sumLimit {
		return fmt.Errorf("%w: the right-hand side %d is past 2^61", ErrOverflow, rhs)
	}
	return nil
}

// checkProduct looks at a product. Inside a formula it needs an auxiliary
// variable for its value, or a case for each value of one factor.
func (m *Model) checkProduct(c Product, inside bool) error {
	x, y := m.domains[c.X], m.domains[c.Y]
	hi, lo := bits.Mul64(max(magnitude(x.min()), magnitude(x.max())), max(magnitude(y.min()), magnitude(y.max())))
	if hi != 0 || lo > sumLimit {
		return fmt.Errorf("%w: %s*%s can pass 2^61", ErrOverflow, m.names[c.X], m.names[c.Y])
	}
	least, most := productBounds(x.min(), x.max(), y.min(), y.max())
	if inside && most-least >= MaxDomain && min(x.size(), y.size()) > caseLimit {
		return fmt.Errorf("%w: inside a formula %s*%s has more than %d values; post it by itself, for a variable of its own",
			ErrDomain, m.names[c.X], m.names[c.Y], MaxDomain)
	}
	return nil
}

func magnitude(v int) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}
