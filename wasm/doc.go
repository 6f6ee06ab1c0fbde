//go:build js && wasm

// Package wasm is the worker of the page: it joins the messages of a browser's
// worker to wire.Serve and does nothing else. Each folder below it is a program
// of its own, with the families of the package of catalog that has its name.
package wasm
