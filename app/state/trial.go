package state

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Trial is what a visitor has found out, or thinks so, by trying. A mark is a claim; whole
// answers are forms that marks fill in. What a mark is worth, only the worker knows.
type Trial struct {
	Notes                   // what undo takes back
	past, future []Notes    // of the board alone
	Pen          string     // what a press on a part means: PenTick, PenCross or PenMaybe
	Chosen       string     // the place in the answer that gets what is pressed next
	begins       firstSigns // what has just been typed there
	// Unfolded: the board was asked for where the answer is in sight.
	Unfolded bool

	// Played are the pictures of the answer as far as it is entered, for kinds that have
	// them; glance is what the marks are at a glance; outdated, that they are others since.
	Played   []view.View
	glance   wire.CheckedBody
	outdated bool
	waiting  []Trying // presses on a board that does not yet show the one before

	// Judged is how the marks stood when they were last checked; of marks made since,
	// nothing is known.
	Judged  map[puzzle.Claim]puzzle.Standing
	Checked *wire.CheckedBody // the last check
	Each    bool              // check at each mark
	Hint    *wire.HintBody
	Rung    int    // how much of the hint is told, from 1
	Reading int    // which of the facts is read beside the board: see FactRead
	Word    string // what is to be said of the last thing that was done
	Settled string // what became of what was supposed, until something else is done
	strange int    // how many marks were left out then, since they say nothing about the puzzle
	question
	Accuses bool // presses on facts say which contradict each other
	Accused []puzzle.FactID
	// Lent marks came with a link: what is added to them is not kept, and one's own are.
	Lent          bool
	Hints, Checks int
	Began, Ended  int64  // Unix time in ms; 0 for not yet
	At            int64  // when the last thing was done
	End           string // how it is solved: EndAnswer, EndNone or EndOpen
}

// question is what the worker is to be asked for a trial. What it says is for the marks,
// and the facts accused, of the turn in which it was asked, and for no others.
type question struct {
	asked   Kind // ForHint, ForCheck, ForGlance, or "" for nothing
	clashes bool // a check is about facts that contradict each other
	unasked bool // a check that nobody has asked for
	counts  bool // a check that was counted
	turn    int
	sent    int // the turn of the question that the worker has
}

// drop puts away what was asked about other marks.
func (q *question) drop() {
	q.turn++
	q.counts = false
	if q.clashes = false; q.pends() {
		q.asked = ""
	}
}

// The pens.
const (
	PenTick  = "tick"
	PenCross = "cross"
	PenMaybe = "maybe"
)

// The ways to solve a puzzle.
const (
	EndAnswer = "answer" // a whole answer is right
	EndNone   = "none"   // there is none
	EndOpen   = "open"   // the facts do not decide it
)

// anew is a trial without marks, with the visitor's ways of trying.
func (t Trial) anew() Trial {
	t.drop()
	return Trial{Pen: t.Pen, Each: t.Each, Unfolded: t.Unfolded, question: question{turn: t.turn, sent: t.sent}}
}

// leftBehind is the trial of other facts than these were made for.
func (t Trial) leftBehind() Trial {
	fresh := t.anew()
	if t.Begun() && !t.Lent {
		fresh.Word = "What you marked belongs to the facts as they were, and comes back with them."
	}
	return fresh
}

// Worth is how a mark stood when it was last checked.
func (t Trial) Worth(claim puzzle.Claim, how string) puzzle.Standing {
	if how == PenCross {
		claim = puzzle.Not(claim)
	}
	return t.Judged[claim]
}

// glances says whether the worker is to look at the marks: it draws the board anew where that
// shows the answer as far as it is entered, and sees when nothing is left open.
func (m *Model) glances() bool {
	return len(m.Answer.Form.Fields) > 0 && m.Trial.outdated && (len(m.Trial.Layers) > 0 || m.Trial.Played != nil)
}

// Complete says whether the marks are a whole answer, or answer all that is asked for, and that is
// known to be wrong.
func (t Trial) Complete() bool {
	wrong := slices.ContainsFunc(t.glance.Answers, func(answer wire.JudgedMark) bool { return answer.Standing == puzzle.Excluded })
	return (wrong || t.glance.Whole && !t.glance.Undecided && !t.glance.Right()) && t.End == "" && !t.Accuses
}
