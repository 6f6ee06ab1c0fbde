package spacesearch

import (
	"cmp"
	"iter"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// Space is a state space under the facts that are kept.
type Space[S, A comparable] struct {
	Start S
	// Moves lists the moves from a state, always in the same order; those from one
	// state differ in their actions. A move costs 1 at least.
	Moves func(from S) iter.Seq[space.Move[S, A]]
	Goal  func(S) bool
	// Bound is what it takes at least from a state to a goal, never too much: 0
	// where nothing is known.
	Bound func(S) int
	// Barred says, as a sentence, why no plan leads to a goal, where that shows without
	// a search, as by parity: then only Nearest searches all the same. "" says nothing.
	Barred string
	// Weight is how many times as much room and time a state takes as one of a few
	// bytes and moves does: so much fewer of them are looked at. 0 is 1.
	Weight int

	within int // what a plan may cost at most; 0 is no limit
}

// held is how many states may be held where so many light ones may.
func (sp Space[S, A]) held(light int) int { return max(1, light/max(1, sp.Weight)) }

// allows says whether a plan may cost so much.
func (sp Space[S, A]) allows(cost int) bool { return sp.within == 0 || cost <= sp.within }

// Problem is the space as the engine searches it.
func (sp Space[S, A]) Problem() space.Problem[S, A] {
	return space.Problem[S, A]{Starts: []S{sp.Start}, Moves: sp.Moves, Goal: sp.Goal}
}

// Kit is what a family says of its state spaces, with M its facts, T an answer,
// S a state and A what is done in a move.
type Kit[M, T any, S, A comparable] struct {
	Space func(m M, keep func(puzzle.FactID) bool) Space[S, A]
	// Within is the fact that a plan costs no more than so much; 0 is no limit. Optional.
	Within func(M) (fact puzzle.FactID, most int)
	// Facts are those of the definition.
	Facts func(M) []puzzle.Fact
	// Plan is the answer that some moves are, and Moves are those of an answer.
	Plan  func(m M, moves []A) T
	Moves func(m M, plan T) []A

	// State tells a state as a clause, "A holds 3 litres, B nothing", and Short in
	// a few characters.
	State func(m M, s S) string
	Short func(m M, s S) string
	// Legend says how Short is to be read.
	Legend string
	// Move tells a move as one is told to make it, "fill A at the tap", Brief in a
	// few characters, and Because names the facts that it rests on.
	Move    func(m M, a A) string
	Brief   func(m M, a A) string
	Because func(m M, a A) []puzzle.FactID
	// Picture draws a state. Parts that may look different in another state have an
	// ID, and are there in every state.
	Picture func(m M, s S) Picture
	// Scene draws a state as the board that is played on and replayed, where there is
	// more room than in a film strip, by the same rules. Optional: else Picture serves.
	Scene func(m M, s S) Picture
	// Press is the ID of the part of a picture that somebody presses to make a move, ""
	// for none: the tile that slides. Optional.
	Press func(m M, at S, a A) string
	// Pressing tells those who play what to press in a picture, in a sentence.
	Pressing func(m M) string
	// Refuses says as a clause why a press on a part of a picture, by its ID, makes no move in a
	// state, "" where nobody would press it. Optional.
	Refuses func(m M, at S, id string) string
	// Cost tells a cost with its unit, "6 pours", and Never that there is no plan.
	Cost  func(m M, cost int) string
	Never string
	// Phrases say what stands in a row of an answer, by the keys of its gaps without the
	// numbers that they end with.
	Phrases map[string]Phrase
}

// Phrase says as a clause that in row {n} of a plan something is {value}, or not; {i} is the
// number at the end of its key.
type Phrase struct{ Is, Not string }

// limited is the state space with the limit, if that is kept.
func (k *Kit[M, T, S, A]) limited(m M, keep func(puzzle.FactID) bool) Space[S, A] {
	sp := k.Space(m, keep)
	if k.Within != nil {
		if fact, most := k.Within(m); keep(fact) {
			sp.within = most
		}
	}
	return sp
}

// Picture is a small picture of a state: PictureWidth wide, or as a scene says, and as
// high as those of all other states.
type Picture struct {
	Width  float64 // of a scene; 0 means PictureWidth
	Height float64
	Shapes []view.Shape
}

// PictureWidth is the width of a picture of a state.
const PictureWidth = 38

// scene draws a state with what room there is.
func (k *Kit[M, T, S, A]) scene(m M, s S) *view.Drawing {
	draw := k.Picture
	if k.Scene != nil {
		draw = k.Scene
	}
	p := draw(m, s)
	return &view.Drawing{Width: cmp.Or(p.Width, PictureWidth), Height: p.Height, Shapes: p.Shapes, Says: english.Sentence(k.State(m, s))}
}

// Counters are what the ways of searching count.
func Counters(deepening string) []puzzle.Counter {
	return []puzzle.Counter{
		{Name: "nodes", Title: "states looked at", Means: "a state that is looked at again counts again"},
		{Name: "tests", Title: "moves tried"},
		{Name: "space", Title: "states remembered", Means: "the most at any time"},
		{Name: "work", Title: "rounds", Of: []string{deepening}},
	}
}

// The ways of searching, as a family lists them.
var (
	Nearest   = puzzle.Strategy{Name: "nearest", Title: "The nearest first", Teaches: "Look at the start, then at every state that is nearest to it, then at the next nearest, and remember them all. No state is looked at twice, and whatever is reached is reached in the best way."}
	Guided    = puzzle.Strategy{Name: "guided", Title: "Guided by a bound", Teaches: "Work out for every state what it takes at least from there to the goal, and look first at the states where that and the way so far are least together (A*). The better the bound, the fewer states are looked at; the answer stays the best."}
	Deepening = puzzle.Strategy{Name: "deepening", Title: "Deeper and deeper", Teaches: "Follow every way up to a bound, step back, and begin again with a higher bound until a goal is met. Only the way one is on is remembered, and the price is that the same states are looked at again and again."}
)

// Ways are all of them, the quick one first.
func (k *Kit[M, T, S, A]) Ways() []puzzle.Way[M, T] {
	return []puzzle.Way[M, T]{{Strategy: Nearest, Run: k.Nearest}, {Strategy: Guided, Run: k.Guided}, {Strategy: Deepening, Run: k.Deepening}}
}
