//go:build !wasm

package site

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"solvitur/web/xz"
)

// addScripts writes the page's scripts. Their names go into every page, so the
// site's version, which the scripts carry, is taken before.
func (b *builder) addScripts(context.Context) error {
	read := func(name string) (string, error) {
		content, err := fs.ReadFile(b.cfg.Web, name)
		return withoutComments(string(content)), err
	}
	unstarted, err := read("unstarted.js")
	if err != nil {
		return err
	}
	parts, err := b.joined("boot/*.js")
	if err != nil {
		return err
	}
	boot := withoutComments("\"use strict\";\n(() => {\n" + parts + "})();\n")
	worker, err := read("worker.js")
	if err != nil {
		return err
	}
	unpack, err := read("unpack.js")
	if err != nil {
		return err
	}
	service, err := read("service-worker.js")
	if err != nil {
		return err
	}
	library, err := read("xz-decompress/xz-decompress.min.js")
	if err != nil {
		return err
	}
	unpacked, err := read("unpacked.js")
	if err != nil {
		return err
	}
	b.unxz = unpacked + library
	inputs := []string{boot, unstarted, worker, unpack, service, b.unxz, string(b.goapp), string(b.exec), policy, fmt.Sprintf("%+v", b.cfg.Pages), b.cfg.Base}
	for _, route := range sortedKeys(b.bodies) {
		inputs = append(inputs, b.bodies[route])
	}
	b.version = b.siteVersion(inputs...)

	goapp, err := adaptScript(string(b.goapp), b.version)
	if err != nil {
		return err
	}
	goapp = withNoticeOnly(goapp)
	exec := withNoticeOnly(strings.TrimRight(string(b.exec), "\n") + "\n")
	b.names.boot = b.addHashed("web/boot.js", []byte(boot))
	b.names.goapp = b.addHashed("web/goapp.js", []byte(unstarted+exec+goapp))
	// One file each, because a worker that starts from a blob cannot load another
	// script in a sandboxed frame.
	b.names.workerScript = b.addHashed("web/worker.js", []byte(worker+exec))
	b.names.unpack = b.addHashed("web/unpack.js", []byte(unpack+b.unxz))
	return nil
}

// addOffline writes the service worker and the bundles that it unpacks: the pages
// and the data of each of the workers' programs in one packed file, since pages are
// alike and compress well together, and those that need none in another. Pages are
// kept light and without the data, which stands beside them once. A first visit
// pays for two bundles, after the page is ready.
func (b *builder) addOffline(context.Context) error {
	bundles := map[string][]bundled{} // by the worker's program that their pages need
	worker := map[string]string{}     // of a data file
	for _, page := range b.cfg.Pages {
		for _, name := range page.Data {
			worker[b.names.data+name] = page.Worker
		}
	}
	for _, name := range sortedKeys(b.files) {
		if name == "404.html" || strings.HasPrefix(name, "data/") || name == "manifest.webmanifest" || path.Ext(name) == ".svg" {
			bundles[worker[name]] = append(bundles[worker[name]], bundled{name, string(b.files[name])})
		}
	}
	// A page and the one that repeats it lie side by side, within the reach of
	// the compression.
	pages := slices.Clone(b.cfg.Pages)
	slices.SortFunc(pages, func(p, q Page) int {
		return cmp.Or(strings.Compare(p.canonical(), q.canonical()), strings.Compare(p.Route, q.Route))
	})
	for _, page := range pages {
		document, err := b.document(page, b.light[page.Route], nil)
		if err != nil {
			return err
		}
		bundles[page.Worker] = append(bundles[page.Worker], bundled{strings.TrimPrefix(page.Route, "/"), document})
	}
	shell, err := b.addBundle("web/offline.json.xz", bundles[""])
	if err != nil {
		return err
	}
	kept := []string{b.names.app, b.names.boot, b.names.goapp, b.names.unpack, b.names.workerScript, b.names.style, shell}
	for name := range b.files {
		if path.Ext(name) == ".woff2" {
			kept = append(kept, name)
		}
	}
	slices.Sort(kept)
	known := slices.Clone(kept)
	programs := map[string]string{}
	light := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(b.names.workers)) {
		program := b.names.workers[name].file
		if b.names.workers[name].light != "" {
			light[program] = b.names.workers[name].light
		}
		if programs[program], err = b.addBundle("web/offline-"+name+".json.xz", bundles[name]); err != nil {
			return err
		}
		known = append(known, program, programs[program])
	}
	digests := map[string]string{}
	for _, name := range known {
		digests[name] = cmp.Or(b.digests[name], digest(b.files[name]))
	}
	service, err := fs.ReadFile(b.cfg.Web, "service-worker.js")
	if err != nil {
		return err
	}
	text := withoutComments(string(service))
	for from, to := range map[string]string{
		`"@version@"`:  asJSON(b.version),
		`"@digests@"`:  asJSON(digests),
		`"@shell@"`:    asJSON(kept),
		`"@bundle@"`:   asJSON(shell),
		`"@programs@"`: asJSON(programs),
		`"@app@"`:      asJSON(b.names.app),
		`"@common@"`:   asJSON(b.names.workers[b.names.common].file),
		`"@light@"`:    asJSON(light),
	} {
		if strings.Count(text, from) != 1 {
			return fmt.Errorf("site: web/service-worker.js must hold %s exactly once", from)
		}
		text = strings.Replace(text, from, to, 1)
	}
	b.add("app-worker.js", []byte(text+b.unxz))
	return nil
}

// addBundle packs files for the service worker, and gives the name of the pack.
func (b *builder) addBundle(name string, files []bundled) (string, error) {
	if files == nil {
		files = []bundled{}
	}
	packed, err := json.Marshal(files)
	if err != nil {
		return "", err
	}
	return b.addPacked(name, packed, xz.Compress(packed)), nil
}

// withoutComments drops the lines that are comments as a whole, and how others are indented; visitors
// need not load them. No script has strings that run over lines.
func withoutComments(script string) string {
	var b strings.Builder
	for line := range strings.Lines(script) {
		if line = strings.TrimLeft(line, " \t"); !strings.HasPrefix(line, "//") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// withNoticeOnly does the same to a script of somebody else, but for the comment that it begins with:
// whose it is, and its licence.
func withNoticeOnly(script string) string {
	var notice strings.Builder
	for line := range strings.Lines(script) {
		if !strings.HasPrefix(line, "//") {
			break
		}
		notice.WriteString(line)
	}
	return notice.String() + withoutComments(script)
}

// bundled is one file of a bundle: its path below the root, and its text. A
// path that ends with a slash is a page.
type bundled [2]string

// asJSON is a value as JavaScript has it; members of objects are sorted.
func asJSON(value any) string {
	quoted, err := json.Marshal(value)
	if err != nil {
		panic(err) // texts, and lists and maps of them, always marshal
	}
	return string(quoted)
}
