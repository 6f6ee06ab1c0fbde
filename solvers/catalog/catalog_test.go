package catalog_test

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// TestNames: names stand in addresses and links for ever, so each is one word
// of small letters, and each is there once.
func TestNames(t *testing.T) {
	word := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := map[string]bool{}
	for _, family := range catalog.Families() {
		name := family.Info().Name
		if !word.MatchString(name) || seen[name] {
			t.Errorf("family %q", name)
		}
		seen[name] = true
		if found, ok := catalog.Family(name); !ok || found.Info().Name != name {
			t.Errorf("family %q is not found", name)
		}
	}
	puzzles, orders := map[string]bool{}, map[int]string{}
	for _, preset := range catalog.Presets() {
		if !word.MatchString(preset.Name) || puzzles[preset.Name] {
			t.Errorf("puzzle %q", preset.Name)
		}
		if other, taken := orders[preset.Order]; taken {
			t.Errorf("%s and %s have the same place in the gallery, %d", other, preset.Name, preset.Order)
		}
		puzzles[preset.Name], orders[preset.Order] = true, preset.Name
		if found, ok := catalog.Preset(preset.Name); !ok || found.Family != preset.Family {
			t.Errorf("puzzle %q is not found", preset.Name)
		}
	}
	if !slices.IsSortedFunc(catalog.Presets(), func(a, b puzzle.Preset) int { return a.Order - b.Order }) {
		t.Error("the puzzles are out of order")
	}
	for _, unknown := range []string{"null", ""} {
		if _, ok := catalog.Family(unknown); ok {
			t.Errorf("family %q is there", unknown)
		}
		if _, ok := catalog.Preset(unknown); ok {
			t.Errorf("puzzle %q is there", unknown)
		}
	}
}

// TestSources: puzzles of one source credit it in the same words, its address is its own,
// and every source is told of.
func TestSources(t *testing.T) {
	first := map[string]puzzle.Preset{}
	for _, preset := range catalog.Presets() {
		source, known := first[preset.Source.Code]
		if !known {
			first[preset.Source.Code] = preset
		} else if preset.Source.Title != source.Source.Title || preset.Source.Reference != source.Source.Reference {
			t.Errorf("%s and %s credit the source %s in different words", source.Name, preset.Name, preset.Source.Code)
		}
	}
	slugs := map[string]bool{}
	for code, preset := range first {
		slug := preset.Source.Slug()
		if slugs[slug] || !regexp.MustCompile(`^[a-z0-9]+$`).MatchString(slug) {
			t.Errorf("the source %s has the address %q", code, slug)
		}
		slugs[slug] = true
		if len(catalog.About(code)) == 0 {
			t.Errorf("of the source %s nothing is told", code)
		}
	}
}

// TestLinksHoldEveryPuzzle: what links refuse as too long, no form allows.
func TestLinksHoldEveryPuzzle(t *testing.T) {
	var longest func(fields []schema.Field) int
	longest = func(fields []schema.Field) (most int) {
		for _, field := range fields {
			most = max(most, field.ItemLimit(), field.NodeLimit())
			for _, shape := range field.Shapes {
				most = max(most, longest(shape.Fields))
			}
		}
		return most
	}
	for _, family := range catalog.Families() {
		if most := longest(family.Form().Fields); most > share.MaxItems {
			t.Errorf("%s has lists of up to %d, and a link holds %d at most", family.Info().Name, most, share.MaxItems)
		}
	}
}

