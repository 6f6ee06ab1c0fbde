package schema

import (
	"encoding/json"
	"fmt"
	"strings"

	"solvitur/solvers/english"
)

// People write numbers in many ways: 28.5 and 28,5, 3,600 and 3 600. ReadNumber
// takes those that can mean one number only. A comma before exactly three digits
// can mean two, and so can a point where no decimals are wanted: then the visitor
// is asked.

// ReadNumber gives the numbers that a text can stand for in a field of numbers,
// each spelt as in JSON: one for most texts, two where a sign may set thousands
// apart or begin the decimals, and none for what is no number. "3,600" is 3600 or
// 3.6, but 3600 where a whole number is wanted, since the site itself writes it
// so; "3.600" is 3.6, but 3600 or 3.6 where a whole number is wanted. Signs are + and - (or a minus sign); blanks and apostrophes set
// thousands apart. It takes time linear in the text.
func ReadNumber(text string, field Field) []json.Number {
	sign, text := "", strings.TrimSpace(text)
	for _, mark := range []string{"-", "\u2212", "+"} {
		if rest, found := strings.CutPrefix(text, mark); found {
			if mark != "+" {
				sign = "-"
			}
			text = strings.TrimLeft(rest, " ")
			break
		}
	}
	var readings []json.Number
	add := func(whole, fraction string) {
		if number, ok := spell(sign, whole, fraction); ok {
			readings = append(readings, number)
		}
	}
	commas, points := strings.Count(text, ","), strings.Count(text, ".")
	switch {
	case commas == 0 && points <= 1: // 28, 28.5, 3 600.25
		whole, fraction, _ := strings.Cut(text, ".")
		if grouped, ok := grouped(text, '.'); ok && field.Decimals == 0 {
			readings = append(readings, plainOf(sign, grouped)...)
		}
		add(together(whole, setApart), fraction)
	case commas == 1 && points == 0:
		whole, fraction, _ := strings.Cut(text, ",")
		if grouped, ok := grouped(text, ','); ok {
			readings = append(readings, plainOf(sign, grouped)...)
			if field.Decimals == 0 {
				break
			}
		}
		add(together(whole, setApart), fraction)
	case points <= 1 && strings.LastIndexByte(text, ',') < pointOr(text, '.'): // 1,000,000 or 3,600.5
		whole, fraction, _ := strings.Cut(text, ".")
		if whole, ok := grouped(whole, ','); ok {
			add(whole, fraction)
		}
	case commas <= 1 && strings.LastIndexByte(text, '.') < pointOr(text, ','): // 1.000.000 or 3.600,5
		whole, fraction, _ := strings.Cut(text, ",")
		if whole, ok := grouped(whole, '.'); ok {
			add(whole, fraction)
		}
	}
	return readings
}

// setApart are the signs between thousands that are nothing else.
const setApart = " \u00a0\u202f\u2009'\u2019"

// together takes the signs between thousands out, if they stand there.
func together(text, signs string) string {
	for _, sign := range signs {
		if whole, ok := grouped(text, sign); ok {
			return whole
		}
	}
	return text
}

// grouped takes apart what is written in groups of three digits, such as
// 3,600: the first group has one to three digits and does not begin with 0.
func grouped(text string, sign rune) (string, bool) {
	groups := strings.Split(text, string(sign))
	if len(groups) < 2 || len(groups[0]) < 1 || len(groups[0]) > 3 || groups[0][0] == '0' {
		return "", false
	}
	for i, group := range groups {
		if !digitsOnly(group) || i > 0 && len(group) != 3 {
			return "", false
		}
	}
	return strings.Join(groups, ""), true
}

// pointOr is where a sign stands first, or behind the end.
func pointOr(text string, sign byte) int {
	if at := strings.IndexByte(text, sign); at >= 0 {
		return at
	}
	return len(text)
}

func digitsOnly(text string) bool {
	return strings.Trim(text, "0123456789") == ""
}

// spell writes a number as in JSON: no noughts before it, none at the end of
// its decimals, no sign before 0.
func spell(sign, whole, fraction string) (json.Number, bool) {
	if whole+fraction == "" || !digitsOnly(whole) || !digitsOnly(fraction) {
		return "", false
	}
	text := strings.TrimLeft(whole, "0")
	if text == "" {
		text = "0"
	}
	if fraction = strings.TrimRight(fraction, "0"); fraction != "" {
		text += "." + fraction
	}
	if text == "0" {
		sign = ""
	}
	return json.Number(sign + text), true
}

func plainOf(sign, whole string) []json.Number {
	number, _ := spell(sign, whole, "")
	return []json.Number{number}
}

// notANumber says what is wrong with a text where a number belongs, in words of
// whoever typed it.
func (c *checker) notANumber(path, text string, field Field) {
	unit := ""
	if field.Unit != "" {
		unit = " of " + field.Unit
	}
	readings := ReadNumber(text, field)
	quoted := quote(strings.TrimSpace(text))
	switch {
	case strings.TrimSpace(text) == "":
		c.report(path, "A number%s is missing here: fill it in%s.", unit, within(field))
	case len(readings) == 1:
		c.report(path, "This must be a number, not a text: write %s without quotation marks.", readings[0])
	case len(readings) == 2:
		c.report(path, "%s can be read in two ways: write %s or %s.", quoted, readings[0], readings[1])
		for _, reading := range readings {
			c.offerNumber(path, reading, field)
		}
	case strings.ContainsAny(text, "eE") && json.Valid([]byte(text)):
		c.exponent(path, text)
	default:
		if decimal, exact, ok := quotient(text, field); ok {
			word := "about "
			if exact {
				word = ""
			}
			c.report(path, "Fractions cannot be read here: %s is %s%s, write that.", quoted, word, decimal)
			c.offerNumber(path, decimal, field)
			return
		}
		c.report(path, "%s is not a number: write digits alone, such as %s.", quoted, example(field))
	}
}

// offerNumber offers a number that the field takes.
func (c *checker) offerNumber(path string, number json.Number, field Field) {
	trial := &checker{}
	if trial.number(path, number, field); len(trial.errs) == 0 {
		c.offer(string(number), Edit{Op: "set", Path: path, Value: number})
	}
}

// within tells the bounds of a field.
func within(field Field) string {
	switch {
	case field.Min != "" && field.Max != "":
		return fmt.Sprintf(", from %s to %s", apart(field.Min), apart(field.Max))
	case field.Min != "":
		return fmt.Sprintf(", %s or more", apart(field.Min))
	case field.Max != "":
		return fmt.Sprintf(", %s at most", apart(field.Max))
	}
	return ""
}

// apart writes a number into a sentence, with its thousands set apart. What is to
// be typed stands as it is: "3,600" might be read as decimals.
func apart[N ~string](number N) string {
	whole, fraction, pointed := strings.Cut(string(number), ".")
	if pointed {
		fraction = "." + fraction
	}
	return english.Grouped(whole) + fraction
}

// example is a number that the field takes.
func example(field Field) string {
	number := "28"
	if low := field.Min.String(); low != "" && isLess(number, low) {
		number = low
	}
	high := field.Max.String()
	if high != "" && isLess(high, "28") {
		number = high
	}
	if field.Decimals > 0 && number == "28" && (high == "" || !isLess(high, "29")) {
		number += " or 28.5"
	}
	return number
}
