//go:build js && wasm

// Command orders is the worker's program for the families of catalog/orders.
package main

import (
	"solvitur/solvers/catalog/orders"
	"solvitur/wasm"
)

func main() { wasm.Serve(orders.Families()) }
