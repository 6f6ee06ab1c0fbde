package fdsearch

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/formula"
)

// Comparisons are the engine's, by the signs that rows have for them.
var Comparisons = map[string]fd.Op{"=": fd.EQ, "!=": fd.NE, ">=": fd.GE, "<=": fd.LE, ">": fd.GT, "<": fd.LT}

// Posted collects what the row in hand posts. A model to which rows are posted embeds it.
type Posted struct{ posted []fd.Constraint }

// Add posts for the row in hand.
func (p *Posted) Add(c ...fd.Constraint) { p.posted = append(p.posted, c...) }

// AddIf posts that something is so, or that it is not.
func (p *Posted) AddIf(is bool, c fd.Constraint) {
	if !is {
		c = fd.Not(c)
	}
	p.Add(c)
}

// HowMany posts how many of some constraints hold, as a row compares.
func (p *Posted) HowMany(of []fd.Constraint, how string, number int) {
	p.Add(fd.HowMany{Of: of, Op: Comparisons[how], N: number})
}

// taken are those since it was asked last.
func (p *Posted) taken() []fd.Constraint {
	posted := p.posted
	p.posted = nil
	return posted
}

// PostRows posts a list of rows, the first of them under a tag and each other under the next: post
// makes one known to a model, as that of package rows does. Of a row that is a formula, its
// operands are.
func PostRows[R any, T interface{ taken() []fd.Constraint }](m *fd.Model, first fd.Tag, list []R, formulas map[int]*formula.Formula[R], post func(T, R), to T) {
	posts := func(row R) []fd.Constraint {
		post(to, row)
		return to.taken()
	}
	for i, row := range list {
		tag := first + fd.Tag(i)
		if joined := formulas[i]; joined != nil {
			m.Post(tag, Formula(joined, posts))
		} else {
			m.Post(tag, posts(row)...)
		}
	}
}
