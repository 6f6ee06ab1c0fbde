package state

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// Update gives the model after an event, and what is to be done about it.
func Update(m Model, event Event) (Model, []Effect) {
	if asks(event) && m.Over() != Shown {
		m.notify("What is certain, and why, would tell of the answer. Show it first, or go on by yourself.", Way{Label: "Show the answer", Event: Reveal{}})
		return m, nil
	}
	if isTrial(event) {
		return m.trial(event)
	}
	switch e := event.(type) {
	case Edit:
		return m.edit(e)
	case Typed:
		m.typing = attempt{}
		return m, nil
	case Use:
		return m.use(e.Path)
	case Mend:
		return m.mend(e)
	case Drop:
		return m.drop()
	case Take:
		return m.take(e.Way)
	case Paste:
		return m.paste(e)
	case Point:
		m.Boards.Cell = e.Cell
		return m, nil
	case Try:
		return m.try(e)
	case Switch:
		m.Boards.Turns++
		in := m.Input
		if in.IsOff(e.Fact) {
			in.Off = slices.DeleteFunc(slices.Clone(in.Off), func(id string) bool { return id == e.Fact })
		} else {
			in.Off = append(slices.Clone(in.Off), e.Fact)
		}
		return m.change(in, e.Fact)
	case Choose:
		return m.choose(e.Strategy)
	case Reorder:
		in := m.Input
		in.Orders = maps.Clone(in.Orders)
		if in.Orders == nil {
			in.Orders = map[string][]string{}
		}
		in.Orders[e.Name] = e.Items
		if m.usual(e) {
			delete(in.Orders, e.Name) // moved there and back: nothing has changed
		}
		return m.change(in)
	case Reveal:
		m.Veil, m.hidden = Shown, hidden{}
		return m.next(false)
	case Budget:
		in := m.Input
		in.Limit, in.Seconds = e.Limit, e.Seconds
		return m.change(in)
	case Write:
		return m.write(e)
	case Pen:
		m.Writing, m.typing = !m.Writing, attempt{}
		return m, nil
	case Begin:
		m.Boards.Turns++
		return m.begin()
	case Undo, Redo:
		m.Boards.Turns++
		return m.travel(event)
	case Reset:
		m.Boards.Turns++
		if m.basis().Same(m.Input) && len(m.Fresh) == 0 {
			return m, nil
		}
		return m.replace(m.basis())
	case Open:
		e.Input = m.noted(e.Input)
		if e.Input.Same(m.Input) && len(m.Fresh) == 0 {
			m.Veil = e.Veil
			m.notify(e.Notice)
			return m, nil
		}
		if !e.Shared && e.Notice != "" && len(e.Ways) == 0 && !m.Same(m.original) {
			e.Notice += " It has taken the place of your own changes."
			e.Ways = []Way{undoing}
		}
		e.Input.Mine = !e.Shared
		switch {
		case e.Veil == Shown:
			m.lift()
		default:
			m.Veil = e.Veil
		}
		m.Answer.apart = true
		was := m.Input
		m, effects := m.replace(e.Input)
		m.Answer.Awaited = m.Answer.Awaited || !was.asksLike(m.Input)
		m.notify(e.Notice, e.Ways...)
		return m, effects
	case Notify:
		m.notify(e.Message, e.Ways...)
		return m, nil
	case Pick:
		return m.pick(e.Solution)
	case CountOn:
		m.Count = Count{Pending: true, Endless: true}
		if m.Run.Phase != Finding {
			m.Run = Run{}
		}
		return m.next(true)
	case Finish:
		return m.finish(e.Strategy)
	case Ask:
		if e.Claim != "" {
			m = m.asks()
		}
		if !e.Others {
			m.Reason = Reason{} // else the one reason stays in sight
		}
		if len(m.Errors) > 0 {
			m.Reason = Reason{Claim: e.Claim, Failure: "There is a fault in the facts: correct it first, and ask again."}
			return m, nil
		}
		m.Reason.Claim, m.Reason.Others, m.Reason.Pending = e.Claim, e.Others, true
		return m.next(true)
	case Behind:
		return m.behind()
	case Unask:
		m.Reason, m.own = m.Own(), Reason{}
		if m.explainsItself() && !m.Reason.Known {
			m.Reason = Reason{Pending: true}
		}
		if m.Run.Phase == Explaining || m.aside == ForReason || m.Reason.Pending {
			return m.next(true)
		}
		return m, nil // what runs is none of its business
	case Record, Seek, Visit, Fold, Play, Tick, Pace:
		return m.replay(event)
	case Follow:
		if m.Reason.Asked() {
			m.Reason, m.own = m.Own(), Reason{} // it has led here
		}
		return m.follow(e.At)
	case Settled:
		m.Changed = nil
		m.rested()
		return m, nil
	case Again:
		return m.run(false)
	case Stop:
		return m.stop()
	case Want, Renew, Abandon, Made:
		return m.another(event)
	case Told:
		return m.told(e)
	}
	return m, nil
}

