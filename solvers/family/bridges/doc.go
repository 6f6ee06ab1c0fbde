// Package bridges is the family of walks over bridges: a map of lands, joined
// by bridges, and a walk that crosses every bridge exactly once.
//
//	facts.go      the facts as a Go type, the form, what the form cannot check
//	another.go    other towns, with a walk
//	sentences.go  the facts in words
//	walk.go       a walk, and what follows from it
//	claims.go     what can be claimed of a walk
//	town.go       the map with the bridges that stand
//	condition.go  Euler's condition: where a walk can begin and end
//	change.go     one bridge more or less
//	why.go        why no walk is as claimed
//	solve.go      what the strategies share; the default one
//	wanted.go     what a search assumes, judged step by step
//	hierholzer.go one walk, in time linear in the number of bridges
//	fleury.go     all walks, without ever running into a dead end
//	paths.go      all paths, dead ends included
//	orient.go     the number of walks, without listing them
//	trees.go      the trees that it takes to count
//	replay.go     the steps of a search, as changes to the map
//	check.go      which facts a walk breaks
//	draw.go       the map
//	show.go       a walk, animated
//	findings.go   lands, odd and even; what one bridge more or less would do
//	answer.go     the verdict as a sentence
//	words.go      numbers and lists in words
//
// Lands without a bridge do not matter. Bridges may lead back to the land that
// they come from, and several may join the same two lands. Walks are told
// apart by the bridges in their order and by where they begin: a walk and the
// same walk backwards are two. A bridge from a land to itself has no
// direction. Without any bridge there is a walk wherever one may be: whoever stays
// there has crossed them all.
//
// The facts are not monotone: a bridge less can make a walk possible or spoil
// it, so there are no minimal sets of facts to blame. Why there is no walk is
// told by lands of odd degree and by pieces, and by all the single bridges
// that would change it.
//
// # Counting
//
// Every walk gives each bridge a direction such that as many lead into each
// land as out of it. For one such choice of directions, the number of round
// trips is a product of factorials times the number of spanning trees that
// lead to a land (the theorem of de Bruijn, van Aardenne-Ehrenfest, Smith and
// Tutte), which is a determinant. The factorials are the same for all choices;
// bridges that join the same lands are interchangeable. So what has to be gone
// through is the number of ways to split bundles of parallel bridges evenly:
// far fewer than walks. A walk that ends elsewhere than it began is a round
// trip with one bridge more.
//
// # Sources
//
// Case 5 of Markusz and Markus, Logic Puzzles and Logic Programming I (1988);
// Euler, Solutio problematis ad geometriam situs pertinentis (1736);
// Hierholzer, Mathematische Annalen 6 (1873); Fleury, Journal de mathématiques
// élémentaires (1883); van Aardenne-Ehrenfest and de Bruijn, Simon Stevin 28
// (1951); the counts for complete graphs that the tests use are from McKay and
// Robinson, Combinatorics, Probability and Computing 7 (1998).
package bridges
