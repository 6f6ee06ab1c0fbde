package meetings

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// A choice of friend, place or day, in the words that go with a name and with any.
func choice(key, label, from, phrase, anyLabel string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: from, Phrase: phrase, AnyLabel: anyLabel}
}

var (
	source = schema.Field{Key: "source", Kind: schema.Text, Label: "how that is known", Optional: true, MaxLength: 200}
	inTurn = schema.Field{Key: "how", Kind: schema.Choice, Label: "how",
		Options: schema.Labelled(rows.Before, "before", rows.RightBefore, "right before", rows.NextTo, "right before or right after")}
)

// remarks are the kinds of remark; check.go says when a schedule fits them. The first has no
// name: for long it was the only one.
var remarks = rows.List[Facts, Remark, posting]{Key: "remarks", Kinds: []rows.Kind[Facts, Remark, posting]{
	{
		Label: "what was not so", Says: "{friend} {place} {day}",
		Fields: []schema.Field{
			choice("friend", "friend", "friends", "{} was not", "nobody was"),
			choice("place", "place", "places", "at the {}", "anywhere"),
			choice("day", "day", "days", "on {}", "on any day"), source},
		Else:  Facts.denied,
		Posts: func(to posting, r Remark) { to.never(to.link(r.Day, r.Friend, r.Place)) },
	}, {
		Name: "was", Label: "what was so", Says: "{friend} {place} {day}",
		Fields: []schema.Field{
			choice("friend", "friend", "friends", "{} was", "somebody was"),
			choice("place", "place", "places", "at the {}", "somewhere"),
			choice("day", "day", "days", "on {}", "on some day"), source},
		Else:  Facts.affirmed,
		Posts: func(to posting, r Remark) { to.any(to.onADay(to.link(r.Day, r.Friend, r.Place))) },
	}, {
		Name: "met", Label: "who was met before whom", Says: "{friend} was met {how} {other}",
		Fields: []schema.Field{choice("friend", "friend", "friends", "", ""), inTurn, choice("other", "other friend", "friends", "", ""), source},
		Wrong:  twoOf,
		Posts: func(to posting, r Remark) {
			to.any(to.inTurn(r.How, to.link(schema.Any, r.Friend, schema.Any), to.link(schema.Any, r.Other, schema.Any)))
		},
	}, {
		Name: "visited", Label: "which place was visited before which", Says: "the {place} was visited {how} the {other}",
		Fields: []schema.Field{choice("place", "place", "places", "", ""), inTurn, choice("other", "other place", "places", "", ""), source},
		Wrong:  twoOf,
		Posts: func(to posting, r Remark) {
			to.any(to.inTurn(r.How, to.link(schema.Any, schema.Any, r.Place), to.link(schema.Any, schema.Any, r.Other)))
		},
	},
}}.WithFormulas(func(r Remark) string { return r.Formula }, Facts.names)

// names are those that choices draw from.
func (f Facts) names(from string) []string {
	return map[string][]string{"days": f.Days, "friends": f.Friends, "places": f.Places}[from]
}

// twoOf says that a remark about two friends, or two places, names one twice.
func twoOf(_ Facts, r Remark) *schema.FieldError {
	switch r.Other {
	case r.Friend:
		return schema.Errorf("other", "This remark needs two friends: choose somebody else than %s.", r.Other)
	case r.Place:
		return schema.Errorf("other", "This remark needs two places: choose another one than %s.", r.Other)
	}
	return nil
}

// denied says that there was no such meeting, composed for each use of "any".
func (f Facts) denied(r Remark) string {
	anyone, anywhere, ever := r.Friend == schema.Any, r.Place == schema.Any, r.Day == schema.Any
	switch {
	case anyone && anywhere && ever:
		return fmt.Sprintf("nobody met %s anywhere on any day", f.Girl)
	case anyone && anywhere:
		return fmt.Sprintf("nobody met %s on %s", f.Girl, r.Day)
	case anyone && ever:
		return fmt.Sprintf("nobody was ever %s", english.AtThe(r.Place))
	case anyone:
		return fmt.Sprintf("nobody was %s on %s", english.AtThe(r.Place), r.Day)
	case anywhere && ever:
		return fmt.Sprintf("%s never met %s at all", r.Friend, f.Girl)
	case anywhere:
		return fmt.Sprintf("%s did not meet %s on %s", r.Friend, f.Girl, r.Day)
	case ever:
		return fmt.Sprintf("%s was never %s", r.Friend, english.AtThe(r.Place))
	}
	return fmt.Sprintf("%s was not %s on %s", r.Friend, english.AtThe(r.Place), r.Day)
}

// affirmed says that there was such a meeting. Where no place is told, it is a meeting
// that is told of.
func (f Facts) affirmed(r Remark) string {
	who, what, when := r.Friend, "was "+english.AtThe(r.Place), "on "+r.Day
	if r.Friend == schema.Any {
		who = "somebody"
	}
	if r.Place == schema.Any {
		what = "met " + f.Girl
	}
	if r.Day == schema.Any {
		when = "on some day"
	}
	return who + " " + what + " " + when
}
