package patterns_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/patterns"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

const three = `[{"kind":"distinct"},{"kind":"own"},{"kind":"best"}]`

func open(t testing.TB, n int, conditions string) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, patterns.New(), json.RawMessage(fmt.Sprintf(`{"n":%d,"conditions":%s}`, n, conditions)))
}

// The largest totals that were published, and two more by a program that joins equal
// cells. With two rows there is no board.
func TestPublishedTotals(t *testing.T) {
	for i, want := range []int{0, 15, 40, 55, 180, 275, 544, 753, 1300, 1703, 2664, 3365, 4900} {
		n := i + 2
		ways := []string{"types", "partitions"}
		if n <= 8 {
			ways = append(ways, "orders")
		}
		for _, way := range ways {
			done, found, _ := puzzletest.Search[patterns.Solution](t, open(t, n, three), puzzle.Options{Strategy: way})
			switch {
			case n == 2 && done.Verdict != puzzle.None:
				t.Errorf("%d rows by %s: %s", n, way, done.Verdict)
			case n > 2 && (done.Verdict != puzzle.One || found[0].Total != want):
				t.Errorf("%d rows by %s: %s, %v; published %d", n, way, done.Verdict, found, want)
			case n > 4 && n%2 == 0 && strings.Trim(found[0].Type, "2+") != "", n > 5 && n%2 == 1 && strings.Trim(found[0].Type[1:], "2+") != "":
				t.Errorf("%d rows by %s: the best type is %s", n, way, found[0].Type)
			}
		}
	}
}

// The counts of both published programs for eight rows, and the six totals; the types
// without a part 1 for 3 to 14 rows.
func TestPublishedCounts(t *testing.T) {
	six := open(t, 8, `[{"kind":"distinct"},{"kind":"own"}]`)
	for _, c := range []struct {
		way              string
		nodes, refused   int64
		totalsWorkedOut  int64
		cellsWrittenDown int64
	}{
		{"types", 7, 1, 7, 0},
		{"partitions", 22, 22 - 6, 7, 7 * 64},
		{"orders", 14_833, 14_833 - 13_713, 14_833, 14_833 * 64},
	} {
		done, found, _ := puzzletest.Search[patterns.Solution](t, six, puzzle.Options{Strategy: c.way})
		if want := (puzzle.Stats{Nodes: c.nodes, DeadEnds: c.refused, Tests: c.totalsWorkedOut, Work: c.cellsWrittenDown}); done.Stats != want {
			t.Errorf("%s counts %+v, not %+v", c.way, done.Stats, want)
		}
		var totals []int
		for _, s := range found {
			totals = append(totals, s.Total)
		}
		if slices.Sort(totals); !slices.Equal(totals, []int{160, 244, 288, 301, 400, 544}) {
			t.Errorf("%s: the totals are %v", c.way, totals)
		}
	}
	for i, want := range []int64{1, 2, 2, 4, 4, 7, 8, 12, 14, 21, 24, 34} {
		done, _, _ := puzzletest.Search[patterns.Solution](t, open(t, i+3, `[{"kind":"own"}]`), puzzle.Options{})
		if done.Stats.Nodes != want || int64(done.Solutions) != want {
			t.Errorf("%d rows: %d types, %d answers; published %d", i+3, done.Stats.Nodes, done.Solutions, want)
		}
	}
}

// A board that is too large for the first program is not called impossible.
func TestFirstProgramGivesUp(t *testing.T) {
	done, _, _ := puzzletest.Search[patterns.Solution](t, open(t, 13, three), puzzle.Options{Strategy: "orders"})
	if done.Verdict != puzzle.Unsolved || !strings.Contains(done.Unfit, "2,290,792,932 orders of 13 rows") {
		t.Errorf("%s: %s", done.Verdict, done.Unfit)
	}
}

// Large boards: in pairs, with all 1,830 + 30 classes or so, is best for all even sizes.
func TestLargeBoards(t *testing.T) {
	for _, n := range []int{40, 60} {
		done, found, _ := puzzletest.Search[patterns.Solution](t, open(t, n, three), puzzle.Options{})
		// n/2 classes of 4 cells on the diagonal of pairs, and two of 4 for every two pairs.
		classes := n/2 + 2*(n/2)*(n/2-1)/2
		if want := 4 * classes * (classes + 1) / 2; done.Verdict != puzzle.One || found[0].Total != want {
			t.Errorf("%d rows: %s, %v, not %d", n, done.Verdict, found, want)
		}
	}
}

// n = 14 is to take less than 0.5 ms, 40 less than 100 ms, 60 less than 2 s.
func BenchmarkTypes(b *testing.B) {
	for _, n := range []int{8, 14, 40, 60} {
		i := open(b, n, three)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				puzzletest.Search[patterns.Solution](b, i, puzzle.Options{Bare: true})
			}
		})
	}
}

