package meetings

import (
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// list is the report's Prolog way: list the possible meetings of each day, and
// choose one from each list. The choice is tested when it is whole, or, if
// early is set, after the second, the third and each further meeting (the
// report's first exercise). In the worst case the number of whole choices is
// the product of the lists' lengths.
func (k *task) list(early bool) error {
	lists, err := k.possibleMeetings()
	if err != nil || lists == nil {
		return err
	}
	n := k.c.n
	chosen := make([]triple, 0, n)
	next := make([]int, n) // by depth, the next meeting of the list to choose
	for depth := 0; depth >= 0; {
		if next[depth] == len(lists[depth]) {
			next[depth] = 0
			depth--
			continue
		}
		if err := k.choose(depth); err != nil {
			return err
		}
		chosen = append(chosen[:depth], lists[depth][next[depth]])
		next[depth]++
		whole := depth == n-1
		if whole || early && depth > 0 {
			if clash := k.test(chosen, early); clash != nil {
				k.Stats.DeadEnds++
				k.reject(depth)
				if err := k.Step(func() view.Frame { return k.clashFrame(depth, chosen, clash) }); err != nil {
					return err
				}
				continue
			}
			if whole {
				if err := k.found(depth+1, chosen); err != nil {
					return err
				}
				continue
			}
		}
		if err := k.Step(func() view.Frame {
			return k.frame(depth, view.Guess, nil, cast(chosen, view.Guess), "Choose %s.", k.c.meeting(chosen[depth]))
		}); err != nil {
			return err
		}
		depth++
	}
	return nil
}

// possibleMeetings tests every meeting against the remarks and lists those
// that stand, for each day in the order chosen. It returns nil if a day has
// none, which it reports.
func (k *task) possibleMeetings() ([][]triple, error) {
	lists := make([][]triple, k.c.n)
	for i, day := range k.days {
		for _, friend := range k.friends {
			for _, place := range k.places {
				if err := k.Check(); err != nil {
					return nil, err
				}
				k.Stats.Tests++
				if t := (triple{day, friend, place}); k.c.possible(t) {
					lists[i] = append(lists[i], t)
				}
			}
		}
	}
	if empty, err := k.refuteDay(); empty {
		return nil, err
	}
	return lists, nil
}

// clash is two meetings that cannot both be, and the rule that says so; or one that
// cannot be with those before, by a remark.
type clash struct {
	a, b triple
	fact puzzle.FactID
}

// test looks for two meetings of one friend or at one place: between all that
// are chosen, or, where the ones before have been tested already, between the
// last and those. Then it looks for remarks that all of them together break.
func (k *task) test(chosen []triple, onlyLast bool) *clash {
	k.Stats.Tests++
	from := 1
	if onlyLast {
		from = len(chosen) - 1
	}
	for j := from; j < len(chosen); j++ {
		for i := range j {
			k.Stats.Work++
			if rule := k.rule(chosen[i], chosen[j]); rule != "" {
				return &clash{chosen[i], chosen[j], rule}
			}
		}
	}
	last := len(chosen) - 1
	if remark := k.broken(chosen[:last], chosen[last]); remark != "" {
		return &clash{chosen[last], chosen[last], remark}
	}
	return nil
}

// rule is the rule that two meetings on different days break together, or "".
func (k *task) rule(a, b triple) puzzle.FactID {
	switch {
	case a.friend == b.friend && !k.f.FriendsRepeat:
		return ruleEachFriend
	case a.place == b.place && !k.f.PlacesRepeat:
		return ruleEachPlace
	}
	return ""
}

func (k *task) clashFrame(depth int, chosen []triple, c *clash) view.Frame {
	look := cast(chosen, view.Guess)
	look[c.a], look[c.b] = view.Conflict, view.Conflict
	facts := []puzzle.FactID{c.fact}
	last := k.c.meeting(chosen[len(chosen)-1])
	switch c.fact {
	case ruleEachFriend:
		return k.frame(depth, view.Conflict, facts, look, "With %s, %s would have been met on %s and on %s.",
			last, k.f.Friends[c.a.friend], k.f.Days[c.a.day], k.f.Days[c.b.day])
	case ruleEachPlace:
		return k.frame(depth, view.Conflict, facts, look, "With %s, the %s would have been visited on %s and on %s.",
			last, k.f.Places[c.a.place], k.f.Days[c.a.day], k.f.Days[c.b.day])
	}
	return k.frame(depth, view.Conflict, facts, look, "%s? No: %s", english.Capital(last.String()), remarks.SentenceOf(k.f.Facts, k.f.Remarks, c.fact))
}
