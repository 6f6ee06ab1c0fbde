package dialogues

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The theorems that rule out sums, in the order of the menu.
const (
	evenSums    = "even sums"
	primePlus   = "a prime plus 2"
	greatPrime  = "a prime above half"
	threePrimes = "three times a prime"
)

// filterOrder is the order in which the theorems are applied.
const filterOrder = "theorems"

func orderings(c *conversation) []puzzle.Ordering {
	if newScript(c.Facts, puzzle.KeepAll).beyondTheorems() != "" {
		return nil
	}
	return []puzzle.Ordering{{Name: filterOrder, Label: "The order of the mathematician’s theorems", Items: []string{evenSums, primePlus, greatPrime, threePrimes}}}
}

// beyondTheorems says why the theorems are not about a conversation, "" if
// they do.
func (s *script) beyondTheorems() string {
	f := s.facts
	switch {
	case f.Count != 2:
		return fmt.Sprintf("the theorems on primes are about two numbers, and there are %s here", english.Words(f.Count))
	case f.Low != 2:
		return fmt.Sprintf("the theorems on primes are about numbers from 2 on, and these begin at %d", f.Low)
	case len(s.known) > 0:
		return "the theorems on primes are about any two numbers of the range, and here more is known of them from the start"
	case len(s.lines) != 4:
		return fmt.Sprintf("the theorems on primes are about the classic conversation of four sentences, and this one has %d", len(s.lines))
	}
	p, q := s.lines[0].who, s.lines[1].who
	if p == nil || q == nil || !slices.Equal(p.sees, []quantity{{what: product}}) || !slices.Equal(q.sees, []quantity{{what: sum}}) {
		return "the theorems on primes are about a conversation between somebody who knows the product, and begins, and somebody who knows the sum, and answers"
	}
	want := []Line{
		{Kind: lineState, Who: p.name, Does: doesNot},
		{Kind: linePast, Who: q.name, When: fromStart, Other: p.name, Does: doesNot},
		{Kind: lineState, Who: p.name, Does: does},
		{Kind: lineState, Who: q.name, Does: does},
	}
	for i, line := range s.lines {
		said := line.line
		said.Words = ""
		if said != want[i] {
			return fmt.Sprintf("the theorems on primes are about the classic conversation, and there sentence %d would be: %s", line.number, want[i].sentence())
		}
	}
	return ""
}

// numberTheory is the classic conversation settled by theorems, and by looking
// where they end.
type numberTheory struct {
	*task
	high  int
	prime []bool // up to twice the upper limit
	// The smallest and the largest prime above half of the upper limit, 0 if
	// there is none.
	great, greatest int
	items           []view.Step
}

// byPrimes settles the classic conversation, and no other.
func (k *task) byPrimes() error {
	if why := k.script.beyondTheorems(); why != "" {
		return puzzle.NotApplicable(english.Capital(why) + ".")
	}
	t := &numberTheory{task: k, high: k.facts.High, prime: sieve(2 * k.facts.High)}
	for n := t.high/2 + 1; n <= t.high; n++ {
		if t.prime[n] {
			t.great, t.greatest = cmp.Or(t.great, n), n
		}
	}
	return t.settle()
}

// sieve says of every number up to n whether it is a prime, after Eratosthenes.
func sieve(n int) []bool {
	prime := make([]bool, n+1)
	for i := 2; i <= n; i++ {
		prime[i] = true
	}
	for i := 2; i*i <= n; i++ {
		for j := i * i; prime[i] && j <= n; j += i {
			prime[j] = false
		}
	}
	return prime
}

// isPrime looks a number up in the list of primes.
func (t *numberTheory) isPrime(n int) bool {
	t.Stats.Work++
	return n >= 0 && n < len(t.prime) && t.prime[n]
}

