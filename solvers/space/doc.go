// Package space searches state spaces: what can be reached from a start by
// moves, and the best plans that lead to a goal.
//
// A [Problem] gives the starts, the moves from a state with their costs, and the
// goal; states are any comparable values. On it work:
//
//   - [BreadthFirst]: a plan with the fewest moves
//   - [UniformCost] and [AStar]: a plan with the least cost, the latter guided by
//     an estimate of what is still to come
//   - [IterativeDeepening]: the same with no memory but for the plan itself, at
//     the price of looking at states again and again; [AllByDeepening] finds all such
//     plans so
//   - [AllOptimal]: every plan with the least cost, counted without being listed,
//     and listed as far as one likes
//   - [Explore]: the whole space, with the number of states at each distance
//
// [Uncertain] is a problem in which the start is not known or moves may have
// several outcomes, and nothing is seen on the way. Its conformant plans, which
// lead to the goal whatever is the case, are plans of a [Problem] whose states
// are sets of states ([Belief]): every search above finds them.
//
// All searches are deterministic: the same problem gives the same plan and the
// same counts everywhere. "None" is said only when the space has been
// exhausted. A search that meets its bound on states ends with [ErrLimit], one
// that is cancelled with the context's error, and both leave the verdict
// [Unsolved]. Nothing recurses: long plans need no deep stack.
//
// # What it is not for
//
// There is no opponent and no chance with probabilities here, and no plan that
// branches on what is seen on the way. Spaces that do not fit in memory and have
// no good estimate are out of reach.
//
// # Sources
//
// S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, chapters
// 3 and 4, for the searches and for belief states; P. Hart, N. Nilsson and B.
// Raphael (1968) for A*; R. Korf, Depth-First Iterative-Deepening (1985); R.
// Goldman and M. Boddy (1996) for the term conformant.
package space
