//go:build !wasm

package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"encoding/xml"
	"html"
	"io"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/ulikunitz/xz"

	packing "solvitur/web/xz"
)

// probe is a page for the tests.
type probe struct {
	app.Compo
	title string
}

func (p *probe) Render() app.UI {
	return app.Div().Body(
		app.Main().Body(
			app.H1().Text(p.title),
			app.A().Href("/p/one/").Class("a").ID("b").Title("c").Text("one"),
			app.Img().Src("/web/icons/icon.svg").Alt(""),
			app.Input().Type("checkbox").Checked(false).Disabled(true).Aria("label", "x"),
		))
}

var registerOnce sync.Once

func testConfig(t *testing.T) Config {
	t.Helper()
	registerOnce.Do(func() {
		for _, r := range []string{"^/$", "^/p/one/?$", "^/embed/one/?$"} {
			app.RouteWithRegexp(r, func() app.Composer { return &probe{title: "Probe " + r} })
		}
	})
	return Config{
		Out:  filepath.Join(t.TempDir(), "dist"),
		Web:  os.DirFS(filepath.Join("..", "..", "web")),
		Wasm: fstest.MapFS{"app.wasm": {Data: goProgram("page")}, "workers/some": {Data: goProgram("some")}, "workers/other": {Data: goProgram("other")}},
		Data: fstest.MapFS{"catalog.json": {Data: []byte("[]\n")}, "p/one.json": {Data: []byte(`{"story":"</script><b>&"}`)}},
		Name: "Test", ShortName: "T", Description: "A test.", Light: "#ffffff", Dark: "#000000",
		Pages: []Page{
			{Route: "/", Title: "Home <1>", Description: "All \"of\" it", Picture: "/web/social/home.png", Data: []string{"catalog.json"}},
			{Route: "/p/one/", Title: "One", Description: "The one", Picture: "/web/social/p-one.png", Data: []string{"p/one.json"}, Worker: "some"},
			{Route: "/embed/one/", Title: "One", Description: "The one", Picture: "/web/social/p-one.png", Canonical: "/p/one/", Hidden: true, Worker: "some"},
		},
	}
}

