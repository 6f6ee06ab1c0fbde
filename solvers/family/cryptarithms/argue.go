package cryptarithms

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// mostListed bounds the ways in which a column or a condition may come out right that
// are listed.
const mostListed = 20_000

// mostTried bounds the ways that are gone through to find those.
const mostTried = 500_000

// arguing is a puzzle as statements: that a letter is a digit, that so much is carried
// to a column, and that a digit is used at all.
type arguing struct {
	*sums
	argued  puzzle.Argument
	choices argue.Choices
	tells   []telling // by group
}

// telling is what a rule says: that something has one digit, one letter or one number; or
// that a column comes out right, with the one to the right of it too where they can be read
// as one sum.
type telling struct {
	kind, of, column string
	both             string
	equation, place  int
}

// The kinds of what something has one of.
const (
	ofDigits  = "digit"
	ofLetters = "letter"
	ofNumbers = "number"
)

// argued gives what arguments are made of: each letter has one digit, each digit one
// letter or none, where that is said, and each column comes out right, with what is
// carried to it and from it.
func argued(m *sums) (puzzle.Argument, error) {
	a := &arguing{sums: m}
	letters := make([]argue.Choice, len(m.letters))
	for i, name := range m.names {
		letters[i] = a.choice(0, m.Base-1, func(d int) claim.Claim { return stands(name, d) })
		a.rule(ruleDigits, name+" is one digit.", telling{kind: ofDigits, of: name}, letters[i])
	}
	for cell := range a.argued.Cells {
		a.argued.Goals = append(a.argued.Goals, cell)
	}
	for i, c := range m.Conditions {
		if !a.condition(conditions.ID(i), c, letters) {
			return a.argued, a.tooMany(conditions.Sentence(m.Facts, c))
		}
	}
	model := newModel(m, true)
	for i, terms := range m.terms {
		all := columns(terms)
		to := make([]argue.Choice, len(all)+1) // nothing is carried to the first column, and from the last
		for _, c := range model.carries {
			if c.equation == i {
				domain := model.Domain(c.x)
				to[c.column] = a.choice(domain[0], domain[len(domain)-1], func(n int) claim.Claim { return carriesTo(i, c.column, n) })
				a.rule(equationID(i), "One number is carried to "+a.columnName(i, c.column)+".", telling{kind: ofNumbers, of: "the carry to " + a.columnName(i, c.column)}, to[c.column])
			}
		}
		if len(all) > 1 && to[1] == (argue.Choice{}) {
			return a.argued, a.tooMany(m.print(m.equations[i], nil))
		}
		for column, terms := range all {
			if !a.column(i, column, terms, letters, to) {
				return a.argued, a.tooMany(m.print(m.equations[i], nil))
			}
		}
	}
	a.choices.Clause, a.choices.Told = a.clause, func(cell int) bool {
		return slices.ContainsFunc(a.argued.Known, func(known puzzle.Told) bool { return known.Cell == cell && !known.Is })
	}
	path := func(c argue.Choice) []string { return a.argued.Cells[c.First].All[0].Path }
	a.choices.Subject = func(c argue.Choice) string { return a.subject(path(c)) }
	a.choices.Write = func(c argue.Choice, n int) string { return a.write(path(c), n) }
	a.argued.Clause, a.argued.Join, a.argued.Tell, a.argued.Sign = a.clause, a.choices.Join, a.tell, "●"
	return a.argued, nil
}

func (a *arguing) tooMany(what string) error {
	return puzzle.ErrUnargued(fmt.Sprintf("“%s” can come out right in too many ways for an argument in simple steps.", what))
}

// choice makes a cell for each value.
func (a *arguing) choice(lo, hi int, is func(int) claim.Claim) argue.Choice {
	made := argue.Choice{First: len(a.argued.Cells), Lo: lo, Hi: hi}
	for n := lo; n <= hi; n++ {
		a.argued.Cells = append(a.argued.Cells, is(n))
	}
	a.choices.All = append(a.choices.All, made)
	return made
}

func (a *arguing) group(g puzzle.Group, tells telling) {
	a.argued.Groups, a.tells = append(a.argued.Groups, g), append(a.tells, tells)
}

// rule says that something has exactly one value.
func (a *arguing) rule(fact puzzle.FactID, text string, tells telling, of argue.Choice) {
	a.group(puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{{Cells: of.Cells()}}}, tells)
}

