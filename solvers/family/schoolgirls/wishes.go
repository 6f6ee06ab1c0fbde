package schoolgirls

import (
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a wish's How may be: whether two meet, or do not.
const (
	meet  = "meet"
	apart = "apart"
)

func name(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "names"}
}

// how is whether two meet, in these words.
func how(so, not string) schema.Field { return rows.How("whether they meet", meet, so, apart, not) }

var (
	one, other = name("name", "name"), name("other", "other name")
	ofWeek     = schema.Field{Key: "week", Kind: schema.Number, Label: "round", Min: "1", Max: "40"}
)

const keyWishes = "wishes"

// wishes are the kinds of wish; check.go says when a schedule meets them.
var wishes = rows.List[Facts, Wish, *model]{Key: keyWishes, Kinds: []rows.Kind[Facts, Wish, *model]{
	{
		Name: "week", Label: "groups of a round", New: `{"kind": "week", "week": 1}`,
		Says: "in round {week} these are together: {rows}",
		Fields: []schema.Field{ofWeek,
			{Key: "rows", Kind: schema.Formula, Label: "groups", From: "names", Words: []string{",", betweenRows}, MaxLength: 800}},
		Wrong: func(f Facts, w Wish) *schema.FieldError {
			lists, err := rows.ReadNames(w.Rows, betweenRows, "name", f.Names)
			if err != nil {
				return err.Below("rows")
			}
			if len(lists) == 0 || len(lists) == 1 && len(lists[0]) == 1 {
				return schema.Errorf("rows", "This says nothing: write several names, with commas, or remove the wish.")
			}
			for _, list := range lists {
				if len(list) > f.Size {
					return schema.Errorf("rows", "A group has room for %d, and %s begins one of %d: part the groups by semicolons.", f.Size, list[0], len(list))
				}
			}
			if n := f.rows(); len(lists) > n {
				return schema.Errorf("rows", "A round has %s, and these are %d: leave some out, or choose smaller groups.", english.Count(n, "group", "groups"), len(lists))
			}
			return outside(f, w)
		},
		Posts: func(m *model, w Wish) {
			m.posted = append(m.posted, m.sideBySide(w.Week-1, m.c.said[w.Rows]))
		},
	}, {
		Name: "pair", Label: "who must meet whom, or must not", Fields: []schema.Field{one, how("meets", "never meets"), other},
		Says:  "{name} {how} {other}",
		Wrong: alone,
		Posts: func(m *model, w Wish) {
			if w.How == meet {
				m.posted = append(m.posted, m.often(m.c.at[w.Name], m.c.at[w.Other], fd.GE, 1))
			} else {
				m.posted = append(m.posted, m.often(m.c.at[w.Name], m.c.at[w.Other], fd.EQ, 0))
			}
		},
	}, {
		Name: "when", Label: "who meets whom in a round, or does not", New: `{"kind": "when", "week": 1}`,
		Says:   "in round {week} {name} {how} {other}",
		Fields: []schema.Field{ofWeek, one, how("meets", "does not meet"), other},
		Wrong: func(f Facts, w Wish) *schema.FieldError {
			if err := alone(f, w); err != nil {
				return err
			}
			return outside(f, w)
		},
		Posts: func(m *model, w Wish) {
			m.posted = append(m.posted, m.beside(w.Week-1, m.c.at[w.Name], m.c.at[w.Other], w.How == meet))
		},
	},
}}

// alone says that a wish names somebody twice.
var alone = rows.Different[Facts, Wish]("Nobody meets herself or himself: choose somebody else than %s.", "name", "other")

// outside says that a wish speaks of a week that is none.
func outside(f Facts, w Wish) *schema.FieldError {
	switch {
	case w.Week <= f.Weeks:
		return nil
	case f.Weeks == 1:
		return schema.Errorf("week", "There is only one round: choose 1.").Or("Choose 1", schema.Edit{Op: "set", Path: "week", Value: 1})
	}
	return schema.Errorf("week", "There are %d rounds: choose a number from 1 to %d.", f.Weeks, f.Weeks).
		Or("Choose the last round", schema.Edit{Op: "set", Path: "week", Value: f.Weeks})
}
