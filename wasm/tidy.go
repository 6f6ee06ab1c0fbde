//go:build js && wasm

package wasm

import (
	"runtime"
	"time"
)

// Garbage is collected at rest: when no message has come in for a while, and
// when that is worthwhile. While this worker computes, its timers wait.
const (
	atRest     = 700 * time.Millisecond
	worthwhile = 8 << 20 // bytes allocated since the last time
)

// tidyAtRest gives what is to be called when a message comes in.
func tidyAtRest() (stirred func()) {
	var kept uint64
	rest := time.AfterFunc(atRest, func() {
		var memory runtime.MemStats
		runtime.ReadMemStats(&memory)
		if memory.HeapAlloc < kept+worthwhile {
			return
		}
		runtime.GC()
		runtime.ReadMemStats(&memory)
		kept = memory.HeapAlloc
	})
	return func() { rest.Reset(atRest) }
}
