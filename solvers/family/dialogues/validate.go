package dialogues

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// conversation is the facts as they are worked with.
type conversation struct {
	Facts
	asked  []int // the numbers that the visitor asks about, in ascending order; nil for none
	judges judges
}

// read checks the range, that nobody speaks of themselves, and the numbers
// that are asked about.
func read(f *Facts) (c *conversation, errs []*schema.FieldError) {
	c = &conversation{}
	if f.High < f.Low {
		errs = append(errs, schema.Errorf("high", "The largest number, %d, is below the smallest, %d: choose at least %d.", f.High, f.Low, f.Low))
	} else if most := highest(f.Count); f.High > most {
		errs = append(errs, schema.Errorf("high", "The product of %d numbers up to %d can have too many digits: choose at most %d, or fewer numbers.", f.Count, f.High, most))
	} else if room := f.High - f.Low + 1; !f.Equal && room < f.Count {
		errs = append(errs, schema.Errorf("high", "There are no %d different numbers from %d to %d: choose at least %d, or let them be equal.", f.Count, f.Low, f.High, f.Low+f.Count-1))
	}
	errs = append(errs, spokenLines.Faults(*f, f.Conversation)...)
	if len(errs) == 0 {
		var err *schema.FieldError
		if c.asked, err = f.asked(); err != nil {
			errs = append(errs, err)
		}
	}
	c.Facts = *f
	return c, errs
}

// highest is the largest number of which the product of that many, and the sum
// of their squares, fit 62 bits.
func highest(count int) int {
	root := int(math.Pow(math.MaxInt64/2, 1/float64(count)))
	return min(root, maxHigh)
}

// asked reads the numbers that the visitor asks about, nil for none.
func (f Facts) asked() ([]int, *schema.FieldError) {
	words := strings.FieldsFunc(f.Ask, func(r rune) bool { return !(r >= '0' && r <= '9' || r == '-') })
	if strings.TrimSpace(f.Ask) == "" {
		return nil, nil
	}
	var numbers []int
	for _, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < f.Low || n > f.High {
			return nil, schema.Errorf("ask", "%s is not among the numbers in question: choose from %d to %d.", word, f.Low, f.High)
		}
		numbers = append(numbers, n)
	}
	if len(numbers) != f.Count {
		return nil, schema.Errorf("ask", "Write %s; there %s here, so nothing is asked yet.", wanted(f.Count), areOf(len(numbers)))
	}
	slices.Sort(numbers)
	if !f.Equal && twins(numbers) {
		return nil, schema.Errorf("ask", "The numbers are all different: do not write one twice.")
	}
	return numbers, nil
}

// wanted says how so many numbers are written.
func wanted(n int) string {
	switch n {
	case 1:
		return "one number"
	case 2:
		return "two numbers, with a space between"
	}
	return english.Words(n) + " numbers, with spaces between"
}

// areOf says how many there are.
func areOf(n int) string {
	switch n {
	case 0:
		return "are none"
	case 1:
		return "is 1"
	}
	return fmt.Sprintf("are %d", n)
}
