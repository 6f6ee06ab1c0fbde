package puzzle

import (
	"sync"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// plain is what of an instance does not depend on the types of its family. A generic method
// is compiled once for every family, these once for all: a fifth of what a family weighs.
// Functions of the family are bound to the model; those that are optional are nil without.
type plain struct {
	info    *Info
	remarks []*schema.FieldError
	// unfinished are rows that are no facts unless they are mended, with their faults.
	unfinished map[FactID][]*schema.FieldError

	facts     func() []Fact
	orderings func() []Ordering
	form      func() schema.Form
	asked     func() *Question
	given     func(keep func(FactID) bool) []view.View
	enterPart func([]claim.Atom) ([]claim.Claim, []*schema.FieldError)
	claimable func() []claim.Claim
	says      func(claim.Claim) (string, error)
	reason    func(c claim.Claim, keep func(FactID) bool) []view.View
	argue     func() (Argument, error)
	clashes   func(keep func(FactID) bool) []*schema.FieldError
	asides    func(keep func(FactID) bool) []*schema.FieldError
	derives   bool   // there is more to be claimed than is asked
	repeats   bool   // a search may come to an answer twice
	parts     []bool // by way of searching: it has some

	factsOnce sync.Once
	stated    []Fact // once asked for

	formOnce sync.Once
	answer   schema.Form       // once asked for
	read     memo[claim.Claim] // claims by their texts
	said     memo[string]      // and their sentences
	drawOnce sync.Once
	silent   bool // see isSilent

	argueOnce sync.Once
	argument  Argument // once asked for
	unargued  error
}

// bind binds the functions of a family to a model.
func (i *instance[F, M, S]) bind() {
	f, m := &i.family.Definition, i.model
	i.info, i.derives, i.repeats = &f.Info, f.Derived != nil, f.Key != nil
	for _, way := range f.Ways {
		i.parts = append(i.parts, way.Parts)
	}
	i.facts = func() []Fact { return f.Facts(m) }
	i.given = func(keep func(FactID) bool) []view.View { return f.Given(m, keep) }
	if f.Orderings != nil {
		i.orderings = func() []Ordering { return f.Orderings(m) }
	}
	if f.Answer != nil {
		i.form = func() schema.Form { return f.Answer(m) }
	}
	if f.Question != nil {
		i.asked = func() *Question { return f.Question(m) }
	}
	if f.EnterPart != nil {
		i.enterPart = func(entered []claim.Atom) ([]claim.Claim, []*schema.FieldError) { return f.EnterPart(m, entered) }
	}
	if f.Claims != nil {
		i.claimable = func() []claim.Claim { return f.Claims(m) }
	}
	if f.Says != nil {
		i.says = func(c claim.Claim) (string, error) { return f.Says(m, c) }
	}
	if f.Reason != nil {
		i.reason = func(c claim.Claim, keep func(FactID) bool) []view.View { return f.Reason(m, c, keep) }
	}
	if f.Argue != nil {
		i.argue = func() (Argument, error) { return f.Argue.Given(m) }
	}
	if f.Clashes != nil {
		i.clashes = func(keep func(FactID) bool) []*schema.FieldError { return f.Clashes(m, keep) }
	}
	if f.Asides != nil {
		i.asides = func(keep func(FactID) bool) []*schema.FieldError { return f.Asides(m, keep) }
	}
}
