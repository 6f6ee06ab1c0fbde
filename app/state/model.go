package state

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Model is everything that the page of one puzzle shows.
type Model struct {
	Sheet puzzle.Sheet

	Input        // what the visitor has made of the puzzle
	original     Input
	empty        Input // the empty puzzle of the kind; without facts if there is none
	past, future []Input
	typing       attempt

	// Generation counts the runs; what an older run says is dropped.
	Generation int64
	Run        Run
	Answer     Answer
	Errors     []*schema.FieldError
	Remarks    []*schema.FieldError // faults that stop nothing
	Reason     Reason
	Survey     Survey
	Argument   Argument
	Tallies    map[string]Tally // by strategy
	Replay     Replay
	Solution   int // which of the solutions is on show, counted from 0
	Fetch      Fetch
	Count      Count

	Boards Boards
	Trial  Trial
	veils  map[string]Veil // how much of answers that are not all in sight, by their facts: see leave
	Veil   Veil            // over the answer

	// Writing says that the fields are open in which title, story, question and
	// notes are written.
	Writing bool

	// Notice is a message that stays until it is dismissed or overtaken: a
	// broken link, a restarted worker. Ways are what it offers to press.
	Notice string
	Ways   []Way

	Another Another

	// aside is what another worker is asked, "" for nothing: see toTheEnd.
	aside    Kind
	incoming Answer // what the running search has delivered
	own      Reason // the verdict's own, while Reason is one that was asked for
	// Changed are the facts that the last edit touched, marked for a moment.
	Changed []string
}

// Input is what can be undone: the facts and what the visitor has chosen.
type Input struct {
	Facts    any // a JSON document as schema.Decode gives it; never changed in place
	Off      []string
	Strategy string // "" is the family's first
	Orders   map[string][]string
	Limit    int
	Seconds  int
	Words    share.Words // of the maker's own; a passage that is too long is in no link
	// Fresh are the paths of rows that were added and state nothing yet.
	Fresh []string
	// Mine says that this is the visitor's own doing, to be kept on this machine:
	// what a link brings is not, until something is changed in it.
	Mine bool
}

// Run says what the worker is doing.
type Run struct {
	Phase    Phase
	Progress wire.ProgressBody
	Name     string // of the strategy or claim that it is about
}

// Phase is a stage of a run.
type Phase string

// The stages of a run, in order. The answer is there from Comparing on.
const (
	Idle       Phase = ""
	Solving    Phase = "solving"
	Finding    Phase = "finding" // the verdict is there, and not yet what is drawn beside it
	Explaining Phase = "explaining"
	Fetching   Phase = "fetching"
	Counting   Phase = "counting"
	Surveying  Phase = "surveying"
	Arguing    Phase = "arguing"
	Hinting    Phase = "hinting"
	Checking   Phase = "checking"
	Comparing  Phase = "comparing"
)

// Answer is the last good answer.
type Answer struct {
	// Facts are those of the last run, which may not have come to its end yet;
	// Behind are those that all the rest, a reason and a survey are about.
	Facts     []puzzle.Fact
	Behind    []puzzle.Fact
	Orderings []puzzle.Ordering
	Given     view.Lazy
	Played    view.Lazy // an empty answer, to be entered by pressing
	// Awaited says that Given and Played are another puzzle's still: the pictures of the
	// facts that were opened have not come.
	Awaited bool
	// Undrawn says that the facts of the last run have come, and Given and Played are still of those before.
	Undrawn bool
	Form    schema.Form // of an answer to what is asked
	Asks    puzzle.Asking
	Done    puzzle.Done
	Elapsed float64 // ms; 0 for an answer that came with the page
	// Shown are some of the solutions, drawn: a stretch that begins with the
	// one numbered First, from 0.
	First     int
	Shown     []view.Lazy
	Solutions []json.RawMessage
	// Stale says that the facts have changed since; Unseen, that it was veiled then.
	Stale, Unseen bool
	Former        Former // the answer before this one
	apart         bool   // the facts on their way are no change of these
}

// Reason is an explanation: of the contradiction, or of a claim.
type Reason struct {
	Claim   string // "" for the verdict
	Others  bool   // further reasons were asked for
	Enough  bool   // not of a conclusion: the core leaves the same solutions as all facts
	Pending bool
	Known   bool
	wire.WhyBody
	Failure string
}

// Survey is what is certain and what stays open.
type Survey struct {
	Pending bool
	Known   bool
	wire.SurveyBody
	Failure string
}

// Tally is what one strategy needed for the present facts.
type Tally struct {
	Stale    bool // the facts have changed since
	Running  bool
	Endless  bool // to be run to its end
	Progress puzzle.Stats
	Done     *puzzle.Done
	Elapsed  float64
	Failure  string
}

// Replay is a recorded search.
type Replay struct {
	Strategy string
	Pending  bool
	Known    bool
	Frames   []view.Frame
	Capped   bool
	Player
	Speed   int // steps a second
	Failure string
	Tree    *view.Tree   // of the search, if it is one
	open    map[int]bool // the nodes of it that the visitor has opened or folded
}

// Default limits of a run; a visitor can raise both.
const (
	DefaultLimit   = 1000 // solutions looked for
	DefaultSeconds = 10
	ReplaySteps    = 3000
	MostReasons    = 8 // looked for when other reasons are asked for
)

