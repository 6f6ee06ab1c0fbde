package state

import (
	"fmt"
	"maps"
	"slices"
	"strings"

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
		if m.Veil = Shown; e.Verdict {
			m.Veil = VerdictOnly
		}
		m.leave()
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
		m.leave()
		return m.replace(m.basis())
	case Open:
		if m.Another.Pending { // it would take the place of what is opened
			m.Another.Pending = false
			m, effects := Update(m, event)
			return m, append([]Effect{Undraw{}}, effects...)
		}
		e.Input = m.noted(e.Input)
		if m.asEmpty(e.Input) { // there is nothing to be found out
			e.Veil = Shown
		}
		if e.Input.Same(m.Input) && len(m.Fresh) == 0 {
			m.Veil = e.Veil
			m.leave()
			m.notify(e.Notice)
			return m, nil
		}
		if !e.Shared && e.Notice != "" && len(e.Ways) == 0 && !m.Same(m.original) {
			was := "what the link brought"
			switch {
			case m.Another.drawn != "" && m.Input.key() == m.Another.drawn:
				was = "the one before"
			case m.Mine:
				was = "your own changes"
			}
			e.Notice += " It has taken the place of " + was + "."
			e.Ways = []Way{undoing}
		}
		e.Input.Mine = !e.Shared
		m.leave()
		m.cover(e.Veil)
		if e.Shared { // a link says how much is to be in sight
			delete(m.veils, e.Input.key())
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
	key, _, _ := strings.Cut(path, "/")
	if field, _ := m.Sheet.Form.Field(key); field.Kind == schema.Regions || len(m.FieldErrors(key, true)) > 0 {
		m.Boards.unfold(key) // somebody is at work there
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
	m.Input, m.typing = in, attempt{}
	m.overtake()
	m.Changed = changed
	return m.runFrom(was, typing, false)
}

// runFrom asks for the answer to another input than before, if it is another.
func (m Model) runFrom(was Input, typing, stepped bool) (Model, []Effect) {
	if was.Words != m.Words && was.asksLike(m.Input) {
		return m, []Effect{Address{}}
	}
	if m.SameFacts(was) {
		return m.run(typing)
	}
	m.Trial = m.Trial.leftBehind()
	m.arrive(stepped)
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
	m.leave()
	was := m.Input
	m.Input, m.typing = target, attempt{}
	m.overtake()
	return m.runFrom(was, false, true)
}
