package view_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/view"
)

func step(depth int, role view.Role, caption string) view.Frame {
	return view.Frame{Depth: depth, Role: role, Caption: caption}
}

// A search of three choices as a tree: what follows first, put together; a dead
// end below two choices; what closes a choice stands after it, beside it.
func TestGrow(t *testing.T) {
	tree := view.Grow([]view.Frame{
		step(0, view.Deduced, "A"), step(0, view.Deduced, "B"), step(0, view.Crossed, "C"), step(0, view.Deduced, "D"),
		step(0, view.Guess, "Suppose E."),
		step(1, view.Guess, "Suppose F."),
		step(2, view.Conflict, "Nothing is left."),
		step(1, view.Crossed, "Not F."),
		step(1, view.Deduced, "G"), step(1, view.Deduced, "H"), step(1, view.Deduced, "I"), step(1, view.Deduced, "J"),
		step(1, view.Answer, "Everything fits."),
		step(0, view.Crossed, "Not E."),
		step(0, view.Conflict, "Nothing is left."),
	})
	const want = `4 conclusions, one after the other
  A
  B
  C x
  D
Suppose E. ?  (1 dead end, 1 solution)
  Suppose F. ?  (1 dead end)
    Nothing is left. !
  Not F. x
  4 conclusions, one after the other
    G
    H
    I
    J
  Everything fits. *
Not E. x
Nothing is left. !
`
	if diff := cmp.Diff(want, view.Text(view.View{Tree: tree})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for frame, want := range []string{"", "A", "B", "C", "D", "Suppose E.", "Suppose F.", "Nothing is left.", "Not F.", "G"} {
		if at := tree.At(frame); frame > 0 && tree.Nodes[at].Text != want || frame == 0 && at >= 0 {
			t.Errorf("step %d is told by node %d", frame, at)
		}
	}
}

// Many steps in a row are put into several nodes.
func TestGrowMany(t *testing.T) {
	var frames []view.Frame
	for i := range 100 {
		frames = append(frames, step(0, view.Conflict, fmt.Sprintf("Number %d? No.", i+1)))
	}
	tree := view.Grow(frames)
	var heads []string
	for _, node := range tree.Nodes {
		if node.Level < 2 {
			heads = append(heads, fmt.Sprintf("%d %s (%d)", node.Frame, node.Text, node.DeadEnds))
		}
	}
	if diff := cmp.Diff([]string{"1 100 dead ends, one after the other (100)", "1 1 to 40 (40)", "41 41 to 80 (40)", "81 81 to 100 (20)"}, heads); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// walk makes the steps of a random search, and tells what stands above each: the
// choices that have not been left.
func walk(r *rand.Rand, frames *[]view.Frame, above *[]string, path []string) {
	tell := func(role view.Role) string {
		caption := fmt.Sprintf("step %d", len(*frames)+1)
		*frames = append(*frames, step(len(path), role, caption))
		*above = append(*above, strings.Join(path, " > "))
		return caption
	}
	for range r.IntN(8) {
		tell(view.Deduced)
	}
	for range r.IntN(4) {
		if len(path) < 5 {
			choice := tell(view.Guess)
			walk(r, frames, above, append(path[:len(path):len(path)], choice))
			tell(view.Crossed)
		}
	}
	tell([]view.Role{view.Conflict, view.Answer}[r.IntN(2)])
}

// In a tree of any search each step is there once, in order, below the choices that
// stand; levels grow one by one; and what is counted below a node is there.
func TestGrowAnySearch(t *testing.T) {
	for seed := range uint64(200) {
		var frames []view.Frame
		var above []string
		walk(rand.New(rand.NewPCG(seed, 9)), &frames, &above, nil)
		tree := view.Grow(frames)
		var path []view.Branch
		told := 0
		for i, node := range tree.Nodes {
			if node.Level > len(path) {
				t.Fatalf("node %d is at level %d below %d", i, node.Level, len(path))
			}
			path = append(path[:node.Level], node)
			ends, solutions := 0, 0
			for _, below := range tree.Nodes[i+1 : tree.End(i)] {
				if strings.HasPrefix(below.Text, "step") && below.Role == view.Conflict {
					ends++
				}
				if below.Role == view.Answer {
					solutions++
				}
			}
			if ends != node.DeadEnds || solutions != node.Solutions {
				t.Errorf("%q counts %d dead ends and %d solutions, of %d and %d", node.Text, node.DeadEnds, node.Solutions, ends, solutions)
			}
			if !strings.HasPrefix(node.Text, "step") {
				continue
			}
			if told++; node.Frame != told || tree.At(told) != i || node.Text != frames[told-1].Caption {
				t.Fatalf("node %d, %q, tells step %d; %d steps are told by then", i, node.Text, node.Frame, told)
			}
			var choices []string
			for _, b := range path[:node.Level] {
				if b.Role == view.Guess {
					choices = append(choices, b.Text)
				}
			}
			if got := strings.Join(choices, " > "); got != above[told-1] {
				t.Errorf("%q stands below %q, want %q", node.Text, got, above[told-1])
			}
		}
		if told != len(frames) {
			t.Errorf("%d of %d steps are in the tree", told, len(frames))
		}
	}
}
