package bridges_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/bridges"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

func parse(t testing.TB, facts any) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, bridges.New(), facts)
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (*puzzle.Done, []bridges.Solution) {
	t.Helper()
	done, found, _ := puzzletest.Search[bridges.Solution](t, instance, o)
	return done, found
}

func koenigsberg(t testing.TB) puzzle.Instance {
	return parse(t, bridges.New().Presets()[0].Facts)
}

func experiment(t testing.TB, name string) (puzzle.Instance, puzzle.Options) {
	t.Helper()
	preset := bridges.New().Presets()[0]
	for _, e := range preset.Experiments {
		if e.Name != name {
			continue
		}
		facts, err := e.Apply(preset)
		if err != nil {
			t.Fatal(err)
		}
		var o puzzle.Options
		if e.Off != nil {
			o.Keep = puzzletest.Without(*e.Off...)
		}
		return parse(t, facts), o
	}
	t.Fatalf("there is no experiment %s", name)
	return nil, puzzle.Options{}
}

// complete is the complete map of n lands.
func complete(n int) bridges.Facts {
	f := bridges.Facts{Start: "*", End: "*", Closed: "*"}
	for a := range n {
		f.Map.Nodes = append(f.Map.Nodes, bridges.Land{Name: "L" + strconv.Itoa(a), X: "0", Y: "0"})
		for b := range a {
			f.Map.Links = append(f.Map.Links, bridges.Bridge{Name: fmt.Sprint(a, "-", b), From: "L" + strconv.Itoa(a), To: "L" + strconv.Itoa(b)})
		}
	}
	return f
}

// bouquet is five lands, each joined to each of the others by four bridges: 40
// in all.
func bouquet() bridges.Facts {
	f := complete(5)
	for _, b := range slices.Clone(f.Map.Links) {
		for k := range 3 {
			f.Map.Links = append(f.Map.Links, bridges.Bridge{Name: fmt.Sprint(b.Name, "-", k), From: b.From, To: b.To})
		}
	}
	return f
}

// The report's figures: no walk at all; without bridge 7 there are 48, half of
// them from the northern bank and half from the western island, none closed,
// and trying all paths meets 1, 2, 6, 5, 3, 4 first.
func TestReport(t *testing.T) {
	for _, strategy := range bridges.New().Info().Strategies {
		done, _ := solve(t, koenigsberg(t), puzzle.Options{Strategy: strategy.Name})
		if done.Verdict != puzzle.None {
			t.Errorf("%s: the verdict is %q", strategy.Name, done.Verdict)
		}
		instance, o := experiment(t, "Bridge 7 gone")
		o.Strategy = strategy.Name
		done, found := solve(t, instance, o)
		if done.Solutions != 48 || !done.Exact || len(found) != 48 {
			t.Errorf("%s: %d walks, %d listed", strategy.Name, done.Solutions, len(found))
		}
		if !slices.Equal(found[0].Walk, []bridges.Step{{"1"}, {"2"}, {"6"}, {"5"}, {"3"}, {"4"}}) {
			t.Errorf("%s finds %v first", strategy.Name, found[0].Walk)
		}
		from := map[string]int{}
		for _, s := range found {
			from[s.Start]++
			raw, _ := json.Marshal(s)
			if closed, err := puzzletest.Holds(instance, raw, "closed = true"); err != nil || closed {
				t.Errorf("%s: the walk %v comes back: %v", strategy.Name, s.Walk, err)
			}
		}
		if from["Northern bank"] != 24 || from["Western island"] != 24 {
			t.Errorf("%s: walks begin so often at %v", strategy.Name, from)
		}
	}
}

// The answer says what the report's mathematician says: four odd lands, with
// 3, 3, 5 and 3 bridges; any bridge less, and any between two lands more, makes a walk possible.
func TestWhyNot(t *testing.T) {
	done, _ := solve(t, koenigsberg(t), puzzle.Options{})
	var text strings.Builder
	for _, v := range done.Views {
		text.WriteString(view.Text(v))
	}
	for _, sentence := range []string{
		"Four lands have an odd number of bridges: Northern bank (3), Southern bank (3), Western island (5) and Eastern island (3).",
		"Taking one bridge away makes a walk possible: any one of them will do.",
		"One more bridge, between any two lands, makes a walk possible.",
	} {
		if !strings.Contains(text.String(), sentence) {
			t.Errorf("it is not said: %s\n%s", sentence, text.String())
		}
	}
}

