package steps

// suppose tells one conclusion of a step by its contrary.
func (a *arguer) suppose(s *step, cell int32) Contrary {
	c := Contrary{Supposed: a.wrong(cell)}
	known := newSet(a.Cells)
	for _, k := range s.known {
		known.add(k)
	}
	tables := a.tablesOf(s.groups())
	if c.Links = a.links(a.chain(tables, known, c.Supposed)); c.Links == nil {
		c.Cases = a.cases(tables, known, c.Supposed)
	}
	return c
}

// cases lead to where a group breaks whether a further cell is so or not: the cell with
// the fewest links in all. There are none if no cell does.
func (a *arguer) cases(tables []int32, known set, supposed Literal) (best []Contrary) {
	fewest := 1 << 30
	tried := known.clone()
	tried.add(int32(supposed.Cell))
	for _, t := range tables {
		for _, cell := range a.tables[t].cells {
			if tried.has(cell) {
				continue
			}
			tried.add(cell)
			var both []Contrary
			n := 0
			for _, is := range []bool{true, false} {
				one := Literal{int(cell), is}
				links := a.links(a.chain(tables, known, supposed, one))
				if links == nil {
					break
				}
				both, n = append(both, Contrary{Supposed: one, Links: links}), n+len(links)
			}
			if len(both) == 2 && n < fewest {
				best, fewest = both, n
			}
		}
	}
	return best
}

// links writes a chain out.
func (a *arguer) links(chain []link) (links []Link) {
	for _, l := range chain {
		told := Link{Group: a.tables[l.table].group, Cells: l.cells}
		for _, from := range l.from {
			is := a.solution.has(from)
			if v := a.chainer.value[from]; v != 0 {
				is = v > 0
			}
			told.From = append(told.From, Literal{int(from), is})
		}
		links = append(links, told)
	}
	return links
}
