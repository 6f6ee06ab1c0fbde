package schema

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestDecimalsAreReckonedAsRationalsAre(t *testing.T) {
	number := rapid.Custom(func(t *rapid.T) string {
		whole, fraction := rapid.IntRange(-300, 300).Draw(t, "whole"), rapid.IntRange(0, 99).Draw(t, "fraction")
		reading, _ := spell("", fmt.Sprint(max(whole, -whole)), fmt.Sprintf("%02d", fraction)) // often alike, often with nought decimals
		if whole < 0 {
			return "-" + reading.String()
		}
		return reading.String()
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b := number.Draw(t, "a"), number.Draw(t, "b")
		x, _ := new(big.Rat).SetString(a)
		y, _ := new(big.Rat).SetString(b)
		if got, want := isLess(a, b), x.Cmp(y) < 0; got != want {
			t.Errorf("%s < %s: %v", a, b, got)
		}
		field := Field{Kind: Number, Decimals: rapid.IntRange(0, 4).Draw(t, "decimals")}
		decimal, exact, ok := quotient(a+"/"+b, field)
		if ok != (y.Sign() != 0) {
			t.Fatalf("%s/%s: %v", a, b, ok)
		}
		if !ok {
			return
		}
		value := new(big.Rat).Quo(x, y)
		want, _ := new(big.Rat).SetString(value.FloatString(field.Decimals))
		got, _ := new(big.Rat).SetString(decimal.String())
		if got == nil || got.Cmp(want) != 0 || exact != (want.Cmp(value) == 0) {
			t.Errorf("%s/%s with %d decimals: %s, exactly: %v; want %s", a, b, field.Decimals, decimal, exact, want)
		}
	})
}
