//go:build !wasm

// Package site writes the finished static site: one folder with an index.html
// for every route, the two programs, the scripts, the data and the icons,
// ready for any host that can send files, at any path.
//
// It is native only. The page's own program never links it (it would carry
// net/http and a server's worth of code to every visitor).
//
// The pages are go-app components. go-app can render a route on a server, and
// its Handler is asked for each route here, in memory; what it answers is then
// put right for static hosting:
//
//   - links that start at the root become relative, so that the site works at
//     "/" and at "/any/sub/path/";
//   - attributes are quoted as HTML wants it, sorted, and boolean attributes
//     that are "false" are dropped, so that two builds are identical and a
//     switched-off control is off;
//   - the white space that go-app puts between elements is taken out, so that
//     the prerendered page measures the same as the mounted one;
//   - the head is written anew: the content security policy first, the title,
//     description and picture of the page, and files with hashed names.
//
// The programs are slimmed (slim.go), packed when the site is built (package xz)
// and unpacked by the page (web/boot), so a host need not compress.
// Everything that a visitor needs without a network is listed for the service
// worker, which fetches only what the page does not have yet.
//
// The package does not know puzzles, families or what a page shows.
package site
