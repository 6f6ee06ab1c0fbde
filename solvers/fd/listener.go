package fd

// Kind is the kind of a Step.
type Kind uint8

const (
	Decision   Kind = iota // Var was set to Value
	Refutation             // Var = Value was shown impossible at this depth
	Failure                // a dead end
	Found                  // a solution
	Learnt                 // a no-good, of Value literals; the search is back at Depth
	Restarted              // back to the root
)

func (k Kind) String() string {
	return [...]string{"decision", "refutation", "failure", "found", "learnt", "restarted"}[k]
}

// Step is one thing that a search did.
type Step struct {
	Kind  Kind
	Depth int // decisions that stand
	Node  int64
	Var   Var
	Value int
}

// Listener hears the steps of a search as they happen.
type Listener func(Step)
