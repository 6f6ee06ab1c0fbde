package dialogues_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// open gives a preset, changed.
func open(t testing.TB, name string, edits ...schema.Edit) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, dialogues.New(), puzzletest.Facts(t, dialogues.New(), name, edits...))
}

var set = puzzletest.Set

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (done *puzzle.Done, found [][]int) {
	t.Helper()
	done, solutions, _ := puzzletest.Search[dialogues.Solution](t, instance, o)
	for _, s := range solutions {
		found = append(found, s.Numbers)
	}
	return done, found
}

// table gives the rows of a table as text, head first.
func table(t testing.TB, views []view.View, name string) (rows [][]string) {
	t.Helper()
	for _, v := range views {
		if v.Name == name && v.Table != nil {
			for _, row := range v.Table.Rows {
				line := []string{row.Head.Text}
				for _, cell := range row.Cells {
					line = append(line, cell.Text)
				}
				rows = append(rows, line)
			}
			return rows
		}
	}
	t.Fatalf("there is no table %s", name)
	return nil
}

func check(t *testing.T, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got\n%s\nwant\n%s", what, g, w)
	}
}

// The figures of the classic puzzle: 4,753 pairs, ten sums after the second
// sentence, ten rows with 86 products after the third, 4 and 13.
func TestSumAndProductFigures(t *testing.T) {
	done, found := solve(t, open(t, "sum-and-product"), puzzle.Options{})
	check(t, "answer", found, [][]int{{4, 13}})
	const sums = "10: 11 17 23 27 29 35 37 41 47 53"
	var left, across []string
	for _, row := range table(t, done.Views, "course") {
		left, across = append(left, row[1]), append(across, row[2])
	}
	check(t, "pairs left", left, []string{"4,753", "3,021", "145", "86", "1"})
	check(t, "sums", across[2:4], []string{sums, sums})

	rows := table(t, done.Views, "rows")
	total := 0
	got := map[string]string{}
	for _, row := range rows {
		got[row[0]] = row[2]
		total += len(strings.Fields(row[2]))
	}
	check(t, "rows", len(rows), 10)
	check(t, "products", total, 86)
	for sum, products := range rowsByLoops() {
		check(t, fmt.Sprintf("products of the sum %d", sum), got[fmt.Sprint(sum)], strings.Trim(fmt.Sprint(products), "[]"))
	}
	check(t, "products of three sums", []string{got["11"], got["17"], got["23"]}, []string{"18 24 28", "52", "76 112 130"})
}

// rowsByLoops finds, for each sum left, the products that P can hold after the
// third sentence, by counting.
func rowsByLoops() map[int][]int {
	products := map[int]int{}
	for x := 2; x < 100; x++ {
		for y := x + 1; y < 100; y++ {
			products[x*y]++
		}
	}
	sums := map[int]bool{}
	for s := 5; s < 198; s++ {
		sums[s] = true
		for x := 2; 2*x < s; x++ {
			if s-x < 100 && products[x*(s-x)] == 1 {
				sums[s] = false
			}
		}
	}
	left := map[int]int{}
	for s, ok := range sums {
		for x := max(2, s-99); ok && 2*x < s; x++ {
			left[x*(s-x)]++
		}
	}
	rows := map[int][]int{}
	for s, ok := range sums {
		for x := max(2, s-99); ok && 2*x < s; x++ {
			if left[x*(s-x)] == 1 {
				rows[s] = append(rows[s], x*(s-x))
			}
		}
		slices.Sort(rows[s])
	}
	return rows
}

// For which upper limits up to 2,000 the answer is unique.
func TestLimits(t *testing.T) {
	for _, test := range []struct {
		equal bool
		want  [][]string
	}{
		{false, [][]string{{"2 to 61", "0", ""}, {"62 to 1,680", "1", "4 and 13 alone"}, {"1,681 to 1,965", "2", "4 and 13; 4 and 61"},
			{"1,966 to 2,000", "3", "4 and 13; 4 and 61; 16 and 73"}}},
		{true, [][]string{{"62 to 865", "1", "4 and 13 alone"}, {"866 to 1,501", "2", "4 and 13; 4 and 61"},
			{"1,502 to 1,965", "3", "4 and 13; 4 and 61; 32 and 131"}, {"1,966 to 2,000", "4", "4 and 13; 4 and 61; 16 and 73; 32 and 131"}}},
	} {
		done, found := solve(t, open(t, "sum-and-product", set("high", 2000), set("equal", test.equal)), puzzle.Options{Strategy: "limits"})
		rows := table(t, done.Views, "limits")
		check(t, fmt.Sprintf("limits with equal numbers %v", test.equal), rows[len(rows)-len(test.want):], test.want)
		check(t, "limits tried", done.Stats.Nodes, 1999)
		check(t, "answers", len(found), len(test.want)-map[bool]int{false: 1, true: 0}[test.equal])
	}
}

