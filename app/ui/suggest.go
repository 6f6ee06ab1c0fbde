package ui

import (
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// The list of words that fit a formula. It works as an editable combobox with a
// list does: the focus stays in the text, arrow keys walk over the list, Enter
// takes a word, Escape closes the list. The text is a textarea, since formulas
// wrap on a phone, and a textarea may have no other role than that of a text
// box; so the state of the list is told by the attributes that a text box has.

// wordsID is the ID of the list of a formula.
func wordsID(path string) string { return "words-" + strings.ReplaceAll(path, "/", "-") }

func wordID(path string, at int) string { return wordsID(path) + "-" + strconv.Itoa(at) }

// activeWord is the ID of the word that Enter takes, if there is one.
func activeWord(c state.Completion, path string) string {
	if !c.Open(path) || c.Active < 0 {
		return ""
	}
	return wordID(path, c.Active)
}

// suggesting marks a formula as one that words are offered for.
func (b *box) suggesting(e app.HTMLElem) app.HTMLElem {
	e = e.DataSet("suggest", "1").Attr("aria-autocomplete", "list").Attr("aria-haspopup", "listbox").
		Attr("autocomplete", "off").Attr("autocapitalize", "off").Attr("spellcheck", "false")
	if b.Open {
		e = e.Attr("aria-controls", b.Suggests)
	}
	if b.Active != "" {
		e = e.Attr("aria-activedescendant", b.Active)
	}
	return e
}

// completions lists the words that fit the formula that is being typed.
func (f facts) completions(path string) app.UI {
	if !f.complete.Open(path) {
		return elem("span").Attr("hidden", true)
	}
	var items []app.UI
	for i, word := range f.complete.Words() {
		items = append(items, action{Do: "complete", Value: strconv.Itoa(i)}.on(elem("li")).ID(wordID(path, i)).Role("option").
			Aria("selected", strconv.FormatBool(i == f.complete.Active)).Text(word))
	}
	return elem("ul").Class("completions").ID(wordsID(path)).Role("listbox").Aria("label", "Words that fit").Body(items...)
}

// suggest gives the keys of the list to a formula, and says whether it was one
// of them.
func suggest(e, target app.Value, key string, do func(deed)) bool {
	if !attribute(target, "suggest").Truthy() {
		return false
	}
	open := target.Call("hasAttribute", "aria-controls").Bool()
	where := ""
	switch {
	case open && key == "Enter" && target.Call("hasAttribute", "aria-activedescendant").Bool():
		e.Call("preventDefault")
		do(deed{action: action{Do: "complete"}})
		return true
	case open && key == "ArrowDown":
		where = "next"
	case open && key == "ArrowUp":
		where = "previous"
	case open && key == "Escape":
		where = "close"
	case key == "ArrowDown" && (e.Get("altKey").Truthy() || atEnd(target)),
		key == " " && e.Get("ctrlKey").Truthy():
		where = "open"
	default:
		return false
	}
	e.Call("preventDefault")
	d := deedOf(target, e)
	d.Do, d.Value = "suggest", where
	do(d)
	return true
}

// atEnd says whether the caret is behind the last letter, where the down arrow
// has no line to go to.
func atEnd(target app.Value) bool {
	return target.Get("selectionStart").Int() == len(utf16.Encode([]rune(target.Get("value").String())))
}

// keepFocus lets a press on a word leave the focus in the text.
func keepFocus(e app.Value) {
	if target := e.Get("target"); target.Get("closest").Truthy() && target.Call("closest", ".completions").Truthy() {
		e.Call("preventDefault")
	}
}

// leaveFormula closes the list when the focus goes elsewhere.
func leaveFormula(e app.Value, do func(deed)) {
	target := e.Get("target")
	if !target.Get("dataset").Truthy() || !attribute(target, "suggest").Truthy() || !target.Call("hasAttribute", "aria-controls").Bool() {
		return
	}
	do(deed{action: action{Do: "suggest", Path: text(attribute(target, "path")), Value: "close"}})
}

// write puts a text into a formula that has the focus. A box leaves it alone
// then, as somebody is typing.
func write(path, text string, caret int) {
	field := app.Window().Get("document").Call("querySelector", "textarea[data-path="+strconv.Quote(path)+"]")
	if !field.Truthy() {
		return
	}
	field.Set("value", text)
	at := len(utf16.Encode([]rune(text)[:caret])) // the browser counts in UTF-16
	field.Call("setSelectionRange", at, at)
}
