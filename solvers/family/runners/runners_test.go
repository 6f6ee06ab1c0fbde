package runners_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/runners"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, runners.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, runners.New()) }

// All ways of searching agree with each other, and with a brute force that lines
// the runners up in every order and looks who stands where.
func TestVariants(t *testing.T) { puzzletest.Variants(t, runners.New(), 1000, random, brute) }

// people have names with signs that mean something in claims.
var people = []string{"Ann", "b/ob", "C~y", `D "ee"`, "Eve & co", "{f}"}

func random(rng *rand.Rand) runners.Facts {
	f := runners.Facts{Runners: people[:2+rng.IntN(5)], Remarks: []runners.Remark{}}
	n := len(f.Runners)
	for i := range rng.IntN(3) {
		order := slices.Clone(f.Runners)
		rng.Shuffle(n, func(a, b int) { order[a], order[b] = order[b], order[a] })
		f.Guesses = append(f.Guesses, runners.Guess{Name: []string{"Tip", "Mark/1"}[i], Order: strings.Join(order, ", ")})
	}
	for range rng.IntN(6) {
		who := rng.Perm(n)
		r := runners.Remark{Runner: f.Runners[who[0]]}
		one := func(of ...string) string { return of[rng.IntN(len(of))] }
		number := 1 + rng.IntN(n)
		kinds := []string{"end", "place", "before", "between", "apart", "formula"}
		if len(f.Guesses) > 0 {
			kinds = append(kinds, "right", "pairs", "far", "better")
		}
		switch r.Kind = one(kinds...); r.Kind {
		case "formula":
			r = runners.Remark{Kind: "formula", Formula: joined(rng, f, 2)}
		case "right", "pairs", "far", "better":
			r = runners.Remark{Kind: r.Kind, Guess: f.Guesses[rng.IntN(len(f.Guesses))].Name}
			if r.Kind != "better" {
				number = rng.IntN(3)
				r.Number = &number
			}
			if r.Kind == "right" || r.Kind == "pairs" {
				r.How = one("=", ">=", "<=")
			}
		case "end":
			r.How = one("first", "last", "not-first", "not-last")
		case "place":
			r.How, r.Number = one("so", "not"), &number
		case "before":
			r.Other, r.How = f.Runners[who[1]], one("before", "after", "right-before", "right-after", "next", "not-next")
		case "between":
			if n < 3 {
				continue
			}
			r.Other, r.Third, r.How = f.Runners[who[1]], f.Runners[who[2]], one("so", "not")
		case "apart":
			r.Other, r.How, r.Number = f.Runners[who[1]], one("=", ">=", "<="), &number
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

// joined is a random formula; what it means is kept in means.
func joined(rng *rand.Rand, f runners.Facts, deep int) string {
	var text string
	var so func(line []string) bool
	quoted := func(name string) string { return "“" + name + "”" }
	switch rng.IntN(3 + 4*min(deep, 1)) {
	case 0:
		if len(f.Guesses) > 0 {
			number := rng.IntN(2)
			r := runners.Remark{Kind: "right", Guess: f.Guesses[0].Name, How: ">=", Number: &number}
			text, so = fmt.Sprintf("%s had at least %d places right", quoted(r.Guess), number), func(line []string) bool { return seen(f, r, line) }
			break
		}
		r := runners.Remark{Kind: "end", Runner: f.Runners[0], How: "not-first"}
		text, so = quoted(r.Runner)+" did not come first", func(line []string) bool { return seen(f, r, line) }
	case 1:
		number := 1 + rng.IntN(len(f.Runners))
		r := runners.Remark{Kind: "place", Runner: f.Runners[rng.IntN(len(f.Runners))], How: "so", Number: &number}
		text, so = fmt.Sprintf("%s Came in as number %d", quoted(r.Runner), number), func(line []string) bool { return seen(f, r, line) }
	case 2:
		who := rng.Perm(len(f.Runners))
		r := runners.Remark{Kind: "before", Runner: f.Runners[who[0]], Other: f.Runners[who[1]], How: "right-after"}
		text, so = quoted(r.Runner)+" came in right after "+quoted(r.Other), func(line []string) bool { return seen(f, r, line) }
	case 3:
		x := joined(rng, f, deep-1)
		text, so = "not ("+x+")", func(line []string) bool { return !means[x](line) }
	default:
		x, y := joined(rng, f, deep-1), joined(rng, f, deep-1)
		word := []string{"and", "or", "implies", "iff"}[rng.IntN(4)]
		text, so = "("+x+") "+word+" ("+y+")", func(line []string) bool {
			a, b := means[x](line), means[y](line)
			return map[string]bool{"and": a && b, "or": a || b, "implies": !a || b, "iff": a == b}[word]
		}
	}
	means[text] = so
	return text
}

var means = map[string]func(line []string) bool{}

func brute(f runners.Facts, keep func(puzzle.FactID) bool) (all []runners.Solution) {
	var line func(came, left []string)
	line = func(came, left []string) {
		if len(left) == 0 {
			for i, r := range f.Remarks {
				if keep(fmt.Sprint("remarks/", i)) && !seen(f, r, came) {
					return
				}
			}
			s := runners.Solution{Places: map[string]runners.Place{}}
			for i, name := range came {
				s.Places[name] = runners.Place{Place: i + 1}
			}
			all = append(all, s)
		}
		for i, name := range left {
			line(append(slices.Clone(came), name), slices.Delete(slices.Clone(left), i, i+1))
		}
	}
	line(nil, f.Runners)
	return all
}

// seen says whether a remark is true of runners in a line.
func seen(f runners.Facts, r runners.Remark, line []string) bool {
	if r.Kind == "formula" {
		return means[r.Formula](line)
	}
	text := "," + strings.Join(line, ",") + ","
	ahead := func(a, b string) bool { return slices.Index(line, a) < slices.Index(line, b) }
	follows := func(a, b string) bool { return strings.Contains(text, ","+a+","+b+",") }
	gap := 0 // how many are between the two, and one
	for i := slices.Index(line, r.Runner); r.Other != "" && line[i] != r.Other; gap++ {
		if ahead(r.Runner, r.Other) {
			i++
		} else {
			i--
		}
	}
	between := ahead(r.Other, r.Runner) && ahead(r.Runner, r.Third) || ahead(r.Third, r.Runner) && ahead(r.Runner, r.Other)
	var tip []string
	for _, guess := range f.Guesses {
		if guess.Name == r.Guess {
			tip = strings.Split(guess.Order, ", ")
		}
	}
	right, pairs, near, balance := 0, 0, false, 0
	for place, name := range line {
		guessed := slices.Index(tip, name)
		switch {
		case r.Guess == "":
			continue
		case guessed == place:
			right++
		case guessed > place:
			balance++
		default:
			balance--
		}
		if place > 0 && slices.Index(tip, line[place-1])+1 == guessed {
			pairs++
		}
		if r.Kind == "far" {
			near = near || guessed-place <= *r.Number && place-guessed <= *r.Number
		}
	}
	switch r.Kind + " " + r.How {
	case "right =":
		return right == *r.Number
	case "right >=":
		return right >= *r.Number
	case "right <=":
		return right <= *r.Number
	case "pairs =":
		return pairs == *r.Number
	case "pairs >=":
		return pairs >= *r.Number
	case "pairs <=":
		return pairs <= *r.Number
	case "far ":
		return !near
	case "better ":
		return balance > 0
	case "end first":
		return strings.HasPrefix(text, ","+r.Runner+",")
	case "end last":
		return strings.HasSuffix(text, ","+r.Runner+",")
	case "end not-first":
		return !strings.HasPrefix(text, ","+r.Runner+",")
	case "end not-last":
		return !strings.HasSuffix(text, ","+r.Runner+",")
	case "place so":
		return line[*r.Number-1] == r.Runner
	case "place not":
		return line[*r.Number-1] != r.Runner
	case "before before":
		return ahead(r.Runner, r.Other)
	case "before after":
		return ahead(r.Other, r.Runner)
	case "before right-before":
		return follows(r.Runner, r.Other)
	case "before right-after":
		return follows(r.Other, r.Runner)
	case "before next":
		return follows(r.Runner, r.Other) || follows(r.Other, r.Runner)
	case "before not-next":
		return !follows(r.Runner, r.Other) && !follows(r.Other, r.Runner)
	case "between so":
		return between
	case "between not":
		return !between
	case "apart =":
		return gap == *r.Number
	case "apart >=":
		return gap >= *r.Number
	case "apart <=":
		return gap <= *r.Number
	}
	panic(r.Kind + " " + r.How)
}

// What the form cannot know is told at its field, with what would mend it.
func TestBadInput(t *testing.T) {
	for remark, want := range map[string]string{
		`{"kind":"place","runner":"A","how":"so","number":4}`:                "remarks/0/number: There are 3 runners, and so many places: choose a number from 1 to 3.",
		`{"kind":"before","runner":"A","how":"next","other":"A"}`:            "remarks/0/other: This remark needs different runners: choose somebody else than A.",
		`{"kind":"between","runner":"A","how":"so","other":"B","third":"A"}`: "remarks/0/third: This remark needs different runners: choose somebody else than A.",
		`{"kind":"between","runner":"C","how":"so","other":"B","third":"B"}`: "remarks/0/third: This remark needs different runners: choose somebody else than B.",
		`{"kind":"apart","runner":"A","other":"Z","how":"=","number":2}`:     "remarks/0/other: ",
		`{"kind":"formula","formula":"“A” came in before C or D did"}`:       "remarks/0/formula: “D” stands where a sentence, “not” or an opening parenthesis is expected.",
		`{"kind":"formula","formula":"B came in as number 4"}`:               "remarks/0/formula: There are 3 runners",
		`{"kind":"overtook","runner":"A","other":"B"}`:                       "remarks/0/kind: ",
	} {
		_, err := runners.New().Parse(json.RawMessage(`{"runners":["A","B","C"],"remarks":[` + remark + `]}`))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v", remark, err)
		}
	}
}

// Orders that are guessed are read, and what is wrong with one is told where it
// stands.
func TestGuesses(t *testing.T) {
	for order, want := range map[string]string{
		"A, B,C, D, E":    "",
		"C ,D, E, A, B":   "",
		"A, B, C, D, A":   "(12) A stands here for the second time: remove one.",
		"A, C, D, E, Bob": "(12) There is no runner called “Bob”",
		"A":               "This guess has no B, C, D or E: write down all runners.",
	} {
		facts := fmt.Sprintf(`{"runners":["A","B","C, D, E"],"remarks":[],"guesses":[{"name":"Tip","order":%q}]}`, order)
		if !strings.Contains(order, "C, D, E") {
			facts = fmt.Sprintf(`{"runners":["A","B","C","D","E"],"remarks":[],"guesses":[{"name":"Tip","order":%q}]}`, order)
		}
		_, err := runners.New().Parse(json.RawMessage(facts))
		got := ""
		for _, fault := range schema.FieldErrors(err) {
			if fault.Offset != nil {
				got = fmt.Sprintf("(%d) ", *fault.Offset)
			}
			got += fault.Message
		}
		if want == "" && got != "" || !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q, not %q", order, got, want)
		}
	}
}

// Whose place is tried first makes a difference to going one after the other.
func TestOrderChangesTheWork(t *testing.T) {
	facts := puzzletest.Facts(t, runners.New(), "eight-houses")
	work := map[int64]bool{}
	for _, order := range []string{"Ash Birch Cedar Elm Fir Hazel Larch Oak", "Elm Larch Ash Cedar Fir Hazel Oak Birch", "Birch Oak Hazel Fir Ash Cedar Elm Larch"} {
		done, _, _ := puzzletest.Search[runners.Solution](t, puzzletest.Open(t, runners.New(), facts), puzzle.Options{Strategy: fdsearch.ByBacktracking, Orders: map[string][]string{"runners": strings.Fields(order)}})
		if done.Solutions != 1 {
			t.Errorf("%d results", done.Solutions)
		}
		work[done.Stats.Nodes] = true
	}
	if len(work) < 2 {
		t.Errorf("the work is always the same: %v", work)
	}
}
