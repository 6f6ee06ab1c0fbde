package pedigree_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/pedigree"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, pedigree.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, pedigree.New()) }

// All ways agree with each other, and with a walk through families of people: brute
// makes everybody whom a line leads to a person of their own, and then makes one of
// those who are the same, until nothing changes.
func TestVariants(t *testing.T) { puzzletest.Variants(t, pedigree.New(), 1000, random, brute) }

// relatives are words, with how they are read.
var relatives = [][2]string{
	{"parents", ".."[:1]}, {"fathers", "F"}, {"mothers", "M"}, {"grandparents", ".."}, {"grandfathers", ".F"}, {"grandmothers", ".M"},
	{"great-grandparents", "..."}, {"great-grandmothers", "..M"}, {"great-great-grandfathers", "...F"}, {"paternal grandmother", "FM"}, {"maternal grandparents", "M."},
}

// more are words that are read too.
var more = [][2]string{{"great-grandfathers", "..F"}, {"great-great-grandparents", "...."}, {"great-great-grandmothers", "...M"}}

func random(rng *rand.Rand) pedigree.Facts {
	f := pedigree.Facts{Phrases: []pedigree.Phrase{}, Same: []pedigree.Identity{}}
	length := 1 + rng.IntN(4)
	for range 1 + rng.IntN(4) {
		var text []string
		n := length
		if rng.IntN(3) == 0 {
			n = 1 + rng.IntN(4)
		}
		for n > 0 {
			if w := relatives[rng.IntN(len(relatives))]; len(w[1]) <= n {
				text = append(text, w[0])
				n -= len(w[1])
			}
		}
		f.Phrases = append(f.Phrases, pedigree.Phrase{Is: []string{"one", "one", "none"}[rng.IntN(3)], Text: strings.Join(text, "' ")})
	}
	if rng.IntN(2) == 0 {
		return f
	}
	// Couples have children in common: that is always possible.
	for range 1 + rng.IntN(3) {
		last := []string{"father", "mother"}[rng.IntN(2)]
		line := func(side string, n int) string {
			words := []string{side}
			for range n {
				words = append(words, []string{"father", "mother"}[rng.IntN(2)])
			}
			return strings.Join(append(words, last), "'s ")
		}
		n := rng.IntN(2)
		add := pedigree.Identity{One: line("father", n), Other: line("mother", n)}
		f.Same = append(f.Same, add)
		if rng.IntN(4) == 0 {
			f.Same[len(f.Same)-1].Other = line("mother", n+1)
		}
		if everybody(f, func(string) bool { return true }, 5) == nil {
			f.Same = f.Same[:len(f.Same)-1]
		}
	}
	return f
}

// reading is a phrase as a pattern.
func reading(text string) (all string) {
	text = strings.NewReplacer("'s ", " ", "’s ", " ", "' ", " ", "’ ", " ").Replace(text)
	for _, single := range []string{"father", "mother"} {
		text = strings.ReplaceAll(" "+text+" ", " "+single+" ", " "+single+"s ")
		text = strings.ReplaceAll(text, " "+single+" ", " "+single+"s ")
	}
	for rest := strings.TrimSpace(text); rest != ""; {
		for _, w := range slices.Concat(relatives, more) {
			if cut, ok := strings.CutPrefix(rest, w[0]); ok && (cut == "" || cut[0] == ' ') {
				all += w[1]
				rest = strings.TrimSpace(cut)
			}
		}
	}
	return all
}

