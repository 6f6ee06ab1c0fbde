package state

import (
	"math/rand/v2"
	"testing"
)

// Two values are equal where they are spelt alike, whichever way that is found out.
func TestEqualIsSpeltAlike(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var value func(depth int) any
	value = func(depth int) any {
		kinds := 9
		if depth == 0 {
			kinds = 7
		}
		switch rng.IntN(kinds) {
		case 0:
			return nil
		case 1:
			return rng.IntN(2) == 0
		case 2:
			return float64(rng.IntN(3))
		case 3:
			return rng.IntN(3) // as a program writes it, not as it is read
		case 4:
			return []string{"", "a", "1"}[rng.IntN(3)]
		case 5:
			return []any(nil)
		case 6:
			return map[string]any(nil)
		case 7:
			list := []any{}
			for range rng.IntN(3) {
				list = append(list, value(depth-1))
			}
			return list
		}
		members := map[string]any{}
		for range rng.IntN(3) {
			members[[]string{"a", "b"}[rng.IntN(2)]] = value(depth - 1)
		}
		return members
	}
	alike := 0
	for range 20_000 {
		a, b := value(2), value(2)
		want := encode(a) == encode(b)
		if want {
			alike++
		}
		if equal(a, b) != want {
			t.Fatalf("%#v and %#v: equal is %v", a, b, !want)
		}
	}
	if alike < 200 {
		t.Fatalf("only %d pairs are alike", alike)
	}
}