// New makes the model of an unchanged puzzle, with the answer that came with
// the sheet.
func New(sheet puzzle.Sheet) (Model, error) {
	input, err := original(sheet)
	if err != nil {
		return Model{}, err
	}
	empty, err := emptied(sheet.Empty)
	if err != nil {
		return Model{}, err
	}
	m := Model{Sheet: sheet, Input: input, original: input, empty: empty, Tallies: map[string]Tally{}, Replay: Replay{Speed: 4}}
	m.Answer = Answer{
		Facts:     sheet.Facts,
		Behind:    sheet.Facts,
		Orderings: sheet.Orderings,
		Given:     sheet.Given,
		Form:      sheet.Answer,
		Asks:      sheet.Asks,
		Played:    sheet.Played,
		Done:      sheet.Done,
		Shown:     sheet.Shown,
		Solutions: sheet.Solutions,
	}
	if reason := sheet.Reason; reason != nil {
		m.Reason.Known = true
		m.Reason.WhyBody = wire.WhyBody{Decided: true, Follows: true, Contradiction: true, Core: reason.Core, Minimal: reason.Minimal}
	}
	return m, nil
}

// Original is the preset as an input.
func (m Model) Original() Input { return m.original }

func original(sheet puzzle.Sheet) (Input, error) {
	doc, err := schema.Decode(sheet.Preset.Facts)
	return Input{
		Facts:    doc,
		Off:      slices.Clone(sheet.Preset.Off),
		Strategy: sheet.Preset.Strategy,
		Orders:   sheet.Preset.Orders,
	}, err
}

// Variant is the input as links, files and storage carry it.
func (in Input) Variant() (share.Variant, error) {
	facts, err := json.Marshal(in.stated())
	return share.Variant{
		Facts:    facts,
		Off:      slices.Sorted(slices.Values(in.Off)),
		Strategy: in.Strategy,
		Orders:   in.Orders,
		Limit:    in.Limit,
		Seconds:  in.Seconds,
		Words:    in.Words.Sound(),
	}, err
}

// FromVariant is the input that a variant stands for.
func FromVariant(v share.Variant) (Input, error) {
	doc, err := schema.Decode(v.Facts)
	return Input{Facts: doc, Off: v.Off, Strategy: v.Strategy, Orders: v.Orders, Limit: v.Limit, Seconds: v.Seconds, Words: v.Words}, err
}

// Explains says whether a fact is part of the reason on show.
func (m Model) Explains(id string) bool {
	return m.Over() == Shown && m.Reason.Known && slices.Contains(m.Reason.Core, id)
}

// RestsOnFacts says whether Behind has something to show.
func (m Model) RestsOnFacts() bool {
	return m.Over() == Shown && (m.explainsItself() || m.Survey.Known && m.Survey.HasSmallest)
}

// Same says whether two inputs are the same puzzle, told and asked the same way.
func (in Input) Same(other Input) bool {
	if in.Words != other.Words {
		return false
	}
	a, errA := in.Variant()
	b, errB := other.Variant()
	if errA != nil || errB != nil {
		return false
	}
	rawA, _ := json.Marshal(a)
	rawB, _ := json.Marshal(b)
	return string(rawA) == string(rawB)
}

// IsOff says whether a fact is switched off.
func (in Input) IsOff(id string) bool { return slices.Contains(in.Off, id) }

// CanUndo and CanRedo say whether there is a step to take.
func (m Model) CanUndo() bool { return len(m.past) > 0 }

// CanRedo says whether a step that was undone can be done again.
func (m Model) CanRedo() bool { return len(m.future) > 0 }

// Fact finds a fact of the last run by ID.
func (m Model) Fact(id string) (puzzle.Fact, bool) { return factOf(m.Answer.Facts, id) }

// FactBehind finds a fact that the answer on show is about.
func (m Model) FactBehind(id string) (puzzle.Fact, bool) { return factOf(m.Answer.Behind, id) }

func factOf(facts []puzzle.Fact, id string) (puzzle.Fact, bool) {
	at := slices.IndexFunc(facts, func(f puzzle.Fact) bool { return f.ID == id })
	if at < 0 {
		return puzzle.Fact{}, false
	}
	return facts[at], true
}

// FieldErrors are the errors at a path or, if deep, anywhere below it.
func (m Model) FieldErrors(path string, deep bool) []*schema.FieldError {
	var here []*schema.FieldError
	for _, e := range slices.Concat(m.Errors, m.Remarks) {
		if e.Path == path || deep && len(e.Path) > len(path) && e.Path[:len(path)] == path && e.Path[len(path)] == '/' {
			here = append(here, e)
		}
	}
	return here
}

// Stale says whether the answer on show is of the facts before, with no other
// on its way.
func (m Model) Stale() bool {
	return len(m.Errors) > 0 || m.Answer.Stale && m.Run.Phase == Idle
}

// Verdict is what the answer's element is marked with.
func (m Model) Verdict() string {
	switch {
	case m.Stale():
		return "stale"
	case m.Run.Phase == Solving:
		return "running"
	}
	return string(m.Answer.Done.Verdict)
}
