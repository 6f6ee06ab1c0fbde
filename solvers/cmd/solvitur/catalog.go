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
	"solvitur/solvers/schema"
)

// catalog writes catalog.json, the cards of the gallery; p/<puzzle>.json, one sheet for
// every puzzle; and source/<source>.json, one for every source. The same program writes
// the same bytes.
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
	sheets := make([]puzzle.Sheet, len(presets))
	for i, preset := range presets {
		if sheets[i], err = laboratory.Sheet(ctx, preset); err != nil {
			return err
		}
		sheets[i].Program = catalog.ProgramOf(preset.Family)
	}
	cards, err := laboratory.Cards(sheets)
	if err != nil {
		return err
	}
	if err := writeJSON(filepath.Join(*out, "catalog.json"), cards); err != nil {
		return err
	}
	for _, source := range sourcesOf(presets, cards) {
		if err := writeJSON(filepath.Join(*out, "source", source.Source.Slug()+".json"), source); err != nil {
			return err
		}
	}
	besides(sheets)
	for _, sheet := range sheets {
		if err := writeJSON(filepath.Join(*out, "p", sheet.Preset.Name+".json"), sheet); err != nil {
			return err
		}
	}
	return nil
}

// besides puts down which puzzles are beside each: the gallery shows those of a kind
// together.
func besides(sheets []puzzle.Sheet) {
	shelf := map[string]int{}
	for i, sheet := range sheets {
		if _, ok := shelf[sheet.Family]; !ok {
			shelf[sheet.Family] = i
		}
	}
	slices.SortStableFunc(sheets, func(a, b puzzle.Sheet) int { return cmp.Compare(shelf[a.Family], shelf[b.Family]) })
	neighbour := func(i int) *puzzle.Neighbour {
		if i < 0 || i >= len(sheets) {
			return nil
		}
		return &puzzle.Neighbour{Name: sheets[i].Preset.Name, Title: sheets[i].Preset.Title}
	}
	for i := range sheets {
		sheets[i].Previous, sheets[i].Next = neighbour(i-1), neighbour(i+1)
	}
}

// sourcesOf are the sources of these puzzles. The gallery has the puzzles of a source in
// the source's own order.
func sourcesOf(presets []puzzle.Preset, cards []puzzle.Card) []puzzle.SourceSheet {
	var sources []puzzle.SourceSheet
	at := map[string]int{}
	for i, preset := range presets {
		n, known := at[preset.Source.Code]
		if !known {
			n, at[preset.Source.Code] = len(sources), len(sources)
			sources = append(sources, puzzle.SourceSheet{Title: catalog.Together(preset.Source), Source: preset.Source, About: catalog.About(preset.Source.Code)})
			sources[n].Source.Where, sources[n].Source.Note = "", ""
		}
		card := cards[i]
		card.Own, card.Members = "", schema.Members{} // for the gallery, and for links
		sources[n].Cards = append(sources[n].Cards, puzzle.Sourced{Card: card, Where: preset.Source.Where})
	}
	var others []puzzle.Other
	for _, source := range sources {
		others = append(others, puzzle.Other{Title: source.Title, From: source.Source.Slug(), Puzzles: len(source.Cards)})
	}
	for i := range sources {
		sources[i].Others = others
	}
	return sources
}

// writeJSON writes a file, and the folders that it stands in.
func writeJSON(file string, value any) error {
	raw, err := json.Marshal(value)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, append(raw, '\n'), 0o644)
}
