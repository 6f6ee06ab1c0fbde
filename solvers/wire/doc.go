// Package wire is the talk between the page and its worker: JSON texts of
// [Message], a [Client] for the page and [Serve] for the worker, over a
// two-method [Conn].
//
// A request is Solve, Explain, Survey or Check; each ends with exactly one last
// event. A worker in a browser computes on its only thread and hears of a cancellation only
// where what it works on looks for it. While something takes long, the client starts a spare, which
// takes the place of a worker that is cancelled, or does not hear. It sends one request at a time, so
// that what waits is never lost with a worker. Who is idle rehearses, so
// that the next answer comes as quickly as later ones.
//
// A long search that has parts is shared: the worker that was asked goes through them from
// the first on, and others, as many as the platform has room for ([Crew]), take some from the
// last on. What they report is handed to the one that was asked, which alone answers: as it
// would alone. Where one of them breaks down, another takes its parts; where that one does,
// too, the request fails. They end with the request
// while they are at work, and with the spare when nothing is asked.
//
// Nothing here knows a browser, a family or an engine. What starts workers is
// a [Platform]; what answers requests is a [Handler]. Everything is tested
// natively over a [Pipe].
//
// The package is linked into the page and into the worker, so it imports
// little.
package wire
