// Package dialogue finds what can be learnt from a conversation: it holds a
// finite set of possible worlds, what each person sees of them, and a list of
// public announcements, and says which worlds are left after each one.
//
// # The model
//
// A world is a tuple of integers ([Worlds]; [Pairs] and [Tuples] are given).
// A [Quantity] is a function of the world, such as the sum of two numbers. A
// [Person] sees one quantity, and cannot tell apart the worlds in which it is
// the same. A [Formula] speaks about the world and about what persons know of
// it and of each other, nested at will:
//
//	Knows(s, Not(KnowsWorld(p)))          // S knows that P does not know
//	At(0, Knows(s, Not(KnowsWorld(p))))   // S knew it before anything was said
//
// An [Announcement] is a formula said aloud and truthfully: everybody hears it,
// and the worlds in which it is false are gone, for everybody. It is judged in
// the model of its moment, that is, among the worlds left by what was said
// before, unless [At] takes it back to an earlier moment. Announcements marked
// Together are said in one breath: each is judged as if the others had not yet
// been heard.
//
// [Conversation.Run] gives the worlds left after every announcement, and for
// every eliminated world the announcement that eliminated it; [Result.Why]
// tells why an announcement is false in a world, with the worlds that the
// persons could not tell from it. [Conversation.Sweep] runs the same
// conversation over a growing list of worlds, and brings the answer up to
// date instead of starting again.
//
// # Cost
//
// Every sentence costs a fixed number of passes over the worlds that are left,
// for each knows in it. Nothing is stored per world but one bit for each
// moment and each part of a sentence, and what a person sees is computed and
// not kept, so that the two million pairs of 2 to 2,000 need a few megabytes.
// When few worlds are left they are kept as a list.
//
// # What it is not for
//
// Announcements are public and true: there are no lies, no secrets whispered to
// one of several persons, no beliefs that may be wrong. A conversation is not
// monotone (without one of its sentences there may be fewer answers as well as
// more), so there is no minimal set of sentences to give as a reason: the
// reason is told world by world.
//
// # Sources
//
// The logic of public announcements: J. Plaza, Logics of Public Communications
// (1989); H. van Ditmarsch, W. van der Hoek and B. Kooi, Dynamic Epistemic
// Logic (Springer, 2007), chapter 4. The operator for earlier moments is the
// one that H. van Ditmarsch, J. Ruan and R. Verbrugge, Sum and Product in
// Dynamic Epistemic Logic (Journal of Logic and Computation 18, 2008), find
// the puzzle to need. Partition refinement by observation keys goes back to
// R. Aumann, Agreeing to Disagree (Annals of Statistics 4, 1976).
package dialogue
