//go:build !wasm

package site

import (
	"crypto/sha256"
	"encoding/base64"
	"html"
	"strings"
)

// notFound is the page for addresses that do not exist. A host shows it under
// any address, at any depth, so it cannot link to the site's files by relative
// paths: its style and its script stand in the page, allowed by their hashes.
// Where the site does not know its own address, the script looks for the
// nearest folder above that holds the site, and links there.
func (b *builder) notFound() string {
	home := b.cfg.Base
	script := ""
	if home == "" {
		home, script = "/", findHome
	}
	hash := func(s string) string {
		sum := sha256.Sum256([]byte(s))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	csp := "default-src 'none'; img-src 'self' data:; style-src " + hash(notFoundStyle) + "; base-uri 'none'; form-action 'none'"
	if script != "" {
		csp += "; script-src " + hash(script) + "; connect-src 'self'"
	}
	var d strings.Builder
	d.WriteString("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
	d.WriteString(`<meta http-equiv="Content-Security-Policy" content="` + csp + "\">\n")
	d.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex\">\n")
	d.WriteString("<title>No such page - " + html.EscapeString(b.cfg.Name) + "</title>\n<style>" + notFoundStyle + "</style>\n</head>\n")
	d.WriteString("<body>\n<main>\n<h1>There is no page at this address</h1>\n")
	d.WriteString("<p>The address may be misspelt, or the page may have moved. Without a network, only puzzles of the kinds that you have opened are there. All puzzles are listed on <a id=\"home\" href=\"" + escapeAttribute(home) + "\">the first page</a>.</p>\n</main>\n")
	if script != "" {
		d.WriteString("<script>" + script + "</script>\n")
	}
	d.WriteString("</body>\n</html>\n")
	return d.String()
}

// notFoundStyle has the colours of web/css/10-base.css.
const notFoundStyle = `:root{color-scheme:light dark}body{background:#fbf8f1;background:light-dark(#fbf8f1,#17181a);color:#25211b;color:light-dark(#25211b,#ebe5d9);font:1.125rem/1.6 Georgia,serif;max-width:38rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.6rem;font-weight:400}a{color:#1c5474;color:light-dark(#1c5474,#8fc6e4)}`

const findHome = `"use strict";(async()=>{let path=location.pathname;while(path!=="/"){path=path.replace(/[^/]*\/?$/,"");try{if((await fetch(path+"manifest.webmanifest")).ok){document.getElementById("home").href=path;return}}catch{return}}})();`
