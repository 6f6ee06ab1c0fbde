//go:build js && wasm

// Command colours is the worker's program for the families of catalog/colours.
package main

import (
	"solvitur/solvers/catalog/colours"
	"solvitur/wasm"
)

func main() { wasm.Serve(colours.Families()) }
