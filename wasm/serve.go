//go:build js && wasm

package wasm

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"github.com/hack-pad/safejs"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// memoryAtStake is the size, in bytes, from which memory is worth more than
// time: a quarter of what WebAssembly can address.
const memoryAtStake = 1 << 30

// Serve answers what the page asks of these families, and does not return.
func Serve(families []puzzle.Family) {
	// One thread does everything here, the collecting of garbage included:
	// collect less often, unless the memory of a visitor's machine is at stake,
	// and best while nobody waits.
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(memoryAtStake)
	err := wire.Serve(context.Background(), &scope{self: safejs.Global(), stirred: tidyAtRest()}, lab.New(families))
	fmt.Fprintln(os.Stderr, "solvitur:", err)
	os.Exit(1)
}

// scope is the worker's end of the connection: its global object.
type scope struct {
	self    safejs.Value
	stirred func() // tells that a message came in
	breath  time.Time
}

// breathsApart is how long a search goes on without a look at what has come in. The browser lets
// such a look take 4 ms.
const breathsApart = 50 * time.Millisecond

// Breathe: see wire.Breather.
func (s *scope) Breathe() {
	if time.Since(s.breath) >= breathsApart {
		time.Sleep(time.Microsecond)
		s.breath = time.Now()
	}
}

// Send posts a message to the page, in bytes: a text would be recoded twice on its way, and that of a
// large board takes as long as its search. It is delivered even while this worker computes.
func (s *scope) Send(message string) error {
	array, err := s.self.Get("Uint8Array")
	if err != nil {
		return err
	}
	bytes, err := array.New(len(message))
	if err != nil {
		return err
	}
	if _, err = safejs.CopyBytesToJS(bytes, []byte(message)); err != nil {
		return err
	}
	_, err = s.self.Call("postMessage", bytes)
	return err
}

// Listen sets the handler of messages from the page. They come in only while
// this worker waits.
func (s *scope) Listen(receive func(message string)) {
	onMessage, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) == 0 {
			return nil
		}
		data, err := args[0].Get("data")
		if err != nil {
			return nil
		}
		if text, err := data.String(); err == nil {
			s.stirred()
			s.breath = time.Now()
			receive(text)
		}
		return nil
	})
	if err == nil {
		err = s.self.Set("onmessage", onMessage)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solvitur: this worker cannot listen:", err)
		os.Exit(1)
	}
}
