// Package letters is about puzzles in which letters stand for digits: which letters a text is spelt
// with, and what an answer is, whatever is said of the letters. It knows no numbers and no conditions.
//
//	s := letters.Of([]string{"A", "B"}, []int{4, 2})
//	s.Digits([]string{"B", "A"})  // 2, 4
//	s.Number("ABBA", 10)          // 4224
//	letters.Stands("A", 4)        // the claim that A is 4
package letters

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Solution is one answer: the digit of every letter.
type Solution struct {
	Letters map[string]Digit `json:"letters"`
}

// Digit is what stands beside a letter.
type Digit struct {
	Digit int `json:"digit"`
}

// Of is the answer with these digits of the letters.
func Of(letters []string, digits []int) Solution {
	s := Solution{Letters: make(map[string]Digit, len(digits))}
	for i, digit := range digits {
		s.Letters[letters[i]] = Digit{digit}
	}
	return s
}

// At is the digit of a letter.
func (s Solution) At(letter string) int { return s.Letters[letter].Digit }

// Digits are those of some letters, in their order.
func (s Solution) Digits(letters []string) []int {
	digits := make([]int, len(letters))
	for i, letter := range letters {
		digits[i] = s.At(letter)
	}
	return digits
}

// Number is what a word makes in a base.
func (s Solution) Number(word string, base int) (n int) {
	for _, letter := range word {
		n = n*base + s.At(string(letter))
	}
	return n
}

// InLetters begins the path of what is asked: letters/S/digit.
const (
	InLetters = "letters"
	inDigit   = "digit"
)

// Form asks for the digit of every letter.
func Form(letters []string, base int) schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: InLetters, Kind: schema.Table, Label: "The digits", Names: letters, Cells: []schema.Field{schema.DigitOf(base, inDigit)}}}}
}

// Stands claims that a letter stands for a digit.
func Stands(letter string, digit int) claim.Claim {
	return claim.That(digit, InLetters, letter, inDigit)
}

// Rule is the fact that every letter stands for a digit of a base.
const Rule = "rule:digits"

// RuleOf is that rule of so many letters.
func RuleOf(letters, base int) puzzle.Fact {
	return puzzle.Fact{ID: Rule, Rule: true, Text: fmt.Sprintf("Each of the %s stands for one of the digits 0 to %s, the same one wherever it occurs.",
		english.Count(letters, "letter", "letters"), english.Digit(base-1))}
}

// Ordering is the order in which letters are tried; [puzzle.Search] has it by this name.
func Ordering(letters []string) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: InLetters, Label: "The order of the letters", Items: letters}}
}
