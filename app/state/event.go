package state

import (
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// Event is something that has happened, on the page or in the worker.
type Event interface{ event() }

// What the visitor does.
type (
	// Edit changes the facts, by one step of undo. Typing marks edits that come
	// letter by letter. Notice tells what the edits do beside what was asked for,
	// and offers to undo it. Fresh marks a row that is added: it states nothing
	// until something is chosen in it, or Use says that it shall stand as it is.
	Edit struct {
		Edits  []schema.Edit
		Typing bool
		Notice string
		Fresh  bool
	}
	// Paste puts a board, given as a text, into a grid or regions.
	Paste struct{ Field, Text string }
	// Point leads to a cell of a board.
	Point struct{ Cell string }
	// Typed ends a text: the field was left, or Enter pressed.
	Typed struct{}
	// Use lets a fresh row stand as it is.
	Use struct{ Path string }
	// Mend applies a remedy of the fault at a path.
	Mend struct {
		Path   string
		Remedy int
	}
	// Drop leaves out what stands at no field and is faulty: what a link
	// switches off, orders or searches by that is not here.
	Drop struct{}
	// Switch turns a fact on or off.
	Switch struct{ Fact string }
	// Undo, Redo and Reset walk through what was done; Reset goes back to the
	// original puzzle, and can be undone.
	Undo  struct{}
	Redo  struct{}
	Reset struct{}
	// Write gives one of the passages that belong to the variant another text,
	// letter by letter if Typing; Pen opens or closes the fields for that.
	Write struct {
		Passage, Text string
		Typing        bool
	}
	Pen struct{}
	// Begin takes an empty puzzle of the kind.
	Begin struct{}
	// Open replaces the input: a link, a saved variant, an experiment. Shared
	// says that it is somebody's link, and not the visitor's own doing; Veil is what
	// is over its answer.
	Open struct {
		Veil   Veil
		Input  Input
		Notice string
		Ways   []Way
		Shared bool
	}
	// Try sets the puzzle up for one of the things to try, counted from 0.
	Try struct{ Experiment int }
	// Notify shows a message; "" takes it away. Take goes one of its ways.
	Notify struct {
		Message string
		Ways    []Way
	}
	Take struct{ Way int }
	// Choose picks the strategy that answers and is replayed.
	Choose struct{ Strategy string }
	// Reorder sets an order of search.
	Reorder struct {
		Name  string
		Items []string
	}
	// Budget raises or lowers what a run may use.
	Budget struct{ Limit, Seconds int }
	// Stop ends the run.
	Stop struct{}
	// Again starts the run again.
	Again struct{}
	// Ask asks why: a claim, or "" for the verdict. Others asks for further
	// reasons, each enough by itself.
	Ask struct {
		Claim  string
		Others bool
	}
	// Behind asks which facts the verdict rests on: a contradiction's reason, or
	// a smallest set of facts that leaves the same solutions.
	Behind struct{}
	// Unask puts the question away.
	Unask struct{}
	// CountOn goes on counting solutions until there are no more.
	CountOn struct{}
	// Finish runs a strategy to its end, however long that takes.
	Finish struct{ Strategy string }
	// Pick shows another solution, counted from 0.
	Pick struct{ Solution int }
	// Record asks for the steps of a strategy.
	Record struct{ Strategy string }
	// Seek shows the replay at a frame; Play starts or stops it; Tick shows
	// the next frame of one that plays; Pace sets its speed.
	Seek struct{ At int }
	// Visit shows the replay at a frame from its tree, and Fold opens or closes a
	// node of that.
	Visit struct{ At int }
	Fold  struct{ Node int }
	Play  struct{}
	Tick  struct{ turn int }
	Pace  struct{ Speed int }
	// Follow shows the argument after as many of its steps.
	Follow struct{ At int }
	// Settled takes the marks of the last edit away.
	Settled struct{}
)

// What the worker says. Run is the generation of the run that asked.
type (
	Told struct {
		Run  int64
		Kind Kind
		// Name is the strategy or claim that was asked about.
		Name string
		Said wire.Event
		// Aside says that it comes from the other worker: see Send.
		Aside bool
	}
)

// Kind says which question the worker is answering.
type Kind string

// The questions.
const (
	ForAnswer   Kind = "answer"
	ForReason   Kind = "reason"
	ForSurvey   Kind = "survey"
	ForMore     Kind = "more"  // further solutions
	ForCount    Kind = "count" // how many there are
	ForTally    Kind = "tally"
	ForReplay   Kind = "replay"
	ForArgument Kind = "argument"
	ForHint     Kind = "hint"
	ForCheck    Kind = "check"
	ForGlance   Kind = "glance" // the answer as far as it is entered: to be drawn, and to know if it is whole
)

func (Edit) event()    {}
func (Paste) event()   {}
func (Point) event()   {}
func (Typed) event()   {}
func (Write) event()   {}
func (Pen) event()     {}
func (Begin) event()   {}
func (Use) event()     {}
func (Mend) event()    {}
func (Drop) event()    {}
func (Take) event()    {}
func (Switch) event()  {}
func (Undo) event()    {}
func (Redo) event()    {}
func (Reset) event()   {}
func (Open) event()    {}
func (Try) event()     {}
func (Notify) event()  {}
func (Choose) event()  {}
func (Reorder) event() {}
func (Budget) event()  {}
func (Stop) event()    {}
func (Again) event()   {}
func (Ask) event()     {}
func (Behind) event()  {}
func (Unask) event()   {}
func (CountOn) event() {}
func (Finish) event()  {}
func (Pick) event()    {}
func (Record) event()  {}
func (Seek) event()    {}
func (Visit) event()   {}
func (Fold) event()    {}
func (Play) event()    {}
func (Tick) event()    {}
func (Pace) event()    {}
func (Follow) event()  {}
func (Settled) event() {}
func (Told) event()    {}

// Effect is something to be done outside the model.
type Effect interface{ effect() }

// The effects.
type (
	// Send asks the worker. Interrupt stops what it is doing first.
	Send struct {
		Run       int64
		Kind      Kind
		Name      string
		Interrupt bool
		// Aside: another worker answers it, since this one is not to be disturbed.
		// Interrupt then stops what that one does.
		Aside bool
		// Typing: wait for a pause in the typing, and forget it if the
		// generation has changed by then.
		Typing  bool
		Request any // wire.SolveRequest, ExplainRequest, SurveyRequest or ArgueRequest
	}
	// Expect has workers prepare for a request like this one.
	Expect struct{ Request wire.SolveRequest }
	// Halt stops whatever the workers do, or, aside, the other one.
	Halt struct{ Aside bool }
	// Address writes the address and saves the variant.
	Address struct{}
	// Animate calls for a Tick after the pause that the speed asks for.
	Animate struct{ Tick Tick }
	// Fade calls for Settled in a moment.
	Fade struct{}
	// Recall looks for what is kept of a trial with these facts, to be told by Resume.
	Recall struct{}
)

func (Send) effect()    {}
func (Expect) effect()  {}
func (Halt) effect()    {}
func (Address) effect() {}
func (Animate) effect() {}
func (Fade) effect()    {}
func (Recall) effect()  {}