// known notes the digits that a letter is, or is not, by a condition.
func (a *arguing) known(fact puzzle.FactID, letter argue.Choice, fits func(digit int) bool) {
	left := 0
	for d := range a.Base {
		if fits(d) {
			left++
		}
	}
	for d := range a.Base {
		if is := fits(d); is == (left == 1) { // that it is one digit says what it is not
			a.argued.Known = append(a.argued.Known, puzzle.Told{Cell: letter.Cell(d), Is: is, Fact: fact})
		}
	}
}

// condition takes in a condition; false if it speaks of too many letters at once.
func (a *arguing) condition(fact puzzle.FactID, c Condition, letters []argue.Choice) bool {
	named := func(names []string) (all []int) {
		for _, name := range names {
			all = append(all, slices.Index(a.names, name))
		}
		return all
	}
	everyone := named(a.names)
	switch c.Kind {
	case "different":
		a.different(fact, letters, everyone, nil)
	case "different-but":
		a.different(fact, letters, everyone, named(c.each()))
	case "apart":
		a.different(fact, letters, named(c.each()), nil)
	case "leading":
		for _, head := range a.heads() {
			a.known(fact, letters[head], func(d int) bool { return d > 0 })
		}
	case "nowhere":
		for _, letter := range letters {
			a.known(fact, letter, func(d int) bool { return d != *c.Number })
		}
	default:
		who := named(c.each())
		if c.Letter != "" {
			who = named([]string{c.Letter})
		}
		if c.Other != "" {
			who = append(who, named([]string{c.Other})...)
		}
		met := func(digits []int) bool {
			s := Solution{Letters: map[string]Digit{}}
			for i, letter := range who {
				s.Letters[a.names[letter]] = Digit{digits[i]}
			}
			return holds[c.Kind](answer{s, a.sums}, c)
		}
		if len(who) == 1 {
			a.known(fact, letters[who[0]], func(d int) bool { return met([]int{d}) })
			return true
		}
		var of []argue.Choice
		for _, letter := range who {
			of = append(of, letters[letter])
		}
		table, ok := listed(of, met)
		a.group(puzzle.Group{Fact: fact, Clue: true, Tables: []puzzle.CellTable{table}}, telling{})
		return ok
	}
	return true
}

// different says that no digit is that of two of some letters, but for those that may
// share one.
func (a *arguing) different(fact puzzle.FactID, letters []argue.Choice, who, may []int) {
	for d := range a.Base {
		var cells []int
		for _, letter := range who {
			cells = append(cells, letters[letter].Cell(d))
		}
		digit := english.Digit(d)
		var named []string
		for _, letter := range who {
			named = append(named, a.names[letter])
		}
		text := "Of " + english.List(named, "and") + ", no two are " + digit
		if len(may) > 0 {
			text += ", but for those that may be equal"
		}
		text += "."
		switch {
		case len(may) == 0 && len(who) == a.Base:
			text = "One letter is " + digit + "."
			a.group(puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{{Cells: cells}}}, telling{kind: ofLetters, of: digit})
			continue
		case len(may) == 0 && len(who) == len(a.letters):
			unused := a.choice(0, 0, func(int) claim.Claim { return unused(d) })
			a.group(puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{{Cells: append(cells, unused.First)}}}, telling{kind: ofLetters, of: digit})
			continue
		}
		table := puzzle.CellTable{Cells: cells}
		all := uint64(1)<<len(cells) - 1
		free := uint64(0) // those that may be together
		for i, letter := range who {
			if slices.Contains(may, letter) {
				free |= 1 << i
			}
		}
		for i := range who {
			if bit := uint64(1) << i; free&bit == 0 {
				table.Terms = append(table.Terms, puzzle.Term{On: bit, Off: all &^ bit})
			}
		}
		table.Terms = append(table.Terms, puzzle.Term{Off: all &^ free})
		a.group(puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{table}}, telling{})
	}
}

