package bignumbers

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

const (
	mostBase = 1_000_000
	// mostDigits is how many everyday digits are written down: what a browser
	// can do in seconds.
	mostDigits = 2_000_000
	// mostStated bounds numbers that are not written down, in everyday digits.
	mostStated = 1_000_000_000_000
)

// read refuses what is no number with digits, with the reason, and makes the
// puzzle fit for work.
func read(f *Facts) (m *model, errs []*schema.FieldError) {
	m = &model{base: f.NumberBase, questions: f.Questions}
	total := 0.0
	for i := range f.Number {
		row := &f.Number[i]
		path := factorID(i)
		var made factor
		var found []*schema.FieldError
		whole := func(key string, n *json.Number, check func(int64) string) (value int64) {
			value, problem := readWhole(*n, key)
			if problem == "" {
				problem = check(value)
			}
			if problem != "" {
				found = append(found, schema.Errorf(path+"/"+key, "%s", problem))
				return 0
			}
			*n = json.Number(strconv.FormatInt(value, 10))
			return value
		}
		atFault := path + "/n"
		if row.Kind == kindFactorial {
			made.factorial = true
			made.n = whole("n", &row.N, checkFactorial)
		} else {
			atFault = path + "/exponent"
			made.base = whole("base", &row.Base, checkBase)
			made.exponent = whole("exponent", &row.Exponent, func(e int64) string { return checkExponent(made.base, e) })
			if len(found) == 0 && made.base == 0 && made.exponent == 0 {
				found = append(found, schema.Errorf(atFault, "0^0 has no value that all agree on: some say 1, some say none. Choose another base or exponent."))
			}
		}
		if len(found) > 0 {
			errs = append(errs, found...)
			continue
		}
		total += made.logarithm(10)
		if total > mostStated {
			errs = append(errs, schema.Errorf(atFault, "With this the number would have about %s digits, and at most %s are allowed: choose a smaller one.",
				english.Thousands(int64(min(total, 1e18))), english.Thousands(mostStated)))
			return nil, errs
		}
		m.factors = append(m.factors, made)
	}
	return m, errs
}

// readWhole reads a whole number, or says what is wrong with one that is none.
func readWhole(n json.Number, key string) (int64, string) {
	text := n.String()
	if before, after, found := strings.Cut(text, "."); found {
		if strings.Trim(after, "0") == "" {
			text = before
		} else if key == "exponent" {
			return 0, fmt.Sprintf("A power with the exponent %s is a root, and hardly ever a whole number with digits to add up: choose a whole exponent.", n)
		} else {
			return 0, fmt.Sprintf("%s is not a whole number: choose a whole one.", n)
		}
	}
	value, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, fmt.Sprintf("%s is too large: choose a smaller number.", n)
	}
	return value, ""
}

func checkBase(b int64) string {
	switch {
	case b < 0:
		return fmt.Sprintf("The base %d is negative, and a sign is no digit: choose one of 0 to %s.", b, english.Thousands(mostBase))
	case b > mostBase:
		return fmt.Sprintf("The base %s is too large: choose one of 0 to %s.", english.Thousands(b), english.Thousands(mostBase))
	}
	return ""
}

func checkExponent(base, e int64) string {
	switch {
	case e < 0:
		return fmt.Sprintf("A power with the negative exponent %d is a fraction, 1 divided by %d^%d: it has no digits to add up. Choose 0 or more.", e, base, -e)
	case e > 1e12:
		return fmt.Sprintf("The exponent %s is too large: choose a smaller one.", english.Thousands(e))
	}
	return ""
}

func checkFactorial(n int64) string {
	switch {
	case n < 0:
		return fmt.Sprintf("There is no factorial of the negative number %d: choose 0 or more.", n)
	case n > 1e9:
		return fmt.Sprintf("%s! would have thousands of millions of digits: choose a smaller number.", english.Thousands(n))
	}
	return ""
}
