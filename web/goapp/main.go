// Command goapp writes a copy of go-app without its server, for the page:
//
//	go run ./web/goapp -out build/goapp -modfile build/page.mod
//
// go-app's package serves pages as well as it runs them, and its server brings
// net/http into every page: a quarter of the program that a visitor loads, and
// nothing in a browser can use it. Build constraints leave the server out when
// the copy is compiled for WebAssembly; everything else is go-app as it is. The
// module file replaces go-app by the copy:
//
//	GOOS=js GOARCH=wasm go build -modfile=build/page.mod ./app
//
// Three more things that go-app brings along are heavy and serve nobody here:
// regular expressions, for routes; unique identifiers, for stores that tabs share;
// and the encryption of what is stored. Small packages stand in for the first two
// (standin), and the last refuses. The copy also draws the page with
// fewer calls, and sooner (drawing.go).
//
// Without it the page builds and works as well, only larger and slower. The copy is made
// from the module cache at every build (go-app is downloaded where it is not
// there yet), and any surprise in another version of go-app is an error.
package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

const module = "github.com/maxence-charriere/go-app/v10"

// serverFiles are left out for WebAssembly. wasm.go only refuses to serve there.
var serverFiles = []string{"http.go", "resource.go", "wasm.go"}

// standIns name the packages, below pkg in the copy, that stand in for others.
var standIns = map[string]string{
	"regexp":                 "regexp",
	"github.com/google/uuid": "uuid",
}

// importers are the files of go-app that import the others.
var importers = []string{"route.go", "context.go", "state.go"}

//go:embed standin
var standInFiles embed.FS

// noEncryption takes the place of crypto.go.
const noEncryption = `package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

func encrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this program")
}

func decrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this program")
}
`

// stillNeeded are functions of resource.go that the client calls.
var stillNeeded = []string{"clientResourceResolver", "remoteLocation", "webLocation"}

func main() {
	out := flag.String("out", "build/goapp", "folder to write the copy to; it is emptied first")
	modfile := flag.String("modfile", "build/page.mod", "module file to write")
	flag.Parse()
	if err := run(*out, *modfile); err != nil {
		fmt.Fprintln(os.Stderr, "goapp:", err)
		os.Exit(1)
	}
}

func run(out, modfile string) error {
	source, err := download(module)
	if err != nil {
		return err
	}
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, "go.mod")); err == nil {
		if err := os.RemoveAll(out); err != nil {
			return err
		}
	}
	for _, dir := range []string{"pkg/app", "pkg/errors"} {
		if err := copyPackage(filepath.Join(source, dir), filepath.Join(out, dir)); err != nil {
			return err
		}
	}
	if err := copyFile(filepath.Join(source, "go.mod"), filepath.Join(out, "go.mod")); err != nil {
		return err
	}
	if err := leaveServerOut(filepath.Join(out, "pkg/app")); err != nil {
		return err
	}
	if err := leaveWeightOut(out); err != nil {
		return err
	}
	if err := drawQuicker(filepath.Join(out, "pkg/app")); err != nil {
		return err
	}
	return writeModfile(root, out, modfile)
}

// leaveWeightOut puts the stand-ins in their places.
func leaveWeightOut(out string) error {
	crypto := filepath.Join(out, "pkg/app/crypto.go")
	if _, err := os.Stat(crypto); err != nil {
		return fmt.Errorf("this version of go-app has no crypto.go: look at it and mend web/goapp: %w", err)
	}
	if err := os.WriteFile(crypto, []byte(noEncryption), 0o644); err != nil {
		return err
	}
	replaced := map[string]bool{}
	for _, name := range importers {
		path := filepath.Join(out, "pkg/app", name)
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for from, to := range standIns {
			old := []byte(strconv.Quote(from) + "\n")
			if bytes.Contains(content, old) {
				content = bytes.ReplaceAll(content, old, []byte(strconv.Quote(module+"/pkg/"+to)+"\n"))
				replaced[from] = true
			}
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	for from, to := range standIns {
		if !replaced[from] {
			return fmt.Errorf("this version of go-app does not import %s in %s: look at it and mend web/goapp", from, strings.Join(importers, ", "))
		}
		content, err := standInFiles.ReadFile("standin/" + to + "/" + to + ".go")
		if err != nil {
			return err
		}
		dir := filepath.Join(out, "pkg", to)
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, to+".go"), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// download gives the folder of a required module in the module cache, and fetches
// the module first where the cache has not got it.
func download(module string) (string, error) {
	fetch := exec.Command("go", "mod", "download", "-json", module)
	fetch.Stderr = os.Stderr
	out, failed := fetch.Output() // says on its output why a download failed
	var got struct{ Dir, Error string }
	if err := json.Unmarshal(out, &got); err == nil && got.Error != "" {
		return "", fmt.Errorf("%s cannot be downloaded: %s", module, got.Error)
	}
	if failed != nil {
		return "", failed
	}
	return got.Dir, nil
}

func moduleRoot() (string, error) {
	list := exec.Command("go", "list", "-m", "-f", "{{.Dir}}")
	list.Stderr = os.Stderr
	found, err := list.Output()
	return strings.TrimSpace(string(found)), err
}

func copyPackage(from, to string) error {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(from, "*.go"))
	if err != nil {
		return err
	}
	for _, name := range names {
		if !strings.HasSuffix(name, "_test.go") {
			if err := copyFile(name, filepath.Join(to, filepath.Base(name))); err != nil {
				return err
			}
		}
	}
	return nil
}

func copyFile(from, to string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, content, 0o644) // the module cache's own files are read-only
}

// leaveServerOut constrains the server's files to other systems, and writes what
// the client needs of them into a file of its own.
func leaveServerOut(dir string) error {
	client, err := functions(filepath.Join(dir, "resource.go"), stillNeeded)
	if err != nil {
		return err
	}
	for _, name := range serverFiles {
		path := filepath.Join(dir, name)
		if name == "wasm.go" {
			if err := os.Remove(path); err != nil {
				return err
			}
			continue
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if bytes.Contains(content, []byte("//go:build")) {
			return fmt.Errorf("%s has a build constraint already", name)
		}
		if err := os.WriteFile(path, append([]byte("//go:build !wasm\n\n"), content...), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(dir, "resource_wasm.go"), client, 0o644)
}

// functions gives a Go file with the named functions of another.
func functions(path string, names []string) ([]byte, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, content, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString("package app\n\nimport \"strings\"\n")
	for _, name := range names {
		found := false
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == name {
				fmt.Fprintf(&out, "\n%s\n", content[set.Position(f.Pos()).Offset:set.Position(f.End()).Offset])
				found = true
			}
		}
		if !found {
			return nil, fmt.Errorf("%s has no function %s: look at this version of go-app and mend web/goapp", filepath.Base(path), name)
		}
	}
	return format.Source(out.Bytes())
}

// writeModfile writes the project's module file with go-app replaced. The path
// is relative to the project's root where that is possible, because it becomes
// part of the program.
func writeModfile(root, out, modfile string) error {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	to, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	if rel, err := filepath.Rel(root, to); err == nil && !strings.HasPrefix(rel, "..") {
		to = "./" + filepath.ToSlash(rel)
	}
	mod = append(mod, fmt.Sprintf("\nreplace %s => %s\n", module, to)...)
	if err := os.WriteFile(modfile, mod, 0o644); err != nil {
		return err
	}
	return copyFile(filepath.Join(root, "go.sum"), strings.TrimSuffix(modfile, ".mod")+".sum")
}
