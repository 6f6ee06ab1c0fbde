// Package spacesearch is what families of moves share: a state space as ways of
// searching, as pictures and as reasons.
//
// The engine (package space) knows states, moves and costs; a puzzle's search
// (puzzle.Search) knows facts, events and a budget. A family says in a [Kit] what
// its states are under the facts that are kept, how moves and plans are told, and
// how a state looks. With that it has
//
//   - a definition, but for its facts, its answers and their checker: [Define]
//   - ways of searching, which all list the best plans, or count them where they
//     are many: [Kit.Nearest], [Kit.Guided], [Kit.Deepening]
//   - a plan as a film strip, and as a walk in the graph of states: [Kit.Show]
//   - why there is no better plan, or none at all: what can be reached, layer by
//     layer, and what one fact fewer would change: [Kit.Findings]
//
// Such facts are not monotone: without a ban a shorter plan may turn up, and then
// the plans that were the best are so no more. So there are no minimal sets of
// facts to blame, and the why is told by what can be reached.
//
// It is not for judging answers: a family's checker follows a plan by itself.
// What it compares the length of a plan with is in space/naive.
package spacesearch
