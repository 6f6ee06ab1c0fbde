package wire

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
)

// Version is the version of the protocol. Page and worker are always of one
// build, so another version is refused.
const Version = 1

// Message is one JSON text between page and worker.
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
	TypeSurvey  = "survey"  // SurveyRequest; answered by Progress, then Survey or Error
	TypeCheck   = "check"   // CheckRequest; answered by Checked or Error
	TypeArgue   = "argue"   // ArgueRequest; answered by Progress, then Argued or Error
	TypeHint    = "hint"    // HintRequest; answered by Progress, then Hinted or Error
	TypeAnother = "another" // AnotherRequest; answered by Progress, then Another or Error
	TypeCancel  = "cancel"  // no body: stop the request with this ID where it listens
	TypeLent    = "lent"    // puzzle.Stretch: another worker has taken these parts of the request with this ID
	TypeReport  = "report"  // puzzle.Report: and this has come of them
)

// What the worker tells.
const (
	TypeReady    = "ready"
	TypeFacts    = "facts"    // FactsBody
	TypeBoard    = "board"    // BoardBody
	TypeProgress = "progress" // ProgressBody, at most ten a second
	TypeSteps    = "steps"    // StepsBody, batched and capped
	TypeSolution = "solution" // SolutionBody
	TypeDone     = "done"     // DoneBody
	TypeReported = "reported" // puzzle.Report, where a stretch was asked for
	TypeWhy      = "why"      // WhyBody
	TypeSurveyed = "surveyed" // SurveyBody
	TypeChecked  = "checked"  // CheckedBody
	TypeArgued   = "argued"   // ArguedBody
	TypeHinted   = "hinted"   // HintBody
	TypeMade     = "made"     // MadeBody
	TypeError    = "error"    // ErrorBody
)

// Budget bounds a request; 0 means no bound.
type Budget struct {
	Milliseconds int64 `json:"ms,omitempty"`
	Nodes        int64 `json:"nodes,omitempty"`
}

// ShownSolutions is how many solutions a request delivers at most, however
// many are found; counts are not bounded by it. Each comes drawn, and a drawing
// may weigh more than all else that an answer says: a page that wants to see
// others asks for them.
const ShownSolutions = 10

// SolveRequest asks for what follows from a variant.
type SolveRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	// Strategy overrides the variant's, for comparisons.
	Strategy string `json:"strategy,omitempty"`
	Limit    int    `json:"limit,omitempty"` // solutions to search for; 0 means all
	From     int    `json:"from,omitempty"`  // the first solution to deliver, counted from 0
	// Brief: of the solutions, deliver the first, and others only while drawings are light;
	// and tell the verdict ahead of what is drawn beside it: see puzzle.Done.More.
	Brief bool `json:"brief,omitempty"`
	Trace int  `json:"trace,omitempty"` // steps to deliver at most; 0 means none
	Quiet bool `json:"quiet,omitempty"` // no Facts, no Solution: only the counts matter
	// Timed asks for a time that can be compared: a short search is run several
	// times, and the time of the quickest runs is told.
	Timed bool `json:"timed,omitempty"`
	// Part asks for parts of the search alone, which are reported: see puzzle.Stretch.
	// So many solutions have been found before them: see puzzle.Options.Listed.
	Part   puzzle.Stretch `json:"part,omitzero"`
	Found  int            `json:"found,omitempty"`
	Budget Budget         `json:"budget"`
	// Help is what the client has other workers do meanwhile; Serve sets it.
	Help *Help `json:"-"`
}

// Whole says whether a search has to be done by one worker: its steps are told, it is
// compared, or its work is bounded.
func (r SolveRequest) Whole() bool { return r.Trace > 0 || r.Timed || r.Budget.Nodes > 0 }

// ExplainRequest asks why a claim follows, or with no claim why there is no
// solution.
type ExplainRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	Claim   string        `json:"claim,omitempty"`
	// Cores is how many different minimal cores to look for; 0 means one.
	Cores  int    `json:"cores,omitempty"`
	Budget Budget `json:"budget"`
}

// SurveyRequest asks what is certain and what stays open, what would settle
// it, and which facts say nothing new; a brief one only what is certain.
type SurveyRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	Brief   bool          `json:"brief,omitempty"`
	Budget  Budget        `json:"budget"`
}

