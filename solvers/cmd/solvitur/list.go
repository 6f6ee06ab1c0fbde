package main

import (
	"flag"
	"fmt"
	"text/tabwriter"

	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// presets are the puzzles in the order of the gallery.
func (d door) presets() []puzzle.Preset { return catalog.PresetsOf(d.families) }

// preset finds one of them by name.
func (d door) preset(name string) (puzzle.Preset, bool) { return catalog.PresetOf(d.families, name) }

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