// falls says whether a theorem rules a sum out: whether it has two numbers of
// which P would know at once.
func (t *numberTheory) falls(theorem string, s int) bool {
	switch theorem {
	case evenSums:
		// Goldbach: the sum of two primes, different ones from 8 on. They must
		// not be beyond the limit, which their being 3 at least ensures.
		return s%2 == 0 && s <= t.high+3 && (s >= 8 || t.facts.Equal)
	case primePlus:
		return s-2 <= t.high && s-2 > 2 && t.isPrime(s-2)
	case greatPrime:
		// With a prime of which no other multiple is within the limit:
		// whatever the product is split into, one part is that prime.
		for _, q := range []int{t.great, t.greatest} {
			if q > 0 && s >= q+2 && s <= q+t.high && s != 2*q {
				return true
			}
		}
		return false
	case threePrimes:
		// p and 2p: their product is split otherwise only with a part p*p.
		return s%3 == 0 && 2*(s/3) <= t.high && (s/3)*(s/3) > t.high && t.isPrime(s/3)
	}
	return false
}

var theorems = map[string]string{
	evenSums:    "An even sum is out: Goldbach’s conjecture, verified far beyond any limit here, makes it the sum of two primes (different ones from 8 on), and of the product of two primes %s would know them.",
	primePlus:   "A sum that is a prime plus 2 is out: the numbers might be that prime and 2.",
	greatPrime:  "The sums from %d to %s are out%s: one number might be the prime %d, or %d, and a product with such a factor is split within the limit in one way only.",
	threePrimes: "A sum of three times a prime is out where the square of the prime is beyond the limit: the numbers might be p and 2p, and 2 and p·p is too much.",
}

func (t *numberTheory) say(facts []puzzle.FactID, depth int, format string, args ...any) {
	t.items = append(t.items, view.Step{Mark: view.Mark{Facts: facts}, Depth: depth, Text: fmt.Sprintf(format, args...)})
}

func (t *numberTheory) settle() error {
	p, s := t.script.lines[0].who.name, t.script.lines[1].who.name
	table := &view.Table{Corner: "theorem", Numeric: true, Columns: view.Cells("sums looked at", "primes looked up", "ruled out", "left")}
	defer func() {
		t.Discovered(view.View{Name: "argument", Title: "The mathematician’s way", Steps: &view.Steps{Items: t.items}})
		t.Discovered(view.View{Name: "filters", Title: "What each theorem does", Table: table,
			Note: "A theorem that rules out much for little looking up should come first: put the theorems in another order and compare the counts."})
		t.Discovered(t.goldbach())
	}()
	lowest, highest := 5, 2*t.high-1
	if t.facts.Equal {
		lowest, highest = 4, 2*t.high
	}
	var sums []int
	for v := lowest; v <= highest; v++ {
		sums = append(sums, v)
	}
	second := []puzzle.FactID{t.script.lines[1].id}
	t.say(second, 0, "%s knew that %s could not know the numbers. So no two numbers with that sum are given away by their product. There are %s sums to begin with.", s, p, english.Thousands(len(sums)))
	if err := t.tellStart(t.facts.unconditional()); err != nil {
		return err
	}
	for _, theorem := range t.Order(filterOrder, []string{evenSums, primePlus, greatPrime, threePrimes}) {
		before, lookedUp := len(sums), t.Stats.Work
		kept, err := t.filter(sums, func(v int) (bool, error) { return !t.falls(theorem, v), nil })
		if err != nil {
			return err
		}
		sums = kept
		text := theorems[theorem]
		switch theorem {
		case evenSums:
			text = fmt.Sprintf(text, p)
		case greatPrime:
			text = fmt.Sprintf(text, t.great+2, english.Thousands(t.greatest+t.high), t.exceptions(), t.great, t.greatest)
		}
		t.say(second, 1, "%s That leaves %s of %s.", text, english.Thousands(len(sums)), english.Thousands(before))
		table.Rows = append(table.Rows, t.row(theorem, before, lookedUp, len(sums)))
	}
	before, lookedUp := len(sums), t.Stats.Work
	sums, err := t.filter(sums, t.safe)
	if err != nil {
		return err
	}
	table.Rows = append(table.Rows, t.row("looking", before, lookedUp, len(sums)))
	t.say(second, 1, "Of the %d that no theorem rules out, the pairs are looked through one by one; that leaves %s.", before, written(sums))
	if err := t.tellSums(sums); err != nil {
		return err
	}
	return t.conclude(p, s, sums)
}

