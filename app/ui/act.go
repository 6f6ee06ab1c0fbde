package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// act turns a deed into an event of the model, or does what only a browser can
// do.
func (p *PuzzlePage) act(ctx app.Context, d deed) {
	if !p.live {
		return
	}
	if d.Do == "complete" {
		d = p.take(d)
	}
	if p.completing(d) {
		p.versions.facts++
		ctx.Update()
	}
	if (d.Do == "ask" || d.Do == "behind") && p.question.asks(d, p.model.Reason) {
		d = deed{action: action{Do: "unask"}}
	}
	switch d.Do {
	case "ask", "behind":
		p.question.ask(d.From)
	case "unask":
		p.question.back()
	case "record":
		p.seek = ".replay"
	}
	if event, ok := p.event(d); ok {
		run := p.model.Generation
		p.focus.goal = goalOf(d, event, p.model.Sheet.Form)
		p.happen(ctx, event)
		if run != p.model.Generation {
			p.boards.field = "" // a text that was no board is overtaken
		}
		return
	}
	window := app.Window()
	switch d.Do {
	case "code":
		p.showCode = !p.showCode
		p.versions.aside++
		ctx.Update()
	case "copy":
		p.copy(ctx, d)
	case "print":
		p.orSay(ctx, "Printing", func() { window.Call("print") })
	case "save":
		p.orSay(ctx, "Saving", func() { p.save(ctx) })
	case "load":
		if d.File != nil {
			fetch(ctx, d.File.Call("text"), p.loadFile)
		}
	case "update":
		ctx.Reload()
	case "cell":
		p.boards.chosen = d.Path
		p.versions.facts++
		ctx.Update()
	case "board": // was none
		ctx.Update()
	}
}

// take writes an offered word into the formula that is being typed, as if the
// visitor had typed it.
func (p *PuzzlePage) take(d deed) deed {
	at, err := strconv.Atoi(d.Value)
	if err != nil {
		at = p.complete.active
	}
	text, caret := p.complete.with(at)
	write(p.complete.path, text, caret)
	return deed{action: action{Do: "set", Path: p.complete.path}, Text: text, Caret: caret, Typing: true, Took: true}
}

// event is the event of the model that a deed stands for, if it is one.
func (p *PuzzlePage) event(d deed) (state.Event, bool) {
	number, _ := strconv.Atoi(label(d.Value, d.Text))
	switch d.Do {
	case "set":
		return p.set(d)
	case "switch":
		p.boards.switches++
		return state.Switch{Fact: d.Path}, true
	case "remove":
		return edited(schema.Edit{Op: "remove", Path: d.Path})
	case "move":
		return edited(schema.Edit{Op: "move", Path: d.Path, To: number})
	case "add":
		return p.add(d)
	case "undo":
		p.boards.switches++
		return state.Undo{}, true
	case "redo":
		p.boards.switches++
		return state.Redo{}, true
	case "reset":
		p.boards.switches++
		return state.Reset{}, true
	case "typed":
		p.settle(d.Path)
		return state.Typed{}, true
	case "use":
		return state.Use{Path: d.Path}, true
	case "mend":
		return state.Mend{Path: d.Path, Remedy: number}, true
	case "drop":
		return state.Drop{}, true
	case "way":
		return state.Take{Way: number}, true
	case "stop":
		return state.Stop{}, true
	case "again":
		return state.Again{}, true
	case "count":
		return state.CountOn{}, true
	case "finish":
		return state.Finish{Strategy: d.Path}, true
	case "seconds":
		return state.Budget{Limit: p.model.Limit, Seconds: number}, true
	case "ask":
		return state.Ask{Claim: d.Path}, true
	case "behind":
		return state.Behind{}, true
	case "others":
		return state.Ask{Claim: d.Path, Others: true}, true
	case "unask":
		return state.Unask{}, true
	case "pick":
		return state.Pick{Solution: number}, true
	case "choose":
		return state.Choose{Strategy: d.Path}, true
	case "record":
		return state.Record{Strategy: d.Path}, true
	case "seek":
		return state.Seek{At: number}, true
	case "play":
		return state.Play{}, true
	case "pace":
		return state.Pace{Speed: number}, true
	case "reorder":
		return p.reorder(d.Path, number)
	case "experiment":
		return p.tryOut(number)
	case "addNode":
		return edited(addNode(&p.model, d.Path)...)
	case "removeNode":
		return removal(&p.model, d.Path)
	case "moveNode":
		return edited(moveNode(d.Path, d.Value)...)
	case "addLink":
		return p.newLink(d.Path, d.Value)
	case "empty":
		return edited(schema.Edit{Op: "set", Path: d.Path, Value: ""})
	case "clear":
		return edited(emptied(&p.model, d.Path)...)
	case "boxes":
		p.boards.open(d.Path)
		return edited(usualBoxes(&p.model, d.Path)...)
	case "paint":
		p.boards.open(d.Path)
		return edited(paint(&p.model, d.Path, d.Value)...)
	case "board":
		return p.readBoard(d)
	case "dismiss":
		return state.Notify{}, true
	}
	return nil, false
}

// set gives a field the value of its control. What was typed is kept even if it
// is no number, or more than one: the error stands beside it.
func (p *PuzzlePage) set(d deed) (state.Event, bool) {
	field, _, ok := p.model.Sheet.Form.At(p.model.Facts, d.Path)
	if !ok {
		return nil, false
	}
	edit := schema.Edit{Op: "set", Path: d.Path, Value: d.Text}
	switch field.Kind {
	case schema.Grid:
		return p.setCell(field, d)
	case schema.Switch:
		edit.Value = d.On
	case schema.Number:
		if field.Optional && d.Text == "" {
			return p.without(d)
		}
		if readings := schema.ReadNumber(d.Text, field); len(readings) == 1 {
			edit.Value = readings[0]
		}
	case schema.Text, schema.Formula, schema.Choice:
		if field.Optional && d.Text == "" {
			return p.without(d)
		}
	}
	return state.Edit{Edits: []schema.Edit{edit}, Typing: d.Typing}, true
}

