package ui

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// penSigns are the signs of the pens.
var (
	penSigns = map[string]string{state.PenTick: "✓", state.PenCross: "×", state.PenMaybe: "?"}
	penRoles = map[string]view.Role{state.PenTick: view.Answer, state.PenCross: view.Crossed, state.PenMaybe: view.Possible}
)

// how says how one plays here, as long as nothing else is said.
func (t trial) how() app.UI {
	text := map[string]string{
		state.PenTick:  "Press what is so, or choose another mark first.",
		state.PenCross: "Press what is not so.", // in one line on a phone, as the next one
		state.PenMaybe: "Press what may be so.",
	}[cmp.Or(t.model.Trial.Pen, state.PenTick)]
	switch m := t.model; {
	case m.Trial.End != "", m.Trial.Hint != nil, len(m.Said().Lines) > 0, m.Advances(), !m.HasPens() && !m.HasForm(): // the board tells it by itself
		return elem("p").Attr("hidden", true)
	case !m.HasPens():
		text = "Enter your answer in the fields below, and press “Check”."
	case m.Trial.Chosen != "" && m.Fills():
		text = "Press what is to stand there, or type it."
	case m.Fills():
		text = "Press a place to fill it in."
	}
	return elem("p").Class("help").Text(text)
}

// still draws what is given where the answer is in sight: what is certain stands there, and
// is asked about.
func (t trial) still() app.UI {
	given := answer(t).apart()
	if len(given) == 0 {
		return answer(t).given()
	}
	return pictures(view.Redraw(given, func(mark *view.Mark, _ *string) {
		if state.Plays(*mark) {
			mark.Status, mark.Role = view.Drawn, view.Plain
			if mark.Claim != "" {
				mark.Says = state.Called(*mark) + " Is it certain?"
			}
		}
	}))
}

// triedOn begins the name of a picture that somebody tries on.
const triedOn = "try-"

// pictures draws what is given, with the marks in it.
func (t trial) pictures() app.UI {
	var given []view.View
	for _, v := range t.model.TriedOn() {
		plays := t.model.Advances() || v.Field == "" // else its editor shows it
		for mark := range view.Marks(v) {
			plays = plays || state.Plays(mark)
		}
		if plays {
			v.Name = triedOn + v.Name
			if t.model.Advances() && t.model.Trial.End != "" { // how to go on is no question any more
				if v.Note = ""; v.Steps != nil && slices.ContainsFunc(v.Steps.Items, func(s view.Step) bool { return len(s.Puts) > 0 }) {
					continue
				}
			}
			given = append(given, v)
		}
	}
	owned(given)
	pointed := t.model.Pointed()
	return pictures(t.coloured(view.Redraw(given, func(mark *view.Mark, text *string) {
		if len(mark.Puts) > 0 {
			mark.Status = view.Tried
			return
		}
		if mark.Refuses != "" {
			mark.Claim = "" // it says why a press on it does nothing
			return
		}
		mark.ID = ""
		if !state.Plays(*mark) {
			t.settle(mark, text)
			mark.Claim = "" // why it is so is asked elsewhere
			return
		}
		shown := t.part(mark, text)
		if text != nil && (shown != "" || mark.Leaf != "") {
			*text = shown
		}
		mark.Status, mark.Facts = view.Tried, nil
		chosen := mark.Leaf != "" && mark.Leaf == t.model.Trial.Chosen
		if mark.Role == view.Plain && state.Speaks(*mark, pointed) || chosen && mark.Role != view.Conflict { // that it is wrong is more
			mark.Role = view.Accent
		}
	})))
}