// asks says whether an event asks why, or whether something is certain.
func asks(event Event) bool {
	switch event.(type) {
	case Ask, Behind:
		return true
	}
	return false
}

// Start asks for all that the sheet does not bring: reasons, what stays open,
// the counts of every strategy. It also tells what is likely to be asked later.
func Start(m Model) (Model, []Effect) {
	m.Reason.Pending = m.explainsItself() && !m.Reason.Known
	request, err := m.request()
	m, effects := m.next(true)
	if err == nil {
		effects = append(effects, Expect{Request: request})
	}
	return m, effects
}

func (m Model) behind() (Model, []Effect) {
	switch {
	case m.explainsItself() && m.Reason.Known && m.Reason.Claim == "":
		return m, nil // in sight already
	case m.explainsItself():
		return Update(m, Ask{})
	case m.Survey.Known && m.Survey.HasSmallest:
		m = m.asks()
		m.Reason = Reason{Known: true, Enough: true}
		m.Reason.WhyBody = wire.WhyBody{Decided: true, Follows: true, Core: m.Survey.Smallest, Minimal: m.Survey.SmallestProved}
	}
	return m, nil
}

func (m Model) edit(e Edit) (Model, []Effect) {
	if e.Fresh {
		return m.add(e.Edits)
	}
	in := m.Input
	var path string
	for _, edit := range e.Edits {
		var err error
		if in, err = in.edited(m.Sheet.Form, edit); err != nil {
			m.notify(fmt.Sprintf("That change could not be made: %s.", err))
			return m, nil
		}
		path = edit.Path
	}
	in = m.noted(in)
	in.Mine = true
	if field, _, _ := m.Sheet.Form.At(in.Facts, path); field.Kind == schema.Regions {
		m.Boards.unfold(field.Key) // somebody is at work there
	}
	if m.lifts(in) {
		m.lift()
	}
	before, typed := m.Input, attempt{}
	if e.Typing {
		typed.path = path
	}
	if e.Typing && m.typing.path == path && len(m.past) > 0 {
		if text := plainAt(in.Facts, path); m.typing.leaves(text) {
			before = *m.typing.tried // undo comes to the text that had a verdict
		} else {
			// One more letter of the same text: the step that undo takes back
			// stays the one before the first letter.
			before = m.past[len(m.past)-1]
			m.past = m.past[:len(m.past)-1]
			typed = m.typing
		}
	}
	m, effects := m.changeFrom(before, in, e.Typing, path)
	m.typing = typed
	if e.Notice != "" {
		m.notify(e.Notice, undoing)
	}
	return m, effects
}

// historyDepth is how many steps can be undone.
const historyDepth = 500

// change makes the visitor's own change.
func (m Model) change(in Input, changed ...string) (Model, []Effect) {
	in.Mine = true
	if m.lifts(in) {
		m.lift()
	}
	return m.changeFrom(m.Input, in, false, changed...)
}

// replace puts another input in the place of this one.
func (m Model) replace(in Input) (Model, []Effect) { return m.changeFrom(m.Input, in, false) }

func (m Model) changeFrom(before, in Input, typing bool, changed ...string) (Model, []Effect) {
	was := m.Input
	m.past = append(slices.Clip(m.past), before)
	if len(m.past) > historyDepth {
		m.past = m.past[len(m.past)-historyDepth:]
	}
	m.future = nil
	m.Input, m.typing, m.Ways = in, attempt{}, nil
	m.Changed = changed
	return m.runFrom(was, typing)
}

