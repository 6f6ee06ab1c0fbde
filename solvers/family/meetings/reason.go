package meetings

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// slot is something that needs a meeting: a day, or a friend or place that is
// met or visited once.
type slot struct {
	kind byte // 'd', 'f' or 'p'
	at   int
}

func (s slot) holds(t triple) bool {
	return s.kind == 'd' && t.day == s.at || s.kind == 'f' && t.friend == s.at || s.kind == 'p' && t.place == s.at
}

// branch is a day whose meetings are being tried.
type branch struct {
	options []triple
	next    int
}

// reason looks over all that is left before every choice. If a day, a friend
// or a place has no meeting left, that is a dead end; otherwise the day with
// the fewest is next. Each meeting looked at counts as a test.
func (k *task) reason() error {
	chosen := make([]triple, 0, k.c.n)
	first, err := k.tightest(chosen)
	if err != nil {
		return err
	}
	branches := []branch{{options: first}}
	for len(branches) > 0 {
		depth := len(branches) - 1
		b := &branches[depth]
		chosen = chosen[:depth]
		if b.next == len(b.options) {
			branches = branches[:depth]
			continue
		}
		if err := k.choose(depth); err != nil {
			return err
		}
		t := b.options[b.next]
		b.next++
		chosen = append(chosen, t)
		if err := k.Step(func() view.Frame { return k.supposeFrame(depth, chosen, b) }); err != nil {
			return err
		}
		if len(chosen) == k.c.n {
			if err := k.found(depth+1, chosen); err != nil {
				return err
			}
			continue
		}
		options, err := k.tightest(chosen)
		if err != nil {
			return err
		}
		if len(options) == 0 {
			k.Stats.DeadEnds++
			k.reject(depth)
			continue
		}
		branches = append(branches, branch{options: options})
	}
	return nil
}

// tightest gives the meetings left for the day that has the fewest; none if
// some slot has none, which it tells.
func (k *task) tightest(chosen []triple) (best []triple, err error) {
	open := map[slot][]triple{}
	for _, day := range k.days {
		for _, friend := range k.friends {
			for _, place := range k.places {
				t := triple{day, friend, place}
				if k.dayTaken(chosen, day) {
					continue
				}
				if err := k.Check(); err != nil {
					return nil, err
				}
				k.Stats.Tests++
				if !k.c.possible(t) || k.clashes(chosen, t) || k.broken(chosen, t) != "" {
					continue
				}
				for _, s := range []slot{{'d', day}, {'f', friend}, {'p', place}} {
					open[s] = append(open[s], t)
				}
			}
		}
	}
	for _, s := range k.slots(chosen) {
		if len(open[s]) == 0 {
			facts := k.against(s, chosen)
			if len(chosen) == 0 {
				k.Stats.DeadEnds++
				k.Refuted(remarksOnly(facts))
			}
			look := cast(chosen, view.Guess)
			for t := range look {
				look[t] = view.Conflict
			}
			return nil, k.Step(func() view.Frame {
				return k.frame(len(chosen), view.Conflict, facts, look, "%s", k.emptyText(s, chosen))
			})
		}
		if s.kind == 'd' && (best == nil || len(open[s]) < len(best)) {
			best = open[s]
		}
	}
	return best, k.Step(func() view.Frame { return k.tightestFrame(best, chosen) })
}

func remarksOnly(facts []puzzle.FactID) []puzzle.FactID {
	var ids []puzzle.FactID
	for _, id := range facts {
		if id != ruleEachFriend && id != ruleEachPlace {
			ids = append(ids, id)
		}
	}
	return ids
}

func (k *task) dayTaken(chosen []triple, day int) bool {
	for _, t := range chosen {
		if t.day == day {
			return true
		}
	}
	return false
}

func (k *task) clashes(chosen []triple, t triple) bool {
	for _, other := range chosen {
		if k.rule(other, t) != "" {
			return true
		}
	}
	return false
}

// slots lists what still needs a meeting, days first, in the orders chosen.
func (k *task) slots(chosen []triple) []slot {
	var slots []slot
	add := func(kind byte, order []int) {
		for _, at := range order {
			s := slot{kind, at}
			filled := false
			for _, t := range chosen {
				filled = filled || s.holds(t)
			}
			if !filled {
				slots = append(slots, s)
			}
		}
	}
	add('d', k.days)
	// As many friends as days: each met at most once is each met once.
	if !k.f.FriendsRepeat {
		add('f', k.friends)
	}
	if !k.f.PlacesRepeat {
		add('p', k.places)
	}
	return slots
}

// against collects what rules out meetings of a slot: remarks, and the rules by
// which the meetings chosen take friends and places.
func (k *task) against(s slot, chosen []triple) []puzzle.FactID {
	var byRemark []triple
	others := map[puzzle.FactID]bool{} // rules, and remarks about several meetings together
	for _, t := range k.c.all {
		if !s.holds(t) {
			continue
		}
		switch {
		case k.dayTaken(chosen, t.day):
		case !k.c.possible(t):
			byRemark = append(byRemark, t)
		default:
			if i := slices.IndexFunc(chosen, func(other triple) bool { return k.rule(other, t) != "" }); i >= 0 {
				others[k.rule(chosen[i], t)] = true
			} else if broken := k.c.broken(chosen, t); broken != "" {
				others[broken] = true
			}
		}
	}
	facts := k.c.why(byRemark)
	for _, t := range k.c.tests {
		if others[t.id] {
			facts = append(facts, t.id)
		}
	}
	for _, rule := range []puzzle.FactID{ruleEachFriend, ruleEachPlace} {
		if others[rule] {
			facts = append(facts, rule)
		}
	}
	return facts
}

func (k *task) emptyText(s slot, chosen []triple) string {
	then := "T"
	if len(chosen) > 0 {
		then = "Then t"
	}
	switch s.kind {
	case 'd':
		return then + fmt.Sprintf("here is no meeting left for %s.", k.f.Days[s.at])
	case 'f':
		return then + fmt.Sprintf("here is no meeting left with %s.", k.f.Friends[s.at])
	}
	return then + fmt.Sprintf("here is no meeting left %s.", english.AtThe(k.f.Places[s.at]))
}

// fewOptions is how many meetings a caption still lists.
const fewOptions = 4

func (k *task) tightestFrame(best, chosen []triple) view.Frame {
	look := cast(chosen, view.Guess)
	for _, t := range best {
		look[t] = view.Accent
	}
	day := k.f.Days[best[0].day]
	facts := k.against(slot{'d', best[0].day}, chosen)
	if len(best) > fewOptions {
		return k.frame(len(chosen), view.Plain, facts, look, "%s has the fewest meetings left: %d.", english.Capital(day), len(best))
	}
	names := make([]string, len(best))
	for i, t := range best {
		names[i] = fmt.Sprintf("%s %s", k.f.Friends[t.friend], english.AtThe(k.f.Places[t.place]))
	}
	return k.frame(len(chosen), view.Plain, facts, look, "%s has the fewest meetings left: only %s.", english.Capital(day), english.List(names, "or"))
}

func (k *task) supposeFrame(depth int, chosen []triple, b *branch) view.Frame {
	m := k.c.meeting(chosen[depth])
	if len(b.options) == 1 {
		look := cast(chosen, view.Guess)
		look[chosen[depth]] = view.Deduced
		return k.frame(depth, view.Deduced, nil, look, "So it was %s.", m)
	}
	return k.frame(depth, view.Guess, nil, cast(chosen, view.Guess), "Suppose %s.", m)
}