// CheckRequest asks what is to be said of an answer, which need not be complete:
// what is absent, null or empty in it is left open; and of single claims, of facts.
// Whichever of these is there is judged.
type CheckRequest struct {
	Family  string          `json:"family"`
	Variant share.Variant   `json:"variant"`
	Answer  json.RawMessage `json:"answer,omitempty"`
	// Marks are claims, or contraries, of which each is judged by itself. Those that say
	// what stands in the answer also fill it in, if Tried, where Answer is not given; and those
	// that say nothing about the puzzle are left aside then.
	Marks []puzzle.Claim `json:"marks,omitempty"`
	Tried bool           `json:"tried,omitempty"`
	// Brief: what is Tried is drawn, and judged at a glance, without a search: whether it is
	// a whole answer, and right.
	Brief bool `json:"brief,omitempty"`
	// Say, of what is Brief: the marks are told in words, and not judged.
	Say bool `json:"say,omitempty"`
	// Clash are facts that somebody says contradict each other, if Clashes.
	Clash   []puzzle.FactID `json:"clash,omitempty"`
	Clashes bool            `json:"clashes,omitempty"`
	Budget  Budget          `json:"budget"`
}

// HintRequest asks what somebody who tries can do next.
type HintRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	// Marks are claims, or contraries, that somebody takes to be true: those that say what
	// stands in the answer fill it in, where Answer is not given. That is an answer as far
	// as it is filled in.
	Marks  []puzzle.Claim  `json:"marks,omitempty"`
	Answer json.RawMessage `json:"answer,omitempty"`
	// Tried: marks that say nothing about the puzzle are left aside, as in a check.
	Tried  bool   `json:"tried,omitempty"`
	Budget Budget `json:"budget"`
}

// ArgueRequest asks for the argument: from the facts to what is certain, or to a
// contradiction, in simplest steps.
type ArgueRequest struct {
	Family  string        `json:"family"`
	Variant share.Variant `json:"variant"`
	// Assume are claims to take as facts.
	Assume []puzzle.Claim `json:"assume,omitempty"`
	// Budget bounds the time for all; its nodes bound the work on each step, beyond which
	// a step is not proved simplest.
	Budget Budget `json:"budget"`
}

// AnotherRequest asks for another puzzle like one that there is: see package another.
type AnotherRequest struct {
	Family string       `json:"family"`
	Puzzle string       `json:"puzzle"` // its name
	Level  puzzle.Level `json:"level,omitempty"`
	// Seed says which one, a number or in full, as somebody wrote it; "" is any.
	Seed string `json:"seed,omitempty"`
}

// FactsBody says how the facts of a request were understood, before any search.
type FactsBody struct {
	Facts     []puzzle.Fact     `json:"facts"`
	Orderings []puzzle.Ordering `json:"orderings,omitempty"`
	Answer    schema.Form       `json:"answer"`         // the form of an answer to what is asked
	Asks      puzzle.Asking     `json:"asks,omitempty"` // what that is
	// Remarks are faults of fields that state nothing: they stop nothing.
	Remarks []*schema.FieldError `json:"remarks,omitempty"`
}

// BoardBody are the pictures of the facts. They come after FactsBody: of a brief request after
// the verdict that is told ahead, or while its search goes on.
type BoardBody struct {
	Given  view.Lazy `json:"given"`
	Played view.Lazy `json:"played,omitzero"` // an empty answer, to be entered by pressing
}

// ProgressBody tells how far a search has come.
type ProgressBody struct {
	puzzle.Progress
	Elapsed float64 `json:"elapsed"` // ms
	// Known and Of are how many statements an argument has reached, and of how many; or, of
	// another puzzle, how many were looked at, and of how many at most.
	Known int `json:"known,omitempty"`
	Of    int `json:"of,omitempty"`
	// Parts says how much of a search is done, once it has taken a while.
	Parts *PartsBody `json:"parts,omitempty"`
}

// PartsBody says how many parts a search has at a depth, which one it is at, from 1, and how
// many are done. Parts are of any size.
type PartsBody struct {
	Depth int `json:"depth"`
	Of    int `json:"of"`
	At    int `json:"at"`
	Done  int `json:"done"`
}

// StepsBody carries steps of a trace, in order.
type StepsBody struct {
	Frames []view.Frame `json:"frames"`
	Capped bool         `json:"capped,omitempty"` // there were more steps than asked for
}

