package pedigree

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/kinship"
	"solvitur/solvers/puzzle"
)

// renewal offers somebody else who is to be found, by phrases of which any may go; or two other
// phrases to be compared, in a family in which others are brothers and sisters where some were.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: later, Spare: "phrases"}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	switch {
	case len(faults) > 0, question(m) == nil && len(like.Same) > 0:
		return draft, puzzle.ErrNoOthers
	case question(m) == nil:
		return portrait(d), nil
	case len(like.Same) == 0:
		return compared(d, Facts{Same: []Identity{}}, "This time two other chains of words are to be compared. As before, no relatives married each other.", answered(d, areAll, areSome, areNone), func() (one, other kinship.Phrase) {
			n := d.Between(4, 6)
			return chain(d, n), chain(d, n)
		})
	}
	f, story, n, err := kin(d, m)
	if err != nil {
		return draft, err
	}
	d.Below(3) // means nothing, but seeds go on to give what they gave
	return compared(d, f, story, answered(d, areAll, areSome, areSome), func() (one, other kinship.Phrase) {
		if n[0] != n[1] {
			return loose(d, n[0]+1), loose(d, n[1]+1)
		}
		k := d.Between(n[0], mostBack+1)
		return chain(d, k, "father"), chain(d, k, "mother")
	})
}

// later asks of relatives who married from one generation into the next, on one side of the family or
// on both, and further back too, so that nobody guesses how many people are both.
func later(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	if len(faults) > 0 || len(like.Same) == 0 || question(m) == nil || len(m.same[0][0]) == len(m.same[0][1]) {
		return draft, puzzle.ErrNoOthers
	}
	f, story, n, err := kin(d, m)
	if err != nil {
		return draft, err
	}
	further, wanted, all := d.Below(3), chance.Of(d, []int{1, 2, 2, 4, 4, 8}), d.Once(3)
	drawn := func(side string, n int) kinship.Phrase {
		if d.Once(2) {
			return chain(d, n+further, side)
		}
		return loose(d, n+1+further)
	}
	fit := func(first, both []string) bool { return len(both) == wanted && (len(first) == wanted) == all }
	return compared(d, f, story, fit, func() (one, other kinship.Phrase) {
		return drawn("father", n[0]), drawn("mother", n[1])
	})
}

// portrait is of somebody three or four generations back.
func portrait(d *chance.Draw) puzzle.Draft[Facts] {
	n := d.Between(3, 4)
	line := make([]byte, n)
	for i := range line {
		line[i] = chance.Of(d, kinship.Letters)
	}
	f := Facts{Same: []Identity{}}
	left := slices.Repeat(kinship.Pattern{kinship.Either}, n).All()
	for tries := 0; len(left) > 1 && len(f.Phrases) < mostPhrases && tries < 100; tries++ {
		p := chain(d, n)
		fits := p.Pattern.Fits(string(line))
		fewer := slices.DeleteFunc(slices.Clone(left), func(line string) bool { return p.Pattern.Fits(line) != fits })
		if len(fewer) == len(left) || p.Pattern.Lines() < 1<<(n-2) || len(f.Phrases) == 0 && !fits {
			continue
		}
		left = fewer
		f.Phrases = append(f.Phrases, Phrase{Is: map[bool]string{true: isOne, false: isNone}[fits], Text: p.String()})
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "In the attic stands another portrait, and again nobody has written a name on the back. Those who remember say who it is, or who it is not, each in other words.",
		Question: "Who is in the portrait from the attic?"}
}

// relative is a word for ancestors so many generations back.
func relative(d *chance.Draw, n int) string {
	who := chance.Of(d, []string{"parents", "fathers", "mothers"})
	if n > 1 {
		who = strings.Repeat("great-", n-2) + "grand" + who
	}
	return who
}

// longestWord is how many generations back a word leads at most.
const longestWord = 4

// chain is a chain of two words at least that leads so many generations back, or beyond somebody.
func chain(d *chance.Draw, n int, words ...string) kinship.Phrase {
	for n > 0 {
		k := d.Between(1, min(n, longestWord))
		for len(words) == 0 && k == n {
			k = d.Between(1, min(n, longestWord))
		}
		words = append(words, relative(d, k))
		n -= k
	}
	p, _ := kinship.Read(strings.Join(words, "’ "))
	return p
}

