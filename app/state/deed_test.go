package state

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Whatever a control of the page says in data-do is a deed that something hears;
// and what is heard can be done with some control.
func TestEveryDeedHasAControlAndAMeaning(t *testing.T) {
	done, heard := map[string]string{}, map[string]bool{}
	for name := range deeds {
		heard[name] = true
	}
	for _, name := range []string{"complete", "suggest"} {
		heard[name] = true // Completion hears them: it is asked about every deed
	}
	files, err := filepath.Glob("../ui/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("the page is not there: %v", err)
	}
	doings := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		does := func(at token.Pos, name ast.Expr) {
			literal, ok := name.(*ast.BasicLit)
			switch {
			case ok:
				text, _ := strconv.Unquote(literal.Value)
				done[text] = set.Position(at).String()
			case filepath.Base(file) != "listen.go": // where data-do is read
				t.Errorf("%s: the name of this deed is not written out", set.Position(at))
			}
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.KeyValueExpr: // action{Do: "..."}
				if key, ok := node.Key.(*ast.Ident); ok && key.Name == "Do" {
					does(node.Pos(), node.Value)
				}
			case *ast.AssignStmt: // d.Do = "..."
				for i, left := range node.Lhs {
					if field, ok := left.(*ast.SelectorExpr); ok && field.Sel.Name == "Do" && i < len(node.Rhs) {
						does(node.Pos(), node.Rhs[i])
					} else if ok && field.Sel.Name == "Do" {
						t.Errorf("%s: the name of this deed is not written out", set.Position(node.Pos()))
					}
				}
			case *ast.CallExpr: // e.DataSet("do", "...")
				if len(node.Args) == 2 && filepath.Base(file) != "control.go" {
					if key, ok := node.Args[0].(*ast.BasicLit); ok && key.Value == `"do"` {
						t.Errorf("%s: a control does something without an action", set.Position(node.Pos()))
					}
				}
			case *ast.ValueSpec: // var doings = map[string]...{"...": ...}
				if node.Names[0].Name != "doings" {
					return true
				}
				for _, entry := range node.Values[0].(*ast.CompositeLit).Elts {
					name, _ := strconv.Unquote(entry.(*ast.KeyValueExpr).Key.(*ast.BasicLit).Value)
					heard[name] = true
					doings++
				}
			}
			return true
		})
	}
	if len(done) < 40 || doings < 5 {
		t.Fatalf("only %d deeds and %d doings of the browser were found: has the page changed its ways?", len(done), doings)
	}
	for name, at := range done {
		if !heard[name] {
			t.Errorf("%s: nothing hears the deed %q", at, name)
		}
	}
	for name := range heard {
		if done[name] == "" {
			t.Errorf("nothing on the page does %q", name)
		}
	}
}

func TestWhatControlsMean(t *testing.T) {
	m := named(t, "jealous-boyfriend")
	m.Limit = 7
	m.Replay.Frames, m.Replay.At = []view.Frame{{}, {}, {Role: view.Guess}}, 2
	for _, test := range []struct {
		deed Deed
		want Event // nil: nothing
	}{
		{Deed{Do: "seek", Value: "3"}, Seek{At: 3}},
		{Deed{Do: "seek", Text: "12"}, Seek{At: 12}}, // a slider holds its number itself
		{Deed{Do: "seek", Value: "x"}, nil},
		{Deed{Do: "step", Value: "-1"}, Seek{At: 1}},
		{Deed{Do: "leap", Path: "guess", Value: "1"}, Seek{At: 3}},
		{Deed{Do: "leap", Path: "guess"}, nil},
		{Deed{Do: "pace", Text: ""}, nil},
		{Deed{Do: "seconds", Value: "60"}, Budget{Limit: 7, Seconds: 60}},
		{Deed{Do: "seconds", Value: "0"}, nil},
		{Deed{Do: "ask", Path: "a/b"}, Ask{Claim: "a/b"}},
		{Deed{Do: "others", Path: "a/b"}, Ask{Claim: "a/b", Others: true}},
		{Deed{Do: "mend", Path: "remarks/0", Value: "1"}, Mend{Path: "remarks/0", Remedy: 1}},
		{Deed{Do: "dismiss"}, Notify{}},
		{Deed{Do: "print"}, nil}, // the browser's alone
		{Deed{Do: "no such deed"}, nil},
		{Deed{}, nil},
	} {
		got, ok := m.Means(test.deed)
		if !reflect.DeepEqual(got, test.want) || ok != (test.want != nil) {
			t.Errorf("%+v means %#v, %v; want %#v", test.deed, got, ok, test.want)
		}
	}
}

// edits are those that a deed makes, in short.
func edits(m Model, d Deed) string {
	event, _ := m.Means(d)
	edit, ok := event.(Edit)
	if !ok {
		return ""
	}
	var all []string
	for _, e := range edit.Edits {
		all = append(all, e.Op+" "+e.Path+" "+encode(e.Value))
	}
	if edit.Typing {
		all = append(all, "typing")
	}
	return strings.Join(all, "; ")
}

