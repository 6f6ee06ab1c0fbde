package speech

import (
	"slices"

	kit "solvitur/solvers/formula"
)

// earlier is of whom a text has spoken up to some place. "The others", "they" and
// "we" look back: behind "Bo is a knave" the others are not those besides the speaker.
type earlier struct {
	named   []int   // persons, one by one, without the speaker
	several []int   // the last group of names, if it is not everybody
	ours    bool    // the speaker was in such a group
	counted [][]int // of whom so many were meant, and it was not told which
	whole   [][]int // of whom all were meant, or none
	// statements says that single statements were named or counted, but for the one
	// that speaks.
	statements bool
}

// noteNames remembers names that stood together.
func (r *reader) noteNames(of []int) {
	for _, who := range of {
		if who != r.speaker {
			r.earlier.named = append(slices.Clip(r.earlier.named), who)
		}
	}
	if len(of) > 1 && !allOf(of, Positions(len(r.People))) {
		r.earlier.several = of
		r.earlier.ours = r.earlier.ours || slices.Contains(of, r.speaker)
	}
}

// noteCount remembers that so many of some were meant.
func (r *reader) noteCount(q Quantity, of []int) {
	if q.Word != "all" && q.Word != "none" {
		r.earlier.counted = append(slices.Clip(r.earlier.counted), of)
		return
	}
	r.earlier.whole = append(slices.Clip(r.earlier.whole), of)
}

// noteNumbers remembers statements.
func (r *reader) noteNumbers(of []int) {
	if len(of) != 1 || of[0] != r.number {
		r.earlier.statements = true
	}
}

// allOf says whether some persons are all of a crowd.
func allOf(some, crowd []int) bool {
	return !slices.ContainsFunc(crowd, func(who int) bool { return !slices.Contains(some, who) }) &&
		!slices.ContainsFunc(some, func(who int) bool { return !slices.Contains(crowd, who) })
}

// looksBack refuses a word for a crowd that may mean those of whom was spoken before
// it, or all besides them.
func (r *reader) looksBack(t token, crowd []int) *kit.Error {
	e := r.earlier
	switch {
	case t.Is("us", "we"):
		if r.speaker >= 0 && e.ours {
			return kit.Wrong(t.At, "“%s” could mean %s or everybody here: write “everybody”, or use names.", t.Text, voice{Vocabulary: r.Vocabulary, speaker: r.speaker}.listed(e.several, voice.object))
		}
	case t.Is("other", "others", "else"):
		if len(e.named) > 0 {
			return kit.Wrong(t.At, "“%s” could leave out %s or %s here: use names.", t.Text, r.People[r.speaker], r.People[e.named[0]])
		}
		if len(e.counted) > 0 {
			return kit.Wrong(t.At, "“%s” could leave out %s, or those of whom was spoken before: use names.", t.Text, r.People[r.speaker])
		}
	case t.Is("them", "they"):
		one := len(e.counted) > 0 && !r.After(-2).Is("of", "among") // "if somebody did it, they are …"
		others := t.Is("they") && slices.ContainsFunc(e.whole, func(of []int) bool { return !allOf(of, crowd) })
		if one || others || len(e.named) > 0 && !allOf(e.named, crowd) || slices.ContainsFunc(e.counted, func(of []int) bool { return !allOf(of, crowd) }) {
			return kit.Wrong(t.At, "“%s” could mean those of whom was spoken before, or all of them: use names.", t.Text)
		}
	}
	return nil
}