// SolutionBody carries one solution. The first one of a brief request comes without its
// pictures, so that the verdict need not wait for these; they follow it by themselves, in a body
// without a solution, and after them come the other solutions.
type SolutionBody struct {
	Solution json.RawMessage `json:"solution,omitempty"`
	Views    view.Lazy       `json:"views"`
}

// DoneBody ends a solve request, unless more follows.
type DoneBody struct {
	puzzle.Done
	Strategy string  `json:"strategy"`
	Elapsed  float64 `json:"elapsed"` // ms
}

// WhyBody ends an explain request.
type WhyBody struct {
	// Text is the claim as a sentence; "" if none was asked about.
	Text string `json:"text,omitempty"`
	// Decided is false when the budget ended before it was known whether the
	// claim follows; nothing else is set then.
	Decided bool `json:"decided"`
	// Contradiction says that the facts contradict each other, so that
	// everything would follow from them together. A claim is then said to
	// follow only from facts that can be true together.
	Contradiction bool `json:"contradiction"`
	// Follows is false when the claim does not follow (or there are solutions):
	// then Core is empty, and Counterexample is a solution that shows it, if
	// there is one.
	Follows        bool            `json:"follows"`
	Counterexample json.RawMessage `json:"counterexample,omitempty"`
	// Views are the counterexample, drawn; or, where the claim follows, the reason in
	// the own words of a family that has no smallest set of facts to name.
	Views []view.View `json:"views,omitempty"`
	// Core are the facts that together are enough. It is empty when the rules
	// of the kind alone are enough.
	Core []string `json:"core"`
	// Minimal is proved: without any one of them it no longer follows from
	// them.
	Minimal bool `json:"minimal"`
	// Others are further minimal cores, if more than one was asked for, and
	// All says that there are no more than these.
	Others [][]string `json:"others,omitempty"`
	All    bool       `json:"all,omitempty"`
	// Solves is how many searches it took.
	Solves  int     `json:"solves"`
	Elapsed float64 `json:"elapsed"` // ms
}

// SurveyBody ends a survey request.
type SurveyBody struct {
	Verdict   puzzle.Verdict `json:"verdict"`
	Solutions int            `json:"solutions"` // looked at
	Exact     bool           `json:"exact"`     // there are no others

	// Of the family's claims: Certain are true in every solution, Excluded in
	// none, Open in some and not in others. Unknown were not decided within
	// the budget. All are empty if there is no solution.
	Certain  []puzzle.ClaimText `json:"certain,omitempty"`
	Excluded []puzzle.ClaimText `json:"excluded,omitempty"`
	Open     []puzzle.ClaimText `json:"open,omitempty"`
	Unknown  []puzzle.ClaimText `json:"unknown,omitempty"`
	// Standings draw that, where there are several solutions.
	Standings view.Lazy `json:"standings,omitzero"`
	// Settles are the single claims each of which would leave one solution,
	// and the contraries of claims, for solutions that no claim leaves alone.
	// It is empty unless Exact.
	Settles []puzzle.ClaimText `json:"settles,omitempty"`

	// Superfluous are the facts that follow from the others, each with the
	// facts that imply it. Each can be dropped; not always all together.
	Superfluous []Implied `json:"superfluous,omitempty"`
	// Joint says that a superfluous fact does not follow from its core, but adds
	// nothing to it: the core alone has the same solutions.
	Joint bool `json:"joint,omitempty"`
	// Checked says that the list of superfluous facts is complete.
	Checked bool `json:"checked"`
	// More says that the facts are still being looked at: another message with
	// the rest follows.
	More bool `json:"more,omitempty"`
	// Smallest is a set of facts with the same solutions, if HasSmallest;
	// proved to be one with the fewest facts if SmallestProved.
	Smallest       []string `json:"smallest,omitempty"`
	HasSmallest    bool     `json:"hasSmallest,omitempty"`
	SmallestProved bool     `json:"smallestProved,omitempty"`
	// NotMonotone says that dropping a fact can lose solutions in this family,
	// so that nothing is said about superfluous facts.
	NotMonotone bool `json:"notMonotone,omitempty"`

	Solves  int     `json:"solves"`
	Elapsed float64 `json:"elapsed"` // ms
}

// Implied is a fact that follows from others.
type Implied struct {
	Fact    string   `json:"fact"`
	Core    []string `json:"core"`    // the facts that imply it
	Minimal bool     `json:"minimal"` // proved: without any one of them they do not
}

