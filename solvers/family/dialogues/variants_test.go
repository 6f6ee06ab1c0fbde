package dialogues_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// All strategies agree with each other and with the plainest way there is, on
// random conversations of every sort.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, suite, dialogues.New(), 250, random, brute)
}

var (
	whats      = []string{"sum", "product", "difference", "squares", "largest", "smallest", "gcd", "divisor", "primes", "odd", "nothing"}
	properties = []string{"unique-smallest", "unique-largest", "different", "equal", "even-sum", "odd-sum", "some-even", "all-odd",
		"all-prime", "some-prime", "no-prime", "square-sum", "square-product", "consecutive", "divides"}
	relations = []string{"is", "is-not", "at-most", "at-least", "divisible"}
)

func pick[T any](rng *rand.Rand, from ...T) T { return from[rng.IntN(len(from))] }

// random makes conversations that are held about few numbers, so that all can
// be written down, and that are often near what can be said.
func random(rng *rand.Rand) dialogues.Facts {
	f := dialogues.Facts{Count: pick(rng, 2, 2, 2, 3, 3, 1, 4), Low: rng.IntN(4), Equal: rng.IntN(2) == 0}
	f.High = f.Low + f.Count + rng.IntN([]int{0, 40, 16, 7, 4}[f.Count])
	names := []string{"P", "S", "Q"}[:1+rng.IntN(3)]
	for i, name := range names {
		p := dialogues.Person{Name: name, Kind: pick(rng, "value", "value", "value", "parity", "remainder"), What: pick(rng, whats...)}
		if rng.IntN(3) > 0 {
			p.What = []string{"product", "sum", "difference"}[i]
		}
		switch p.Kind {
		case "value":
			p.Also = pick(rng, "*", "*", "*", pick(rng, whats...))
		case "remainder":
			by := 2 + rng.IntN(6)
			p.By = &by
		}
		f.People = append(f.People, p)
	}
	hint := func() dialogues.Line {
		if rng.IntN(2) == 0 {
			return dialogues.Line{Kind: "hint", Property: pick(rng, properties...)}
		}
		value := rng.IntN(40)
		return dialogues.Line{Kind: "bound", What: pick(rng, whats...), Relation: pick(rng, relations...), Value: &value}
	}
	if rng.IntN(3) == 0 {
		f.Known = append(f.Known, hint())
	}
	if rng.IntN(8) == 0 {
		product := pick(rng, 12, 24, 36, 60)
		f.Known = append(f.Known, dialogues.Line{Kind: "bound", What: "product", Relation: "is", Value: &product})
	}
	for range rng.IntN(6) {
		who := pick(rng, names...)
		other := pick(rng, names...)
		does := pick(rng, "not", "not", "not", "knows")
		kind := pick(rng, "state", "state", "state", "past", "think", "unsure", "value", "whether", "both", "all", "told", "hint")
		if other == who && slices.Contains([]string{"past", "think", "unsure", "both"}, kind) {
			kind = "state"
		}
		line := dialogues.Line{Kind: kind, Who: who, Does: does}
		switch kind {
		case "past":
			line.Other, line.When = other, pick(rng, "start", "before")
		case "think", "unsure", "both":
			line.Other = other
		case "value":
			line.What = pick(rng, whats...)
		case "whether":
			line.Property = pick(rng, properties...)
		case "all":
			line = dialogues.Line{Kind: kind, Does: pick(rng, "everybody", "somebody", "nobody", "not-everybody")}
		case "told":
			line = dialogues.Line{Kind: kind, Who: who, What: pick(rng, whats...)}
		case "hint":
			line = hint()
		}
		f.Conversation = append(f.Conversation, line)
	}
	return f
}

