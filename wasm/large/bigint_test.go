//go:build js && wasm

package main

import (
	"fmt"
	"math/big"
	"testing"
)

// BigInt and math/big write the same, and no error makes this test pass.
func TestBigIntText(t *testing.T) {
	for base := 2; base <= 36; base++ {
		for _, exponent := range []int64{0, 1, 5, 64, 1000, 4444} {
			x := new(big.Int).Exp(big.NewInt(4444), big.NewInt(exponent), nil)
			x.Sub(x, big.NewInt(1))
			text, err := throughBigInt(x, base)
			if err != nil || text != x.Text(base) {
				t.Fatalf("4444^%d - 1 in base %d is written wrongly: %v", exponent, base, err)
			}
		}
	}
}

func BenchmarkText(b *testing.B) {
	for _, exponent := range []int64{4444, 444_400} {
		x := new(big.Int).Exp(big.NewInt(4444), big.NewInt(exponent), nil)
		for name, text := range map[string]func(*big.Int, int) string{"BigInt": bigIntText, "math-big": func(x *big.Int, base int) string { return x.Text(base) }} {
			b.Run(fmt.Sprintf("%s/%d", name, exponent), func(b *testing.B) {
				for b.Loop() {
					if text(x, 10) == "" {
						b.Fatal("no digits")
					}
				}
			})
		}
	}
}
