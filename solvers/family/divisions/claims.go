package divisions

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// Parts of paths: divisor/0/2 is asked, the third digit of the divisor; products/2/0,
// the last digit of product 2, follows from it.
const (
	inProducts = "products"
	inParts    = "parts"
	inLeft     = "left" // left/0/0 is the last digit of what is left over
)

// answerForm asks for the three numbers.
func answerForm(m *division) (form schema.Form) {
	for _, n := range m.numbers() {
		form.Fields = append(form.Fields, schema.Field{Key: n.key, Kind: schema.Grid, Label: english.Capital(n.key), Rows: "1",
			Columns: strconv.Itoa(len(n.pattern)), Options: schema.OptionsOf(english.Digits(m.Base)), Full: true})
	}
	return form
}

func digitPath(key string, i int) []string { return []string{key, "0", strconv.Itoa(i)} }

func linePath(key string, n, place int) []string {
	return []string{key, strconv.Itoa(n), strconv.Itoa(place)}
}

// stands claims that a digit stands at a path.
func stands(d int, path []string) claim.Claim { return claim.That(english.Digit(d), path...) }

// digitAt reads which digit of which of the three numbers a path leads to.
func (m *division) digitAt(path []string) (key string, i int, ok bool) {
	if len(path) != 3 || path[1] != "0" || !slices.Contains([]string{ofDivisor, ofDividend, ofQuotient}, path[0]) {
		return "", 0, false
	}
	i, err := strconv.Atoi(path[2])
	return path[0], i, err == nil && i >= 0 && i < len(m.of(path[0]))
}

// lineAt reads which place of which line a path leads to, from the right.
func (m *division) lineAt(path []string) (key string, n, place int, ok bool) {
	if len(path) != 3 {
		return "", 0, 0, false
	}
	n, err := strconv.Atoi(path[1])
	place, wrong := strconv.Atoi(path[2])
	least, most, long := 1, len(m.quotient), len(m.divisor)+1
	switch path[0] {
	case inProducts:
	case inParts:
		least = 2
	case inLeft:
		least, most, long = 0, 0, long-1
	default:
		return "", 0, 0, false
	}
	return path[0], n, place, err == nil && wrong == nil && n >= least && n <= most && place >= 0 && place < long
}

// derived are the digits of the lines.
func derived(m *division, s Solution, path []string) (any, error) {
	key, n, place, ok := m.lineAt(path)
	if !ok {
		return nil, nothingKnown(path)
	}
	a := m.worked(s)
	value := map[string]func(int) int{inProducts: a.product, inParts: a.part, inLeft: func(int) int { return a.left() }}[key](n)
	for range place {
		value /= m.Base
	}
	return english.Digit(value % m.Base), nil
}

func nothingKnown(path []string) error {
	return fmt.Errorf("nothing is known of %q: write %s for the last digit of product 1", schema.Pointer(path...), schema.Pointer(linePath(inProducts, 1, 0)...))
}

// digitOf is the digit that a value of a claim is.
func digitOf(value any) (int, bool) {
	text, ok := value.(string)
	d, err := strconv.ParseInt(text, mostBase, 0)
	return int(d), ok && err == nil && len(text) == 1 && english.Digit(int(d)) == text
}

// says is a claim as a sentence.
func says(m *division, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		if _, _, ok := m.digitAt(a.Path); !ok {
			if _, _, _, ok := m.lineAt(a.Path); !ok {
				return "", nothingKnown(a.Path)
			}
		}
		said, err := a.Predicate(is, func(value any) (string, error) {
			if _, ok := digitOf(value); !ok {
				return "", fmt.Errorf("the claim %s speaks of no digit", a)
			}
			return fmt.Sprint(value), nil
		})
		return subject(a.Path) + " " + said, err
	})
}

// subject is what stands at a path.
func subject(path []string) string {
	at, _ := strconv.Atoi(path[2])
	which := english.Ordinal(at+1) + " digit"
	switch path[0] {
	case ofDivisor, ofDividend, ofQuotient:
		return fmt.Sprintf("the %s of the %s", which, path[0])
	}
	if which += " from the right"; at == 0 {
		which = "last digit"
	}
	switch path[0] {
	case inProducts:
		return fmt.Sprintf("the %s of product %s", which, path[1])
	case inParts:
		return fmt.Sprintf("the %s of what product %s is taken from", which, path[1])
	}
	return fmt.Sprintf("the %s of what is left over", which)
}
