package speech

import kit "solvitur/solvers/formula"

// Quantity says how many.
type Quantity struct {
	Word string // "exactly", "at least", "at most", "all", "none"
	N    int    // unless all or none
}

// The quantities without a number of their own.
var (
	All  = Quantity{Word: "all"}
	None = Quantity{Word: "none"}
	Some = Quantity{"at least", 1}
)

// Bounds are the numbers that the quantity allows, of so many in all.
func (q Quantity) Bounds(of int) (low, high int) {
	switch q.Word {
	case "at least":
		return q.N, of
	case "at most":
		return 0, q.N
	case "all":
		return of, of
	case "none":
		return 0, 0
	}
	return q.N, q.N
}

// within says whether a number is as stated that lies between two bounds.
func (q Quantity) within(certain, possible, of int) Truth {
	low, high := q.Bounds(of)
	return Between(certain, possible, low, high)
}

func (q Quantity) String() string {
	switch q.Word {
	case "all", "none":
		return q.Word
	}
	return q.Word + " " + Amount(q.N)
}

// one says that it is one.
func (q Quantity) one() bool { return q.N == 1 && q.Word != "all" && q.Word != "none" }

// others are those whom somebody beat.
func (q Quantity) others() string {
	switch q.Word {
	case "all":
		return "everybody else"
	case "none":
		return "nobody"
	}
	return q.String() + map[bool]string{true: " other", false: " others"}[q.one()]
}

// quantifier is a word with which a count begins.
type quantifier struct {
	Quantity
	counts bool // a number follows
	people bool // it means people by itself
}

var quantifiers = map[string]quantifier{
	"exactly": {Quantity{Word: "exactly"}, true, false}, "only": {Quantity{Word: "exactly"}, true, false},
	"at":  {Quantity{Word: "at"}, true, false}, // least or most
	"all": {Quantity: All}, "each": {Quantity: All}, "every": {Quantity: All}, "both": {Quantity: All},
	"everybody": {All, false, true}, "everyone": {All, false, true},
	"none": {Quantity: None}, "no": {Quantity: None}, "neither": {Quantity: None}, "nobody": {None, false, true},
	"some": {Quantity: Some}, "somebody": {Some, false, true}, "someone": {Some, false, true},
}

// quantifier is the one that a token is.
func (r *reader) quantifier(t token) (q quantifier, ok bool) {
	if t.Kind == keyword {
		q, ok = quantifiers[t.Text]
	}
	return q, ok
}

// quantity reads "exactly 2", "at least one", "all", "none".
func (r *reader) quantity() (Quantity, *kit.Error) {
	t := r.Next()
	q, ok := r.quantifier(t)
	if !ok {
		return Quantity{}, r.Expected("how many: “exactly 1”, “at least 2”, “at most 3”, “all” or “none”")
	}
	r.At++
	next := r.Next()
	switch {
	case q.counts:
		if t.Is("at") {
			if !r.Skip("least", "most") {
				return Quantity{}, r.Expected("“least” or “most”")
			}
			q.Word = "at " + next.Text
		}
		if q.N = r.Next().Value; r.Next().Kind != numeral {
			return Quantity{}, r.Expected("a number")
		}
		r.At++
	case t.Is("all") && next.Kind == numeral && (r.After(1).Is("of", "others", "other") || r.Stand(1, "the")):
		r.At++
		q.N = next.Value
	case t.Is("no", "every", "each") && next.Kind == numeral && next.Text == "one":
		r.At++ // "no one", "every one"
	}
	return q.Quantity, nil
}
