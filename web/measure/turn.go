package main

// turns is what is done on a page again and again.
type turns struct {
	page            string
	slowed          float64 // so many times, when it counts
	warming, counts int     // so often before it counts, and so often then
}

// onEach opens a tab for each of some sites, for inTurn.
func onEach[T any](m *meter, sites []*site, what turns, do func(n int, v *visit) (T, error)) ([][]T, error) {
	visits := make([]*visit, len(sites))
	for i, s := range sites {
		v, err := m.visit(s)
		if err != nil {
			return nil, err
		}
		defer v.close()
		visits[i] = v
	}
	return inTurn(m, visits, what, do)
}

// inTurn opens a page in each of some tabs, and does the same there so many times, once in each before
// it is done again: whatever else the machine has to do, they share. What counts, by tab, begins when the
// page is warm: used some times, and the browser at rest again, since beside a page that it does not
// know yet it makes programs quick.
func inTurn[T any](m *meter, visits []*visit, what turns, do func(n int, v *visit) (T, error)) ([][]T, error) {
	all := make([][]T, len(visits))
	for _, v := range visits {
		if err := v.open(what.page); err != nil {
			return nil, err
		}
	}
	for n := range what.warming + what.counts {
		if n == 0 || n == what.warming {
			if err := m.atRest(); err != nil {
				return nil, err
			}
		}
		for i, v := range visits {
			if n == what.warming && what.slowed > 1 {
				if err := v.slow(what.slowed); err != nil {
					return nil, err
				}
			}
			one, err := do(n, v)
			if err != nil {
				return nil, err
			}
			if n >= what.warming {
				all[i] = append(all[i], one)
			}
		}
	}
	return all, nil
}
