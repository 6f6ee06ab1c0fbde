package colouring_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/colouring"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 20_000, Quick: 3}.Run(t, colouring.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, colouring.New()) }

// All ways of searching agree with each other, and with a brute force that paints
// every spot in every colour and looks at rows of letters.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, colouring.New(), 250, random, brute)
}

func random(rng *rand.Rand) colouring.Facts {
	colours := []string{"red", "d/k blue", "{c}"}
	f := colouring.Facts{Split: 1 + rng.IntN(40)/19, Colours: colours, Remarks: []paint.Remark{}}
	one := func(of ...string) string { return of[rng.IntN(len(of))] }
	spots := rowsOf(f.Split)
	add := func(r paint.Remark) { f.Remarks = append(f.Remarks, r) }
	number := func(most int) *int {
		n := rng.IntN(most + 1)
		return &n
	}
	if rng.IntN(3) > 0 {
		for i, corner := range []string{"top", "left", "right"} {
			add(paint.Remark{Kind: "corner", Place: corner, Colour: colours[(i+rng.IntN(5)/4)%3]})
		}
		add(paint.Remark{Kind: "sides", Place: one("any", "any", "any", "left", "bottom")})
	}
	for range rng.IntN(4) {
		who := rng.Perm(len(spots))
		r := paint.Remark{Kind: one("spot", "pair", "count", "three", "parity", "sides", "formula")}
		switch r.Kind {
		case "spot":
			r.Spot, r.How, r.Colour = spots[who[0]], one("so", "not"), one(colours...)
		case "pair":
			r.Spot, r.Other, r.How = spots[who[0]], spots[who[1]], one("same", "different")
		case "count":
			r.How, r.Number, r.Colour = one("=", ">=", "<="), number(len(spots)), one(colours...)
		case "three":
			r.How, r.Number = one("=", ">=", "<="), number(f.Split*f.Split)
		case "parity":
			r.How = one("odd", "even")
		case "sides":
			r.Place = one("right", "any")
		case "formula":
			r.Formula = fmt.Sprintf("spot %s is red or not (spot %s and spot %s have the same colour)", spots[who[0]], spots[who[1]], spots[who[2]])
			if f.Split > 1 && rng.IntN(2) == 0 {
				r.Formula = fmt.Sprintf("spot %s is red implies at least %d small triangles have three colours", spots[who[0]], 2)
			}
		}
		add(r)
	}
	return f
}

// rowsOf names the spots row by row.
func rowsOf(split int) (all []string) {
	if known := names[split]; known != nil {
		return known
	}
	defer func() { names[split] = all }()
	for row := range split + 1 {
		for i := range row + 1 {
			all = append(all, fmt.Sprint(string(rune('a'+row)), i+1))
		}
	}
	return all
}

var names = map[int][]string{}

func brute(f colouring.Facts, keep func(puzzle.FactID) bool) (all []paint.Solution) {
	spots := rowsOf(f.Split)
	var paintOn func(done string)
	paintOn = func(done string) { // a digit for each spot, in reading order
		if len(done) == len(spots) {
			for i, r := range f.Remarks {
				if keep(fmt.Sprint("remarks/", i)) && !seen(f, r, done) {
					return
				}
			}
			s := paint.Solution{Spots: map[string]paint.Spot{}}
			for i, name := range spots {
				s.Spots[name] = paint.Spot{Colour: f.Colours[done[i]-'0']}
			}
			all = append(all, s)
			return
		}
		for _, c := range "012" {
			paintOn(done + string(c))
		}
	}
	paintOn("")
	return all
}

