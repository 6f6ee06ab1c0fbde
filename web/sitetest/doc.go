// Package sitetest has what tests of the built site in real browsers share,
// whichever browser it is: the site itself, a browser to open it, a host that
// serves it, and a place where requests to all other hosts end.
package sitetest
