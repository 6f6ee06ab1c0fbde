package sitetest

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
)

// Solving is how a puzzle is solved by hand on its page: with hints, by pressing parts of
// the board, by naming facts that contradict each other.
type Solving struct {
	Puzzle string
	Hints  int      // are taken first
	Moves  []Move   // and then made
	Plan   bool     // each makes the board anew
	Accuse []string // facts are named that say one of these
	End    string   // what the page says it ends with: "answer" or "none"
}

// Move is a part of the board, by the beginning of what it is called, that is pressed, and
// what is typed then.
type Move struct{ Part, Key string }

// Solvings are six puzzles of six kinds. Their answers are those of the sources.
func Solvings() []Solving {
	return []Solving{
		{Puzzle: "jealous-boyfriend", Hints: 2, Accuse: []string{"Sam", "hairdresser’s", "library"}, End: "none"},
		{Puzzle: "zebra", Hints: 1, Moves: zebra(), End: "answer"},
		{Puzzle: "sudoku", Hints: 1, Moves: sudoku(), End: "answer"},
		{Puzzle: "koenigsberg-bridges", Plan: true, Moves: presses("Start at Northern bank.", "Cross bridge 1 to", "Cross bridge 2 to", "Cross bridge 6 to", "Cross bridge 7 to"), End: "none"},
		{Puzzle: "three-gods", Hints: 2, Moves: presses("Left is Wisdom.", "Middle is Lie.", "Right is Truth."), End: "answer"},
		{Puzzle: "wolf-goat-cabbage", Hints: 2, Plan: true, Moves: presses("The farmer and the wolf", "The farmer and the goat",
			"The farmer and the cabbage", "The farmer cross", "The farmer and the goat"), End: "answer"},
	}
}

func presses(parts ...string) (moves []Move) {
	for _, part := range parts {
		moves = append(moves, Move{Part: part})
	}
	return moves
}

// zebra is what is in the five houses, but for what the clues say by themselves.
func zebra() (moves []Move) {
	for i, house := range []string{
		"the yellow house, water, Kools, the fox",
		"the blue house, the Ukrainian, tea, Chesterfield, the horse",
		"the red house, the Englishman, Old Gold, the snail",
		"the ivory house, the Spaniard, orange juice, Lucky Strike, the dog",
		"the green house, the Japanese, coffee, Parliament, the zebra",
	} {
		for thing := range strings.SplitSeq(house, ", ") {
			part := fmt.Sprintf("%s is in house %d.", english.Capital(thing), i+1)
			if strings.HasSuffix(thing, "house") {
				part = fmt.Sprintf("House %d goes with %s.", i+1, thing)
			}
			moves = append(moves, Move{Part: part})
		}
	}
	return moves
}

// sudoku is every cell, those that are given too.
func sudoku() (moves []Move) {
	for r, row := range strings.Fields("189237465 742596183 365418792 427183956 896725314 513964278 671352849 938641527 254879631") {
		for c, digit := range row {
			moves = append(moves, Move{Part: fmt.Sprintf("Row %d, column %d,", r+1, c+1), Key: string(digit)})
		}
	}
	return moves
}
