//go:build js && wasm

// Command sentences is the worker's program for the families of catalog/sentences.
package main

import (
	"solvitur/solvers/catalog/sentences"
	"solvitur/wasm"
)

func main() { wasm.Serve(sentences.Families()) }
