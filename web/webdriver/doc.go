// Package webdriver drives a browser by the commands of W3C WebDriver,
// https://www.w3.org/TR/webdriver2/, for tests.
//
// Firefox takes them over Marionette, the protocol that geckodriver translates
// to and every Firefox speaks: each message is its length, a colon and JSON,
// https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
// WebKitGTK takes them over HTTP from its WebKitWebDriver. Both bring the same
// commands, so one Session serves both, and nothing needs to be installed beside
// the browser.
//
// It knows nothing of the site that is tested, and only the commands that the
// tests use.
package webdriver
