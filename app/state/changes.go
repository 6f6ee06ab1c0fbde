package state

import (
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Changes counts what the visitor has changed and Reset takes back: facts, words, the
// strategy, each order of search, and how long a search may take. What is spelt
// differently and means the same is no change.
func (m Model) Changes() int { return m.SettingChanges() + m.ownWords() }

// SettingChanges are those that are not of words.
func (m Model) SettingChanges() int {
	n := m.FactChanges()
	if m.StrategyDiffers() {
		n++
	}
	for _, ordering := range m.Answer.Orderings {
		if m.OrderDiffers(ordering) {
			n++
		}
	}
	if basis := m.basis(); m.Limit != basis.Limit || m.Seconds != basis.Seconds {
		n++
	}
	return n
}

// FactChanges counts the rows, names and cells that differ or are gone, and every
// other field that differs.
func (m Model) FactChanges() int {
	n := 0
	differs := m.Differences()
	for _, field := range m.Sheet.Form.Fields {
		here := 0
		for path := range differs {
			if strings.HasPrefix(path, field.Key+"/") {
				here++
			}
		}
		for list := range listsOf(field) {
			here += max(0, length(m.basis(), list)-length(m.Input, list))
		}
		if here == 0 && differs[field.Key] {
			here = 1 // rows that only changed places are one change
		}
		n += here
	}
	return n
}

func length(in Input, list string) int {
	value, _ := schema.Get(in.Facts, list)
	items, _ := value.([]any)
	return len(items)
}

// Chosen is the name of the strategy that answers.
func (m Model) Chosen() string { return m.strategyOf(m.Input) }

// StrategyDiffers says whether another strategy answers than at first.
func (m Model) StrategyDiffers() bool { return m.strategyOf(m.Input) != m.strategyOf(m.basis()) }

// choose picks a strategy. The original's keeps its spelling, which may be none:
// chosen there and back, nothing has changed.
func (m Model) choose(strategy string) (Model, []Effect) {
	in := m.Input
	in.Strategy = strategy
	switch m.strategyOf(in) {
	case m.Chosen():
		return m, nil
	case m.strategyOf(m.basis()):
		in.Strategy = m.basis().Strategy
	case m.strategyOf(Input{}):
		in.Strategy = ""
	}
	return m.change(in)
}

func (m Model) strategyOf(in Input) string {
	if in.Strategy == "" && len(m.Sheet.Info.Strategies) > 0 {
		return m.Sheet.Info.Strategies[0].Name
	}
	return in.Strategy
}

// Order is the order in which the search takes the items of an ordering.
func (m Model) Order(ordering puzzle.Ordering) []string { return m.Input.order(ordering) }

// OrderDiffers says whether the search takes them in another order than at first.
func (m Model) OrderDiffers(ordering puzzle.Ordering) bool {
	return !slices.Equal(m.Input.order(ordering), m.basis().order(ordering))
}

// order is the chosen order, if it is one of as many items as there are now.
func (in Input) order(ordering puzzle.Ordering) []string {
	if chosen := in.Orders[ordering.Name]; len(chosen) == len(ordering.Items) {
		return chosen
	}
	return ordering.Items
}

// usual says whether an order is the one that holds where none was chosen.
func (m Model) usual(e Reorder) bool {
	for _, ordering := range m.Answer.Orderings {
		if ordering.Name == e.Name {
			return m.basis().Orders[e.Name] == nil && slices.Equal(e.Items, ordering.Items)
		}
	}
	return false
}
