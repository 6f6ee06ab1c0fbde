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

func silent(uint64, bigdec.Number) error { return nil }

// Powers, factorials and products are those of math/big, in every base.
func TestAgainstMathBig(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for base := 2; base <= 36; base++ {
		system := bigdec.NewSystem(base, 400_000)
		for range 12 {
			b, e := rng.Uint64N(1<<rng.IntN(20)+1), rng.Uint64N(1<<rng.IntN(13)+1)
			x, err := system.Power(b, e, free, silent)
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
	if text := want.Text(base); x.Text() != text || x.Len() != len(text) {
		t.Fatalf("%s is wrong", what)
	}
}

// All digits as large as can be: where sums of products come nearest to the
// prime. (b^n - 1)^2 = b^2n - 2*b^n + 1 is n-1 digits b-1, then b-2, n-1
// zeros and 1.
func TestLargestDigits(t *testing.T) {
	for _, base := range []int{2, 10, 36} {
		name := func(d int) string { return big.NewInt(int64(d)).Text(base) }
		x := bigdec.NewSystem(base, 120_000).Largest(60_000)
		digits := x.Len()
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
		}, silent)
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
				x, err := system.Power(4444, exponent, func(n int) error { operations += n; return nil }, silent)
				if err != nil || x.IsZero() {
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
