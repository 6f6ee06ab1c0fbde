package whole_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"solvitur/solvers/whole"
)

func TestNumbersAreReckonedAsMathBigDoes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		factors := rapid.SliceOfN(rapid.IntRange(0, 1<<40), 0, 6).Draw(t, "factors")
		others := rapid.SliceOfN(rapid.IntRange(1, 1<<40), 0, 3).Draw(t, "others")
		product, other := whole.Product(factors...), whole.Product(others...)
		a, b := reckoned(factors), reckoned(others)
		if string(product) != a.String() || string(other) != b.String() {
			t.Fatalf("%s is %s, %s is %s", a, product, b, other)
		}
		more := rapid.IntRange(0, 1<<40).Draw(t, "more")
		if sum := product.Plus(more); string(sum) != new(big.Int).Add(a, big.NewInt(int64(more))).String() {
			t.Errorf("%s and %d is %s", a, more, sum)
		}
		if read := whole.Read("00" + string(product)); read != product {
			t.Errorf("%s with noughts before it is read as %s", product, read)
		}
		if got := product.Compare(other); got != a.Cmp(b) {
			t.Errorf("%s beside %s: %d", a, b, got)
		}
		q, r := new(big.Int).DivMod(a, b, new(big.Int))
		if quotient, remainder := product.Over(other); string(quotient) != q.String() || string(remainder) != r.String() {
			t.Errorf("%s over %s: %s and %s, not %s and %s", a, b, quotient, remainder, q, r)
		}
	})
}

func reckoned(factors []int) *big.Int {
	product := big.NewInt(1)
	for _, factor := range factors {
		product.Mul(product, big.NewInt(int64(factor)))
	}
	return product
}