// What is said of one bridge more or less is true by trying all paths.
func TestOneBridgeMoreOrLess(t *testing.T) {
	instance := koenigsberg(t)
	for i := range 7 {
		gone := "map/links/" + strconv.Itoa(i)
		done, _ := solve(t, instance, puzzle.Options{Strategy: "paths", Keep: puzzletest.Without(gone)})
		if done.Solutions == 0 {
			t.Errorf("without bridge %d there is no walk", i+1)
		}
	}
	var f bridges.Facts
	if err := json.Unmarshal(bridges.New().Presets()[0].Facts, &f); err != nil {
		t.Fatal(err)
	}
	for a := range f.Map.Nodes {
		for b := range a {
			more := f
			more.Map.Links = append(slices.Clone(f.Map.Links), bridges.Bridge{Name: "8", From: f.Map.Nodes[a].Name, To: f.Map.Nodes[b].Name})
			if done, _ := solve(t, parse(t, more), puzzle.Options{Strategy: "paths", Limit: 1}); done.Solutions == 0 {
				t.Errorf("with a bridge from %s to %s there is no walk", f.Map.Nodes[a].Name, f.Map.Nodes[b].Name)
			}
		}
	}
}

// Numbers of Eulerian round trips of complete graphs, from McKay and Robinson
// (OEIS A135388): 264 for 5 lands, 129,976,320 for 7. A walk is such a trip
// begun at any of its bridges.
func TestCountsOfCompleteMaps(t *testing.T) {
	for n, trips := range map[int]int{3: 2, 5: 264, 7: 129_976_320} {
		done, found := solve(t, parse(t, complete(n)), puzzle.Options{})
		if want := trips * n * (n - 1) / 2; done.Solutions != want || !done.Exact {
			t.Errorf("on %d lands there are %d walks (exact: %v), not %d", n, done.Solutions, done.Exact, want)
		}
		if len(found) != min(done.Solutions, 1000) {
			t.Errorf("on %d lands %d walks are listed", n, len(found))
		}
	}
}

// Where walks are counted without listing them, they are as many as trying all
// paths finds: on random maps with loops, parallel bridges and ends that are
// given.
func TestCountsMatchLists(t *testing.T) {
	counted := 0
	for seed := range uint64(500) {
		f := random(rand.New(rand.NewPCG(seed, 5)))
		if len(f.Map.Links) == 0 {
			continue // nothing is counted
		}
		instance := parse(t, f)
		all, _ := solve(t, instance, puzzle.Options{Strategy: "paths"})
		done, found := solve(t, instance, puzzle.Options{Limit: 2})
		if done.Solutions != all.Solutions || !done.Exact {
			t.Fatalf("%d are counted (exact: %v), and there are %d: %v", done.Solutions, done.Exact, all.Solutions, instance.Facts())
		}
		if len(found) < done.Solutions {
			counted++
		}
	}
	if counted < 70 {
		t.Errorf("only %d maps were counted: the test tests little", counted)
	}
}

// A limit bounds what is listed, not what is counted; but who wants a single
// walk is only told that there are others.
func TestLimit(t *testing.T) {
	instance := parse(t, complete(7))
	done, found := solve(t, instance, puzzle.Options{Limit: 10})
	if len(found) != 10 || done.Solutions != 129_976_320*21 || !done.Exact {
		t.Errorf("%d are listed and %d counted (exact: %v)", len(found), done.Solutions, done.Exact)
	}
	done, found = solve(t, instance, puzzle.Options{Limit: 1})
	if len(found) != 1 || done.Verdict != puzzle.Many || done.Exact {
		t.Errorf("with a limit of 1, %d are listed and the verdict is %q (exact: %v)", len(found), done.Verdict, done.Exact)
	}
}

