package divisions

import (
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// state is how far a plain search has come: a divisor, and the quotient's digits
// from one on, with what each step leaves.
type state struct {
	divisor         int
	quotient, rests []int // rests[k+1] is what step k leaves
	from            int
}

// tell shows what is supposed.
func (a *task) tell(now state, depth int, caption func() string) error {
	return a.Step(func() view.Frame {
		return a.Stage().Frame(view.Frame{Caption: caption(), Role: view.Guess, Depth: depth}, a.looks(now, view.Guess))
	})
}

// refuse shows what will not do, and which rows are against it.
func (a *task) refuse(now state, depth int, against []told, caption func() string) error {
	return a.Step(func() view.Frame {
		f := view.Frame{Caption: caption(), Role: view.Conflict, Depth: depth}
		for _, row := range against {
			f.Facts = append(f.Facts, row.fact)
		}
		return a.Stage().Frame(f, a.looks(now, view.Conflict))
	})
}

// looks are the digits of a state on the blackboard.
func (a *task) looks(now state, role view.Role) view.Looks {
	looks := view.Looks{}
	for _, c := range a.set.cells {
		if d, known := a.digit(now, c.path); known && !c.told(a.Kept) {
			looks[c.id()] = view.Look{Role: role, Text: english.Digit(d)}
		}
	}
	return looks
}

// digit is the digit of a state at a path, if that is known by then.
func (a *task) digit(now state, path []string) (d int, known bool) {
	if key, i, ok := a.digitAt(path); ok {
		k := i // of the quotient
		switch key {
		case ofDivisor:
			return a.digits(now.divisor, len(a.divisor))[i], true
		case ofDividend:
			k = max(0, i-a.head()+1)
		}
		switch {
		case now.quotient == nil || k < now.from:
			return 0, false
		case key == ofQuotient:
			return now.quotient[k], true
		case k > 0:
			return a.part(now, k) % a.Base, true
		}
		return a.digits(a.part(now, 0), a.head())[i], true
	}
	key, n, place, _ := a.lineAt(path)
	if now.quotient == nil || key != inLeft && n-1 < now.from {
		return 0, false
	}
	value := 0
	switch key {
	case inProducts:
		value = now.quotient[n-1] * now.divisor
	case inParts:
		value = a.part(now, n-1)
	case inLeft:
		value = now.rests[len(now.rests)-1]
	}
	return value / a.power(place) % a.Base, true
}

// part is what product k is taken from.
func (a *task) part(now state, k int) int { return now.quotient[k]*now.divisor + now.rests[k+1] }
