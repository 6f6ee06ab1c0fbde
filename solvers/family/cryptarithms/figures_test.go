package cryptarithms_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func sum(t testing.TB, facts string) puzzle.Instance {
	return puzzletest.Open(t, cryptarithms.New(), json.RawMessage(facts))
}

// The engine alone has to find all 528 answers of CP + IS + FUN = TRUE with
// leading zeros within 4 ms, and 10 ms to the verdict, each of them judged.
func BenchmarkAllOfCPIsFun(b *testing.B) {
	i := sum(b, `{"equations":[{"equation":"CP+IS+FUN=TRUE"}],"conditions":[{"kind":"different"}],"base":10}`)
	for b.Loop() {
		done, _, _ := puzzletest.Search[cryptarithms.Solution](b, i, puzzle.Options{})
		if done.Solutions != 528 {
			b.Fatal(done.Solutions)
		}
	}
}

// Ten letters, in six addends and in four.
func BenchmarkTenLetters(b *testing.B) {
	for name, equation := range map[string]string{
		"six-addends":  "ONE+ONE+ONE+THREE+THREE+ELEVEN=TWENTY",
		"four-addends": "SATURN+URANUS+NEPTUNE+PLUTO=PLANETS",
	} {
		i := sum(b, `{"equations":[{"equation":"`+equation+`"}],"conditions":[{"kind":"different"},{"kind":"leading"}],"base":10}`)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				puzzletest.Search[cryptarithms.Solution](b, i, puzzle.Options{})
			}
		})
	}
}

func counted(t *testing.T, facts string, strategy string) *puzzle.Done {
	t.Helper()
	done, _, _ := puzzletest.Search[cryptarithms.Solution](t, sum(t, facts), puzzle.Options{Strategy: strategy})
	return done
}

// Published counts: SEND + MORE = MONEY has one answer, and 25 with leading zeros;
// CP + IS + FUN = TRUE has 528, and 72 where T is not 0; TWO + TWO = FOUR has 7.
// Every way that works something out counts all of them.
func TestPublishedCounts(t *testing.T) {
	for _, c := range []struct {
		equation, condition string
		want                int
	}{
		{"SEND + MORE = MONEY", `{"kind":"leading"}`, 1},
		{"SEND + MORE = MONEY", "", 25},
		{"ONE+ONE+ONE+THREE+THREE+ELEVEN=TWENTY", `{"kind":"leading"}`, 1}, // by a program that tries all 3,628,800
		{"MONEY − SEND = MORE", `{"kind":"leading"}`, 1},
		{"10000*M + 1000*O + 100*N + 10*E + Y = SEND + MORE", `{"kind":"leading"},{"kind":"value","letter":"M","how":"!=","number":0}`, 1},
		{"CP + IS + FUN = TRUE", "", 528},
		{"CP + IS + FUN = TRUE", `{"kind":"value","letter":"T","how":"!=","number":0}`, 72},
		{"CP + IS + FUN = TRUE", `{"kind":"leading"}`, 72},
		{"TWO + TWO = FOUR", `{"kind":"leading"}`, 7},
		{"2*TWO = FOUR", `{"kind":"leading"}`, 7},
		{"ABCDE * 4 = EDCBA", `{"kind":"leading"}`, 1},
		{"DONALD + GERALD = ROBERT", "", 1},
	} {
		conditions := `{"kind":"different"}`
		if c.condition != "" {
			conditions += "," + c.condition
		}
		facts := `{"equations":[{"equation":"` + c.equation + `"}],"conditions":[` + conditions + `],"base":10}`
		for _, strategy := range []string{"columns", "columns-in-turn", "equation", "equation-in-turn", "learning"} {
			if done := counted(t, facts, strategy); done.Solutions != c.want || !done.Exact {
				t.Errorf("%s has %d answers by %s, not %d", facts, done.Solutions, strategy, c.want)
			}
		}
	}
}

