// Package explain says why: which facts are enough for a contradiction or for
// a claim, written once for every family, on the contract alone
// (puzzle.Options.Keep, Assume and Deny). A claim that is assumed is a fact like
// others: it can be a part of the reason, and superfluous.
//
//   - [Why] finds a minimal set of facts, and further ones up to a number.
//   - [Survey] finds what is certain and what stays open, what would settle it,
//     which facts are superfluous, and a smallest set that says as much.
//
// A core is minimal when every one of its facts is needed: without it there is
// a solution, or a case in which the claim is false. That is proved by
// searches, never taken on trust. A strategy that offers a set of facts of its
// own (puzzle.Done.Core) only gives a shorter way to start. When a budget ends
// first, the result is weaker and says so; it is never wrong.
//
// Every solution that a search meets is remembered with the facts that it
// breaks: it shows at once, for any set of facts that it does not break, that
// they have a solution. So twenty facts need a handful of searches.
//
// All this needs families in which dropping a fact never loses a solution.
// Others give a reason of their own, in place of a core (puzzle.Definition.Reason).
//
// The ideas: deletion in halving steps, after QuickXplain (U. Junker, AAAI
// 2004) and delta debugging (A. Zeller, 1999); enumeration of minimal cores
// after MARCO (M. Liffiton, A. Previti, A. Malik, J. Marques-Silva,
// Constraints 21, 2016); smallest sets by implicit hitting sets (A. Ignatiev,
// A. Previti, M. Liffiton, J. Marques-Silva, CP 2015); the backbone as in
// M. Janota, I. Lynce, J. Marques-Silva (AI Communications 28, 2015).
package explain
