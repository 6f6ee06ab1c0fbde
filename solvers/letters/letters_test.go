package letters_test

import (
	"fmt"

	"solvitur/solvers/letters"
)

func ExampleOf() {
	s := letters.Of([]string{"A", "B"}, []int{4, 12})
	fmt.Println(s.Digits([]string{"B", "A"}), s.Number("AB", 16), letters.Stands("A", 4))
	fmt.Println(letters.RuleOf(2, 16).Text)
	// Output:
	// [12 4] 76 letters/A/digit = 4
	// Each of the 2 letters stands for one of the digits 0 to F, the same one wherever it occurs.
}

func ExampleUnlike() {
	fmt.Println(letters.Spelt("A, B: ÄB 2"), letters.Unlike("A, B: ÄB 2"))
	// Output: [A B Ä B] [A B Ä]
}
