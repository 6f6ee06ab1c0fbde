package bridges

import (
	"fmt"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
)

// bridgeCount is a number of bridges, at a land, in words.
func bridgeCount(n int) string {
	switch n {
	case 0:
		return "no bridge"
	case 1:
		return "1 bridge"
	}
	return fmt.Sprintf("%d bridges", n)
}

// spelt lists bridges in their order.
func (t town) spelt(walk []int) string {
	names := each.Of(walk, t.name)
	return strings.Join(names, ", ")
}

// some is enumerate for lists that may be long.
func some(names []string, and string) string {
	const most = 10
	if len(names) <= most+1 {
		return english.List(names, and)
	}
	return fmt.Sprintf("%s and %d others", strings.Join(names[:most], ", "), len(names)-most)
}

func (t town) landNames(lands []int) []string {
	names := each.Of(lands, t.land)
	return names
}
