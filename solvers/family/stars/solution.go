package stars

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Solution is the number in every circle, in alphabetical order of their names. Written in JSON
// it is the form of the answer, a table by names. A search may find many, all of one figure: so
// they share their names, and write themselves.
type Solution struct {
	Names   []string
	Numbers []int
}

// holds is the number in a circle, 0 where there is no such circle.
func (s Solution) holds(circle string) int {
	if i, is := slices.BinarySearch(s.Names, circle); is {
		return s.Numbers[i]
	}
	return 0
}

// numbers are what stands in the circles of the figure, in its order.
func (s Solution) numbers(f *figure) []int {
	x := make([]int, f.circles)
	for i, name := range s.Names {
		if c, is := f.number[name]; is {
			x[c] = s.Numbers[i]
		}
	}
	return x
}

// MarshalJSON writes the form of the answer.
func (s Solution) MarshalJSON() ([]byte, error) {
	text := append(make([]byte, 0, 16+20*len(s.Names)), `{"circles":{`...)
	for i, name := range s.Names {
		if i > 0 {
			text = append(text, ',')
		}
		if strings.ContainsFunc(name, special) {
			quoted, err := json.Marshal(name)
			if err != nil {
				return nil, err
			}
			text = append(text, quoted...)
		} else {
			text = append(append(append(text, '"'), name...), '"')
		}
		text = append(text, `:{"number":`...)
		text = append(strconv.AppendInt(text, int64(s.Numbers[i]), 10), '}')
	}
	return append(text, "}}"...), nil
}

// special says whether a letter may be written otherwise in JSON than by itself.
func special(r rune) bool { return r < ' ' || r > '~' || r == '"' || r == '\\' }

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Solution) UnmarshalJSON(raw []byte) error {
	var read struct {
		Circles map[string]struct {
			Number int `json:"number"`
		} `json:"circles"`
	}
	if err := json.Unmarshal(raw, &read); err != nil {
		return err
	}
	*s = Solution{Names: slices.Sorted(maps.Keys(read.Circles))}
	for _, name := range s.Names {
		s.Numbers = append(s.Numbers, read.Circles[name].Number)
	}
	return nil
}
