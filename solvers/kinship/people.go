package kinship

import (
	"fmt"
	"slices"
)

// People knows which lines lead to the same person: a graph in which each known
// person has an edge to each known parent. Me is person 0. Only those are in it of whom
// Identify was told, or who lie on the way; beyond them, lines go on as the tree
// they are.
type People struct {
	to   [][2]int // by letter, 0 for nobody known: I am nobody's parent
	rep  []int    // who somebody is, after identities; see who
	name []string // the first line to somebody, the shortest; only of those who stand for themselves
}

// NewPeople are all of whom nobody is told to be another.
func NewPeople() *People { return &People{to: make([][2]int, 1), rep: []int{0}, name: []string{""}} }

// who follows identities.
func (p *People) who(person int) int {
	for p.rep[person] != person {
		person = p.rep[person]
	}
	return person
}

// at is the person at the end of a line, made known.
func (p *People) at(line string) int {
	person, rest := p.split(line)
	for i := range rest {
		next := len(p.to)
		p.to[person][slices.Index(Letters, rest[i])] = next
		p.to, p.rep, p.name = append(p.to, [2]int{}), append(p.rep, next), append(p.name, "")
		person = next
	}
	return person
}

// Identify makes two lines lead to one person, and so their continuations (congruence
// closure). The fault is a clause that says why nobody can be both, as "my father would be
// an ancestor of himself"; then nothing has changed. "" says nothing.
func (p *People) Identify(one, other string) (fault string) {
	before := People{slices.Clone(p.to), slices.Clone(p.rep), slices.Clone(p.name)}
	pairs := [][2]int{{p.at(one), p.at(other)}}
	for len(pairs) > 0 {
		a, b := p.who(pairs[len(pairs)-1][0]), p.who(pairs[len(pairs)-1][1])
		pairs = pairs[:len(pairs)-1]
		if a == b {
			continue
		}
		p.rep[b] = a
		for side := range Letters {
			switch theirs := p.to[b][side]; {
			case p.to[a][side] == 0:
				p.to[a][side] = theirs
			case theirs != 0:
				pairs = append(pairs, [2]int{p.to[a][side], theirs})
			}
		}
	}
	if fault = p.settle(); fault != "" {
		*p = before
	}
	return fault
}

// settle names everybody anew, and says what is wrong, if anything is.
func (p *People) settle() (fault string) {
	clear(p.name)
	seen := make([]bool, len(p.to))
	sex := make([]int, len(p.to)) // by side, from 1
	order := []int{0}
	for at := 0; at < len(order); at++ {
		person := order[at]
		for side, letter := range Letters {
			next := p.who(p.to[person][side])
			if p.to[person][side] == 0 {
				continue
			}
			if sex[next] != 0 && sex[next] != side+1 {
				return fmt.Sprintf("%s would be a man and a woman", Mine(p.name[next]))
			}
			sex[next] = side + 1
			if !seen[next] {
				seen[next] = true
				p.name[next] = p.name[person] + string(letter)
				order = append(order, next)
			}
		}
	}
	return p.circle(order, sex)
}

// circle says who would be their own ancestor. Whoever is left when all are taken
// away again and again who have no parent among the others has one among them, and
// so going on from parent to parent comes round.
func (p *People) circle(left, sex []int) (fault string) {
	for before := 0; before != len(left); {
		before = len(left)
		among := left
		left = slices.DeleteFunc(slices.Clone(left), func(person int) bool { return p.parent(person, among) == 0 })
	}
	if len(left) == 0 {
		return ""
	}
	person := left[0]
	for range left {
		person = p.parent(person, left)
	}
	return fmt.Sprintf("%s would be an ancestor of %s", Mine(p.name[person]), [...]string{"", "himself", "herself"}[sex[person]])
}

// parent is a parent of somebody, one of these; 0 for none.
func (p *People) parent(person int, of []int) int {
	for _, parent := range p.to[person] {
		if parent = p.who(parent); parent != 0 && slices.Contains(of, parent) {
			return parent
		}
	}
	return 0
}

// beyond are the letters that lead from somebody to a parent who is not known.
func (p *People) beyond(person int) (free Parents) {
	for side, letter := range Letters {
		if p.to[person][side] == 0 {
			free |= Only(letter)
		}
	}
	return free
}

// split follows a line as far as people are known.
func (p *People) split(line string) (person int, rest string) {
	for i := range line {
		next := p.to[person][slices.Index(Letters, line[i])]
		if next == 0 {
			return person, line[i:]
		}
		person = p.who(next)
	}
	return person, ""
}

// Named is the line that the person at the end of a line goes by.
func (p *People) Named(line string) string {
	person, rest := p.split(line)
	return p.name[person] + rest
}

// Lines are all lines that lead to the same person as this one, those no longer than
// most.
func (p *People) Lines(line string, most int) (all []string) {
	person, rest := p.split(line)
	type end struct {
		person int
		line   string
	}
	ends := []end{{}}
	for len(ends) > 0 {
		e := ends[0]
		ends = ends[1:]
		if e.person == person {
			all = append(all, e.line+rest)
		}
		if len(e.line)+len(rest) == most {
			continue
		}
		for side, letter := range Letters {
			if next := p.to[e.person][side]; next != 0 {
				ends = append(ends, end{p.who(next), e.line + string(letter)})
			}
		}
	}
	return all
}