func build(t *testing.T, cfg Config) map[string]string {
	t.Helper()
	if err := Build(context.Background(), cfg); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(cfg.Out), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			content, readErr := os.ReadFile(filepath.Join(cfg.Out, name))
			files[name], err = string(content), readErr
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestTwoBuildsAreTheSame(t *testing.T) {
	first := build(t, testConfig(t))
	for range 5 {
		cfg := testConfig(t)
		second := build(t, cfg)
		if len(second) != len(first) {
			t.Fatalf("%d files, then %d", len(first), len(second))
		}
		for name, content := range first {
			if second[name] != content {
				t.Fatalf("%s differs between two builds", name)
			}
		}
		build(t, cfg) // over an earlier site
	}
}

var reference = regexp.MustCompile(`\s(?:href|src|data-app|data-worker-script|data-unpack|content)="([^"]*)"`)

func TestEveryLinkLeadsToAFile(t *testing.T) {
	files := build(t, testConfig(t))
	links := 0
	for name, content := range files {
		if !strings.HasSuffix(name, "index.html") {
			continue
		}
		for _, m := range reference.FindAllStringSubmatch(content, -1) {
			link := m[1]
			switch {
			case strings.HasPrefix(m[0], " content") && !strings.HasPrefix(link, "."):
				continue // not an address
			case strings.HasPrefix(m[0], " data-"):
				link = "/" + link // from the root, as boot.js reads them
			case strings.HasPrefix(link, "/"), strings.Contains(link, "://"):
				t.Errorf("%s: %s is not relative", name, m[0])
				continue
			}
			u, err := url.Parse("/" + name)
			if err != nil {
				t.Fatal(err)
			}
			u, err = u.Parse(link)
			if err != nil {
				t.Fatal(err)
			}
			to := strings.TrimPrefix(u.Path, "/")
			if to == "" || strings.HasSuffix(to, "/") {
				to += "index.html"
			}
			if _, ok := files[to]; !ok {
				t.Errorf("%s: %s leads to %s, which is not there", name, m[0], to)
			}
			links++
		}
	}
	if links < 30 {
		t.Errorf("only %d links were found", links)
	}
}

func TestHead(t *testing.T) {
	files := build(t, testConfig(t))
	home := files["index.html"]
	head := regexp.MustCompile(`^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `)
	for _, name := range []string{"index.html", "p/one/index.html", "embed/one/index.html"} {
		if !head.MatchString(files[name]) {
			t.Errorf("%s does not begin with the character set and the policy:\n%.300s", name, files[name])
		}
	}
	for _, want := range []string{
		"<title>Home &lt;1&gt;</title>", `<meta name="description" content="All &quot;of&quot; it">`,
		`<link rel="canonical" href="./">`, `<meta property="og:title" content="Home &lt;1&gt;">`,
		`<meta property="og:image" content="./web/social/home.png">`,
		`<script type="application/json" data-name="catalog.json">[]</script>`,
	} {
		if !strings.Contains(home, want) {
			t.Errorf("the first page lacks %s", want)
		}
	}
	if strings.Contains(home, "unsafe-inline") || strings.Contains(home, "'unsafe-eval'") {
		t.Error("the policy is not strict")
	}
	embed := files["embed/one/index.html"]
	for _, want := range []string{`<link rel="canonical" href="../../p/one/">`, `content="noindex"`, `content="../../web/social/p-one.png"`} {
		if !strings.Contains(embed, want) {
			t.Errorf("the embedded page lacks %s", want)
		}
	}
	if _, ok := files["web/social/embed-one.png"]; ok {
		t.Error("the embedded page has a picture of its own")
	}

	cfg := testConfig(t)
	cfg.Base = "https://example.org/sub/"
	one := build(t, cfg)["p/one/index.html"]
	for _, want := range []string{`<link rel="canonical" href="https://example.org/sub/p/one/">`, `<meta property="og:image" content="https://example.org/sub/web/social/p-one.png">`, `href="../../manifest.webmanifest"`} {
		if !strings.Contains(one, want) {
			t.Errorf("with a known address the page lacks %s", want)
		}
	}
}

func TestBodyIsPutRight(t *testing.T) {
	one := build(t, testConfig(t))["p/one/index.html"]
	want := `<a class="a" href="../../p/one/" id="b" title="c">one</a><img alt="" src="../../web/icons/icon.svg"><input aria-label="x" disabled type="checkbox"></main></div>`
	want = strings.Replace(want, ` alt=""`, "", 1) // go-app leaves out empty values
	if !strings.Contains(one, want) {
		t.Errorf("the page reads\n%s\nwithout\n%s", one, want)
	}
}

// Whatever a data file holds, it cannot end its script element early.
func TestDataIsSafeInsideThePage(t *testing.T) {
	one := build(t, testConfig(t))["p/one/index.html"]
	m := regexp.MustCompile(`(?s)data-name="p/one.json">(.*?)</script>`).FindStringSubmatch(one)
	if m == nil {
		t.Fatal("the data is not in the page")
	}
	var v struct{ Story string }
	if err := json.Unmarshal([]byte(m[1]), &v); err != nil || v.Story != "</script><b>&" {
		t.Errorf("%q: %v", m[1], err)
	}
}

// The parts of the boot script come as one file, within one strict function, in the
// order of their names; where one is missing there is no site.
func TestBootScriptIsOne(t *testing.T) {
	cfg := testConfig(t)
	var boot string
	for name, content := range build(t, cfg) {
		if strings.HasPrefix(name, "web/boot") {
			if boot != "" {
				t.Errorf("there is more than one: %s", name)
			}
			boot = content
		}
	}
	if !strings.HasPrefix(boot, "\"use strict\";\n(() => {\n") || !strings.HasSuffix(boot, "})();\n") {
		t.Errorf("the script is not one strict function: %.40q…", boot)
	}
	parts, err := fs.Glob(cfg.Web, "boot/*.js")
	if err != nil || len(parts) < 2 {
		t.Fatalf("the parts are %v, %v", parts, err)
	}
	at := 0
	for _, name := range parts {
		content, err := fs.ReadFile(cfg.Web, name)
		if err != nil {
			t.Fatal(err)
		}
		code := withoutComments(string(content))
		found := strings.Index(boot[at:], code)
		if found < 0 || strings.TrimSpace(code) == "" {
			t.Fatalf("%s is not in its place", name)
		}
		at += found + len(code)
	}
	cfg.Web = fstest.MapFS{}
	if err := Build(context.Background(), cfg); err == nil {
		t.Error("a site was built without scripts")
	}
}

// unpack unpacks a file of the site: by itself, or, as the programs of workers are
// packed, beside another.
func unpack(t *testing.T, packed, base string) string {
	t.Helper()
	if base != "" {
		packed = packed[:packing.HeadSize] + string(packing.Kept([]byte(base))) + packed[packing.HeadSize:]
	}
	r, err := xz.ReaderConfig{DictCap: 1 << 12}.NewReader(strings.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw[len(base):])
}

// fileNamed gives the site's one file whose name is as wanted but for its hash.
func fileNamed(t *testing.T, files map[string]string, stem, ext string) (name string) {
	t.Helper()
	for file := range files {
		if strings.HasPrefix(file, stem+".") && strings.HasSuffix(file, "."+ext) {
			if name != "" {
				t.Fatalf("both %s and %s are %s", name, file, stem)
			}
			name = file
		}
	}
	if name == "" {
		t.Fatalf("there is no %s.*.%s", stem, ext)
	}
	return name
}

// The page's program stands by itself, those of workers beside it, and all but the one
// that most visitors have beside that one as well.
func TestProgramsArePacked(t *testing.T) {
	cfg := testConfig(t)
	files := build(t, cfg)
	unpacked := func(stem, ext, base string) string {
		raw := unpack(t, files[fileNamed(t, files, stem, ext)], base)
		if !strings.HasPrefix(raw, "\x00asm") {
			t.Errorf("%s unpacks to %.10q", stem, raw)
		}
		return raw
	}
	page := unpacked("web/app", "wasm.xz", "")
	some, other := unpacked("web/worker-some", "wasm.xz", page), unpacked("web/worker-other", "wasm.xz", page)
	if light := unpacked("web/worker-other", "light.xz", some); light != other || some == other {
		t.Error("a program unpacks to another one beside another base")
	}
	packed := 0
	for name := range files {
		if path.Ext(name) == ".wasm" {
			t.Errorf("%s is shipped unpacked", name)
		}
		if strings.HasSuffix(name, ".wasm.xz") || strings.HasSuffix(name, ".light.xz") {
			packed++
		}
	}
	if packed != 4 {
		t.Errorf("%d packed programs", packed)
	}
}

// constant reads a constant of the service worker.
func constant(t *testing.T, script, name string, into any) {
	t.Helper()
	found := regexp.MustCompile(`const ` + name + ` = (.*?);`).FindStringSubmatch(script)
	if found == nil {
		t.Fatalf("the service worker has no constant %s", name)
	}
	if err := json.Unmarshal([]byte(found[1]), into); err != nil {
		t.Fatal(err)
	}
}

// TestWorkersAreNamed: a page names the program that it needs at once, and all
// programs with their files and sizes.
func TestWorkersAreNamed(t *testing.T) {
	cfg := testConfig(t)
	files := build(t, cfg)
	for route, want := range map[string]string{"": "", "p/one/": "some"} {
		script := regexp.MustCompile(`data-worker="([^"]*)" data-workers="([^"]*)" data-common="([^"]*)"`).FindStringSubmatch(files[route+"index.html"])
		if script[1] != want || script[3] != "some" {
			t.Errorf("%q names the program %q and the common one %q, want %q and some", route, script[1], script[3], want)
		}
		var all map[string][]any
		if err := json.Unmarshal([]byte(html.UnescapeString(script[2])), &all); err != nil {
			t.Fatal(err)
		}
		if len(all) != 2 || len(all["some"]) != 2 || len(all["other"]) != 4 {
			t.Errorf("%q names the programs %v", route, all)
		}
		for name, file := range all {
			for i := 0; i < len(file); i += 2 {
				if content, ok := files[file[i].(string)]; !ok || float64(len(content)) != file[i+1].(float64) {
					t.Errorf("the program %s is said to be %v, and has %d bytes", name, file, len(content))
				}
			}
		}
	}
	cfg.Pages[1].Worker = "none"
	if err := Build(context.Background(), cfg); err == nil || !strings.Contains(err.Error(), `"none"`) {
		t.Errorf("a page that needs a program that is not there: %v", err)
	}
}

func TestServiceWorkerKnowsEveryRoute(t *testing.T) {
	files := build(t, testConfig(t))
	worker := files["app-worker.js"]
	if strings.Contains(worker, `"@`) {
		t.Error("the service worker has a placeholder left")
	}
	list := regexp.MustCompile(`const digests = (\{.*\});`).FindStringSubmatch(worker)
	var kept map[string]string
	if err := json.Unmarshal([]byte(list[1]), &kept); err != nil {
		t.Fatal(err)
	}
	fonts := 0
	for name, want := range kept {
		content, ok := files[name]
		if !ok {
			t.Errorf("the service worker keeps %s, which is not there", name)
			continue
		}
		if path.Ext(name) == ".woff2" {
			fonts++
		}
		if path.Ext(name) == ".xz" {
			base := ""
			if strings.Contains(name, "/worker-") {
				base = unpack(t, files[fileNamed(t, files, "web/app", "wasm.xz")], "")
			}
			content = unpack(t, content, base)
		}
		if sum := sha256.Sum256([]byte(content)); base64.StdEncoding.EncodeToString(sum[:]) != want {
			t.Errorf("the service worker knows %s by %q, which is not its digest", name, want)
		}
	}
	var shell []string
	var programs map[string]string
	constant(t, worker, "shell", &shell)
	constant(t, worker, "programs", &programs)
	if len(shell) != 7+fonts || fonts == 0 || len(kept) != len(shell)+2*len(programs) || len(programs) != 2 {
		t.Errorf("the service worker keeps %d files, %d of them fonts, %d for every visitor, and the programs %v", len(kept), fonts, len(shell), programs)
	}
	var first string
	constant(t, worker, "bundle", &first)
	bundle := map[string]string{} // of all bundles
	for _, name := range slices.Concat([]string{first}, slices.Collect(maps.Values(programs))) {
		r, err := xz.NewReader(strings.NewReader(files[name]))
		if err != nil {
			t.Fatal(err)
		}
		var entries []bundled
		if err := json.NewDecoder(r).Decode(&entries); err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if some := strings.Contains(e[0], "/p/one.json") || strings.Contains(e[0], "one/"); some != strings.Contains(name, "offline-some.") {
				t.Errorf("%s is in %s", e[0], name)
			}
			bundle[e[0]] = e[1]
		}
	}
	data := dataFolder(t, files)
	for _, key := range []string{"404.html", data + "catalog.json", data + "p/one.json", "manifest.webmanifest", "web/icons/icon.svg"} {
		if bundle[key] != files[key] || bundle[key] == "" {
			t.Errorf("the bundle's %q is not the site's", key)
		}
	}
	for _, route := range []string{"", "p/one/", "embed/one/"} {
		page := regexp.MustCompile(`(?s)\n<script type="application/json".*?</script>`).ReplaceAllString(files[route+"index.html"], "")
		if bundle[route] != page {
			t.Errorf("the bundle's page %q is not the site's without its data:\n%s", route, bundle[route])
		}
	}
}

