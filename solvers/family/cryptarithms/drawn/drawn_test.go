package drawn

import (
	"testing"

	"solvitur/solvers/chance"
)

// How many ways there are is known of some sums; more than two are not counted.
func TestAnswers(t *testing.T) {
	for _, test := range []struct {
		a, b, sum string
		want      int
	}{
		{"SEND", "MORE", "MONEY", 1},
		{"DONALD", "GERALD", "ROBERT", 1},
		{"TWO", "TWO", "FOUR", 2}, // there are seven
		{"A", "A", "A", 0},        // 0 leads here, too
		{"EEL", "EEL", "EEL", 0},
	} {
		if n := answers(test.a, test.b, test.sum); n != test.want {
			t.Errorf("%s + %s = %s comes right in %d ways, should be %d", test.a, test.b, test.sum, n, test.want)
		}
	}
}

// What is drawn has one way, no more letters than it may have, and is the same of the same seed.
func TestSum(t *testing.T) {
	for _, seed := range []string{"1", "2", "3"} {
		a, b, sum, ok := Sum(chance.New(seed), 7)
		a2, b2, sum2, _ := Sum(chance.New(seed), 7)
		letters := map[rune]bool{}
		for _, r := range a + b + sum {
			letters[r] = true
		}
		if !ok || len(letters) > 7 || answers(a, b, sum) != 1 || a != a2 || b != b2 || sum != sum2 {
			t.Errorf("%s + %s = %s is drawn, and then %s + %s = %s", a, b, sum, a2, b2, sum2)
		}
	}
}
