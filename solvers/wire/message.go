package wire

import (
	"encoding/json"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
)

// Version is the version of the protocol. Page and worker are always of one
// build, so another version is refused.
const Version = 1

// Message is one JSON string between page and worker.
type Message struct {
	V    int             `json:"v"`
	ID   int64           `json:"id"` // of the request that this answers; 0 for Ready
	Type string          `json:"type"`
	Body json.RawMessage `json:"body,omitempty"`
}

// What the page asks.
const (
	TypeSolve   = "solve"   // SolveRequest; answered by Facts, Progress, Steps, Solution, then Done or Error
	TypeExplain = "explain" // ExplainRequest; answered by Progress, then Why or Error
	TypeCheck   = "check"   // CheckRequest; answered by Checked or Error
	TypeCancel  = "cancel"  // no body: stop the request with this ID where it listens
)

// What the worker tells.
const (
	TypeReady    = "ready"
	TypeFacts    = "facts"    // FactsBody
	TypeProgress = "progress" // ProgressBody, at most ten a second
	TypeSteps    = "steps"    // StepsBody, batched and capped
	TypeSolution = "solution" // SolutionBody
	TypeDone     = "done"     // DoneBody
	TypeWhy      = "why"      // WhyBody
	TypeChecked  = "checked"  // CheckedBody
	TypeError    = "error"    // ErrorBody
)

// Budget bounds a request; 0 means no bound.
type Budget struct {
	Milliseconds int64 `json:"ms,omitempty"`
	Nodes        int64 `json:"nodes,omitempty"`
}

// SolveRequest asks for what follows from a variant.
type SolveRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	// Strategy overrides the variant's, for comparisons.
	Strategy string `json:"strategy,omitempty"`
	Limit    int    `json:"limit,omitempty"` // solutions to deliver; 0 means all
	Trace    int    `json:"trace,omitempty"` // steps to deliver at most; 0 means none
	Quiet    bool   `json:"quiet,omitempty"` // no Facts, no Solution: only the counts matter
	Budget   Budget `json:"budget"`
}

// ExplainRequest asks why a claim follows, or with no claim why there is no
// solution.
type ExplainRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	Claim   string        `json:"claim,omitempty"`
	Budget  Budget        `json:"budget"`
}

// CheckRequest asks which facts an answer breaks.
type CheckRequest struct {
	Family   string          `json:"family"`
	Variant  share.Variant   `json:"variant"`
	Solution json.RawMessage `json:"solution"`
}

// FactsBody says how the facts of a request were understood, before any search.
type FactsBody struct {
	Canonical json.RawMessage    `json:"canonical"`
	Facts     []puzzle.Fact      `json:"facts"`
	Orderings []puzzle.Ordering  `json:"orderings,omitempty"`
	Given     []view.View        `json:"given"`
	Claims    []puzzle.ClaimText `json:"claims,omitempty"`
}

// ProgressBody tells how far a search has come.
type ProgressBody struct {
	puzzle.Progress
	Elapsed float64 `json:"elapsed"` // ms
}

// StepsBody carries steps of a trace, in order.
type StepsBody struct {
	Frames []view.Frame `json:"frames"`
	Capped bool         `json:"capped,omitempty"` // there were more steps than asked for
}

// SolutionBody carries one solution.
type SolutionBody struct {
	Solution json.RawMessage `json:"solution"`
	Views    []view.View     `json:"views"`
}

// DoneBody ends a solve request.
type DoneBody struct {
	puzzle.Done
	Strategy string  `json:"strategy"`
	Elapsed  float64 `json:"elapsed"` // ms
}

// WhyBody ends an explain request.
type WhyBody struct {
	// Core are the facts that together are enough; Rules are those of the
	// kind's own rules that always take part.
	Core    []string `json:"core"`
	Minimal bool     `json:"minimal"` // proved: without any one of them it no longer follows
	// Follows is false when the claim does not follow (or there are solutions):
	// then Core is empty and Counterexample is a solution that shows it.
	Follows        bool            `json:"follows"`
	Counterexample json.RawMessage `json:"counterexample,omitempty"`
	Elapsed        float64         `json:"elapsed"` // ms
}

// CheckedBody ends a check request.
type CheckedBody struct {
	Broken []string `json:"broken"` // facts that the answer breaks
}

// ErrorBody ends a request that failed.
type ErrorBody struct {
	// Fields are the faults of the facts, each at its place.
	Fields []*schema.FieldError `json:"fields,omitempty"`
	// Message is set when the fault is not in the facts.
	Message string `json:"message,omitempty"`
}
