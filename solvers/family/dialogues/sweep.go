package dialogues

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/dialogue"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A stretch is some upper limits, one after the other, with the same answers.
type stretch struct {
	from, to int
	count    int
	which    [][]int // where there are few
}

// keptAnswers is how many answers a stretch holds on to.
const keptAnswers = 4

// limits are the stretches found so far.
type limits struct {
	*task
	m         *model
	stretches []stretch
}

// sweep holds the conversation for every upper limit from the lowest number to
// the one that the facts name, whose answers are the puzzle's. Stopped before
// its end, it shows how far it came.
func (k *task) sweep() error {
	m, err := k.newModel()
	if err != nil {
		return err
	}
	l := &limits{task: k, m: m}
	sizes, err := l.sizes()
	if err != nil {
		return err
	}
	defer func() { k.Discovered(l.views("The search was stopped at the limit %s.")...) }()
	k.Sketch(func() []view.View { return l.views("The search has come to the limit %s.") })
	k.Stats.Space = int64(m.worlds.Len())
	if err := k.tellStart(m.total); err != nil {
		return err
	}
	ctx, cancel := context.WithCancelCause(k.Context())
	defer cancel(nil)
	added := 0
	o := dialogue.Options{Progress: func(p dialogue.Progress) {
		k.Stats.Tests += int64(p.Done - added)
		if err := k.spend(p.Done - added); err != nil {
			cancel(err)
		}
		added = p.Done
	}}
	last := len(m.talk.Announcements)
	limit := k.facts.Low
	for snapshot, err := range m.talk.Sweep(ctx, o, sizes) {
		if cause := context.Cause(ctx); cause != nil {
			return cause
		}
		if errors.Is(err, dialogue.ErrTooLarge) {
			return puzzle.ErrMemory
		}
		if err != nil {
			return err
		}
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		k.Stats.Tests = int64(snapshot.Size)
		left, err := k.count(m, snapshot.Left(last), snapshot.Final())
		if err != nil {
			return err
		}
		var which [][]int
		for numbers := range m.choices(snapshot.Final()) {
			if which = append(which, slices.Clone(numbers)); len(which) == keptAnswers {
				break
			}
		}
		if err := l.add(limit, left, which); err != nil {
			return err
		}
		if limit == k.facts.High {
			return k.deliver(left, m.choices(snapshot.Final()))
		}
		limit++
	}
	return errors.New("dialogues: the sweep ended before its last limit")
}

// sizes are how many of the worlds each limit has.
func (l *limits) sizes() ([]int, error) {
	sizes := make([]int, 0, l.facts.High-l.facts.Low+1)
	if l.m.pairs != nil {
		for limit := l.facts.Low; limit <= l.facts.High; limit++ {
			sizes = append(sizes, l.m.pairs.Upto(limit))
		}
		return sizes, nil
	}
	var tuple []int
	for world := range l.m.worlds.Len() {
		if err := l.spend(1); err != nil {
			return nil, err
		}
		tuple = l.m.worlds.Tuple(world, tuple[:0])
		for l.facts.Low+len(sizes) < tuple[len(tuple)-1] {
			sizes = append(sizes, world)
		}
	}
	for len(sizes) < cap(sizes) {
		sizes = append(sizes, l.m.worlds.Len())
	}
	return sizes, nil
}

// add notes the answers for the next limit.
func (l *limits) add(limit, count int, which [][]int) error {
	if n := len(l.stretches); n > 0 {
		if s := &l.stretches[n-1]; s.count == count && slices.EqualFunc(s.which, which, slices.Equal[[]int]) {
			s.to = limit
			return nil
		}
	}
	l.stretches = append(l.stretches, stretch{limit, limit, count, which})
	return l.Step(func() view.Frame {
		looks := view.Looks{}
		if n := len(l.script.lines); n > 0 {
			looks[leftCell(l.script.lines[n-1].id)] = view.Look{Role: leftRole(count), Text: english.Thousands(count)}
		}
		return l.Stage().Next(view.Frame{Caption: fmt.Sprintf("From the limit %s on: %s.", english.Thousands(limit), l.answers(count, which)), Role: leftRole(count)}, looks)
	})
}

// answers says how many answers there are, and which if they are few.
func (l *limits) answers(count int, which [][]int) string {
	if count == 0 {
		return "none"
	}
	if count > keptAnswers {
		return l.facts.number(count)
	}
	parts := each.Of(which, listed)
	text := strings.Join(parts, "; ")
	if count == 1 {
		text += " alone"
	}
	return text
}

// stretchesShown bounds the table of limits.
const stretchesShown = 200

// views draw the stretches; short is the note for a sweep that has not come to
// its last limit.
func (l *limits) views(short string) []view.View {
	if len(l.stretches) == 0 {
		return nil
	}
	last := l.stretches[len(l.stretches)-1].to
	t := &view.Table{Corner: "upper limits", Columns: view.Cells("answers", "which")}
	for _, s := range l.stretches[:min(len(l.stretches), stretchesShown)] {
		span := english.Thousands(s.from)
		if s.to > s.from {
			span += " to " + english.Thousands(s.to)
		}
		which, role := "", view.Plain
		if s.count == 1 {
			role = view.Answer
		}
		if s.count > 0 && s.count <= keptAnswers {
			which = l.answers(s.count, s.which)
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: span}, Cells: []view.Cell{{Mark: view.Mark{Role: role}, Text: english.Thousands(s.count)}, {Text: which}}})
	}
	note := ""
	if last < l.facts.High {
		note = fmt.Sprintf(short, english.Thousands(last))
	}
	return []view.View{l.plot(last, note), {Name: "limits", Title: "The answers for every upper limit", Table: t}}
}

