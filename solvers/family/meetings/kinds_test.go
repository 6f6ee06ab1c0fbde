package meetings_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// a schedule says for each day, by number, whom she met and where.
type schedule struct{ friends, places []string }

// said is what a remark, by its text as JSON would spell it, says of a schedule. The
// brute force reads formulas from here, as they were made.
var said = map[meetings.Remark]func(schedule) bool{}

var week = []string{"Monday", "Tuesday", "Wednesday", "Thursday"}

// operand makes a sentence of one of the kinds, the remark that says it, and what it says.
func operand(rng *rand.Rand, f meetings.Facts) (text string, r meetings.Remark, is func(schedule) bool) {
	n := len(f.Days)
	who, where, day := rng.IntN(n+1), rng.IntN(n+1), rng.IntN(n+1)
	word := func(i int, names []string, phrase, any string) string {
		if i == n {
			return any
		}
		return fmt.Sprintf(phrase, names[i])
	}
	like := func(s schedule) bool {
		for d := range n {
			if (day == n || day == d) && (who == n || s.friends[d] == f.Friends[who]) && (where == n || s.places[d] == f.Places[where]) {
				return true
			}
		}
		return false
	}
	r = meetings.Remark{Friend: word(who, f.Friends, "%s", "*"), Place: word(where, f.Places, "%s", "*"), Day: word(day, f.Days, "%s", "*")}
	switch rng.IntN(4) {
	case 0:
		text = word(who, f.Friends, "%s was not", "nobody was") + " " + word(where, f.Places, "at the %s", "anywhere") + " " + word(day, f.Days, "on %s", "on any day")
		return text, r, func(s schedule) bool { return !like(s) }
	case 1:
		r.Kind = "was"
		text = word(who, f.Friends, "%s was", "somebody was") + " " + word(where, f.Places, "at the %s", "somewhere") + " " + word(day, f.Days, "on %s", "on some day")
		return text, r, like
	}
	how := rng.IntN(3)
	a := rng.IntN(n)
	b := (a + 1 + rng.IntN(n-1)) % n
	inTime := func(one, other []string, x, y string) bool {
		for i := range one {
			for j := range other {
				if one[i] == x && other[j] == y && []bool{i < j, i+1 == j, i+1 == j || j+1 == i}[how] {
					return true
				}
			}
		}
		return false
	}
	says := []string{"before", "right before", "right before or right after"}[how]
	r = meetings.Remark{Kind: "met", How: []string{"before", "right-before", "next"}[how], Friend: f.Friends[a], Other: f.Friends[b]}
	if rng.IntN(2) == 0 {
		return f.Friends[a] + " was met " + says + " " + f.Friends[b], r, func(s schedule) bool { return inTime(s.friends, s.friends, f.Friends[a], f.Friends[b]) }
	}
	r.Kind, r.Friend, r.Place, r.Other = "visited", "", f.Places[a], f.Places[b]
	return "the " + f.Places[a] + " was visited " + says + " the " + f.Places[b], r, func(s schedule) bool { return inTime(s.places, s.places, f.Places[a], f.Places[b]) }
}

// remark makes one of any kind, a formula in one of three.
func remark(rng *rand.Rand, f meetings.Facts) meetings.Remark {
	a, r, isA := operand(rng, f)
	if rng.IntN(3) > 0 {
		said[r] = isA
		return r
	}
	b, _, isB := operand(rng, f)
	if rng.IntN(2) == 0 {
		a, isA = "not ("+a+")", func(is func(schedule) bool) func(schedule) bool { return func(s schedule) bool { return !is(s) } }(isA)
	}
	op := rng.IntN(4)
	r = meetings.Remark{Kind: rows.KindFormula, Formula: a + " " + []string{"and", "or", "implies", "iff"}[op] + " " + b}
	said[r] = func(s schedule) bool {
		x, y := isA(s), isB(s)
		return []bool{x && y, x || y, !x || y, x == y}[op]
	}
	return r
}

