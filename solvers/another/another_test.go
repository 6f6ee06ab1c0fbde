package another_test

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
)

var update = flag.Bool("update", false, "add what seeds give that are not held yet")

// held is where it is held what seeds give: by puzzle and seed, the facts.
const held = "testdata/seeds.json"

// TestForEver: a seed gives the same puzzle for ever. None of what is held may change;
// of each puzzle that has others, what one seed of each level gives is held.
func TestForEver(t *testing.T) {
	golden := map[string]json.RawMessage{}
	if raw, err := os.ReadFile(held); err == nil {
		if err := json.Unmarshal(raw, &golden); err != nil {
			t.Fatal(err)
		}
	}
	if *update {
		for _, preset := range catalog.Presets() {
			for version := range family(t, preset).Latest(preset.Facts) {
				for _, level := range family(t, preset).Others(preset.Facts, version+1) {
					if key := fmt.Sprintf("%s %s", preset.Name, another.Seed{Level: level, Number: 7, Version: version + 1}); golden[key] == nil {
						golden[key] = nil
					}
				}
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(golden)) {
		name, text, _ := strings.Cut(key, " ")
		at := slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == name })
		if at < 0 {
			t.Fatalf("there is no puzzle %s any more", name)
		}
		preset := catalog.Presets()[at]
		seed, err := another.Read(text, puzzle.Any)
		if err != nil {
			t.Fatal(err)
		}
		made, err := another.Make(t.Context(), family(t, preset), preset, seed, nil)
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		if *update && golden[key] == nil {
			golden[key] = made.Facts
		}
		if string(made.Facts) != string(golden[key]) {
			t.Errorf("%s gave\n%s\nand gives\n%s", key, golden[key], made.Facts)
		}
		if words := made.Words(family(t, preset), preset); words.Clean() != words || words.Faults() != nil {
			t.Errorf("%s: its words cannot be kept: %+v", key, words)
		}
		if _, err := share.Encode(share.Variant{Facts: made.Facts, Words: made.Words(family(t, preset), preset)}); err != nil {
			t.Errorf("%s: %v", key, err)
		}
	}
	for _, preset := range catalog.Presets() {
		for version := range family(t, preset).Latest(preset.Facts) {
			for _, level := range family(t, preset).Others(preset.Facts, version+1) {
				if golden[fmt.Sprintf("%s %s", preset.Name, another.Seed{Level: level, Number: 7, Version: version + 1})] == nil {
					t.Errorf("of %s, nothing %s of version %d is held: -update adds it", preset.Name, level, version+1)
				}
			}
		}
	}
	if *update {
		var b strings.Builder
		for i, key := range slices.Sorted(maps.Keys(golden)) {
			fmt.Fprintf(&b, "%s%q: %s", map[bool]string{true: "{\n", false: ",\n"}[i == 0], key, golden[key])
		}
		if err := os.WriteFile(held, []byte(b.String()+"\n}\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func family(t *testing.T, preset puzzle.Preset) puzzle.Family {
	t.Helper()
	family, ok := catalog.Family(preset.Family)
	if !ok {
		t.Fatal(preset.Family)
	}
	return family
}

// TestLevels compares the levels with those of arguments: what is easy is argued one thing
// at a time, or nearly so, and what is hard is not.
func TestLevels(t *testing.T) {
	for _, name := range []string{"sudoku", "night-train"} {
		at := slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == name })
		preset := catalog.Presets()[at]
		for _, level := range puzzle.Seeded {
			for number := range 2 {
				seed := another.Seed{Level: level, Number: number}
				made, err := another.Make(t.Context(), family(t, preset), preset, seed, nil)
				if err != nil {
					t.Fatal(err)
				}
				instance, err := family(t, preset).Parse(made.Facts)
				if err != nil {
					t.Fatal(err)
				}
				argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{Work: 200_000})
				if err != nil {
					t.Fatal(err)
				}
				got := argued.Level()
				if level == puzzle.Easy && got != puzzle.Easy && got != puzzle.Medium || level == puzzle.Hard && got == puzzle.Easy {
					t.Errorf("%s %s is argued as %s", name, seed, got)
				}
			}
		}
	}
}

