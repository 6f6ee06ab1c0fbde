package dialogues

import "encoding/binary"

// A sight is what a viewer sees of some numbers, in a form that can be compared:
// two choices of the same sight are the same to them.
type sight struct {
	value int    // where the viewer sees a single value
	text  string // else all values, and never ""
}

func (v *viewer) sight(read reader, numbers []int) sight {
	if len(v.sees) == 1 {
		return sight{value: read(v.sees[0], numbers)}
	}
	text := []byte{byte(len(v.sees))}
	for _, q := range v.sees {
		text = binary.AppendVarint(text, int64(read(q, numbers)))
	}
	return sight{text: string(text)}
}

// A reader gives the value of a quantity: [quantity.of], or for the checker
// [quantity.read].
type reader func(q quantity, numbers []int) int

// A bySight is a map from what one viewer sees. Numbers are found faster than
// texts.
type bySight[T any] struct {
	values map[int]T
	texts  map[string]T
}

func newBySight[T any]() bySight[T] { return bySight[T]{map[int]T{}, map[string]T{}} }

// get gives the zero T for what was never seen.
func (m bySight[T]) get(s sight) T {
	if s.text == "" {
		return m.values[s.value]
	}
	return m.texts[s.text]
}

func (m bySight[T]) set(s sight, of T) {
	if s.text == "" {
		m.values[s.value] = of
	} else {
		m.texts[s.text] = of
	}
}

func (m bySight[T]) len() int { return len(m.values) + len(m.texts) }

func (m bySight[T]) clear() {
	clear(m.values)
	clear(m.texts)
}
