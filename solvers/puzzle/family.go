package puzzle

import (
	"context"
	"encoding/json"
	"iter"
	"slices"
	"strconv"

	"solvitur/solvers/chance"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Family is a kind of puzzle.
type Family interface {
	Info() Info
	// Form says what can be edited.
	Form() schema.Form
	// Parse reads facts strictly. Its error joins a *schema.FieldError for
	// everything that is wrong (see [schema.FieldErrors]).
	// Rows that are in off need not be well formed: they are then no facts, and Check
	// tells their faults where they are to hold after all.
	Parse(raw json.RawMessage, off ...FactID) (Instance, error)
	// Presets are the puzzles of this family, in the order shown.
	Presets() []Preset
	// Empty are the facts of an empty puzzle of the kind, the smallest to begin one's
	// own with.
	Empty() (json.RawMessage, error)
	// Others are the levels of which other puzzles are offered that are like facts, none
	// if there are no such puzzles of this version (0: the latest), and Draft draws one:
	// see Renewal. OwnLevel is how hard facts with one answer are, if the family says so
	// itself.
	Others(facts json.RawMessage, version int) []Level
	Draft(d *chance.Draw, like json.RawMessage, level Level, version int) (RawDraft, error)
	// Latest is the latest version of drafts that are like facts, from 1 to Drafts.
	Latest(like json.RawMessage) int
	OwnLevel(facts, solution json.RawMessage) (Level, bool)
	// Alike says whether answers to facts all count as one.
	Alike(facts json.RawMessage, answers []json.RawMessage) bool
}

// Info introduces a family.
type Info struct {
	Name    string `json:"name"`    // "meetings"
	Title   string `json:"title"`   // "Who met whom, where and when"
	Summary string `json:"summary"` // one line
	// Strategies are the ways of searching, the default one first.
	Strategies []Strategy `json:"strategies"`
	// Counters are the statistics that mean something here, in the order shown.
	Counters []Counter `json:"counters"`
	// Argued says that puzzles of this kind can be argued in simplest steps. Define
	// sets it.
	Argued bool `json:"argued,omitempty"`
	// Unhinted says that hints do not follow the argument, which is there to be read: its
	// steps say what is entered nowhere, such as that two do not walk side by side, and many
	// of them come before anything is.
	Unhinted bool `json:"unhinted,omitempty"`
	// AnyAnswer says that a puzzle of this kind asks for one of its answers, whichever: a
	// plan, a way to fill a board. Elsewhere that there are several is an answer, too.
	AnyAnswer bool `json:"anyAnswer,omitempty"`
	// Monotone says that dropping a fact never loses a solution. Minimal sets
	// of facts explain only such families.
	Monotone bool `json:"monotone"`
	// Joint says that an answer may break facts together, none of them by itself:
	// which of them it is said to break depends on which are kept.
	Joint bool `json:"joint,omitempty"`
	// Alike is what makes no difference between answers ("the order of rounds"): what is claimed of
	// one, and is certain or wrong, is so but for that.
	Alike string `json:"alike,omitempty"`
}

// Hinted says that hints are steps of the argument.
func (i Info) Hinted() bool { return i.Argued && !i.Unhinted }

// Strategy is a way of searching, and what it teaches.
type Strategy struct {
	Name    string `json:"name"`
	Title   string `json:"title"`
	Teaches string `json:"teaches"` // one or two sentences
	// Tree says that its steps are a walk through a tree of choices, depth first:
	// the depth of a step is how many choices stand.
	Tree bool `json:"tree,omitempty"`
}

// ByPropagation is the name of the way of searching, in every family that has one, that follows up
// what the facts force before it chooses anything.
const ByPropagation = "propagation"

// Quick is the way that sees without a choice as much as any: the one by propagation, or else "", the
// family's first.
func (i Info) Quick() string {
	if slices.ContainsFunc(i.Strategies, func(s Strategy) bool { return s.Name == ByPropagation }) {
		return ByPropagation
	}
	return ""
}

// Counter names one statistic in a family's own words.
type Counter struct {
	Name  string `json:"name"`  // the member of Stats: "nodes", "tests", ...
	Title string `json:"title"` // "choices tried"
	// Means explains a title that is no plain English; it may be empty.
	Means string `json:"means,omitempty"`
	// Of are the strategies that count it; none stands for all.
	Of []string `json:"of,omitempty"`
}

// DeadEnds is the counter of Stats.DeadEnds under its usual name.
var DeadEnds = Counter{Name: "deadEnds", Title: "dead ends", Means: "where nothing fits any more, and the search steps back"}

// By says whether a strategy counts this.
func (c Counter) By(strategy string) bool {
	return len(c.Of) == 0 || slices.Contains(c.Of, strategy)
}

// FactID identifies a fact: the path of the row or field that states it
// ("remarks/3"), or "rule:" and a name for the rules of the kind.
type FactID = string

// Fact is one thing that is known, as the visitor stated it.
type Fact struct {
	ID   FactID `json:"id"`
	Text string `json:"text"`           // one English sentence
	Note string `json:"note,omitempty"` // where it comes from
	// Reading says how a text that states the fact was understood; nil where it
	// was read word for word.
	Reading *Reading `json:"reading,omitempty"`
	// Rule marks the rules of the kind ("each friend once"): they can be named
	// in a reason but not switched off.
	Rule bool `json:"rule,omitempty"`
	// Chooses marks a rule that says which one of several answers that fit all other
	// facts is asked for: the shortest plan, the first of somebody's names. An answer
	// that breaks nothing else is true, and not what was asked for.
	Chooses bool `json:"chooses,omitempty"`
	// Forbids marks what is forbidden while somebody goes on with an answer: once it is
	// broken, nothing that follows makes it good. Somebody who tries can do it, and see.
	Forbids bool `json:"-"`
}

// ShortestOnly are those of some facts that say that of all plans only the shortest are asked for:
// the rules that choose and are kept, where an answer is played move by move.
func ShortestOnly(facts []Fact, played bool, keep func(FactID) bool) (rules []FactID) {
	for _, fact := range facts {
		if played && fact.Chooses && keep(fact.ID) {
			rules = append(rules, fact.ID)
		}
	}
	return rules
}

// Reading is how a text of a visitor's was understood that could be read in
// another way, or that is shorthand. It is told beside the text.
type Reading struct {
	Of string `json:"of"` // the text, as the facts have it
	As string `json:"as"` // the same, written out
}

// Claim is the text of a statement about the solution that can be assumed,
// denied and explained, or of its contrary: see package claim. "" claims nothing:
// to explain it is to explain a contradiction.
type Claim = string

// AssumedID is the fact that an assumption is, by its number.
func AssumedID(i int) FactID { return "assume:" + strconv.Itoa(i) }

// ClaimText is a claim with its English sentence.
type ClaimText struct {
	Claim Claim  `json:"claim"`
	Text  string `json:"text"`
}

// Ordering is a list whose order guides a search without changing what is true.
type Ordering struct {
	Name  string   `json:"name"`
	Label string   `json:"label"`
	Items []string `json:"items"` // in the facts' own order
}

// Instance is a puzzle whose facts are known to be well formed.
type Instance interface {
	Facts() []Fact
	// Remarks are the faults of fields that stand aside, without which the instance is
	// made, and what there is to say of such fields while only these facts hold.
	Remarks(keep func(FactID) bool) []*schema.FieldError
	// Orderings are the orders that the visitor may choose; often none.
	Orderings() []Ordering
	// Claims are the atomic statements worth asking about, among them all that
	// Given can be asked: whether each is certain, possible or excluded is what
	// remains open.
	Claims() []ClaimText
	// ClaimsKept are those while only these facts hold. What a picture of all facts asks about
	// and not one of these is nobody's question: whether a statement is true that nobody heard, say.
	// Keep is as for GivenKept.
	ClaimsKept(keep func(FactID) bool) []ClaimText
	// Says is a claim, listed or not, as a sentence.
	Says(claim Claim) (string, error)
	// Answer is the form of an answer.
	Answer() schema.Form
	// Question is what is asked for where that is no solution, and else nil.
	Question() *Question
	// Answers are what marks, and what stands in part of an answer, say to the questions that
	// ask for part of one, be it right or wrong; nil while a question is left open, or the
	// whole is asked for.
	Answers(part json.RawMessage, marks []Claim) []Claim
	// ReadAnswer reads an answer that somebody gives strictly, and gives it as a
	// search would; its error joins a *schema.FieldError for everything wrong.
	// ReadPart reads one that need not be complete, as what it claims.
	ReadAnswer(raw json.RawMessage) (json.RawMessage, error)
	ReadPart(raw json.RawMessage) ([]Claim, error)
	// Judge gives what tells claims that are true of a solution from others: it
	// decodes the solution once.
	Judge(solution json.RawMessage) (func(Claim) (bool, error), error)
	// Reason says why a claim is true of every solution, or, of "", why there is
	// none, in the own way of a family that is not monotone; nil where there is
	// none. Keep is as for GivenKept.
	Reason(claim Claim, keep func(FactID) bool) ([]view.View, error)
	// Argue leads from the facts to what is certain, in simplest steps.
	Argue(ctx context.Context, o ArgueOptions) (Argued, error)
	// Argument is what an argument is made of, in a family that argues; the error says
	// why there is none. AsCells reads a claim as cells of it, and Board draws it: standing
	// says how much of a claim is known at the outset. See package argue.
	Argument() (*Argument, error)
	AsCells(a *Argument, claim Claim) ([]Literal, error)
	Board(a *Argument, keep func(FactID) bool, standing func(Claim) Standing) *ArgumentBoard
	// Standings are the parts of Given that can be asked about, drawn with how
	// their claims, and those of their Values, stand in all solutions. Keep is as
	// for GivenKept.
	Standings(keep func(FactID) bool, standing func(Claim) Standing) []view.View
	// Given is drawn before, during and without a solution.
	Given() []view.View
	// GivenKept is Given with only the facts that keep accepts; nil keeps all.
	// The parts that steps of a search change are the same in both.
	GivenKept(keep func(FactID) bool) []view.View
	// Play draws part of an answer for those who go on with it by pressing; nil where the
	// family has no such picture, or the part cannot be read. "" is an empty one.
	Play(part json.RawMessage, keep func(FactID) bool) []view.View
	// Check says what is wrong with options, each at its member: "strategy",
	// "orders/days"; and where the facts that are kept cannot stand together, each
	// at its place in the facts. Where nothing is wrong, Run takes what it gives.
	Check(o Options) (Checked, []*schema.FieldError)
	// Parts is how many parts a search has at a depth, from 1 to Deepest, or a number above
	// most if there are more; 0 if it has none, or ctx ended before they were counted. It goes
	// through the top of the tree.
	Parts(ctx context.Context, o Checked, depth, most int) int
	// Run searches. The last event of a search that did not fail is the only
	// one with Done or Report set; a search that was stopped ends so too, as unsolved.
	Run(ctx context.Context, o Checked) iter.Seq2[Event, error]
	// Solve checks options and searches; it fails with what Check finds wrong.
	Solve(ctx context.Context, o Options) iter.Seq2[Event, error]
	// Violations names the facts that an answer breaks, switched off or not (but
	// see Info.Joint); nil
	// keeps all. It uses no engine. With [ErrUndecided] they may not be all:
	// whether the answer breaks others is not known.
	Violations(solution json.RawMessage, keep func(FactID) bool) ([]FactID, error)
	// Show draws a solution of the facts that keep accepts; nil keeps all.
	Show(solution json.RawMessage, keep func(FactID) bool) []view.View
}

// Options guide one search.
type Options struct {
	// Strategy is the name of one of the family's strategies; "" is the first.
	Strategy string
	// Limit is the number of solutions to deliver; 0 means all. A search goes
	// on until it meets one solution more than the limit, so that a limit of 1
	// tells one from many.
	Limit int
	// Orders are the orders chosen, by name of ordering; each a permutation of
	// its items. Absent ones are as the facts have them.
	Orders map[string][]string
	// Trace asks for steps; Steps is how many at most, 0 for all. A search
	// goes on beyond the last one.
	Trace bool
	Steps int
	// Bare asks for the verdict and the counts alone: no answer in words, no
	// findings. For searches that nobody reads.
	Bare bool
	// Told is how many solutions are told; 0 is all. Those beyond are judged and counted, but
	// not written, which can take longer than to find them.
	Told int
	// Ahead asks for the verdict as soon as it is known, in a Done of its own: see [Done.More].
	Ahead bool
	// NoCore leaves [Done.Core] out: to name the facts of a contradiction can take
	// longer than to find it. For those who ask only whether there is one.
	NoCore bool
	// Keep says which facts hold; nil keeps all. It is not asked about rules.
	Keep func(FactID) bool
	// Assume are claims to assume. Each is a fact while the search lasts, which
	// can be kept or not, and blamed: see [AssumedID].
	Assume []Claim
	// Deny is a claim to assume false.
	Deny Claim
	// Break is a fact that is switched off and shall be broken: solutions that
	// keep to it all the same are left out. If there are none, the fact follows
	// from those that hold.
	Break FactID
	// Part is the stretch that a search is for; the zero Stretch is all of it. Such a search
	// ends with a Report, which lists so many solutions as Listed says: 0 for all, and none below.
	Part   Stretch
	Listed int
	// Others work on parts of the search at the same time; nil for nobody.
	Others Others
	// Nodes bounds the work, in nodes, tests or units of work, whichever the
	// strategy counts; 0 means no bound. Beyond it the verdict is Unsolved.
	Nodes int64
}

// Event is one thing that a search tells. Exactly one pointer, or Solution, is
// set.
type Event struct {
	Progress *Progress
	Step     *view.Frame
	Solution json.RawMessage
	Done     *Done
	Report   *Report // instead of Done
}

// Progress tells how far a search has come.
type Progress struct {
	Stats     Stats `json:"stats"`
	Solutions int   `json:"solutions"`
	// Views draw what has been found out so far, now and then.
	Views []view.View `json:"views,omitempty"`
	// Bound is what can be said of the solutions should the search be stopped now;
	// it is worked out now and then, once there are several.
	Bound *Bound `json:"bound,omitempty"`

	at [Deepest + 1]int
}

// At is the part that the search has come to last among those of a depth, from 1; 0 before
// the first.
func (p Progress) At(depth int) int { return p.at[depth] }

// Bound is a number of solutions that there are at least, and says so.
type Bound struct {
	Solutions int    `json:"solutions"`
	Answer    string `json:"answer"`
}

// Verdict is the outcome of a search.
type Verdict string

// The verdicts.
const (
	None     Verdict = "none"     // no solution, after a complete search
	One      Verdict = "one"      // exactly one, after a complete search
	Many     Verdict = "many"     // several; see Done.Exact
	Unsolved Verdict = "unsolved" // stopped, or out of budget
)

// Done ends a search.
type Done struct {
	Verdict   Verdict `json:"verdict"`
	Solutions int     `json:"solutions"` // how many were found
	Exact     bool    `json:"exact"`     // false: there may be more
	Stats     Stats   `json:"stats"`
	// Answer is the verdict as a sentence about this puzzle.
	Answer string `json:"answer"`
	// Settled says that several solutions fit, and that they agree in all that is asked for.
	Settled bool `json:"settled,omitempty"`
	// More says that this is the verdict alone: it comes once more, with all that is drawn
	// beside it (see Options.Ahead).
	More bool `json:"more,omitempty"`
	// Standings draw what is certain, excluded and open, where that is at hand
	// with the verdict and the one solution does not show it.
	Standings []view.View `json:"standings,omitempty"`
	// Views draw what else was found out beyond the single solutions.
	Views []view.View `json:"views,omitempty"`
	// Core is a set of facts (rules left out) that alone have no solution, if
	// the verdict is None and the strategy can tell; not necessarily minimal.
	// A search that cannot tell leaves HasCore false.
	Core    []FactID `json:"core,omitempty"`
	HasCore bool     `json:"hasCore,omitempty"`
	// Why says what stopped an unsolved search: "stopped", "time", "work",
	// "memory"; or "not applicable", and Unfit is the sentence that says why the
	// strategy cannot decide these facts.
	Why   string `json:"why,omitempty"`
	Unfit string `json:"unfit,omitempty"`
}

// Stats are deterministic counts: equal on every machine and browser. What a
// family counts, and how it calls it, is in Info.Counters.
type Stats struct {
	Nodes        int64 `json:"nodes"`        // choices tried
	Tests        int64 `json:"tests"`        // candidates tested against facts
	DeadEnds     int64 `json:"deadEnds"`     // choices taken back
	Propagations int64 `json:"propagations"` // runs of a propagator
	Work         int64 `json:"work"`         // the family's own unit
	Space        int64 `json:"space"`        // the most held at once, in the family's own unit
}

// Get reads a count by its JSON name; unknown names count 0.
func (s Stats) Get(name string) int64 {
	switch name {
	case "nodes":
		return s.Nodes
	case "tests":
		return s.Tests
	case "deadEnds":
		return s.DeadEnds
	case "propagations":
		return s.Propagations
	case "work":
		return s.Work
	case "space":
		return s.Space
	}
	return 0
}
