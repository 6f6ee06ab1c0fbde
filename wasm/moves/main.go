//go:build js && wasm

// Command moves is the worker's program for the families of catalog/moves.
package main

import (
	"solvitur/solvers/catalog/moves"
	"solvitur/wasm"
)

func main() { wasm.Serve(moves.Families()) }
