package circuit_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/circuit"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

func desert(t testing.TB) puzzle.Instance {
	t.Helper()
	family := circuit.New()
	return parse(t, family.Presets()[0].Facts)
}

func parse(t testing.TB, facts any) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, circuit.New(), facts)
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (*puzzle.Done, []circuit.Solution) {
	t.Helper()
	done, found, _ := puzzletest.Search[circuit.Solution](t, instance, o)
	return done, found
}

// The report drives 42 legs; once round on credit takes nine legs each way.
func TestLegs(t *testing.T) {
	for strategy, legs := range map[string]int64{"every": 42, "once": 18} {
		done, found := solve(t, desert(t), puzzle.Options{Strategy: strategy})
		if done.Stats.Tests != legs {
			t.Errorf("%s takes %d legs, not %d", strategy, done.Stats.Tests, legs)
		}
		want := []circuit.Solution{{Start: "Farwater", Direction: circuit.Clockwise}, {Start: "Duckpond", Direction: circuit.Counterclockwise}}
		if fmt.Sprint(found) != fmt.Sprint(want) {
			t.Errorf("%s finds %v", strategy, found)
		}
	}
}

// The report's tables have three figures for each leg: 126. The one that it
// misprints most plainly is the need of the leg from Catcreek, 11.08.
func TestTables(t *testing.T) {
	done, _ := solve(t, desert(t), puzzle.Options{})
	figures := 0
	var text strings.Builder
	for _, v := range done.Views {
		if v.Group != "legs" {
			continue
		}
		text.WriteString(view.Text(v))
		for _, row := range v.Table.Rows {
			figures += len(row.Cells) - 1
		}
	}
	if figures != 126 {
		t.Errorf("the tables have %d figures, not 126", figures)
	}
	for _, line := range []string{
		"Catcreek to Duckpond   11.00  11.08  go back",
		"Eventide to Farwater   29.04  29.04       0.00",
		"Eventide to Duckpond    4.00   4.00       0.00",
	} {
		if !strings.Contains(squeeze(text.String()), squeeze(line)) {
			t.Errorf("the tables lack %q", line)
		}
	}
}

func squeeze(text string) string { return strings.Join(strings.Fields(text), " ") }

// Of the 18 drives, the checker accepts the two that come round, and names the
// stretch on which the others run dry: from Allisdry clockwise the third leg is
// too long, and it begins with an empty tank.
func TestChecker(t *testing.T) {
	instance := desert(t)
	accepted := 0
	for _, d := range []circuit.Direction{circuit.Clockwise, circuit.Counterclockwise} {
		for _, name := range []string{"Allisdry", "Balkwell", "Catcreek", "Duckpond", "Eventide", "Farwater", "Gulpable", "Hopelake", "Idleseek"} {
			raw, _ := json.Marshal(circuit.Solution{Start: name, Direction: d})
			broken, err := instance.Violations(raw, nil)
			switch {
			case err != nil:
				t.Fatal(err)
			case len(broken) == 0:
				accepted++
			case name == "Allisdry" && d == circuit.Clockwise && !slices.Equal(broken, []puzzle.FactID{"oases/0", "oases/1", "oases/2", "fuel"}):
				t.Errorf("%s %s breaks %q", name, d, broken)
			}
		}
	}
	if accepted != 2 {
		t.Errorf("%d drives are accepted, not 2", accepted)
	}
}

// The reason why a start fails is the stretch on which it runs dry: from
// Allisdry, clockwise, the third leg is too long; no fact can be dropped.
func TestWhyAStartFails(t *testing.T) {
	info := circuit.New().Info()
	answer, err := explain.Why(t.Context(), desert(t), `not:direction = "clockwise" & start = "Allisdry"`, 1, explain.Options{Info: info})
	if err != nil {
		t.Fatal(err)
	}
	want := []puzzle.FactID{"oases/0", "oases/1", "oases/2", "fuel"}
	if !answer.Follows || !answer.Minimal || !slices.Equal(answer.Core, want) {
		t.Errorf("the reason is %q (follows: %v, minimal: %v), not %q", answer.Core, answer.Follows, answer.Minimal, want)
	}
}

