package bridges

import (
	"fmt"
	"strings"
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

// grouped sets a number in groups of three digits: 2,729,502,720.
func grouped(digits string) string {
	var b strings.Builder
	for i, r := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// spelt lists bridges in their order.
func (t town) spelt(walk []int) string {
	names := make([]string, len(walk))
	for k, i := range walk {
		names[k] = t.name(i)
	}
	return strings.Join(names, ", ")
}

// enumerate joins names: "A", "A and B", "A, B and C".
func enumerate(names []string, and string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + and + " " + names[last]
}

// some is enumerate for lists that may be long.
func some(names []string, and string) string {
	const most = 10
	if len(names) <= most+1 {
		return enumerate(names, and)
	}
	return fmt.Sprintf("%s and %d others", strings.Join(names[:most], ", "), len(names)-most)
}

func (t town) landNames(lands []int) []string {
	names := make([]string, len(lands))
	for k, i := range lands {
		names[k] = t.land(i)
	}
	return names
}