// seen says whether a remark is true of colours in reading order.
func seen(f colouring.Facts, r paint.Remark, line string) bool {
	n, spots := f.Split, rowsOf(f.Split)
	of := func(name string) byte { return line[slices.Index(spots, name)] }
	at := func(row, i int) byte { return line[row*(row+1)/2+i] }
	colour := byte('0' + slices.Index(f.Colours, r.Colour))
	compare := func(x int) bool {
		return x == *r.Number || x > *r.Number && r.How == ">=" || x < *r.Number && r.How == "<="
	}
	three := 0
	for row := range n {
		for i := range row + 1 {
			if at(row, i)+at(row+1, i)+at(row+1, i+1) == '0'+'1'+'2' && at(row, i) != at(row+1, i) && at(row, i) != at(row+1, i+1) {
				three++
			}
			if i > 0 && at(row, i)+at(row, i-1)+at(row+1, i) == '0'+'1'+'2' && at(row, i) != at(row, i-1) && at(row, i) != at(row+1, i) {
				three++
			}
		}
	}
	switch r.Kind {
	case "corner":
		return map[string]byte{"top": at(0, 0), "left": at(n, 0), "right": at(n, n)}[r.Place] == colour
	case "sides":
		for k := range n {
			for name, spot := range map[string][3]byte{"left": {at(k, 0), at(0, 0), at(n, 0)}, "right": {at(k, k), at(0, 0), at(n, n)}, "bottom": {at(n, k), at(n, 0), at(n, n)}} {
				if (r.Place == name || r.Place == "any") && spot[0] != spot[1] && spot[0] != spot[2] {
					return false
				}
			}
		}
		return true
	case "three":
		return compare(three)
	case "parity":
		return (three%2 == 0) == (r.How == "even")
	case "spot":
		return (of(r.Spot) == colour) == (r.How == "so")
	case "pair":
		return (of(r.Spot) == of(r.Other)) == (r.How == "same")
	case "count":
		return compare(strings.Count(line, string(colour)))
	}
	words := strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(r.Formula))
	if words[4] == "implies" {
		return of(words[1]) != '0' || three >= 2
	}
	return of(words[1]) == '0' || of(words[7]) != of(words[10])
}

// free are Steve's rules and nothing else.
func free(split int) colouring.Facts {
	return colouring.Facts{Split: split, Colours: []string{"red", "green", "blue"}, Remarks: []paint.Remark{
		{Kind: "corner", Place: "top", Colour: "red"}, {Kind: "corner", Place: "left", Colour: "green"}, {Kind: "corner", Place: "right", Colour: "blue"},
		{Kind: "sides", Place: "any"},
	}}
}

// The published numbers of colourings, and how many small triangles have three
// colours in them: always an odd number. That for sides cut into 6 is two colours on
// each of 15 spots, three on each of 10.
func TestCounts(t *testing.T) {
	for split, want := range map[int]struct{ colourings, most int }{1: {1, 1}, 2: {8, 1}, 3: {192, 5}, 4: {13_824, 9}, 5: {2_985_984, 19}, 6: {1 << 15 * 59_049, 23}} {
		done, _, _ := puzzletest.Search[paint.Solution](t, puzzletest.Open(t, colouring.New(), free(split)), puzzle.Options{})
		if done.Solutions != want.colourings || !done.Exact {
			t.Errorf("cut into %d: %d colourings (exact: %v), want %d", split, done.Solutions, done.Exact, want.colourings)
		}
		rows := done.Views[len(done.Views)-1].Table.Rows
		for i, row := range rows[:len(rows)-1] {
			if row.Head.Text != fmt.Sprint(2*i+1) {
				t.Errorf("cut into %d: row %d is of %s triangles", split, i, row.Head.Text)
			}
		}
		if len(rows)-1 != (want.most+1)/2 {
			t.Errorf("cut into %d: %d rows, want 1 to %d", split, len(rows)-1, want.most)
		}
	}
}

