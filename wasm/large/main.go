//go:build js && wasm

// Command large is the worker's program for the families of catalog/large.
package main

import (
	"solvitur/solvers/catalog/large"
	"solvitur/solvers/family/bignumbers/bigdec"
	"solvitur/wasm"
)

func main() {
	bigdec.Text = bigIntText
	wasm.Serve(large.Families())
}
