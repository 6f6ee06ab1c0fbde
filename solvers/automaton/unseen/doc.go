// Package unseen is about things with states (package automaton) that nobody sees: what may be
// the case, and how controls are set so that all is as it is wanted, whatever is the case.
//
//	m := unseen.Of(machine)
//	aim := m.Aim(machine.Run(lines, false))
//	aim.Want(door, open)
//	sp := aim.Space(m.Begins(told))   // to be searched, by spacesearch
//	m.Told(sp.Start)                  // "2 of 4 cases are possible, and in all of them ..."
//
//	aim.go      what is wanted, and the space of what may be the case, step by step
//	words.go    what may be the case, and how controls are set, in words
//	picture.go  what may be the case as a picture
//	tables.go   what follows what, what a look at the start would save, and what keeps things so
//
// What may be the case is a belief (space.Conformant). There is no chance with probabilities here,
// and nobody looks on the way.
package unseen
