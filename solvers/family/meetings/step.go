package meetings

import (
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// visit is a day that is being filled: the friend being tried, as a position
// in the order of friends (-1 before the first), and the place to try next.
type visit struct {
	friend, place int
	placed        bool // some meeting of this visit stood
}

// step is the report's Pascal way: for one day after the other try the friends
// in turn, and with each the places in turn; a meeting that is free and
// possible stands until the days after it have been tried; when the friends
// run out, step back. A friend or a place that is tried counts as one choice
// and one test.
func (k *task) step() error {
	n := k.c.n
	friendTaken, placeTaken := make([]bool, n), make([]bool, n)
	chosen := make([]triple, 0, n)
	visits := make([]visit, n)
	visits[0].friend = -1
	for depth := 0; depth >= 0; {
		v := &visits[depth]
		if len(chosen) > depth { // back from the days after this one
			last := chosen[depth]
			chosen = chosen[:depth]
			friendTaken[last.friend], placeTaken[last.place] = false, false
		}
		if v.friend < 0 || v.place == n {
			v.place = n
			if v.friend++; v.friend == n {
				if !v.placed {
					k.Stats.DeadEnds++
					if err := k.Step(func() view.Frame { return k.nobodyLeft(depth, chosen) }); err != nil {
						return err
					}
				}
				depth--
				continue
			}
			if err := k.choose(depth); err != nil {
				return err
			}
			k.Stats.Tests++
			friend := k.friends[v.friend]
			if friendTaken[friend] && !k.f.FriendsRepeat {
				k.reject(depth)
				if err := k.Step(func() view.Frame { return k.takenFrame(depth, chosen, friend) }); err != nil {
					return err
				}
				continue
			}
			v.place = 0
			continue
		}
		if err := k.choose(depth); err != nil {
			return err
		}
		k.Stats.Tests++
		t := triple{k.days[depth], k.friends[v.friend], k.places[v.place]}
		v.place++
		taken, facts := placeTaken[t.place] && !k.f.PlacesRepeat, k.c.against(t)
		if !taken && len(facts) == 0 {
			if remark := k.broken(chosen, t); remark != "" {
				facts = []puzzle.FactID{remark}
			}
		}
		if taken || len(facts) > 0 {
			k.reject(depth)
			if err := k.Step(func() view.Frame { return k.refusedFrame(depth, chosen, t, taken, facts) }); err != nil {
				return err
			}
			continue
		}
		v.placed = true
		chosen = append(chosen, t)
		if depth == n-1 {
			if err := k.found(depth+1, chosen); err != nil {
				return err
			}
			chosen = chosen[:depth]
			continue
		}
		if err := k.Step(func() view.Frame {
			return k.frame(depth, view.Guess, nil, cast(chosen, view.Guess), "Say %s.", k.c.meeting(t))
		}); err != nil {
			return err
		}
		friendTaken[t.friend], placeTaken[t.place] = true, true
		depth++
		visits[depth] = visit{friend: -1}
	}
	return nil
}

func (k *task) nobodyLeft(depth int, chosen []triple) view.Frame {
	if depth == 0 {
		return k.frame(0, view.Conflict, nil, nil, "Nobody is left for %s, and there is no step back from there.", k.f.Days[k.days[0]])
	}
	back := chosen[depth-1]
	look := cast(chosen, view.Guess)
	look[back] = view.Conflict
	return k.frame(depth, view.Conflict, nil, look, "Nobody is left for %s: step back from %s.", k.f.Days[k.days[depth]], k.c.meeting(back))
}

func (k *task) takenFrame(depth int, chosen []triple, friend int) view.Frame {
	for _, t := range chosen {
		if t.friend == friend {
			return k.frame(depth, view.Conflict, []puzzle.FactID{ruleEachFriend}, cast(chosen, view.Guess),
				"%s on %s? No: that would be twice, after %s.", english.Capital(k.f.Friends[friend]), k.f.Days[k.days[depth]], k.f.Days[t.day])
		}
	}
	panic("meetings: a friend is taken whom nobody met")
}

func (k *task) refusedFrame(depth int, chosen []triple, t triple, taken bool, facts []puzzle.FactID) view.Frame {
	look := cast(chosen, view.Guess)
	look[t] = view.Conflict
	m := k.c.meeting(t)
	if taken {
		return k.frame(depth, view.Conflict, []puzzle.FactID{ruleEachPlace}, look, "%s? No: the %s is taken already.", english.Capital(m.String()), m.place)
	}
	return k.frame(depth, view.Conflict, facts, look, "%s? No: %s", english.Capital(m.String()), remarks.SentenceOf(k.f.Facts, k.f.Remarks, facts[0]))
}
