package bridges

import (
	"fmt"
	"math/big"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings are Euler's condition land by land, what a single bridge more or
// less would do, and the walks as a list.
func findings(t town, result puzzle.Result[Solution]) []view.View {
	t = t.kept(result.Keep)
	views := []view.View{
		{Name: "reasons", Title: "What Euler says", Steps: &view.Steps{Items: t.reasons()}},
		t.landTable(result),
		{Name: "changes", Title: "One bridge more or less", Steps: &view.Steps{Items: t.changes()}},
	}
	if len(t.bridges) > 0 && len(result.Found) > 1 {
		views = append(views, t.walkTable(result))
	}
	return views
}

// reasons is the argument in sentences.
func (t town) reasons() []view.Step {
	var items []view.Step
	tell := func(role view.Role, facts []string, format string, args ...any) {
		items = append(items, view.Step{Text: fmt.Sprintf(format, args...), Mark: view.Mark{Role: role, Facts: facts}})
	}
	if len(t.bridges) == 0 {
		tell(view.Plain, nil, "There is no bridge to cross. Lands without bridges do not matter.")
		return items
	}
	c := t.condition()
	tell(view.Plain, nil, "Whoever comes to a land over one bridge leaves it over another: that uses up bridges in pairs, except where the walk begins and where it ends.")
	switch len(c.odd) {
	case 0:
		tell(view.Plain, nil, "Every land has an even number of bridges. So a walk comes back to where it began, and that may be any land with bridges.")
	case 2:
		tell(view.Plain, t.bridgesAt(c.odd), "Two lands have an odd number of bridges: %s. A walk begins at one of them and ends at the other.", t.withDegrees(c.odd))
	default:
		tell(view.Conflict, t.bridgesAt(c.odd), "%s lands have an odd number of bridges: %s. A walk has only two ends.", english.Capital(english.Words(len(c.odd))), t.withDegrees(c.odd))
	}
	if c.pieces > 1 {
		tell(view.Conflict, nil, "The bridges lie in %d pieces with no way between them:", c.pieces)
		for piece := range c.pieces {
			var lands []int
			for i, p := range c.piece {
				if p == piece {
					lands = append(lands, i)
				}
			}
			items = append(items, view.Step{Text: english.Capital(some(t.landNames(lands), "and")) + ".", Depth: 1})
		}
	} else if len(c.odd) <= 2 {
		tell(view.Plain, nil, "The bridges are all in one piece. So there is such a walk: go on until you are stuck, and put in a detour wherever a bridge is left over.")
	}
	if len(t.natural()) > 0 && len(t.possible()) == 0 {
		tell(view.Conflict, nil, "But this walk %s.", t.wish())
	}
	if alone := t.alone(); len(alone) > 0 {
		tell(view.Muted, nil, "No bridge leads to %s, which does not matter.", some(alone, "and"))
	}
	return items
}

func (t town) withDegrees(lands []int) string {
	names := t.landNames(lands)
	for k, i := range lands {
		names[k] = fmt.Sprintf("%s (%d)", names[k], t.degree[i])
	}
	return some(names, "and")
}

func (t town) alone() []string {
	var names []string
	for i := range t.lands {
		if t.degree[i] == 0 {
			names = append(names, t.land(i))
		}
	}
	return names
}

// bridgesAt are the facts about the bridges at some lands.
func (t town) bridgesAt(lands []int) []string {
	on := make([]bool, len(t.bridges))
	for _, land := range lands {
		for _, i := range t.at[land] {
			on[i] = true
		}
	}
	var facts []string
	for i, b := range t.bridges {
		if on[i] {
			facts = append(facts, bridgeID(b.row))
		}
	}
	return facts
}

// landTable has every land with its bridges, and how many walks begin there.
func (t town) landTable(result puzzle.Result[Solution]) view.View {
	from := t.walksFrom(result)
	table := &view.Table{Corner: "land", Columns: view.Cells("bridges", "number")}
	if from != nil {
		table.Columns = append(table.Columns, view.Cell{Text: "walks from here"})
	}
	for i := range t.lands {
		number := view.Cell{Text: english.Parity(t.degree[i])}
		if t.odd(i) {
			number.Role = view.Accent
		}
		row := view.Row{Head: view.Cell{Text: t.land(i)}, Cells: []view.Cell{{Text: fmt.Sprint(t.degree[i]), Mark: view.Mark{Facts: t.bridgesAt([]int{i})}}, number}}
		if from != nil {
			row.Cells = append(row.Cells, view.Cell{Text: english.Grouped(from[i].String())})
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{Name: "lands", Title: "The lands", Table: table}
}

// walksFrom shares the number of walks out among the lands where they begin,
// if it is known.
func (t town) walksFrom(result puzzle.Result[Solution]) []*big.Int {
	if !result.Exact || result.Solutions == 0 || len(t.bridges) == 0 {
		return nil
	}
	var all int64
	share := make([]int64, t.lands)
	for _, e := range t.possible() {
		share[e.from] = t.share(e)
		all += share[e.from]
	}
	from := make([]*big.Int, t.lands)
	for i := range from {
		from[i] = big.NewInt(int64(result.Solutions))
		from[i].Mul(from[i], big.NewInt(share[i])).Div(from[i], big.NewInt(max(all, 1)))
	}
	return from
}

// changes says which single bridge, gone or built, would make a walk possible
// or spoil it.
func (t town) changes() []view.Step {
	var items []view.Step
	tell := func(text string) { items = append(items, view.Step{Text: text}) }
	now := t.walkable()
	fine := t.dropping()
	list := t.anyOf(fine)
	switch {
	case len(t.bridges) == 0:
	case len(fine) == 0 && now:
		tell("Take any one bridge away, and no walk is left.")
	case len(fine) == 0:
		tell("Taking a single bridge away does not help, whichever it is.")
	case now:
		tell("A walk remains if one bridge is taken away: " + list + ".")
	default:
		tell("Taking one bridge away makes a walk possible: " + list + ".")
	}
	if twice := t.doubling(); !now && len(twice) > 0 {
		tell("If one bridge could be crossed twice, there would be a walk: " + t.anyOf(twice) + ".")
	} else if !now && len(t.bridges) > 0 {
		tell("To cross a single bridge twice does not help, whichever it is.")
	}
	pairs := t.adding()
	builds := make([]string, len(pairs))
	for k, p := range pairs {
		builds[k] = t.land(p[0]) + " to " + t.land(p[1])
	}
	every := t.lands * (t.lands - 1) / 2
	switch {
	case every == 0:
	case len(pairs) == 0 && now:
		tell("One more bridge, between whichever two lands, spoils it.")
	case len(pairs) == 0:
		tell("One more bridge does not help, wherever it is built.")
	case len(pairs) == every && now:
		tell("A walk remains if one bridge is built, between any two lands.")
	case len(pairs) == every:
		tell("One more bridge, between any two lands, makes a walk possible.")
	case now:
		tell("A walk remains if one bridge is built: " + some(builds, "or") + ".")
	default:
		tell("One more bridge makes a walk possible: " + some(builds, "or") + ".")
	}
	return items
}

// anyOf names bridges of which any one will do.
func (t town) anyOf(bridges []int) string {
	if len(bridges) == len(t.bridges) {
		return "any one of them will do"
	}
	names := each.Of(bridges, t.name)
	return some(names, "or")
}

// mostListed bounds the list of walks in the findings.
const mostListed = 60

// walkTable lists the first walks.
func (t town) walkTable(result puzzle.Result[Solution]) view.View {
	table := &view.Table{Corner: "walk", Columns: view.Cells("from", "bridges", "to")}
	for k, s := range result.Found[:min(len(result.Found), mostListed)] {
		end, _ := s.end(t)
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: fmt.Sprint(k + 1)},
			Cells: view.Cells(s.Start, strings.Join(s.bridges(), " "), end),
		})
	}
	v := view.View{Name: "walks", Title: "The walks", Table: table}
	if result.Solutions > len(table.Rows) {
		v.Title = "The first walks"
	}
	return v
}
