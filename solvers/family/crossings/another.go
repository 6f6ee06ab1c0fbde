package crossings

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers other travellers. A plan read backwards is a plan that is as good, so that there
// is never one alone that is worth looking for: the two count as one. Couples have hundreds of
// plans with as few crossings as possible, and kinds that may not outnumber each other hardly one that
// is new: of these others are offered in which time counts.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: draft, Level: difficulty, Graded: 2, Alike: &puzzle.Alike[Facts, Solution]{
	Same: func(_ Facts, a, b Solution) bool {
		backwards := slices.Clone(b.Trips)
		slices.Reverse(backwards)
		return slices.Equal(a.Trips, b.Trips) || slices.Equal(a.Trips, backwards)
	},
	Says: "a plan and the same plan read backwards are counted once",
}}

// difficulty is how many crossings there are where these count, or where one kind may not outnumber another.
// Where time counts it is how many cannot row; at night, how many cannot carry the torch or be left together.
func difficulty(f Facts, s Solution) puzzle.Level {
	idle := each.Count(f.Travellers, func(t Traveller) bool { return t.Leads == no })
	switch {
	case f.Least == crossings:
		return puzzle.ByLength(len(s.Trips), 3, 5)
	case len(f.Travellers) == 2:
		return puzzle.ByLength(len(s.Trips), 7, 9)
	case f.By == torch:
		return puzzle.ByLength(idle+len(f.Bans), 0, 1)
	}
	return puzzle.ByLength(idle, 0, 1)
}

func draft(d *chance.Draw, like Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	leads := each.Count(like.Travellers, func(t Traveller) bool { return t.Leads == yes })
	guarded := !slices.ContainsFunc(like.Bans, func(b Ban) bool { return b.Kind != together || b.Third == schema.Any })
	all := like.By == boat && like.Least == crossings && leads == len(like.Travellers)
	f := like // to be changed
	f.Limit, f.Travellers = 0, slices.Clone(like.Travellers)
	switch n := len(like.Travellers); {
	case like.By == torch && like.Least == minutes && n == 4 && leads == n && len(like.Bans) == 0:
		return atNight(d, f), nil
	case like.By == boat && like.Least == crossings && leads == 1 && guarded && n > 1:
		return farmyard(d, like, level)
	case all && guarded && n == 6 && len(like.Bans) == n:
		return inTime(d, f), nil
	case all && n == 2 && len(like.Bans) == 1 && like.Bans[0].Kind == outnumber:
		return parties(d, f), nil
	}
	return draft, puzzle.ErrNoOthers
}

// atNight has other times, one who may not carry the torch, or two who may not be left together. The
// second is so quick that it is wrong to have the quickest bring over all others, were it not for that.
func atNight(d *chance.Draw, f Facts) puzzle.Draft[Facts] {
	const longest = 30
	f.Bans = []Ban{}
	var times []int
	for times == nil || 2*times[1] >= times[0]+times[2] {
		times = d.Order(longest)[:len(f.Travellers)]
		slices.Sort(times)
	}
	for i := range f.Travellers {
		f.Travellers[i].Minutes = times[i] + 1
	}
	who := d.Order(len(f.Travellers))
	name := func(k int) string { return f.Travellers[who[k]].Name }
	story := "The same four at the same bridge, but each takes another time"
	if d.Once(2) {
		f.Travellers[who[0]].Leads = no
		story += fmt.Sprintf(", and %s cannot carry the torch", name(0))
	}
	if d.Once(2) {
		f.Bans = []Ban{{Kind: together, First: name(1), Second: name(2), Third: name(3)}}
		story += fmt.Sprintf(", and on neither side may %s be with %s without %s", name(1), name(2), name(3))
	}
	return puzzle.Draft[Facts]{Facts: f, Story: story + ".", Question: "How do all four get across, in as little time as possible?"}
}

// hungry are who cannot be left with whom.
var hungry = [][2]string{
	{"the wolf", "the goat"}, {"the wolf", "the goose"}, {"the wolf", "the dog"}, {"the dog", "the cat"}, {"the dog", "the goose"},
	{"the cat", "the mouse"}, {"the cat", "the cheese"}, {"the mouse", "the cheese"}, {"the mouse", "the corn"},
	{"the goat", "the cabbage"}, {"the goat", "the corn"}, {"the goose", "the corn"}, {"the goose", "the cabbage"}, {"the dog", "the cheese"},
}

