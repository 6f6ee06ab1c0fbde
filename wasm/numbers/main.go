//go:build js && wasm

// Command numbers is the worker's program for the families of catalog/numbers.
package main

import (
	"solvitur/solvers/catalog/numbers"
	"solvitur/solvers/family/bignumbers/bigdec"
	"solvitur/wasm"
)

func main() {
	bigdec.Text = bigIntText
	wasm.Serve(numbers.Families())
}
