package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Head is what the head of a page says of it. The page that is loaded brings it
// along; that of a page to which a visitor moves on is written by the page itself.
type Head struct{ Path, Title, Description string }

// The heads of the plain pages.
var (
	GalleryHead = Head{"/", "Solvitur", "A laboratory for logic puzzles: change a fact, see what follows, and why."}
	HowHead     = Head{"/how/", "How it works · Solvitur", "Facts, verdicts, reasons, strategies, links and privacy: how this laboratory for logic puzzles works."}
)

// PuzzleHead is the head of a puzzle's page.
func PuzzleHead(name, title, summary string) Head {
	return Head{"/p/" + name + "/", title + " · Solvitur", summary}
}

func (h Head) write(ctx app.Context) {
	page := ctx.Page()
	if page.Title() == h.Title {
		return
	}
	page.SetTitle("%s", h.Title)
	page.SetDescription("%s", h.Description)
	if link := app.Window().Get("document").Call("querySelector", `link[rel="canonical"]`); link.Truthy() {
		link.Set("href", href(h.Path))
	}
}
