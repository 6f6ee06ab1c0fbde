package maps

import (
	"solvitur/solvers/paint"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// remarks are the kinds of remark; check.go says when a colouring fits them.
var remarks = rows.List[Facts, paint.Remark, *model]{Key: "remarks",
	Kinds: paint.Kinds[Facts, *model](paint.Board{Item: "region", Items: "regions"}, schema.Field{Kind: schema.Choice, From: "map/nodes"}, mostCountries, nil)}.
	WithFormulas(func(r paint.Remark) string { return r.Formula }, Facts.names)

// names are those that a choice draws from.
func (f Facts) names(from string) (names []string) {
	if from == "colours" {
		return f.Colours
	}
	for _, country := range f.Map.Nodes {
		names = append(names, country.Name)
	}
	return names
}