// CheckedBody ends a check request. A whole answer is wrong if it breaks a fact,
// and right if it breaks none and nothing is undecided. Part of one is wrong if no
// solution agrees with it.
type CheckedBody struct {
	Whole bool `json:"whole"` // nothing is left open
	// Claims are what it claims, value by value. In a Core, each is the fact
	// puzzle.AssumedID of its number.
	Claims []puzzle.Claim `json:"claims,omitempty"`
	// Broken are the facts that a whole answer breaks, by itself; or, of part of one, those
	// that are broken for good (puzzle.Fact.Forbids).
	Broken []puzzle.FactID `json:"broken"`
	// Fits: it breaks nothing but rules that choose among answers (puzzle.Fact.Chooses):
	// it is true, and not the one that is asked for.
	Fits bool `json:"fits,omitempty"`
	// Undecided: whether a whole answer breaks others cannot be told, or whether
	// a solution agrees with part of one was not found out within the budget.
	Undecided bool `json:"undecided,omitempty"`
	// Possible says that a solution agrees with part of an answer.
	Possible bool `json:"possible,omitempty"`
	// Core are facts and claims, by their IDs, that contradict each other where
	// part of an answer is not possible, if HasCore; Minimal: no fewer of them do.
	Core    []puzzle.FactID `json:"core,omitempty"`
	HasCore bool            `json:"hasCore,omitempty"`
	Minimal bool            `json:"minimal,omitempty"`
	// Views say why an answer is wrong, in the own words of a family that has no
	// smallest set of facts to name.
	Views []view.View `json:"views,omitempty"`
	// Falls says why a whole answer to a question of its own is not right: puzzle.Question.
	Falls string `json:"falls,omitempty"`
	// Answers are what was tried says to questions that ask for part of a solution, if nothing
	// is left open of them: right, but of what is Brief, where each of them is Certain.
	Answers []JudgedMark `json:"answers,omitempty"`
	// Strange are marks that were left aside: they say nothing about the puzzle.
	Strange []puzzle.Claim `json:"strange,omitempty"`
	// Judged are the marks that were asked about.
	Judged []JudgedMark `json:"judged,omitempty"`
	// None: no answer fits the facts, so that no mark is right or wrong.
	None bool `json:"none,omitempty"`
	// Together: then, the marks contradict each other even without the facts.
	Together bool `json:"together,omitempty"`
	// Played are pictures of what is Tried, to go on with by pressing.
	Played []view.View `json:"played,omitempty"`
	// Clash is what is to be said of facts that shall contradict each other.
	Clash *ClashBody `json:"clash,omitempty"`
}

// JudgedMark is a mark and how it stands in all solutions: it is right where it is certain,
// wrong where it is excluded, and cannot be known where it is open.
type JudgedMark struct {
	puzzle.ClaimText
	Standing puzzle.Standing `json:"standing"`
}

// ClashBody says whether some facts contradict each other.
type ClashBody struct {
	// Fits: they do not; a solution agrees with all of them. Undecided: it was not found
	// out. Otherwise they do.
	Fits      bool `json:"fits,omitempty"`
	Undecided bool `json:"undecided,omitempty"`
	// Spare are those without which the others contradict each other still.
	Spare []puzzle.FactID `json:"spare,omitempty"`
	// Minimal: none of them can be left out.
	Minimal bool `json:"minimal,omitempty"`
}

// Wrong says whether the answer is known to be no part of a solution.
func (b CheckedBody) Wrong() bool {
	return len(b.Broken) > 0 && !b.Fits || !b.Whole && !b.Possible && !b.Undecided
}

// Right says whether it is a whole answer that breaks nothing, or says what is asked for, and
// no mark beside it is wrong.
func (b CheckedBody) Right() bool {
	wrong := slices.ContainsFunc(b.Judged, func(mark JudgedMark) bool { return mark.Standing == puzzle.Excluded })
	return !wrong && (b.Answered() || b.Whole && len(b.Broken) == 0 && b.Falls == "" && !b.Undecided)
}

// Answered says whether what is asked for is known to be right, which is part of a solution.
func (b CheckedBody) Answered() bool {
	return len(b.Answers) > 0 && !slices.ContainsFunc(b.Answers, func(mark JudgedMark) bool { return mark.Standing != puzzle.Certain })
}

