package puzzle

import (
	"embed"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Definition is what an author writes: a family in plain typed functions, with
// F the facts and S a solution, both encoded by encoding/json. F's members
// must match the form. Functions marked optional may be nil.
type Definition[F, S any] struct {
	Info Info
	Form schema.Form
	// Presets holds presets/*.json.
	Presets embed.FS

	// Validate checks what the form cannot say. It runs on facts that satisfy
	// the form, and may normalise them. Optional.
	Validate func(*F) []*schema.FieldError
	// Facts states the facts as sentences. A row or field that can be switched
	// off has its path as ID.
	Facts func(F) []Fact
	// Orderings, Claims: see Instance. Optional.
	Orderings func(F) []Ordering
	Claims    func(F) []ClaimText
	// Holds says whether a claim is true of a solution; an error means that
	// the claim is not one. Optional where there are no claims.
	Holds func(F, S, Claim) (bool, error)
	// Given: see Instance. It may show the effects of the facts that are kept;
	// the parts that frames change must be the same whatever is switched off.
	Given func(facts F, keep func(FactID) bool) []view.View
	// Solve searches and reports to s. It returns nil when the search is
	// complete, and otherwise what a method of s returned, ErrMemory, or a real
	// failure. It must respect s.Keep, and may ignore s.Deny and s.Break:
	// solutions of which the denied claim is true, or that do not break the
	// fact, are dropped anyway.
	Solve func(facts F, s *Search[S]) error
	// Violations names every fact that the solution breaks. It must not use an
	// engine: it is what engines are judged by. The only error is
	// [ErrUndecided]: the solution may break more than the facts named.
	Violations func(F, S) ([]FactID, error)
	// Show draws a solution.
	Show func(F, S) []view.View
	// Answer says the verdict as a sentence about the puzzle.
	Answer func(F, Result[S]) string
	// Findings draws what was found out beyond the single solutions. Optional.
	Findings func(F, Result[S]) []view.View
}

// Result is what Answer and Findings know of a finished search.
type Result[S any] struct {
	Verdict   Verdict
	Solutions int  // how many were found
	Exact     bool // false: there may be more
	Found     []S  // the first of them, at most KeptSolutions
	Why       string
	Strategy  string
	Stats     Stats
	Keep      func(FactID) bool // never nil
}

// KeptSolutions is how many solutions Answer and Findings get to see.
const KeptSolutions = 200

// KeepAll switches no fact off.
func KeepAll(FactID) bool { return true }