// runFrom asks for the answer to another input than before, if it is another.
func (m Model) runFrom(was Input, typing bool) (Model, []Effect) {
	if was.Words != m.Words && was.asksLike(m.Input) {
		return m, []Effect{Address{}}
	}
	if m.SameFacts(was) {
		return m.run(typing)
	}
	m.Trial = m.Trial.leftBehind()
	m.veilAgain()
	m, effects := m.run(typing)
	return m, append(effects, Recall{})
}

// travel takes a step back or forth.
func (m Model) travel(event Event) (Model, []Effect) {
	from, to := &m.past, &m.future
	if _, redo := event.(Redo); redo {
		from, to = to, from
	}
	if len(*from) == 0 {
		return m, nil
	}
	target := (*from)[len(*from)-1]
	*from = slices.Clip((*from)[:len(*from)-1])
	*to = append(slices.Clip(*to), m.Input)
	was := m.Input
	m.Input, m.typing, m.Ways = target, attempt{}, nil
	return m.runFrom(was, false)
}

// run starts over: a new generation, everything that was known is old.
func (m Model) run(typing bool) (Model, []Effect) {
	request, err := m.request()
	if err != nil {
		m.notify(fmt.Sprintf("These facts cannot be sent to the solver: %s.", err))
		return m, nil
	}
	m.Generation++
	m.Run = Run{Phase: Solving}
	m.Answer.Stale = true
	m.incoming, m.aside = Answer{}, ""
	m.Boards.Draft = Draft{} // it is overtaken
	// What was found out stays in sight until something new takes its place:
	// nothing shall jump while somebody types.
	m.overtaken()
	m.Survey.Pending, m.Argument.Pending = false, false
	m.Fetch, m.Count = Fetch{}, Count{}
	for name, tally := range m.Tallies {
		tally.Stale, tally.Running, tally.Endless = true, false, false
		m.tally(name, tally)
	}
	if m.Replay.Known || m.Replay.Pending {
		m.Replay = m.Replay.anew(m.Replay.Strategy)
	}
	return m, []Effect{
		Send{Run: m.Generation, Kind: ForAnswer, Interrupt: true, Typing: typing, Request: request},
		Address{},
		Fade{},
	}
}

// request asks for the answer to the facts as they are.
func (m Model) request() (wire.SolveRequest, error) {
	variant, err := m.Input.asked()
	return wire.SolveRequest{Family: m.Sheet.Family, Variant: variant, Limit: m.limit(), Brief: true, Budget: m.budget()}, err
}

func (m Model) limit() int {
	if m.Limit > 0 {
		return m.Limit
	}
	return DefaultLimit
}

func (m Model) budget() wire.Budget {
	seconds := m.Seconds
	if seconds == 0 {
		seconds = DefaultSeconds
	}
	return wire.Budget{Milliseconds: int64(seconds) * 1000}
}

// explainsItself says whether the verdict alone calls for a reason.
func (m Model) explainsItself() bool {
	return m.Answer.Done.Verdict == puzzle.None && m.Sheet.Info.Monotone
}

// toTheEnd says whether the worker is busy with what the visitor wants done
// however long it takes. Then other questions go to another worker, so that they
// are answered at once and nothing of the work is lost.
func (m Model) toTheEnd() bool {
	tally := m.Tallies[m.Run.Name]
	return m.Run.Phase == Counting && m.Count.Endless || m.Run.Phase == Comparing && tally.Running && tally.Endless
}

