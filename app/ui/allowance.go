package ui

import (
	"cmp"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// A place of the page shall be no longer than two screens: pictures that come when its
// room is taken stand behind folds. How tall a picture will be is told roughly, from
// what it holds, so that it is the same on every screen.

// allowance is the room that is left, in rem.
type allowance float64

// Heights, in rem.
const (
	answerRoom   allowance = 58 // for all pictures of an answer
	argumentRoom float64   = 21 // an argument, without its board
	placeWidth   float64   = 38 // of a picture, at most
)

// allowed is the room for the pictures of an answer beside its argument, which is
// open if there is room for it below the solution.
func allowed(m *state.Model) (left allowance, argued bool) {
	left = answerRoom
	if !m.Sheet.Info.Argued {
		return left, false
	}
	argument := argumentRoom
	for _, block := range grouped(m.Answer.Given.All()) {
		argument += tallest(block)
	}
	solution := 0.0
	if len(m.Answer.Shown) > 0 {
		if blocks := grouped(m.Answer.Shown[0].All()); len(blocks) > 0 {
			solution = tallest(blocks[0])
		}
	}
	if argued = solution+argument <= float64(left); argued {
		left -= allowance(argument)
	}
	return left, argued
}

// pictures draws views as far as there is room, and the rest behind folds. The one that
// is spoken of, by its name, is open, and so is the first of all if it must be.
func (r *allowance) pictures(views []view.View, spoken string, must bool) app.UI {
	var blocks []app.UI
	for i, block := range grouped(views) {
		*r -= allowance(tallest(block))
		open := *r >= 0 || must && i == 0
		for _, v := range block {
			open = open || v.Name == spoken
		}
		title := block[0].Title
		switch {
		case title == "" || must && i == 0:
			blocks = append(blocks, pictures(block))
			continue
		case len(block) > 1:
			title = fmt.Sprintf("%s, and %s", title, english.Count(len(block)-1, "more picture", "more pictures"))
		}
		blocks = append(blocks, elem("details").Class("fold").Attr("open", open).Body(
			elem("summary").Class("picture-title").Text(title), pictures(block),
		))
	}
	return elem("div").Body(blocks...)
}

// reason draws the verdict's own reason. The pictures that tell it are not folded: they are
// what a family says for a smallest set of facts.
func (r *allowance) reason(m *state.Model) app.UI {
	own := m.Own()
	for _, block := range grouped(own.Views) {
		*r -= allowance(tallest(block))
	}
	return elem("div").Aria("live", "polite").Body(reason{m, own}.render())
}

// grouped are the views that stand side by side.
func grouped(views []view.View) (blocks [][]view.View) {
	for i, v := range views {
		if i > 0 && v.Group != "" && views[i-1].Group == v.Group {
			blocks[len(blocks)-1] = append(blocks[len(blocks)-1], v)
		} else {
			blocks = append(blocks, []view.View{v})
		}
	}
	return blocks
}

// tallest is about how tall views side by side are: two in a line.
func tallest(block []view.View) (sum float64) {
	for i := 0; i < len(block); i += 2 {
		pair := tall(block[i])
		if i+1 < len(block) {
			pair = max(pair, tall(block[i+1]))
		}
		sum += pair
	}
	return sum
}

// tall is about how tall a picture is.
func tall(v view.View) float64 {
	height := 3.4 // its title, and what is between pictures
	if v.Note != "" {
		height += 1.9
	}
	if len(v.Frames) > 0 {
		height += 7
	}
	switch {
	case v.Table != nil:
		height += 1.9 * float64(len(v.Table.Rows)+1)
	case v.Grid != nil && v.Grid.Columns > 0:
		side := min(2.25, placeWidth/float64(v.Grid.Columns))
		height += side * float64(len(v.Grid.Cells)/v.Grid.Columns)
	case v.Graph != nil:
		height += 0.3 * cmp.Or(v.Graph.Height, 100)
	case v.Steps != nil:
		height += 1.9 * float64(len(v.Steps.Items))
	case v.Drawing != nil && v.Drawing.Width > 0:
		height += v.Drawing.Height * min(unit, placeWidth/v.Drawing.Width)
	case v.Tree != nil:
		height += 20
	}
	return height
}