// Every page names the folder of its version's data; data that differs anywhere lies in
// another one.
func TestDataIsThatOfOneVersion(t *testing.T) {
	seen := map[string]string{}
	for name, data := range map[string]map[string]string{
		"the same":        {"catalog.json": "[]\n", "p/one.json": `{"story":"</script><b>&"}`},
		"one file":        {"catalog.json": "[]\n", "p/one.json": "{}"},
		"another":         {"catalog.json": "[1]", "p/one.json": "{}"},
		"a name":          {"catalog.json": "[1]", "p/one.json": "{}", "p/two.json": "{}"},
		"where it begins": {"catalog.json": "[1]", "p/one.json": "{}", "p/tw.json": "o{}"},
	} {
		cfg := testConfig(t)
		cfg.Data = fstest.MapFS{}
		for file, content := range data {
			cfg.Data.(fstest.MapFS)[file] = &fstest.MapFile{Data: []byte(content)}
		}
		files := build(t, cfg)
		folder := dataFolder(t, files)
		if other, there := seen[folder]; there {
			t.Errorf("%q lies where %q does: %s", name, other, folder)
		}
		seen[folder] = name
		for file, content := range data {
			if files[folder+file] != content {
				t.Errorf("%q: %s%s is %q, want %q", name, folder, file, files[folder+file], content)
			}
		}
		for file := range files {
			if strings.HasPrefix(file, "data/") && !strings.HasPrefix(file, folder) {
				t.Errorf("%q: %s is not in %s", name, file, folder)
			}
		}
	}
	if first := dataFolder(t, build(t, testConfig(t))); seen[first] != "the same" {
		t.Errorf("the same data lies in %s and elsewhere", first)
	}
}

