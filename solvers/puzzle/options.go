package puzzle

import (
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// Checked are options that nothing is wrong with, and what they come to for the
// instance that checked them. The zero Checked are no options in particular.
type Checked struct {
	options Options
	assumed []Assumption
	denied  claim.Claim
}

func (i *plain) Check(o Options) (c Checked, errs []*schema.FieldError) {
	fault := func(path, format string, args ...any) { errs = append(errs, schema.Errorf(path, format, args...)) }
	way := 0
	if o.Strategy != "" {
		way = slices.IndexFunc(i.info.Strategies, func(s Strategy) bool { return s.Name == o.Strategy })
	}
	if way < 0 {
		titles := make([]string, len(i.info.Strategies))
		for k, way := range i.info.Strategies {
			titles[k] = "“" + way.Title + "”"
		}
		fault("strategy", "there is no way of searching called “%s”: leave it out, or choose %s", schema.Brief(o.Strategy), english.List(titles, "or"))
	}
	assumed, denied, err := i.assumptions(o)
	switch {
	case (o.Deny != "" || len(o.Assume) > 0) && !i.claims():
		fault("deny", "nothing can be claimed about %s", i.info.Name)
	case err != nil:
		fault("claim", "%s", err)
	}
	if o.Limit < 0 {
		fault("limit", "a limit below 0 makes no sense: use 0 for none")
	}
	if o.Nodes < 0 {
		fault("nodes", "a limit of work below 0 makes no sense: use 0 for none")
	}
	if p := o.Part; p != (Stretch{}) && (p.Depth < 1 || p.Depth > Deepest || p.From < 1 || p.To < p.From || i.repeats || way >= 0 && !i.parts[way]) {
		fault("part", "this search has no such part: leave it out")
	}
	orderings := i.Orderings()
	for name, items := range o.Orders {
		at := slices.IndexFunc(orderings, func(known Ordering) bool { return known.Name == name })
		switch {
		case at < 0:
			fault("orders/"+name, "there is no order called “%s” to choose: leave it out", schema.Brief(name))
		case !slices.Equal(slices.Sorted(slices.Values(items)), slices.Sorted(slices.Values(orderings[at].Items))):
			fault("orders/"+name, "the order of %s must name each of %s once", schema.Brief(name), strings.Join(orderings[at].Items, ", "))
		}
	}
	errs = append(errs, i.faultsOf(o.Keep)...)
	if i.clashes != nil {
		errs = append(errs, i.clashes(func(id FactID) bool { return o.Keep == nil || o.Keep(id) })...)
	}
	slices.SortFunc(errs, func(a, b *schema.FieldError) int { return strings.Compare(a.Path, b.Path) })
	return Checked{o, assumed, denied}, errs
}
