package machines_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/machines"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Plans without memory are tried as far as the budget goes.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 5_000, Quick: 2}.Run(t, machines.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, machines.New()) }

// All strategies agree with each other and with all sequences of settings.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, machines.New(), 1000, random, brute)
}

func pick[T any](rng *rand.Rand, all ...T) T { return all[rng.IntN(len(all))] }

// random makes parts of two or three states: "a0", "a1", ...
func random(rng *rand.Rand) machines.Facts {
	part := func(name string) machines.Part {
		p := machines.Part{Kind: pick(rng, "2", "2", "3"), Name: name, S1: name + "0", S2: name + "1"}
		if p.Kind == "3" {
			p.S3 = name + "2"
		}
		return p
	}
	f := machines.Facts{Lines: []machines.Line{}, Starts: []machines.Start{}, Goals: []machines.Goal{},
		Otherwise: pick(rng, "stays", "stays", "said"), Stay: pick(rng, "reached", "reached", "kept"), Unit: "step", Limit: pick(rng, 0, 0, 1+rng.IntN(4))}
	var things, states, settings []string
	for i := range 1 + rng.IntN(2) {
		p := part(string(rune('a' + i)))
		f.Things = append(f.Things, p)
		things = append(things, p.Name)
		states = append(states, statesOf(p)...)
	}
	for i := range pick(rng, 1, 1, 2) {
		p := part(string(rune('x' + i)))
		f.Controls = append(f.Controls, p)
		settings = append(settings, statesOf(p)...)
	}
	for range 2 + rng.IntN(5) {
		l := machines.Line{Kind: pick(rng, "becomes", "turns", "all-turn"), First: pick(rng, append(settings, "*")...)}
		if l.Kind != "all-turn" {
			l.Second, l.Third = pick(rng, append(states, "*")...), "*"
			others := slices.DeleteFunc(slices.Clone(states), func(state string) bool { return state[0] == l.Second[0] })
			if l.Second != "*" && len(others) > 0 {
				l.Third = pick(rng, append(others, "*", "*")...)
			}
		}
		switch l.Kind {
		case "becomes":
			l.Next = pick(rng, states...)
		case "turns":
			l.Thing, l.How = pick(rng, things...), pick(rng, "stays", "on", "back")
		default:
			l.Thing, l.Thing2, l.Thing3, l.Thing4, l.Thing5 = things[0], "*", "*", "*", "*"
			if len(things) > 1 { // in any of the places
				*pick(rng, &l.Thing2, &l.Thing3, &l.Thing4, &l.Thing5) = pick(rng, things[1], "*")
			}
		}
		f.Lines = append(f.Lines, l)
	}
	if f.Otherwise == "said" { // no holes
		for _, name := range things {
			f.Lines = append(f.Lines, machines.Line{Kind: "turns", First: "*", Second: "*", Third: "*", Thing: name, How: pick(rng, "stays", "on")})
		}
	}
	for _, p := range f.Things {
		if rng.IntN(2) == 0 {
			f.Starts = append(f.Starts, machines.Start{State: pick(rng, statesOf(p)...)})
		}
		if rng.IntN(3) > 0 {
			f.Goals = append(f.Goals, machines.Goal{Kind: "is", State: pick(rng, statesOf(p)...)})
		}
	}
	if len(f.Goals) == 0 || rng.IntN(4) == 0 {
		f.Goals = append(f.Goals, machines.Goal{Kind: "known", Thing: pick(rng, things...)})
	}
	return f
}

func statesOf(p machines.Part) []string {
	if p.Kind == "3" {
		return []string{p.S1, p.S2, p.S3}
	}
	return []string{p.S1, p.S2}
}

// longest is as long as a plan can be: there are 2^9 sets of nine cases at most, and
// random machines need few steps. What takes more is left to the counting below.
const longest = 600

