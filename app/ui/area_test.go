package ui

import (
	"reflect"
	"testing"

	"solvitur/solvers/view"
)

// Two signs that stand nearer to each other than a finger is wide have no area in common, and each
// keeps its own middle.
func TestAreasToPressDoNotOverlap(t *testing.T) {
	sign := func(x, y float64) view.Shape {
		return view.Shape{Kind: view.Label, X: x, Y: y, Text: "?", Anchor: "middle", Mark: view.Mark{Leaf: "a", Status: view.Tried}}
	}
	shapes := []view.Shape{sign(10, 10), sign(10, 15), sign(14, 15), sign(40, 10)}
	areas := crowded(shapes, 12).apart(8)
	if small := crowded(shapes, 8).apart(8); !reflect.DeepEqual(areas, small) {
		t.Errorf("looked at with larger areas, they are %v, and else %v", areas, small)
	}
	for i, a := range areas {
		if a == nil {
			t.Fatalf("sign %d has no area", i)
		}
		if s := shapes[i]; a.left >= s.X || a.right <= s.X || a.top >= s.Y || a.bottom <= s.Y-2 {
			t.Errorf("sign %d is not within its area %v", i, *a)
		}
		for k, b := range areas {
			if i != k && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
				t.Errorf("the areas %v and %v overlap", *a, *b)
			}
		}
	}
	if alone := areas[3]; alone.right-alone.left != 8 || alone.bottom-alone.top != 8 {
		t.Errorf("a sign by itself has the area %v", *alone)
	}
}
