package speech

import (
	"slices"

	kit "solvitur/solvers/formula"
)

// hinge is what stands between two sentences of which one depends on the other: "if",
// "only if", "unless", "if and only if", or logic's "implies" and "iff". Text is all of
// it, "" for none.
type hinge struct {
	token
	comma bool // stands before it
}

// english says whether it is a word of English, which joins nothing more to such
// sentences; logic knows what goes first.
func (h hinge) english() bool { return !h.Is("implies", "iff") }

// hinge looks at the one that stands here, and how many tokens it takes: 0 for none.
func (r *reader) hinge() (h hinge, length int) {
	if h.comma = r.Next().Is(","); h.comma {
		length++
	}
	h.token = r.After(length)
	switch {
	case r.Stand(length, "if", "and", "only", "if"):
		h.Text = "if and only if"
		return h, length + 4
	case r.Stand(length, "only", "if"):
		h.Text = "only if"
		return h, length + 2
	case h.Is("if", "unless", "implies", "iff"):
		return h, length + 1
	}
	return hinge{}, 0
}

// join is what it makes of the sentences before and behind it.
func (h hinge) join(before, behind Formula) Formula {
	switch h.Text {
	case "unless":
		return Junction{Or, before, behind}
	case "if":
		return Junction{Implies, behind, before}
	case "only if", "implies":
		return Junction{Implies, before, behind}
	}
	return Junction{Iff, before, behind}
}

func (r *reader) formula() (Formula, *kit.Error) { return r.sides("") }

// sides reads a formula. Before is the word that it depends on, if any.
func (r *reader) sides(before string) (Formula, *kit.Error) {
	c, err := r.side(before)
	for err == nil {
		h, length := r.hinge()
		switch {
		case length == 0:
			return c.formula(), nil
		case before != "" && h.english():
			err = beside(h.token)
		default:
			err = r.behind(&c, h, length, "")
		}
	}
	return nil, err
}

// side reads one side of "if and only if".
func (r *reader) side(before string) (chained, *kit.Error) {
	c, err := r.chain()
	if err != nil {
		return c, err
	}
	h, length := r.hinge()
	switch {
	case length == 0 || h.Is("iff", "if and only if"):
		return c, nil
	case before != "" && (h.english() || before != "implies" && before != "then"):
		return c, beside(h.token)
	}
	if err := r.Nest(h.token); err != nil {
		return c, err
	}
	defer r.Leave()
	return c, r.behind(&c, h, length, h.Text)
}

// behind reads what stands behind a hinge, and joins it to as much of a chain as
// depends on it.
func (r *reader) behind(c *chained, h hinge, length int, before string) *kit.Error {
	if err := r.closed(); err != nil {
		return err
	}
	if c.hinge.Text != "" {
		return beside(c.hinge)
	}
	all, err := r.depends(c, h)
	if err != nil {
		return err
	}
	if all {
		c.parts, c.links = []Formula{c.formula()}, nil
	}
	r.At += length
	r.inside = h.Text
	right, err := r.side(before)
	if err == nil && right.hinge.Text != "" {
		err = beside(right.hinge)
	}
	if err != nil {
		return err
	}
	last := len(c.parts) - 1
	c.parts[last] = h.join(c.parts[last], right.formula())
	c.open = len(right.links) > 0
	if h.english() || !all {
		c.hinge = h.token
	}
	return nil
}

// beside refuses what English speakers do not hear in one way: an "if" beside
// another.
func beside(t token) *kit.Error {
	return kit.Wrong(t.At, "“%s” stands beside another condition, and it is not clear which belongs to what: put brackets round what belongs together.", t.Text)
}

// depends says whether all of a chain depends on a hinge behind it, or its last part
// alone. As one hears it, a comma before the hinge takes all together, and a comma or
// "but" within the chain sets apart what stands before it. Neither, and one cannot
// hear it; nor with both.
func (r *reader) depends(c *chained, h hinge) (all bool, err *kit.Error) {
	closed := slices.ContainsFunc(c.links, func(l link) bool { return l.closes })
	switch {
	case c.listed:
	case c.not.Text != "" && !h.comma:
		return false, howFar(c.not)
	case c.open, !h.comma && r.After(-1).Is("both"): // "but not both if ..."
	case len(c.links) == 0, h.comma && !closed:
		return true, nil
	case !h.comma && c.links[len(c.links)-1].closes:
		return false, nil
	case !closed && c.bare && c.inside == "" && h.Is("implies", "iff"):
		return true, nil // logic's shorthand
	case !closed && c.inside == "" && !mixed(c.links):
		last := c.links[len(c.links)-1]
		return false, kit.Wrong(h.At, "It is not clear how much depends on “%s”: put a comma before it for all that stands before it, or before “%s” for the last part alone.", h.Text, last.word)
	}
	return false, kit.Wrong(h.At, "It is not clear how much depends on “%s”: put brackets round what belongs together.", h.Text)
}

// conditional reads "if ..., then ...".
func (r *reader) conditional() (Formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	amidOthers := r.After(-1).Is("and", "or", "xor") && !r.After(-2).Is(",")
	r.At++
	r.assumed = true
	f, err := r.sides("then")
	if err != nil {
		return nil, err
	}
	if !r.Skip("then") && !r.Skip(",") {
		return nil, r.Expected("“then”")
	}
	r.Skip("then")
	r.inside, r.amidOthers = "if", amidOthers
	g, err := r.sides("then")
	return Junction{Implies, f, g}, err
}
