//go:build js && wasm

// Command squares is the worker's program for the families of catalog/squares.
package main

import (
	"solvitur/solvers/catalog/squares"
	"solvitur/wasm"
)

func main() { wasm.Serve(squares.Families()) }
