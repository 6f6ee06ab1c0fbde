//go:build !unix

package puzzletest

import "time"

// worked is the time since the process began: here nobody says how much of it was
// its own.
func worked() time.Duration { return time.Since(started) }

var started = time.Now()