// The door proof names the facts it uses, and does not speak where it cannot tell.
func TestDoors(t *testing.T) {
	f := free(4)
	ask := func(r paint.Remark, keep func(puzzle.FactID) bool) *puzzle.Done {
		f := f
		f.Remarks = append(slices.Clone(f.Remarks), r)
		done, _, _ := puzzletest.Search[paint.Solution](t, puzzletest.Open(t, colouring.New(), f), puzzle.Options{Strategy: "doors", Keep: keep, Trace: true})
		return done
	}
	none, nine := 0, 9
	if done := ask(paint.Remark{Kind: "parity", How: "even"}, nil); done.Verdict != puzzle.None || len(done.Core) != 5 {
		t.Errorf("an even number: %s by %q", done.Verdict, done.Core)
	}
	if done := ask(paint.Remark{Kind: "three", How: "<=", Number: &none}, puzzletest.Without("remarks/3")); done.Verdict != puzzle.Unsolved || done.Unfit == "" {
		t.Errorf("without sides: %s, %q", done.Verdict, done.Unfit)
	}
	if done := ask(paint.Remark{Kind: "three", How: ">=", Number: &nine}, nil); done.Verdict != puzzle.Unsolved || done.Unfit == "" {
		t.Errorf("nine: %s, %q", done.Verdict, done.Unfit)
	}
}

// The walk ends in a triangle of three colours for every colouring that Steve allows.
func TestWalkArrives(t *testing.T) {
	instance := puzzletest.Open(t, colouring.New(), free(3))
	_, found, _ := puzzletest.Search[json.RawMessage](t, instance, puzzle.Options{})
	if len(found) != 192 {
		t.Fatalf("%d colourings", len(found))
	}
	for _, s := range found {
		walk := instance.Show(s, nil)[1]
		arrived := 0
		for _, frame := range walk.Frames[:len(walk.Frames)-1] {
			if frame.Role == view.Answer {
				arrived++
			}
		}
		if arrived%2 == 0 {
			t.Errorf("%d walks arrive:\n%s", arrived, view.Text(walk))
		}
	}
}

// What the form cannot know is told at its field, with what would mend it.
func TestBadInput(t *testing.T) {
	for remark, want := range map[string]string{
		`{"kind":"spot","spot":"f1","how":"so","colour":"R"}`:   "remarks/0/spot: With each side cut into 4 there is no spot f1: choose one from a1 to e5, or cut the sides into more parts.",
		`{"kind":"pair","spot":"a1","other":"g7","how":"same"}`: "remarks/0/other: With each side cut into 4 there is no spot g7",
		`{"kind":"pair","spot":"a1","other":"a1","how":"same"}`: "remarks/0/other: This remark compares two spots: choose another one than a1.",
		`{"kind":"three","how":"=","number":17}`:                "remarks/0/number: With each side cut into 4 there are no more small triangles than 16: choose a number up to 16.",
		`{"kind":"spot","spot":"z9","how":"so","colour":"R"}`:   "remarks/0/spot: ",
		`{"kind":"corner","place":"top","colour":"mauve"}`:      "remarks/0/colour: ",
		`{"kind":"formula","formula":"spot a1 is R or"}`:        "remarks/0/formula: ",
		`{"kind":"formula","formula":"spot f1 is R"}`:           "remarks/0/formula: With each side cut into 4",
	} {
		_, err := colouring.New().Parse(json.RawMessage(`{"colours":["R","G","B"],"split":4,"remarks":[` + remark + `]}`))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v", remark, err)
		}
	}
	for facts, want := range map[string]string{
		`{"colours":["R","G"],"split":4,"remarks":[]}`:     "colours",
		`{"colours":["R","G","B"],"split":7,"remarks":[]}`: "split",
		`{"colours":["R","G","G"],"split":2,"remarks":[]}`: "colours/2",
	} {
		if _, err := colouring.New().Parse(json.RawMessage(facts)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v", facts, err)
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	for split := 4; split <= 6; split++ {
		b.Run(fmt.Sprint("cut into ", split), func(b *testing.B) {
			instance := puzzletest.Open(b, colouring.New(), free(split))
			for b.Loop() {
				puzzletest.Search[json.RawMessage](b, instance, puzzle.Options{Limit: 1000})
			}
		})
	}
	facts := puzzletest.Facts(b, colouring.New(), "triangle-colouring")
	for _, way := range colouring.New().Info().Strategies {
		b.Run(way.Name, func(b *testing.B) {
			instance := puzzletest.Open(b, colouring.New(), facts)
			for b.Loop() {
				puzzletest.Search[json.RawMessage](b, instance, puzzle.Options{Strategy: way.Name, Nodes: 1_000_000})
			}
		})
	}
}
