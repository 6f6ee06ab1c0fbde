package kinship

import (
	"cmp"
	"slices"
	"strings"
)

// Block is a set of ancestors: those who are so many generations beyond somebody, on lines
// along which nobody else is known. Blocks have nobody in common, and where no relatives
// married, there is one for each length of lines.
type Block struct {
	From   string // the line that this somebody goes by
	Beyond int
}

// Part is some of a block: the pattern of the lines that go on from its person.
type Part struct {
	Block
	Pattern
}

// Parts cuts the ancestors that a pattern describes into their blocks: it follows the
// letters over known people, and leaves them wherever a parent is not known. What is
// left of the pattern depends on its length alone, so a block comes once. It takes
// one step for each known person and place of the pattern.
func (p *People) Parts(of Pattern) (all []Part) {
	at := []int{0}
	for i := range len(of) + 1 {
		var next []int
		for _, person := range at {
			if i == len(of) {
				all = append(all, Part{Block{p.name[person], 0}, nil})
				continue
			}
			for side, letter := range Letters {
				if parent := p.who(p.to[person][side]); parent != 0 && of[i].Has(letter) && !slices.Contains(next, parent) {
					next = append(next, parent)
				}
			}
			if free := of[i] & p.beyond(person); free != 0 {
				rest := slices.Clone(of[i:])
				rest[0] = free
				all = append(all, Part{Block{p.name[person], len(rest)}, rest})
			}
		}
		at = next
	}
	return all
}

// OfLengths are the parts of all lines of some lengths.
func (p *People) OfLengths(lengths []int) (all []Part) {
	for _, n := range lengths {
		for _, part := range p.Parts(slices.Repeat(Pattern{Either}, n)) {
			if !slices.ContainsFunc(all, func(known Part) bool { return known.Block == part.Block }) {
				all = append(all, part)
			}
		}
	}
	return all
}

// Among are the lines of a part that are among others too; empty places where there
// are none.
func (p Part) Among(others []Part) Part {
	met := Part{p.Block, make(Pattern, p.Beyond)}
	i := slices.IndexFunc(others, func(o Part) bool { return o.Block == p.Block })
	if i < 0 {
		return Part{p.Block, Pattern{0}}
	}
	for k := range met.Pattern {
		met.Pattern[k] = p.Pattern[k] & others[i].Pattern[k]
	}
	return met
}

// Meet are the people of some parts who are among others too.
func Meet(parts, others []Part) (all []Part) {
	for _, p := range parts {
		if p = p.Among(others); p.Lines() > 0 {
			all = append(all, p)
		}
	}
	return all
}

// Ancestors are the lines that the people of a part go by, in order.
func (p Part) Ancestors() []string {
	lines := p.All()
	for i := range lines {
		lines[i] = p.From + lines[i]
	}
	return lines
}

// Count is how many people there are in some parts of different blocks.
func Count(parts []Part) (n int) {
	for _, p := range parts {
		n += p.Lines()
	}
	return n
}

// Listed are the lines that the people of some parts go by, in the order of [Compare].
func Listed(parts []Part) (lines []string) {
	for _, p := range parts {
		lines = append(lines, p.Ancestors()...)
	}
	slices.SortFunc(lines, Compare)
	return lines
}

// Compare puts lines in order: the nearest first, and of those as near, the one in which a
// father comes first.
func Compare(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}