// next asks for whatever is still missing, the most wanted first.
func (m Model) next(interrupt bool) (Model, []Effect) {
	aside := m.toTheEnd()
	if len(m.Errors) > 0 || m.Answer.Stale || m.Run.Phase == Finding || !interrupt && !aside && m.Run.Phase != Idle {
		return m, nil
	}
	if interrupt {
		m.aside = ""
	}
	variant, err := m.Input.asked()
	if err != nil {
		return m, nil
	}
	for name, tally := range m.Tallies {
		if tally.Running && !aside { // interrupted: it waits for its turn
			tally.Running, tally.Stale = false, true
			m.tally(name, tally)
		}
	}
	send := func(phase Phase, kind Kind, name string, request any) (Model, []Effect) {
		if aside {
			m.aside = kind
		} else {
			m.Run = Run{Phase: phase, Name: name}
		}
		return m, []Effect{Send{Run: m.Generation, Kind: kind, Name: name, Interrupt: interrupt, Aside: aside, Request: request}}
	}
	if m.Trial.asked == "" && m.redraws() {
		m.Trial.asked = ForBoard
	}
	switch asked := m.aside != ""; {
	case asked && aside:
		return m, nil
	case !asked && m.Fetch.Pending:
		m.incoming = Answer{}
		return send(Fetching, ForMore, "", m.moreRequest(variant))
	case !asked && m.Trial.asked != "":
		phase, request, err := m.trialRequest()
		if err != nil {
			m.Trial.asked, m.Trial.Word = "", "This cannot be sent to the solver."
			return m, nil
		}
		m.Trial.sent = m.Trial.turn
		return send(phase, m.Trial.asked, strconv.Itoa(m.Trial.turn), request)
	case !asked && m.Reason.Pending:
		reasons := 1
		if m.Reason.Others {
			reasons = MostReasons
		}
		return send(Explaining, ForReason, m.Reason.Claim,
			wire.ExplainRequest{Family: m.Sheet.Family, Variant: variant, Claim: m.Reason.Claim, Cores: reasons, Budget: m.budget()})
	case !asked && m.Replay.Pending:
		return send(Comparing, ForReplay, m.Replay.Strategy, wire.SolveRequest{
			Family: m.Sheet.Family, Variant: variant, Strategy: m.Replay.Strategy,
			Limit: m.limit(), Trace: ReplaySteps, Quiet: true, Budget: comparison,
		})
	case aside && interrupt:
		return m, []Effect{Halt{Aside: true}}
	case aside:
		return m, nil
	case m.tries():
		m.Run = Run{}
		if interrupt {
			return m, []Effect{Halt{}}
		}
		return m, nil
	case m.counts():
		return send(Counting, ForCount, "", m.countRequest(variant))
	case m.surveys() && (!m.Survey.Known || m.Survey.More) && m.Survey.Failure == "":
		m.Survey.Pending = true
		budget := m.budget()
		budget.Milliseconds = budget.Milliseconds * 4 / 10 // the table of strategies waits for it
		return send(Surveying, ForSurvey, "", wire.SurveyRequest{Family: m.Sheet.Family, Variant: variant, Budget: budget})
	}
	if m.argues() {
		m.Argument.Pending = true
		return send(Arguing, ForArgument, "", m.argueRequest(variant))
	}
	if strategy := m.uncounted(); strategy != "" {
		tally := m.Tallies[strategy]
		tally.Stale, tally.Running = true, true
		m.tally(strategy, tally)
		return send(Comparing, ForTally, strategy, m.tallyRequest(variant, strategy))
	}
	m.Run = Run{}
	if interrupt {
		return m, []Effect{Halt{}} // nobody waits for what still runs
	}
	return m, nil
}

// surveys says whether there is something to survey.
func (m Model) surveys() bool { return m.Answer.Done.Solutions > 0 }

func (m Model) stop() (Model, []Effect) {
	switch m.Run.Phase {
	case Idle:
		return m, nil
	case Counting:
		if bound := m.Run.Progress.Bound; bound != nil && bound.Solutions > m.Answer.Done.Solutions {
			m.Answer.Done.Solutions, m.Answer.Done.Answer = bound.Solutions, bound.Answer
		}
	case Solving:
		m.finished(puzzle.Done{
			Verdict:   puzzle.Unsolved,
			Solutions: m.Run.Progress.Solutions,
			Stats:     m.Run.Progress.Stats,
			Answer:    "Not decided: the search was stopped before it came to an end.",
			Why:       "stopped",
		})
	}
	m.Generation++
	m.Count = Count{Ended: m.Count.Ended || m.Run.Phase == Counting}
	m.Run, m.aside = Run{}, ""
	m.unanswered()
	m.Survey.Pending, m.Replay.Pending = false, false
	m.Fetch.Pending, m.Trial.asked = false, ""
	if m.Run.Phase == Arguing || m.Argument.Pending {
		m.Argument = Argument{Failure: "It was stopped before it was complete."}
	}
	for name, tally := range m.Tallies {
		if tally.Running || tally.Stale {
			m.tally(name, Tally{Failure: "stopped", Progress: tally.Progress, Elapsed: tally.Elapsed})
		}
	}
	return m, []Effect{Halt{}}
}
