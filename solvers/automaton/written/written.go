// Package written has things with states, and the lines of their tables, as they are written down: by
// names. It reads nothing and works nothing out: package automaton and the checker in automaton/naive
// do that, each in its own way.
package written

// Part is a thing or a control. No two states of any parts have the same name.
type Part struct {
	Name   string
	States []string
}

// Line says what becomes of things where all of When is the case, of things now or of controls in
// this step: the state Next comes next, or these Things go so many states on, from the last one to
// the first.
type Line struct {
	When   []string
	Next   string
	Things []string
	By     int
}
