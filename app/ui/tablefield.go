package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/schema"
)

// table draws a table of named rows, with a control in each cell.
func (f facts) table(field schema.Field, path string, value any) app.UI {
	rows, _ := value.(map[string]any)
	var body []app.UI
	for _, name := range field.Names {
		row, _ := rows[name].(map[string]any)
		cells := []app.UI{elem("th").Attr("scope", "row").Text(name)}
		for _, cell := range field.Cells {
			at := path + "/" + schema.Pointer(name, cell.Key)
			cells = append(cells, elem("td").Body(
				f.control(cell, at, row[cell.Key], name),
				f.errorList(at, true),
			))
		}
		body = append(body, elem("tr").Body(cells...))
	}
	return elem("div").Class("scroll").Body(
		elem("table").Class("table-field").Aria("label", field.Label).Body(
			columnHeads(field.Cells),
			elem("tbody").Body(body...),
		),
	)
}

// columnHeads name the columns of a table of controls whose rows have names.
func columnHeads(cells []schema.Field) app.UI {
	head := []app.UI{elem("td")}
	for _, cell := range cells {
		head = append(head, elem("th").Attr("scope", "col").Text(cell.Label))
	}
	return elem("thead").Body(elem("tr").Body(head...))
}
