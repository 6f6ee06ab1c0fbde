package units_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/argue/units"
	"solvitur/solvers/puzzle"
)

// sudoku is a board of 9 rows, 9 columns and 9 regions, in this order.
func sudoku() *units.Board {
	name := func(place int) string { return fmt.Sprintf("r%dc%d", place/9+1, place%9+1) }
	symbol := func(_, symbol int) string { return fmt.Sprint(symbol + 1) }
	b := &units.Board{Size: 9, Places: 81, Thing: func(int) string { return "number" }, Together: "unit", Place: name, Short: name, Symbol: symbol, One: symbol,
		Is: func(place, symbol int, is bool) string { return fmt.Sprint(name(place), symbol+1, is) }}
	for kind, is := range []string{units.Row, units.Column, units.Region} {
		for i := range 9 {
			u := units.Unit{Kind: is, Name: fmt.Sprint(is, " ", i+1)}
			for place := range 81 {
				if []int{place / 9, place % 9, place/27*3 + place%9/3}[kind] == i {
					u.Places = append(u.Places, place)
				}
			}
			b.Units = append(b.Units, u)
		}
	}
	return b
}

// follows says whether a statement is false in every way in which each group has just one
// statement that is true, and none of those that are ruled out.
func follows(groups []puzzle.Group, s puzzle.Inference) bool {
	value := map[int]bool{}
	for _, p := range s.From {
		value[p.Cell] = p.Is
	}
	value[s.Concludes[0].Cell] = true
	var possible func(groups []int) bool
	possible = func(left []int) bool {
		if len(left) == 0 {
			return true
		}
		cells := groups[left[0]].Tables[0].Cells
		for _, chosen := range cells {
			var fresh []int
			fits := true
			for _, cell := range cells {
				if is, known := value[cell]; known {
					fits = fits && is == (cell == chosen)
				} else {
					value[cell] = cell == chosen
					fresh = append(fresh, cell)
				}
			}
			found := fits && possible(left[1:])
			for _, cell := range fresh {
				delete(value, cell)
			}
			if found {
				return true
			}
		}
		return false
	}
	return !possible(s.Groups)
}

// Patterns are called by the names that people have given them, and only these: what is in
// a board is told by what is left for a symbol in some units, or for some places.
func TestNamesOfPatterns(t *testing.T) {
	board := sudoku()
	groups := board.Groups()
	at := func(row, column int) int { return 9*(row-1) + column - 1 }
	unit := func(kind, n, symbol int) int { return 81 + 9*(9*kind+n-1) + symbol - 1 }
	const row, column, region = 0, 1, 2
	type left struct {
		unit   int // or a place
		places []int
	}
	for _, of := range []struct {
		what   string
		left   []left // what is ruled out is all else
		groups []int  // without those
		target int
		symbol int
		name   string
		told   bool
	}{
		{"rows 1 and 5, whose ends are near", []left{{unit(row, 1, 7), []int{at(1, 1), at(1, 4)}}, {unit(row, 5, 7), []int{at(5, 1), at(5, 5)}}},
			[]int{unit(column, 1, 7), unit(column, 4, 7), unit(region, 5, 7)}, at(6, 4), 7, "skyscraper", true},
		{"a row and a column from one region", []left{{unit(row, 1, 7), []int{at(1, 2), at(1, 7)}}, {unit(column, 1, 7), []int{at(3, 1), at(8, 1)}}},
			[]int{unit(region, 1, 7), unit(column, 7, 7), unit(row, 8, 7)}, at(8, 7), 7, "two-string kite", true},
		{"the same with a third place", []left{{unit(row, 1, 7), []int{at(1, 2), at(1, 3), at(1, 7)}}, {unit(column, 1, 7), []int{at(3, 1), at(8, 1)}}},
			[]int{unit(region, 1, 7), unit(column, 7, 7), unit(row, 8, 7)}, at(8, 7), 7, "", true},
		{"both at one place", []left{{unit(row, 1, 7), []int{at(1, 1), at(1, 7)}}, {unit(column, 1, 7), []int{at(1, 1), at(8, 1)}}},
			[]int{unit(region, 1, 7), unit(column, 7, 7), unit(row, 8, 7)}, at(8, 7), 7, "", false},
		{"a region with a row and a column left", []left{{unit(region, 5, 7), []int{at(4, 4), at(4, 5), at(5, 6), at(6, 6)}}, {unit(row, 1, 7), []int{at(1, 6), at(1, 2)}}},
			[]int{unit(column, 6, 7), unit(row, 4, 7), unit(column, 2, 7)}, at(4, 2), 7, "empty rectangle", true},
		{"a region with one place too many", []left{{unit(region, 5, 7), []int{at(4, 4), at(5, 5), at(5, 6), at(6, 6)}}, {unit(row, 1, 7), []int{at(1, 6), at(1, 2)}}},
			[]int{unit(column, 6, 7), unit(row, 4, 7), unit(column, 2, 7)}, at(4, 2), 7, "", false},
		{"three places", []left{{at(1, 1), []int{1, 2}}, {at(1, 5), []int{2, 3}}, {at(5, 1), []int{1, 3}}},
			[]int{unit(row, 1, 2), unit(column, 1, 1), unit(column, 5, 3), unit(row, 5, 3)}, at(5, 5), 3, "XY-wing", true},
		{"three places, one of which ends elsewhere", []left{{at(1, 1), []int{1, 2}}, {at(1, 5), []int{2, 3}}, {at(5, 1), []int{1, 4}}},
			[]int{unit(row, 1, 2), unit(column, 1, 1), unit(column, 5, 3), unit(row, 5, 3)}, at(5, 5), 3, "", false},
		{"four places", []left{{at(1, 1), []int{1, 2}}, {at(1, 5), []int{2, 4}}, {at(7, 5), []int{4, 5}}, {at(7, 2), []int{5, 1}}},
			[]int{unit(row, 1, 2), unit(column, 5, 4), unit(row, 7, 5), unit(region, 1, 1), unit(column, 2, 1)}, at(3, 2), 1, "XY-chain", true},
	} {
		s := puzzle.Inference{Groups: of.groups, Concludes: []puzzle.Literal{{Cell: board.Statement(of.target, of.symbol-1)}}}
		for _, left := range of.left {
			s.Groups = append(s.Groups, left.unit)
			for _, cell := range groups[left.unit].Tables[0].Cells {
				is := cell / 9 // the place
				if left.unit < 81 {
					is = cell%9 + 1
				}
				if !slices.Contains(left.places, is) {
					s.From = append(s.From, puzzle.Premise{Literal: puzzle.Literal{Cell: cell}, By: -1})
				}
			}
		}
		slices.Sort(s.Groups)
		if follows(groups, s) != of.told {
			t.Errorf("%s: follows %v, want %v", of.what, !of.told, of.told)
		}
		text, name := board.Tell(s)
		if name != of.name || (text != "") != of.told {
			t.Errorf("%s: %q is told as %q, want %q", of.what, name, text, of.name)
		}
	}
}
