package kinship_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/kinship"
)

func ExampleRead() {
	p, _ := kinship.Read("the great-grandfathers of my grandfathers")
	fmt.Println(p, "are", p.Pattern, "and so", p.Pattern.Lines(), "lines")
	// Output: grandfathers’ great-grandfathers are ·F··F and so 8 lines
}

// A pattern and its phrase are read back from what is printed; lines in words are phrases too.
func TestRead(t *testing.T) {
	for text, want := range map[string]string{
		"parents": "·", "mother's father's mothers": "MFM", "maternal grandparents": "M·", "mother of my father of my mother": "MFM",
		"Paternal great‑great‑grandmother": "F··M", "grandmothers parents": "·M·",
	} {
		p, wrong := kinship.Read(text)
		if wrong != nil || p.Pattern.String() != want {
			t.Errorf("%s is read as %s, %v", text, p.Pattern, wrong)
		}
		if again, wrong := kinship.Read(p.String()); wrong != nil || again.String() != p.String() || again.Pattern.String() != want {
			t.Errorf("%s is written %s, and read as %s, %v", text, p, again.Pattern, wrong)
		}
	}
	for _, line := range (kinship.Pattern{kinship.Either, kinship.Mothers, kinship.Either}).All() {
		p, wrong := kinship.Read(kinship.Mine(line))
		if got, only := p.Pattern.Line(); wrong != nil || got != line || !only {
			t.Errorf("%s is written %s, and read as %s, %v", line, kinship.Mine(line), got, wrong)
		}
	}
}

// A mistake is told at its character.
func TestReadRefuses(t *testing.T) {
	for text, at := range map[string]int{
		"mother’s sons": 9, "great-father": 0, "mother 3": 7, "maternal": 0, "maternal mother": 0, "of my mother": 0, "": 0,
		strings.Repeat("grandparents’ ", 7): 98, strings.Repeat("great-", 13) + "grandfather": 0, "mother’s fahters": 9,
	} {
		if p, wrong := kinship.Read(text); wrong == nil || wrong.At != at {
			t.Errorf("%s is read as %s, %v", text, p, wrong)
		}
	}
}

// Patterns hold the lines that fit letter by letter, in order.
func TestPattern(t *testing.T) {
	all := []string{""}
	for i := 0; len(all[i]) < 3; i++ {
		all = append(all, all[i]+"F", all[i]+"M")
	}
	for i := range 64 {
		p := kinship.Pattern{kinship.Parents(i & 3), kinship.Parents(i >> 2 & 3), kinship.Parents(i >> 4)}
		var want []string
		for _, line := range all {
			fits := len(line) == len(p)
			for k := range line {
				fits = fits && (line[k] == 'F' && p[k]&kinship.Fathers > 0 || line[k] == 'M' && p[k]&kinship.Mothers > 0)
			}
			if fits != p.Fits(line) {
				t.Errorf("%s fits %s: %v", line, p, !fits)
			}
			if fits {
				want = append(want, line)
			}
		}
		line, only := p.Line()
		if !slices.Equal(p.All(), want) || p.Lines() != len(want) || only != (len(want) == 1) || only && line != want[0] {
			t.Errorf("%s: %v, %d, %q", p, p.All(), p.Lines(), line)
		}
	}
}

// village is everybody whom a line of at most so many letters leads to, one person for each
// line at first; told is by line the first one to the same person.
type village map[string]string

func newVillage(most int) (village, []string) {
	lines := []string{""}
	for i := 0; len(lines[i]) < most; i++ {
		lines = append(lines, lines[i]+"F", lines[i]+"M")
	}
	v := village{}
	for _, line := range lines {
		v[line] = line
	}
	return v, lines
}

// join makes two people one, and so their parents, over and over; it says whether anybody
// is then a man and a woman, or an ancestor of his own.
func (v village) join(lines []string, one, other string) (can bool) {
	merge := func(a, b string) bool {
		a, b = v[a], v[b]
		if a == b {
			return false
		}
		if kinship.Compare(b, a) < 0 {
			a, b = b, a
		}
		for _, line := range lines {
			if v[line] == b {
				v[line] = a
			}
		}
		return true
	}
	for changed := merge(one, other); changed; {
		changed = false
		for _, line := range lines {
			if first := v[line]; first != line {
				for _, letter := range []string{"F", "M"} {
					if _, there := v[line+letter]; there {
						changed = merge(line+letter, first+letter) || changed
					}
				}
			}
		}
	}
	for _, line := range lines[1:] {
		name := v[line]
		if name == "" || name[len(name)-1] != line[len(line)-1] {
			return false
		}
		for i := range line {
			if v[line[:i]] == name {
				return false
			}
		}
	}
	return true
}

// People are those of a village in which everybody is listed, and a fault leaves them as
// they were: names, lines, and the sets that patterns describe.
func TestPeople(t *testing.T) {
	const most, told = 7, 4
	rng := rand.New(rand.NewPCG(5, 8))
	faults := 0
	for range 300 {
		people := kinship.NewPeople()
		v, lines := newVillage(most)
		for range 1 + rng.IntN(3) {
			short := lines[1:31] // up to told letters
			one, other := short[rng.IntN(len(short))], short[rng.IntN(len(short))]
			if rng.IntN(3) > 0 {
				other = other[:len(other)-1] + one[len(one)-1:]
			}
			before := village{}
			for line, name := range v {
				before[line] = name
			}
			fault, can := people.Identify(one, other), v.join(lines, one, other)
			if (fault == "") != can {
				t.Fatalf("%s is %s: %q", one, other, fault)
			}
			if !can {
				v = before
				faults++
			}
		}
		for _, line := range lines {
			if len(line) <= told && people.Named(line) != v[line] {
				t.Fatalf("%s goes by %s, should be %s", line, people.Named(line), v[line])
			}
		}
		pattern := make(kinship.Pattern, 1+rng.IntN(told))
		for i := range pattern {
			pattern[i] = kinship.Parents(1 + rng.IntN(3))
		}
		var want, also []string
		line := pattern.All()[0]
		for _, other := range lines {
			if pattern.Fits(other) && !slices.Contains(want, v[other]) {
				want = append(want, v[other])
			}
			if v[other] == v[line] && len(other) <= told {
				also = append(also, other)
			}
		}
		slices.SortFunc(want, kinship.Compare)
		parts := people.Parts(pattern)
		if got := kinship.Listed(parts); !slices.Equal(got, want) || kinship.Count(parts) != len(want) {
			t.Fatalf("%s are %v, should be %v", pattern, got, want)
		}
		got := people.Lines(line, told)
		slices.SortFunc(got, kinship.Compare)
		slices.SortFunc(also, kinship.Compare)
		if !slices.Equal(got, also) {
			t.Fatalf("to %s lead %v, should be %v", line, got, also)
		}
		half := slices.Clone(pattern)
		half[0] = kinship.Fathers
		var both []string
		of := kinship.Listed(people.Parts(half))
		for _, name := range want {
			if slices.Contains(of, name) {
				both = append(both, name)
			}
		}
		if got := kinship.Listed(kinship.Meet(parts, people.Parts(half))); !slices.Equal(got, both) {
			t.Fatalf("%s and %s are %v, should be %v", pattern, half, got, both)
		}
	}
	if faults < 30 {
		t.Errorf("only %d identities cannot be", faults)
	}
}
