// Package circuit is the family of ring roads with fuel: a car with a given
// tank starts at one of the oases, takes what fuel each of them has, and is to
// drive all the way round. From which oasis, and which way round, can it?
//
//	facts.go     the facts as a Go type, the form, what the form cannot check
//	sentences.go the facts in words, and the claims
//	ring.go      the facts as whole numbers, exact
//	drive.go     one drive, leg by leg
//	solve.go     what the strategies share
//	once.go      once round on credit, which decides every start in linear time
//	leap.go      one failure rules out every oasis that was passed on the way
//	every.go     every start and direction, leg by leg
//	check.go     which facts an answer breaks, judged by arithmetic of its own
//	amount.go    amounts of fuel in words
//	layout.go    where things lie on the drawing
//	draw.go      the ring road
//	plot.go      fuel along the road
//	show.go      a drive, animated
//	tables.go    every start of both directions, leg by leg
//	another.go   other amounts and distances, and a small tank
//	findings.go  what decides the matter; the smallest tank
//	answer.go    the verdict as a sentence
//
// All arithmetic is exact, in whole millionths of a mile: the puzzle that the
// family is named after turns on a remainder of exactly nothing.
//
// # What a fact that is switched off means
//
// As everywhere, it means that one does not know: an oasis may then have any
// amount of fuel, and the next one may be however near; a tank may hold any
// amount. A start is an answer unless the facts that are known rule it out, so
// dropping a fact never loses an answer, and what rules a start out has a
// minimal set of facts behind it: those of the stretch on which the tank runs
// dry, which are broken together and never alone. (An oasis that is there but
// has no fuel is a fact too: 0 gallons.)
//
// # Sources
//
// The puzzle is case 4 of Markusz and Markus, Logic Puzzles and Logic
// Programming I (1988), who got it from elsewhere. That a start just behind
// the lowest point does, is the cycle lemma of Dvoretzky and Motzkin (1947);
// Lovász, Combinatorial Problems and Exercises, problem 3.21, has it with
// petrol. Stretches of road with a limited tank are functions of the form
// x -> min(x+a, b) for x >= c, which are closed under composition: so beginnings and
// ends of the ring, each joined up once, decide every start.
package circuit