// dataFolder is what every page names as the folder of its data.
func dataFolder(t *testing.T, files map[string]string) (folder string) {
	t.Helper()
	for name, content := range files {
		if !strings.HasSuffix(name, "index.html") {
			continue
		}
		m := regexp.MustCompile(` data-data="(data/[0-9a-f]{10}/)"`).FindStringSubmatch(content)
		if m == nil || folder != "" && folder != m[1] {
			t.Fatalf("%s names the data %q, another page %q", name, m, folder)
		}
		folder = m[1]
	}
	return folder
}

func TestVersionChangesWithContent(t *testing.T) {
	version := func(cfg Config) string {
		m := regexp.MustCompile(`data-version="([0-9a-f]+)"`).FindStringSubmatch(build(t, cfg)["index.html"])
		return m[1]
	}
	first := version(testConfig(t))
	for name, change := range map[string]func(*Config){
		"data": func(c *Config) {
			c.Data = fstest.MapFS{"catalog.json": {Data: []byte("[1]")}, "p/one.json": {Data: []byte("{}")}}
		},
		"program": func(c *Config) {
			c.Wasm = fstest.MapFS{"app.wasm": {Data: goProgram("")}, "workers/some": {Data: goProgram("")}}
		},
		"title": func(c *Config) { c.Pages[0].Title = "Other" },
	} {
		cfg := testConfig(t)
		change(&cfg)
		if version(cfg) == first {
			t.Errorf("other %s, same version", name)
		}
	}
}

