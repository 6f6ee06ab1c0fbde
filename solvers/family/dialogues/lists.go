package dialogues

import (
	"fmt"
	"iter"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// lists are the choices written down one after the other, and who knows what
// found by going through them: once to note, for everything that somebody may
// see, what is there, and once to read it.
//
// With whole tables every pass goes through all choices, crossed out or not;
// otherwise only through those that are left.
type lists struct {
	*task
	whole    bool
	width    int
	flat     []int32
	crossed  [][]bool  // by moment: what has been crossed out, with whole tables
	left     [][]int32 // by moment: what is left, otherwise
	counts   []int     // by moment: how many are left
	keys     map[*viewer][]int32
	distinct map[*viewer]int
	entries  int
	tests    []int64 // by sentence
}

// byLists hears the conversation by lists, or by whole tables.
func (k *task) byLists(whole bool) error {
	flat, err := k.listChoices()
	if err != nil {
		return err
	}
	l := &lists{task: k, whole: whole, width: k.facts.Count, flat: flat,
		keys: map[*viewer][]int32{}, distinct: map[*viewer]int{}}
	n := len(flat) / l.width
	l.hold(n)
	l.counts = []int{n}
	if l.whole {
		l.crossed = [][]bool{make([]bool, n)}
	} else {
		all := make([]int32, n)
		for i := range all {
			all[i] = int32(i)
		}
		l.left = [][]int32{all}
	}
	defer func() { k.Discovered(l.table()) }()
	if err := k.tellStart(n); err != nil {
		return err
	}
	for i, line := range k.script.lines {
		before := k.Stats.Tests
		truth, err := l.judge(line.says, i)
		l.tests = append(l.tests, k.Stats.Tests-before)
		if err != nil {
			return err
		}
		l.strike(i, truth)
		if err := k.tellLeft(i, l.counts[i+1]); err != nil {
			return err
		}
	}
	return k.deliver(l.counts[len(l.counts)-1], l.final())
}

// hold notes how much is held at once.
func (l *lists) hold(entries int) {
	l.entries += entries
	l.Stats.Space = max(l.Stats.Space, int64(l.entries))
}

func (l *lists) numbers(i int32, dst []int) []int {
	for _, n := range l.flat[int(i)*l.width : (int(i)+1)*l.width] {
		dst = append(dst, int(n))
	}
	return dst
}

// each goes through the choices left at a moment, and pays for all that it
// looks at.
func (l *lists) each(moment int, f func(i int32)) error {
	l.Stats.Propagations++
	if !l.whole {
		for _, i := range l.left[moment] {
			l.Stats.Tests++
			if err := l.spend(1); err != nil {
				return err
			}
			f(i)
		}
		return nil
	}
	for i, crossed := range l.crossed[moment] {
		l.Stats.Tests++
		if err := l.spend(1); err != nil {
			return err
		}
		if !crossed {
			f(int32(i))
		}
	}
	return nil
}

// strike crosses out what a sentence is false of.
func (l *lists) strike(moment int, truth []bool) {
	count := 0
	if l.whole {
		now := make([]bool, len(truth))
		for i, crossed := range l.crossed[moment] {
			if now[i] = crossed || !truth[i]; !now[i] {
				count++
			}
		}
		l.crossed = append(l.crossed, now)
	} else {
		var now []int32
		for _, i := range l.left[moment] {
			if truth[i] {
				now = append(now, i)
			}
		}
		count = len(now)
		l.left = append(l.left, now)
		l.hold(count)
	}
	l.counts = append(l.counts, count)
}

// final goes through what is left in the end.
func (l *lists) final() iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		last := len(l.counts) - 1
		var numbers []int
		for i := range int32(len(l.flat) / l.width) {
			if l.whole && l.crossed[last][i] {
				continue
			}
			at := i
			if !l.whole {
				if int(i) >= len(l.left[last]) {
					return
				}
				at = l.left[last][i]
			}
			if numbers = l.numbers(at, numbers[:0]); !yield(numbers) {
				return
			}
		}
	}
}

