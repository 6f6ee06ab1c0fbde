package bridges_test

import (
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/bridges"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// tail is a triangle with one bridge that leads away from it. Its four walks are
// 3124 and 2134 from C, and 4312 and 4213 from D.
func tail() bridges.Facts {
	return bridges.Facts{Start: "*", End: "*", Closed: "*", Map: bridges.Map{
		Nodes: []bridges.Land{{Name: "A", X: "10", Y: "10"}, {Name: "B", X: "10", Y: "90"}, {Name: "C", X: "50", Y: "50"}, {Name: "D", X: "90", Y: "50"}},
		Links: []bridges.Bridge{{Name: "1", From: "A", To: "B"}, {Name: "2", From: "B", To: "C"}, {Name: "3", From: "C", To: "A"}, {Name: "4", From: "C", To: "D"}},
	}}
}

// Whoever claims a walk that there is not is told what is wrong with it.
func TestWhyNotThisWalk(t *testing.T) {
	for _, test := range []struct {
		facts any
		off   string
		claim puzzle.Claim
		says  []string
	}{
		{tail(), "", `not:walk/0/bridge = "4" & walk/1/bridge = "4"`, []string{"Steps 1 and 2 would both be over bridge 4, and the walk crosses every bridge exactly once.", "with that, there would be a walk as well"}},
		{tail(), "", `not:walk/0/bridge = "2" & walk/3/bridge = "2"`, []string{"Steps 1 and 4 would both be over bridge 2", "like having a second one beside it"}},
		{tail(), "", `not:start = "A"`, []string{"Two lands have an odd number of bridges: C (3) and D (1)."}},
		{tail(), "", `not:closed = true`, []string{"Two lands have an odd number of bridges: C (3) and D (1)."}},
		{tail(), "", `not:start = "C" & walk/0/bridge = "4"`, []string{"After step 1 the walk is at D, and not all bridges that are left can be reached from there."}},
		{tail(), "", `not:walk/0/bridge = "1"`, []string{"The walk can start at C or D only, and bridge 1 joins A and B.", "C (3) and D (1)"}},
		{tail(), "", `not:start = "C" & walk/0/bridge = "2" & walk/1/bridge = "3"`, []string{"After step 1 the walk is at B, and bridge 3 joins C and A."}},
		{tail(), "", `not:walk/1/bridge = "1" & walk/2/bridge = "4"`, []string{"Bridge 1 joins A and B, and bridge 4 joins C and D: nobody goes straight from one to the other."}},
		{tail(), "", `not:at/2 = "D"`, []string{"comes to a bridge that is not at hand, or is cut off"}},
		{tail(), "", `not:at/1 = "D" & start = "D"`, []string{"comes to a bridge that is not at hand, or is cut off"}},
		{tail(), "map/links/2", `not:walk/3/bridge = "4"`, []string{"There are 3 bridges to cross, and so no step 4."}},
		{tail(), "map/links/2", `not:walk/0/bridge = "3"`, []string{"Bridge 3 has been washed away."}},
		{tail(), "map/links/2", `walk/1/bridge = "2"`, []string{"Every other bridge has been crossed by then"}},
		{tail(), "map/links/3", `closed = true`, []string{"Every land has an even number of bridges."}},
		{bridges.New().Presets()[0].Facts, "", "", []string{"Four lands have an odd number of bridges", "If one bridge could be crossed twice, there would be a walk: any one of them will do."}},
	} {
		instance := puzzletest.Open(t, bridges.New(), test.facts)
		why, err := explain.Why(t.Context(), instance, test.claim, 1, explain.Options{Info: bridges.New().Info(), Keep: puzzletest.Without(test.off)})
		if err != nil || !why.Follows {
			t.Errorf("%s: %+v, %v", test.claim, why, err)
			continue
		}
		for _, says := range test.says {
			if text := view.Texts(why.Told); !strings.Contains(text, says) {
				t.Errorf("%s: “%s” is not said:\n%s", test.claim, says, text)
			}
		}
	}
}

// Where there is no walk at all, a walk that is claimed is judged all the same.
func TestWhyNotTwice(t *testing.T) {
	views, err := koenigsberg(t).Reason(`not:walk/0/bridge = "1" & walk/1/bridge = "1"`, nil)
	if text := view.Texts(views); err != nil || !strings.Contains(text, "Steps 1 and 2 would both be over bridge 1") || !strings.Contains(text, "Four lands have an odd number of bridges") {
		t.Errorf("%s\n%v", text, err)
	}
}

// Four odd lands: a bridge that is crossed twice helps if it joins two of them.
func TestBridgesThatHelpWhenCrossedTwice(t *testing.T) {
	f := tail()
	f.Map.Nodes = append(f.Map.Nodes, bridges.Land{Name: "X", X: "50", Y: "90"})
	f.Map.Links = []bridges.Bridge{{Name: "1", From: "X", To: "A"}, {Name: "2", From: "X", To: "B"}, {Name: "3", From: "X", To: "C"}, {Name: "4", From: "C", To: "D"}}
	done, _ := solve(t, parse(t, f), puzzle.Options{})
	if text := view.Texts(done.Views); !strings.Contains(text, "If one bridge could be crossed twice, there would be a walk: 1 or 2.") {
		t.Error(text)
	}
	for i, want := range []bool{true, true, false, false} {
		twice := f
		twice.Map.Links = append(f.Map.Links[:4:4], bridges.Bridge{Name: "again", From: f.Map.Links[i].From, To: f.Map.Links[i].To})
		if done, _ := solve(t, parse(t, twice), puzzle.Options{Strategy: "paths", Limit: 1}); (done.Solutions > 0) != want {
			t.Errorf("with bridge %d twice there are %d walks", i+1, done.Solutions)
		}
	}
}
