package puzzletest

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// checkerIsIndependent: an answer is judged by the wording of the facts, not by
// what found it. From the checker, the function that Definition.Violations is set
// to, all calls are walked by type, methods, methods behind interfaces and
// function values included: none leads to an engine, and none to what tells a way
// of searching whether something fits (see evaluates).
func checkerIsIndependent(t *testing.T) {
	if _, err := os.Stat("check.go"); err != nil {
		t.Fatal("the family has no check.go: put the checker there")
	}
	if !inModule() {
		return // there are no types to walk
	}
	shared, err := leaningOf(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range shared {
		t.Error(what)
	}
}

// inModule says whether the working directory belongs to a module.
func inModule() bool {
	dir, err := os.Getwd()
	for err == nil {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return true
		}
		if filepath.Dir(dir) == dir {
			return false
		}
		dir = filepath.Dir(dir)
	}
	return false
}

// leaningOf says on what of others the checker of a package leans.
func leaningOf(dir string, tags ...string) (all []string, err error) {
	p, err := loadPackage(dir, tags)
	if err != nil {
		return nil, err
	}
	checker, ways := p.roots()
	if len(checker) == 0 || len(ways) == 0 {
		return nil, fmt.Errorf("no checker or no ways of searching are found: %d, %d", len(checker), len(ways))
	}
	judges, searches := p.walk(checker), p.walk(ways)
	for object, from := range judges {
		if engine := engineOf(object.Pkg()); engine != "" && !p.own[object.Pkg()] {
			all = append(all, fmt.Sprintf("the checker uses %s of the engine %s (in %s): judge answers without it", object.Name(), engine, from))
		}
		_, isType := object.(*types.TypeName) // of functions, but none itself
		if p.own[object.Pkg()] && !isType && evaluates(object.Type()) {
			if by, shared := searches[object]; shared {
				all = append(all, fmt.Sprintf("the checker judges by %s, which a way of searching relies on (in %s): give it a reader of its own", object.Name(), by))
			}
		}
	}
	slices.Sort(all)
	return all, nil
}

// familySource is the source of a package that is tested, and of a language of its own
// below it.
type familySource struct {
	own   map[*types.Package]bool
	info  *types.Info
	decls map[types.Object]ast.Node // of functions and of variables of these packages
}

// ownFirst imports packages from their source where that has been read, and others as
// they were built.
type ownFirst struct {
	types.Importer
	read map[string]*types.Package
}

func (o ownFirst) Import(path string) (*types.Package, error) {
	if p := o.read[path]; p != nil {
		return p, nil
	}
	return o.Importer.Import(path)
}

// loadPackage type-checks the package in a directory, tests apart, and before it those
// below it, of which its languages are its own: others may speak of these.
func loadPackage(dir string, tags []string) (*familySource, error) {
	list := exec.Command("go", "list", "-tags", strings.Join(tags, ","), "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}", ".")
	list.Dir = dir
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	exports, dirs := map[string]string{}, map[string]string{}
	var paths []string // what others need comes first
	for line := range strings.Lines(string(out)) {
		of := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		exports[of[0]], dirs[of[0]], paths = of[1], of[2], append(paths, of[0])
	}
	files := token.NewFileSet()
	built := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	read := map[string]*types.Package{}
	p := &familySource{own: map[*types.Package]bool{}, info: &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{}}, decls: map[types.Object]ast.Node{}}
	family := paths[len(paths)-1]
	for _, path := range paths {
		if path != family && !strings.HasPrefix(path, family+"/") {
			continue
		}
		config := types.Config{Importer: ownFirst{built, read}}
		if read[path], err = p.add(&config, files, path, dirs[path], tags, path == family || isLanguage(path)); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// add type-checks a package, and takes it in if it is the family's own.
func (p *familySource) add(config *types.Config, files *token.FileSet, path, dir string, tags []string, own bool) (*types.Package, error) {
	context := build.Default
	context.BuildTags = tags
	found, err := context.ImportDir(dir, 0)
	if err != nil {
		return nil, err
	}
	var parsed []*ast.File
	for _, name := range found.GoFiles {
		file, err := parser.ParseFile(files, filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		parsed = append(parsed, file)
	}
	checked, err := config.Check(path, files, parsed, p.info)
	if err != nil {
		return nil, err
	}
	if !own {
		return checked, nil
	}
	p.own[checked] = true
	for _, file := range parsed {
		for _, declaration := range file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				p.decls[p.info.Defs[d.Name]] = d
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if values, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR {
						for _, name := range values.Names {
							p.decls[p.info.Defs[name]] = values
						}
					}
				}
			}
		}
	}
	return checked, nil
}

// roots are what Definition.Violations is set to, and what ways of searching are
// made of.
func (p *familySource) roots() (checker, ways []ast.Node) {
	for _, declaration := range p.decls {
		ast.Inspect(declaration, func(node ast.Node) bool {
			literal, ok := node.(*ast.CompositeLit)
			if !ok {
				return true
			}
			named, _ := types.Unalias(p.info.Types[literal].Type).(*types.Named)
			if named == nil || named.Obj().Pkg() == nil || !strings.HasSuffix(named.Obj().Pkg().Path(), "/solvers/puzzle") {
				return true
			}
			for _, element := range literal.Elts {
				pair, ok := element.(*ast.KeyValueExpr)
				key, isIdent := (*ast.Ident)(nil), false
				if ok {
					key, isIdent = pair.Key.(*ast.Ident)
				}
				switch {
				case !isIdent:
				case named.Obj().Name() == "Definition" && key.Name == "Violations":
					checker = append(checker, pair.Value)
				case named.Obj().Name() == "Definition" && key.Name == "Ways", named.Obj().Name() == "Way" && key.Name == "Run":
					ways = append(ways, pair.Value)
				}
			}
			return true
		})
	}
	return checker, ways
}

