package dialogue

import "math/bits"

// cells numbers the keys that members of a model really have from 0, so that
// tables of more than a bit for each key stay as small as the model: there are
// four million products of two numbers up to 2,000, and one million of them
// occur.
//
// It is a bit set with the number of bits before each word, the succinct rank
// structure of G. Jacobson (1989) without its second level.
type cells struct {
	count  int
	direct bool // every key is its own cell
	words  []uint64
	before []uint32
}

// cell is the number of a key that occurs.
func (c *cells) cell(key uint32) uint32 {
	if c.direct {
		return key
	}
	word := key >> 6
	return c.before[word] + uint32(bits.OnesCount64(c.words[word]&(1<<(key&63)-1)))
}

// newCells numbers the keys of a set.
func newCells(words oneBit) *cells {
	c := &cells{words: words, before: make([]uint32, len(words))}
	for i, w := range words {
		c.before[i] = uint32(c.count)
		c.count += bits.OnesCount64(w)
	}
	return c
}

// cells numbers the keys of a column over a model. Where there are not many
// more keys than members they are taken as they are.
func (e *evaluator) cells(model *Set, c column) (*cells, func(), error) {
	if c.keys <= 2*model.count+1024 {
		return &cells{count: c.keys, direct: true}, func() {}, nil
	}
	giveBack, err := e.lend(c.keys>>3 + c.keys>>4)
	if err != nil {
		return nil, nil, err
	}
	occur := newOneBit(c.keys)
	err = e.pass(model, nil, func(b *block) {
		for i, word := range b.words {
			for ; word != 0; word &= word - 1 {
				occur.add(b.keys[i<<6|bits.TrailingZeros64(word)])
			}
		}
	}, c)
	if err != nil {
		giveBack()
		return nil, nil, err
	}
	return newCells(occur), giveBack, nil
}
