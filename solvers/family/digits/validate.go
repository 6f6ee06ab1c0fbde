package digits

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// model is a puzzle in a form fit for work. It is never changed once made.
type model struct {
	facts      Facts
	base       int
	letters    []rune
	numbers    []template
	conditions []condition
	read       map[string]*expression // every formula in the conditions, as it is written
	claims     []puzzle.Claim         // by letter and digit
}

// template is one of the numbers sought.
type template struct {
	name    string // as it was written, hyphens and all: "abc-def"
	letters []int
}

// condition is a condition ready for use.
type condition struct {
	formula expression
	letters uint64        // set of the letters it speaks of
	print   string        // in print: "def = 4·abc"
	says    string        // as a sentence
	fact    puzzle.FactID // "" for what a search denies
}

// facts names the condition, if it is a fact.
func (c *condition) facts() []puzzle.FactID {
	if c.fact == "" {
		return nil
	}
	return []puzzle.FactID{c.fact}
}

const (
	mostLetters = 20
	mostDigits  = 18 // of one number
)

// read finds what the form cannot know, and makes the puzzle fit for work.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{facts: *f, base: f.Base, read: map[string]*expression{}}
	errs := m.readNumbers(f.Numbers)
	if len(errs) > 0 {
		return nil, errs // without its letters no condition can be read
	}
	m.writeClaims()
	for i, c := range f.Conditions {
		path := conditionID(i)
		formula, err := m.compose(path, c)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		m.conditions = append(m.conditions, condition{
			formula: formula, letters: lettersOf(&formula), fact: path,
			print: m.print(&formula), says: m.sentence(&formula, c.Kind),
		})
	}
	return m, errs
}

// readNumbers takes the letters from the numbers' names.
func (m *model) readNumbers(names []string) (errs []*schema.FieldError) {
	for i, name := range names {
		path := fmt.Sprintf("numbers/%d", i)
		t := template{name: name}
		for _, r := range name {
			switch {
			case r == '-' || r == ' ':
				continue
			case !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'):
				return append(errs, schema.Errorf(path, "“%c” cannot stand for a digit: use one of the letters a to z for each digit.", r))
			}
			at := slices.Index(m.letters, r)
			if at < 0 {
				if twin := otherCase(r); slices.Contains(m.letters, twin) {
					return append(errs, schema.Errorf(path, "%c and %c would be two different digits, and hard to tell apart: use another letter.", twin, r))
				}
				at = len(m.letters)
				m.letters = append(m.letters, r)
			}
			t.letters = append(t.letters, at)
		}
		switch {
		case len(t.letters) == 0:
			return append(errs, schema.Errorf(path, "This number has no digits: write a letter for each."))
		case len(t.letters) > mostDigits || power(float64(m.base), int64(len(t.letters))) > mostValue:
			return append(errs, schema.Errorf(path, "This number can have at most %d digits in base %d: remove some letters.", mostFor(m.base), m.base))
		case len(m.letters) > mostLetters:
			return append(errs, schema.Errorf(path, "There are %d different letters, and at most %d are allowed: remove some.", len(m.letters), mostLetters))
		case slices.Contains(words, string(t.plain(m))):
			return append(errs, schema.Errorf(path, "“%s” is a word of the formulas: use other letters.", string(t.plain(m))))
		}
		m.numbers = append(m.numbers, t)
	}
	return errs
}

func otherCase(r rune) rune {
	if unicode.IsUpper(r) {
		return unicode.ToLower(r)
	}
	return unicode.ToUpper(r)
}

func mostFor(base int) int {
	n := int64(1)
	for n < mostDigits && power(float64(base), n+1) <= mostValue {
		n++
	}
	return int(n)
}

// plain is a number's letters without what groups them.
func (t template) plain(m *model) []rune {
	letters := make([]rune, len(t.letters))
	for i, letter := range t.letters {
		letters[i] = m.letters[letter]
	}
	return letters
}

// fill writes a number with digits for its letters.
func (t template) fill(digits []int) string {
	var b strings.Builder
	for _, letter := range t.letters {
		b.WriteString(english.Digit(digits[letter]))
	}
	return t.grouped(b.String())
}

// grouped writes digits, grouped as the name is.
func (t template) grouped(digits string) string {
	var b strings.Builder
	for _, r := range t.name {
		if r != '-' && r != ' ' {
			r, digits = rune(digits[0]), digits[1:]
		}
		b.WriteRune(r)
	}
	return b.String()
}
