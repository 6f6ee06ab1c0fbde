package stars

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names the facts that an answer breaks, straight from their wording.
// Lines have equal sums together: of those that are kept, the ones are named that
// differ from the sum told, or else from the first of them, with that.
func violations(f *figure, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	x := s.numbers(f)
	strange, twice := false, false
	for i, n := range x {
		strange = strange || !slices.Contains(f.numbers, n)
		twice = twice || slices.Contains(x[:i], n)
	}
	if strange {
		broken = append(broken, ruleNumbers)
	}
	if twice && f.Different && keep(differentID) {
		broken = append(broken, differentID)
	}
	broken = append(broken, f.unequal(x, keep)...)
	for _, id := range holds.Broken(inRemarks, result{f, s}, f.Remarks) {
		if keep(id) {
			broken = append(broken, id)
		}
	}
	return broken, nil
}

// unequal are the facts of which the sums of lines break some together.
func (f *figure) unequal(x []int, keep func(puzzle.FactID) bool) (broken []puzzle.FactID) {
	want, named := 0, ""
	if f.Sum != nil && keep(sumID) {
		want, named = *f.Sum, sumID
	}
	look := func(id puzzle.FactID, circles []int) {
		switch total := total(x, circles); {
		case !keep(id):
		case named == "":
			want, named = total, id
		case total != want:
			if len(broken) == 0 {
				broken = append(broken, named)
			}
			broken = append(broken, id)
		}
	}
	for i, line := range f.lines {
		look(lineID(i), line)
	}
	for i, r := range f.Remarks {
		if r.Kind == magicKind {
			look(remarkID(i), f.groups[r.Circles])
		}
	}
	return broken
}

// total is what some circles add up to.
func total(x, circles []int) (sum int) {
	for _, c := range circles {
		sum += x[c]
	}
	return sum
}

// result is an answer as remarks read it.
type result struct {
	*figure
	Solution
}

// holds reads the remarks as they are worded.
var holds = rows.Holds[result, Remark]{
	givenKind: func(s result, r Remark) bool { return (s.holds(r.Circle) == *r.Number) == (r.How == rows.So) },
	sumKind: func(s result, r Remark) bool {
		return rows.Compares(total(s.Solution.numbers(s.figure), s.groups[r.Circles]), r.How, *r.Number)
	},
	// As much as a line is a matter of lines: see unequal.
	magicKind: func(result, Remark) bool { return true },
	"compare": func(s result, r Remark) bool {
		x, y := s.holds(r.Circle), s.holds(r.Other)
		return rows.Compares(x, r.How, y)
	},
	"apart": func(s result, r Remark) bool {
		x, y := s.holds(r.Circle), s.holds(r.Other)
		return rows.Compares(max(x-y, y-x), r.How, *r.Number)
	},
	"parity": func(s result, r Remark) bool { return (s.holds(r.Circle)%2 == 0) == (r.How == even) },
}
