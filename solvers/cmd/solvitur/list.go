package main

import (
	"cmp"
	"flag"
	"fmt"
	"slices"
	"text/tabwriter"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// presets are the puzzles in the order of the gallery.
func (d door) presets() []puzzle.Preset {
	var all []puzzle.Preset
	for _, family := range d.families {
		all = append(all, family.Presets()...)
	}
	slices.SortStableFunc(all, func(a, b puzzle.Preset) int {
		return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Name, b.Name))
	})
	return all
}

func (d door) list(args []string) error {
	if operands, err := d.operands(flag.NewFlagSet("list", flag.ContinueOnError), args); err != nil {
		return err
	} else if len(operands) > 0 {
		return usagef("list takes no operand")
	}
	table := tabwriter.NewWriter(d.out, 0, 0, 2, ' ', 0)
	for _, preset := range d.presets() {
		fmt.Fprintf(table, "%s\t%s\t%s\n", preset.Name, preset.Family, preset.Summary)
	}
	return table.Flush()
}

func (d door) schema(args []string) error {
	operands, err := d.operands(flag.NewFlagSet("schema", flag.ContinueOnError), args)
	if err != nil {
		return err
	}
	if len(operands) != 1 {
		return usagef("schema takes one family")
	}
	family, err := d.family(operands[0])
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(d.out, "%s\n", schema.JSONSchema(family.Form()))
	return err
}