// Up to 2,000 and beyond, the engine, the theorems and the sweep agree; what is
// drawn stays small.
func TestLargeRanges(t *testing.T) {
	instance := open(t, "sum-and-product", set("high", 2000))
	for _, strategy := range []string{"worlds", "primes"} {
		done, found := solve(t, instance, puzzle.Options{Strategy: strategy})
		slices.SortFunc(found, func(a, b []int) int { return slices.Compare(a, b) })
		check(t, strategy, found, [][]int{{4, 13}, {4, 61}, {16, 73}})
		raw, err := json.Marshal(done)
		if err != nil || len(raw) > 200_000 {
			t.Errorf("%s draws %d bytes (%v)", strategy, len(raw), err)
		}
	}
	raw, err := json.Marshal(open(t, "sum-and-product", set("high", 10000)).Given())
	if err != nil || len(raw) > 100_000 {
		t.Errorf("the start is drawn with %d bytes (%v)", len(raw), err)
	}
}

// Experiments on millions of choices, which the suite leaves out, by the
// strategy that they name.
func TestHeavyExperiments(t *testing.T) {
	for _, preset := range dialogues.New().Presets() {
		for _, e := range preset.Experiments {
			if !slices.Contains(heavy, e.Name) {
				continue
			}
			done, _ := solve(t, open(t, preset.Name, e.Edits...), puzzle.Options{Strategy: e.Strategy})
			if e.Expect == nil || done.Verdict != e.Expect.Verdict || done.Solutions != e.Expect.Solutions || !done.Exact {
				t.Errorf("%s, %s: %s with %d, expected %+v", preset.Name, e.Name, done.Verdict, done.Solutions, e.Expect)
			}
		}
	}
}

// Three boys: eight triples, the ambiguous sum 13, and the two last hints.
func TestThreeBoysFigures(t *testing.T) {
	done, found := solve(t, open(t, "three-boys"), puzzle.Options{})
	check(t, "the youngest", found, [][]int{{1, 6, 6}})
	rows := table(t, done.Views, "course")
	check(t, "triples", rows[1][1], "8")
	check(t, "the ambiguous sum", rows[2][2], "13")
	check(t, "each of the eight is told of", len(table(t, done.Views, "fates")), 8)
	_, found = solve(t, open(t, "three-boys", set("conversation/1/property", "unique-largest")), puzzle.Options{})
	check(t, "the oldest", found, [][]int{{2, 2, 9}})
}

// The lottery: the numbers of choices with and without the divisor, and the
// limits for which it works, by counting the further multiples of each divisor.
func TestLotteryFigures(t *testing.T) {
	done, found := solve(t, open(t, "lottery-numbers"), puzzle.Options{})
	check(t, "answer", found, [][]int{{17, 34, 51, 68, 85}})
	rows := table(t, done.Views, "course")
	check(t, "all there are", rows[0][1], "43,949,268")
	check(t, "with a divisor", rows[1][1], "2,611,298")
	check(t, "after Dora", rows[2][1:3], []string{"3", "3: 16 17 18"})

	unique := map[int]int{} // by limit, the divisor
	for limit := 5; limit <= 60; limit++ {
		byParity := [2][]int{}
		for d := 1; d <= limit; d++ {
			if limit/d == 5 {
				byParity[d%2] = append(byParity[d%2], d)
			}
		}
		answers := 0
		for _, divisors := range byParity {
			if len(divisors) == 1 {
				answers++
				unique[limit] = divisors[0]
			}
		}
		if answers != 1 {
			delete(unique, limit)
		}
	}
	done, _ = solve(t, open(t, "lottery-numbers", set("high", 60)), puzzle.Options{Strategy: "limits"})
	for limit := 5; limit <= 60; limit++ {
		alone := false
		for _, row := range table(t, done.Views, "limits") {
			from, to := 0, 0
			if n, _ := fmt.Sscanf(row[0], "%d to %d", &from, &to); n == 1 {
				to = from
			}
			alone = alone || from <= limit && limit <= to && row[1] == "1"
		}
		if _, want := unique[limit]; alone != want {
			t.Errorf("five of %d: exactly one answer is %v, want %v", limit, alone, want)
		}
	}
}