// column numbers what a viewer may see, for every choice: a table that is made
// when it is first needed.
func (l *lists) column(v *viewer) ([]int32, int, error) {
	if known, ok := l.keys[v]; ok {
		return known, l.distinct[v], nil
	}
	column := make([]int32, len(l.flat)/l.width)
	ids := newBySight[int32]()
	var numbers []int
	err := l.each(0, func(i int32) {
		numbers = l.numbers(i, numbers[:0])
		seen := v.sight(quantity.of, numbers)
		id := ids.get(seen) // from 1
		if id == 0 {
			id = int32(ids.len() + 1)
			ids.set(seen, id)
		}
		column[i] = id - 1
	})
	l.keys[v], l.distinct[v] = column, ids.len()
	l.hold(l.distinct[v])
	return column, l.distinct[v], err
}

// judge says of every choice left at a moment whether a statement is true of
// it; of the others it says nothing. Its depth is that of a sentence.
func (l *lists) judge(st *statement, moment int) ([]bool, error) {
	n := len(l.flat) / l.width
	truth := make([]bool, n)
	var parts [][]bool
	if st.op == opAt {
		moment = st.moment
	}
	for _, part := range st.within {
		of, err := l.judge(part, moment)
		if err != nil {
			return nil, err
		}
		parts = append(parts, of)
	}
	switch st.op {
	case opAt:
		return parts[0], nil
	case opTrue, opAnd, opOr, opNot:
		for i := range truth {
			truth[i] = st.op != opOr
			for _, of := range parts {
				switch st.op {
				case opAnd:
					truth[i] = truth[i] && of[i]
				case opOr:
					truth[i] = truth[i] || of[i]
				case opNot:
					truth[i] = !of[i]
				}
			}
		}
		return truth, nil
	case opFact:
		var numbers []int
		return truth, l.each(moment, func(i int32) {
			numbers = l.numbers(i, numbers[:0])
			truth[i] = st.fact.holds(numbers)
		})
	}
	column, distinct, err := l.column(st.who)
	if err != nil {
		return nil, err
	}
	against := make([]bool, distinct) // whoever sees this does not know
	met := make([]bool, distinct)
	first := make([]int, distinct)
	var numbers []int
	told := st.what.function()
	err = l.each(moment, func(i int32) {
		key := column[i]
		value := 0
		switch st.op {
		case opKnowsNumbers:
			value = int(i)
		case opKnowsValue:
			numbers = l.numbers(i, numbers[:0])
			value = told(numbers)
		default:
			if parts[0][i] {
				value = 1
			}
			if st.op == opKnows && value == 0 {
				against[key] = true
			}
		}
		if met[key] && first[key] != value {
			against[key] = true
		}
		met[key], first[key] = true, value
	})
	if err != nil {
		return nil, err
	}
	return truth, l.each(moment, func(i int32) { truth[i] = !against[column[i]] })
}

// table tells what each sentence cost.
func (l *lists) table() view.View {
	t := &view.Table{Corner: "sentence", Numeric: true, Columns: view.Cells("left before", "looked at", "left after")}
	cell := func(n int) view.Cell { return view.Cell{Text: english.Thousands(n)} }
	for i, tests := range l.tests {
		line := l.script.lines[i]
		after := view.Cell{Text: "?"}
		if i+1 < len(l.counts) {
			after = cell(l.counts[i+1])
		}
		t.Rows = append(t.Rows, view.Row{
			Head:  view.Cell{Mark: view.Mark{Facts: []puzzle.FactID{line.id}}, Text: fmt.Sprintf("%d. %s", line.number, line.text)},
			Cells: []view.Cell{cell(l.counts[i]), cell(int(tests)), after},
		})
	}
	how := "Every pass goes through the list of what is left."
	if l.whole {
		how = "Every pass goes through the whole table, crossed out or not."
	}
	return view.View{Name: "work", Title: "What each sentence cost", Table: t,
		Note: how + " A sentence takes a pass to note what is there for all that its speaker may know, and one to read it; the first time, one more to make the table of that."}
}
