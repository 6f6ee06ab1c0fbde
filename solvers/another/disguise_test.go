package another_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// A puzzle in disguise is the same puzzle: its only answer, with the names put back, breaks no
// fact of the other one, and its facts, with the names put back, are the same facts.
func TestDisguise(t *testing.T) {
	disguised := 0
	for _, preset := range catalog.Presets() {
		f := family(t, preset)
		if !slices.Equal(f.Others(preset.Facts, 1), []puzzle.Level{puzzle.Any}) {
			continue
		}
		for number := range 2 {
			made, err := another.Make(t.Context(), f, preset, another.Seed{Level: puzzle.Any, Number: number, Version: 1}, nil)
			if err != nil {
				t.Errorf("%s: %v", preset.Name, err)
				continue
			}
			if made.Became == nil {
				continue // freshly drawn
			}
			disguised++
			if got, want := slices.Sorted(maps.Keys(made.Became)), slices.Sorted(maps.Values(made.Became)); !slices.Equal(got, want) {
				t.Errorf("%s: %v have become %v", preset.Name, got, want)
			}
			back := map[string]string{}
			for was, now := range made.Became {
				back[now] = was
			}
			was, is := parsed(t, f, preset.Facts), parsed(t, f, made.Facts)
			answer := put(back, string(made.Solution))
			if broken, err := was.Violations(json.RawMessage(answer), nil); err != nil || len(broken) > 0 {
				t.Errorf("%s: the answer %s breaks %v of the puzzle that it comes from, %v", preset.Name, answer, broken, err)
			}
			if got, want := said(is, back), said(was, nil); !slices.Equal(got, want) {
				t.Errorf("%s: with the names put back its facts are\n%s\nand should be\n%s", preset.Name, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
			if words := made.Words(f, preset); strings.Contains(words.Story, preset.Story[0]) {
				t.Errorf("%s: it is told as the other one", preset.Name)
			}
		}
	}
	if disguised < 20 {
		t.Errorf("%d puzzles only came in disguise", disguised)
	}
}

func parsed(t *testing.T, f puzzle.Family, facts json.RawMessage) puzzle.Instance {
	t.Helper()
	instance, err := f.Parse(facts)
	if err != nil {
		t.Fatal(err)
	}
	return instance
}

// put puts names into a text where others stand as whole words, all at once.
func put(names map[string]string, text string) string {
	for was := range names {
		text = schema.ReplaceWord(text, was, "<"+was+">")
	}
	for was, now := range names {
		text = strings.ReplaceAll(text, "<"+was+">", now)
	}
	return text
}

// said are the words of all facts, sorted, so that neither the order of facts nor that of names
// in a list makes a difference.
func said(instance puzzle.Instance, names map[string]string) (all []string) {
	for _, fact := range instance.Facts() {
		words := strings.FieldsFunc(strings.ToLower(put(names, fact.Text)), func(r rune) bool { return strings.ContainsRune(" ,.:;“”()", r) })
		slices.Sort(words)
		all = append(all, strings.Join(words, " "))
	}
	slices.Sort(all)
	return all
}
