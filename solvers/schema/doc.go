// Package schema is the form language: how the facts of a puzzle are shown for
// editing, checked, changed and documented.
//
// A family describes its facts once, as a [Form] of [Field] values. From that
// one description come the editors of the page, the strict check of anything
// that a link, a file or a visitor brings ([Check]), the edits themselves
// ([Edit], [Apply]) and a JSON Schema for authors ([JSONSchema]).
//
// The package knows no family and draws nothing. What only a family can know
// (that three lists must have equal lengths, say) stays in that family.
//
// The idea of facts as data behind generic editors follows the "presets and
// parameters travel as text" rule of Simon Tatham's Portable Puzzle Collection.
package schema
