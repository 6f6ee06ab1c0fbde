//go:build !wasm

package site

import (
	"context"
	"strings"

	"solvitur/app/site/card"
)

// addCards draws the picture for social networks of every page that does not
// bring or borrow one.
func (b *builder) addCards(ctx context.Context) error {
	for _, page := range b.cfg.Pages {
		if err := ctx.Err(); err != nil {
			return err
		}
		if page.Picture != "" || page.canonical() != page.Route {
			continue
		}
		picture, err := card.Draw(b.cfg.Name, page.Title)
		if err != nil {
			return err
		}
		b.add(socialPath(page.Route), picture)
	}
	return nil
}

// socialPath is where a route's picture for social networks stands.
func socialPath(route string) string {
	name := strings.ReplaceAll(strings.Trim(route, "/"), "/", "-")
	if name == "" {
		name = "home"
	}
	return "web/social/" + name + ".png"
}