func TestManifestIsRelative(t *testing.T) {
	files := build(t, testConfig(t))
	var m struct {
		StartURL string `json:"start_url"`
		Scope    string
		Icons    []struct{ Src string }
	}
	if err := json.Unmarshal([]byte(files["manifest.webmanifest"]), &m); err != nil {
		t.Fatal(err)
	}
	if m.StartURL != "./" || m.Scope != "./" || len(m.Icons) == 0 {
		t.Errorf("%+v", m)
	}
	for _, icon := range m.Icons {
		if _, ok := files[icon.Src]; !ok {
			t.Errorf("the icon %s is not there", icon.Src)
		}
	}
}

// A site that knows its address lists its pages for search engines, and only those that
// shall be found; one that does not lists none.
func TestSiteMap(t *testing.T) {
	const at = "https://example.org/a&b/"
	cfg := testConfig(t)
	files := build(t, cfg)
	if _, ok := files["sitemap.xml"]; ok {
		t.Error("there is a site map without an address")
	}
	cfg.Base = at
	files = build(t, cfg)
	var listed struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []string `xml:"url>loc"`
	}
	if err := xml.Unmarshal([]byte(files["sitemap.xml"]), &listed); err != nil {
		t.Fatal(err)
	}
	if want := []string{at, at + "p/one/"}; !slices.Equal(listed.URLs, want) {
		t.Errorf("the site map lists %q, want %q", listed.URLs, want)
	}
	if _, ok := files["robots.txt"]; ok {
		t.Error("a robots.txt below a path is read by nobody")
	}
	cfg.Base = "https://example.org/"
	if got := build(t, cfg)["robots.txt"]; !strings.Contains(got, "Sitemap: https://example.org/sitemap.xml\n") || strings.Contains(got, "Disallow") {
		t.Errorf("robots.txt says %q", got)
	}
}

