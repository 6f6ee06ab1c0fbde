package main

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"

	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
)

// catalog writes catalog.json, the cards of the gallery, and p/<puzzle>.json,
// one sheet for every puzzle. The same program writes the same bytes.
func (d door) catalog(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("catalog", flag.ContinueOnError)
	out := flags.String("out", "", "the `folder` to write to")
	operands, err := d.operands(flags, args)
	if err != nil {
		return err
	}
	if len(operands) > 0 || *out == "" {
		return usagef("catalog takes one flag: -out DIR")
	}
	laboratory, presets := d.lab(), d.presets()
	cards, err := laboratory.Cards(presets)
	if err != nil {
		return err
	}
	for i, card := range cards {
		cards[i].Program = catalog.ProgramOf(card.Family)
	}
	if err := os.MkdirAll(filepath.Join(*out, "p"), 0o755); err != nil {
		return err
	}
	if err := writeJSON(filepath.Join(*out, "catalog.json"), cards); err != nil {
		return err
	}
	// The gallery shows the puzzles of a kind together.
	shelf := map[string]int{}
	for i, preset := range presets {
		if _, ok := shelf[preset.Family]; !ok {
			shelf[preset.Family] = i
		}
	}
	presets = slices.Clone(presets)
	slices.SortStableFunc(presets, func(a, b puzzle.Preset) int { return cmp.Compare(shelf[a.Family], shelf[b.Family]) })
	neighbour := func(i int) *puzzle.Neighbour {
		if i < 0 || i >= len(presets) {
			return nil
		}
		return &puzzle.Neighbour{Name: presets[i].Name, Title: presets[i].Title}
	}
	for i, preset := range presets {
		sheet, err := laboratory.Sheet(ctx, preset)
		if err != nil {
			return err
		}
		sheet.Program = catalog.ProgramOf(preset.Family)
		sheet.Previous, sheet.Next = neighbour(i-1), neighbour(i+1)
		if err := writeJSON(filepath.Join(*out, "p", preset.Name+".json"), sheet); err != nil {
			return err
		}
	}
	return nil
}

func writeJSON(file string, value any) error {
	raw, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(raw, '\n'), 0o644)
}
