//go:build !wasm

package site

import "strings"

// socialPath is where a route's picture for social networks stands.
func socialPath(route string) string {
	name := strings.ReplaceAll(strings.Trim(route, "/"), "/", "-")
	if name == "" {
		name = "home"
	}
	return "web/social/" + name + ".png"
}
