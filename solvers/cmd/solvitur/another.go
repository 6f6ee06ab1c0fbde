package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/another"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
)

// another prints another puzzle like one that there is.
func (d door) another(ctx context.Context, args []string) error {
	set := flag.NewFlagSet("another", flag.ContinueOnError)
	text := set.String("seed", "1", "which of them: a `number`, or a seed such as 1-easy-7")
	wanted := set.String("level", "", "how hard it shall be: the `level` easy, medium or hard")
	asJSON := set.Bool("json", false, "print it as a file of facts, which solve takes")
	operands, err := d.operands(set, args)
	if err != nil {
		return err
	}
	if len(operands) != 1 {
		return usagef("another takes the name of one puzzle")
	}
	preset, ok := d.preset(operands[0])
	if !ok {
		return d.unknownPuzzle(operands[0])
	}
	family, err := d.family(preset.Family)
	if err != nil {
		return err
	}
	levels := family.Others(preset.Facts, 0)
	if len(levels) == 0 {
		return usagef("there is no other puzzle like %q", preset.Name)
	}
	level := puzzle.Level(*wanted)
	if level == "" {
		level = levels[0]
	}
	if level != puzzle.Any && !slices.Contains(puzzle.Seeded, level) {
		return usagef("“%s” is no level: choose easy, medium or hard", *wanted)
	}
	seed, err := another.Read(*text, level)
	if err == nil && *wanted != "" && seed.Level != level {
		err = fmt.Errorf("the seed %s is of another level than %s: leave one of them out", seed, level)
	}
	if err == nil {
		err = another.Refused(family, preset.Facts, seed)
	}
	if err != nil {
		return usagef("%s", err)
	}
	made, err := another.Make(ctx, family, preset, seed, nil)
	if errors.Is(err, another.ErrNone) {
		return usagef("%s", err)
	} else if err != nil {
		return err
	}
	variant := share.Variant{Facts: made.Facts, Words: made.Words(family, preset)}
	if *asJSON {
		return json.NewEncoder(d.out).Encode(struct {
			Family string `json:"family"`
			Puzzle string `json:"puzzle"`
			Seed   string `json:"seed"`
			share.Variant
		}{preset.Family, preset.Name, made.Seed.String(), variant})
	}
	link, err := share.Encode(variant)
	if err != nil {
		return err
	}
	instance, err := family.Parse(made.Facts)
	if err != nil {
		return err
	}
	var b strings.Builder
	words := variant.Words
	fmt.Fprintf(&b, "%s\n\n%s\n\n%s\n\n", words.Title, words.Story, words.Question)
	for _, fact := range instance.Facts() {
		fmt.Fprintf(&b, "- %s\n", fact.Text)
	}
	_, err = fmt.Fprintf(d.out, "%s\nsolvitur solve '%s%s'\n", b.String(), preset.Name, link)
	return err
}