// For 40 bridges the verdict takes 40 steps, and the count is exact even where
// it is larger than 64 bits hold; then the number itself is a picture, and the
// answer says no more than it knows.
func TestFortyBridges(t *testing.T) {
	instance := parse(t, bouquet())
	done, _ := solve(t, instance, puzzle.Options{Limit: 10})
	if done.Verdict != puzzle.Many || done.Exact || !strings.Contains(done.Answer, "more than nine quintillion") {
		t.Errorf("the verdict is %q (exact: %v): %s", done.Verdict, done.Exact, done.Answer)
	}
	want := bouquetCount().String()
	told := false
	for _, v := range done.Views {
		told = told || v.Number != nil && strings.ReplaceAll(v.Number.Digits, ",", "") == want
	}
	if !told {
		t.Errorf("the number of walks, %s, is not told", want)
	}
	// One walk needs no more than its bridges.
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for event, err := range instance.Solve(ctx, puzzle.Options{}) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Solution != nil {
			break
		}
	}
	done, _ = solve(t, instance, puzzle.Options{Nodes: 45})
	if done.Solutions < 1 {
		t.Error("45 steps do not find a walk over 40 bridges")
	}
}

// bouquetCount counts the walks on the bouquet by the same theorem, written
// down in another way: over all splits of the ten bundles of four that balance
// at every land, the product of binomials and of the number of spanning trees,
// found by expanding the determinant of 4 x 4.
func bouquetCount() *big.Int {
	binomial := []int64{1, 4, 6, 4, 1}
	var pairs [][2]int
	for a := range 5 {
		for b := range a {
			pairs = append(pairs, [2]int{a, b})
		}
	}
	sum := new(big.Int)
	split := make([]int64, 10)
	for code := range 9_765_625 { // 5 to the tenth
		var lead [5][5]int64
		var surplus [5]int64
		for k, rest := 0, code; k < 10; k++ {
			split[k] = int64(rest % 5)
			rest /= 5
			a, b := pairs[k][0], pairs[k][1]
			lead[a][b], lead[b][a] = split[k], 4-split[k]
			surplus[a] += 2*split[k] - 4
			surplus[b] -= 2*split[k] - 4
		}
		if surplus != [5]int64{} {
			continue
		}
		weight := int64(1)
		for _, n := range split {
			weight *= binomial[n]
		}
		var m [4][4]int64
		for i := range 4 {
			for j := range 4 {
				m[i][j] = -lead[i+1][j+1]
			}
			m[i][i] = 8
		}
		sum.Add(sum, new(big.Int).Mul(big.NewInt(weight), big.NewInt(determinant4(m))))
	}
	for range 5 {
		sum.Mul(sum, big.NewInt(5040)) // (8-1)! for every land
	}
	return sum.Mul(sum, big.NewInt(40)) // begun at any bridge
}

func determinant4(m [4][4]int64) (sum int64) {
	sign := int64(1)
	for c := range 4 {
		var rest [3][3]int64
		for i := 1; i < 4; i++ {
			for j, k := 0, 0; j < 4; j++ {
				if j != c {
					rest[i-1][k] = m[i][j]
					k++
				}
			}
		}
		r := rest
		minor := r[0][0]*(r[1][1]*r[2][2]-r[1][2]*r[2][1]) - r[0][1]*(r[1][0]*r[2][2]-r[1][2]*r[2][0]) + r[0][2]*(r[1][0]*r[2][1]-r[1][1]*r[2][0])
		sum += sign * m[0][c] * minor
		sign = -sign
	}
	return sum
}

// If the budget ends while walks are counted, what was counted so far is a
// lower bound, and said to be one.
func TestAtLeast(t *testing.T) {
	instance := parse(t, complete(9))
	done, found := solve(t, instance, puzzle.Options{Limit: 5, Nodes: 3000})
	if done.Verdict != puzzle.Many || done.Exact || done.Why != "work" || done.Solutions <= len(found) || !strings.HasPrefix(done.Answer, "Yes: ") {
		t.Errorf("the verdict is %q, %d walks (exact: %v, why: %q): %s", done.Verdict, done.Solutions, done.Exact, done.Why, done.Answer)
	}
}

