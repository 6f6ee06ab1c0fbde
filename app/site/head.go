//go:build !wasm

package site

import (
	"context"
	"encoding/json"
	"fmt"
	"html"
	"strconv"
	"strings"
)

// policy is the content security policy of every page, sent as a meta element:
// a static host sends no headers of ours. It allows this site's own files and
// WebAssembly; a worker from a blob (the only way in a sandboxed frame); and
// pictures that the page itself makes for saving. No inline script or style.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'"

// addPages writes every route's document.
func (b *builder) addPages(context.Context) error {
	for _, page := range b.cfg.Pages {
		document, err := b.document(page, b.bodies[page.Route], page.Data)
		if err != nil {
			return fmt.Errorf("site: route %s: %w", page.Route, err)
		}
		b.add(page.file(), []byte(document))
	}
	b.add("404.html", []byte(b.notFound()))
	return nil
}

// document writes a page around a body, with the given data files inside it.
func (b *builder) document(page Page, body string, data []string) (string, error) {
	body, ok := strings.CutSuffix(body, "</body>")
	if !ok {
		return "", fmt.Errorf("no body was rendered")
	}
	var d strings.Builder
	d.WriteString("<!doctype html>\n<html lang=\"" + escapeAttribute(page.lang()) + "\">\n<head>\n")
	b.writeHead(&d, page)
	d.WriteString("</head>\n" + body + "\n" + unstarted)
	for _, name := range data {
		content, err := b.data(name)
		if err != nil {
			return "", err
		}
		d.WriteString("\n" + `<script type="application/json" data-name="` + escapeAttribute(name) + `">` + escapeScript(string(content)) + "</script>")
	}
	d.WriteString("\n</body>\n</html>\n")
	return d.String(), nil
}

// unstarted is shown while boot.js has not run: no script can tell that it did
// not arrive.
const unstarted = `<p class="unstarted">You can read this page, but not yet change anything: scripts are switched off, or a file did not arrive. Reload the page to try again.</p>`

// canonical is the route that search engines and social networks shall name.
func (p Page) canonical() string {
	if p.Canonical == "" {
		return p.Route
	}
	return p.Canonical
}

func (p Page) lang() string {
	if p.Lang == "" {
		return "en"
	}
	return p.Lang
}

func (b *builder) writeHead(d *strings.Builder, page Page) {
	up := page.up()
	canonical := page.canonical()
	line := func(format string, values ...string) {
		escaped := make([]any, len(values))
		for i, v := range values {
			escaped[i] = escapeAttribute(v)
		}
		fmt.Fprintf(d, format+"\n", escaped...)
	}
	line(`<meta charset="utf-8">`)
	line(`<meta http-equiv="Content-Security-Policy" content="%s">`, policy)
	line(`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`)
	d.WriteString("<title>" + html.EscapeString(page.Title) + "</title>\n")

	workers, err := json.Marshal(b.names.workers)
	if err != nil {
		panic(err) // names and numbers always marshal
	}

	// What paints and what the page waits for. Below a policy in a meta element,
	// browsers look for nothing ahead of the parser; so whatever can be fetched
	// meanwhile stands before the one script that the parser waits for. The
	// program is far longer than the rest and must not hold it up.
	line(`<link rel="stylesheet" href="%s">`, up+b.names.style)
	line(`<script defer src="%s"></script>`, up+b.names.goapp)
	line(`<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="%s">`, up+b.names.app)
	line(`<script src="%s" data-version="%s" data-app="%s" data-app-size="%s" data-worker="%s" data-workers="%s" data-common="%s" data-worker-script="%s" data-unpack="%s" data-data="%s"></script>`,
		up+b.names.boot, b.version, b.names.app, strconv.Itoa(b.names.appSize), page.Worker, string(workers), b.names.common, b.names.workerScript, b.names.unpack, b.names.data)

	line(`<meta name="description" content="%s">`, page.Description)
	line(`<link rel="canonical" href="%s">`, b.absolute(up, canonical))
	if page.Hidden {
		line(`<meta name="robots" content="noindex">`)
	}
	line(`<meta property="og:type" content="website">`)
	line(`<meta property="og:site_name" content="%s">`, b.cfg.Name)
	line(`<meta property="og:title" content="%s">`, page.Title)
	line(`<meta property="og:description" content="%s">`, page.Description)
	line(`<meta property="og:url" content="%s">`, b.absolute(up, canonical))
	line(`<meta property="og:image" content="%s">`, b.absolute(up, page.Picture))
	line(`<meta property="og:image:width" content="1200">`)
	line(`<meta property="og:image:height" content="630">`)
	line(`<meta name="twitter:card" content="summary_large_image">`)
	if b.cfg.Light != "" && b.cfg.Dark != "" {
		line(`<meta name="theme-color" media="(prefers-color-scheme: light)" content="%s">`, b.cfg.Light)
		line(`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="%s">`, b.cfg.Dark)
	}
	line(`<link rel="icon" type="image/svg+xml" href="%s">`, up+strings.TrimPrefix(iconPath, "/"))
	line(`<link rel="apple-touch-icon" href="%s">`, up+"web/icons/icon-180.png")
	line(`<link rel="manifest" href="%s">`, up+"manifest.webmanifest")
}

// absolute gives the full address of a path from the root where the site knows
// its own, and the way there from the page where it does not.
func (b *builder) absolute(up, rooted string) string {
	rest := strings.TrimPrefix(rooted, "/")
	if b.cfg.Base != "" {
		return b.cfg.Base + rest
	}
	return up + rest
}

// escapeScript makes JSON safe inside a script element: "</script" and "<!--"
// cannot occur without a "<", which JSON may write as an escape.
func escapeScript(json string) string {
	return strings.ReplaceAll(strings.TrimSpace(json), "<", `\u003c`)
}
