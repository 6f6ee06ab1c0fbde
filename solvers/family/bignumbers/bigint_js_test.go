package bignumbers_test

import (
	"fmt"
	"math/big"
	"syscall/js"
	"testing"
)

// BenchmarkBigInt is what there is to compare with: the browser's own arithmetic raises the
// powers of BenchmarkStrategies, writes them down and takes digit sums until one digit is left.
func BenchmarkBigInt(b *testing.B) {
	// There is no function behind BigInt's **, and Go cannot hold a BigInt: so all of it is one
	// function, and what comes back are numbers.
	sums := js.Global().Get("Function").New("base", "exponent", `
		let text = (BigInt(base) ** BigInt(exponent)).toString();
		const sums = [];
		do {
			let sum = 0;
			for (let i = 0; i < text.length; i++) {
				sum += text.charCodeAt(i) - 48;
			}
			sums.push(sum);
			text = String(sum);
		} while (text.length > 1);
		return sums;`)
	for _, exponent := range []int64{4444, 444400} {
		want := 0
		for _, digit := range new(big.Int).Exp(big.NewInt(4444), big.NewInt(exponent), nil).String() {
			want += int(digit - '0')
		}
		b.Run(fmt.Sprint(exponent), func(b *testing.B) {
			for b.Loop() {
				if sum := sums.Invoke(4444, exponent).Index(0).Int(); sum != want {
					b.Fatalf("the digits add up to %d, not to %d", sum, want)
				}
			}
		})
	}
}