// Whatever is wrong is told where it is wrong.
func TestBadInput(t *testing.T) {
	set := puzzletest.Set
	refused := puzzletest.Refused(t, bridges.New(), bridges.New().Presets()[0].Name)
	refused(set("map/links/2/to", "Eastern bank"), "map/links/2/to", "There is no land called “Eastern bank”")
	refused(set("map/links/2/from", ""), "map/links/2/from", "Nothing is chosen")
	refused(set("map/links/2/name", "1"), "map/links/2/name", "is already number 1")
	refused(set("map/nodes/2/name", "Northern bank"), "map/nodes/2/name", "is already number 1")
	refused(set("map/nodes/2/name", ""), "map/nodes/2/name", "This is empty")
	refused(set("map/nodes/2/x", 101), "map/nodes/2/x", "101 is out of bounds")
	refused(set("map", json.RawMessage(`{"nodes": [], "links": []}`)), "map/nodes", "There is no land to walk on")
	refused(set("map", json.RawMessage(`{"nodes": []}`)), "map/links", "This is missing")
	refused(set("start", "Moon"), "start", "There is no land called Moon")
	refused(set("closed", "ajar"), "closed", "ajar is not offered here")
	f := complete(3)
	f.Start, f.End, f.Closed = "L0", "L1", "closed"
	raw, _ := json.Marshal(f)
	if _, err := bridges.New().Parse(raw); err == nil || !strings.Contains(err.Error(), "end: A walk that comes back ends where it started") {
		t.Errorf("a closed walk with two ends is told as %v", err)
	}
}

// Bridges without a name get the first numbers that are free.
func TestNames(t *testing.T) {
	f := complete(3)
	f.Map.Links[0].Name, f.Map.Links[1].Name, f.Map.Links[2].Name = "", "1", ""
	facts := parse(t, f).Facts()
	for _, says := range []string{"Bridge 2 joins L1 and L0.", "Bridge 1 joins L2 and L0.", "Bridge 3 joins L2 and L1."} {
		if !slices.ContainsFunc(facts, func(f puzzle.Fact) bool { return f.Text == says }) {
			t.Errorf("“%s” is not in %v", says, facts)
		}
	}
}

// BenchmarkFirst finds one walk over 40 and over 200 bridges, and
// BenchmarkCount counts all over 40.
func BenchmarkFirst(b *testing.B) {
	forty, _ := experiment(b, "Forty bridges")
	long := bridges.Facts{Start: "*", End: "*", Closed: "*"}
	for i := range 50 {
		long.Map.Nodes = append(long.Map.Nodes, bridges.Land{Name: "L" + strconv.Itoa(i), X: "0", Y: "0"})
	}
	for i := range 200 {
		long.Map.Links = append(long.Map.Links, bridges.Bridge{Name: strconv.Itoa(i), From: "L" + strconv.Itoa(i%50), To: "L" + strconv.Itoa((i+1+i/50)%50)})
	}
	for _, test := range []struct {
		name     string
		instance puzzle.Instance
	}{{"40", forty}, {"200", parse(b, long)}} {
		b.Run(test.name, func(b *testing.B) {
			for b.Loop() {
				for event, err := range test.instance.Solve(b.Context(), puzzle.Options{Limit: 1}) {
					if err != nil {
						b.Fatal(err)
					}
					if event.Solution != nil {
						break
					}
				}
			}
		})
	}
}

func BenchmarkCount(b *testing.B) {
	forty, _ := experiment(b, "Forty bridges")
	for _, test := range []struct {
		name     string
		instance puzzle.Instance
	}{{"antiprism", forty}, {"bouquet", parse(b, bouquet())}, {"K7", parse(b, complete(7))}} {
		b.Run(test.name, func(b *testing.B) {
			var done *puzzle.Done
			for b.Loop() {
				done, _ = solve(b, test.instance, puzzle.Options{Limit: 2})
			}
			b.ReportMetric(float64(done.Stats.Work), "plans")
			b.ReportMetric(float64(done.Solutions), "walks")
		})
	}
}
