// Package browsertest opens the built site in a real Chromium, on a dumb static
// host, at "/" and at "/sub/path/", and uses it as a visitor does.
//
// Everything is in test files. TestMain finds the browser (SOLVITUR_BROWSER, or
// web/find-chromium) and the site (SOLVITUR_DIST, or built into a temporary
// folder by `make site`; SOLVITUR_BUILD is what that was made of). Each test gets a profile of its own. A test fails when
// the page, one of its workers, its service worker or a frame writes to the
// console, or when anything asks for another host, whatever else it checks.
//
// Figures (weight, first paint, ready, edit to verdict, stop to ready) are
// logged by TestMeasure; `go test -run TestMeasure -v` shows them. Times are
// never asserted: they belong to the machine. Weights are.
package browsertest