// column says that a column comes out right; false if there are too many ways.
func (a *arguing) column(equation, column int, terms []term, letters []argue.Choice, to []argue.Choice) bool {
	var who []int
	for _, t := range terms {
		for _, letter := range t.letters {
			if !slices.Contains(who, letter) {
				who = append(who, letter)
			}
		}
	}
	var of []argue.Choice
	for _, letter := range who {
		of = append(of, letters[letter])
	}
	in, out := -1, -1
	if column > 0 {
		in, of = len(of), append(of, to[column])
	}
	if column < len(to)-2 {
		out, of = len(of), append(of, to[column+1])
	}
	table, ok := listed(of, func(values []int) bool {
		sum := 0
		for _, t := range terms {
			times := t.times
			for _, letter := range t.letters {
				times *= values[slices.Index(who, letter)]
			}
			sum += times
		}
		if in >= 0 {
			sum += values[in]
		}
		if out >= 0 {
			sum -= a.Base * values[out]
		}
		return sum == 0
	})
	name := a.sums.print(a.equations[equation], nil) // of one column
	if len(to) > 2 {
		name = a.columnText(equation, column, terms, out >= 0)
	}
	tells := telling{column: name, equation: equation, place: column}
	if column > 0 && a.plain(a.equations[equation]) {
		tells.both = a.twoColumns(equation, column, out >= 0)
	}
	a.group(puzzle.Group{Fact: equationID(equation), Text: english.Capital(name) + ".", Tables: []puzzle.CellTable{table}}, tells)
	return ok
}

// listed lists the values that some choices may have together; false if there are too
// many.
func listed(of []argue.Choice, fits func(values []int) bool) (table puzzle.CellTable, ok bool) {
	var places []int // of the first value of each among the cells
	for _, c := range of {
		places = append(places, len(table.Cells))
		table.Cells = append(table.Cells, c.Cells()...)
	}
	if len(table.Cells) > puzzle.MostCells {
		return table, false
	}
	all := uint64(1)<<len(table.Cells) - 1
	table.Terms = []puzzle.Term{}
	values, tried := make([]int, len(of)), 0
	var try func(i int, on uint64) bool
	try = func(i int, on uint64) bool {
		if i == len(of) {
			if tried++; tried > mostTried {
				return false
			}
			if fits(values) {
				table.Terms = append(table.Terms, puzzle.Term{On: on, Off: all &^ on})
			}
			return len(table.Terms) <= mostListed
		}
		for n := of[i].Lo; n <= of[i].Hi; n++ {
			values[i] = n
			if !try(i+1, on|1<<(places[i]+n-of[i].Lo)) {
				return false
			}
		}
		return true
	}
	return table, try(0, 0)
}

