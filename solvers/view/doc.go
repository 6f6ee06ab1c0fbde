// Package view says what results look like, as data: tables, grids, graphs,
// steps, numbers, trees and drawings, whose parts carry a role and the facts that they
// rest on.
//
// A family returns views and never draws. The page has one renderer for each
// kind of view; [Text] gives each as plain text, for the terminal, for screen
// readers, for copying and for tests. Colours and shapes for roles live in the
// style sheet of the page.
//
// A kind is added only when two families need it. A family that needs a picture
// of its own returns a [Drawing].
//
// A replay is frames, which are changes of pictures. Nobody writes them by hand
// who can say how every part should look: a [Stage] gives the changes.
package view
