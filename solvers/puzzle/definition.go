package puzzle

import (
	"embed"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Definition is what an author writes: a family in plain typed functions, with
// F the facts, M what they are made into to be worked with (F itself, where
// they are fit for that), and S a solution. F and S are encoded by
// encoding/json; F's members must match the form. Functions marked optional
// may be nil.
type Definition[F, M, S any] struct {
	// Info introduces the family; its Strategies are those of Ways.
	Info Info
	Form schema.Form
	// Presets holds presets/*.json.
	Presets embed.FS

	// Empty are, in JSON, the facts of an empty puzzle of the kind, for families whose presets
	// do not lead there: see Family. Optional.
	Empty string

	// Read checks what the form cannot say, and makes the facts fit for work,
	// once: every other function gets the result. It runs on facts that satisfy
	// the form, and may normalise them. What it makes does not change afterwards, since several searches may
	// use it at once.
	Read func(*F) (M, []*schema.FieldError)
	// Clashes are faults that some facts make together, or one by itself, and that are
	// gone as soon as one of these is switched off: what Read says is wrong whatever is
	// kept. The other functions are called with such facts, and only searches are not,
	// while all of them are kept. Optional.
	Clashes func(m M, keep func(FactID) bool) []*schema.FieldError
	// Asides are what is to be said beside fields that stand aside and yet can be shown,
	// such as that what they hold is against a fact that is kept. Optional.
	Asides func(m M, keep func(FactID) bool) []*schema.FieldError
	// Facts states the facts as sentences. A row or field that can be switched
	// off has its path as ID.
	Facts func(M) []Fact
	// Orderings: see Instance. Optional.
	Orderings func(M) []Ordering
	// Answer is the form of an answer to these facts: S, written in JSON,
	// satisfies it. Its choices are spelt out, and it has no field for what is
	// not asked. Only families of tests do without.
	Answer func(M) schema.Form
	// Question is what is asked for where that is no solution. Optional.
	Question func(M) *Question
	// Sought are the questions that the facts ask, where these ask for part of a solution: of
	// each the claims of which one answers it. Nil where the whole is asked for. What Derived
	// says of part of a solution is asked, too. Optional.
	Sought func(M) [][]claim.Claim
	// Enter makes of an answer that satisfies the form the one that a search
	// would give: two numbers are brought into order, say. Optional.
	Enter func(M, *S) []*schema.FieldError
	// EnterPart makes of the values that were entered of an answer, each at its path,
	// what they claim, or says of a value that it cannot be read. Optional: where Enter
	// would not move them, each is claimed to stand where it was entered.
	EnterPart func(M, []claim.Atom) ([]claim.Claim, []*schema.FieldError)
	// Derived is what stands at a path that does not lead into the answer, but
	// to what follows from it, and can be claimed: a string, an int, a bool, or
	// nil for nothing. An error means that there is no such path. Optional.
	Derived func(m M, solution S, path []string) (any, error)
	// Claims are those worth asking about that no part of Given makes. Optional.
	Claims func(M) []claim.Claim
	// Says states any claim of these facts as a sentence, or says that it is
	// none. Wherever a part of a picture has a claim, this is what it is called
	// by: families leave its Says empty. Optional where there are no claims.
	Says func(M, claim.Claim) (string, error)

	// Reason says in the family's own way why a claim is true of every solution,
	// which is known, or, of the claim that claims nothing, why there is none. It is
	// for families that are not monotone, which have no smallest set of facts to
	// name; the suite asks them for it.
	Reason func(m M, c claim.Claim, keep func(FactID) bool) []view.View

	// Argue is how facts are argued in simplest steps: argue.With. Optional.
	Argue *Arguing[M]
	// Unargued says in a sentence why the puzzles of a kind without Argue are not argued.
	// Optional.
	Unargued string

	// Renewal is how other puzzles are made that are like one of the kind. Optional.
	Renewal *Renewal[F, S]

	// Given: see Instance. It may show the effects of the facts that are kept;
	// the parts that frames change must be the same whatever is switched off.
	// A part of which the facts tell nothing has its claim and is Open, or has
	// the Values that it may come to show: what is certain is drawn there.
	Given func(m M, keep func(FactID) bool) []view.View
	// Play draws an answer as far as somebody has entered it, without rows of lists that
	// are not complete, for those who go on with it by pressing: its parts say what a press
	// puts in (view.Mark.Puts). Nothing in it tells more of the answer than the facts do. It
	// is for walks and plans, and for what is filled in place by place; what is marked on a
	// picture of the facts needs none. Optional.
	Play func(m M, part S, keep func(FactID) bool) []view.View
	// Key tells answers apart, where ways of searching may come to the same one more than
	// once, by other values of what is not asked: it counts once. Answers with the same key
	// are written the same, and others are not. nil: no way comes to an answer twice.
	Key func(m M, s S) string
	// Ways are the ways of searching, the default one first.
	Ways []Way[M, S]
	// Violations names every fact that the solution breaks, kept or not (in a Joint
	// family, where facts are broken together, the kept ones alone). It must
	// not use an engine: it is what engines are judged by. What is not asked, an
	// answer does not say; it breaks no fact if it can be completed so. keep, which
	// is never nil, matters to facts only that speak of the others. The only error
	// is [ErrUndecided]: the solution may break more than the facts named.
	Violations func(m M, solution S, keep func(FactID) bool) ([]FactID, error)
	// Show draws a solution of the facts that keep, which is never nil, accepts.
	Show func(m M, solution S, keep func(FactID) bool) []view.View
	// Verdict says the verdict as a sentence about the puzzle.
	Verdict func(M, Result[S]) string
	// Findings draws what was found out beyond the single solutions. Optional.
	Findings func(M, Result[S]) []view.View
}

// Plain is the Read of a family whose facts are fit for work as they are, once
// validate has found nothing wrong with them; nil where the form says it all.
func Plain[F any](validate func(*F) []*schema.FieldError) func(*F) (F, []*schema.FieldError) {
	return func(f *F) (m F, errs []*schema.FieldError) {
		if validate != nil {
			errs = validate(f)
		}
		return *f, errs
	}
}

// Way is a way of searching: how it is called, what it teaches, and its search.
type Way[M, S any] struct {
	Strategy
	// Run searches and reports to the search. It returns nil when it is
	// complete, and otherwise what a method of the search returned, ErrMemory,
	// NotApplicable, or a real failure. That a way does not apply to these facts is
	// told by itself, not by a function beside it: half of the ways learn it only as
	// they set out. It must respect Keep, and may ignore
	// Assume, Deny and Break: solutions that do not fit them are dropped anyway.
	Run func(*Search[S], M) error
	// Parts says that Run tells where its parts begin: see Search.Part.
	Parts bool
}

// KeepAll switches no fact off.
func KeepAll(FactID) bool { return true }