// ArguedBody ends an argue request.
type ArguedBody struct {
	puzzle.Argued
	// Stopped says that the time was up before the argument was complete: there are no
	// steps then.
	Stopped bool    `json:"stopped,omitempty"`
	Elapsed float64 `json:"elapsed"` // ms
}

// HintBody ends a hint request. Without None, one of Unsolved, Wrong, Step, Fill, Found and Open is
// set; Open with Fill where it goes on by one way of several.
type HintBody struct {
	// None: the facts contradict each other, those of Core, or Step leads on to where that
	// shows: one that concludes nothing shows it. Unsolved: the search for an answer came to
	// no end, so that nothing can be said.
	None     bool `json:"none,omitempty"`
	Unsolved bool `json:"unsolved,omitempty"`
	// Wrong are marks that no solution agrees with, each by itself or, if Together, all of
	// them; of several of the first kind the one that was made first, unless an answer is given.
	// Core are the facts that rule them out, or that say how it goes on; without HasCore those
	// that a reason in own words speaks of.
	Wrong    []puzzle.ClaimText `json:"wrong,omitempty"`
	Together bool               `json:"together,omitempty"`
	Core     []puzzle.FactID    `json:"core,omitempty"`
	HasCore  bool               `json:"hasCore,omitempty"`
	Minimal  bool               `json:"minimal,omitempty"`
	// Beside are marks that belong to Core: right ones that rule Wrong out, or what
	// Fill goes on from.
	Beside []puzzle.ClaimText `json:"beside,omitempty"`
	// Step is the simplest step from the marks that are right; Argued says that it is one
	// of an argument, and not a claim with the facts behind it.
	Step   *puzzle.ArguedStep `json:"step,omitempty"`
	Argued bool               `json:"argued,omitempty"`
	// Asks are what Step concludes as questions: the claims in words, true or not. There are none
	// where they are many.
	Asks []string `json:"asks,omitempty"`
	// Fill is the answer with the next value filled in, and Says what that claims. Perhaps:
	// it was not found out in time whether it is the only way to go on.
	Fill    json.RawMessage    `json:"fill,omitempty"`
	Says    []puzzle.ClaimText `json:"says,omitempty"`
	Perhaps bool               `json:"perhaps,omitempty"`
	// Of a question of its own, Look is where to begin, and Falls why the answer given is not
	// right: see puzzle.Question.
	Look  string `json:"look,omitempty"`
	Falls string `json:"falls,omitempty"`
	// Entries are the places of the answer that Step or Fill say something new of.
	Entries []Entry `json:"entries,omitempty"`
	// Out are parts of the pictures that what Step concludes rules out, where it has no part of its own.
	Out []puzzle.Claim `json:"out,omitempty"`
	// Found: all that is certain is marked. Open: nothing more is certain.
	Found bool `json:"found,omitempty"`
	Open  bool `json:"open,omitempty"`
	// Views are the reason in the own words of a family that has no smallest set of facts
	// to name.
	Views []view.View `json:"views,omitempty"`
	// Strange are marks that were left aside: they say nothing about the puzzle.
	Strange []puzzle.Claim `json:"strange,omitempty"`
	Elapsed float64        `json:"elapsed"` // ms
}

// MadeBody ends a request for another puzzle.
type MadeBody struct {
	Variant share.Variant `json:"variant"` // with its words
	Seed    string        `json:"seed"`    // in full: "1-easy-7"
	Elapsed float64       `json:"elapsed"` // ms
}

// Entry is what stands at a place of the answer: Leaf, the path to it.
type Entry struct {
	Claim puzzle.Claim `json:"claim"`
	Leaf  string       `json:"leaf"`
	Value string       `json:"value"`
	Not   bool         `json:"not,omitempty"` // the claim is that it does not stand there
}

// ErrorBody ends a request that failed.
type ErrorBody struct {
	// Fields are the faults of the facts, each at its place.
	Fields []*schema.FieldError `json:"fields,omitempty"`
	// Message is set when the fault is not in the facts.
	Message string `json:"message,omitempty"`
	// Detail is for the report of a defect, not for the page.
	Detail string `json:"detail,omitempty"`
	// Crashed says that the worker broke down over this request. A new one is
	// ready; asking the same again would break it again.
	Crashed bool `json:"crashed,omitempty"`
}
