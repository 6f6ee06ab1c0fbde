// Package formulatest holds a language made with the kit to what it must do.
package formulatest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/formula"
)

// ReadBack prints so many random formulas of a language and reads them back: each
// must be the same formula. Operand makes a random operand of a row of the table, or
// says that none of it can be written.
func ReadBack[A any](t *testing.T, times int, language *formula.Language[A], print func(*formula.Formula[A]) string, operand func(*rand.Rand, formula.Op) (A, bool)) {
	t.Helper()
	w := &writer[A]{rng: rand.New(rand.NewPCG(5, 11)), language: language, operand: operand}
	for range times {
		var f formula.Formula[A]
		w.add(&f, w.sort(), w.rng.IntN(6))
		text := print(&f)
		back, err := language.Read(text)
		if err != nil {
			t.Fatalf("%q is printed and cannot be read: at %d, %s", text, err.At, err.Message)
		}
		if outline(language.Operators, &f) != outline(language.Operators, &back) {
			t.Fatalf("%q is printed, and read as %q", text, print(&back))
		}
	}
}

// outline tells formulas apart: by what is joined by what, in order; not by how the
// parts of "a and b and c" are grouped, where that is the same.
func outline[A any](t formula.Table, f *formula.Formula[A]) string {
	texts := make([]string, len(f.Nodes))
	for i, n := range f.Nodes {
		switch o := t[n.Op]; o.Place {
		case formula.Operand:
			texts[i] = fmt.Sprintf("%d%v", n.Op, n.Atom)
		case formula.Prefix, formula.Function:
			texts[i] = fmt.Sprintf("%d[%s]", n.Op, texts[n.X])
		default:
			text := ""
			for _, of := range []int{n.X, n.Y} {
				if inside := texts[of]; o.EitherWay && f.Nodes[of].Op == n.Op {
					text += strings.TrimSuffix(strings.TrimPrefix(inside, fmt.Sprintf("%d[", n.Op)), "]") + " "
				} else {
					text += inside + " "
				}
			}
			texts[i] = fmt.Sprintf("%d[%s]", n.Op, strings.TrimSpace(text))
		}
	}
	return texts[f.Root()]
}

// writer makes random formulas.
type writer[A any] struct {
	rng      *rand.Rand
	language *formula.Language[A]
	operand  func(*rand.Rand, formula.Op) (A, bool)
}

func (w *writer[A]) op() formula.Op { return formula.Op(w.rng.IntN(len(w.language.Operators))) }

func (w *writer[A]) sort() formula.Sort { return w.language.Operators[w.op()].Is }

// add appends a part of a sort, with operators nested at most so deep, or little
// deeper where they must be.
func (w *writer[A]) add(f *formula.Formula[A], sort formula.Sort, deep int) {
	before := len(f.Nodes)
	for range 1000 {
		f.Nodes = f.Nodes[:before]
		op := w.op()
		switch o := w.language.Operators[op]; {
		case o.Is != sort || o.Means != 0:
			continue
		case o.Place == formula.Operand:
			atom, ok := w.operand(w.rng, op)
			if deep > 0 && w.rng.IntN(4) > 0 || !ok {
				continue
			}
			f.Operand(op, atom, 0)
		case deep <= 0 && o.Of == sort:
			continue
		case o.Place == formula.Prefix || o.Place == formula.Function:
			w.add(f, o.Of, deep-1)
			f.Unary(op, 0)
		default:
			w.add(f, o.Of, deep-1)
			w.add(f, o.Of, deep-1)
			f.Binary(op, 0)
			if w.rng.IntN(4) == 0 {
				f.Exchange()
			}
		}
		if w.language.Check == nil || w.language.Check(f, f.Root()) == nil {
			return
		}
	}
	panic("formulatest: the table has nothing that ends a formula of this sort")
}