// settle has a part that is not pressed itself show what is marked of it elsewhere: a question mark in a
// scene becomes what has its tick in the table.
func (t trial) settle(mark *view.Mark, text *string) {
	for _, value := range mark.Values {
		how, supposed := t.model.Trial.Stands(value.Claim)
		if how != state.PenTick || text == nil {
			continue
		}
		place, _, _ := strings.Cut(mark.Says, "Open: ")
		said := ", marked as so"
		*text, mark.Role = value.Text, view.Answer
		if supposed {
			*text, mark.Role, said = "("+value.Text+")", view.Guess, ", supposed"
		}
		if t.model.Trial.Worth(value.Claim, how) == puzzle.Excluded {
			*text, mark.Role, said = *text+"!", view.Conflict, said+", which is wrong"
		}
		mark.Values, mark.Says = nil, place+value.Text+said+"."
		return
	}
}

// coloured gives places of drawings, which are the page's own by now, the colours of what stands there.
func (t trial) coloured(views []view.View) []view.View {
	for _, v := range views {
		if v.Drawing == nil {
			continue
		}
		for i := range v.Drawing.Shapes {
			s := &v.Drawing.Shapes[i]
			if placed := t.model.Trial.Best(s.Leaf); len(placed) == 1 && placed[0].How == state.PenTick {
				s.Colour = max(s.Colour, valueOf(s.Mark, placed[0]).Colour)
			}
		}
	}
	return views
}

// valueOf is what a part shows of what is marked there: a sign, where the picture has one for it.
func valueOf(part view.Mark, placed state.TrialMark) view.Value {
	for _, v := range part.Values {
		if v.Claim == placed.Claim {
			return v
		}
	}
	return view.Value{Text: placed.Value, Claim: placed.Claim}
}

// owned calls the one picture whose editor stands among the facts what it is here: on a phone the
// two look alike.
func owned(given []view.View) {
	isTwin := func(v view.View) bool { return v.Field != "" }
	i := slices.IndexFunc(given, isTwin)
	switch {
	case i < 0 || slices.ContainsFunc(given[i+1:], isTwin):
	case given[i].Grid != nil:
		given[i].Title = "Your board"
	default:
		given[i].Title = "Your figure"
	}
}

// part draws a part with its mark, which is told by a sign, too; that it is supposed, and
// what the last check has said of it.
func (t trial) part(mark *view.Mark, text *string) (shown string) {
	trial := t.model.Trial
	name := state.Called(*mark) + " "
	claim := mark.Claim
	how, supposed := trial.Stands(claim, mark.Implies...)
	shown, said := penSigns[how], state.MarkedAs(how, false)
	if how == state.PenMaybe && mark.Leaf == "" && text != nil && *text == shown { // its own question mark
		shown += shown
	}
	if mark.Leaf != "" {
		if name == ". " {
			name = t.model.PlaceName(mark.Leaf) + ": "
		}
		shown, said = "", "Empty"
		var values, signs []string
		for _, placed := range t.model.Trial.Best(mark.Leaf) {
			values, signs, claim = append(values, placed.Value), append(signs, valueOf(*mark, placed).Text), placed.Claim
			how, supposed = trial.How(placed.Claim)
		}
		shown = strings.Join(signs, " ")
		switch how {
		case state.PenMaybe:
			said = "Perhaps " + strings.Join(values, " ")
		case state.PenCross:
			said = "Not " + english.List(values, "or")
			if shown = "≠" + shown; len(values) > 2 {
				shown = "≠…"
			}
		case state.PenTick:
			said = strings.Join(values, " ")
		}
	}
	mark.Role = penRoles[how]
	if supposed {
		mark.Role, shown, said = view.Guess, "("+shown+")", said+", supposed"
	}
	switch worth := trial.Worth(claim, how); {
	case how == "" || how == state.PenMaybe:
	case worth == puzzle.Excluded:
		mark.Role, shown, said = view.Conflict, shown+"!", said+", which is wrong"
	case worth == puzzle.Certain:
		said += ", which is right"
	case worth == puzzle.Open:
		said += ", which cannot be known yet"
	}
	mark.Says = name + said + "."
	return shown
}
