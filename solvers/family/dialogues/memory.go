package dialogues

// A memory holds what has been judged so far of one statement about what
// somebody knows: whether it is true, by what they see.
type memory struct {
	small [smallValues]truth // by value, where a single small one is seen
	large bySight[truth]
	// What was met last is often asked for again: all that somebody cannot tell
	// apart is the same to themselves.
	last   sight
	lastIs truth
}

// truth is whether something is true, once that is known.
type truth uint8

const (
	unknown truth = iota
	isFalse
	isTrue
)

func truthOf(is bool) truth {
	if is {
		return isTrue
	}
	return isFalse
}

const (
	// smallValues is above all sums and differences of two numbers.
	smallValues = 2*maxHigh + 1
	// remembered bounds how many larger values are kept for each statement.
	remembered = 1_000_000
)

func (s sight) small() bool { return s.text == "" && 0 <= s.value && s.value < smallValues }

func (m *memory) recall(s sight) truth {
	if s.small() {
		return m.small[s.value]
	}
	if m.last != s {
		m.last, m.lastIs = s, m.large.get(s)
	}
	return m.lastIs
}

func (m *memory) keep(s sight, is bool) {
	if s.small() {
		m.small[s.value] = truthOf(is)
		return
	}
	if m.large.len() >= remembered {
		m.large.clear() // better slow than out of memory
	}
	m.large.set(s, truthOf(is))
	m.last, m.lastIs = s, truthOf(is)
}
