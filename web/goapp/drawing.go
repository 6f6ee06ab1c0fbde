package main

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// How go-app draws is most of a page's start: it has every element and text made,
// each attribute set and each child appended by a call of its own from Go to the browser. In
// the copy all that is only told, and one call has the page's script do it.

//go:embed element.txt
var elements string

// redrawn are the places where go-app makes and changes nodes, and where it says when.
var redrawn = []struct{ file, from, to string }{
	{"node.go", "v.jsvalue = Window().createTextNode(v.value)", "v.jsvalue = makeText(v.value)"},
	{"node.go", "jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())\n\tv = v.setJSElement(jsElement)\n\tm.mountHTMLAttributes(ctx, v)\n", "v = v.setJSElement(makeElement(ctx, v))\n"},
	{"node.go", "\t\tchildren[i] = child\n\t\tv.JSValue().appendChild(child)\n\t}\n\n\treturn v, nil", "\t\tchildren[i] = child\n\t}\n\tcloseElement()\n\n\treturn v, nil"},
	{"node.go", "\tcase *text:\n\n\tcase HTML:\n\t\tm.dismountHTML(v)", "\tcase *text:\n\t\tforget(v.jsvalue)\n\n\tcase HTML:\n\t\tm.dismountHTML(v)"},
	{"node.go", "\tv.setJSElement(nil)\n", "\tforget(drawn(v))\n\tv.setJSElement(nil)\n"},
	{"node.go", "\tfor name, value := range v.attrs() {\n\t\tsetJSAttribute(v.JSValue(), name", "\tfor name, value := range v.attrs() {\n\t\tsetJSAttribute(drawn(v), name"},
	{"node.go", "deleteJSAttribute(v.JSValue(), name)", "deleteJSAttribute(drawn(v), name)"},
	{"node.go", "\t\tattrs[name] = value\n\t\tsetJSAttribute(v.JSValue(), name", "\t\tattrs[name] = value\n\t\tsetJSAttribute(drawn(v), name"},
	{"node.go", "v.JSValue().setNodeValue(v.value)", "drawn(v).setNodeValue(v.value)"},
	{"node.go", "v.JSValue().replaceChild(newChild, child)", "drawn(v).replaceChild(newChild, child)"},
	{"node.go", "v.JSValue().removeChild(child)", "drawn(v).removeChild(child)"},
	{"node.go", "v.JSValue().appendChild(newChild)", "drawn(v).appendChild(newChild)"},
	{"node.go", "parent.JSValue().replaceChild(newRoot, root)", "drawn(parent).replaceChild(newRoot, root)"},
	{"node.go", "!reflect.DeepEqual(v.Interface(), new.Interface())", "!alike(v.Interface(), new.Interface())"},
	{"html.go", "return e.jsElement\n", "return known(e.jsElement)\n"},
	{"text.go", "return t.jsvalue\n", "return known(t.jsvalue)\n"},
	{"engine.go", "\te.body = body.(HTMLBody)\n\treturn nil\n", "\te.body = body.(HTMLBody)\n\tdrawWhatIsTold()\n\treturn nil\n"},
	{"engine.go", "\te.executeDefers()\n\te.actions.Cleanup()", "\tdrawWhatIsTold()\n\te.executeDefers()\n\te.actions.Cleanup()"},
	// What is told within two milliseconds (four, where browsers hold timers back) is drawn together, not
	// within eight: more of them pass before the browser paints.
	{"app.go", "engine.Start(120)", "engine.Start(500)"},
	// The first frame, with which a page is ready, does not wait until the browser has painted what is
	// drawn by then.
	{"engine.go", "\te.states.CleanupExpiredPersistedStates(e.baseContext())\n\n\tfor {", "\te.states.CleanupExpiredPersistedStates(e.baseContext())\n\n\tfor len(e.dispatches) > 0 {\n\t\t(<-e.dispatches)()\n\t}\n\te.processFrame()\n\n\tfor {"},
}

// drawQuicker has the copy draw so.
func drawQuicker(dir string) error {
	for _, place := range redrawn {
		path := filepath.Join(dir, place.file)
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if strings.Count(string(content), place.from) != 1 {
			return fmt.Errorf("%s of this version of go-app does not say %q once: look at how it draws and mend web/goapp", place.file, place.from)
		}
		content = []byte(strings.Replace(string(content), place.from, place.to, 1))
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(dir, "element_wasm.go"), []byte(elements), 0o644)
}
