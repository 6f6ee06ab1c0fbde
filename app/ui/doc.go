// Package ui draws the pages with go-app: the gallery, a puzzle's page, the
// explanation of how it works, and the page for addresses that lead nowhere.
//
// A puzzle's page draws one state.Model and hands it what the visitor does. There is one editor for each kind of field of package schema
// and one renderer for each kind of view of package view; no family has a line
// here.
//
// Controls carry what they do as data (data-do and friends); one set of
// listeners on the document reads it (listen.go). Package state says what it
// means; what only a browser can do about it is here (act.go).
package ui
