package state

import (
	"testing"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// What an event touches at once, and what follows.
func TestTouched(t *testing.T) {
	all := Parts{Facts: true, Verdict: true, Findings: true, Argument: true, Search: true, Aside: true, Trial: true}
	following := Parts{Facts: true, Findings: true, Argument: true, Search: true, Trial: true}
	progress := wire.Event{Progress: &wire.ProgressBody{Progress: puzzle.Progress{Views: []view.View{{}}}}}
	for _, test := range []struct {
		event       Event
		change      func(before, now *Model)
		once, later Parts
	}{
		{Edit{}, func(_, now *Model) { now.Generation++; now.Run.Phase = Solving }, Parts{}, following}, // the verdict alone is waited for
		{Stop{}, func(_, now *Model) { now.Generation++ }, Parts{Verdict: true}, following},
		{Told{Kind: ForAnswer, Said: wire.Event{Done: &wire.DoneBody{}}}, nil, Parts{Verdict: true}, following},
		{Told{Kind: ForAnswer, Said: wire.Event{Done: &wire.DoneBody{}}}, func(before, _ *Model) { before.Run.Phase = Finding }, // of a verdict that is there
			Parts{Verdict: true}, Parts{Findings: true, Argument: true, Search: true, Trial: true}},
		{Told{Kind: ForAnswer, Said: progress}, nil, Parts{Verdict: true, Findings: true}, Parts{}},
		{Told{Kind: ForAnswer, Said: wire.Event{Solution: &wire.SolutionBody{}}}, nil, Parts{}, Parts{}},
		{Told{Kind: ForAnswer, Said: wire.Event{Board: &wire.BoardBody{}}}, nil, Parts{}, Parts{Facts: true, Trial: true}},
		{Told{Kind: ForTally}, nil, Parts{}, Parts{Search: true}},
		{Told{Kind: ForReplay}, nil, Parts{Search: true}, Parts{}},
		{Told{Kind: ForReason}, nil, Parts{}, Parts{Facts: true, Findings: true}},
		{Told{Kind: ForReason}, func(before, _ *Model) { before.Reason.Claim = "x" }, Parts{Findings: true}, Parts{Facts: true}}, // asked for
		{Told{Kind: ForSurvey}, nil, Parts{}, Parts{Findings: true}},
		{Told{Kind: ForArgument}, nil, Parts{}, Parts{Argument: true}},
		{Told{Kind: ForArgument, Said: progress}, nil, Parts{Verdict: true}, Parts{Argument: true}},
		{Follow{}, nil, Parts{Argument: true}, Parts{}},
		{Follow{}, func(before, _ *Model) { before.Reason.Claim = "x" }, Parts{Argument: true, Findings: true}, Parts{}}, // it has led there
		{Point{}, nil, Parts{Facts: true}, Parts{}},
		{Paste{}, nil, Parts{Facts: true}, Parts{}},
		{Seek{}, nil, Parts{Search: true}, Parts{}},
		{Notify{}, nil, Parts{}, Parts{}},
		{Typed{}, func(_, now *Model) { now.Run.Phase = Solving }, Parts{Verdict: true}, Parts{}},
		{Settled{}, nil, Parts{}, Parts{Facts: true}},
		{Trying{}, nil, Parts{Trial: true}, Parts{}},
		{Told{Kind: ForHint}, nil, Parts{Trial: true}, Parts{}},
		{Use{}, nil, all, Parts{}}, // what is not named touches all
	} {
		var before, now Model
		if test.change != nil {
			test.change(&before, &now)
		}
		once, later := Touched(test.event, &before, &now)
		if once != test.once || later != test.later {
			t.Errorf("%T %+v: %+v at once, then %+v; want %+v, then %+v", test.event, test.event, once, later, test.once, test.later)
		}
	}
}

// drawn are the parts that are drawn while time goes by in steps of 10 ms, each
// with the time at which it is.
func drawn(f *Following, m *Model, from, to time.Duration) map[string]time.Duration {
	at := map[string]time.Duration{}
	for now := from; now <= to; now += 10 * time.Millisecond {
		part := f.Next(m, time.Time{}.Add(now))
		for name, is := range map[string]bool{"facts": part.Facts, "verdict": part.Verdict, "findings": part.Findings, "search": part.Search, "address": part.Address} {
			if is {
				at[name] = now
			}
		}
	}
	return at
}

// After an edit the page keeps still for as long as most answers take. Then one
// part is drawn after the other, and what the worker is still about waits a little.
func TestThePageFollowsAnEdit(t *testing.T) {
	all := Parts{Facts: true, Findings: true, Argument: true, Search: true, Address: true}
	begin := 10 * time.Second
	at := func(ms int) time.Time { return time.Time{}.Add(begin + time.Duration(ms)*time.Millisecond) }
	var f Following
	m := Model{}
	m.Run.Phase = Solving
	f.Note(all, &m, at(0))
	if early := drawn(&f, &m, begin, begin+70*time.Millisecond); len(early) > 0 {
		t.Errorf("before the answer, drawn is %v", early)
	}
	// It takes its time: the facts are drawn, and that it does.
	slow := f
	if late := drawn(&slow, &m, begin+80*time.Millisecond, begin+150*time.Millisecond); len(late) != 2 || late["facts"] != late["verdict"] || late["facts"] == 0 {
		t.Errorf("while it takes its time, drawn is %v", late)
	}
	// It comes: what the reason will mark waits for it, for a moment.
	m.Run.Phase = Explaining
	m.Answer.Done.Verdict = puzzle.None
	f.Note(all, &m, at(30))
	got := drawn(&f, &m, begin+30*time.Millisecond, begin+time.Second)
	if got["facts"] < begin+90*time.Millisecond || got["findings"] < begin+180*time.Millisecond || got["search"] < begin+280*time.Millisecond || got["address"] == 0 {
		t.Errorf("drawn is %v", got)
	}
	if f.Due != (Parts{}) {
		t.Errorf("these are still due: %+v", f.Due)
	}
	// What is drawn beside a verdict is waited for, but what is old does not stay for long.
	m.Run.Phase = Solving
	f.Note(Parts{}, &m, at(1000))
	m.Run.Phase, m.Answer.Done.Verdict = Finding, puzzle.One
	f.Note(all, &m, at(1010))
	got = drawn(&f, &m, begin+1010*time.Millisecond, begin+2*time.Second)
	if got["facts"] > begin+1050*time.Millisecond || got["findings"] < begin+1160*time.Millisecond || got["address"] == 0 {
		t.Errorf("drawn is %v", got)
	}
	// The facts are drawn with their board, unless that takes its time.
	m.Answer.Undrawn = true
	f.Note(all, &m, at(1010))
	if early := drawn(&f, &m, begin+1010*time.Millisecond, begin+1050*time.Millisecond); len(early) > 0 {
		t.Errorf("before the board, drawn is %v", early)
	}
	slow = f
	if late := drawn(&slow, &m, begin+1060*time.Millisecond, begin+1080*time.Millisecond); late["facts"] == 0 {
		t.Error("the facts wait for a board that takes its time")
	}
	m.Answer.Undrawn = false
	if got := drawn(&f, &m, begin+1050*time.Millisecond, begin+1050*time.Millisecond); got["facts"] == 0 {
		t.Error("the board has come, and the facts are not drawn")
	}
	// At rest nothing waits for anything, one part at a time.
	m.Run.Phase = Idle
	f.Note(all, &m, at(2000))
	for _, want := range []Parts{{Facts: true}, {Findings: true}, {Argument: true}, {Address: true}, {Search: true}, {}} {
		if part := f.Next(&m, at(2000)); part != want {
			t.Errorf("drawn is %+v, want %+v", part, want)
		}
	}
}

// The table of strategies is not drawn for each count that comes in.
func TestTheTableIsDrawnNowAndThen(t *testing.T) {
	var f Following
	m := Model{}
	m.Run.Phase = Comparing
	times := 0
	for now := range 200 { // 2 s
		f.Note(Parts{Search: true}, &m, time.Time{}.Add(time.Hour+time.Duration(now)*10*time.Millisecond))
		if f.Next(&m, time.Time{}.Add(time.Hour+time.Duration(now)*10*time.Millisecond)).Search {
			times++
		}
	}
	if times < 2 || times > 9 {
		t.Errorf("in 2 s of counting it is drawn %d times", times)
	}
}
