package catalog

import (
	"cmp"
	"slices"
	"sync"

	"solvitur/solvers/catalog/colours"
	"solvitur/solvers/catalog/designs"
	"solvitur/solvers/catalog/large"
	"solvitur/solvers/catalog/moves"
	"solvitur/solvers/catalog/numbers"
	"solvitur/solvers/catalog/orders"
	"solvitur/solvers/catalog/relations"
	"solvitur/solvers/catalog/roads"
	"solvitur/solvers/catalog/sentences"
	"solvitur/solvers/catalog/squares"
	"solvitur/solvers/catalog/tables"
	"solvitur/solvers/catalog/worlds"
	"solvitur/solvers/puzzle"
)

// Program is one of the worker's programs; wasm/<name> is built from it.
type Program struct {
	Name     string
	Families []puzzle.Family
}

// Programs are all programs, and so all families that visitors see. Each package
// under solvers/family has a function New; null is the template for new ones and
// is not listed.
var Programs = sync.OnceValue(func() []Program {
	return []Program{
		{"tables", tables.Families()},
		{"relations", relations.Families()},
		{"squares", squares.Families()},
		{"orders", orders.Families()},
		{"sentences", sentences.Families()},
		{"roads", roads.Families()},
		{"moves", moves.Families()},
		{"numbers", numbers.Families()},
		{"worlds", worlds.Families()},
		{"large", large.Families()},
		{"designs", designs.Families()},
		{"colours", colours.Families()},
	}
})

// Families are those of all programs.
var Families = sync.OnceValue(func() (all []puzzle.Family) {
	for _, program := range Programs() {
		all = append(all, program.Families...)
	}
	return all
})

// ProgramOf names the program that a family belongs to; "" if it is unknown.
func ProgramOf(family string) string {
	for _, program := range Programs() {
		for _, f := range program.Families {
			if f.Info().Name == family {
				return program.Name
			}
		}
	}
	return ""
}

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
func Presets() []puzzle.Preset { return PresetsOf(Families()) }

// PresetsOf are those of some families.
func PresetsOf(families []puzzle.Family) []puzzle.Preset {
	var all []puzzle.Preset
	for _, family := range families {
		all = append(all, family.Presets()...)
	}
	slices.SortStableFunc(all, func(a, b puzzle.Preset) int {
		return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Name, b.Name))
	})
	return all
}

// Preset finds a puzzle by name.
func Preset(name string) (puzzle.Preset, bool) { return PresetOf(Families(), name) }

// PresetOf finds one of some families.
func PresetOf(families []puzzle.Family, name string) (puzzle.Preset, bool) {
	for _, family := range families {
		for _, preset := range family.Presets() {
			if preset.Name == name {
				return preset, true
			}
		}
	}
	return puzzle.Preset{}, false
}