// brute holds the conversation by comparing every choice with every other. It
// reads the facts themselves, and shares no code with the family.
func brute(f dialogues.Facts, keep func(puzzle.FactID) bool) []dialogues.Solution {
	b := &bruteForce{sees: map[string][]dialogues.Person{}}
	off := func(kind string, i int) bool { return !keep(fmt.Sprintf("%s/%d", kind, i)) }
	all := [][]int{{}}
	for range f.Count {
		var longer [][]int
		for _, numbers := range all {
			for n := f.Low; n <= f.High; n++ {
				if len(numbers) == 0 || n > numbers[len(numbers)-1] || f.Equal && n == numbers[len(numbers)-1] {
					longer = append(longer, append(slices.Clone(numbers), n))
				}
			}
		}
		all = longer
	}
	for i, l := range f.Known {
		if !off("known", i) {
			all = slices.DeleteFunc(all, func(numbers []int) bool { return !isSo(l, numbers) })
		}
	}
	for i, p := range f.People {
		if !off("people", i) {
			b.sees[p.Name] = append(b.sees[p.Name], p)
		}
		b.names = append(b.names, p.Name)
	}
	b.left = [][][]int{all}
	for i, l := range f.Conversation {
		if off("conversation", i) {
			continue
		}
		now := b.left[len(b.left)-1]
		var next [][]int
		for _, numbers := range now {
			if b.says(l, now, numbers) {
				next = append(next, numbers)
			}
		}
		b.left = append(b.left, next)
		b.saw = append(b.saw, maps.Clone(b.sees))
		if l.Kind == "told" {
			b.sees[l.Who] = append(slices.Clone(b.sees[l.Who]), dialogues.Person{Kind: "value", What: l.What})
		}
	}
	var solutions []dialogues.Solution
	for _, numbers := range b.left[len(b.left)-1] {
		solutions = append(solutions, dialogues.Solution{Numbers: numbers})
	}
	return solutions
}

type bruteForce struct {
	names []string
	sees  map[string][]dialogues.Person   // now
	saw   []map[string][]dialogues.Person // before each sentence
	left  [][][]int
}

// cell lists what somebody cannot tell from some numbers.
func (b *bruteForce) cell(who string, among [][]int, numbers []int) [][]int {
	same := among
	for _, p := range b.sees[who] {
		one, also := seen(p, numbers)
		var left [][]int
		for _, other := range same {
			if v, w := seen(p, other); v == one && w == also {
				left = append(left, other)
			}
		}
		same = left
	}
	return same
}

// seen is what somebody is told of some numbers, 0 where there is no second thing.
func seen(p dialogues.Person, numbers []int) (one, also int) {
	one = worth(p.What, numbers)
	switch p.Kind {
	case "parity":
		one %= 2
	case "remainder":
		one %= *p.By
	case "value":
		if p.Also != "" && p.Also != "*" {
			also = worth(p.Also, numbers)
		}
	}
	return one, also
}

func (b *bruteForce) knows(who string, among [][]int, numbers []int) bool {
	return len(b.cell(who, among, numbers)) == 1
}

func (b *bruteForce) says(l dialogues.Line, now [][]int, numbers []int) bool {
	yes := l.Does == "knows"
	// agree says whether something is the same of all that somebody thinks of.
	agree := func(among [][]int, of func([]int) int) bool {
		for _, other := range b.cell(l.Who, among, numbers) {
			if of(other) != of(numbers) {
				return false
			}
		}
		return true
	}
	truth := func(is func([]int) bool) func([]int) int {
		return func(n []int) int {
			if is(n) {
				return 1
			}
			return 0
		}
	}
	switch l.Kind {
	case "state":
		return b.knows(l.Who, now, numbers) == yes
	case "past", "think":
		among := now
		if said := len(b.saw); l.Kind == "past" && said > 0 { // they knew it with what they saw then
			moment := 0
			if l.When == "before" {
				moment = said - 1
			}
			among = b.left[moment]
			defer func(sees map[string][]dialogues.Person) { b.sees = sees }(b.sees)
			b.sees = b.saw[moment]
		}
		for _, other := range b.cell(l.Who, among, numbers) {
			if b.knows(l.Other, among, other) != yes {
				return false
			}
		}
		return true
	case "unsure":
		return agree(now, truth(func(n []int) bool { return b.knows(l.Other, now, n) })) == yes
	case "value":
		return agree(now, func(n []int) int { return worth(l.What, n) }) == yes
	case "whether":
		return agree(now, truth(func(n []int) bool { return isSo(dialogues.Line{Kind: "hint", Property: l.Property}, n) })) == yes
	case "both":
		return b.knows(l.Who, now, numbers) == yes && b.knows(l.Other, now, numbers) == yes
	case "all":
		knowing := 0
		for _, name := range b.names {
			if b.knows(name, now, numbers) {
				knowing++
			}
		}
		switch l.Does {
		case "everybody":
			return knowing == len(b.names)
		case "nobody":
			return knowing == 0
		case "somebody":
			return knowing > 0
		}
		return knowing < len(b.names)
	case "told":
		return true
	}
	return isSo(l, numbers)
}

