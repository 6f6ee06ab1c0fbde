package puzzletest

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// judged lists the facts that a solution breaks among those that hold here, and
// says whether the checker could tell of all.
func (c *puzzleCase) judged(t *testing.T, solution string) (broken []puzzle.FactID, decided bool) {
	t.Helper()
	ids, err := c.instance.Violations(json.RawMessage(solution), c.options().Keep)
	if err != nil && !errors.Is(err, puzzle.ErrUndecided) {
		t.Fatalf("the checker cannot read %s: %v", solution, err)
	}
	for _, id := range ids {
		if _, ok := c.known[id]; !ok {
			t.Errorf("the checker names %q, which is no fact", id)
		}
	}
	return slices.DeleteFunc(ids, func(id puzzle.FactID) bool { return c.off[id] }), err == nil
}

// checkChecker: the checker accepts every solution, and refuses, naming facts,
// whatever is none: solutions with something changed, and solutions of the
// puzzle with all facts switched off that are not found with them on.
func (c *puzzleCase) checkChecker(t *testing.T) {
	for _, solution := range c.base.listed {
		if broken, _ := c.judged(t, solution); len(broken) > 0 {
			t.Errorf("the checker refuses the solution %s for breaking %q", solution, broken)
		}
	}
	if _, err := c.instance.Violations(json.RawMessage(`"no solution at all"`), nil); err == nil {
		t.Error("the checker takes a text for a solution")
	}
	o := c.options()
	o.Limit = 100
	o.Keep = func(puzzle.FactID) bool { return false }
	var loose []string
	if c.family.Info().Monotone {
		loose = c.search(t, o).listed
	}
	for _, solution := range loose {
		c.judge(t, solution)
	}
	refused := 0
	rng := rand.New(rand.NewPCG(1, 2))
	for _, solution := range slices.Concat(firstOf(c.base.listed, 20), firstOf(loose, 20)) {
		doc, err := schema.Decode([]byte(solution))
		if err != nil {
			t.Fatal(err)
		}
		for range 20 {
			changed, err := json.Marshal(disturb(rng, doc))
			if err != nil {
				t.Fatal(err)
			}
			// A changed solution may no longer be one at all: an error then.
			ids, err := c.instance.Violations(changed, c.options().Keep)
			undecided := errors.Is(err, puzzle.ErrUndecided)
			if err != nil && !undecided || compact(changed) == solution {
				continue
			}
			if len(ids) > 0 || undecided {
				refused++
			}
			if !c.Aliases {
				c.judge(t, compact(changed))
			}
		}
	}
	if refused == 0 && len(c.base.listed)+len(loose) > 0 && !(c.base.complete() && len(c.known) == 0) {
		t.Error("the checker refuses none of the changed solutions by naming a fact")
	}
}

// judge compares the checker with a complete search.
func (c *puzzleCase) judge(t *testing.T, solution string) {
	t.Helper()
	if !c.base.complete() {
		return
	}
	broken, decided := c.judged(t, solution)
	switch found := c.base.has(solution); {
	case !decided: // it is called neither right nor wrong
	case found && len(broken) > 0:
		t.Errorf("the checker refuses %s, which the search found, for breaking %q", solution, broken)
	case !found && len(broken) == 0:
		t.Errorf("the checker accepts %s, which a complete search did not find", solution)
	}
}

func firstOf(list []string, n int) []string { return list[:min(n, len(list))] }

// checkerImports: the family's check.go imports no engine, and calls no
// function from a file of its package that does. An answer is judged by the
// wording of the facts, not by what found it.
func checkerImports(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	var checker *ast.File
	behindEngine := map[string]string{} // functions of files that import an engine
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		engine := importedEngine(file)
		if name == "check.go" {
			checker = file
			if engine != "" {
				t.Errorf("check.go imports the engine %s: judge answers without it", engine)
			}
			continue
		}
		for _, declaration := range file.Decls {
			if f, ok := declaration.(*ast.FuncDecl); ok && engine != "" {
				behindEngine[f.Name.Name] = name
			}
		}
	}
	if checker == nil {
		t.Fatal("the family has no check.go: put the checker there")
	}
	ast.Inspect(checker, func(node ast.Node) bool {
		if call, ok := node.(*ast.CallExpr); ok {
			if name, ok := call.Fun.(*ast.Ident); ok && behindEngine[name.Name] != "" {
				t.Errorf("check.go calls %s of %s, which imports an engine: judge answers without it", name.Name, behindEngine[name.Name])
			}
		}
		return true
	})
}

func importedEngine(file *ast.File) string {
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		rest, ours := strings.CutPrefix(path, "solvitur/solvers/")
		if !ours {
			continue
		}
		switch rest {
		case "puzzle", "schema", "view", "english", "claim":
		default:
			return path
		}
	}
	return ""
}
