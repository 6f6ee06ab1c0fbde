package catalog

import (
	"cmp"
	"slices"
	"sync"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/family/boxes"
	"solvitur/solvers/family/bridges"
	"solvitur/solvers/family/circuit"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/family/digits"
	"solvitur/solvers/family/jugs"
	"solvitur/solvers/family/meetings"
	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// Families are all families that visitors see, in the order shown. Each
// package under solvers/family has a function New; null is the template for
// new ones and is not listed.
var Families = sync.OnceValue(func() []puzzle.Family {
	return []puzzle.Family{
		meetings.New(),
		digits.New(),
		truthtellers.New(),
		circuit.New(),
		bridges.New(),
		boxes.New(),
		dialogues.New(),
		bignumbers.New(),
		sudoku.New(),
		jugs.New(),
	}
})

// Family finds a family by name.
func Family(name string) (puzzle.Family, bool) {
	for _, family := range Families() {
		if family.Info().Name == name {
			return family, true
		}
	}
	return nil, false
}

// Presets are the puzzles of all families, in the order of the gallery.
func Presets() []puzzle.Preset {
	var all []puzzle.Preset
	for _, family := range Families() {
		all = append(all, family.Presets()...)
	}
	slices.SortStableFunc(all, func(a, b puzzle.Preset) int {
		return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Name, b.Name))
	})
	return all
}

// Preset finds a puzzle by name.
func Preset(name string) (puzzle.Preset, bool) {
	for _, family := range Families() {
		for _, preset := range family.Presets() {
			if preset.Name == name {
				return preset, true
			}
		}
	}
	return puzzle.Preset{}, false
}