// What says nothing new, and the smallest sets of facts, against every drive
// driven in fractions: facts that rule a drive out only together follow from
// others that leave the same drives.
func TestSurvey(t *testing.T) {
	info := circuit.New().Info()
	superfluous := 0
	for seed := range uint64(200) {
		f := random(rand.New(rand.NewPCG(seed, 10)))
		instance := parse(t, f)
		var all []puzzle.FactID
		for _, fact := range instance.Facts() {
			if !fact.Rule {
				all = append(all, fact.ID)
			}
		}
		same := func(ids []puzzle.FactID) bool {
			left := brute(f, func(id puzzle.FactID) bool { return slices.Contains(ids, id) })
			return len(left) == len(brute(f, puzzle.KeepAll)) // fewer facts never lose a drive
		}
		without := func(ids []puzzle.FactID, one puzzle.FactID) []puzzle.FactID {
			return slices.DeleteFunc(slices.Clone(ids), func(id puzzle.FactID) bool { return id == one })
		}
		v, err := explain.Survey(t.Context(), instance, explain.Options{Info: info})
		if err != nil || !v.Checked || !v.HasSmallest || !v.SmallestProved {
			t.Fatalf("%+v: the survey ends early: %v", f, err)
		}
		minimal := func(ids []puzzle.FactID) bool {
			return same(ids) && !slices.ContainsFunc(ids, func(id puzzle.FactID) bool { return same(without(ids, id)) })
		}
		if !minimal(v.Smallest) {
			t.Errorf("%+v: %q is not minimal, or leaves other drives", f, v.Smallest)
		}
		if v.Verdict == puzzle.None {
			continue
		}
		said := map[puzzle.FactID]bool{}
		for _, implied := range v.Superfluous {
			said[implied.Fact] = true
			superfluous++
			if slices.Contains(implied.Core, implied.Fact) || !minimal(implied.Core) {
				t.Errorf("%+v: %q is said to follow from %q", f, implied.Fact, implied.Core)
			}
		}
		for _, id := range all {
			if says := same(without(all, id)); says != said[id] {
				t.Errorf("%+v: that %q says nothing new is told as %v", f, id, said[id])
			}
		}
	}
	if superfluous == 0 {
		t.Error("every fact says something new: the test tests little")
	}
}

// E4.1: with a tank of any size, and with any tank for a car that starts empty,
// one way round implies the other. With a small tank and fuel in it the
// implication fails at times, and the smallest tanks told are right.
func TestOneWayRoundImpliesTheOther(t *testing.T) {
	all := puzzle.KeepAll
	onlyOne := 0
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 41))
		f := random(rng)
		ways := map[circuit.Direction]int{}
		for _, s := range brute(f, all) {
			ways[s.Direction]++
		}
		if (ways[circuit.Clockwise] > 0) == (ways[circuit.Counterclockwise] > 0) {
			continue
		}
		onlyOne++
		if f.Tank == "" || f.Fuel == "0" {
			t.Errorf("only one way round is possible: %+v", f)
		}
	}
	if onlyOne == 0 {
		t.Error("no road with a small tank has only one way round: the test tests nothing")
	}
}

// The smallest tank that is told will do, and one that is a little smaller
// will not: for the default road 32.04 gallons, and with 10 gallons in the
// tank 32.04 clockwise and 29.04 counterclockwise.
func TestSmallestTank(t *testing.T) {
	for _, test := range []struct {
		fuel, tank string
		ways       int
	}{{"0", "32.04", 2}, {"0", "32.039", 0}, {"10", "29.04", 1}, {"10", "29.039", 0}, {"10", "32.039", 1}} {
		f := defaultFacts(t)
		f.Fuel, f.Tank = json.Number(test.fuel), json.Number(test.tank)
		done, found := solve(t, parse(t, f), puzzle.Options{})
		ways := map[circuit.Direction]bool{}
		for _, s := range found {
			ways[s.Direction] = true
		}
		if len(ways) != test.ways {
			t.Errorf("with %s in a tank of %s: %s", test.fuel, test.tank, done.Answer)
		}
	}
	f := defaultFacts(t)
	f.Fuel = "10"
	done, _ := solve(t, parse(t, f), puzzle.Options{})
	for _, v := range done.Views {
		if v.Name == "reasons" && !strings.Contains(view.Text(v), "from 29.04 up to less than 32.04 gallons you can go round counterclockwise") {
			t.Errorf("the tanks with only one way round are not told:\n%s", view.Text(v))
		}
	}
}

