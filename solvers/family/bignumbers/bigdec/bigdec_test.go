package bigdec_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/bignumbers/bigdec"
)

func free(int) error { return nil }

// Powers, factorials and products are those of math/big, in every base.
func TestAgainstMathBig(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for base := 2; base <= 36; base++ {
		system := bigdec.NewSystem(base, 400_000)
		for range 12 {
			b, e := rng.Uint64N(1<<rng.IntN(20)+1), rng.Uint64N(1<<rng.IntN(13)+1)
			x, err := system.Power(b, e, free)
			want := new(big.Int).Exp(new(big.Int).SetUint64(b), new(big.Int).SetUint64(e), nil)
			compare(t, fmt.Sprintf("%d^%d in base %d", b, e, base), x, err, want, base)
			n := rng.Uint64N(1<<rng.IntN(12) + 1)
			f, err := system.Factorial(n, free)
			compare(t, fmt.Sprintf("%d! in base %d", n, base), f, err, new(big.Int).MulRange(1, int64(n)), base)
			xf, err := x.Mul(f, free)
			compare(t, fmt.Sprintf("%d^%d*%d! in base %d", b, e, n, base), xf, err, want.Mul(want, new(big.Int).MulRange(1, int64(n))), base)
		}
	}
}

func compare(t *testing.T, what string, x bigdec.Number, err error, want *big.Int, base int) {
	t.Helper()
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	text := want.Text(base)
	if x.Text() != text {
		t.Fatalf("%s is wrong", what)
	}
	sum, zeros := int64(0), 0
	for _, digit := range text {
		value, _ := new(big.Int).SetString(string(digit), 36)
		sum += value.Int64()
		zeros++
		if digit != '0' {
			zeros = 0
		}
	}
	if x.Len() != len(text) || x.DigitSum() != sum || x.TrailingZeros() != zeros {
		t.Fatalf("%s: %d digits, sum %d, %d zeros; expected %d, %d, %d", what, x.Len(), x.DigitSum(), x.TrailingZeros(), len(text), sum, zeros)
	}
}

// All digits as large as can be: where sums of products come nearest to the
// prime. (b^n - 1)^2 = b^2n - 2*b^n + 1 is n-1 digits b-1, then b-2, n-1
// zeros and 1.
func TestLargestDigits(t *testing.T) {
	for _, base := range []int{2, 10, 36} {
		const digits = 60_000
		system := bigdec.NewSystem(base, 2*digits)
		name := func(d int) string { return big.NewInt(int64(d)).Text(base) }
		x, err := system.Parse(strings.Repeat(name(base-1), digits))
		if err != nil {
			t.Fatal(err)
		}
		square, err := x.Mul(x, free)
		if err != nil {
			t.Fatal(err)
		}
		want := strings.Repeat(name(base-1), digits-1) + name(base-2) + strings.Repeat("0", digits-1) + "1"
		if got := square.Text(); got != strings.TrimLeft(want, "0") {
			t.Errorf("the square of %d largest digits in base %d is wrong", digits, base)
		}
	}
}

func TestParse(t *testing.T) {
	system := bigdec.NewSystem(12, 100)
	for _, text := range []string{"0", "1", "a", "b0", "123456789ab", "1000000000000000000000000"} {
		if x, err := system.Parse(text); err != nil || x.Text() != text {
			t.Errorf("%s is read as %s, %v", text, x.Text(), err)
		}
	}
	if _, err := system.Parse("12c"); err == nil {
		t.Error("c is taken for a digit of base 12")
	}
}

// A meter's error stops a computation.
func TestStopping(t *testing.T) {
	enough := errors.New("enough")
	for _, allowed := range []int{0, 1, 10_000, 300_000} {
		done := 0
		_, err := bigdec.NewSystem(10, 400_000).Power(4444, 100_000, func(operations int) error {
			if done += operations; done > allowed {
				return enough
			}
			return nil
		})
		if !errors.Is(err, enough) {
			t.Errorf("after %d operations the error is %v", allowed, err)
		}
		if done > allowed+20_000 {
			t.Errorf("told to stop after %d operations, it stopped after %d", allowed, done)
		}
	}
}

func BenchmarkPower(b *testing.B) {
	for _, exponent := range []uint64{4444, 444_400} {
		b.Run(fmt.Sprintf("transform/%d", exponent), func(b *testing.B) {
			operations := 0
			for b.Loop() {
				system := bigdec.NewSystem(10, int(exponent)*4)
				operations = 0
				x, err := system.Power(4444, exponent, func(n int) error { operations += n; return nil })
				if err != nil || x.DigitSum() == 0 {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(operations), "operations")
		})
		b.Run(fmt.Sprintf("library/%d", exponent), func(b *testing.B) {
			for b.Loop() {
				x := new(big.Int).Exp(big.NewInt(4444), big.NewInt(int64(exponent)), nil)
				if bigdec.Text(x, 10) == "" {
					b.Fatal("no digits")
				}
			}
		})
	}
}
