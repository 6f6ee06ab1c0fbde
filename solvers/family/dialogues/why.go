package dialogues

import (
	"fmt"
	"strings"

	"solvitur/solvers/dialogue"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Limits of what is explained unasked: how many choices, among how many.
const (
	explainedUnasked = 2
	explainedWorlds  = 3_000_000
)

// reasons explains why the numbers that the visitor asks about are not the
// answer, or else of some that went last.
func (k *task) reasons(m *model, r *dialogue.Result) ([]view.View, error) {
	w := &why{model: m, k: k, r: r}
	if asked := k.facts.asked; asked != nil {
		world, ok := m.world(asked)
		if !ok {
			world = -1
		}
		v, err := w.explain("why-asked", world, asked)
		if err != nil {
			return nil, err
		}
		return []view.View{v}, nil
	}
	if m.worlds.Len() > explainedWorlds {
		return nil, nil
	}
	last := m.decisive(r)
	if last < 0 {
		return nil, nil
	}
	var views []view.View
	for world := range r.Left(m.offset + last).All() {
		if r.Final().Has(world) {
			continue
		}
		v, err := w.explain(fmt.Sprintf("why-%d", len(views)+1), world, m.worlds.Tuple(world, nil))
		if err != nil {
			return nil, err
		}
		if views = append(views, v); len(views) == explainedUnasked {
			break
		}
	}
	return views, nil
}

// why puts the engine's reasons into words.
type why struct {
	*model
	k     *task
	r     *dialogue.Result
	items []view.Step
}

// Limits of an explanation.
const (
	stepsShown  = 40
	othersShown = 6 // choices named that somebody cannot tell apart
	casesShown  = 3 // cases of "in all of these" that are gone through
)

// explain says what rules a choice out; world is its number, -1 for one that
// was never listed.
func (w *why) explain(name string, world int, numbers []int) (view.View, error) {
	v := view.View{Name: name, Title: "Why not " + listed(numbers) + "?"}
	w.items = nil
	by, gone := 0, false
	if world >= 0 {
		by, gone = w.r.Eliminated(world)
	}
	switch {
	case world < 0, gone && by < w.offset:
		for _, c := range w.known {
			if !c.line.holds(numbers) {
				w.say(0, []puzzle.FactID{c.id}, "Everybody knows that %s, which is not so with %s.", c.line.about(), listed(numbers))
			}
		}
	case !gone:
		v.Title = "Why " + listed(numbers) + "?"
		w.say(0, nil, "With %s every sentence of the conversation is true.", listed(numbers))
	default:
		line := w.lines[by-w.offset]
		if line.says.op == opFact {
			w.say(0, []puzzle.FactID{line.id}, "Sentence %d rules out %s: %s, they say, and with these it is not so.", line.number, listed(numbers), line.says.text)
			break
		}
		w.say(0, []puzzle.FactID{line.id}, "Sentence %d rules out %s: that %s would be false then.", line.number, listed(numbers), line.text)
		reason, err := w.r.Why(w.k.Context(), world)
		if err != nil {
			return v, err
		}
		if err := w.tell(reason, 1); err != nil {
			return v, err
		}
	}
	v.Steps = &view.Steps{Items: w.items}
	return v, nil
}

func (w *why) say(depth int, facts []puzzle.FactID, format string, args ...any) {
	if len(w.items) < stepsShown {
		w.items = append(w.items, view.Step{Mark: view.Mark{Facts: facts}, Text: fmt.Sprintf(format, args...), Depth: depth})
	}
}

// tell writes down a reason and what it rests on. Its depth is that of the
// sentence.
func (w *why) tell(reason *dialogue.Reason, depth int) error {
	st := w.statement[reason.Formula]
	if st == nil || st.op == opNot || st.op == opAt || st.op == opAnd || st.op == opOr {
		for _, because := range reason.Because {
			if err := w.tell(because, depth); err != nil {
				return err
			}
		}
		return nil
	}
	numbers := w.worlds.Tuple(reason.World, nil)
	text := st.text
	if !reason.Holds {
		text = st.denied
	}
	if st.who == nil {
		w.say(depth, nil, "With %s, %s.", listed(numbers), text)
		return nil
	}
	moment := "before anything was said"
	if said := reason.Moment - w.offset; said > 0 {
		moment = fmt.Sprintf("after sentence %d", w.lines[said-1].number)
	}
	seen := ""
	if len(st.who.sees) > 0 {
		seen = fmt.Sprintf("%s knows %s, ", st.who.name, st.who.told(numbers))
	} else {
		seen = st.who.name + " has nothing to go by, "
	}
	with := fmt.Sprintf("With %s, %s", listed(numbers), seen)
	size, err := w.cellSize(reason)
	if err != nil {
		return err
	}
	others := w.others(reason, size)
	alone := reason.CellSize <= 1
	if st.op == opKnowsNumbers && alone {
		w.say(depth, st.who.facts, "%sand %s nothing else fits: %s.", with, moment, text)
		return nil
	}
	if alone {
		w.say(depth, st.who.facts, "%sand %s nothing else fits.", with, moment)
	} else {
		w.say(depth, st.who.facts, "%sand %s cannot tell that from %s: %s.", with, moment, others, text)
	}
	shown := reason.Because
	if reason.Holds && len(shown) > casesShown {
		shown = shown[:casesShown]
	}
	for _, because := range shown {
		if err := w.tell(because, depth+1); err != nil {
			return err
		}
	}
	if rest := size - len(shown); reason.Holds && len(shown) > 0 && rest > 0 {
		w.say(depth+1, nil, "And so with the other %s.", english.Thousands(rest))
	}
	return nil
}

// cellSize is how many choices the person cannot tell from the reason's own, and
// that one. One that stands for several is never alone: whoever thinks of it thinks of
// the first of its bundle too.
func (w *why) cellSize(reason *dialogue.Reason) (size int, err error) {
	if w.like == nil || reason.CellSize <= 1 {
		return reason.CellSize, nil
	}
	sees := reason.Who.Sees
	seen := sees.Value(reason.World)
	for world := range w.r.Left(reason.Moment).All() {
		if err := w.k.spend(1); err != nil {
			return 0, err
		}
		if sees.Value(world) == seen {
			size += w.like[world]
		}
	}
	return size, nil
}

// others lists choices that the person cannot tell from the reason's own.
func (w *why) others(reason *dialogue.Reason, size int) string {
	var parts []string
	for _, world := range reason.Cell[1:] {
		if len(parts) == othersShown {
			break
		}
		parts = append(parts, listed(w.worlds.Tuple(world, nil)))
	}
	text := strings.Join(parts, "; ")
	if rest := size - 1 - len(parts); rest > 0 {
		text += fmt.Sprintf("; and %s more", english.Thousands(rest))
	}
	return text
}
