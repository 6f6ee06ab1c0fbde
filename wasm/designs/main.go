//go:build js && wasm

// Command designs is the worker's program for the families of catalog/designs.
package main

import (
	"solvitur/solvers/catalog/designs"
	"solvitur/wasm"
)

func main() { wasm.Serve(designs.Families()) }
