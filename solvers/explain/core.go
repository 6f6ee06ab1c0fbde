package explain

// shrink makes a set that proves a goal minimal: no part of the result that
// lacks one of its facts proves the goal. hint, if not nil, is a part of s that
// may be enough; it need not be right. If the budget ends first, the result
// proves the goal, and minimal is false.
//
// It drops facts in chunks, each half as large as the last ones, and at last
// one by one, which takes about 2k log(n/k) + k searches for k of n facts.
func (p *prover) shrink(s set, g *goal, hint set) (core set, minimal bool, err error) {
	d := deletion{p: p, g: g, proved: s, hints: true}
	d.now = s.clone()
	if hint != nil {
		d.now = s.and(hint)
	}
	for {
		err = d.run()
		if err != nil && err != errUndecided {
			return nil, false, err
		}
		if err == nil && !d.now.equal(d.proved) {
			// The last word was a hint.
			f, failure := p.ask(d.now, g)
			switch {
			case failure == errUndecided:
				err = errUndecided
			case failure != nil:
				return nil, false, failure
			case !f.proved:
				// A hint was wrong: start again from what is proved.
				d = deletion{p: p, g: g, proved: d.proved, now: d.proved.clone()}
				continue
			}
			if err == nil {
				d.proved = d.now
			}
		}
		return d.proved, err == nil, nil
	}
}

// deletion is one attempt of shrink.
type deletion struct {
	p      *prover
	g      *goal
	proved set // the smallest set that is known to prove the goal
	now    set // what is left: proved itself, or less by a hint
	needed set // of now, the facts that are known to be needed
	hints  bool
}

// smallSet is the size up to which facts are dropped one by one at once.
const smallSet = 8

func (d *deletion) run() error {
	d.needed = newSet(len(d.p.ids))
	size := 1
	for size*smallSet < d.now.len() {
		size *= 2
	}
	for ; size >= 1; size /= 2 {
		if err := d.pass(size); err != nil {
			return err
		}
	}
	return nil
}

// pass tries to drop every chunk of so many facts, later facts first: what is
// left are the facts that were stated first.
func (d *deletion) pass(size int) error {
	var open []int
	for i := range d.now.without(d.needed).all() {
		open = append(open, i)
	}
	for end := len(open); end > 0; end -= size {
		chunk := newSet(len(d.p.ids))
		for _, i := range open[max(0, end-size):end] {
			chunk.add(i)
		}
		if chunk = chunk.and(d.now); chunk.empty() {
			continue // hints have dropped it already
		}
		rest := d.now.without(chunk)
		f, err := d.p.ask(rest, d.g)
		if err != nil {
			return err
		}
		if !f.proved {
			if chunk.len() == 1 {
				d.need(chunk)
			}
			continue
		}
		d.now, d.proved = rest, rest
		if d.hints && f.core != nil && d.needed.within(f.core) {
			d.now = rest.and(f.core)
		}
	}
	return nil
}

func (d *deletion) need(one set) {
	for i := range one.all() {
		d.needed.add(i)
	}
}
