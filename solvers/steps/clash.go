package steps

import "slices"

// clash argues that there is no solution: some clues and told cells of which none can
// be left out contradict each other, and from all of them but one it is shown that
// this one cannot be. Where there are none, the rules do, and one of those without which
// they do not is shown to be impossible.
func clash(c *compiled, m *meter, o Options) (Argument, error) {
	clues := slices.Clone(c.clues)
	var known []Literal // each once
	for _, l := range c.Known {
		if !slices.Contains(known, l) {
			known = append(known, l)
		}
	}
	for _, l := range slices.Backward(slices.Clone(known)) {
		rest := slices.DeleteFunc(slices.Clone(known), func(other Literal) bool { return other == l })
		if _, ok, err := scratch(c, m, clues, rest); err != nil {
			return Argument{}, err
		} else if !ok {
			known = rest
		}
	}
	for _, g := range slices.Backward(c.clues) {
		rest := slices.DeleteFunc(slices.Clone(clues), func(other int32) bool { return other == g })
		if _, ok, err := scratch(c, m, rest, known); err != nil {
			return Argument{}, err
		} else if !ok {
			clues = rest
		}
	}
	against, goal := -1, -1
	rules := slices.Clone(c.rules)
	if len(clues) > 0 {
		against = int(clues[len(clues)-1])
	} else if len(known) == 0 {
		var err error
		if rules, err = contradictory(c, m); err != nil {
			return Argument{}, err
		}
		against = int(rules[len(rules)-1])
	}

	// Which group a group of the smaller problem is.
	var groups []int
	p := Problem{Cells: c.Cells, Known: known}
	for g, group := range c.Groups {
		if slices.Contains(rules, int32(g)) || slices.Contains(clues, int32(g)) {
			groups, p.Groups = append(groups, g), append(p.Groups, group)
		}
	}
	var told Literal
	if against >= 0 {
		goal = p.Cells
		p.Cells++
		at := slices.Index(groups, against)
		p.Groups[at] = unless(p.Groups[at], goal)
	} else {
		told = known[len(known)-1]
		p.Known, goal = known[:len(known)-1], told.Cell
	}
	smaller, err := compile(p)
	if err != nil {
		return Argument{}, err
	}
	found, err := certain(smaller, m)
	if err != nil {
		return Argument{}, err
	}
	a := newArguer(smaller, m, found)
	a.goal = int32(goal)
	result, err := a.argue(o)
	if err != nil {
		return Argument{}, err
	}
	result.Contradiction = true
	renumber := func(list []int) []int {
		var all []int
		for _, g := range list {
			if groups[g] != against {
				all = append(all, groups[g])
			}
		}
		return all
	}
	for i := range result.Steps {
		s := &result.Steps[i]
		s.Clues, s.Rules = renumber(s.Clues), renumber(s.Rules)
		for j := range s.Known {
			s.Known[j].Rule = groups[s.Known[j].Rule]
		}
		for _, contrary := range s.Suppose {
			for _, c := range append(contrary.Cases, contrary) {
				for k := range c.Links {
					link := &c.Links[k]
					link.Group = groups[link.Group]
					link.From = slices.DeleteFunc(link.From, func(l Literal) bool { return l.Cell == smaller.Cells-1 && against >= 0 })
				}
			}
		}
	}
	if len(result.Steps) == 0 { // the contrary is told, too
		result.Steps = []Step{{Known: []Known{{Literal: Literal{told.Cell, !told.Is}, From: -1, By: -1}}}}
	}
	last := &result.Steps[len(result.Steps)-1]
	last.Cells, last.Also, last.Against, last.Told = nil, nil, against, told
	return result, nil
}

// contradictory are rules of which none can be left out that contradict each other.
func contradictory(c *compiled, m *meter) ([]int32, error) {
	kept := slices.Clone(c.rules)
	for _, g := range c.rules {
		rest := slices.DeleteFunc(slices.Clone(kept), func(other int32) bool { return other == g })
		s := newSolver(c, m, newSet(c.Cells))
		s.demand(false, rest)
		s.everywhere()
		if ok, err := s.solve(); err != nil {
			return nil, err
		} else if !ok {
			kept = rest
		}
	}
	return kept, nil
}

// unless is a clue that holds unless a cell is so.
func unless(g Group, cell int) Group {
	made := Group{Clue: true}
	for _, t := range g.Tables {
		bit := uint64(1) << len(t.Cells)
		terms := []Term{{On: bit}}
		for _, term := range explicit(t) {
			terms = append(terms, Term{term.On, term.Off | bit})
		}
		made.Tables = append(made.Tables, Table{Cells: append(slices.Clone(t.Cells), cell), Terms: terms})
	}
	return made
}

// explicit are the terms of a table.
func explicit(t Table) []Term {
	if t.Terms != nil {
		return t.Terms
	}
	all := uint64(1)<<len(t.Cells) - 1
	var terms []Term
	for i := range t.Cells {
		terms = append(terms, Term{1 << i, all &^ (1 << i)})
	}
	return terms
}
