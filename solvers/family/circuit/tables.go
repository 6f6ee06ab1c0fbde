package circuit

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/view"
)

// legTable is one drive, leg by leg.
func legTable(name, title string, r ring, stages []stage) view.View {
	table := &view.Table{Corner: "leg", Numeric: true, Columns: view.Cells("have", "need", "remains")}
	for _, s := range stages {
		table.Rows = append(table.Rows, legRow(r, s))
	}
	return view.View{Name: name, Title: title, Table: table}
}

func legRow(r ring, s stage) view.Row {
	mark := view.Mark{Facts: known(r, s)}
	remains := view.Cell{Mark: mark, Text: left(r, s)}
	if s.dry() {
		remains.Role = view.Conflict
	}
	return view.Row{
		Head:  view.Cell{Mark: mark, Text: r.Oases[s.from].Name + " to " + r.Oases[s.to].Name},
		Cells: []view.Cell{{Mark: mark, Text: have(r, s)}, {Mark: mark, Text: need(r, s)}, remains},
	}
}

// mostLegs bounds the legs listed in one table; beyond it only the last leg of
// every start is, where it runs dry.
const mostLegs = 300

// traces is every start of one direction, leg by leg, as the naive way drives
// them.
func traces(r ring, d Direction, all [][]stage) view.View {
	legs := legsOf(all)
	table := &view.Table{Corner: "start", Numeric: true, Columns: view.Cells("leg", "have", "need", "remains")}
	note := fmt.Sprintf("%d legs in all.", legs)
	for start, stages := range all {
		head := r.Oases[start].Name
		if legs > mostLegs {
			stages = stages[len(stages)-1:]
		}
		for _, s := range stages {
			row := legRow(r, s)
			cells := append([]view.Cell{row.Head}, row.Cells...)
			table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: head}, Cells: cells})
			head = ""
		}
	}
	if legs > mostLegs {
		note += " Only the last leg of every start is listed."
	}
	return view.View{Name: "legs-" + string(d), Group: "legs", Title: "Every start, " + string(d), Note: note, Table: table}
}

// drivesOf are the drives from every start in one direction.
func (r ring) drivesOf(d Direction) [][]stage {
	all := make([][]stage, r.n)
	for start := range r.n {
		all[start] = r.stages(start, d)
	}
	return all
}

func legsOf(drives [][]stage) int {
	legs := 0
	for _, stages := range drives {
		legs += len(stages)
	}
	return legs
}

// startsTable says of every start and direction how far one comes. What it
// says can be asked for its reasons.
func startsTable(r ring, drives map[Direction][][]stage) view.View {
	table := &view.Table{Corner: "start at"}
	for _, d := range directions {
		table.Columns = append(table.Columns, view.Cell{Text: string(d)})
	}
	for i, o := range r.Oases {
		row := view.Row{Head: view.Cell{Text: o.Name, Mark: view.Mark{Facts: []string{oasisID(i)}}}}
		for _, d := range directions {
			row.Cells = append(row.Cells, outcome(r, i, d, drives[d][i]))
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{Name: "starts", Title: "How far one gets", Table: table}
}

func outcome(r ring, start int, d Direction, stages []stage) view.Cell {
	last := stages[len(stages)-1]
	if !last.dry() {
		text := "round, " + orNothing(last.left, r.plainly(last.left)) + " left"
		if last.plenty {
			text = "round, plenty left"
		}
		return view.Cell{Text: text, Mark: view.Mark{Role: view.Answer, Says: fmt.Sprintf("From %s %s the car gets all the way round.", r.Oases[start].Name, d)}}
	}
	text := "dry before " + r.Oases[last.to].Name
	return view.Cell{Text: text, Mark: view.Mark{
		Role: view.Crossed, Facts: r.stretch(stages), Status: view.Certain, Claim: claim.Not(claimOf(r, start, d)).String(),
	}}
}
