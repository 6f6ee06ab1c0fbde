//go:build js && wasm

// Command worlds is the worker's program for the families of catalog/worlds.
package main

import (
	"solvitur/solvers/catalog/worlds"
	"solvitur/wasm"
)

func main() { wasm.Serve(worlds.Families()) }
