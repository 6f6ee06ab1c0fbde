package english

import (
	"slices"
	"strings"
)

// surfaces are places that one is on, and not at.
var surfaces = []string{"balcony", "beach", "bridge", "embankment", "hill", "island", "left bank", "pier", "promenade", "quay", "right bank", "river bank", "riverbank", "roof", "shore", "terrace"}

// AtThe says where somebody is: "at the library", "on the riverbank".
func AtThe(place string) string {
	if slices.ContainsFunc(surfaces, func(s string) bool { return place == s || strings.HasSuffix(place, " "+s) }) {
		return "on the " + place
	}
	return "at the " + place
}
