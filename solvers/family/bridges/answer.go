package bridges

import (
	"fmt"
	"math"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about this map.
func verdict(t town, result puzzle.Result[Solution]) string {
	t = t.kept(result.Keep)
	switch {
	case result.Verdict == puzzle.None:
		return "No. " + t.whyNot()
	case len(t.bridges) == 0 && result.Solutions > 0:
		return "Yes, if you like: there is no bridge to cross, and the empty walk crosses them all."
	case result.Verdict == puzzle.Unsolved && result.Solutions == 0:
		return "Not decided: the search was stopped before it found a walk."
	case result.Verdict == puzzle.Unsolved:
		return "Yes, there is a walk over every bridge. Whether there is another was not decided."
	case !result.Exact && result.Solutions == math.MaxInt:
		return "Yes: there are more than nine quintillion walks over every bridge" + t.where() + "."
	case !result.Exact:
		return fmt.Sprintf("Yes: at least %s walks cross every bridge once%s.", english.Thousands(result.Solutions), t.where())
	case result.Verdict == puzzle.One:
		s := result.Found[0]
		end, _ := s.end(t)
		return fmt.Sprintf("Yes: one walk crosses every bridge once, from %s to %s.", s.Start, end)
	}
	possible := t.possible()
	if len(possible) == 2 && possible[0].from != possible[0].to {
		half := english.Thousands(result.Solutions / 2)
		return fmt.Sprintf("Yes: %s walks cross every bridge once, %s from %s and %s from %s; none comes back to where it began.",
			english.Thousands(result.Solutions), half, t.land(possible[0].from), half, t.land(possible[1].from))
	}
	return fmt.Sprintf("Yes: %s walks cross every bridge once%s.", english.Thousands(result.Solutions), t.where())
}

// where says in a few words where the walks begin and end.
func (t town) where() string {
	possible := t.possible()
	switch {
	case len(possible) == 0:
		return ""
	case len(possible) == 1 && possible[0].from == possible[0].to:
		return fmt.Sprintf(", from %s and back to it", t.land(possible[0].from))
	case possible[0].from == possible[0].to:
		return "; each comes back to where it began, which may be any land with bridges"
	case len(possible) == 1:
		return fmt.Sprintf(", from %s to %s", t.land(possible[0].from), t.land(possible[0].to))
	}
	return fmt.Sprintf(", from %s to %s or the other way round", t.land(possible[0].from), t.land(possible[0].to))
}

// whyNot says why there is no walk: the first thing that is wrong by Euler's
// condition, or else the wish that cannot be met.
func (t town) whyNot() string {
	if len(t.bridges) == 0 {
		return "There is no bridge, and whoever crosses none ends where he started."
	}
	c := t.condition()
	switch {
	case len(c.odd) > 2 && c.pieces > 1:
		return fmt.Sprintf("%s lands have an odd number of bridges, and a walk can begin or end at two at most; besides, the bridges lie in %d pieces with no way between them.", english.Capital(english.Words(len(c.odd))), c.pieces)
	case len(c.odd) > 2:
		return fmt.Sprintf("%s lands have an odd number of bridges, and a walk can begin or end at two at most.", english.Capital(english.Words(len(c.odd))))
	case c.pieces > 1:
		return fmt.Sprintf("The bridges lie in %d pieces with no way between them.", c.pieces)
	case len(c.odd) == 2:
		return fmt.Sprintf("%s have an odd number of bridges: a walk begins at one of them and ends at the other, but this one %s.", english.List(t.landNames(c.odd), "and"), t.wish())
	case t.start >= 0 && t.degree[t.start] == 0:
		return fmt.Sprintf("No bridge leads to %s, where the walk is to start.", t.land(t.start))
	case t.end >= 0 && t.degree[t.end] == 0:
		return fmt.Sprintf("No bridge leads to %s, where the walk is to end.", t.land(t.end))
	}
	return fmt.Sprintf("Every land has an even number of bridges, so every walk comes back to where it started, but this one %s.", t.wish())
}

// wish says what is asked of the walk besides crossing all bridges.
func (t town) wish() string {
	var wishes []string
	if t.start >= 0 {
		wishes = append(wishes, "is to start at "+t.land(t.start))
	}
	if t.end >= 0 {
		wishes = append(wishes, "is to end at "+t.land(t.end))
	}
	switch t.closed {
	case closedWalk:
		wishes = append(wishes, "is to come back")
	case openWalk:
		wishes = append(wishes, "is to end elsewhere")
	}
	return english.List(wishes, "and")
}