// without takes an optional value away.
func (p *PuzzlePage) without(d deed) (state.Event, bool) {
	if _, has := schema.Get(p.model.Facts, d.Path); !has {
		return nil, false
	}
	return state.Edit{Edits: []schema.Edit{{Op: "remove", Path: d.Path}}, Typing: d.Typing}, true
}

// edited is an edit by mouse or key, not letter by letter.
func edited(edits ...schema.Edit) (state.Event, bool) {
	return state.Edit{Edits: edits}, len(edits) > 0
}

// add appends a row, which states nothing until something is chosen in it, or a
// name.
func (p *PuzzlePage) add(d deed) (state.Event, bool) {
	field, ok := p.model.Sheet.Form.Field(d.Path)
	if !ok {
		return nil, false
	}
	current, _ := schema.Get(p.model.Facts, d.Path)
	list, _ := current.([]any)
	if len(list) >= field.ItemLimit() {
		return nil, false
	}
	switch field.Kind {
	case schema.Rows:
		kind := label(d.Value, d.Text)
		shape := field.Shapes[0]
		if len(field.Shapes) > 1 {
			if shape, ok = field.Shape(kind); !ok {
				return nil, false
			}
		}
		return p.fresh(d.Path, p.model.NewRow(field, shape))
	case schema.Names:
		return edited(schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/%d", d.Path, len(list)), Value: schema.NewName(field.Item, list)})
	}
	return nil, false
}

// fresh adds a row that states nothing until something is chosen in it.
func (p *PuzzlePage) fresh(list string, row any) (state.Event, bool) {
	return state.Edit{Edits: []schema.Edit{{Op: "insert", Path: p.model.RowAt(list), Value: row}}, Fresh: true}, true
}

// reorder moves one item of an order of search.
func (p *PuzzlePage) reorder(path string, to int) (state.Event, bool) {
	parts := schema.SplitPath(path)
	for _, ordering := range p.model.Answer.Orderings {
		if len(parts) != 2 || ordering.Name != parts[0] {
			continue
		}
		items := slices.Clone(p.model.Order(ordering))
		from, err := strconv.Atoi(parts[1])
		if err != nil || from >= len(items) || to < 0 || to >= len(items) {
			return nil, false
		}
		item := items[from]
		items = slices.Insert(slices.Delete(items, from, from+1), to, item)
		return state.Reorder{Name: ordering.Name, Items: items}, true
	}
	return nil, false
}

const notCopied = "Copying is not allowed here: select the text and copy it by hand."

// orSay does what the browser may refuse, and says so if it does.
func (p *PuzzlePage) orSay(ctx app.Context, what string, do func()) {
	if err := attempt(do); err != nil {
		p.happen(ctx, state.Notify{Message: what + " is not possible here: " + err.Error()})
	}
}

// copy puts a text on the clipboard and says so.
func (p *PuzzlePage) copy(ctx app.Context, d deed) {
	p.said = ""
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		p.said = notCopied
		p.versions.aside++
		ctx.Update()
		return
	}
	var written app.Value
	if attempt(func() { written = clipboard.Call("writeText", d.Value) }) != nil {
		p.said = notCopied
		p.versions.aside++
		ctx.Update()
		return
	}
	fetch(ctx, written, func(ctx app.Context, _ string, err error) {
		p.said = "Copied the " + d.Path + "."
		if err != nil {
			p.said = notCopied
		}
		p.versions.aside++
		ctx.Update()
	})
}

// save hands the puzzle to the browser as a file.
func (p *PuzzlePage) save(ctx app.Context) {
	raw, err := p.file()
	if err != nil {
		p.happen(ctx, state.Notify{Message: "The puzzle could not be written: " + err.Error()})
		return
	}
	window := app.Window()
	blob := window.Get("Blob").New([]any{string(raw)}, map[string]any{"type": "application/json"})
	address := window.Get("URL").Call("createObjectURL", blob)
	anchor := window.Get("document").Call("createElement", "a")
	anchor.Set("href", address)
	anchor.Set("download", p.Name+".json")
	anchor.Call("click")
	window.Get("URL").Call("revokeObjectURL", address)
}

// loadFile opens a file that was saved here or written for the terminal.
func (p *PuzzlePage) loadFile(ctx app.Context, text string, err error) {
	var file saved
	if err == nil {
		err = json.Unmarshal([]byte(text), &file)
	}
	var input state.Input
	if err == nil {
		input, err = p.model.Read(file.Variant)
	}
	switch {
	case errors.Is(err, state.ErrForeign):
		p.tellForeign(ctx, "file", file.Variant)
	case err == nil, errors.Is(err, state.ErrTooLarge):
		p.happen(ctx, state.Open{Input: input, Notice: "Opened the file."})
	default:
		p.happen(ctx, state.Notify{Message: "This file holds no puzzle: choose one that was saved here."})
	}
}

// settle shows a number that was typed as it was read: 28,5 as 28.5.
func (p *PuzzlePage) settle(path string) {
	field, _, _ := p.model.Sheet.Form.At(p.model.Facts, path)
	value, _ := schema.Get(p.model.Facts, path)
	number, ok := value.(json.Number)
	if field.Kind != schema.Number || !ok {
		return
	}
	box := app.Window().Get("document").Call("querySelector", "input.number[data-path="+strconv.Quote(path)+"]")
	if box.Truthy() {
		box.Set("value", number.String())
	}
}