// TestRead: how seeds are written, and how not.
func TestRead(t *testing.T) {
	for text, want := range map[string]string{
		"7": "1-medium-7", " 0 ": "1-medium-0", "easy-12": "1-easy-12", "1-hard-999999999": "1-hard-999999999", "1-EASY-3": "1-easy-3", "any-4": "1-any-4",
		"": "", "-1": "", "1.5": "", "1000000000": "", "99999999999999999999": "", "2-easy-7": "2-easy-7", "3-easy-7": "", "0-easy-7": "", "1-easy": "", "1-very hard-7": "", "1-easy-7-8": "", "x": "", "1--7": "",
		strings.Repeat("9", 10_000): "",
	} {
		seed, err := another.Read(text, puzzle.Medium)
		if got := seed.String(); want == "" && err == nil || want != "" && (err != nil || got != want) {
			t.Errorf("%.20q is %s, %v; want %q", text, got, err, want)
		}
		if err != nil && len(err.Error()) > 300 {
			t.Errorf("%.20q: so long a message: %v", text, err)
		}
	}
}

// What is no seed is said to be none, in words that say what to write, and in no other writing direction.
func TestRefusedSeeds(t *testing.T) {
	for text, want := range map[string]string{
		"-1": "“-1” is no seed: write a number from 0 to 999999999", "--": "“--” is no seed", "1-5": "“1-5” is no seed",
		"\u202eabc": "“abc” is no seed", "3-easy-7": "of a version that is not known",
	} {
		if _, err := another.Read(text, puzzle.Any); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	at := func(name string) puzzle.Preset {
		return catalog.Presets()[slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == name })]
	}
	for seed, want := range map[another.Seed]string{
		{Level: puzzle.Hard, Number: 1}:            "all of one level: write the number",
		{Level: puzzle.Any, Number: 1, Version: 1}: "not of version 1: take a number",
		{Level: puzzle.Any, Number: 1}:             "",
	} {
		race := at("greyhound-race")
		if err := another.Refused(family(t, race), race.Facts, seed); err == nil && want != "" || err != nil && (want == "" || !strings.Contains(err.Error(), want)) {
			t.Errorf("%v: %v, want %q", seed, err, want)
		}
	}
}

// TestStopped: whoever stops it waits for nothing, and a level that there is not is refused.
func TestStopped(t *testing.T) {
	preset := catalog.Presets()[slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == "sudoku" })]
	ctx, cancel := context.WithCancel(t.Context())
	_, err := another.Make(ctx, family(t, preset), preset, another.Seed{Level: puzzle.Hard}, func(int, int) { cancel() })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("stopped, it says %v", err)
	}
	if _, err := another.Make(t.Context(), family(t, preset), preset, another.Seed{Level: puzzle.Any}, nil); err == nil {
		t.Error("a sudoku of any level is made")
	}
}

// TestOfItsKind: another of a puzzle has the same cast, and asks for as much; what is no later
// version of it is refused.
func TestOfItsKind(t *testing.T) {
	for name, keeps := range map[string][]string{"three-gods": {"kinds", "people", "conditions"}, "flea-market": {"asked"}, "smallest-plane": {"names", "weeks", "size", "most"}} {
		preset := catalog.Presets()[slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == name })]
		for _, level := range family(t, preset).Others(preset.Facts, 0) {
			made, err := another.Make(t.Context(), family(t, preset), preset, another.Seed{Level: level, Number: 7}, nil)
			if err != nil {
				t.Errorf("%s, %s: %v", name, level, err)
				continue
			}
			var of, like map[string]any
			if err := errors.Join(json.Unmarshal(made.Facts, &of), json.Unmarshal(preset.Facts, &like)); err != nil {
				t.Fatal(err)
			}
			for _, key := range keeps {
				if got, want := fmt.Sprint(of[key]), fmt.Sprint(like[key]); got != want {
					t.Errorf("%s: the %s are %s, and were %s", made.Seed, key, got, want)
				}
			}
		}
	}
	preset := catalog.Presets()[slices.IndexFunc(catalog.Presets(), func(p puzzle.Preset) bool { return p.Name == "sudoku" })]
	if _, err := another.Make(t.Context(), family(t, preset), preset, another.Seed{Level: puzzle.Easy, Version: 2}, nil); err == nil {
		t.Error("there is a version of sudokus that nobody has made")
	}
}