// walk gives everything that is used from some places on, and where it is used
// first.
func (p *familySource) walk(from []ast.Node) map[types.Object]string {
	reached := map[types.Object]string{}
	type place struct {
		node ast.Node
		name string
	}
	var todo []place
	for _, node := range from {
		todo = append(todo, place{node, "the definition"})
	}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		ast.Inspect(at.node, func(node ast.Node) bool {
			ident, ok := node.(*ast.Ident)
			if !ok {
				return true
			}
			for _, object := range p.meant(p.info.Uses[ident]) {
				if _, known := reached[object]; known {
					continue
				}
				reached[object] = at.name
				if declaration := p.decls[object]; declaration != nil {
					todo = append(todo, place{declaration, object.Name()})
				}
			}
			return true
		})
	}
	return reached
}

// meant are the functions and variables that a name can stand for: a method of an
// interface is every method of that name of a type of the package that has all
// the others as well.
func (p *familySource) meant(object types.Object) []types.Object {
	switch object := object.(type) {
	case nil:
		return nil
	case *types.Func:
		object = object.Origin()
		signature := object.Type().(*types.Signature)
		if signature.Recv() == nil {
			return []types.Object{object}
		}
		i, ok := signature.Recv().Type().Underlying().(*types.Interface)
		if !ok {
			return []types.Object{object}
		}
		all := []types.Object{object}
		for pkg := range p.own {
			for _, name := range pkg.Scope().Names() {
				typed, ok := pkg.Scope().Lookup(name).(*types.TypeName)
				if !ok || types.IsInterface(typed.Type()) || !types.Implements(types.NewPointer(typed.Type()), i) {
					continue
				}
				if method, _, _ := types.LookupFieldOrMethod(types.NewPointer(typed.Type()), true, pkg, object.Name()); method != nil {
					all = append(all, method)
				}
			}
		}
		return all
	case *types.Var:
		own := p.own[object.Pkg()]
		if own && !object.IsField() && object.Parent() == object.Pkg().Scope() || !own && engineOf(object.Pkg()) != "" {
			return []types.Object{object}
		}
		return nil
	}
	return []types.Object{object}
}

// evaluates says whether a function, or one of a table of functions, may tell what
// fits from what does not: it looks at more than single numbers and texts, and its
// result is a truth value, of whatever type, or a number that it makes of a list of
// numbers.
func evaluates(t types.Type) bool {
	var signature *types.Signature
	switch t := t.Underlying().(type) {
	case *types.Map:
		return evaluates(t.Elem())
	case *types.Slice:
		return evaluates(t.Elem())
	case *types.Array:
		return evaluates(t.Elem())
	case *types.Signature:
		signature = t
	default:
		return false
	}
	looks, counts := signature.Recv() != nil && !isPlain(signature.Recv().Type()), false
	for v := range signature.Params().Variables() {
		looks, counts = looks || !isPlain(v.Type()), counts || isNumbers(v.Type())
	}
	if !looks {
		return false
	}
	for v := range signature.Results().Variables() {
		basic, ok := v.Type().Underlying().(*types.Basic)
		if !ok {
			continue
		}
		_, named := types.Unalias(v.Type()).(*types.Named)
		if basic.Kind() == types.Bool || (named || counts) && basic.Info()&types.IsInteger != 0 {
			return true
		}
	}
	return false
}

// isPlain says whether a type is that of a single number or of a text, be it in
// letters or lines.
func isPlain(t types.Type) bool {
	if kind := listOf(t); kind != nil {
		return kind.Kind() == types.String || isLetter(kind)
	}
	_, ok := t.Underlying().(*types.Basic)
	return ok
}

// isNumbers says whether a type is that of a list of whole numbers.
func isNumbers(t types.Type) bool {
	kind := listOf(t)
	return kind != nil && kind.Info()&types.IsInteger != 0 && !isLetter(kind)
}

func isLetter(t *types.Basic) bool { return t.Kind() == types.Byte || t.Kind() == types.Rune }

// listOf is the basic type that a type is a list of, or nil.
func listOf(t types.Type) *types.Basic {
	slice, ok := t.Underlying().(*types.Slice)
	if !ok {
		return nil
	}
	of, _ := slice.Elem().Underlying().(*types.Basic)
	return of
}

// engineOf names the package if it is an engine, a family's own included, or made
// for one. What is made to judge answers by is none.
func engineOf(pkg *types.Package) string {
	if pkg == nil {
		return ""
	}
	rest, ours := strings.CutPrefix(pkg.Path(), "solvitur/solvers/")
	if !ours || strings.HasPrefix(rest, "family/") && strings.Count(rest, "/") == 1 || slices.Contains([]string{"puzzle", "schema", "view", "each", "english", "claim", "formula", "rows", "paint", "letters", "automaton/naive", "automaton/written", "kinship/descent", "sliding/naive", "space/naive"}, rest) {
		return ""
	}
	return rest
}

// isLanguage says whether a package is the language in which the facts of one family are
// told. It is no engine, and belongs to its family: what is said there is walked as well.
func isLanguage(path string) bool {
	return strings.HasSuffix(path, "/speech") || path == "solvitur/solvers/family/logicgrid/pairing"
}
