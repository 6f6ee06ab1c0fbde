//go:build !wasm

package site

import (
	"context"
	"strings"

	"solvitur/app/site/card"
)

// addCards draws the picture for social networks of every page that does not
// borrow another's.
func (b *builder) addCards(ctx context.Context) error {
	for _, page := range b.cfg.Pages {
		if err := ctx.Err(); err != nil {
			return err
		}
		if page.canonical() != page.Route {
			continue
		}
		picture, err := card.Draw(b.cfg.Name, page.Title)
		if err != nil {
			return err
		}
		b.add(strings.TrimPrefix(page.Picture, "/"), picture)
	}
	return nil
}