// everybody gives of each line up to a length the first line to the same person; nil
// if somebody would be two.
func everybody(f pedigree.Facts, keep func(puzzle.FactID) bool, most int) map[string]string {
	lines := []string{""}
	for i := 0; len(lines[i]) < most; i++ {
		lines = append(lines, lines[i]+"F", lines[i]+"M")
	}
	first := map[string]string{}
	for _, line := range lines {
		first[line] = line
	}
	join := func(a, b string) bool {
		a, b = first[a], first[b]
		if a == b {
			return false
		}
		if len(b) < len(a) || len(a) == len(b) && b < a {
			a, b = b, a
		}
		for line, name := range first {
			if name == b {
				first[line] = a
			}
		}
		return true
	}
	for i, s := range f.Same {
		if keep("same/" + strconv.Itoa(i)) {
			join(reading(s.One), reading(s.Other))
		}
	}
	for changed := true; changed; {
		changed = false
		for _, line := range lines[1:] {
			for _, other := range lines[1:] {
				a, b := len(line)-1, len(other)-1
				if line[a] == other[b] && first[line[:a]] == first[other[:b]] {
					changed = join(line, other) || changed
				}
			}
		}
	}
	for _, line := range lines[1:] {
		name := first[line]
		if name == "" || name[len(name)-1] != line[len(line)-1] {
			return nil // a man and a woman
		}
		for i := range line {
			if first[line[:i]] == name {
				return nil // his own ancestor
			}
		}
	}
	return first
}

func fits(line, pattern string) bool {
	for i := range pattern {
		if len(line) != len(pattern) || pattern[i] != '.' && pattern[i] != line[i] {
			return false
		}
	}
	return true
}

func brute(f pedigree.Facts, keep func(puzzle.FactID) bool) []pedigree.Solution {
	longest := 0
	var lengths []int
	for _, p := range f.Phrases {
		lengths = append(lengths, len(reading(p.Text)))
		longest = max(longest, lengths[len(lengths)-1])
	}
	first := everybody(f, keep, max(longest, 4)+1)
	there := map[string]bool{}
	for line, name := range first {
		if slices.Contains(lengths, len(line)) {
			there[name] = true
		}
	}
	all := []pedigree.Solution{}
	for name := range there {
		ok := true
		for i, p := range f.Phrases {
			in := false
			for line, other := range first {
				in = in || other == name && fits(line, reading(p.Text))
			}
			ok = ok && (!keep("phrases/"+strconv.Itoa(i)) || in == (p.Is == "one"))
		}
		if ok {
			all = append(all, lineTo(name, longest))
		}
	}
	return all
}

func lineTo(line string, longest int) pedigree.Solution {
	s := pedigree.Solution{Line: descent.Line{}}
	for i := range longest {
		who := "nobody"
		if i < len(line) {
			who = map[byte]string{'F': "father", 'M': "mother"}[line[i]]
		}
		s.Line["generation "+strconv.Itoa(i+1)] = descent.Step{Who: who}
	}
	return s
}

// The answer of the source: no, eight and eight, four in common.
func TestAncestors(t *testing.T) {
	instance := puzzletest.Open(t, pedigree.New(), puzzletest.Facts(t, pedigree.New(), "ancestors"))
	for _, way := range pedigree.New().Info().Strategies {
		done, _, _ := puzzletest.Search[pedigree.Solution](t, instance, puzzle.Options{Strategy: way.Name})
		if done.Solutions != 4 || !strings.HasPrefix(done.Answer, "No: only 4 of the first are among the second.") || strings.Count(done.Answer, "8 people") != 2 {
			t.Errorf("%s: %d, %s", way.Name, done.Solutions, done.Answer)
		}
	}
}

// Don Carlos had four great-grandparents and six great-great-grandparents.
func TestDonCarlos(t *testing.T) {
	for text, want := range map[string]int{"great-grandparents": 4, "great-great-grandparents": 6, "grandparents": 4, "parents": 2} {
		facts := puzzletest.Facts(t, pedigree.New(), "don-carlos", puzzletest.Set("phrases", []pedigree.Phrase{{Is: "one", Text: text}}))
		done, _, _ := puzzletest.Search[pedigree.Solution](t, puzzletest.Open(t, pedigree.New(), facts), puzzle.Options{})
		if done.Solutions != want {
			t.Errorf("%d %s", done.Solutions, text)
		}
	}
}