// The published programs.
func BenchmarkPrograms(b *testing.B) {
	for _, n := range []int{7, 8, 9} {
		for _, way := range []string{"partitions", "orders"} {
			i := open(b, n, three)
			b.Run(fmt.Sprintf("%s/%d", way, n), func(b *testing.B) {
				for b.Loop() {
					puzzletest.Search[patterns.Solution](b, i, puzzle.Options{Strategy: way, Bare: true})
				}
			})
		}
	}
}

// An order to look at is read as a list or as cycles. What is wrong with it is told beside
// it and stops nothing; rows at their own columns are told while a condition forbids them,
// and the board is drawn all the same.
func TestOrderToLookAt(t *testing.T) {
	off := func(id puzzle.FactID) bool { return id != "conditions/1" }
	for _, c := range []struct {
		order, want string
		drawn       bool
		keep        func(puzzle.FactID) bool
	}{
		{"2 1 4 3", "", true, nil},
		{"(1 2)(3 4)", "", true, nil},
		{"(1,2,3,4)", "", true, nil},
		{"1 4 2 3", "Row 1 would be its own column, and a condition says that no row is: give it another column", true, nil},
		{"(1 2)(3)(4)", "Rows 3 and 4 would be their own columns, and a condition says that no row is: give each of them another column", true, nil},
		{"1 4 2 3", "", true, off},
		{"2 1 4", "For 4 rows write 4 numbers, one for each row: there are 3 now.", false, nil},
		{"2 1 4 5", "“5” is no number of a column: write numbers from 1 to 4.", false, nil},
		{"2 1 4 x", "“x” is no number of a column", false, nil},
		{"2 1 1 3", "Rows 2 and 3 would equal the same column, 1", false, nil},
		{"(1 2)(3", "Each cycle stands in parentheses of its own", false, nil},
		{"(1 2) 3 (4)", "Each cycle stands in parentheses of its own", false, nil},
		{"(1 2)(2 3)(4 1)", "Row 2 is there twice", false, nil},
		{"(1 2)", "Row 3 is missing", false, nil},
		{"()", "Row 1 is missing", false, nil},
	} {
		i := puzzletest.Open(t, patterns.New(), json.RawMessage(fmt.Sprintf(`{"n":4,"conditions":%s,"permutation":%q}`, three, c.order)))
		remarks := i.Remarks(c.keep)
		done, _, _ := puzzletest.Search[patterns.Solution](t, i, puzzle.Options{Keep: c.keep})
		drawn := slices.ContainsFunc(done.Views, func(v view.View) bool { return v.Name == "yours" })
		if done.Verdict != puzzle.One || drawn != c.drawn {
			t.Errorf("%s: %s, drawn: %v", c.order, done.Verdict, drawn)
		}
		if c.want == "" && len(remarks) > 0 || c.want != "" && (len(remarks) != 1 || remarks[0].Path != "permutation" || !strings.Contains(remarks[0].Message, c.want)) {
			t.Errorf("%s: %v", c.order, remarks)
		}
	}
}

// Mistakes are told at their fields.
func TestBadInput(t *testing.T) {
	refused := puzzletest.Refused(t, patterns.New(), "rows-are-columns")
	for _, c := range []struct{ path, value, at, says string }{
		{"n", `1`, "n", "2"},
		{"n", `61`, "n", "60"},
		{"conditions/0", `{"kind":"cycle","how":"some","length":9}`, "conditions/0/length", "With 8 rows one is back after 8 steps at most"},
		{"conditions/0", `{"kind":"total","how":"=","number":-1}`, "conditions/0/number", "0"},
	} {
		refused(puzzletest.Set(c.path, json.RawMessage(c.value)), c.at, c.says)
	}
}

// An answer may be entered in any order.
func TestAnswerIsPutInOrder(t *testing.T) {
	i := open(t, 8, three)
	raw, err := i.ReadAnswer(json.RawMessage(`{"total":400,"type":"2 + 4+2"}`))
	if err != nil || string(raw) != `{"type":"4+2+2","total":400}` {
		t.Errorf("%s, %v", raw, err)
	}
	if _, err := i.ReadAnswer(json.RawMessage(`{"total":400,"type":"4+3"}`)); err == nil || !strings.Contains(err.Error(), "add up to 8") {
		t.Error(err)
	}
	if broken, err := i.Violations(raw, nil); err != nil || !slices.Equal(broken, []puzzle.FactID{"conditions/2"}) {
		t.Errorf("400 breaks %v, %v", broken, err)
	}
}

// What is certain has the type of the answer, with and without rows that are their own columns.
func TestTheAnswerIsAmongTheTypes(t *testing.T) {
	for _, conditions := range []string{three, `[{"kind":"distinct"},{"kind":"best"}]`} {
		done, found, _ := puzzletest.Search[patterns.Solution](t, open(t, 8, conditions), puzzle.Options{})
		if text := view.Texts(done.Standings); !strings.Contains("\n"+text, "\n"+found[0].Type+" ") {
			t.Errorf("%s is not among\n%s", found[0].Type, text)
		}
	}
}
