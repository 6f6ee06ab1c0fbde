// Package dialogues is the family of conversations: somebody has chosen some
// whole numbers, each of several persons knows something about them (their sum,
// their product, the largest, whether one of them is even), and from what they
// say aloud about what they know, and do not know, whoever listens can learn the
// numbers too.
//
//	facts.go      the facts and the form
//	lines.go      the kinds of sentence, and of what somebody knows, as records
//	vocabulary.go what may be known of the numbers, and what may be said of them
//	validate.go   what the form cannot check
//	quantity.go   the value of what may be known
//	property.go   whether what may be said is true
//	sentences.go  facts in words
//	another.go    other ages for the census taker
//	numbers.go    the answer: the numbers by their rank, and what can be claimed of them
//	script.go     the conversation as statements about knowledge
//	sight.go      what somebody sees of the numbers, as a key
//	worlds.go     all choices of numbers that satisfy what everybody knows
//	bundles.go    choices that nothing tells apart, counted instead of listed
//	solve.go      what the strategies share
//	engine.go     by the engine for possible worlds
//	lists.go      by whole tables, or by what is left
//	primes.go     by theorems on primes, which speak of the classic puzzle only
//	conclude.go   the last two sentences, by theorems
//	goldbach.go   even numbers as sums of two primes
//	sweep.go      for all upper limits of the range
//	course.go     what is left after each sentence, as tables
//	plot.go       the same as a picture
//	axis.go       where values lie along the axes of pictures
//	why.go        which sentence rules a choice out, and why
//	check.go      which facts an answer breaks
//	memory.go     what has been judged before, for the checker
//	cells.go      what somebody cannot tell apart, for the checker
//	divisors.go   the divisors of a product
//	show.go       the pictures and the answer in words
//
// A conversation is not monotone: a sentence less may leave fewer answers as
// well as more. There is therefore no minimal set of sentences to name as a
// reason, and why is told sentence by sentence and choice by choice.
//
// The puzzle of the two numbers is H. Freudenthal's (Nieuw Archief voor
// Wiskunde, 1969). It, its three ways of solution, and the lottery and the three
// boys are in Zs. Markusz and G. Markus, Logic Puzzles and Logic Programming I
// (MTA SZTAKI 207/1988), case 7 and appendix C.
package dialogues
