package queens

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// mostClasses is how many classes are drawn.
const mostClasses = 12

// findings draw one placement of each class, if all placements are at hand.
func findings(b *board, r puzzle.Result[Solution]) (views []view.View) {
	symmetries := b.symmetries(r.Keep)
	if !r.Exact || r.Solutions < 2 || len(r.Found) < r.Solutions || len(symmetries) < 2 {
		return nil
	}
	var first []Solution
	for _, s := range r.Found {
		if placementOf(s).first(symmetries) {
			first = append(first, s)
		}
	}
	views = append(views, classes(r.Solutions, len(first), len(symmetries)))
	for i, s := range first[:min(mostClasses, len(first))] {
		size := 0 // of its class
		for _, t := range symmetries {
			if placementOf(s).compare(t) == 0 {
				size++
			}
		}
		size = len(symmetries) / size
		views = append(views, view.View{Name: fmt.Sprintf("class-%d", i+1), Title: fmt.Sprintf("Class %d of %d", i+1, len(first)), Group: "classes",
			Note: english.Capital(english.Words(size)) + " placements.", Grid: b.placed(s, r.Keep, false)})
		if size == 1 {
			views[len(views)-1].Note = "One placement: turning and mirroring change nothing."
		}
	}
	return views
}
