package pedigree

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers somebody else who is to be found, by phrases of which any may go; or two other
// phrases to be compared, in a family in which others are brothers and sisters where some were.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: later, Spare: "phrases"}

// later asks of relatives who married from one generation into the next, on one side of the family or
// on both, and further back too, so that no answer is much more likely than others.
func later(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	if len(faults) > 0 || len(like.Same) == 0 || question(m) == nil || len(m.same[0][0]) == len(m.same[0][1]) {
		return draft, puzzle.ErrNoOthers
	}
	further := d.Below(3)
	return kin(d, m, anyAnswer, func(side string, n int) phrase {
		if n += further; d.Once(2) {
			return chain(d, n-1, side)
		}
		return loose(d, n)
	})
}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	switch {
	case len(faults) > 0, question(m) == nil && len(like.Same) > 0:
		return draft, puzzle.ErrNoOthers
	case question(m) == nil:
		return portrait(d), nil
	case len(like.Same) == 0:
		return compared(d, Facts{Same: []Identity{}}, "This time two other chains of words are to be compared. As before, no relatives married each other.", answered(areAll, areSome, areNone), func() (one, other phrase) {
			n := d.Between(4, 6)
			return chain(d, n), chain(d, n)
		})
	}
	pick := func(d *chance.Draw, draw func([]pair) (pair, bool)) (pair, bool) {
		d.Below(3) // means nothing, but seeds go on to give what they gave
		return answered(areAll, areSome, areSome)(d, draw)
	}
	return kin(d, m, pick, func(_ string, n int) phrase { return loose(d, n) })
}

// portrait is of somebody three or four generations back.
func portrait(d *chance.Draw) puzzle.Draft[Facts] {
	n := d.Between(3, 4)
	line := make([]byte, n)
	for i := range line {
		line[i] = chance.Of(d, letters)
	}
	f := Facts{Same: []Identity{}}
	left := slices.Repeat(pattern{either}, n).all()
	for tries := 0; len(left) > 1 && len(f.Phrases) < mostPhrases && tries < 100; tries++ {
		p := chain(d, n)
		fits := p.pattern.fits(string(line))
		fewer := slices.DeleteFunc(slices.Clone(left), func(line string) bool { return p.pattern.fits(line) != fits })
		if len(fewer) == len(left) || p.pattern.lines() < 1<<(n-2) || len(f.Phrases) == 0 && !fits {
			continue
		}
		left = fewer
		f.Phrases = append(f.Phrases, Phrase{Is: map[bool]string{true: isOne, false: isNone}[fits], Text: p.String()})
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "In the attic stands another portrait, and again nobody has written a name on the back. Those who remember say who it is, or who it is not, each in other words.",
		Question: "Who is in the portrait from the attic?"}
}

// all are the lines that fit.
func (p pattern) all() []string { return p.leading()[len(p)] }

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
func chain(d *chance.Draw, n int, words ...string) phrase {
	for n > 0 {
		k := d.Between(1, min(n, longestWord))
		for len(words) == 0 && k == n {
			k = d.Between(1, min(n, longestWord))
		}
		words = append(words, relative(d, k))
		n -= k
	}
	p, _ := readPhrase(strings.Join(words, "’ "))
	return p
}

// pair are two phrases that are compared: the people of the first, and those who are of both.
type pair struct {
	one, other  phrase
	first, both []string
}

// picker picks one of the pairs that are drawn; false if none will do.
type picker func(d *chance.Draw, draw func([]pair) (pair, bool)) (pair, bool)

// mostAnswers is of how many answers one is picked.
const mostAnswers = 12

// answered picks the first pair of which all, some or none are both, as is drawn beforehand.
func answered(wishes ...string) picker {
	return func(d *chance.Draw, draw func([]pair) (pair, bool)) (p pair, ok bool) {
		wanted := chance.Of(d, wishes)
		for range 300 {
			if p, ok = draw(nil); ok && are(p.first, p.both) == wanted {
				return p, true
			}
		}
		return p, false
	}
}

// anyAnswer picks a pair with somebody who is both, so that of all answers that come up each is as likely.
func anyAnswer(d *chance.Draw, draw func([]pair) (pair, bool)) (p pair, ok bool) {
	answer := func(p pair) string { return fmt.Sprint(are(p.first, p.both), len(p.both)) }
	all := chance.Distinct(mostAnswers, answer, func(all []pair) (pair, bool) {
		p, ok := draw(all)
		return p, ok && len(p.both) > 0
	})
	if len(all) == 0 {
		return p, false
	}
	return chance.Of(d, all), true
}

