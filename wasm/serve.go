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
	worker, err := newScope(tidyAtRest())
	if err == nil {
		err = wire.Serve(context.Background(), worker, lab.New(families))
	}
	fmt.Fprintln(os.Stderr, "solvitur:", err)
	os.Exit(1)
}

// scope is the worker's end of the connection: its global object.
type scope struct {
	self    safejs.Value
	stirred func() // tells that a message came in
	breath  time.Time
	echo    safejs.Value // a port at which the worker hears itself
	echoed  chan struct{}
}

func newScope(stirred func()) (*scope, error) {
	s := &scope{self: safejs.Global(), stirred: stirred, echoed: make(chan struct{}, 1)}
	kind, err := s.self.Get("MessageChannel")
	if err != nil {
		return nil, err
	}
	channel, err := kind.New()
	if err != nil {
		return nil, err
	}
	heard, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		s.echoed <- struct{}{}
		return nil
	})
	if err != nil {
		return nil, err
	}
	hears, err := channel.Get("port1")
	if err != nil {
		return nil, err
	}
	if err := hears.Set("onmessage", heard); err != nil {
		return nil, err
	}
	s.echo, err = channel.Get("port2")
	return s, err
}

// breathsApart is how long a search goes on without a look at what has come in.
const breathsApart = 10 * time.Millisecond

// Breathe: see wire.Breather. What the worker says to itself comes in behind what has arrived. That takes a
// tenth of a millisecond; a timer would be let sleep 4 ms by the browser.
func (s *scope) Breathe() {
	if time.Since(s.breath) < breathsApart {
		return
	}
	if _, err := s.echo.Call("postMessage", nil); err == nil {
		<-s.echoed
	}
	s.breath = time.Now()
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
