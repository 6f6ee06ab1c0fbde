// Package host is a dumb static file host, as far as HTTP goes the least that
// the built site may meet: it sends files, adds a slash to folders and shows
// 404.html. It knows nothing of the site: no route, no service worker, no
// header of its own unless asked for.
//
// `make serve` and the browser tests use it. It is for one machine, not for the
// open network.
package host
