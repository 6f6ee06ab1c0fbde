//go:build !wasm

package site

import (
	"context"
	"html"
	"net/url"
	"slices"
	"strings"
)

// addSiteMap lists for search engines the pages that stand for themselves: neither those
// that repeat another nor those that ask to be left out. The addresses in a site map are
// full ones, so that a site which does not know its own has none. What a robots.txt says is
// read only at the root of a host: there it names the site map, and elsewhere it is not written.
// Source: the protocol of sitemaps.org, 0.9.
func (b *builder) addSiteMap(context.Context) error {
	if b.cfg.Base == "" {
		return nil
	}
	var addresses []string
	for _, page := range b.cfg.Pages {
		if !page.Hidden && page.canonical() == page.Route {
			addresses = append(addresses, b.absolute("", page.Route))
		}
	}
	slices.Sort(addresses)
	var m strings.Builder
	m.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n" + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, address := range addresses {
		m.WriteString("<url><loc>" + html.EscapeString(address) + "</loc></url>\n")
	}
	m.WriteString("</urlset>\n")
	b.add(siteMapFile, []byte(m.String()))
	if base, err := url.Parse(b.cfg.Base); err == nil && base.Path == "/" {
		b.add("robots.txt", []byte("User-agent: *\nAllow: /\nSitemap: "+b.cfg.Base+siteMapFile+"\n"))
	}
	return nil
}

const siteMapFile = "sitemap.xml"
