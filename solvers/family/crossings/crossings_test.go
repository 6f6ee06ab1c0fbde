package crossings_test

import (
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/crossings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Plans without memory are tried as far as the budget goes.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 5_000}.Run(t, crossings.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, crossings.New()) }

// All strategies agree with each other and with all plans, by what they cost.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, crossings.New(), 1000, random, brute)
}

func pick[T any](rng *rand.Rand, all ...T) T { return all[rng.IntN(len(all))] }

func random(rng *rand.Rand) crossings.Facts {
	f := crossings.Facts{
		By: pick(rng, "boat", "torch"), Seats: 1 + rng.IntN(3), Travellers: []crossings.Traveller{}, Bans: []crossings.Ban{},
		Where: pick(rng, "banks", "everywhere"), Least: pick(rng, "crossings", "minutes"), Limit: pick(rng, 0, 0, 1+rng.IntN(20)),
	}
	var names []string
	heads := 0
	for i := range 2 + rng.IntN(3) {
		t := crossings.Traveller{Name: string(rune('A' + i)), Number: pick(rng, 1, 1, 1, 2), Leads: pick(rng, "yes", "no"), Minutes: 1 + rng.IntN(6)}
		if heads += t.Number; heads > 5 {
			break
		}
		names = append(names, t.Name)
		f.Travellers = append(f.Travellers, t)
	}
	f.Travellers[0].Leads = "yes"
	for range rng.IntN(4) {
		b := crossings.Ban{Kind: pick(rng, "together", "together", "outnumber"), First: pick(rng, names...), Second: pick(rng, names...)}
		if b.Kind == "together" {
			b.Third = pick(rng, append(names, "*")...)
		}
		if b.First != b.Second && b.Third != b.First && b.Third != b.Second {
			f.Bans = append(f.Bans, b)
		}
	}
	return f
}

// brute has everybody as a person of her own, in a set, and goes from plan to plan
// by what they cost.
func brute(f crossings.Facts, keep func(puzzle.FactID) bool) []crossings.Solution {
	on := func(list string, i int) bool { return keep(list + "/" + strconv.Itoa(i)) }
	var people []crossings.Traveller
	for i, t := range f.Travellers {
		for range t.Number {
			if on("travellers", i) {
				people = append(people, t)
			}
		}
	}
	fine := func(set uint) bool {
		count := map[string]int{}
		for i, p := range people {
			if set>>i&1 == 1 {
				count[p.Name]++
			}
		}
		for i, b := range f.Bans {
			both := count[b.First] > 0 && count[b.Second] > 0
			if on("bans", i) && both && (b.Kind == "outnumber" && count[b.First] > count[b.Second] || b.Kind == "together" && (b.Third == "*" || count[b.Third] == 0)) {
				return false
			}
		}
		return true
	}
	all := uint(1)<<len(people) - 1
	// A plan is its crossings, written; people with one name are interchangeable, so
	// the same text may come from several sets.
	type at struct {
		here uint
		back bool
	}
	plans := map[int]map[at]map[string]bool{0: {{all, false}: {"": true}}}
	done := map[at]bool{}
	limit := 300
	if f.Limit > 0 && keep("limit") {
		limit = f.Limit
	}
	for cost := 0; cost <= limit; cost++ {
		found := map[string]bool{}
		for s, written := range plans[cost] {
			if s.here == 0 {
				maps.Copy(found, written)
			}
		}
		if len(found) > 0 {
			return solutions(f, found)
		}
		for s, written := range plans[cost] {
			if done[s] || !fine(all) {
				continue
			}
			done[s] = true
			for load := uint(1); load <= all; load++ {
				from := s.here
				if s.back {
					from = all &^ s.here
				}
				if load&^from != 0 || bits.OnesCount(load) > f.Seats || f.Where == "everywhere" && !fine(load) {
					continue
				}
				to := at{s.here ^ load, !s.back}
				led, takes, names := false, 1, []string{}
				for i, p := range people {
					if load>>i&1 == 1 {
						led = led || p.Leads == "yes"
						names = append(names, p.Name)
						if f.Least == "minutes" {
							takes = max(takes, p.Minutes)
						}
					}
				}
				if !led || !fine(to.here) || !fine(all&^to.here) || done[to] {
					continue
				}
				if plans[cost+takes] == nil {
					plans[cost+takes] = map[at]map[string]bool{}
				}
				if plans[cost+takes][to] == nil {
					plans[cost+takes][to] = map[string]bool{}
				}
				for plan := range written {
					plans[cost+takes][to][plan+strings.Join(names, ",")+";"] = true
				}
			}
		}
	}
	return []crossings.Solution{}
}