func prime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n > 1
}

func square(n int) bool {
	for r := 0; r*r <= n; r++ {
		if r*r == n {
			return true
		}
	}
	return false
}

func worth(what string, numbers []int) int {
	total, times, squares, odd := 0, 1, 0, 0
	for _, n := range numbers {
		total, times, squares = total+n, times*n, squares+n*n
		odd += n % 2
	}
	switch what {
	case "sum":
		return total
	case "product":
		return times
	case "difference":
		return slices.Max(numbers) - slices.Min(numbers)
	case "squares":
		return squares
	case "largest":
		return slices.Max(numbers)
	case "smallest":
		return slices.Min(numbers)
	case "primes":
		primes := 0
		for _, n := range numbers {
			if prime(n) {
				primes++
			}
		}
		return primes
	case "odd":
		return odd
	case "gcd":
		for d := slices.Max(numbers); d > 0; d-- {
			if !slices.ContainsFunc(numbers, func(n int) bool { return n%d != 0 }) {
				return d
			}
		}
		return 0
	case "divisor":
		if d, is := anyTwo(numbers); is {
			return d
		}
		return -1 // none of them
	}
	return 0
}

func anyTwo(numbers []int) (int, bool) {
	for _, d := range numbers {
		good := true
		for i := range numbers {
			for j := range i {
				s := numbers[i] + numbers[j]
				good = good && (d == 0 && s == 0 || d > 0 && s%d == 0)
			}
		}
		if good {
			return d, true
		}
	}
	return 0, false
}

func isSo(l dialogues.Line, numbers []int) bool {
	if l.Kind == "bound" {
		v, to := worth(l.What, numbers), *l.Value
		if v < 0 { // there is no such number
			return l.Relation == "is-not"
		}
		return map[string]bool{"is": v == to, "is-not": v != to, "at-most": v <= to, "at-least": v >= to,
			"divisible": to > 0 && v%max(to, 1) == 0 || to == 0 && v == 0}[l.Relation]
	}
	often := map[int]int{}
	for _, n := range numbers {
		often[n]++
	}
	distinct := len(often) == len(numbers)
	switch l.Property {
	case "unique-smallest":
		return often[slices.Min(numbers)] == 1
	case "unique-largest":
		return often[slices.Max(numbers)] == 1
	case "different":
		return distinct
	case "equal":
		return !distinct
	case "even-sum":
		return worth("sum", numbers)%2 == 0
	case "odd-sum":
		return worth("sum", numbers)%2 == 1
	case "some-even":
		return worth("odd", numbers) != len(numbers)
	case "all-odd":
		return worth("odd", numbers) == len(numbers)
	case "all-prime":
		return worth("primes", numbers) == len(numbers)
	case "some-prime":
		return worth("primes", numbers) > 0
	case "no-prime":
		return worth("primes", numbers) == 0
	case "square-sum":
		return square(worth("sum", numbers))
	case "square-product":
		return square(worth("product", numbers))
	case "consecutive":
		return distinct && worth("difference", numbers) == len(numbers)-1
	}
	_, ok := anyTwo(numbers)
	return ok
}
