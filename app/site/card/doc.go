//go:build !wasm

// Package card draws the picture that social networks show beside a link: the
// site's mark, its name and the title of the page, 1200 by 630 pixels, the size
// that the Open Graph and Twitter documentation ask for.
//
// It draws with one line weight and brings its own letters (glyphs.go), so that
// the site can be built anywhere, without fonts or a browser, and the same title
// always gives the same bytes. It is no general text renderer: it knows the
// letters of English titles.
package card
