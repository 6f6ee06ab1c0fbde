package ui

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// What the browser does to take a puzzle elsewhere, and to bring one back. It may
// refuse any of it.

const notCopied = "Copying is not allowed here: select the text and copy it by hand."

// orSay does what the browser may refuse, and says so if it does.
func (p *PuzzlePage) orSay(ctx app.Context, what string, do func()) {
	if err := attempt(do); err != nil {
		p.happen(ctx, state.Notify{Message: what + " is not possible here: " + err.Error()})
	}
}

// print prints the puzzle alone, to be solved with a pencil, or all of it with its
// argument. The style sheet goes by what the page is told; when it is printed, that is
// taken back: see web/boot/91-paper.js.
func (p *PuzzlePage) print(ctx app.Context, d deed) {
	p.drawAll(ctx, func(ctx app.Context) { p.onPaper(ctx, d) })
}

func (p *PuzzlePage) onPaper(ctx app.Context, d deed) {
	document := app.Window().Get("document")
	paper := document.Get("documentElement").Get("dataset")
	paper.Set("paper", d.Value)
	if folds := document.Call("querySelectorAll", "details.argument, .argument-whole"); d.Value == "argument" {
		for i := range folds.Get("length").Int() {
			folds.Index(i).Set("open", true)
		}
	}
	p.orSay(ctx, "Printing", func() { app.Window().Call("print") })
}

func (p *PuzzlePage) save(ctx app.Context, _ deed) {
	p.orSay(ctx, "Saving", func() { p.writeFile(ctx) })
}

func (p *PuzzlePage) load(ctx app.Context, d deed) {
	if d.File != nil {
		fetch(ctx, d.File.Call("text"), p.loadFile)
	}
}

// turnCode shows the QR code, or hides it.
func (p *PuzzlePage) turnCode(ctx app.Context, _ deed) {
	p.showCode = !p.showCode
	p.versions.aside++
	p.draw(ctx)
}

// copy puts a text on the clipboard and says so.
func (p *PuzzlePage) copy(ctx app.Context, d deed) {
	clip(ctx, d.Value, func(ctx app.Context, copied bool) {
		p.said = notCopied
		if copied {
			p.said = "Copied the " + d.Path + "."
		}
		p.versions.aside++
		p.draw(ctx)
	})
}

// clip puts a text on the clipboard, which may be refused.
func clip(ctx app.Context, text string, then func(ctx app.Context, copied bool)) {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	var written app.Value
	if !clipboard.Truthy() || attempt(func() { written = clipboard.Call("writeText", text) }) != nil {
		then(ctx, false)
		return
	}
	fetch(ctx, written, func(ctx app.Context, _ string, err error) { then(ctx, err == nil) })
}

// writeFile hands the puzzle to the browser as a file.
func (p *PuzzlePage) writeFile(ctx app.Context) {
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
		err = schema.Strictly([]byte(text), &file)
	}
	file.Words = file.Words.Clean()
	var input state.Input
	var unknown *schema.FieldError
	if err == nil {
		input, err = p.model.Read(file.Variant)
	}
	switch {
	case errors.Is(err, state.ErrForeign):
		p.tellForeign(ctx, aFile, file.Variant)
	case err == nil, errors.Is(err, state.ErrTooLarge):
		p.happen(ctx, state.Open{Input: input, Notice: "Opened the file.", Veil: p.model.Veil})
	case len(file.Words.Faults()) > 0:
		p.happen(ctx, state.Notify{Message: "This file cannot be opened as it is. " + file.Words.Faults()[0].Message})
	case errors.As(err, &unknown):
		p.happen(ctx, state.Notify{Message: "This file cannot be opened as it is. " + unknown.Message})
	default:
		p.happen(ctx, state.Notify{Message: "This file holds no puzzle: choose one that was saved here."})
	}
}