// TestArrowsPointDown: engines know nobody, what the page is linked with knows
// no family and no engine, and explain knows families by their contract only.
func TestArrowsPointDown(t *testing.T) {
	for name, allowed := range map[string][]string{
		"fd":                       {"fd"},
		"space":                    {"space"},
		"dialogue":                 {"dialogue"},
		"family/bignumbers/bigdec": {"family/bignumbers/bigdec"},
		"schema":                   {"schema", "english", "whole"},
		"claim":                    {"claim", "schema", "english", "whole"},
		"view":                     {"view"},
		"puzzle":                   {"puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"each":                     {"each"},
		"english":                  {"english"},
		"whole":                    {"whole"},
		"chance":                   {"chance"},
		"another":                  {"another", "share", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"chart":                    {"chart", "view"},
		"family/cryptarithms/race": {"family/cryptarithms/race", "chart", "letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"sperner":                  {"sperner"},
		"automaton":                {"automaton", "automaton/written"},
		"automaton/naive":          {"automaton/naive", "automaton/written"},
		"automaton/unseen":         {"automaton/unseen", "automaton", "automaton/written", "spacesearch", "space", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"implication":              {"implication"},
		"implication/telling":      {"implication/telling", "implication", "view", "claim", "schema", "english", "whole"},
		"kinship":                  {"kinship", "formula", "schema", "english", "whole"},
		"kinship/descent":          {"kinship/descent", "kinship", "formula", "schema", "claim", "english", "whole"},
		"kinship/drawn":            {"kinship/drawn", "kinship", "formula", "schema", "chance", "english", "whole"},
		"kinship/meant":            {"kinship/meant", "kinship/descent", "kinship", "formula", "schema", "view", "claim", "english", "whole"},
		"kinship/tree":             {"kinship/tree", "kinship", "formula", "schema", "view", "english", "whole"},
		"formula":                  {"formula", "schema", "english", "whole"},
		"river":                    {"river", "space"},
		"river/banks":              {"river/banks", "river", "spacesearch", "space", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"sliding":                  {"sliding", "permutations"},
		"sliding/naive":            {"sliding/naive"},
		"spacesearch":              {"spacesearch", "space", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"fdsearch":                 {"fdsearch", "fd", "fd/naive", "formula", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"rows":                     {"rows", "formula", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"letters":                  {"letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"paint":                    {"paint", "rows", "formula", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"share":                    {"share", "claim", "schema", "english", "whole"},
		"wire":                     {"wire", "share", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"explain":                  {"explain", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"steps":                    {"steps"},
		"fdargue":                  {"fdargue", "fd", "fd/naive", "argue", "steps", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"argue":                    {"argue", "steps", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"lab":                      {"lab", "another", "english", "explain", "argue", "steps", "wire", "share", "puzzle", "chance", "schema", "view", "claim", "whole"},

		// Below one family.
		"family/cryptarithms/speech":    {"family/cryptarithms/speech", "formula", "letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"family/cryptarithms/labelling": {"family/cryptarithms/labelling", "family/cryptarithms/columns", "family/cryptarithms/speech", "fdsearch", "formula", "letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole", "fd", "fd/naive"},
		"family/cryptarithms/drawn":     {"family/cryptarithms/drawn", "chance"},
		"family/cryptarithms/columns":   {"family/cryptarithms/columns", "family/cryptarithms/speech", "fdsearch", "fd", "fd/naive", "formula", "letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"family/cryptarithms/sumargue":  {"family/cryptarithms/sumargue", "family/cryptarithms/columns", "family/cryptarithms/speech", "fdargue", "fdsearch", "fd", "fd/naive", "argue", "steps", "formula", "letters", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"family/logicgrid/pairing":      {"family/logicgrid/pairing", "schema", "claim", "english", "whole"},
		"family/logicgrid/fdpairing":    {"family/logicgrid/fdpairing", "family/logicgrid/staircase", "family/logicgrid/pairing", "fdsearch", "fd", "fd/naive", "formula", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
		"family/logicgrid/pairargue":    {"family/logicgrid/pairargue", "family/logicgrid/pairing", "argue", "steps", "puzzle", "chance", "schema", "view", "claim", "english", "whole"},
	} {
		out, err := exec.Command("go", "list", "-deps", "solvitur/solvers/"+name).Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range strings.Fields(string(out)) {
			local, ok := strings.CutPrefix(path, "solvitur/")
			local = strings.TrimPrefix(local, "solvers/")
			if ok && local != "each" && !slices.Contains(allowed, local) { // lists and counts are made by everybody
				t.Errorf("%s depends on %s", name, path)
			}
		}
	}
}

// README says with how many puzzles its figures were measured.
func TestReadmeCountsThePuzzles(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	counts := regexp.MustCompile(`(\d+) puzzles, (\d+) families`).FindAllString(string(readme), -1)
	want := fmt.Sprintf("%d puzzles, %d families", len(catalog.Presets()), len(catalog.Families()))
	if len(counts) == 0 || slices.ContainsFunc(counts, func(c string) bool { return c != want }) {
		t.Errorf("README counts %q, the catalogue has %s: measure again (make bench) and write what comes out", counts, want)
	}
}
