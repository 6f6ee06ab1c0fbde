package main

import (
	_ "embed"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// How go-app draws is two thirds of a page's start: for each element it asks for the
// document, has an element made, sets each attribute and appends each child, a call
// from Go to the browser each time. In the copy one call makes the element with its
// attributes, and one appends all children.

//go:embed element.txt
var elements string

// redrawn are the places in node.go where nodes are made.
var redrawn = []struct{ from, to string }{
	{"v.jsvalue = Window().createTextNode(v.value)", "v.jsvalue = makeText(v.value)"},
	{"jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())\n\tv = v.setJSElement(jsElement)\n\tm.mountHTMLAttributes(ctx, v)\n", "v = v.setJSElement(makeElement(ctx, v))\n"},
	{"\t\tchildren[i] = child\n\t\tv.JSValue().appendChild(child)\n\t}\n\n\treturn v, nil", "\t\tchildren[i] = child\n\t}\n\tappendAll(v.JSValue(), children)\n\n\treturn v, nil"},
}

// drawQuicker has the copy draw so.
func drawQuicker(dir string) error {
	path := filepath.Join(dir, "node.go")
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	node := string(content)
	for _, place := range redrawn {
		if strings.Count(node, place.from) != 1 {
			return fmt.Errorf("node.go of this version of go-app does not say %q once: look at how it draws and mend web/goapp", place.from)
		}
		node = strings.Replace(node, place.from, place.to, 1)
	}
	if err := os.WriteFile(path, []byte(node), 0o644); err != nil {
		return err
	}
	properties, err := properties(filepath.Join(dir, "attribute.go"))
	if err != nil {
		return err
	}
	list := "\n// isProperty says which attributes setJSAttribute sets as properties.\nvar isProperty = map[string]bool{" + strings.Join(properties, ": true, ") + ": true}\n"
	return os.WriteFile(filepath.Join(dir, "element_wasm.go"), []byte(elements+list), 0o644)
}

// properties are the names, quoted, for which setJSAttribute has a case.
func properties(path string) (names []string, err error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Name.Name != "setJSAttribute" {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if clause, ok := n.(*ast.CaseClause); ok {
				for _, name := range clause.List {
					if text, ok := name.(*ast.BasicLit); ok {
						names = append(names, text.Value)
					}
				}
			}
			return true
		})
	}
	if len(names) < 10 {
		return nil, fmt.Errorf("%s sets %d attributes as properties: look at this version of go-app and mend web/goapp", filepath.Base(path), len(names))
	}
	return names, nil
}
