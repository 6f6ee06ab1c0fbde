package drawn

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/kinship"
)

// Portrait is of somebody so many generations back, of whom is said which phrases fit and which do
// not: each leaves fewer who it may be, until one is left, or so many phrases are there. No phrase tells
// fathers from mothers in more than two generations.
func Portrait(d *chance.Draw, n, most int) (phrases []kinship.Phrase, fits []bool) {
	line := make([]byte, n)
	for i := range line {
		line[i] = chance.Of(d, kinship.Letters)
	}
	left := slices.Repeat(kinship.Pattern{kinship.Either}, n).All()
	for tries := 0; len(left) > 1 && len(phrases) < most && tries < 100; tries++ {
		p := Chain(d, n)
		is := p.Pattern.Fits(string(line))
		fewer := slices.DeleteFunc(slices.Clone(left), func(line string) bool { return p.Pattern.Fits(line) != is })
		if len(fewer) == len(left) || p.Pattern.Lines() < 1<<(n-2) || len(phrases) == 0 && !is {
			continue
		}
		left = fewer
		phrases, fits = append(phrases, p), append(fits, is)
	}
	return phrases, fits
}
