package state

import "time"

// After an edit a visitor waits for the verdict. It is drawn by itself and
// painted; then the other parts of the page follow, one at a time, each painted
// before the next is drawn. So no answer waits behind the drawing of the page,
// and the next edit waits for one part at most.

// A part waits a little for what will be told in a moment anyhow, so that it is
// drawn once and not for every message. All of it is too short to be noticed.
const (
	// patience is for the answer: most come sooner. Only then does the page
	// show that it is at work.
	patience = 80 * time.Millisecond
	// forReason is for the facts behind a contradiction, marked in their list.
	forReason = 60 * time.Millisecond
	// forFindings is for what is drawn beside a verdict, and for what a survey tells.
	forFindings = 150 * time.Millisecond
	// forWords is for the next letter of a story: its link is a long one.
	forWords = 300 * time.Millisecond
	// forComparison is for the table of strategies.
	forComparison = 250 * time.Millisecond
)

// Following is how far the page has followed the model.
type Following struct {
	Due       Parts     // they have yet to follow
	answering bool      // an edit was made, and its answer is not there yet
	since     time.Time // when that began or ended; typing begins when it pauses
	compared  time.Time // when the table of strategies was last drawn
	Wrote     time.Time // when the last letter of a story was written
}

// Note takes down what an event has changed.
func (f *Following) Note(more Parts, m *Model, now time.Time) {
	f.Due = f.Due.And(more)
	if answering := m.Run.Phase == Solving; answering != f.answering {
		f.answering, f.since = answering, now
	}
}

// Next takes the part that can be drawn now, if one can. The verdict comes along
// with the facts where it takes its time.
func (f *Following) Next(m *Model, now time.Time) (part Parts) {
	waited := now.Sub(f.since)
	phase := m.Run.Phase
	due := &f.Due
	switch {
	case f.answering && waited < patience:
	case due.Facts && !((phase == Explaining || phase == Finding && (m.Reason.Pending || m.Answer.Undrawn)) && waited < forReason):
		part.Facts, due.Facts = true, false
		if f.answering {
			part.Verdict = true
			f.since = now // the answer may come before the other parts
		}
	case phase == Finding && waited < forFindings:
		// The other parts show what is on its way.
	case due.Findings && !((phase == Explaining || phase == Surveying) && waited < forFindings):
		part.Findings, due.Findings = true, false
	case due.Trial:
		part.Trial, due.Trial = true, false
	case due.Argument && !(phase == Arguing && waited < forFindings):
		part.Argument, due.Argument = true, false
	case due.Address && now.Sub(f.Wrote) >= forWords:
		part.Address, due.Address = true, false
	case due.Search && !(phase != Idle && (waited < forComparison || now.Sub(f.compared) < forComparison)):
		part.Search, due.Search = true, false
		f.compared = now
	}
	return part
}

// Hasten takes the facts and the search, if they are due, to be drawn at once.
func (f *Following) Hasten() Parts {
	part := Parts{Facts: f.Due.Facts, Search: f.Due.Search}
	f.Due.Facts, f.Due.Search = false, false
	return part
}