// ofKinds makes a small story with remarks of all kinds.
func ofKinds(rng *rand.Rand) meetings.Facts {
	n := 3 + rng.IntN(2)
	f := meetings.Facts{Girl: "Kate", Boy: "Mike", Days: week[:n], Friends: []string{"Olivia", "Pat", "Rose", "Sam"}[:n],
		Places:        []string{"hairdresser's", "library", "riverbank", "tailor's"}[:n],
		FriendsRepeat: n < 4 && rng.IntN(4) == 0, PlacesRepeat: n < 4 && rng.IntN(4) == 0, Remarks: []meetings.Remark{}}
	for range 2 + rng.IntN(5) {
		r := remark(rng, f)
		for r.Kind == "" && wild(r) > 1 {
			r = remark(rng, f)
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

// TestKinds compares all strategies on remarks of all kinds, and formulas of them, with a
// brute force that knows what each of them says from where it was made.
func TestKinds(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 20_000}, meetings.New(), 300, ofKinds, func(f meetings.Facts, keep func(puzzle.FactID) bool) (all []meetings.Solution) {
		for _, friends := range sequences(f.Friends, f.FriendsRepeat) {
			for _, places := range sequences(f.Places, f.PlacesRepeat) {
				fits := true
				for i, r := range f.Remarks {
					fits = fits && (!keep(fmt.Sprint("remarks/", i)) || said[r](schedule{friends, places}))
				}
				if !fits {
					continue
				}
				s := meetings.Solution{Meetings: map[string]meetings.Met{}}
				for i, day := range f.Days {
					s.Meetings[day] = meetings.Met{Friend: friends[i], Place: places[i]}
				}
				all = append(all, s)
			}
		}
		return all
	})
}

// Remarks of all kinds are argued by what they say.
func TestArgumentsOfKinds(t *testing.T) {
	puzzletest.Arguments(t, meetings.New(), 200, ofKinds, func(rng *rand.Rand, f meetings.Facts) meetings.Solution {
		s := meetings.Solution{Meetings: map[string]meetings.Met{}}
		friends, places := rng.Perm(len(f.Days)), rng.Perm(len(f.Days))
		for i, day := range f.Days {
			s.Meetings[day] = meetings.Met{Friend: f.Friends[friends[i]], Place: f.Places[places[i]]}
		}
		return s
	})
}

// However many days there are, a remark that can be met in few ways is argued from, though
// there are many in which it is not; and what it is argued from says what the remark does.
func TestArgumentsOfManyDays(t *testing.T) {
	for _, n := range []int{10, 12} {
		f := meetings.Facts{Girl: "Kate", Boy: "Mike"}
		for i := range n {
			f.Days, f.Friends, f.Places = append(f.Days, fmt.Sprint("D", i)), append(f.Friends, fmt.Sprint("F", i)), append(f.Places, fmt.Sprint("P", i))
		}
		// On each day she met the friend of its number, at the place of its number.
		answer := meetings.Solution{Meetings: map[string]meetings.Met{}}
		for i, day := range f.Days {
			answer.Meetings[day] = meetings.Met{Friend: f.Friends[i], Place: f.Places[i]}
		}
		for _, repeat := range []bool{false, true} {
			for _, c := range []struct {
				meetings.Remark
				is bool
			}{
				{meetings.Remark{Kind: "was", Friend: "F1", Place: "P1", Day: "*"}, true},
				{meetings.Remark{Kind: "was", Friend: "F1", Place: "P2", Day: "*"}, false},
				{meetings.Remark{Kind: "met", How: "right-before", Friend: "F1", Other: "F2"}, true},
				{meetings.Remark{Kind: "met", How: "right-before", Friend: "F2", Other: "F1"}, false},
				{meetings.Remark{Kind: "visited", How: "next", Place: "P2", Other: "P1"}, true},
				{meetings.Remark{Kind: "visited", How: "before", Place: "P3", Other: "P1"}, false},
				{meetings.Remark{Kind: rows.KindFormula, Formula: "F1 was at the P1 on some day and F1 was met right before F3"}, false},
			} {
				f.FriendsRepeat, f.PlacesRepeat, f.Remarks = repeat, repeat, []meetings.Remark{c.Remark}
				instance := open(t, f)
				given, err := instance.Argument()
				if err != nil {
					t.Errorf("%d days, %+v: %v", n, c.Remark, err)
					continue
				}
				raw, err := json.Marshal(answer)
				if err != nil {
					t.Fatal(err)
				}
				holds, err := instance.Judge(raw)
				if err != nil {
					t.Fatal(err)
				}
				table := given.Groups[len(given.Groups)-1].Tables[0]
				on := uint64(0)
				for i, cell := range table.Cells {
					is, err := holds(given.Cells[cell].String())
					if err != nil {
						t.Fatal(err)
					}
					if is {
						on |= 1 << i
					}
				}
				if met := slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On&^on == 0 && term.Off&on == 0 }); met != c.is {
					t.Errorf("%d days, %+v: its table says %v", n, c.Remark, met)
				}
			}
		}
	}
}

// A formula is a kind of remark: “Pat before Rose, or nobody on Monday”. Since she met
// somebody each day, that comes to the first.
func TestFormula(t *testing.T) {
	f := meetings.Facts{Girl: "Kate", Boy: "Mike", Days: week[:3], Friends: []string{"Olivia", "Pat", "Rose"}, Places: []string{"inn", "library", "park"},
		Remarks: []meetings.Remark{{Kind: rows.KindFormula, Formula: "Pat was met before Rose or nobody was anywhere on Monday"}}}
	instance := open(t, f)
	facts := instance.Facts()
	if got, want := facts[len(facts)-1].Text, "Pat was met before Rose or nobody was anywhere on Monday."; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	// Of the six orders of three friends, Pat is before Rose in three; places go in six.
	done, _ := solve(t, instance, puzzle.Options{Limit: 100})
	if done.Solutions != 18 || !done.Exact {
		t.Errorf("there are %d ways, and should be 18", done.Solutions)
	}
}

// What is wrong with a remark of the new kinds is said at its place.
func TestFaultsOfKinds(t *testing.T) {
	refused := puzzletest.Refused(t, meetings.New(), "jealous-boyfriend")
	row := func(value any) schema.Edit { return schema.Edit{Op: "set", Path: "remarks/0", Value: value} }
	refused(row(meetings.Remark{Kind: "met", Friend: "Pat", How: "before", Other: "Pat"}), "remarks/0/other", "choose somebody else than Pat")
	refused(row(meetings.Remark{Kind: "visited", Place: "library", How: "next", Other: "library"}), "remarks/0/other", "choose another one than library")
	refused(row(meetings.Remark{Kind: rows.KindFormula, Formula: "Pat was met before Ruth"}), "remarks/0/formula", "a name such as “Olivia”")
	refused(row(meetings.Remark{Kind: "seen", Friend: "Pat"}), "remarks/0/kind", "There is no kind of remark called seen")
}
