package race

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/letters"
	"solvitur/solvers/view"
)

// three orders have run by three disciplines; the last of them not to its end. Two published
// times in turn lie as the counts of the plain discipline do, and one does not.
func three() Race {
	return Race{
		Disciplines: []Discipline{{How: "turn", Title: "plain"}, {How: "turn", Title: "worked out"}, {How: "carries", Title: "carries"}},
		Orders:      []Order{{"as written", letters.Spelt("ABC")}, {"backwards", letters.Spelt("CBA")}, {"other", letters.Spelt("BAC")}},
		Published:   []Published{{"CBA", "turn", 2}, {"ABC", "turn", 1}, {"BAC", "turn", 30.5}, {"BAC", "carries", 0.5}, {"CBA", "carries", 0}},
		Note:        "So it is.",
		tries:       [][]int64{{1000, 3000, 2000}, {10, 20, 30}, {5, 5, 0}},
	}
}

// What has not run has no figure, published runs stand beside their like, and one that is
// out of line is named.
func TestViews(t *testing.T) {
	views := three().views()
	text := view.Texts(views)
	if got := views[0].Table.Rows[2].Cells[2].Text; got != "…" {
		t.Errorf("a run that has not ended shows %s", got)
	}
	for _, want := range []string{"Digits tried up to the first answer", "So it is.", "BAC, columns and carries", "30.5 s",
		"Of the orders in turn, by “plain”, 2 of 3 rank as published; one is out of line:",
		"Of the orders in turn, by “worked out”, the 3 rank as published."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing:\n%s", want, text)
		}
	}
	if strings.Contains(text, "Of all published runs") {
		t.Error("what is still running is ranked")
	}
	r := three()
	r.Published = nil
	if views := r.views(); len(views) != 2 || strings.Contains(view.Texts(views), "Times and counts") {
		t.Errorf("without published times: %s", view.Texts(views))
	}
}

// What people think of comes first, and nothing twice.
func TestOrders(t *testing.T) {
	var all []string
	for _, o := range Orders(letters.Spelt("ABCD"), []string{"ABC", "BD"}, letters.Spelt("DCAB"), []Published{{Order: "D C B A"}, {Order: "ABDC"}}) {
		all = append(all, o.String())
	}
	if want := []string{"ABCD", "BACD", "DCAB", "CDBA", "ABDC", "DCBA"}; !slices.Equal(all, want) {
		t.Errorf("%v, should be %v", all, want)
	}
}

// An order names every letter, and none twice; whatever else stands there does not count.
func TestFaults(t *testing.T) {
	all := []Published{{Order: "B, C, A"}, {Order: "AB"}, {Order: "ABCA"}}
	faults := Faults("orders", all, letters.Spelt("ABC"))
	if len(faults) != 2 || faults[0].Path != "orders/1/letters" || !strings.Contains(faults[0].Message, "add C") || faults[1].Path != "orders/2/letters" {
		t.Errorf("%v", faults)
	}
}
