//go:build js && wasm

package main

import (
	"runtime/debug"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func main() {
	if _, err := routes(); err != nil {
		panic(err)
	}
	// Drawing makes much garbage and keeps little: collecting it less often
	// leaves more time for the page.
	debug.SetGCPercent(400)
	app.RunWhenOnBrowser()
}
