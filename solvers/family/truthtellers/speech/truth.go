package speech

// Truth is what is known of a sentence. Of what is so or not, it is its value.
type Truth int

// The truths; Open is that it is not known.
const (
	Open Truth = iota - 1
	No
	Yes
)

// TruthOf is Yes or No.
func TruthOf(b bool) Truth {
	if b {
		return Yes
	}
	return No
}

// Not is the truth of the contrary.
func (t Truth) Not() Truth {
	if t == Open {
		return Open
	}
	return Yes - t
}

// join is the truth of two sentences joined.
func join(op Connective, a, b Truth) Truth {
	switch op {
	case And:
		if a == No || b == No {
			return No
		}
		return min(a, b)
	case Or:
		return join(And, a.Not(), b.Not()).Not()
	case Implies:
		return join(And, a, b.Not()).Not()
	}
	if a == Open || b == Open {
		return Open
	}
	return TruthOf((a == b) == (op == Iff))
}

// Between says whether a number that lies between two bounds lies between two
// others.
func Between(certain, possible, low, high int) Truth {
	switch {
	case certain > high || possible < low:
		return No
	case low <= certain && possible <= high:
		return Yes
	}
	return Open
}
