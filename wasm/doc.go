//go:build js && wasm

// Command wasm is the worker of the page: it joins the messages of a browser's
// worker to wire.Serve and does nothing else.
package main
