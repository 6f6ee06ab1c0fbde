package telling_test

import (
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/implication"
	"solvitur/solvers/implication/telling"
	"solvitur/solvers/view"
)

// cats are told of by three terms: no kitten without whiskers will play, and all that have them love fish.
func cats() (telling.Words, *implication.Graph) {
	names := []string{"playful", "whiskered", "fond of fish"}
	w := telling.Words{Names: names,
		Clause: func(l implication.Literal) string {
			return "it is " + map[bool]string{false: "not "}[l.Is] + names[l.Term]
		},
		Claim: func(l implication.Literal) claim.Claim { return claim.That(l.Is, names[l.Term]) },
		Fact:  func(premise int) string { return fmt.Sprintf("premise-%d", premise) },
	}
	g := &implication.Graph{Terms: 3}
	g.Link(implication.Literal{Term: 1}, implication.Literal{Term: 0}, 0)
	g.Link(implication.Literal{Term: 1, Is: true}, implication.Literal{Term: 2, Is: true}, 1)
	return w, g
}

func TestArgument(t *testing.T) {
	w, g := cats()
	var said []string
	for _, step := range w.Argument(g.Chain()).Items {
		said = append(said, step.Text)
	}
	want := "If it is playful, it is whiskered. If it is whiskered, it is fond of fish. So if it is playful, it is fond of fish."
	if got := strings.Join(said, " "); got != want {
		t.Errorf("%s", got)
	}
	if got := w.FactsOf(g.Chain().Contrapositive()); strings.Join(got, " ") != "premise-1 premise-0" {
		t.Errorf("%v", got)
	}
}

// What is drawn has every term twice, and every link as an arrow but those from a literal to itself; those
// of the chain stand out.
func TestGraph(t *testing.T) {
	w, g := cats()
	g.Link(implication.Literal{Term: 1, Is: true}, implication.Literal{Term: 1, Is: true}, 2)
	plain := func(implication.Literal) view.Role { return view.Plain }
	for _, chain := range []implication.Chain{nil, g.Chain()} {
		graph := w.Graph(g.Links, chain, plain)
		out := 0
		for _, e := range graph.Edges {
			if e.Role == view.Accent {
				out++
			}
		}
		if len(graph.Nodes) != 6 || len(graph.Edges) != 4 || out != len(chain) || graph.Nodes[1].Label != "not playful" {
			t.Errorf("%+v", graph)
		}
	}
}

// What follows in all rows that the premises leave is marked; the others are open.
func TestConsequences(t *testing.T) {
	w, _ := cats()
	var ways []telling.Way
	for way := range telling.Way(8) {
		if (!way.Is(0) || way.Is(1)) && (!way.Is(1) || way.Is(2)) {
			ways = append(ways, way)
		}
	}
	var rows []string
	for _, row := range w.Consequences(ways).Rows {
		text := row.Head.Text + ":"
		for _, cell := range row.Cells {
			text += " " + map[bool]string{true: "?", false: cell.Text}[cell.Text == ""]
		}
		rows = append(rows, text)
	}
	want := "playful: · ✓ ✓, whiskered: ? · ✓, fond of fish: ? ? ·, not playful: · ? ?, not whiskered: ✗ · ?, not fond of fish: ✗ ✗ ·"
	if got := strings.Join(rows, ", "); got != want {
		t.Errorf("%s", got)
	}
	if head := w.Consequences(ways[:1]).Rows[0].Head.Text; head != "playful (never)" {
		t.Errorf("%q", head)
	}
}
