package dialogues

import (
	"solvitur/solvers/schema"
)

// The kinds of line that are spoken of by name; lines.go has all.
const (
	lineState = "state"
	linePast  = "past"
	lineTold  = "told"  // somebody is told a value in secret
	lineHint  = "hint"  // a property of the numbers
	lineBound = "bound" // a value compared with a number
)

// A term is an entry of a menu: how it is written, and how it reads.
type term[K ~string] struct {
	name K
	text string
}

func options[K ~string](terms []term[K]) []schema.Option {
	out := make([]schema.Option, len(terms))
	for i, t := range terms {
		out[i] = schema.Option{Value: string(t.name), Label: t.text}
	}
	return out
}

// what names a quantity: a function of the numbers.
type what string

// The quantities.
const (
	sum        what = "sum"
	product    what = "product"
	difference what = "difference" // the largest less the smallest
	squares    what = "squares"    // the sum of the squares
	largest    what = "largest"
	smallest   what = "smallest"
	common     what = "gcd"     // the greatest common divisor
	divider    what = "divisor" // the one that divides the sum of any two
	primeCount what = "primes"  // how many are primes
	oddCount   what = "odd"     // how many are odd
	nothing    what = "nothing"
)

var quantities = []term[what]{
	{sum, "the sum"},
	{product, "the product"},
	{difference, "the difference"},
	{squares, "the sum of the squares"},
	{largest, "the largest number"},
	{smallest, "the smallest number"},
	{common, "the greatest common divisor"},
	{divider, "the one that divides the sum of any two"},
	{primeCount, "how many of them are primes"},
	{oddCount, "how many of them are odd"},
	{nothing, "nothing"},
}

// trait names a property of the numbers.
type trait string

// The properties.
const (
	uniqueSmallest trait = "unique-smallest"
	uniqueLargest  trait = "unique-largest"
	allDifferent   trait = "different"
	someEqual      trait = "equal"
	evenSum        trait = "even-sum"
	oddSum         trait = "odd-sum"
	someEven       trait = "some-even"
	allOdd         trait = "all-odd"
	allPrime       trait = "all-prime"
	somePrime      trait = "some-prime"
	noPrime        trait = "no-prime"
	squareSum      trait = "square-sum"
	squareProduct  trait = "square-product"
	consecutive    trait = "consecutive"
	dividesAll     trait = "divides"
)

var properties = []term[trait]{
	{uniqueSmallest, "only one of them is the smallest"},
	{uniqueLargest, "only one of them is the largest"},
	{allDifferent, "they are all different"},
	{someEqual, "two of them are equal"},
	{evenSum, "the sum is even"},
	{oddSum, "the sum is odd"},
	{someEven, "at least one of them is even"},
	{allOdd, "all of them are odd"},
	{allPrime, "all of them are primes"},
	{somePrime, "at least one of them is a prime"},
	{noPrime, "none of them is a prime"},
	{squareSum, "the sum is a square"},
	{squareProduct, "the product is a square"},
	{consecutive, "they follow one another without a gap"},
	{dividesAll, "one of them divides the sum of any two"},
}

// relation compares a quantity with a number.
type relation string

// The relations.
const (
	is        relation = "is"
	isNot     relation = "is-not"
	atMost    relation = "at-most"
	atLeast   relation = "at-least"
	divisible relation = "divisible"
)

var relations = []term[relation]{
	{is, "is"},
	{isNot, "is not"},
	{atMost, "is at most"},
	{atLeast, "is at least"},
	{divisible, "is divisible by"},
}

// The values of "does", and of "when".
const (
	does    = "knows"
	doesNot = "not"

	fromStart = "start"
	before    = "before"

	everybody    = "everybody"
	somebody     = "somebody"
	nobody       = "nobody"
	notEverybody = "not-everybody"
)

var (
	doesOptions = schema.Labelled(doesNot, "does not know", does, "knows")
	didOptions  = schema.Labelled(doesNot, "could not know", does, "knew")
	whenOptions = schema.Labelled(fromStart, "from the start", before, "before that")
	allOptions  = schema.Labelled(nobody, "Nobody", somebody, "Somebody", everybody, "Everybody", notEverybody, "Not everybody")
	howMany     = map[string]string{nobody: "nobody", somebody: "somebody", everybody: "everybody", notEverybody: "not everybody"}
)

// textOf finds the words for a name of the menu.
func textOf[K ~string](terms []term[K], name K) string {
	for _, t := range terms {
		if t.name == name {
			return t.text
		}
	}
	return string(name)
}
