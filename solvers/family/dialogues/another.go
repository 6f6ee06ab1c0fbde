package dialogues

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers other ages for a census taker: another product or sum, and another remark by which
// he knows in the end. It came late: before, others came in disguise, as longer conversations do.
var renewal = puzzle.Renewal[Facts, Solution]{Later: draft}

// remarked is what can be said of three ages, and how.
var remarked = []Line{
	{Kind: lineHint, Property: string(uniqueSmallest), Words: "The youngest is asleep."},
	{Kind: lineHint, Property: string(uniqueLargest), Words: "The eldest plays the piano."},
	{Kind: lineHint, Property: string(someEqual), Words: "Two of them were born on one day."},
	{Kind: lineHint, Property: string(allDifferent), Words: "No two of them are the same age."},
	{Kind: lineHint, Property: string(somePrime), Words: "At least one of their ages is a prime number."},
	{Kind: lineHint, Property: string(noPrime), Words: "None of their ages is a prime number."},
}

const (
	oldest               = 18
	mostProduct, mostSum = 1_500, 45 // that are told
	mostDrawn            = 4_000     // products or sums, with remarks, for one by which the census taker knows
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	if like.Count != 3 || like.Low != 1 || !like.Equal || len(like.People) != 1 || like.People[0].What != string(sum) || like.People[0].Also != schema.Any ||
		len(like.Known) != 1 || like.Known[0].Kind != lineBound || like.Known[0].What != string(product) || like.Known[0].Relation != string(is) ||
		len(like.Conversation) != 3 || like.Conversation[1].Kind != lineHint {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Known, f.People, f.Conversation = slices.Clone(like.Known), slices.Clone(like.People), slices.Clone(like.Conversation)
	told, house := "multiply", "add up"
	f.Known[0].Words = "Multiply their ages, and you get %d."
	if d.Once(2) {
		f.Known[0].What, f.People[0].What = f.People[0].What, f.Known[0].What
		told, house = house, told
		f.Known[0].Words = "Add up their ages, and you get %d."
	}
	most := map[string]int{string(product): mostProduct, string(sum): mostSum}[f.Known[0].What]
	for range mostDrawn {
		of := d.Between(3, most)
		f.Known[0].Value, f.Conversation[1] = &of, chance.Of(d, remarked)
		if ages := f.census(); ages == nil || ages[2] > oldest || of == *like.Known[0].Value {
			continue
		}
		f.Known[0].Words = fmt.Sprintf(f.Known[0].Words, of)
		return puzzle.Draft[Facts]{Facts: f, Story: fmt.Sprintf("At another door there are three boys as well. Their ages %s to %d, and %s to the number of the house; and again that is not enough for the census taker. But when he has heard one thing more, he thanks the lady and leaves.", told, of, house)}, nil
	}
	return draft, puzzle.ErrBadDraw
}

// census are the ages, as everybody knows something of them, that come to be known by a remark to
// whoever knows something else, and were not known before; nil unless it is so of one choice of ages.
func (f Facts) census() (known []int) {
	value, remark := *f.Known[0].Value, trait(f.Conversation[1].Property)
	alike := map[int][][]int{} // by what the census taker knows
	for a := 1; a <= f.High; a++ {
		for b := a; b <= f.High; b++ {
			c := value - a - b
			if f.Known[0].What == string(product) {
				if a*b*b > value {
					break
				}
				c = value / (a * b)
			}
			if ages := []int{a, b, c}; c >= b && c <= f.High && valueOf(what(f.Known[0].What), ages) == value {
				seen := valueOf(what(f.People[0].What), ages)
				alike[seen] = append(alike[seen], ages)
			}
		}
	}
	times := 0
	for _, all := range alike {
		left := slices.DeleteFunc(slices.Clone(all), func(ages []int) bool { return !has(remark, ages) })
		if len(all) > 1 && len(left) == 1 {
			known = left[0]
			times++
		}
	}
	if times != 1 {
		return nil
	}
	return known
}
