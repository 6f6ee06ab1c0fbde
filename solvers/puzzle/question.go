package puzzle

import (
	"encoding/json"

	"solvitur/solvers/schema"
)

// Question is how a puzzle is answered that does not ask for one of its solutions but for
// something that follows from the facts, as the conclusion of a chain of premises does.
type Question struct {
	// Form is that of an answer to the question.
	Form schema.Form
	// Look says to somebody who has no answer yet where to begin, and nothing of the answer.
	// Optional.
	Look string
	// Falls says in a sentence or two why an answer that satisfies Form is not right, and is
	// "" where it is. It uses no engine.
	Falls func(answer json.RawMessage, keep func(FactID) bool) (string, error)
	// Right is an answer that is right; ok is false where there is none.
	Right func(keep func(FactID) bool) (right Conclusion, ok bool)
	// Only says, where there is one, whether no other is right, but for what says the same in
	// other words. Optional: without it, another puzzle has one solution, as those have that ask for it.
	Only func(keep func(FactID) bool) bool
}

// Conclusion is the answer to a question, what it says as a sentence, and the facts that it
// follows from.
type Conclusion struct {
	Answer json.RawMessage
	Says   string
	Facts  []FactID
}

// Asking says what a puzzle asks for, with the facts as they are.
type Asking string

// What a puzzle can ask for.
const (
	AsksSolution Asking = ""        // one of its solutions
	AsksMore     Asking = "follows" // something that follows, and something does
	AsksInVain   Asking = "nothing" // the same, and nothing does
)

// Asks says what a question asks for, nil being none, if these facts hold.
func (q *Question) Asks(keep func(FactID) bool) Asking {
	if q == nil {
		return AsksSolution
	}
	if _, ok := q.Right(keep); !ok {
		return AsksInVain
	}
	return AsksMore
}

// Question is what is asked for; nil where that is a solution.
func (i *plain) Question() *Question {
	if i.asked == nil {
		return nil
	}
	return i.asked()
}
