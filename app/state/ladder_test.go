package state

import (
	"slices"
	"strings"
	"testing"
)

// rungs are the sentences of each rung of a hint.
func (p *tryer) rungs() (all []string) {
	p.Helper()
	tell := func() {
		text := ""
		for _, line := range p.m.Hinted().Lines {
			text += line.Text + "\n"
			for _, id := range line.Facts {
				fact, _ := p.m.Fact(id)
				text += fact.Text + "\n"
			}
		}
		all = append(all, text)
	}
	p.do("help", "")
	for tell(); p.m.More(); tell() {
		p.do("help", "")
	}
	return all
}

// The ladder has its rungs where a hint is about no part of the board, where a kind gives reasons in
// words of its own, and where the facts leave the rest open.
func TestLadders(t *testing.T) {
	for _, test := range []struct {
		name  string
		after int // hints taken before
		rungs []string
	}{
		{"jealous-boyfriend", 1, []string{"Look at the cells that stand out on the board: “Kate met Olivia at the hairdresser’s on Monday”", "Kate did not meet Sam at the hairdresser’s.", "Kate met Olivia at the hairdresser’s, the only friend left"}},
		{"boxes-and-balls", 0, []string{"“The white box holds a red ball” and “The white box holds a green ball”", "Some neutral box holds a red ball and a green ball.", "the white box holds a red ball and a green ball"}},
		{"boxes-and-balls", 1, []string{"Think of these: “The red box holds at least 2 green balls”", "There are 2 green balls.", "each hold at most 1 green ball"}},
		{"wolf-goat-cabbage", 0, []string{"Only one way leads on from here.", "The wolf may not be with the goat without the farmer.", "The farmer and the goat cross."}},
		{"wolf-goat-cabbage", 1, []string{"Only one way leads on from here.", "as few crossings as possible", "The farmer crosses."}},
		{"wolf-goat-cabbage", 4, []string{"Only one way leads on from here.", "The plan has as few crossings as possible.\nThe goat may not be with the cabbage without the farmer.", "Next: "}},
		{"broken-window", 1, []string{"“Birt did it”. Is it so?", "These facts say something there:", "Exactly one of them did it. (5) Birt says"}},
		{"court-cards", 0, []string{"Nothing more is certain: the facts leave several ways from here.", "One way to go on: In row 1, column 1"}},
		{"greyhound-race", 1, []string{"Nothing more is certain", "One way to go on: "}},
		{"magic-square", 2, []string{"It can be known now what stands at “Circle", "What you have marked already belongs to that: ", "Next: "}},
	} {
		p := trying(t, test.name)
		for range test.after {
			p.rungs()
			p.do("accept", "")
		}
		said := p.rungs()
		if !slices.EqualFunc(said, test.rungs, strings.Contains) {
			t.Errorf("%s, after %d hints: %q, want %q", test.name, test.after, said, test.rungs)
		}
		if test.name == "broken-window" && strings.Contains(said[2], "say something there") {
			t.Errorf("the conclusion says its facts twice: %q", said[2])
		}
	}
}

// What is marked of a friend and a place is to be seen at the meetings that it rules out.
func TestWhatAMeetingImplies(t *testing.T) {
	p := trying(t, "jealous-boyfriend")
	const ruledOut = `met/Olivia/library = true`
	p.do("pento", PenCross)
	p.do("mark", ruledOut)
	seen := 0
	for part := range p.m.plays() {
		about := strings.Contains(part.Claim, `"Olivia"`) && strings.Contains(part.Claim, `"library"`)
		how, _ := p.m.Trial.Stands(part.Claim, part.Implies...)
		if about != (how == PenCross) || about != Speaks(part, map[string]bool{ruledOut: true}) {
			t.Errorf("%s stands as %q", part.Claim, how)
		}
		if about {
			seen++
		}
	}
	if seen != 2 || len(p.m.Beside()) > 0 { // Monday and Wednesday: the rest is told
		t.Errorf("%d cells show it, and beside the board there is %+v", seen, p.m.Beside())
	}
}