// places are the columns of everyday numbers, from the right.
var places = []string{"units", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands", "millions"}

// columnName names a column, counted from the right.
func (m *sums) columnName(equation, column int) string {
	name := "the " + english.Ordinal(column+1) + " column from the right"
	if m.Base == 10 && column < len(places) {
		name = "the " + places[column]
	}
	if len(m.equations) > 1 {
		name += " of " + m.print(m.equations[equation], nil)
	}
	return name
}

// columnText says how a column comes out right, whether or not something is carried.
func (a *arguing) columnText(equation, column int, terms []term, carries bool) string {
	var left, right []string
	if a.plain(a.equations[equation]) { // as it stands there
		left, right = a.inColumns(equation, column, column)
	} else {
		if column > 0 {
			left = append(left, "the carry")
		}
		for _, t := range terms {
			var factors []string
			if n := max(t.times, -t.times); n > 1 || len(t.letters) == 0 {
				factors = append(factors, fmt.Sprint(n))
			}
			for _, letter := range t.letters {
				factors = append(factors, a.names[letter])
			}
			if t.times > 0 {
				left = append(left, strings.Join(factors, " × "))
			} else {
				right = append(right, strings.Join(factors, " × "))
			}
		}
	}
	return fmt.Sprintf("in %s, %s", a.columnName(equation, column), comesTo(left, right, carries))
}

// inColumns are the parts of a sum as they stand in some columns, side by side.
func (a *arguing) inColumns(equation, from, to int) (left, right []string) {
	if from > 0 {
		left = append(left, "the carry")
	}
	after := false
	for _, l := range a.long[equation] {
		after = after || l.ruled
		text := ""
		for _, c := range l.cells {
			if c.column >= from && c.column <= to {
				text += c.text
			}
		}
		switch {
		case text == "":
		case (l.sign == "−") == after:
			left = append(left, text)
		default:
			right = append(right, text)
		}
	}
	return left, right
}

// twoColumns says how a column and the one to the right of it come out right together.
func (a *arguing) twoColumns(equation, column int, carries bool) string {
	left, right := a.inColumns(equation, column-1, column)
	return fmt.Sprintf("in %s and %s together, %s", a.columnName(equation, column), a.columnName(equation, column-1), comesTo(left, right, carries))
}

// comesTo says that the parts of a sum come to others, or end in them.
func comesTo(left, right []string, carries bool) string {
	for _, side := range []*[]string{&left, &right} {
		if len(*side) == 0 {
			*side = []string{"0"}
		}
	}
	is := "is"
	if carries {
		is = "ends in"
	}
	return fmt.Sprintf("%s %s %s", strings.Join(left, " + "), is, strings.Join(right, " + "))
}

// clause is a statement, or its contrary. Of two values, it is one that is told.
func (a *arguing) clause(cell int, is bool) string {
	if of := a.choices.Of(cell); !is && of.Hi-of.Lo == 1 {
		cell, is = 2*of.First+1-cell, true
	}
	text, _ := a.sums.clause(a.argued.Cells[cell].All[0], is)
	return text
}

// tell says what columns force, and what is left where one thing is.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	var columns, digits []string
	for _, g := range s.Groups {
		tells := a.tells[g]
		if tells.column != "" {
			columns = append(columns, tells.column)
		}
		if tells.kind == ofLetters {
			digits = append(digits, tells.of)
		}
	}
	from, so := english.List(a.premises(s), "and"), english.List(a.choices.Join(s.Concludes), "and")
	if len(columns) > 0 {
		if so == "" {
			if from != "" {
				columns = append(columns, from)
			}
			return fmt.Sprintf("But %s: that cannot be.", strings.Join(columns, ", and ")), ""
		}
		if both := a.both(s); both != "" {
			columns, name = []string{both}, "two columns as one"
		}
		switch {
		case len(digits) > 0:
			columns = append(columns, "no two letters are "+english.List(digits, "or"))
		case a.byOther(s):
			columns = append(columns, "different letters are different digits")
		}
		because, together := "So ", ""
		if len(s.Groups) > 1 && name == "" {
			because, together = "Taken together: ", "taken together, "
		}
		if from != "" {
			because = english.Capital(together+"since ") + from + ", "
		}
		return english.Capital(strings.Join(columns, "; ")) + ". " + because + so + ".", name
	}
	if len(s.Groups) != 1 {
		return "", ""
	}
	switch rule := a.tells[s.Groups[0]]; {
	case rule.kind == "":
	case so == "":
		return fmt.Sprintf("But then no %s is left for %s.", rule.kind, rule.of), ""
	case len(s.Concludes) == 1 && s.Concludes[0].Is && rule.kind == ofLetters:
		return fmt.Sprintf("%s, since no other letter can be %s.", english.Capital(so), rule.of), "the only one left"
	case len(s.Concludes) == 1 && s.Concludes[0].Is:
		return fmt.Sprintf("%s, the only %s left for it.", english.Capital(so), rule.kind), "the only one left"
	}
	return "", ""
}

// both says a step of two columns beside each other as one of both; "" where it is another,
// or speaks of what is carried from one to the other.
func (a *arguing) both(s puzzle.Inference) string {
	if len(s.Groups) != 2 {
		return ""
	}
	left, right := a.tells[s.Groups[0]], a.tells[s.Groups[1]]
	if left.place < right.place {
		left, right = right, left
	}
	if left.both == "" || right.column == "" || left.equation != right.equation || left.place != right.place+1 {
		return ""
	}
	between := carriesTo(left.equation, left.place, 0).All[0].Path
	speaks := func(cell int) bool { return slices.Equal(a.argued.Cells[cell].All[0].Path, between) }
	if slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return speaks(p.Cell) }) ||
		slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool { return speaks(l.Cell) }) {
		return ""
	}
	return left.both
}

// byOther says whether a digit is used that one letter does not have since another has it.
func (a *arguing) byOther(s puzzle.Inference) bool {
	return slices.ContainsFunc(s.From, func(p puzzle.Premise) bool {
		return p.By >= 0 && a.choices.Of(p.By) != a.choices.Of(p.Cell)
	})
}

// premises are what is used, in clauses.
func (a *arguing) premises(s puzzle.Inference) []string {
	var all []puzzle.Literal
	for _, p := range s.From {
		l := p.Literal
		if p.By >= 0 {
			l = puzzle.Literal{Cell: p.By, Is: true}
		}
		if !slices.Contains(all, l) {
			all = append(all, l)
		}
	}
	return a.choices.Join(all)
}
