package rows

import (
	"math"

	"solvitur/solvers/schema"
)

// What a row says by a field of [How]: that something is so or is not, or how a number
// compares with the row's own.
const (
	So, NotSo                = "so", "not"
	Exactly, AtLeast, AtMost = "=", ">=", "<="
	NotEqual, More, Less     = "!=", ">", "<"
)

// How is the field "how", a choice of values, each followed by its label.
func How(label string, pairs ...string) schema.Field {
	return schema.Field{Key: "how", Kind: schema.Choice, Label: label, Options: schema.Labelled(pairs...)}
}

// OfCompare is the choice of how a number compares.
var OfCompare = How("comparison", Exactly, "exactly", AtLeast, "at least", AtMost, "at most")

// Compares says whether a number is as large as a row says. Like [Holds] it is for
// checkers: what searches has [Within], or an engine's own comparison.
func Compares[N ~int | ~int64](n N, how string, with N) bool {
	switch how {
	case AtLeast:
		return n >= with
	case AtMost:
		return n <= with
	case More:
		return n > with
	case Less:
		return n < with
	}
	return (n == with) == (how != NotEqual)
}

// Within says, for searches and the tables of arguments, whether a number is within the
// bounds of what compares so, by one of [OfCompare].
func Within(n int, how string, with int) bool {
	least, most := with, with
	switch how {
	case AtLeast:
		most = math.MaxInt
	case AtMost:
		least = math.MinInt
	case Exactly:
	default:
		panic("rows: nothing is within the bounds of " + how)
	}
	return least <= n && n <= most
}
