package puzzletest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// Others tests what a family offers of other puzzles: n of each level that are like each of
// its presets. Each has exactly one answer, which breaks no fact, and no fact to spare; it
// is as hard as it says; and the same seed gives it again. Brute, where there is one, counts the
// answers, or gives nil for puzzles of a size that is too much for it; without it all ways of
// searching that come to an end do.
func Others[F, S any](t *testing.T, family puzzle.Family, n int, brute func(facts F, keep func(puzzle.FactID) bool) []S) {
	t.Helper()
	if *variants > 0 {
		n = *variants
	}
	offers(t, family)
	offered, missed := 0, map[puzzle.Level]int{}
	for preset, made := range drawn(t, family, n) {
		if offered++; made.Nearest > 0 {
			missed[made.Seed.Level]++
		}
		o := other{t, family, made, fmt.Sprintf("%s %s: %s", preset.Name, made.Seed, made.Facts), *variants > 0 || offered == 1}
		o.check(func(keep func(puzzle.FactID) bool) int {
			if brute == nil {
				return -1
			}
			var facts F
			if err := json.Unmarshal(made.Facts, &facts); err != nil {
				t.Fatal(err)
			}
			all := brute(facts, keep)
			if all == nil {
				return -1
			}
			return len(all)
		})
		if made.Seed.Number == 0 {
			again, err := another.Make(t.Context(), family, preset, made.Seed, nil)
			if err != nil || !bytes.Equal(again.Facts, made.Facts) {
				t.Errorf("%s: another time it is %s, %v", o.name, again.Facts, err)
			}
		}
	}
	if offered == 0 {
		t.Error("there is no other puzzle")
	}
	t.Logf("%d puzzles; not as asked for: %v", offered, missed)
}

// offers tests that it does not depend on the draw and the level whether a family offers others.
func offers(t *testing.T, family puzzle.Family) {
	t.Helper()
	for _, preset := range family.Presets() {
		offered := family.Others(preset.Facts, 0) != nil
		for n := range 10 {
			level := puzzle.Seeded[n%len(puzzle.Seeded)]
			_, err := family.Draft(chance.New(fmt.Sprint(n)), preset.Facts, level, family.Latest(preset.Facts))
			if offered && err != nil && !errors.Is(err, puzzle.ErrBadDraw) || !offered && err == nil {
				t.Errorf("%s: others are offered: %v; and a draw of level %s says %v", preset.Name, offered, level, err)
			}
		}
	}
}

// drawn are other puzzles, n of each level that are like each preset for which a family offers some.
func drawn(t *testing.T, family puzzle.Family, n int) iter.Seq2[puzzle.Preset, another.Made] {
	return func(yield func(puzzle.Preset, another.Made) bool) {
		for _, preset := range family.Presets() {
			for _, level := range family.Others(preset.Facts, 0) {
				for number := range n {
					seed := another.Seed{Level: level, Number: number}
					made, err := another.Make(t.Context(), family, preset, seed, nil)
					if err != nil {
						t.Fatalf("%s %s: %v", preset.Name, seed, err)
					}
					if !yield(preset, made) {
						return
					}
				}
			}
		}
	}
}

// Drawn are facts of other puzzles, with their names and seeds: for tests of what [Others] does not know of.
func Drawn[F any](t *testing.T, family puzzle.Family, n int) iter.Seq2[string, F] {
	return func(yield func(string, F) bool) {
		for preset, made := range drawn(t, family, n) {
			var facts F
			if err := json.Unmarshal(made.Facts, &facts); err != nil {
				t.Fatal(err)
			}
			if !yield(fmt.Sprintf("%s %s", preset.Name, made.Seed), facts) {
				return
			}
		}
	}
}

// other is another puzzle that is tested.
type other struct {
	t      *testing.T
	family puzzle.Family
	made   another.Made
	name   string
	all    bool // by all ways of searching
}

func (o other) check(brute func(keep func(puzzle.FactID) bool) int) {
	o.t.Helper()
	instance, err := o.family.Parse(o.made.Facts)
	if err != nil {
		o.t.Fatalf("%s: %v", o.name, err)
	}
	if question := instance.Question(); question != nil && question.Only != nil {
		o.follows(question, instance.Facts())
		return
	}
	if broken, err := instance.Violations(o.made.Solution, nil); err != nil || len(broken) > 0 {
		o.t.Errorf("%s: its answer breaks %v, %v", o.name, broken, err)
	}
	if n := brute(puzzle.KeepAll); n >= 0 && n != 1 && o.made.Alike == "" {
		o.t.Errorf("%s: a brute force finds %d answers", o.name, n)
	}
	ways := o.family.Info().Strategies
	if !o.all {
		ways = ways[:1]
	}
	for _, way := range ways {
		done, all, _ := Search[json.RawMessage](o.t, instance, puzzle.Options{Strategy: way.Name, Limit: o.made.Answers, Bare: true, NoCore: true, Nodes: 1_000})
		if o.made.Alike != "" && done.Verdict == puzzle.Many && len(all) == done.Solutions && o.family.Alike(o.made.Facts, all) {
			continue
		}
		if done.Verdict != puzzle.One && done.Verdict != puzzle.Unsolved {
			o.t.Errorf("%s: %s says %s", o.name, way.Name, done.Verdict)
		}
	}
	for _, fact := range instance.Facts() {
		if !o.spare(fact) {
			continue
		}
		without := Without(fact.ID)
		if n := brute(without); n >= 0 && n < 2 {
			o.t.Errorf("%s: without %s a brute force finds %d answers", o.name, fact.ID, n)
		}
		if done, _, _ := Search[json.RawMessage](o.t, instance, puzzle.Options{Limit: 1, Bare: true, NoCore: true, Keep: without}); done.Verdict != puzzle.Many {
			o.t.Errorf("%s: %s is superfluous", o.name, fact.ID)
		}
	}
	if o.made.Means != "" {
		if level, ok := another.Graded(instance); !ok || level != o.made.Level {
			o.t.Errorf("%s: it is %s, and not %s", o.name, level, o.made.Level)
		}
	}
}

// spare says whether a fact is one of those that could be taken away.
func (o other) spare(fact puzzle.Fact) bool {
	return (puzzle.RawDraft{Spare: o.made.Spare}).Spares(fact.ID)
}

// follows tests a puzzle that asks for what follows: that does, and without any fact nothing else
// is left that is the only answer.
func (o other) follows(question *puzzle.Question, facts []puzzle.Fact) {
	o.t.Helper()
	if falls, err := question.Falls(o.made.Solution, puzzle.KeepAll); err != nil || falls != "" || !question.Only(puzzle.KeepAll) {
		o.t.Errorf("%s: its answer is not the only one that is right: %s, %v", o.name, falls, err)
	}
	for _, fact := range facts {
		if !o.spare(fact) {
			continue
		}
		if _, ok := question.Right(Without(fact.ID)); ok && question.Only(Without(fact.ID)) {
			o.t.Errorf("%s: %s is superfluous", o.name, fact.ID)
		}
	}
}
