//go:build js && wasm

// Command relations is the worker's program for the families of catalog/relations.
package main

import (
	"solvitur/solvers/catalog/relations"
	"solvitur/wasm"
)

func main() { wasm.Serve(relations.Families()) }
