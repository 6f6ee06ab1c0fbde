//go:build js && wasm

// Command roads is the worker's program for the families of catalog/roads.
package main

import (
	"solvitur/solvers/catalog/roads"
	"solvitur/wasm"
)

func main() { wasm.Serve(roads.Families()) }
