package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// perSpeaker is how many statements of each are drawn, of which any may go.
const perSpeaker = 3

// kin offers what the same cast says of each other, in other seats: for puzzles with a kind that
// says now this and now that, as no knight or knave does. False is said of other casts, and
// where more is known of them than that each kind is there once.
func kin(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	fickle, once := false, slices.ContainsFunc(like.Conditions, func(c Condition) bool { return c.Kind == heldOnce })
	for _, kind := range like.Kinds {
		if !slices.Contains([]string{answersTruly, answersFalse, answersEither}, kind.Kind) {
			return draft, puzzle.ErrNoOthers
		}
		fickle = fickle || kind.Kind == answersEither
	}
	known := len(like.Conditions) - map[bool]int{true: 1}[once]
	if !fickle || known > 0 || len(like.People) < 2 || len(like.Traits)+len(like.Things) > 0 || like.Ranked || once && len(like.People) != len(like.Kinds) {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Statements = nil
	is := make([]int, len(f.People)) // by person: the kind
	for k, kind := range d.Order(len(f.People)) {
		if is[k] = kind; !once {
			is[k] = d.Below(len(f.Kinds))
		}
	}
	for range perSpeaker {
		for speaker, name := range f.People {
			says := Statement{Kind: saidKind, Speaker: name}
			for {
				who, of, not := d.Below(len(f.People)), d.Below(len(f.Kinds)), d.Once(3)
				says.Who, says.Of, says.Is = f.People[who], f.Kinds[of].Name, map[bool]string{false: "is", true: "is not"}[not]
				truly := (is[who] == of) != not
				kind := f.Kinds[is[speaker]].Kind
				if kind == answersEither || truly == (kind == answersTruly) {
					break
				}
			}
			f.Statements = append(f.Statements, says)
		}
	}
	var cast []string
	for _, kind := range f.Kinds {
		cast = append(cast, kind.Name+map[string]string{answersTruly: " always tells the truth", answersFalse: " always lies", answersEither: " says now this, now that"}[kind.Kind])
	}
	story := english.Capital(english.List(cast, "and")) + "."
	if once {
		story += fmt.Sprintf(" Each of them is one of %s.", english.List(f.People, "and"))
	}
	return puzzle.Draft[Facts]{Facts: f, Story: story, Question: "Who is who?"}, nil
}
