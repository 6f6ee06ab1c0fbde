// Package meetings is the family of stories about who met whom, where and
// when: on each of some days one person met one of as many friends at one of
// as many places, each friend and each place once; and somebody else knows
// which meetings cannot have been, or who came before whom. It is a three-dimensional
// matching, which in general is hard (Karp's list of 1972).
//
//	facts.go      the facts, the form, what the form cannot check
//	remarks.go    the kinds of remark, and what each is posted as
//	target.go     what remarks are posted to
//	sentences.go  facts and meetings in words
//	argue.go      what an argument in simple steps is made of
//	cases.go      the cases in which a remark is met, for arguments
//	claims.go     what can be claimed of a story, and its sentence
//	crosses.go    which meetings single facts rule out, and which facts do
//	partial.go    what some meetings say of remarks about several together
//	solve.go      what the strategies share
//	list.go       list the possible meetings, then choose: test at the end, or after each
//	step.go       day by day, friend by friend, place by place
//	reason.go     the most constrained day first
//	propagate.go  constraint propagation, with reasons
//	check.go      which facts an answer breaks
//	show.go       the pictures and the answer in words
//
// The puzzle and its first four strategies are from Zs. Markusz and G. Markus,
// Logic Puzzles and Logic Programming I (MTA SZTAKI 207/1988), case 1.
package meetings