// brute works with texts: a case is "a0 b1", what may be the case a set of these,
// written in order. It goes from layer to layer, and keeps every way there.
func brute(f machines.Facts, keep func(puzzle.FactID) bool) []machines.Solution {
	kept := func(list string, i int) bool { return keep(list + "/" + strconv.Itoa(i)) }
	product := func(parts []machines.Part) []string {
		all := []string{""}
		for _, p := range parts {
			var more []string
			for _, text := range all {
				for _, s := range statesOf(p) {
					more = append(more, strings.TrimSpace(text+" "+s))
				}
			}
			all = more
		}
		return all
	}
	cases, settings := product(f.Things), product(f.Controls)
	goal := func(set map[string]bool, only string) bool {
		for i, g := range f.Goals {
			if !kept("goals", i) || only != "" && g.Kind != only {
				continue
			}
			seen := map[string]bool{}
			for c := range set {
				if g.Kind == "is" && !slices.Contains(strings.Fields(c), g.State) {
					return false
				}
				for k, p := range f.Things {
					if p.Name == g.Thing {
						seen[strings.Fields(c)[k]] = true
					}
				}
			}
			if g.Kind == "known" && len(seen) > 1 {
				return false
			}
		}
		return true
	}
	after := func(set map[string]bool, setting string) map[string]bool {
		then := map[string]bool{}
		for c := range set {
			now, all := strings.Fields(c+" "+setting), []string{""}
			for k, p := range f.Things {
				states := statesOf(p)
				at := slices.Index(states, now[k])
				next := []string{states[at]}
				if f.Otherwise == "said" {
					next = states
				}
				for i, l := range f.Lines {
					if !kept("lines", i) || !holds(now, l.First) || !holds(now, l.Second) || !holds(now, l.Third) {
						continue
					}
					to := -1
					switch {
					case l.Kind == "becomes":
						to = slices.Index(states, l.Next)
					case l.Kind == "turns" && l.Thing == p.Name:
						to = (at + map[string]int{"stays": 0, "on": 1, "back": len(states) - 1}[l.How]) % len(states)
					case l.Kind == "all-turn" && slices.Contains([]string{l.Thing, l.Thing2, l.Thing3, l.Thing4, l.Thing5}, p.Name):
						to = (at + 1) % len(states)
					}
					if to >= 0 {
						next = []string{states[to]}
						break
					}
				}
				var more []string
				for _, text := range all {
					for _, s := range next {
						more = append(more, strings.TrimSpace(text+" "+s))
					}
				}
				all = more
			}
			for _, c := range all {
				then[c] = true
			}
		}
		return then
	}
	done := func(set map[string]bool) bool {
		if !goal(set, "") {
			return false
		}
		if f.Stay != "kept" || !keep("stay") {
			return true
		}
		for _, setting := range settings {
			now, fine := set, true
			for range longest { // more than there are sets to come
				if fine = fine && goal(now, "is"); !fine {
					break
				}
				now = after(now, setting)
			}
			if fine {
				return true
			}
		}
		return false
	}
	start := map[string]bool{}
	for _, c := range cases {
		fits := true
		for i, s := range f.Starts {
			fits = fits && (!kept("starts", i) || slices.Contains(strings.Fields(c), s.State))
		}
		if fits {
			start[c] = true
		}
	}
	written := func(set map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(set)), ";") }
	type way struct {
		set   map[string]bool
		plans []string // settings, joined
	}
	layer := map[string]*way{written(start): {start, []string{""}}}
	met := map[string]bool{written(start): true}
	for steps := 0; len(layer) > 0; steps++ {
		if f.Limit > 0 && keep("limit") && steps > f.Limit {
			break
		}
		var found []string
		for _, w := range layer {
			if done(w.set) {
				found = append(found, w.plans...)
			}
		}
		if found != nil {
			return solutions(f, found)
		}
		next := map[string]*way{}
		for _, w := range layer {
			for _, setting := range settings {
				set := after(w.set, setting)
				name := written(set)
				if met[name] {
					continue
				}
				if next[name] == nil {
					next[name] = &way{set: set}
				}
				for _, plan := range w.plans {
					next[name].plans = append(next[name].plans, plan+setting+";")
				}
			}
		}
		for name := range next {
			met[name] = true
		}
		layer = next
	}
	return []machines.Solution{}
}

func holds(now []string, state string) bool {
	return state == "" || state == "*" || slices.Contains(now, state)
}

