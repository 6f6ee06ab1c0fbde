package main

import (
	"encoding/json"
	"fmt"
	"strconv"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/share"
)

// enlarged is a puzzle with facts as large as a class may make them.
type enlarged struct {
	name, puzzle string
	experiment   string         // of the puzzle; "" is the puzzle as it is
	facts        map[string]any // instead of those of the puzzle
}

// link is the address of its page, below "p/".
func (l enlarged) link() (string, error) {
	preset, ok := catalog.Preset(l.puzzle)
	if !ok {
		return "", fmt.Errorf("there is no puzzle %s", l.puzzle)
	}
	v := lab.VariantOf(preset)
	for _, e := range preset.Experiments {
		if e.Name == l.experiment {
			facts, err := e.Apply(preset)
			if err != nil {
				return "", err
			}
			v.Facts = facts
		}
	}
	var facts map[string]any
	if err := json.Unmarshal(v.Facts, &facts); err != nil {
		return "", err
	}
	for key, value := range l.facts {
		facts[key] = value
	}
	var err error
	if v.Facts, err = json.Marshal(facts); err != nil {
		return "", err
	}
	fragment, err := share.Encode(v)
	return l.puzzle + "/" + fragment, err
}

// row is a row of a list of facts.
type row map[string]any

// large are five of these: roads, islanders, meetings, boards and bridges.
func large() []enlarged {
	return []enlarged{
		{name: "60 oases, from each of which it can be driven", puzzle: "desert-circuit", facts: map[string]any{
			"perGallon": 1, "oases": rows(60, func(i int) row { return row{"name": fmt.Sprint("Oasis ", i+1), "gallons": 10, "miles": 10} })}},
		{name: "40 islanders in a ring", puzzle: "knights-and-knaves-1", facts: map[string]any{
			"people": names("P", 40), "traits": []any{}, "things": []any{}, "conditions": []any{},
			"kinds": []row{{"kind": "truth", "name": "knight"}, {"kind": "lies", "name": "knave"}},
			"statements": rows(40, func(i int) row {
				return row{"kind": "line", "text": fmt.Sprintf("P%d: P%d is a knave", i+1, (i+1)%40+1)}
			})}},
		{name: "12 days, friends and places, 36 remarks", puzzle: "jealous-boyfriend", facts: map[string]any{
			"days": names("day ", 12), "friends": names("friend ", 12), "places": names("place ", 12),
			"remarks": rows(36, func(i int) row {
				return [...]row{
					{"friend": twelfth("friend ", i), "place": twelfth("place ", i*5), "day": "*"},
					{"friend": "*", "place": twelfth("place ", i*7), "day": twelfth("day ", i)},
					{"friend": twelfth("friend ", i*5), "place": "*", "day": twelfth("day ", i*7)},
				}[i%3]
			})}},
		{name: "a sudoku of 25 × 25", puzzle: "sudoku", facts: board(25, 5)},
		{name: "20 islands, 40 bridges", puzzle: "koenigsberg-bridges", experiment: "Forty bridges"},
	}
}

// board is one that is filled but for every third cell.
func board(size, side int) map[string]any {
	givens, regions := make([][]string, size), make([][]string, size)
	for r := range size {
		for c := range size {
			given := ""
			if (r+c)%3 > 0 {
				given = strconv.Itoa((side*(r%side)+r/side+c)%size + 1)
			}
			givens[r] = append(givens[r], given)
			regions[r] = append(regions[r], string(rune('A'+side*(r/side)+c/side)))
		}
	}
	return map[string]any{"size": strconv.Itoa(size), "givens": givens, "regions": regions}
}

func rows(n int, of func(i int) row) (all []row) {
	for i := range n {
		all = append(all, of(i))
	}
	return all
}

// names are so many numbered ones: "P1", "P2".
func names(prefix string, n int) (all []string) {
	for i := range n {
		all = append(all, prefix+strconv.Itoa(i+1))
	}
	return all
}

// twelfth is one of twelve numbered names.
func twelfth(prefix string, i int) string { return names(prefix, 12)[i%12] }
