//go:build js && wasm

// Command worlds is the worker's program for the families of catalog/worlds.
package main

import (
	"solvitur/solvers/catalog/worlds"
	"solvitur/solvers/family/bignumbers/bigdec"
	"solvitur/wasm"
)

func main() {
	bigdec.Text = bigIntText
	wasm.Serve(worlds.Families())
}