func defaultFacts(t testing.TB) (f circuit.Facts) {
	t.Helper()
	if err := json.Unmarshal(circuit.New().Presets()[0].Facts, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// Amounts that no decimal can write are exact nevertheless.
func TestThirds(t *testing.T) {
	f := circuit.Facts{PerGallon: "3", Fuel: "0", Oases: []circuit.Oasis{{Name: "A", Gallons: "0.333", Miles: "1"}, {Name: "B", Gallons: "0.333", Miles: "0.998"}}}
	done, _ := solve(t, parse(t, f), puzzle.Options{})
	if done.Verdict != puzzle.Many { // 0.666 gallons last 1.998 miles: B does clockwise, A counterclockwise
		t.Errorf("the verdict is %q: %s", done.Verdict, done.Answer)
	}
	f.Oases[1].Miles = "0.999"
	if done, _ = solve(t, parse(t, f), puzzle.Options{}); done.Verdict != puzzle.None {
		t.Errorf("a thousandth of a mile short, the verdict is %q: %s", done.Verdict, done.Answer)
	}
	if !strings.Contains(done.Answer, "≈ 0.666") && !strings.Contains(done.Answer, "0.666") {
		t.Errorf("the answer is %q", done.Answer)
	}
}

// Whatever is wrong is told where it is wrong.
func TestBadInput(t *testing.T) {
	set := puzzletest.Set
	refused := puzzletest.Refused(t, circuit.New(), circuit.New().Presets()[0].Name)
	refused(set("oases/0/gallons", -1), "oases/0/gallons", "-1 is out of bounds: choose a number from 0 to 1,000,000")
	refused(set("oases/0/miles", -1), "oases/0/miles", "-1 is out of bounds")
	refused(set("oases/0/gallons", "much"), "oases/0/gallons", "much is not a number")
	refused(set("oases/0/gallons", json.Number("1.2345")), "oases/0/gallons", "has 4 decimals, and at most 3 are allowed")
	refused(set("oases/0/gallons", json.Number("1e3")), "oases/0/gallons", "exponent")
	refused(set("oases/3/name", "Allisdry"), "oases/3/name", "Allisdry is already number 1 of this list: give this oasis another name, or remove it.")
	refused(set("oases/3/name", ""), "oases/3/name", "This is empty")
	refused(set("oases/3/name", " Allisdry"), "oases/3/name", "a space before or after")
	refused(set("oases", json.RawMessage(`[]`)), "oases", "This list is empty, and needs at least 2")
	refused(set("perGallon", 0), "perGallon", "0 is out of bounds: choose a number from 0.001")
	refused(set("tank", -3), "tank", "-3 is out of bounds")
	refused(set("fuel", nil), "fuel", "This is missing")
	refused(set("wheels", 4), "wheels", "Nothing is called")
	f := defaultFacts(t)
	f.Tank, f.Fuel = "5", "6"
	raw, _ := json.Marshal(f)
	if _, err := circuit.New().Parse(raw); err == nil || !strings.Contains(err.Error(), "fuel: The tank holds 5 gallons, and cannot have 6 in it") {
		t.Errorf("more in the tank than it holds is told as %v", err)
	}
}

// A tank of 0 gallons is one of any size, and numbers are read in one spelling.
func TestSpelling(t *testing.T) {
	f := defaultFacts(t)
	f.Tank, f.Fuel, f.Oases[0].Gallons = "0", "0.0", "11.50"
	var facts []string
	for _, fact := range parse(t, f).Facts() {
		facts = append(facts, fact.Text)
	}
	if all := strings.Join(facts, "\n"); strings.Contains(all, "holds at most") || !strings.Contains(all, " has 11.5 gallons,") || !strings.Contains(all, "The tank is empty before the start.") {
		t.Errorf("the facts are\n%s", all)
	}
}

// long is a road with 200 oases that can be driven, but only from the last
// ones: every other start fails late.
func long(limited bool) circuit.Facts {
	const n = 200
	f := circuit.Facts{PerGallon: "1", Fuel: "0"}
	if limited {
		f.Tank = "150"
	}
	for i := range n {
		o := circuit.Oasis{Name: "Oasis " + strconv.Itoa(i), Gallons: "10", Miles: "10"}
		switch i {
		case n - 2:
			o.Miles = "109"
		case n - 1:
			o.Gallons = "109"
		}
		f.Oases = append(f.Oases, o)
	}
	return f
}

// For 200 oases the work of the default strategy is a few legs for each, with
// a tank of any size and with a small one; the naive way drives tens of
// thousands.
func TestLinear(t *testing.T) {
	for _, limited := range []bool{false, true} {
		instance := parse(t, long(limited))
		once, found := solve(t, instance, puzzle.Options{})
		every, also := solve(t, instance, puzzle.Options{Strategy: "every"})
		if limit := int64(400); !limited && once.Stats.Tests != limit || once.Stats.Tests > 3*limit {
			t.Errorf("once round takes %d legs", once.Stats.Tests)
		}
		if every.Stats.Tests < 10_000 {
			t.Errorf("the naive way takes %d legs only: the example is too easy", every.Stats.Tests)
		}
		if len(found) == 0 || fmt.Sprint(found) != fmt.Sprint(also) {
			t.Errorf("%d drives by one strategy, %d by the other", len(found), len(also))
		}
	}
}

// BenchmarkOases judges all 400 drives of a road with 200 oases.
func BenchmarkOases(b *testing.B) {
	for _, limited := range []bool{false, true} {
		instance := parse(b, long(limited))
		for _, strategy := range circuit.New().Info().Strategies {
			b.Run(fmt.Sprintf("%s/limited=%v", strategy.Name, limited), func(b *testing.B) {
				var done *puzzle.Done
				for b.Loop() {
					done, _ = solve(b, instance, puzzle.Options{Strategy: strategy.Name})
				}
				b.ReportMetric(float64(done.Stats.Tests), "legs")
				b.ReportMetric(float64(done.Solutions), "drives")
			})
		}
	}
}
