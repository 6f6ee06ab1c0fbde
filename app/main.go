//go:build js && wasm

package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

func main() {
	if _, err := routes(); err != nil {
		panic(err)
	}
	app.RunWhenOnBrowser()
}
