package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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

// Picture is where the page's picture for social networks stands.
func (h Head) Picture() string {
	name := strings.ReplaceAll(strings.Trim(h.Path, "/"), "/", "-")
	if name == "" {
		name = "home"
	}
	return "/web/social/" + name + ".png"
}

// BaseVariable hands the full address of the site to the page's program, for a
// site that knows it.
const BaseVariable = "SOLVITUR_BASE"

func (h Head) write(ctx app.Context) {
	page := ctx.Page()
	if page.Title() == h.Title {
		return
	}
	page.SetTitle("%s", h.Title)
	page.SetDescription("%s", h.Description)
	for _, part := range []struct{ selector, property, value string }{
		{`link[rel="canonical"]`, "href", fullAddress(h.Path)},
		{`meta[property="og:title"]`, "content", h.Title},
		{`meta[property="og:description"]`, "content", h.Description},
		{`meta[property="og:url"]`, "content", fullAddress(h.Path)},
		{`meta[property="og:image"]`, "content", fullAddress(h.Picture())},
	} {
		if element := app.Window().Get("document").Call("querySelector", part.selector); element.Truthy() {
			element.Set(part.property, part.value)
		}
	}
}

// fullAddress is what others may call a path of the site: with the host where
// the site knows it.
func fullAddress(path string) string {
	if base := app.Getenv(BaseVariable); base != "" {
		return strings.TrimSuffix(base, "/") + path
	}
	return href(path)
}
