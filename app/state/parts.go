package state

// Parts are parts of a puzzle's page, each drawn by itself, and its address.
type Parts struct{ Story, Facts, Verdict, Findings, Argument, Search, Aside, Address, Trial bool }

// And are the parts of both.
func (p Parts) And(q Parts) Parts {
	return Parts{
		Story: p.Story || q.Story, Facts: p.Facts || q.Facts, Verdict: p.Verdict || q.Verdict, Findings: p.Findings || q.Findings,
		Argument: p.Argument || q.Argument, Search: p.Search || q.Search, Aside: p.Aside || q.Aside, Address: p.Address || q.Address, Trial: p.Trial || q.Trial,
	}
}

// Touched says what an event has changed: the parts to draw at once, and those
// that shall follow. Which event touches which part is said here and nowhere else;
// an event that is not named touches all.
//
// What a visitor waits for is the verdict. So an edit draws nothing by itself, and
// an answer draws the verdict alone.
func Touched(event Event, before, now *Model) (atOnce, later Parts) {
	defer func() {
		atOnce.Story = atOnce.Story || before.Words != now.Words
		if before.Another != now.Another {
			atOnce.Aside, atOnce.Trial = true, atOnce.Trial || now.Trial.End != ""
		}
	}()
	if before.Generation != now.Generation {
		atOnce.Verdict = now.Run.Phase == Idle // stopped
		if before.Over() != now.Over() || before.Veil != now.Veil {
			atOnce.Verdict, atOnce.Aside = true, true
		}
		return atOnce, Parts{Facts: true, Findings: true, Argument: true, Search: true, Trial: true}
	}
	if before.Over() != now.Over() {
		return Parts{Facts: true, Verdict: true, Findings: true, Argument: true, Search: true, Aside: true, Trial: true}, Parts{}
	}
	if isTrial(event) {
		atOnce.Trial = true
	} else {
		atOnce, later = changedBy(event, before)
	}
	if before.Run.Phase != now.Run.Phase || before.Trial.End != now.Trial.End || before.Trial.Complete() != now.Trial.Complete() {
		atOnce.Verdict = true
	}
	if len(before.Errors) != len(now.Errors) {
		atOnce.Facts = true // a fault is told, and taken back, at once
	}
	return atOnce, later
}

func changedBy(event Event, before *Model) (atOnce, later Parts) {
	switch e := event.(type) {
	case Told:
		return toldTo(e, before)
	case Record, Seek, Visit, Fold, Play, Tick, Pace, Finish:
		atOnce.Search = true
	case Pick, CountOn:
		atOnce.Findings = true
	case Ask, Behind, Unask:
		atOnce.Findings = true
		atOnce.Facts = true // the facts behind a reason stand out
	case Follow:
		atOnce.Argument, atOnce.Findings = true, before.Reason.Asked()
	case Paste, Point:
		atOnce.Facts = true
	case Settled:
		later.Facts = true
	case Write:
		atOnce.Story, later.Facts = true, true // it counts the changes
	case Pen:
		atOnce.Story = true
	case Want, Renew, Abandon, Made:
		atOnce.Aside = true
	case Notify, Typed:
	default:
		atOnce = Parts{Facts: true, Verdict: true, Findings: true, Argument: true, Search: true, Aside: true, Trial: true}
	}
	return atOnce, later
}

// toldTo says what a message of the worker has changed.
func toldTo(e Told, before *Model) (atOnce, later Parts) {
	switch {
	case e.Kind == ForHint, e.Kind == ForCheck, e.Kind == ForGlance:
		atOnce.Trial = true
	case e.Kind == ForReplay:
		atOnce.Search = true
	case e.Kind == ForArgument:
		atOnce.Verdict, later.Argument = e.Said.Progress != nil, true
	case e.Kind == ForTally:
		later.Search = true
	case e.Kind == ForMore && e.Said.Solution != nil:
		atOnce.Findings = before.Fetch.Pending && before.end() == before.Fetch.At // it is the one
	case e.Said.Solution != nil && before.Run.Phase == Finding:
		later.Findings = true
	case e.Kind == ForAnswer && e.Said.Board != nil:
		later.Facts, later.Trial = true, true
	case e.Said.Solution != nil, e.Said.Facts != nil, e.Said.Board != nil:
		// Shown when the search is done.
	case e.Said.Progress != nil:
		atOnce.Verdict = true
		atOnce.Findings = e.Said.Progress.Views != nil
	case e.Kind == ForMore:
		atOnce.Findings = true // somebody waits for it
	case e.Kind == ForCount:
		atOnce.Verdict, later.Findings = true, true
	case e.Kind == ForAnswer && before.Run.Phase == Finding:
		atOnce.Verdict = true
		later = Parts{Findings: true, Argument: true, Search: true, Trial: true}
	case e.Kind == ForAnswer:
		atOnce.Verdict = true
		later = Parts{Facts: true, Findings: true, Argument: true, Search: true, Trial: true}
	case e.Kind == ForReason:
		asked := before.Reason.Claim != "" || before.Reason.Others // somebody has asked
		atOnce.Findings, later.Findings = asked, !asked
		later.Facts = true // the facts behind a reason stand out
	default:
		later.Findings = true
	}
	return atOnce, later
}