func TestSettingAField(t *testing.T) {
	m, err := New(puzzle.Sheet{
		Form: schema.Form{Fields: []schema.Field{
			{Key: "number", Kind: schema.Number, Decimals: 2}, {Key: "perhaps", Kind: schema.Number, Optional: true},
			{Key: "yes", Kind: schema.Switch}, {Key: "note", Kind: schema.Text, Optional: true}, {Key: "friends", Kind: schema.Names},
			{Key: "table", Kind: schema.Table, Names: []string{"Monday", "a/b"}, Cells: []schema.Field{{Key: "hour", Kind: schema.Number}}}, {Key: "other", Kind: schema.Table, Names: []string{"x"}, Cells: []schema.Field{{Key: "is", Kind: schema.Switch}}},
			{Key: "rows", Kind: schema.Rows, Shapes: []schema.Shape{{Fields: []schema.Field{{Key: "says", Kind: schema.Text}}}}},
		}},
		Preset: puzzle.Preset{Facts: []byte(`{"number":1,"perhaps":2,"yes":false,"friends":["Ann"],"table":{"Monday":{"hour":1}},"rows":[{"says":"a"}]}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		deed Deed
		want string
	}{
		{Deed{Path: "number", Text: "2,5", Typing: true}, `set number 2.5; typing`},
		{Deed{Path: "number", Text: "2 or 3"}, `set number "2 or 3"`}, // it stays, and the error beside it
		{Deed{Path: "perhaps", Text: ""}, `remove perhaps null`},
		{Deed{Path: "note", Text: ""}, ``}, // it is not there
		{Deed{Path: "note", Text: "so"}, `set note "so"`},
		{Deed{Path: "yes", On: true, Text: "on"}, `set yes true`},
		{Deed{Path: "friends/0", Text: "Bob"}, `set friends/0 "Bob"`},
		{Deed{Path: "rows/0/says", Text: "b", Typing: true}, `set rows/0/says "b"; typing`},
		{Deed{Path: "table/Monday/hour", Text: "2"}, `set table/Monday/hour 2`},
		{Deed{Path: "table/a~1b/hour", Text: "3"}, `set table/a~1b {"hour":3}`}, // with its row
		{Deed{Path: "other/x/is", On: true}, `set other {"x":{"is":true}}`},
		{Deed{Path: "table/Friday/hour", Text: "3"}, ``}, {Deed{Path: "table/Monday", Text: "3"}, ``}, {Deed{Path: "table", Text: "3"}, ``},
		// What is a list or a record is never overwritten by a text.
		{Deed{Path: "friends", Text: "x"}, ``}, {Deed{Path: "rows", Text: "x"}, ``}, {Deed{Path: "rows/0", Text: "x"}, ``}, {Deed{Path: "yes/0", On: true}, ``},
		{Deed{Path: "", Text: "x"}, ``}, {Deed{Path: "nothing", Text: "x"}, ``},
	} {
		test.deed.Do = "set"
		if got := edits(m, test.deed); got != test.want {
			t.Errorf("%+v makes %q, want %q", test.deed, got, test.want)
		}
	}
}

// Who presses at the end of an order of search, or names a place that is none,
// changes nothing.
func TestReordering(t *testing.T) {
	m := named(t, "jealous-boyfriend")
	if len(m.Answer.Orderings) == 0 {
		t.Fatal("nothing can be ordered")
	}
	ordering := m.Answer.Orderings[0]
	last := len(ordering.Items) - 1
	for _, test := range []struct{ path, to string }{{"-1", "0"}, {"0", "-1"}, {strconv.Itoa(last), strconv.Itoa(last + 1)}, {"x", "0"}, {"0", "x"}, {"0/1", "0"}} {
		if event, ok := m.Means(Deed{Do: "reorder", Path: ordering.Name + "/" + test.path, Value: test.to}); ok {
			t.Errorf("%v makes %v", test, event)
		}
	}
	event, _ := m.Means(Deed{Do: "reorder", Path: ordering.Name + "/0", Value: "1"})
	moved, _ := event.(Reorder)
	if want := slices.Concat([]string{ordering.Items[1], ordering.Items[0]}, ordering.Items[2:]); !slices.Equal(moved.Items, want) {
		t.Errorf("the order is %v, want %v", moved.Items, want)
	}
}

// A list that is full takes nothing more, whoever asks.
func TestNoListGrowsPastItsLimit(t *testing.T) {
	for _, test := range []struct{ puzzle, do, path string }{
		{"jealous-boyfriend", "add", "remarks"}, {"jealous-boyfriend", "add", "friends"},
		{"koenigsberg-bridges", "addNode", "map"}, {"koenigsberg-bridges", "addLink", "map"},
	} {
		m := named(t, test.puzzle)
		grown := 0
		for ; ; grown++ {
			event, ok := m.Means(Deed{Do: test.do, Path: test.path})
			if !ok {
				break
			}
			m, _ = Update(m, event)
			for _, path := range m.Fresh {
				m, _ = Update(m, Use{Path: path})
			}
			m.past = nil
			if grown > 300 {
				t.Fatalf("%s %s: there is no end to it", test.do, test.path)
			}
		}
		if grown == 0 || !m.Sheet.Form.Fits(m.Facts) {
			t.Errorf("%s %s: after %d more, the facts fit: %v", test.do, test.path, grown, m.Sheet.Form.Fits(m.Facts))
		}
	}
}
