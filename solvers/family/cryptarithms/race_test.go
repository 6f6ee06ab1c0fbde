package cryptarithms_test

import (
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

const donald = `{"equations":[{"equation":"DONALD+GERALD=ROBERT"}],"conditions":[{"kind":"different"},{"kind":"value","letter":"D","how":"!=","number":0},{"kind":"value","letter":"G","how":"!=","number":0}],"base":10}`

// How many digits the plain labelling puts in up to the first answer, by the order
// of the letters: counted by a program of its own.
func TestPlainLabelling(t *testing.T) {
	i := sum(t, donald)
	for order, want := range map[string]string{
		"DGROENBALT": "7,092", "GOBNEARLTD": "129,725", "TBGNELAORD": "166,786",
		"DONALGERBT": "585,051", "DROALENGBT": "730,341", "DTLRAENBOG": "2,761,921",
	} {
		done, _, _ := puzzletest.Search[cryptarithms.Solution](t, i, puzzle.Options{Strategy: "intervals", Orders: map[string][]string{"letters": strings.Split(order, "")}})
		if got := done.Views[0].Table.Rows[0].Cells[0].Text; got != want || done.Verdict != puzzle.One {
			t.Errorf("%s: %s digits, not %s; %s", order, got, want, done.Verdict)
		}
	}
}

// laboratory is the puzzle with its published times, searched by one way.
func laboratory(t *testing.T, strategy string) *puzzle.Done {
	t.Helper()
	family := cryptarithms.New()
	for _, preset := range family.Presets() {
		if preset.Name == "donald-gerald-robert" {
			done, _, _ := puzzletest.Search[cryptarithms.Solution](t, puzzletest.Open(t, family, preset.Facts), puzzle.Options{Strategy: strategy})
			return done
		}
	}
	t.Fatal("the puzzle is gone")
	return nil
}

// The orders that any sum has are those of the published times, and all of them run
// side by side; the plain counts rank as the times, but for one order.
func TestOrdersSideBySide(t *testing.T) {
	done := laboratory(t, "orders")
	if done.Verdict != puzzle.One || len(done.Views) != 3 {
		t.Fatalf("%s, %d pictures", done.Verdict, len(done.Views))
	}
	counts := map[string]string{"DGROENBALT": "7,092", "GOBNEARLTD": "129,725", "TBGNELAORD": "166,786", "DONALGERBT": "585,051", "DROALENGBT": "730,341", "DTLRAENBOG": "2,761,921"}
	table := done.Views[0].Table
	for _, row := range table.Rows {
		if row.Cells[0].Text != counts[row.Head.Text] {
			t.Errorf("%s: %s digits", row.Head.Text, row.Cells[0].Text)
		}
		delete(counts, row.Head.Text)
	}
	if len(counts) > 0 {
		t.Errorf("these orders did not run: %v", counts)
	}
	first := done.Views[2].Steps.Items[0].Text
	if !strings.Contains(first, "5 of 6 rank as published; one is out of line: DROALENGBT (published 28.2 s, here 730,341 digits)") {
		t.Error(first)
	}
}

// Whatever the way, the answer is the one that was published.
func TestDonaldGeraldRobert(t *testing.T) {
	for _, way := range cryptarithms.New().Info().Strategies {
		if way.Name == "generate-and-test" || way.Name == "backtracking" {
			continue // ten thousand million ways, and a hundred million
		}
		if done := laboratory(t, way.Name); done.Verdict != puzzle.One || done.Answer != "526485 + 197485 = 723970, and there is no other answer." {
			t.Errorf("%s: %s", way.Name, done.Answer)
		}
	}
}

// With letters that may share a digit there are 3,120 answers, and in base twelve 24;
// by a program that tries all digits column by column.
func TestDonaldLoosened(t *testing.T) {
	if done := counted(t, strings.Replace(donald, `{"kind":"different"},`, "", 1), "columns"); done.Solutions != 3120 || !done.Exact {
		t.Errorf("%d answers with equal digits", done.Solutions)
	}
	if done := counted(t, strings.Replace(donald, `"base":10`, `"base":12`, 1), "intervals"); done.Solutions != 24 || !done.Exact {
		t.Errorf("%d answers in base twelve", done.Solutions)
	}
}

// What is wrong with an order to compare is told beside it, and stops nothing.
func TestOrdersAreAside(t *testing.T) {
	for orders, want := range map[string]string{
		`[{"letters":"DONALGERB","how":"turn"}]`:               "add T",
		`[{"letters":"DONALGERBTT","how":"turn"}]`:             "once, and no other",
		`[{"letters":"donalgerbtx","how":"turn"}]`:             "once, and no other",
		`[{"letters":"D","how":"carries","seconds":1.5}]`:      "add O, N, A, L, G, E, R, B and T",
		`[{"letters":"DONALGERBT","how":"turn","seconds":-1}]`: "0",
	} {
		i := sum(t, strings.TrimSuffix(donald, "}")+`,"orders":`+orders+"}")
		if remarks := i.Remarks(nil); len(remarks) != 1 || !strings.Contains(remarks[0].Message, want) {
			t.Errorf("%s: %v", orders, remarks)
		}
		if done, _, _ := puzzletest.Search[cryptarithms.Solution](t, i, puzzle.Options{}); done.Verdict != puzzle.One {
			t.Errorf("%s: %s", orders, done.Verdict)
		}
	}
}

// Every digit put in, up to the first answer and to the end, in the order that takes
// longest.
func BenchmarkPlainLabelling(b *testing.B) {
	i := sum(b, donald)
	for b.Loop() {
		puzzletest.Search[cryptarithms.Solution](b, i, puzzle.Options{Strategy: "intervals", Bare: true, Orders: map[string][]string{"letters": strings.Split("DTLRAENBOG", "")}})
	}
}

// All orders, side by side.
func BenchmarkAllOrders(b *testing.B) {
	i := sum(b, donald)
	for b.Loop() {
		puzzletest.Search[cryptarithms.Solution](b, i, puzzle.Options{Strategy: "orders"})
	}
}
