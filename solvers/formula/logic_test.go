package formula_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/formula"
	"solvitur/solvers/formula/formulatest"
)

// The language whose sentences are p, q and r.
func logic() *formula.Language[string] {
	return &formula.Language[string]{
		Operators: formula.Logic,
		Operand: func(c *formula.Cursor) (op formula.Op, atom string, none bool, err *formula.Error) {
			if t := c.Next(); t.Kind == formula.Word && strings.Contains("pqr", t.Text) {
				c.At++
				return formula.Sentence, t.Text, false, nil
			}
			return op, "", true, nil
		},
		Wanted: "p, q or r", Behind: "a connective or the end", Refusals: []string{""}, Again: "put parentheses", Example: "p or q", MostNested: 30,
	}
}

// A formula is true where a truth table says so.
func TestLogic(t *testing.T) {
	for text, want := range map[string]string{ // where p, q, r are 000, 001, 010, 011, 100, 101, 110, 111
		"p":                      "00001111",
		"not p":                  "11110000",
		"p and q or r":           "01010111",
		"p and (q or r)":         "00000111",
		"p or q implies r":       "11010101",
		"p -> q & r":             "11110001",
		"p <-> q -> r":           "00101101",
		"not p and q":            "00110000",
		"¬(p ∧ q)":               "11111100",
		"(p implies q) iff r":    "01011001",
		"not not p or not q & r": "01001111",
	} {
		f, err := logic().Read(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		got := ""
		for world := range 8 {
			so := formula.Fold(&f, func(n formula.Node[string], x, y bool) bool {
				switch n.Op {
				case formula.Not:
					return !x
				case formula.And:
					return x && y
				case formula.Or:
					return x || y
				case formula.Implies:
					return !x || y
				case formula.Iff:
					return x == y
				}
				return world>>(2-strings.Index("pqr", n.Atom))&1 == 1
			})
			got += map[bool]string{true: "1", false: "0"}[so]
		}
		if got != want {
			t.Errorf("%q is %s, should be %s", text, got, want)
		}
	}
	if _, err := logic().Read("p -> q -> r"); err == nil || err.At != 7 {
		t.Errorf("two implications in a row: %v", err)
	}
}

func TestLogicReadsBack(t *testing.T) {
	print := func(f *formula.Formula[string]) string {
		return formula.Print(formula.Logic, f, f.Root(), func(i int) (string, bool) { return f.Nodes[i].Atom, f.Nodes[i].Op == formula.Sentence })
	}
	formulatest.ReadBack(t, 3000, logic(), print, func(rng *rand.Rand, _ formula.Op) (string, bool) { return "pqr"[rng.IntN(3):][:1], true })
}

// Arrows side by side are printed with parentheses, since nobody knows by heart
// which of them binds tighter.
func TestArrowsAreKeptApart(t *testing.T) {
	for text, want := range map[string]string{
		"p <-> q -> r":    "p iff (q implies r)",
		"p -> q <-> r":    "(p implies q) iff r",
		"p or q -> not r": "p or q implies not (r)",
		"(p <-> q) or r":  "(p iff q) or r",
		"not (p -> q)":    "not (p implies q)",
		"p -> (q <-> r)":  "p implies (q iff r)",
		"p and q <-> q":   "p and q iff q",
		"p or q and r":    "p or (q and r)",
		"p and q or r":    "(p and q) or r",
		"p or (q or r)":   "p or q or r",
		"not p or q":      "not (p) or q",
		"(p -> q) -> r":   "(p implies q) implies r",
	} {
		read, err := logic().Read(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := formula.Print(formula.Logic, &read, read.Root(), func(part int) (string, bool) {
			return read.Nodes[part].Atom, read.Nodes[part].Op == formula.Sentence
		}); got != want {
			t.Errorf("%s is printed %q and not %q", text, got, want)
		}
	}
}
