package boxes

import (
	"slices"

	"solvitur/solvers/rows"
)

// mostCases bounds the cases that are listed.
const mostCases = 5_000

// ledger is a target that lists the cases in which a condition is met.
type ledger struct {
	perBox int
	all    []rows.Cases[contents] // one case of each of these is there
	wide   bool                   // there were too many cases
}

func (l *ledger) add(is, not func() []contents) { l.all = append(l.all, rows.When(is, not)) }

func (l *ledger) total(boxes []int, colour int, n many) {
	var places []place
	for _, b := range boxes {
		places = append(places, place{b, colour})
	}
	l.sum(places, n)
}

// sum says that there are so many balls in some places.
func (l *ledger) sum(places []place, n many) {
	l.add(func() []contents { return l.sums(places, n) }, func() []contents {
		return slices.Concat(l.sums(places, many{0, n.least - 1}), l.sums(places, many{n.most + 1, unlimited}))
	})
}

// sums are the cases of so many balls in some places: the numbers that are just enough,
// if there are to be at least so many, and those that just are not too many.
func (l *ledger) sums(places []place, n many) []contents {
	room := len(places) * l.perBox
	if n.least > min(n.most, room) {
		return nil
	}
	if n.least > 0 && n.most < room && n.least < n.most {
		return l.and(l.sums(places, many{n.least, unlimited}), l.sums(places, many{0, n.most}))
	}
	to := n.least
	if n.least == 0 {
		to = min(n.most, room)
	}
	var cases []contents
	counts := make([]int, len(places))
	var put func(i, left int)
	put = func(i, left int) {
		switch {
		case l.wide || left > (len(places)-i)*l.perBox:
		case i < len(places):
			for counts[i] = min(left, l.perBox); counts[i] >= 0; counts[i]-- {
				put(i+1, left-counts[i])
			}
		case len(cases) == mostCases:
			l.wide = true
		case left == 0:
			var all contents
			for j, p := range places {
				number := many{counts[j], counts[j]}
				if n.least == 0 {
					number.least = 0
				}
				if n.most >= room {
					number.most = unlimited
				}
				all, _ = l.with(all, part{p.box, p.colour, number})
			}
			cases = append(cases, all)
		}
	}
	put(0, to)
	return cases
}

// with adds a part to a case, if both can be.
func (l *ledger) with(all contents, p part) (contents, bool) {
	p.most = min(p.most, l.perBox)
	all = slices.Clone(all)
	at := slices.IndexFunc(all, func(q part) bool { return q.place() == p.place() })
	switch {
	case at >= 0:
		p.least, p.most = max(p.least, all[at].least), min(p.most, all[at].most)
		all[at] = p
	case p.least > 0 || p.most < l.perBox:
		all = append(all, p)
	}
	return all, p.least <= p.most
}

// and are the cases in which one of x and one of y is there.
func (l *ledger) and(x, y []contents) (cases []contents) {
	for _, a := range x {
	next:
		for _, b := range y {
			both, ok := a, true
			for _, p := range b {
				if both, ok = l.with(both, p); !ok {
					continue next
				}
			}
			if l.wide = l.wide || len(cases) == mostCases; l.wide {
				return nil
			}
			cases = append(cases, both)
		}
	}
	return cases
}

// contrary are the cases in which a case is not there.
func (l *ledger) contrary(all contents) (cases []contents) {
	for _, p := range all {
		for _, n := range []many{{0, p.least - 1}, {p.most + 1, l.perBox}} {
			if n.least <= n.most {
				cases = append(cases, contents{{p.box, p.colour, n}})
			}
		}
	}
	return cases
}

// cases says that so many of some cases are there: none, some, or at most one.
func (l *ledger) cases(n many, of []contents) {
	of = slices.DeleteFunc(slices.Clone(of), func(all contents) bool {
		return slices.ContainsFunc(all, func(p part) bool { return p.least > l.perBox })
	})
	others := func(i int) []contents { // none of them is there, but perhaps this one
		cases := []contents{{}}
		for j, all := range of {
			if j != i {
				cases = l.and(cases, l.contrary(all))
			}
		}
		return cases
	}
	switch {
	case n == none:
		for _, all := range of {
			l.add(func() []contents { return l.contrary(all) }, func() []contents { return []contents{all} })
		}
	case n == some:
		l.add(func() []contents { return of }, func() []contents { return others(-1) })
	case len(of) > 1:
		l.add(func() (one []contents) {
			for i := range of {
				one = append(one, others(i)...)
			}
			return one
		}, func() (two []contents) {
			for i := range of {
				for j := range i {
					two = append(two, l.and(of[i:i+1], of[j:j+1])...)
				}
			}
			return two
		})
	}
}

// joined works out the cases of a formula.
func (l *ledger) joined(f store, of *rows.Formula[Condition]) {
	or := func(x, y []contents) []contents { return slices.Concat(x, y) }
	l.all = append(l.all, rows.CasesOf(of, l.and, or, func(c Condition) rows.Cases[contents] {
		part := ledger{perBox: l.perBox}
		conditions.Post(posting{f, &part}, c)
		return rows.When(func() []contents {
			is := []contents{{}}
			for _, each := range part.all {
				is = l.and(is, each.Is())
			}
			l.wide = l.wide || part.wide
			return is
		}, func() (not []contents) {
			for _, each := range part.all {
				not = append(not, each.Not()...)
			}
			l.wide = l.wide || part.wide
			return not
		})
	}))
}
