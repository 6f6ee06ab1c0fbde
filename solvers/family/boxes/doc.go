// Package boxes is the family of coloured balls that are put into boxes: so
// many balls of each colour, so many balls to a box, and conditions on which
// colours go where. Balls of one colour are alike, so that a solution says how
// many of each colour a box holds, and nothing else. Without conditions it is
// the counting of contingency tables (matrices with given sums of rows and
// columns).
//
//	facts.go      the facts, the form
//	validate.go   what the form cannot check; formulas read
//	sentences.go  facts, boxes and balls in words
//	claims.go     how many balls a box holds, as a claim and in words
//	index.go      boxes, colours and groups by number; what single facts rule out
//	solve.go      what the strategies share; too few balls
//	conditions.go the kinds of condition, and formulas of them; target.go what they come to
//	partial.go    conditions on boxes that are filled in part
//	fill.go       all ways to fill boxes with balls, one ball at a time
//	boxbybox.go   test after every box, and step back
//	orders.go     the work of every order of boxes and of colours
//	list.go       list all fillings first, in two ways, then test each
//	propagate.go  constraint propagation, with reasons
//	replay.go     its steps in words
//	check.go      which facts an answer breaks
//	layout.go     where boxes and balls stand in the picture
//	show.go       the pictures
//	stage.go      pictures that change from step to step
//	answer.go     the answer in words
//	argue.go      what arguments are made of, and their words
//	cases.go      conditions as the cases in which they are met
//
// The puzzle and the box by box search are from Zs. Markusz and G. Markus,
// Logic Puzzles and Logic Programming I (MTA SZTAKI 207/1988), case 6; so are
// the questions about the order of boxes and about lists built in two ways.
package boxes