// answered is that all, some or none are both, as it is drawn.
func answered(d *chance.Draw, wishes ...string) func(first, both []string) bool {
	wanted := chance.Of(d, wishes)
	return func(first, both []string) bool { return are(first, both) == wanted }
}

// compared are two phrases of which is asked how many of the first are also of the second: so many as fit.
func compared(d *chance.Draw, f Facts, story string, fit func(first, both []string) bool, phrases func() (one, other kinship.Phrase)) (draft puzzle.Draft[Facts], err error) {
	for range 300 {
		one, other := phrases()
		f.Phrases = []Phrase{{isOne, one.String()}, {isOne, other.String()}}
		m, faults := read(&f)
		if len(faults) > 0 || one.String() == other.String() || one.Pattern.Lines() == 1 || other.Pattern.Lines() == 1 {
			continue
		}
		if first, both, _ := m.sets(puzzle.KeepAll); len(first) > 1 && fit(first, both) {
			return puzzle.Draft[Facts]{Facts: f, Story: story, Whole: true,
				Question: fmt.Sprintf("Are my %s also my %s, and how many people are both?", one, other)}, nil
		}
	}
	return draft, puzzle.ErrBadDraw
}

// mostBack is how many generations back two are brother and sister at most.
const mostBack = 3

// kin is a family in which as many are brothers and sisters as before: one an ancestor of my father,
// and the other of my mother; as many generations back, which are told, if it was so.
func kin(d *chance.Draw, m *model) (f Facts, story string, n [2]int, err error) {
	ancestor := func(side byte, n int) string {
		line := []byte{side}
		for len(line) < n {
			line = append(line, chance.Of(d, kinship.Letters))
		}
		return string(line)
	}
	var told []string
	var pairs [][2]string
	p := kinship.NewPeople()
	for range (len(m.same) + 1) / 2 {
		n[0] = d.Between(2, mostBack)
		if n[1] = n[0]; len(m.same[0][0]) != len(m.same[0][1]) {
			n = chance.Of(d, [][2]int{{n[0] - 1, n[0]}, {n[0], n[0] - 1}})
		}
		one, other := ancestor(kinship.Father, n[0]), ancestor(kinship.Mother, n[1])
		for _, parent := range []string{"F", "M"} {
			if p.Identify(one+parent, other+parent) != "" {
				return f, story, n, puzzle.ErrBadDraw
			}
			f.Same = append(f.Same, Identity{kinship.Steps(one + parent), kinship.Steps(other + parent)})
		}
		are := "brother and sister"
		if one[len(one)-1] == other[len(other)-1] {
			are = map[byte]string{kinship.Father: "brothers", kinship.Mother: "sisters"}[one[len(one)-1]]
		}
		told = append(told, fmt.Sprintf("%s and %s were %s", kinship.Mine(one), kinship.Mine(other), are))
		pairs = append(pairs, [2]string{one, other})
	}
	if !proper(p, pairs, mostBack) {
		return f, story, n, puzzle.ErrBadDraw
	}
	return f, "In my family, relatives married in another way: " + strings.Join(told, "; ") + ".", n, nil
}

// loose is one word, or a chain.
func loose(d *chance.Draw, n int) kinship.Phrase {
	if n > longestWord || d.Once(2) {
		return chain(d, n)
	}
	p, _ := kinship.Read(relative(d, n))
	return p
}

// proper says whether all pairs are of two people, none of them told of twice, and nobody's parents
// are brother and sister.
func proper(p *kinship.People, pairs [][2]string, longest int) bool {
	told := map[string]bool{}
	for _, pair := range pairs {
		told[p.Named(pair[0])], told[p.Named(pair[1])] = true, true
	}
	if len(told) < 2*len(pairs) {
		return false
	}
	for n := range longest + 1 {
		for _, line := range slices.Repeat(kinship.Pattern{kinship.Either}, n).All() {
			if p.Named(line+"FF") == p.Named(line+"MF") {
				return false
			}
		}
	}
	return true
}
