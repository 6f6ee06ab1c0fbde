//go:build !wasm

package site

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
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
	if b.unxz, err = read("xz-decompress/xz-decompress.min.js"); err != nil {
		return err
	}
	inputs := []string{boot, worker, unpack, service, b.unxz, string(b.goapp), string(b.exec), policy, fmt.Sprintf("%+v", b.cfg.Pages), b.cfg.Base}
	for _, route := range sortedKeys(b.bodies) {
		inputs = append(inputs, b.bodies[route])
	}
	b.version = b.siteVersion(inputs...)

	goapp, err := adaptScript(string(b.goapp), b.version)
	if err != nil {
		return err
	}
	exec := strings.TrimRight(string(b.exec), "\n") + "\n"
	b.names.boot = b.addHashed("web/boot.js", []byte(boot))
	b.names.goapp = b.addHashed("web/goapp.js", []byte(exec+goapp))
	// One file each, because a worker that starts from a blob cannot load another
	// script in a sandboxed frame.
	b.names.workerScript = b.addHashed("web/worker.js", []byte(worker+exec))
	b.names.unpack = b.addHashed("web/unpack.js", []byte(unpack+b.unxz))
	return nil
}

// addOffline writes the service worker and the bundle that it unpacks: every
// page and all data in one packed file, since pages are alike and compress well
// together. Pages are kept light and without the data, which stands beside them
// once. A first visit pays for the bundle, after the page is ready.
func (b *builder) addOffline(context.Context) error {
	var bundle []bundled
	for _, name := range sortedKeys(b.files) {
		if name == "404.html" || strings.HasPrefix(name, "data/") || name == "manifest.webmanifest" || path.Ext(name) == ".svg" {
			bundle = append(bundle, bundled{name, string(b.files[name])})
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
		bundle = append(bundle, bundled{strings.TrimPrefix(page.Route, "/"), document})
	}
	packed, err := json.Marshal(bundle)
	if err != nil {
		return err
	}
	b.names.bundle = b.addPacked("web/offline.json.xz", packed, xz.Compress(packed))

	kept := []string{b.names.app, b.names.boot, b.names.goapp, b.names.workerScript, b.names.style, b.names.bundle}
	for name := range b.files {
		if path.Ext(name) == ".woff2" {
			kept = append(kept, name)
		}
	}
	list, err := b.digestsOf(kept)
	if err != nil {
		return err
	}
	var files []string
	for _, worker := range b.names.workers {
		files = append(files, worker.file)
	}
	programs, err := b.digestsOf(files)
	if err != nil {
		return err
	}
	service, err := fs.ReadFile(b.cfg.Web, "service-worker.js")
	if err != nil {
		return err
	}
	text := withoutComments(string(service))
	for from, to := range map[string]string{
		`"@version@"`:  jsString(b.version),
		`"@digests@"`:  list,
		`"@programs@"`: programs,
		`"@bundle@"`:   jsString(b.names.bundle),
	} {
		if strings.Count(text, from) != 1 {
			return fmt.Errorf("site: web/service-worker.js must hold %s exactly once", from)
		}
		text = strings.Replace(text, from, to, 1)
	}
	b.add("app-worker.js", []byte(text+b.unxz))
	return nil
}

// digestsOf is an object of JavaScript: what the service worker knows files by.
func (b *builder) digestsOf(names []string) (string, error) {
	digests := make(map[string]string, len(names))
	for _, name := range names {
		digests[name] = cmp.Or(b.digests[name], digest(b.files[name]))
	}
	list, err := json.Marshal(digests) // sorts them
	return string(list), err
}

// withoutComments drops the lines that are comments as a whole; visitors need
// not load them. Our scripts have no strings that run over lines.
func withoutComments(script string) string {
	var b strings.Builder
	for line := range strings.Lines(script) {
		if !strings.HasPrefix(strings.TrimLeft(line, " \t"), "//") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// bundled is one file of the bundle: its path below the root, and its text. A
// path that ends with a slash is a page.
type bundled [2]string

func jsString(s string) string {
	quoted, err := json.Marshal(s)
	if err != nil {
		panic(err) // a string always marshals
	}
	return string(quoted)
}