func (t *numberTheory) row(name string, before int, lookedUp int64, after int) view.Row {
	cell := func(n int) view.Cell { return view.Cell{Text: english.Thousands(n)} }
	return view.Row{Head: view.Cell{Text: name}, Cells: []view.Cell{cell(before), cell(int(t.Stats.Work - lookedUp)), cell(before - after), cell(after)}}
}

// filter keeps the sums that pass.
func (t *numberTheory) filter(sums []int, pass func(int) (bool, error)) ([]int, error) {
	t.Stats.Propagations++
	kept := make([]int, 0, len(sums))
	for _, v := range sums {
		t.Stats.Tests++
		if err := t.spend(1); err != nil {
			return nil, err
		}
		ok, err := pass(v)
		if err != nil {
			return nil, err
		}
		if ok {
			kept = append(kept, v)
		}
	}
	t.Stats.Space = max(t.Stats.Space, int64(len(sums)))
	return kept, nil
}

// exceptions names the sums that the great primes do not reach, because both
// numbers would be the same prime.
func (t *numberTheory) exceptions() string {
	for _, q := range []int{t.great, t.greatest} {
		if !t.falls(greatPrime, 2*q) {
			return fmt.Sprintf(", but for %s", english.Thousands(2*q))
		}
	}
	return ""
}

// safe looks through the pairs of a sum: each product must be split in another
// way too.
func (t *numberTheory) safe(s int) (bool, error) {
	for x := max(2, s-t.high); 2*x <= s; x++ {
		y := s - x
		if x == y && !t.facts.Equal {
			continue
		}
		t.Stats.Tests++
		another, tried := t.splitsOtherwise(x, y)
		if err := t.spend(tried); err != nil || !another {
			return false, err
		}
	}
	return true, nil
}

// splitsOtherwise says whether the product of two numbers, the smaller one first, is split
// within the limits in another way too, and how many ways it tried.
func (t *numberTheory) splitsOtherwise(x, y int) (another bool, tried int) {
	// Mostly a small factor of one number can go over to the other.
	for _, p := range [...]int{2, 3, 5, 7} {
		tried++
		if x%p == 0 && t.otherwise(x, x/p, y*p) || y%p == 0 && t.otherwise(x, y/p, x*p) {
			return true, tried
		}
	}
	product := x * y
	for a := max(2, (product+t.high-1)/t.high); a*a <= product; a++ {
		if tried++; a != x && t.splits(product, a) {
			return true, tried
		}
	}
	return false, tried
}

// otherwise says whether a product that is split with x is split in another way, within the
// limits, into a and b.
func (t *numberTheory) otherwise(x, a, b int) bool {
	return a > 1 && max(a, b) <= t.high && a != x && b != x && (a != b || t.facts.Equal)
}

// splits says whether a product is a times a number not below a, both within
// the limits.
func (t *numberTheory) splits(product, a int) bool {
	if product%a != 0 {
		return false
	}
	b := product / a
	return b <= t.high && (b > a || b == a && t.facts.Equal)
}

// tellSums tells how many pairs have one of the sums.
func (t *numberTheory) tellSums(sums []int) error {
	pairs := 0
	for _, v := range sums {
		for x := max(2, v-t.high); 2*x <= v; x++ {
			if 2*x < v || t.facts.Equal {
				pairs++
			}
		}
	}
	return t.tellLeft(1, pairs)
}