func solutions(f crossings.Facts, written map[string]bool) (all []crossings.Solution) {
	for _, plan := range slices.Sorted(maps.Keys(written)) {
		var s crossings.Solution
		for _, names := range strings.Split(strings.TrimSuffix(plan, ";"), ";") {
			if names == "" {
				continue
			}
			trip := crossings.Trip{}
			for seat := range f.Seats {
				trip[seat] = "nobody"
			}
			copy(trip[:], strings.Split(names, ","))
			s.Trips = append(s.Trips, trip)
		}
		all = append(all, s)
	}
	return all
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, crossings.New(), "wolf-goat-cabbage")
	refused(puzzletest.Set("travellers/0/leads", "no"), "travellers/0/leads", "Nobody can row, so nobody ever crosses")
	puzzletest.Refused(t, crossings.New(), "escape-from-zurg")(puzzletest.Set("travellers/1/name", "nobody"), "travellers/1/name", "choose another name")
	refused(puzzletest.Set("bans/0/second", "the wolf"), "bans/0/second", "choose somebody else")
	refused(puzzletest.Set("bans/0/third", "the goat"), "bans/0/third", "“the goat” is one of the two")
	refused(puzzletest.Set("bans/0/third", "the former"), "bans/0/third", "the farmer")
	refused(puzzletest.Set("seats", 0), "seats", "1")
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, crossings.New(), "../../share/testdata/v1/crossings.link")
	if done.Verdict != puzzle.Many || done.Solutions != 32 {
		t.Errorf("what the link holds is decided as %s, %d: %s", done.Verdict, done.Solutions, done.Answer)
	}
}

// Eight on the bridge: 195 minutes at best, in 48 ways.
func BenchmarkEightOnABridge(b *testing.B) {
	facts := puzzletest.Facts(b, crossings.New(), "escape-from-zurg", schema.Edit{Op: "remove", Path: "limit"},
		insert("Slinky", 30), insert("Jessie", 35), insert("Bullseye", 40), insert("Lenny", 50))
	for b.Loop() {
		done, found, _ := puzzletest.Search[crossings.Solution](b, puzzletest.Open(b, crossings.New(), facts), puzzle.Options{})
		if len(found) != 48 || !done.Exact {
			b.Fatalf("%d schedules", len(found))
		}
	}
}

func insert(name string, minutes int) schema.Edit {
	return schema.Edit{Op: "insert", Path: "travellers/4", Value: crossings.Traveller{Name: name, Number: 1, Leads: "yes", Minutes: minutes}}
}

// Who sits where makes no difference to a part of a plan either.
func TestSeatsOfAPart(t *testing.T) {
	traveller := func(name, leads string) crossings.Traveller {
		return crossings.Traveller{Name: name, Number: 1, Leads: leads, Minutes: 1}
	}
	instance := puzzletest.Open(t, crossings.New(), crossings.Facts{By: "boat", Seats: 2, Where: "banks", Least: "crossings",
		Travellers: []crossings.Traveller{traveller("the farmer", "yes"), traveller("the goat", "no")}, Bans: []crossings.Ban{}})
	var read [2][]puzzle.Claim
	var err error
	for i, part := range []string{`{"trips":[{"seat1":"the farmer","seat2":"the goat"}]}`, `{"trips":[{"seat1":"the goat","seat2":"the farmer"}]}`} {
		if read[i], err = instance.ReadPart([]byte(part)); err != nil {
			t.Fatal(err)
		}
	}
	if len(read[0]) != 2 || !slices.Equal(read[0], read[1]) {
		t.Errorf("the same crossing is read as %q and %q", read[0], read[1])
	}
}

// Where nobody can stand for anybody else, more plans than one are shortest, unless all cross
// at once: each is read backwards, too.
func TestNoPlanIsAlone(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 12))
	longer := 0
	for range 200 {
		f := random(rng)
		f.Limit = 0
		for i := range f.Travellers {
			f.Travellers[i].Number = 1
		}
		plans := brute(f, puzzle.KeepAll)
		if len(plans) > 0 && len(plans[0].Trips) > 1 {
			longer++
		}
		if len(plans) == 1 && len(plans[0].Trips) > 1 {
			t.Errorf("%+v has one plan alone: %v", f, plans[0])
		}
	}
	if longer < 20 {
		t.Errorf("this tests too little: %d plans of several crossings", longer)
	}
}
