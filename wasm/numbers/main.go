//go:build js && wasm

// Command numbers is the worker's program for the families of catalog/numbers.
package main

import (
	"solvitur/solvers/catalog/numbers"
	"solvitur/wasm"
)

func main() { wasm.Serve(numbers.Families()) }
