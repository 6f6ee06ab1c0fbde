package dialogue

import (
	"context"
	"slices"
)

// ValueCount is a value of a quantity and the number of worlds that have it.
type ValueCount struct{ Value, Worlds int }

// Values gives the different values that the quantity has in the set, in
// ascending order, each with the number of its worlds. The only error is the
// context's.
func (s *Set) Values(ctx context.Context, q *Quantity) ([]ValueCount, error) {
	if s.count == 0 {
		return nil, nil // nor need the quantity be tabulated for it
	}
	if err := q.ready(ctx); err != nil {
		return nil, err
	}
	var counts []ValueCount
	var err error
	if q.bound <= 4*s.count+1024 {
		counts, err = s.valuesByTable(ctx, q)
	} else {
		counts, err = s.valuesByMap(ctx, q)
	}
	slices.SortFunc(counts, func(a, b ValueCount) int { return a.Value - b.Value })
	return counts, err
}

func (s *Set) valuesByTable(ctx context.Context, q *Quantity) ([]ValueCount, error) {
	table := make([]uint32, q.bound)
	if err := s.eachKey(ctx, q, func(key uint32) { table[key]++ }); err != nil {
		return nil, err
	}
	var counts []ValueCount
	for key, n := range table {
		if n > 0 {
			counts = append(counts, ValueCount{q.value(uint32(key)), int(n)})
		}
	}
	return counts, nil
}

func (s *Set) valuesByMap(ctx context.Context, q *Quantity) ([]ValueCount, error) {
	table := make(map[uint32]int)
	if err := s.eachKey(ctx, q, func(key uint32) { table[key]++ }); err != nil {
		return nil, err
	}
	counts := make([]ValueCount, 0, len(table))
	for key, n := range table {
		counts = append(counts, ValueCount{q.value(key), n})
	}
	return counts, nil
}

// eachKey gives the keys of all members.
func (s *Set) eachKey(ctx context.Context, q *Quantity, f func(key uint32)) error {
	e := &evaluator{ctx: ctx}
	if s.sparse {
		for i, w := range s.list {
			if i%tabulateChunk == 0 && ctx.Err() != nil {
				return ctx.Err()
			}
			f(q.key(int(w)))
		}
		return nil
	}
	return e.pass(s, nil, func(b *block) {
		b.each(func(j int) { f(b.keys[j]) })
	}, column{sees: q})
}
