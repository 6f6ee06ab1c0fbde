// Package crosstest opens the built site in Firefox, and in WebKitGTK where it is
// asked to (SOLVITUR_WEBKIT, `make test-webkit`), and goes the most important ways
// through it: opens a puzzle of every kind, edits, shares, goes offline, and embeds. Package
// browsertest has many more ways, in Chromium alone.
//
// Everything is in test files. TestMain finds Firefox (SOLVITUR_FIREFOX, or
// web/find-firefox) and the site (SOLVITUR_DIST, or built into a temporary folder).
// Each test has a host of its own, and so starts with empty storage. A test fails
// when a page or a worker writes an error to Firefox's console, or when anything
// there asks for another host; WebKit's driver tells neither.
package crosstest
