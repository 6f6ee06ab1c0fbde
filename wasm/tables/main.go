//go:build js && wasm

// Command tables is the worker's program for the families of catalog/tables.
package main

import (
	"solvitur/solvers/catalog/tables"
	"solvitur/wasm"
)

func main() { wasm.Serve(tables.Families()) }
