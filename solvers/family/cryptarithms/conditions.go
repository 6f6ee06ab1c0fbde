package cryptarithms

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a condition's How may be beside what package rows has.
const (
	even, odd, prime, square                                = "even", "odd", "prime", "square"
	less, greater, same, other, oneMore, oneLess, next, two = "less", "greater", "same", "other", "one-more", "one-less", "next", "twice"
)

// letter is the field of one letter. It takes more, so that whoever writes more is
// told, and nothing is cut off unseen.
func letter(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Text, Label: label, MaxLength: 4}
}

var one = letter("letter", "letter")

type kind = rows.Kind[*sums, Condition, *model]

// spelt is a kind with several letters, however they are written: the sentence lists them.
func spelt(says string, k kind, more ...schema.Field) kind {
	k.Says, k.Wrong = says, several
	k.Fields = append([]schema.Field{{Key: "letters", Kind: schema.Text, Label: "letters", MaxLength: 80}}, more...)
	k.Else = func(_ *sums, c Condition) string {
		return strings.ReplaceAll(says, "{letters}", english.List(c.each(), "and"))
	}
	return k
}

// conditions are the kinds of condition; check.go says when an answer meets them.
var conditions = rows.List[*sums, Condition, *model]{Key: "conditions", Kinds: []kind{
	{
		Name: "different", Label: "different letters, different digits",
		Says: "different letters stand for different digits",
		Never: func(s *sums, c Condition) *schema.FieldError {
			n, wrong := len(s.Names), tooMany("", "There are %d different letters, and in base %d only %d digits: use fewer letters, or a larger base.")(s, c)
			if wrong != nil && n <= mostBase {
				wrong.Or("Use base "+english.Thousands(n), schema.Edit{Op: "set", Path: "/base", Value: n})
			}
			return wrong
		},
		Posts: different,
	}, spelt("different letters stand for different digits, but {letters} may stand for the same", kind{
		Name: "different-but", Label: "different letters, but for some", New: `{"kind": "different-but"}`,
		Never: tooMany("letters", "There are at least %d different digits then, and in base %d only %d: name more letters, or use a larger base."),
		Posts: different,
	}), spelt("{letters} stand for different digits", kind{
		Name: "apart", Label: "some letters have different digits", New: `{"kind": "apart"}`,
		Never: tooMany("letters", "These are %d letters, and in base %d there are only %d digits: use fewer, or a larger base."),
		Posts: different,
	}), {
		Name: "leading", Label: "no number begins with 0",
		Says: "numbers of two digits or more do not begin with 0",
		Posts: func(m *model, _ Condition) {
			for _, head := range m.Heads() {
				m.Add(fd.Ne(m.Digits[head], 0))
			}
		},
	}, {
		Name: "value", Label: "the digit of a letter",
		Says:   "{letter} {how} {number}",
		Fields: []schema.Field{one, rows.How("comparison", rows.Exactly, "is", rows.NotEqual, "is not", rows.AtMost, "is at most", rows.AtLeast, "is at least"), schema.Whole("number", "digit", 0, mostBase-1)},
		New:    `{"kind": "value", "how": "!=", "number": 0}`,
		Wrong: func(s *sums, c Condition) *schema.FieldError {
			if most := s.Base - 1; *c.Number > most {
				return schema.Errorf("number", "In base %d the greatest digit is %d: choose a number from 0 to %d.", s.Base, most, most).
					Or("Choose the greatest digit", schema.Edit{Op: "set", Path: "number", Value: most})
			}
			return known(s, c)
		},
		Posts: func(m *model, c Condition) {
			m.Add(fd.Compare{X: m.Digit(c.Letter), Op: fdsearch.Comparisons[c.How], C: *c.Number})
		},
	}, {
		Name: "nowhere", Label: "a digit that no letter is",
		Says:   "{number} is the digit of no letter",
		Fields: []schema.Field{schema.Whole("number", "digit", 0, mostBase-1)}, New: `{"kind": "nowhere", "number": 0}`,
		Posts: func(m *model, c Condition) {
			for _, x := range m.Digits {
				m.Add(fd.Ne(x, *c.Number))
			}
		},
	}, {
		Name: "sort", Label: "what sort of digit a letter is",
		Says:   "{letter} is {how}",
		Fields: []schema.Field{one, rows.How("sort", even, "even", odd, "odd", prime, "a prime", square, "a square")},
		Wrong:  known,
		Posts:  func(m *model, c Condition) { m.Add(fd.OneOf(m.Digit(c.Letter), sorts(c.How, m.Base)...)) },
	}, {
		Name: "compare", Label: "two letters compared",
		Says: "{letter} is {how} {other}",
		Fields: []schema.Field{one, rows.How("comparison", less, "less than", greater, "greater than", same, "the same as", other, "not the same as",
			oneMore, "one more than", oneLess, "one less than", next, "next to", two, "twice"), letter("other", "other letter")},
		Wrong: func(s *sums, c Condition) *schema.FieldError {
			if err := cmp.Or(known(s, c), unknown(s, "other", c.Other)); err != nil || c.Letter != c.Other {
				return err
			}
			return schema.Errorf("other", "This condition needs two letters: choose another one than %s.", c.Letter)
		},
		Posts: func(m *model, c Condition) {
			x, y := m.Digit(c.Letter), m.Digit(c.Other)
			m.Add(map[string]fd.Constraint{less: fd.Rel(x, fd.LT, y, 0), greater: fd.Rel(y, fd.LT, x, 0),
				same: fd.Rel(x, fd.EQ, y, 0), other: fd.Rel(x, fd.NE, y, 0), oneMore: fd.Rel(x, fd.EQ, y, 1), oneLess: fd.Rel(y, fd.EQ, x, 1),
				next: fd.Dist(x, y, fd.EQ, 1), two: fd.Scalar([]int{1, -2}, []fd.Var{x, y}, fd.EQ, 0)}[c.How])
		},
	}, spelt("the digits of {letters} add up to {number}", kind{
		Name: "total", Label: "what some letters add up to", New: `{"kind": "total", "number": 10}`,
		Posts: func(m *model, c Condition) { m.Add(fd.Sum(m.vars(c.each()), fd.EQ, *c.Number)) },
	}, schema.Whole("number", "sum", 0, 999)),
}}

