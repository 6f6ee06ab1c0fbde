// Package drawn draws chains of words for ancestors (package kinship) at random, and families in
// which relatives married.
package drawn

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/kinship"
)

// relative is a word for ancestors so many generations back, drawn at random.
func relative(d *chance.Draw, n int) string {
	who := chance.Of(d, []string{"parents", "fathers", "mothers"})
	if n > 1 {
		who = strings.Repeat("great-", n-2) + "grand" + who
	}
	return who
}

// longestWord is how many generations back a word leads at most.
const longestWord = 4

// Chain is a chain of two words at least that leads so many generations back, or so many
// beyond somebody whom the first words name.
func Chain(d *chance.Draw, n int, words ...string) kinship.Phrase {
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

// Loose is one word that leads so many generations back, or a chain.
func Loose(d *chance.Draw, n int) kinship.Phrase {
	if n > longestWord || d.Once(2) {
		return Chain(d, n)
	}
	p, _ := kinship.Read(relative(d, n))
	return p
}

// Relatives are people who are brothers and sisters, pair by pair, one an ancestor of my father and
// the other of my mother: so their descendants married.
type Relatives struct {
	Same [][2]string // the lines to their parents, which lead to the same people
	Told string      // who is whose brother or sister, in clauses
	Back [2]int      // how many generations back those of the last pair are, on the sides of my father and my mother
}

// MostBack is how many generations back two of a pair are brother and sister at most.
const MostBack = 3

// Married draws so many pairs, the two of each as many generations back, or not; false if nothing
// has come of it.
func Married(d *chance.Draw, pairs int, even bool) (r Relatives, ok bool) {
	ancestor := func(side byte, n int) string {
		line := []byte{side}
		for len(line) < n {
			line = append(line, chance.Of(d, kinship.Letters))
		}
		return string(line)
	}
	var told []string
	var all [][2]string
	p := kinship.NewPeople()
	for range pairs {
		n := d.Between(2, MostBack)
		r.Back = [2]int{n, n}
		if !even {
			r.Back = chance.Of(d, [][2]int{{n - 1, n}, {n, n - 1}})
		}
		one, other := ancestor(kinship.Father, r.Back[0]), ancestor(kinship.Mother, r.Back[1])
		for _, parent := range []string{"F", "M"} {
			if p.Identify(one+parent, other+parent) != "" {
				return r, false
			}
			r.Same = append(r.Same, [2]string{one + parent, other + parent})
		}
		are := "brother and sister"
		if one[len(one)-1] == other[len(other)-1] {
			are = map[byte]string{kinship.Father: "brothers", kinship.Mother: "sisters"}[one[len(one)-1]]
		}
		told = append(told, fmt.Sprintf("%s and %s were %s", kinship.Mine(one), kinship.Mine(other), are))
		all = append(all, [2]string{one, other})
	}
	r.Told = strings.Join(told, "; ")
	return r, proper(p, all, MostBack)
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
