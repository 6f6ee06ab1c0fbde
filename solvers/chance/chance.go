// Package chance draws at random, the same on every machine and for ever.
//
// A [Draw] is begun with a text, and what it gives follows from that text alone: its
// numbers are those of SplitMix64 (G. Steele, D. Lea and C. Flood, OOPSLA 2014), begun
// with the text's FNV-1a hash of 64 bits. Numbers below a bound are made of them by
// D. Lemire's method (ACM TOMACS 29, 2019), and lists are shuffled after R. Fisher and
// F. Yates, from the end. Package math/rand/v2 promises its sources, but not what is
// made of them; all of this is ten lines, and a golden test keeps it as it is.
package chance

import (
	"hash/fnv"
	"io"
	"math/bits"
)

// Draw is a sequence of random numbers.
type Draw struct{ state uint64 }

// New begins the sequence of a text.
func New(text string) *Draw {
	hash := fnv.New64a()
	io.WriteString(hash, text)
	return &Draw{hash.Sum64()}
}

// next is the next number of 64 bits.
func (d *Draw) next() uint64 {
	d.state += 0x9e3779b97f4a7c15
	z := d.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below is a number from 0 to n-1, each as likely; n is at least 1.
func (d *Draw) Below(n int) int {
	bound := uint64(n)
	for least := -bound % bound; ; {
		if high, low := bits.Mul64(d.next(), bound); low >= least {
			return int(high)
		}
	}
}

// Between is a number from low to high, both included.
func (d *Draw) Between(low, high int) int { return low + d.Below(high-low+1) }

// Once in n times it is true.
func (d *Draw) Once(n int) bool { return d.Below(n) == 0 }

// Shuffle puts a list into a random order.
func Shuffle[T any](d *Draw, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := d.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// Span is the numbers from low to high, in this order.
func Span(low, high int) (all []int) {
	for n := low; n <= high; n++ {
		all = append(all, n)
	}
	return all
}

// Order is the numbers from 0 to n-1 in a random order.
func (d *Draw) Order(n int) []int {
	order := Span(0, n-1)
	Shuffle(d, order)
	return order
}

// Of is one of a list that is not empty.
func Of[T any](d *Draw, list []T) T { return list[d.Below(len(list))] }

// Some are n of a list, in a random order.
func Some[T any](d *Draw, list []T, n int) []T {
	all := append([]T(nil), list...)
	Shuffle(d, all)
	return all[:n]
}

// Mixed is a list of two or more in which some, at least two, are shuffled among themselves, and the
// others stand where they did.
func Mixed[T any](d *Draw, list []T) []T {
	mixed := append([]T(nil), list...)
	free := d.Order(len(list))[d.Below(len(list)-1):]
	for i, place := range Some(d, free, len(free)) {
		mixed[free[i]] = list[place]
	}
	return mixed
}

// Distinct are so many things that are drawn, no two of the same key; fewer, if 20 times as many
// draws do not give them. A draw knows what there is already, and may come to nothing.
func Distinct[T any, K comparable](most int, key func(T) K, draw func(all []T) (T, bool)) (all []T) {
	known := map[K]bool{}
	for tries := 0; len(all) < most && tries < 20*most; tries++ {
		if one, ok := draw(all); ok && !known[key(one)] {
			known[key(one)] = true
			all = append(all, one)
		}
	}
	return all
}