// barApart is how far the bars are from each other.
const barApart = 8.5

// barsShown is how many answers have a bar of their own in the plot.
const barsShown = 10

// A bar is an answer, and the limits for which it is one.
type bar struct {
	numbers []int
	spans   [][2]int
}

func (l *limits) bars() (bars []bar, complete bool) {
	for _, s := range l.stretches {
		if s.count > keptAnswers {
			return nil, false
		}
		for _, numbers := range s.which {
			at := slices.IndexFunc(bars, func(b bar) bool { return slices.Equal(b.numbers, numbers) })
			if at < 0 {
				if at = len(bars); at == barsShown {
					return nil, false
				}
				bars = append(bars, bar{numbers: numbers})
			}
			b := &bars[at]
			if n := len(b.spans); n > 0 && b.spans[n-1][1] == s.from-1 {
				b.spans[n-1][1] = s.to
			} else {
				b.spans = append(b.spans, [2]int{s.from, s.to})
			}
		}
	}
	return bars, true
}

// plot draws the number of answers for every limit, where it is one, and a bar
// for each answer where there are few.
func (l *limits) plot(last int, note string) view.View {
	const left, right, top, floor = 12.0, 116.0, 8.0, 36.0
	span := axis{low: l.facts.Low, high: l.facts.High + 1, from: left, to: right}
	x := func(limit int) float64 { return tenth(span.at(limit)) }
	most := 1
	for _, s := range l.stretches {
		most = max(most, s.count)
	}
	height := axis{low: 0, high: most, from: floor, to: top}
	y := func(count int) float64 { return tenth(height.at(count)) }
	shapes := []view.Shape{{Kind: view.Label, X: left, Y: top - 3, Size: 4, Text: "how many answers, by upper limit"}}
	var line []float64
	first := 0
	for _, s := range l.stretches {
		if s.count == 1 {
			if first == 0 {
				first = s.from
			}
			shapes = append(shapes, view.Shape{Kind: view.Rect, X: x(s.from), Y: y(1), W: tenth(x(s.to+1) - x(s.from)), H: tenth(floor - y(1)), Fill: true,
				Mark: view.Mark{Role: view.Answer, Says: fmt.Sprintf("exactly one answer for the limits %s to %s", english.Thousands(s.from), english.Thousands(s.to))}})
		}
		line = append(line, x(s.from), y(s.count), x(s.to+1), y(s.count))
	}
	shapes = append(shapes, view.Shape{Kind: view.Line, Points: line},
		view.Shape{Kind: view.Line, Points: []float64{left, floor, right, floor}, Mark: view.Mark{Role: view.Muted}})
	for _, count := range height.ticks() {
		shapes = append(shapes, view.Shape{Kind: view.Label, X: left - 1.5, Y: y(count) + 1.3, Size: 3.6, Anchor: "end", Text: english.Thousands(count)})
	}
	for i, limit := range span.ticks() {
		anchor := "middle"
		switch {
		case i == 0:
			anchor = "start"
		case x(limit) > right-6:
			anchor = "end"
		}
		shapes = append(shapes, view.Shape{Kind: view.Label, X: x(limit), Y: floor + 5, Size: 3.6, Anchor: anchor, Text: english.Thousands(limit)})
	}
	bottom := floor + 9
	if bars, complete := l.bars(); complete {
		for i, b := range bars {
			at := bottom + 4 + float64(i)*barApart
			for _, span := range b.spans {
				shapes = append(shapes, view.Shape{Kind: view.Rect, X: x(span[0]), Y: at, W: max(0.6, tenth(x(span[1]+1)-x(span[0]))), H: 2.4, Fill: true,
					Mark: view.Mark{Role: view.Possible, Says: fmt.Sprintf("%s: limits %s to %s", listed(b.numbers), english.Thousands(span[0]), english.Thousands(span[1]))}})
			}
			label := view.Shape{Kind: view.Label, X: x(b.spans[0][0]), Y: at - 1.4, Size: 4, Text: fmt.Sprintf("%s, from %s", listed(b.numbers), english.Thousands(b.spans[0][0]))}
			if label.X > (left+right)/2 {
				label.X, label.Anchor = right, "end"
			}
			shapes = append(shapes, label)
		}
		bottom += float64(len(bars)) * barApart
	}
	says := fmt.Sprintf("The number of answers for every upper limit from %s to %s.", english.Thousands(l.facts.Low), english.Thousands(last))
	if first > 0 {
		says += fmt.Sprintf(" It is exactly one for the first time at %s.", english.Thousands(first))
	}
	return view.View{Name: "limits-plot", Title: "For which upper limits is the answer unique?", Note: note,
		Drawing: &view.Drawing{Width: plotWidth, Height: bottom + 2, Shapes: shapes, Says: says}}
}