// The order of the letters makes a great difference to one equation; with columns
// and carries much less.
func TestOrderChangesTheWork(t *testing.T) {
	i := sum(t, `{"equations":[{"equation":"DONALD+GERALD=ROBERT"}],"conditions":[{"kind":"different"}],"base":10}`)
	work := func(strategy, order string) int64 {
		done, _, _ := puzzletest.Search[cryptarithms.Solution](t, i, puzzle.Options{Strategy: strategy, Limit: 1, Orders: map[string][]string{"letters": strings.Split(order, "")}})
		return done.Stats.Nodes
	}
	left, written := work("equation-in-turn", "DGROENBALT"), work("equation-in-turn", "DONALGERBT")
	if left*10 > written {
		t.Errorf("%d digits tried from the left, %d in the order as written", left, written)
	}
	if columns := work("columns-in-turn", "DONALGERBT"); columns*10 > written {
		t.Errorf("%d digits tried with carries, %d without", columns, written)
	}
}

// A link opens to what it says: TWO is 138, so that N may be 2, 5, 6, 7, or 9 as H
// is.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, cryptarithms.New(), "../../share/testdata/v1/cryptarithms.link")
	if done.Verdict != puzzle.Many || done.Solutions != 5 {
		t.Errorf("%s, %d answers", done.Verdict, done.Solutions)
	}
}

// Too few digits are a fault only while they must be different.
func TestWhatIsOffRefusesNothing(t *testing.T) {
	puzzletest.Clash(t, cryptarithms.New(), "send-more-money", puzzletest.Set("base", 7), "conditions/0", "in base 7 only 7 digits", "conditions/0")
}

// Every mistake is told at its field, in words that help.
func TestBadInput(t *testing.T) {
	refused := puzzletest.Refused(t, cryptarithms.New(), "send-more-money")
	for _, c := range []struct{ path, value, at, says string }{
		{"equations/0/equation", `"SEND + MORE"`, "equations/0/equation", "The equals sign is missing"},
		{"equations/0/equation", `"SEND + = MONEY"`, "equations/0/equation", "a word, a number or an opening parenthesis is expected"},
		{"equations/0/equation", `"SEND MORE = MONEY"`, "equations/0/equation", "A sign is missing between SEND and MORE"},
		{"equations/0/equation", `"2TWO = FOUR"`, "equations/0/equation", "A sign is missing between 2 and TWO"},
		{"equations/0/equation", `"A = B = C"`, "equations/0/equation", "One equals sign is enough"},
		{"equations/0/equation", `"(A = B) + C = D"`, "equations/0/equation", "one equals sign is enough"},
		{"equations/0/equation", `"A / B = C"`, "equations/0/equation", "write a quotient as a product"},
		{"equations/0/equation", `"A^2 = C"`, "equations/0/equation", "write a power as a product"},
		{"equations/0/equation", `"A*B*C*D = E"`, "equations/0/equation", "At most 3 words can be multiplied"},
		{"equations/0/equation", `"ABCDEFGHIJKLMNOPQRS = A"`, "equations/0/equation", "beyond 10^18"},
		{"equations/0/equation", `"9999999999999999999 = A"`, "equations/0/equation", "is too large"},
		{"equations/0/equation", `"2 + 2 = 4"`, "equations/0/equation", "write words such as SEND"},
		{"equations/0/equation", `"ABCDEF + GHIJKL = MNOPQR"`, "conditions/0", "There are 18 different letters, and in base 10 only 10 digits"},
		{"conditions/1", `{"kind":"value","letter":"X","how":"=","number":1}`, "conditions/1/letter", "There is no letter X in the sums: choose one of S, E, N, D, M, O, R and Y."},
		{"conditions/1", `{"kind":"value","letter":"SE","how":"=","number":1}`, "conditions/1/letter", "There is no letter SE in the sums"},
		{"conditions/1", `{"kind":"value","letter":"S","how":"=","number":10}`, "conditions/1/number", "In base 10 the greatest digit is 9"},
		{"conditions/1", `{"kind":"compare","letter":"S","how":"less","other":"s"}`, "conditions/1/other", "needs two letters"},
		{"conditions/1", `{"kind":"compare","letter":"S","how":"less","other":"q"}`, "conditions/1/other", "There is no letter Q"},
		{"conditions/1", `{"kind":"apart","letters":"S"}`, "conditions/1/letters", "needs two letters at least"},
		{"conditions/1", `{"kind":"total","letters":"S, A","number":3}`, "conditions/1/letters", "There is no letter A"},
	} {
		refused(puzzletest.Set(c.path, json.RawMessage(c.value)), c.at, c.says)
	}
	refused(puzzletest.Set("base", 7), "conditions/0", "in base 7 only 7 digits")
	refused(puzzletest.Set("base", 37), "base", "36")
}
