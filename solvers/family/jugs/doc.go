// Package jugs is the family of pouring puzzles: jugs without marks, and an amount
// to be measured out in as few pours as possible.
//
// It is small on purpose, and a template: a family of moves is what stands in
// facts.go (what there is, and what is asked), space.go (what can be done, and how
// that looks), check.go (whether a plan does it) and answer.go (the plan in words).
// Searches, film strip, graph of states and reasons are those of spacesearch.
//
// Jugs hold whole litres. Whoever pours goes on until the one is empty or the other
// full, so nothing else can be measured. The facts are not monotone: without a ban
// there may be a shorter plan.
//
// Sources: the Annales Stadenses of Abbot Albert (thirteenth century) have the
// measures of 8, 5 and 3; C. G. Bachet, Problèmes plaisants et délectables (1612);
// M. C. K. Tweedie, The Mathematical Gazette 23 (1939), for the graph of states.
package jugs