// Without the condition there are too many choices to write down, and nothing
// is claimed.
func TestTooManyChoices(t *testing.T) {
	instance := open(t, "lottery-numbers")
	done, _ := solve(t, instance, puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != "known/0" }})
	if done.Verdict != puzzle.Unsolved || done.Why != "memory" || !strings.Contains(done.Answer, "Narrow the range") {
		t.Errorf("%+v", done)
	}
}

// A way that cannot do the job says so and why: the mathematician's theorems do
// not speak of every conversation. That is not giving up.
func TestTheoremsDoNotApply(t *testing.T) {
	for name, test := range map[string]struct {
		puzzle string
		edit   schema.Edit
		says   string
	}{
		"five numbers":  {"lottery-numbers", set("ask", ""), "are about two numbers, and there are five here"},
		"three numbers": {"three-boys", set("ask", ""), "are about two numbers, and there are three here"},
		"from 1":        {"sum-and-product", set("low", 1), "numbers from 2 on, and these begin at 1"},
		"more known":    {"sum-and-product", set("known", []any{map[string]any{"kind": "hint", "property": "odd-sum"}}), "more is known of them from the start"},
		"shorter":       {"sum-and-product", schema.Edit{Op: "remove", Path: "conversation/3"}, "this one has 3"},
		"other ears":    {"sum-and-product", set("people/1/what", "difference"), "somebody who knows the sum"},
		"other words":   {"sum-and-product", set("conversation/1/when", "before"), "sentence 2 would be: Sam knew from the start"},
	} {
		done, _ := solve(t, open(t, test.puzzle, test.edit), puzzle.Options{Strategy: "primes"})
		if done.Verdict != puzzle.Unsolved || done.Solutions != 0 || done.Why != "not applicable" || !strings.Contains(done.Unfit, test.says) {
			t.Errorf("%s: %s (%q): %s", name, done.Verdict, done.Why, done.Answer)
		}
	}
}

// The theorems agree with the engine for every limit, and equal numbers.
func TestTheoremsForEveryLimit(t *testing.T) {
	for high := 4; high <= 130; high++ {
		instance := open(t, "sum-and-product", set("high", high), set("equal", high%2 == 0), set("ask", ""))
		_, want := solve(t, instance, puzzle.Options{})
		if _, got := solve(t, instance, puzzle.Options{Strategy: "primes"}); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("up to %d the theorems find %v, want %v", high, got, want)
		}
	}
}

// The order of the theorems changes what they cost, and not what they find.
func TestOrderOfTheorems(t *testing.T) {
	instance := open(t, "sum-and-product")
	items := instance.Orderings()[0].Items
	first, _ := solve(t, instance, puzzle.Options{Strategy: "primes"})
	slices.Reverse(items)
	other, found := solve(t, instance, puzzle.Options{Strategy: "primes", Orders: map[string][]string{"theorems": items}})
	check(t, "answer", found, [][]int{{4, 13}})
	if first.Stats == other.Stats {
		t.Errorf("both orders cost %+v", first.Stats)
	}
	// Each even number up to 99 is the sum of two primes, in as many ways as
	// trial division says.
	for _, row := range table(t, first.Views, "goldbach") {
		var even, ways int
		fmt.Sscan(row[0], &even)
		for p := 2; 2*p <= even; p++ {
			if prime(p) && prime(even-p) {
				ways++
			}
		}
		check(t, row[0], row[2], ways)
	}
	check(t, "even numbers", len(table(t, first.Views, "goldbach")), 48)
}

// Whole tables cost more than what is left, and the table of costs adds up.
func TestTablesAgainstLeft(t *testing.T) {
	instance := open(t, "sum-and-product")
	whole, _ := solve(t, instance, puzzle.Options{Strategy: "tables"})
	left, _ := solve(t, instance, puzzle.Options{Strategy: "left"})
	// Twelve passes over 4,753 pairs; or ten before anything is left out of the
	// list but the start's, and then over 145 and 86 twice each.
	check(t, "whole tables", whole.Stats.Tests, 12*4753)
	check(t, "what is left", left.Stats.Tests, 8*4753+2*145+2*86)
}

// What a chosen pair is ruled out by.
func TestWhyNot(t *testing.T) {
	for ask, want := range map[string]string{
		"2 3":   "Sentence 1 rules out 2 and 3",
		"2 6":   "Sentence 2 rules out 2 and 6",
		"2, 15": "Sentence 3 rules out 2 and 15",
		"2 9":   "Sentence 3 rules out 2 and 9",
		"4 13":  "every sentence of the conversation is true",
	} {
		done, _ := solve(t, open(t, "sum-and-product", set("ask", ask)), puzzle.Options{})
		text := view.Texts(done.Views)
		if ask == "2 9" {
			want = "Sentence 4 rules out 2 and 9" // 18 is one of the three products of 11
		}
		if !strings.Contains(text, want) {
			t.Errorf("%s: %q is missing from\n%s", ask, want, text[max(0, len(text)-900):])
		}
	}
}