// The scripts that start a Go program must be those of the Go that compiled it.
func TestRuntimeScriptIsGos(t *testing.T) {
	shipped, err := ask((&builder{cfg: testConfig(t)}).handler(), "/wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	gos, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.TrimSpace(shipped), bytes.TrimSpace(gos)) {
		t.Errorf("go-app ships another wasm_exec.js than %s: take a version of go-app that knows this Go", runtime.Version())
	}
}

func TestAnotherGoAppIsNoticed(t *testing.T) {
	script, err := ask((&builder{cfg: testConfig(t)}).handler(), "/app.js")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := adaptScript(string(script), "v"); err != nil {
		t.Error(err)
	}
	for _, a := range adaptations {
		changed := strings.Replace(string(script), a.from, "something else", 1)
		if _, err := adaptScript(changed, "v"); err == nil {
			t.Errorf("a script without %q was accepted", a.from)
		}
	}
}

func TestConfigIsChecked(t *testing.T) {
	for want, change := range map[string]func(*Config){
		"Out is empty":            func(c *Config) { c.Out = "" },
		"must both be set":        func(c *Config) { c.Wasm = nil },
		"ends with a slash":       func(c *Config) { c.Base = "https://example.org" },
		`no page has the route`:   func(c *Config) { c.Pages = c.Pages[1:] },
		`route "p/one"`:           func(c *Config) { c.Pages[1].Route = "p/one" },
		`route "/../"`:            func(c *Config) { c.Pages[1].Route = "/../" },
		"is there twice":          func(c *Config) { c.Pages[1].Route = "/" },
		"title and a description": func(c *Config) { c.Pages[1].Title = "" },
		"is not a route":          func(c *Config) { c.Pages[2].Canonical = "/p/two/" },
		"answered 404 for /no/": func(c *Config) {
			c.Pages = append(c.Pages, Page{Route: "/no/", Title: "x", Description: "y", Picture: "/web/x.png"})
		},
		"a place for its picture": func(c *Config) { c.Pages[1].Picture = "" },
		"program is missing":      func(c *Config) { c.Wasm = fstest.MapFS{} },
		"no file two.json":        func(c *Config) { c.Pages[1].Data = []string{"two.json"} },
		"something else than an earlier site": func(c *Config) {
			c.Out = filepath.Dir(c.Out)
			if err := os.WriteFile(filepath.Join(c.Out, "thesis.txt"), nil, 0o644); err != nil {
				panic(err)
			}
		},
	} {
		cfg := testConfig(t)
		change(&cfg)
		if err := Build(context.Background(), cfg); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v; want an error with %q", err, want)
		}
	}
}
