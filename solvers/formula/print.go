package formula

import "cmp"

// Print writes a part of a formula as it is set in print. Known gives the text of
// a part where that is not made of its operands' texts: of every operand, and of
// what else a family writes otherwise. Where it gives what can be read, what is
// printed reads back as the same formula, if the parentheses are not too many.
func Print[A any](t Table, f *Formula[A], part int, known func(part int) (text string, ok bool)) string {
	first := f.First(part)
	texts := make([]string, f.Nodes[part].Size)
	for i := first; i <= part; i++ {
		if text, ok := known(i); ok {
			texts[i-first] = text
			continue
		}
		operand := func(of, tight int) string {
			// Of two arrows in a row readers take the one or the other first.
			arrows := t[f.Nodes[i].Op].Place == Single && t[f.Nodes[of].Op].Place == Single
			if of := f.Nodes[of].Op; of != f.Nodes[i].Op {
				tight = max(tight, t[f.Nodes[i].Op].Within)
			}
			if t[f.Nodes[of].Op].Binds < tight || arrows {
				return "(" + texts[of-first] + ")"
			}
			return texts[of-first]
		}
		n := &f.Nodes[i]
		switch operator := &t[n.Op]; operator.Place {
		case Function:
			texts[i-first] = operator.InPrint() + "(" + operand(n.X, 0) + ")"
		case Prefix:
			texts[i-first] = operator.InPrint() + operand(n.X, max(operator.Within, operator.Binds+1))
		default:
			left, right := operator.tight(n.Op != f.Nodes[n.X].Op)
			texts[i-first] = operand(n.X, left) + operator.InPrint() + operand(n.Y, right)
		}
	}
	return texts[part-first]
}

// tight is how tightly the operands of an operator between them must bind to stand
// without parentheses. Other says that another operator stands on the left.
func (o *Operator) tight(other bool) (left, right int) {
	left, right = o.Binds, o.Binds+1
	if o.Place != Infix || o.Apart && other {
		left = right
	}
	if o.EitherWay {
		right = left
	}
	return left, right
}

// InPrint is the operator in print, with the spaces round it.
func (o *Operator) InPrint() string {
	text := cmp.Or(o.Print, o.Signs[0])
	switch {
	case o.Close || o.Place == Function:
		return text
	case o.Place == Prefix:
		return text + " "
	}
	return " " + text + " "
}
