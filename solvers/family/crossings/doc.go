// Package crossings is the family of ferries and bridges at night: who must get
// across, how many at a time, who can row or carry the torch, who may not be with
// whom, and how long each takes; in as few crossings, or as little time, as possible.
//
//	facts.go    the facts as a Go type, the form, what the form cannot check
//	words.go    facts in words
//	space.go    what can be done, for spacesearch
//	check.go    which facts a plan breaks, straight from the wording
//	another.go  other travellers
//	answer.go   the form of a plan, and how it is entered
//
// What can be done, and how it is told and drawn, is packages river and river/banks.
//
// Of travellers of one kind it does not matter which of them cross: a plan says how
// many. What is forbidden is forbidden whenever the boat has landed, and, if one
// likes, in the boat; in between nobody is anywhere else. The facts are not
// monotone: without a ban there may be a shorter plan.
//
// A plan read backwards, with the banks changed, is a plan that costs as much.
// So one plan alone is its own reverse: whoever crosses in its first half crosses as
// often, and the same way, in its second. Somebody who ends on the other bank crosses an odd
// number of times, and so in the middle, too, if nobody else can stand for her; as this is
// true of everybody, all cross there at once, and there is nothing to solve. Another puzzle
// like one that there is has one plan, and the same read backwards: see another.go.
//
// Sources: the Propositiones ad acuendos juvenes, about 800, attributed to Alcuin;
// W. Pressman and D. Singmaster, The Jealous Husbands and The Missionaries and
// Cannibals, The Mathematical Gazette 73 (1989); G. Rote, Crossing the Bridge at
// Night, Bulletin of the EATCS 78 (2002).
package crossings
