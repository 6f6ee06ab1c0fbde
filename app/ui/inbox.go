package ui

import "time"

// inbox is what a worker has said and nobody has read yet. A verdict is not to wait until the pictures
// behind it are read, which takes longer than to draw it: those, and what comes after them from the same
// worker, wait until all that is drawn is on the screen.
type inbox struct{ unread []func() }

// longestHold is how long something waits at most: a replay draws all the time, and the worker counts as
// busy until its last word is read.
const longestHold = 100 * time.Millisecond

// take reads something now, or has it wait if it can.
func (f *redrawing) take(in *inbox, canWait bool, read func()) {
	if len(in.unread) == 0 {
		if !canWait || f.unpainted == 0 {
			read()
			return
		}
		if f.held = append(f.held, in); len(f.held) == 1 {
			time.AfterFunc(longestHold, f.readAll)
		}
	}
	in.unread = append(in.unread, read)
}

// readAll reads what has waited: before a request is cancelled, too, which may have been answered.
func (f *redrawing) readAll() {
	held := f.held
	f.held = nil
	for _, in := range held {
		unread := in.unread
		in.unread = nil
		for _, read := range unread {
			read()
		}
	}
}