// One phrase can be written in several ways.
func TestSpellings(t *testing.T) {
	for text, want := range map[string]string{
		"grandfathers' great-grandfathers":                 "grandfathers’ great-grandfathers",
		"my grandfathers great-grandfathers":               "grandfathers’ great-grandfathers",
		"the great-grandfathers of my grandfathers":        "grandfathers’ great-grandfathers",
		"Great-Grandfather of the grandfather":             "grandfathers’ great-grandfathers",
		"mother's father's mothers":                        "mother’s father’s mother",
		"mother of my father of my mother":                 "mother’s father’s mother",
		"maternal grandfather's mother":                    "maternal grandfather’s mother",
		"mothers of my paternal grandparents":              "paternal grandparents’ mothers",
		"paternal great‑great‑grandmother's mother's sons": "",
	} {
		facts := puzzletest.Facts(t, pedigree.New(), "ancestors", puzzletest.Set("phrases/0/text", text))
		instance, err := pedigree.New().Parse(facts)
		if err != nil || want == "" {
			if want != "" || err == nil {
				t.Errorf("%s: %v", text, err)
			}
			continue
		}
		if says := instance.Facts()[1].Text; !strings.HasSuffix(says, "my "+want+".") {
			if says = instance.Facts()[2].Text; !strings.HasSuffix(says, "my "+want+".") {
				t.Errorf("%s is read as %s", text, says)
			}
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, pedigree.New(), "ancestors")
	phrase := func(text, message string) {
		t.Helper()
		refused(puzzletest.Set("phrases/0/text", text), "phrases/0/text", message)
	}
	phrase("grandfahters’ mothers", "did you mean “grandfathers”?")
	phrase("great-great-grandmohter", "did you mean “great-")
	phrase("great-father", "did you mean “great-grandfather”?")
	phrase("dragons", "use parent, father, mother")
	phrase("grandfathers’ cousins", "no ancestors")
	phrase("mother’s children", "no ancestors")
	phrase("great-aunt", "no ancestors")
	phrase("grandfathers’ 3 mothers", "is no part of a word")
	phrase("of my mother", "before “of”")
	phrase("grandfathers of my", "missing here")
	phrase("maternal", "behind “maternal”")
	phrase("maternal mother", "leave it out")
	phrase("maternal paternal grandmother", "says nothing before")
	phrase("grandparents paternal of my grandmother", "says nothing before")
	phrase("my", "missing here")
	phrase(strings.Repeat("grandparents’ ", 7), "at most 12 are allowed")
	phrase(strings.Repeat("great-", 13)+"grandfather", "at most 12 are allowed")
	same := func(field, message string, pairs ...string) {
		t.Helper()
		var all []pedigree.Identity
		for pair := range slices.Chunk(pairs, 2) {
			all = append(all, pedigree.Identity{One: pair[0], Other: pair[1]})
		}
		refused(puzzletest.Set("same", all), field, message)
	}
	same("same/0/one", "can be several people", "grandmother", "mother's mother")
	same("same/0/other", "My father would be an ancestor of himself", "father", "father's father")
	same("same/2/other", "would be an ancestor of herself", "father's father", "mother's father", "mother", "father's mother's mother", "father's mother", "mother's mother")
	same("same/0/other", "would be a man and a woman", "father's mother", "mother's father")
	same("same/0/other", "the same line twice", "father's mother", "paternal grandmother")
}

// Of identities that cannot all be, those that are switched off stand in nobody's way.
func TestWhatIsOffRefusesNothing(t *testing.T) {
	cannot := []pedigree.Identity{{One: "father's father", Other: "mother's father"}, {One: "mother", Other: "father's mother's mother"}, {One: "father's mother", Other: "mother's mother"}}
	for _, off := range []string{"same/1", "same/2"} {
		puzzletest.Clash(t, pedigree.New(), "ancestors", puzzletest.Set("same", cannot), "same/2/other", "would be an ancestor of herself", off)
	}
}
