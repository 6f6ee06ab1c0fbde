package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/puzzle"
)

// DataFolder is where the generator of the site finds the JSON files that the
// page fetches in a browser.
var DataFolder = "build/catalog"

// CatalogFile is the data file of the gallery.
const CatalogFile = "catalog.json"

// SheetFile is the data file of a puzzle.
func SheetFile(name string) string { return "p/" + name + ".json" }

// read gives a data file that is at hand: on the generator's disk, or inside
// the page.
func read(name string, into any) error {
	var raw []byte
	if app.IsServer {
		var err error
		if raw, err = os.ReadFile(filepath.Join(DataFolder, name)); err != nil {
			return err
		}
	} else {
		text := app.Window().Get("solvitur").Call("data", name)
		if text.IsNull() || text.IsUndefined() {
			return errNotHere
		}
		raw = []byte(text.String())
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%s cannot be read: %w", name, err)
	}
	return nil
}

var errNotHere = errors.New("this file is not part of the page")

// load gives a data file, fetched if need be; done runs on the page's goroutine.
func load[T any](ctx app.Context, name string, done func(app.Context, T, error)) {
	value := new(T)
	loadInto(ctx, name, value, func(ctx app.Context, err error) { done(ctx, *value, err) })
}

// loadInto is apart, so that it is in the program once and not for every type.
func loadInto(ctx app.Context, name string, into any, done func(app.Context, error)) {
	if err := read(name, into); !errors.Is(err, errNotHere) {
		done(ctx, err)
		return
	}
	fetch(ctx, app.Window().Get("solvitur").Call("load", name), func(ctx app.Context, text string, err error) {
		if err == nil {
			err = json.Unmarshal([]byte(text), into)
		}
		done(ctx, err)
	})
}

// fetch waits for a promise of a text.
func fetch(ctx app.Context, promise app.Value, done func(app.Context, string, error)) {
	var kept, broken app.Func
	finish := func(text string, err error) {
		kept.Release()
		broken.Release()
		ctx.Dispatch(func(ctx app.Context) { done(ctx, text, err) })
	}
	kept = app.FuncOf(func(_ app.Value, args []app.Value) any {
		finish(args[0].String(), nil)
		return nil
	})
	broken = app.FuncOf(func(_ app.Value, args []app.Value) any {
		finish("", errors.New(args[0].Get("message").String()))
		return nil
	})
	promise.Call("then", kept, broken)
}

// Cards reads the catalogue.
func Cards() ([]puzzle.Card, error) {
	var cards []puzzle.Card
	err := read(CatalogFile, &cards)
	return cards, err
}

// SourceSheet reads what the page of a source shows.
func SourceSheet(name string) (puzzle.SourceSheet, error) {
	var sheet puzzle.SourceSheet
	err := read(SourceFile(name), &sheet)
	return sheet, err
}