// farmyard has so many passengers, and a boat for so many, that there is one plan of 3, 5 or 7 crossings for
// some of them, and none that is as good.
func farmyard(d *chance.Draw, like Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	size := map[puzzle.Level]struct{ passengers, seats int }{puzzle.Easy: {4, 3}, puzzle.Medium: {5, 3}, puzzle.Any: {5, 3}, puzzle.Hard: {3, 2}}[level]
	var all []string
	for _, pair := range hungry {
		for _, name := range pair {
			if !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	rows := like.Travellers[slices.IndexFunc(like.Travellers, func(t Traveller) bool { return t.Leads == yes })]
	f := like
	f.Seats, f.Bans, f.Travellers = size.seats, nil, []Traveller{rows}
	aboard, same := chance.Some(d, all, size.passengers), level != puzzle.Any // first seeds give what they gave
	for _, name := range aboard {
		same = same && slices.ContainsFunc(like.Travellers, func(t Traveller) bool { return t.Name == name })
		f.Travellers = append(f.Travellers, Traveller{Name: name, Number: 1, Leads: no, Minutes: 1})
	}
	for _, pair := range hungry {
		if slices.Contains(aboard, pair[0]) && slices.Contains(aboard, pair[1]) {
			f.Bans = append(f.Bans, Ban{Kind: together, First: pair[0], Second: pair[1], Third: rows.Name})
		}
	}
	if len(f.Bans) == 0 || same {
		return draft, puzzle.ErrBadDraw
	}
	story := fmt.Sprintf("Another market, another day, and a boat for %s: %s is to bring across %s. Nobody else can row, and not everybody can be left with everybody.",
		english.Words(size.seats), rows.Name, english.List(aboard, "and"))
	return puzzle.Draft[Facts]{Facts: f, Story: story, Question: "How do all of them get across, in as few crossings as possible?"}, nil
}

// slowest says how long a crossing takes.
const slowest = "a crossing takes as long as the slowest aboard"

// inTime are the same couples, each of whom takes a time of their own, and some of whom cannot row.
func inTime(d *chance.Draw, f Facts) puzzle.Draft[Facts] {
	const longest, mostIdle = 15, 3
	f.Least = minutes
	times, tired := d.Order(longest), d.Order(len(f.Travellers))[:d.Below(mostIdle+1)]
	var idle []string
	for i := range f.Travellers {
		t := &f.Travellers[i]
		if t.Minutes = times[i] + 1; slices.Contains(tired, i) {
			t.Leads = no
			idle = append(idle, t.Name)
		}
	}
	story := "The same couples at the same river, as jealous as they were. But now it is late: each takes a different time to cross, and " + slowest + "."
	if len(idle) > 0 {
		story += fmt.Sprintf(" And %s cannot row.", english.List(idle, "and"))
	}
	return puzzle.Draft[Facts]{Facts: f, Story: story, Question: "How do all of them get across, in as little time as possible?"}
}

// company is how many of two kinds there are, of whom the second may not outnumber the first, and in
// which boat it is neither easy nor impossible for them to cross.
type company struct {
	first, second, seats int
	leads                string // whether the second can row
}

var companies = []company{
	{3, 3, 2, yes}, {4, 2, 2, yes}, {4, 3, 2, yes}, {5, 4, 2, yes}, {5, 4, 3, yes}, {5, 5, 3, yes},
	{3, 2, 2, no}, {3, 3, 3, no}, {5, 4, 3, no}, {5, 4, 4, no}, {5, 5, 4, no},
}

// parties are other numbers of two kinds, in another boat, and one kind is slower.
func parties(d *chance.Draw, f Facts) puzzle.Draft[Facts] {
	const longest = 9
	c, times := chance.Of(d, companies), d.Order(longest)
	f.Least, f.Seats = minutes, c.seats
	first, second := &f.Travellers[0], &f.Travellers[1]
	if second.Name == f.Bans[0].Second { // who must not be outnumbered
		first, second = second, first
	}
	first.Number, first.Minutes = c.first, times[0]+1
	second.Number, second.Minutes, second.Leads = c.second, times[1]+1, c.leads
	story := fmt.Sprintf("Another river, and a boat for %s. There are %s %s, each of whom takes %s to cross, and %s %s, each of whom takes %s: %s.",
		english.Words(c.seats), english.Words(c.first), first.Name, english.Count(first.Minutes, "minute", "minutes"),
		english.Words(c.second), second.Name, english.Count(second.Minutes, "minute", "minutes"), slowest)
	if c.leads == no {
		story += fmt.Sprintf(" None of the %s can row.", second.Name)
	}
	return puzzle.Draft[Facts]{Facts: f, Story: story + " The agreement is the old one.", Question: "How do all of them get across, in as little time as possible?"}
}