// What is asked aside never blocks the puzzle: its fault is told, and the answer
// comes all the same.
func TestAQuestionAsideBlocksNothing(t *testing.T) {
	for ask, want := range map[string]string{
		"four and thirteen":      "Write two numbers, with a space between; there are none here, so nothing is asked yet.",
		"4":                      "Write two numbers, with a space between; there is 1 here",
		"2 9 4":                  "there are 3 here",
		"4 130":                  "130 is not among the numbers in question: choose from 2 to 99",
		"4 4":                    "do not write one twice",
		strings.Repeat("4 ", 40): "80 characters, and at most 60 are allowed",
	} {
		instance := open(t, "sum-and-product", set("ask", ask))
		remarks := instance.Remarks(nil)
		if len(remarks) != 1 || remarks[0].Path != "ask" || !strings.Contains(remarks[0].Message, want) {
			t.Errorf("%q is told as %v, and not as %q", ask, remarks, want)
		}
		done, _ := solve(t, instance, puzzle.Options{})
		check(t, ask+": solutions", done.Solutions, 1)
	}
	if remarks := open(t, "sum-and-product", set("ask", "4 13")).Remarks(nil); len(remarks) > 0 {
		t.Errorf("a question that is right is told as %v", remarks)
	}
	// Beside another fault all are told.
	_, err := dialogues.New().Parse([]byte(`{"count":2,"low":2,"high":1,"equal":true,"people":[],"conversation":[],"ask":"1\t"}`))
	if faults := schema.FieldErrors(err); len(faults) == 0 {
		t.Error("a range upside down is accepted")
	}
}

func TestBadInput(t *testing.T) {
	refused := puzzletest.Refused(t, dialogues.New(), "sum-and-product")
	refused(set("high", 1), "high", "is below the smallest")
	refused(set("high", 20000), "high", "out of bounds")
	refused(set("low", 99), "high", "There are no 2 different numbers from 99 to 99")
	refused(set("count", 9), "count", "out of bounds")
	refused(set("conversation/0/who", "Piotr"), "conversation/0/who", "There is no person called")
	refused(set("conversation/1/other", "Sam"), "conversation/1/other", "Here Sam speaks of Sam: choose somebody else")
	refused(set("people/0/what", "quotient"), "people/0/what", "not offered")
	refused(set("people/1/name", "Pia"), "people/1/name", "already number 1")
	refused(set("people/0/name", ""), "people/0/name", "empty")
	refused(set("conversation/0/kind", "stat"), "conversation/0/kind", "no kind of sentence")
	refused(set("low", -1), "low", "out of bounds")
	refused(set("low", json.Number("2.5")), "low", "decimals")
	refused(set("known", []any{map[string]any{"kind": "bound", "what": "sum", "relation": "is"}}), "known/0/value", "missing")
	raw := []byte(`{"count":8,"low":0,"high":9999,"equal":true,"people":[],"conversation":[]}`)
	if _, err := dialogues.New().Parse(raw); err == nil || !strings.Contains(err.Error(), "too many digits") {
		t.Errorf("eight numbers up to 9,999: %v", err)
	}
}

// A blank conversation: nobody there, nothing said.
func TestFromScratch(t *testing.T) {
	instance, err := dialogues.New().Parse([]byte(`{"count":2,"low":2,"high":9,"equal":false,"people":[],"conversation":[]}`))
	if err != nil {
		t.Fatal(err)
	}
	done, found := solve(t, instance, puzzle.Options{})
	if done.Verdict != puzzle.Many || len(found) != 28 {
		t.Errorf("%s with %d", done.Verdict, len(found))
	}
}

// The largest range can be stopped, and what was found before is not lost.
func TestStoppingTheLargest(t *testing.T) {
	instance := open(t, "sum-and-product", set("high", 10000))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	progress := 0
	for event, err := range instance.Solve(ctx, puzzle.Options{}) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Progress != nil {
			if progress++; progress == 3 {
				cancel()
			}
		}
		if event.Done != nil && (event.Done.Verdict != puzzle.Unsolved || event.Done.Why != "stopped") {
			t.Errorf("%s (%q)", event.Done.Verdict, event.Done.Why)
		}
	}
	if progress < 3 {
		t.Errorf("progress was told %d times", progress)
	}
}