// compared are two phrases of which is asked how many of the first are also of the second.
func compared(d *chance.Draw, f Facts, story string, pick picker, phrases func() (one, other phrase)) (draft puzzle.Draft[Facts], err error) {
	p, ok := pick(d, func([]pair) (p pair, ok bool) {
		p.one, p.other = phrases()
		f.Phrases = phrased(p)
		m, faults := read(&f)
		if len(faults) > 0 || p.one.String() == p.other.String() || p.one.pattern.lines() == 1 || p.other.pattern.lines() == 1 {
			return p, false
		}
		p.first, p.both, _ = m.sets(puzzle.KeepAll)
		return p, len(p.first) > 1
	})
	if !ok {
		return draft, puzzle.ErrBadDraw
	}
	f.Phrases = phrased(p)
	return puzzle.Draft[Facts]{Facts: f, Story: story, Whole: true,
		Question: fmt.Sprintf("Are my %s also my %s, and how many people are both?", p.one, p.other)}, nil
}

func phrased(p pair) []Phrase { return []Phrase{{isOne, p.one.String()}, {isOne, p.other.String()}} }

// kin is a family in which as many are brothers and sisters as before: one an ancestor of my father,
// and the other of my mother; as many generations back, if it was so.
// Where not, phrases are drawn for a side and so many generations.
func kin(d *chance.Draw, m *model, pick picker, drawn func(side string, n int) phrase) (draft puzzle.Draft[Facts], err error) {
	const longest = 3
	ancestor := func(side byte, n int) string {
		line := []byte{side}
		for len(line) < n {
			line = append(line, chance.Of(d, letters))
		}
		return string(line)
	}
	f := Facts{}
	var told []string
	var pairs [][2]string
	var n [2]int // generations to two who are brother and sister
	p := newPeople()
	for range (len(m.same) + 1) / 2 {
		n[0] = d.Between(2, longest)
		if n[1] = n[0]; len(m.same[0][0]) != len(m.same[0][1]) {
			n = chance.Of(d, [][2]int{{n[0] - 1, n[0]}, {n[0], n[0] - 1}})
		}
		one, other := ancestor(father, n[0]), ancestor(mother, n[1])
		for _, parent := range []string{"F", "M"} {
			if p.identify(one+parent, other+parent) != "" {
				return draft, puzzle.ErrBadDraw
			}
			f.Same = append(f.Same, Identity{strings.TrimPrefix(mine(one+parent), "my "), strings.TrimPrefix(mine(other+parent), "my ")})
		}
		are := "brother and sister"
		if one[len(one)-1] == other[len(other)-1] {
			are = map[byte]string{father: "brothers", mother: "sisters"}[one[len(one)-1]]
		}
		told = append(told, fmt.Sprintf("%s and %s were %s", mine(one), mine(other), are))
		pairs = append(pairs, [2]string{one, other})
	}
	if !p.proper(pairs, longest) {
		return draft, puzzle.ErrBadDraw
	}
	return compared(d, f, "In my family, relatives married in another way: "+strings.Join(told, "; ")+".", pick, func() (one, other phrase) {
		if n[0] != n[1] {
			return drawn("father", n[0]+1), drawn("mother", n[1]+1)
		}
		k := d.Between(n[0], longest+1)
		return chain(d, k, "father"), chain(d, k, "mother")
	})
}

// loose is one word, or a chain.
func loose(d *chance.Draw, n int) phrase {
	if n > longestWord || d.Once(2) {
		return chain(d, n)
	}
	p, _ := readPhrase(relative(d, n))
	return p
}

// proper says whether all pairs are of two people, none of them told of twice, and nobody's parents
// are brother and sister.
func (p *people) proper(pairs [][2]string, longest int) bool {
	told := map[string]bool{}
	for _, pair := range pairs {
		told[p.named(pair[0])], told[p.named(pair[1])] = true, true
	}
	if len(told) < 2*len(pairs) {
		return false
	}
	for n := range longest + 1 {
		for _, line := range slices.Repeat(pattern{either}, n).all() {
			if p.named(line+"FF") == p.named(line+"MF") {
				return false
			}
		}
	}
	return true
}