// apart are the letters that a condition of the first three kinds has apart, and those of them that may
// stand for the same digit all the same; of any other there are none.
func (c Condition) apart(names []string) (who, may []string) {
	switch c.Kind {
	case "different":
		return names, nil
	case "different-but":
		return names, c.each()
	case "apart":
		return c.each(), nil
	}
	return nil, nil
}

// tooMany says that such a condition needs more digits than there are: how many, and the base twice.
func tooMany(key, text string) func(*sums, Condition) *schema.FieldError {
	return func(s *sums, c Condition) *schema.FieldError {
		who, may := c.apart(s.Names)
		if n := len(who) - max(0, len(may)-1); n > s.Base {
			return schema.Errorf(key, text, n, s.Base, s.Base)
		}
		return nil
	}
}

// different posts such a condition.
func different(m *model, c Condition) {
	who, may := c.apart(m.Names)
	if len(may) == 0 {
		m.Add(fd.AllDifferent{Vars: m.vars(who), Strength: fd.Values})
		return
	}
	for i, x := range who {
		for _, y := range who[:i] {
			if !slices.Contains(may, x) || !slices.Contains(may, y) {
				m.Add(fd.Rel(m.Digit(x), fd.NE, m.Digit(y), 0))
			}
		}
	}
}

// sorts are the digits of a sort.
func sorts(how string, base int) (digits []int) {
	for d := range base {
		divisors := 0 // of a square, they are so many that they do not come in pairs
		for k := 1; k <= d; k++ {
			if d%k == 0 {
				divisors++
			}
		}
		if map[string]bool{even: d%2 == 0, odd: d%2 == 1, prime: divisors == 2, square: d == 0 || divisors%2 == 1}[how] {
			digits = append(digits, d)
		}
	}
	return digits
}

// each are the letters that a condition names, each once.
func (c Condition) each() []string { return letters.Unlike(c.Letters) }

// known says that the letter of a condition is in no sum.
func known(s *sums, c Condition) *schema.FieldError { return unknown(s, "letter", c.Letter) }

// several says what is wrong with the letters of a condition.
func several(s *sums, c Condition) *schema.FieldError {
	for _, letter := range c.each() {
		if err := unknown(s, "letters", letter); err != nil {
			return err
		}
	}
	if len(c.each()) < 2 {
		return schema.Errorf("letters", "This condition needs two letters at least: write them one after the other, such as A, B.")
	}
	return nil
}

func unknown(s *sums, key, letter string) *schema.FieldError {
	if slices.Contains(s.Names, letter) {
		return nil
	}
	return schema.Errorf(key, "There is no letter %s in the sums: choose one of %s.", letter, english.List(s.Names, "and"))
}
