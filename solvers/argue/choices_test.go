package argue_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
)

// What a choice of numbers is made of, what a fact tells of it, and how it is told.
func TestChoices(t *testing.T) {
	var a puzzle.Argument
	var c argue.Choices
	path := func(name string) func(n int) claim.Claim {
		return func(n int) claim.Claim { return claim.That(n, name) }
	}
	x, y := c.Make(&a, 2, 5, path("x")), c.Make(&a, 0, 1, path("y"))
	if x.First != 0 || y.First != 4 || len(a.Cells) != 6 || a.Cells[3].String() != claim.That(5, "x").String() {
		t.Errorf("%v, %v of %v", x, y, a.Cells)
	}
	c.Clause = func(cell int, is bool) string {
		of := c.Of(cell)
		return fmt.Sprint(a.Cells[cell].All[0].Path[0], map[bool]string{true: " is ", false: " is not "}[is], of.Lo+cell-of.First)
	}
	c.Subject = func(of argue.Choice) string { return a.Cells[of.First].All[0].Path[0] }
	c.Write = func(_ argue.Choice, n int) string { return fmt.Sprint(n) }
	c.Tell(&a)
	if got := a.Clause(1, false) + ", " + a.Clause(4, false); got != "x is not 3, y is 1" {
		t.Error(got)
	}
	no := func(cell int) puzzle.Literal { return puzzle.Literal{Cell: cell} }
	if got := a.Join([]puzzle.Literal{no(0), no(1), no(2), no(5)}); !slices.Equal(got, []string{"x is 5", "y is 0"}) {
		t.Errorf("%q", got)
	}
	x.Know(&a, "odd", func(n int) bool { return n%2 == 1 })
	x.Know(&a, "four", func(n int) bool { return n == 4 })
	if want := []puzzle.Told{{Cell: 0, Fact: "odd"}, {Cell: 2, Fact: "odd"}, {Cell: 2, Is: true, Fact: "four"}}; !slices.Equal(a.Known, want) {
		t.Errorf("known are %v, should be %v", a.Known, want)
	}
	if got := a.Join([]puzzle.Literal{no(1), no(2), no(3)}); !slices.Equal(got, []string{"x is none of 3 to 5"}) {
		t.Errorf("what a fact tells is not possible any more: %q", got)
	}
	z := c.Make(&a, 7, 9, path("z"))
	both := []puzzle.Literal{no(0), {Cell: z.Cell(8), Is: true}}
	for _, c.SoFirst = range []bool{false, true} {
		if got := a.Join(both); !slices.Equal(got, map[bool][]string{false: {"x is not 2", "z is 8"}, true: {"z is 8", "x is not 2"}}[c.SoFirst]) {
			t.Errorf("what is so first, %v: %q", c.SoFirst, got)
		}
	}
	c.OneByOne = true
	if got := a.Join([]puzzle.Literal{no(1), no(2), no(3)}); !slices.Equal(got, []string{"x is not 3, 4 or 5"}) {
		t.Errorf("one by one: %q", got)
	}
	a.Known = nil
	if got := a.Join([]puzzle.Literal{no(0), no(1), no(2), no(3)}); !slices.Equal(got, []string{"x is not 2, 3, 4 or 5"}) {
		t.Errorf("where nothing is left: %q", got)
	}
}