func solutions(f machines.Facts, plans []string) (all []machines.Solution) {
	slices.Sort(plans)
	for _, plan := range plans {
		var s machines.Solution
		for _, setting := range strings.Split(strings.TrimSuffix(plan, ";"), ";") {
			if setting == "" {
				continue
			}
			step := machines.Step{}
			for i, state := range strings.Fields(setting) {
				step[fmt.Sprintf("c%d", i+1)] = state
			}
			s.Steps = append(s.Steps, step)
		}
		all = append(all, s)
	}
	return all
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, machines.New(), "noisy-ghosts")
	refused(schema.Edit{Op: "insert", Path: "things/2", Value: machines.Part{Kind: "2", Name: "the cat", S1: "the organ plays", S2: "the cat purrs"}},
		"controls/0/s2", "“the organ plays” is a state already, of the cat")
	refused(puzzletest.Set("lines/0/second", "the organ rests"), "lines/0/second", "never the case together")
	refused(puzzletest.Set("lines/2/first", "the organ plays"), "lines", "The table of the singer has a hole: no line says what becomes of it when the organ rests")
	refused(puzzletest.Set("goals/1/state", "the singer sings"), "goals/1/state", "cannot be both")
	refused(puzzletest.Set("goals/1/state", "the singer rests"), "goals/1/state", "This is there twice")
	refused(puzzletest.Set("controls", []any{}), "controls", "needs at least 1")
	refused(puzzletest.Set("limit", 1000), "limit", "999")
	lamps := puzzletest.Refused(t, machines.New(), "nine-lamps")
	lamps(puzzletest.Set("lines/0/thing3", "lamp 1"), "lines/0/thing3", "in this line already")
	lamps(puzzletest.Set("starts/1/state", "lamp 1 is dark"), "starts/1/state", "cannot be both")
}

// What rows that are switched off say stands in nobody's way.
func TestWhatIsOffRefusesNothing(t *testing.T) {
	puzzletest.Clash(t, machines.New(), "noisy-ghosts", puzzletest.Set("goals/1/state", "the singer sings"), "goals/1/state", "cannot be both", "goals/0")
	puzzletest.Clash(t, machines.New(), "noisy-ghosts", puzzletest.Set("lines/0/second", "the organ rests"), "lines/0/second", "never the case together", "lines/0")
	puzzletest.Clash(t, machines.New(), "nine-lamps", puzzletest.Set("starts/1/state", "lamp 1 is dark"), "starts/1/state", "cannot be both", "starts/1")
	puzzletest.Clash(t, machines.New(), "nine-lamps", puzzletest.Set("lines/0/thing3", "lamp 1"), "lines/0/thing3", "in this line already", "lines/0")
}

// What the report on the ghosts says: how long it takes from each start that is known,
// and that three minutes will do without listening.
func TestMinutesOfTheGhosts(t *testing.T) {
	const sings, rests, laughs, quiet = "the singer sings", "the singer rests", "the laugher laughs", "the laugher rests"
	for _, test := range []struct {
		starts  []machines.Start
		minutes int
	}{
		{[]machines.Start{}, 3},
		{[]machines.Start{{State: rests}, {State: laughs}}, 1},
		{[]machines.Start{{State: sings}, {State: quiet}}, 1},
		{[]machines.Start{{State: sings}, {State: laughs}}, 2},
		{[]machines.Start{{State: rests}, {State: quiet}}, 0},
	} {
		facts := puzzletest.Facts(t, machines.New(), "noisy-ghosts", puzzletest.Set("starts", test.starts))
		_, found, _ := puzzletest.Search[machines.Solution](t, puzzletest.Open(t, machines.New(), facts), puzzle.Options{})
		if len(found) == 0 || len(found[0].Steps) != test.minutes {
			t.Errorf("from %v: %v, want %d minutes", test.starts, found, test.minutes)
		}
	}
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, machines.New(), "../../share/testdata/v1/machines.link")
	if done.Verdict != puzzle.One {
		t.Errorf("what the link holds is decided as %s, %d: %s", done.Verdict, done.Solutions, done.Answer)
	}
}

// Every preset, from facts to verdict.
func BenchmarkPresets(b *testing.B) {
	for _, preset := range machines.New().Presets() {
		b.Run(preset.Name, func(b *testing.B) {
			for b.Loop() {
				if done, _, _ := puzzletest.Search[machines.Solution](b, puzzletest.Open(b, machines.New(), preset.Facts), puzzle.Options{}); done.Verdict != preset.Expect.Verdict {
					b.Fatal(done.Verdict)
				}
			}
		})
	}
}

// Who plays is told what to press in the words of this very machine.
func TestPressing(t *testing.T) {
	facts := strings.NewReplacer("lamp", "gate", "button", "lever", "pressed", "pulled").Replace(string(puzzletest.Facts(t, machines.New(), "nine-lamps")))
	instance := puzzletest.Open(t, machines.New(), json.RawMessage(facts))
	board := instance.Play(nil, func(puzzle.FactID) bool { return true })[0]
	if want := "Press gate 1, and lever 1 is pulled: so with the others."; board.Note != want {
		t.Errorf("the note is %q", board.Note)
	}
}
