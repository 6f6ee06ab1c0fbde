package ui

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// offline offers to keep every puzzle for use without a network. What was visited
// is kept anyway.
type offline struct {
	app.Compo
	known   bool // whether and what is left to keep
	missing int  // bytes to fetch
	busy    bool
	fault   string
}

// OnMount asks what is kept. Where nothing can be, in a frame or in a private
// window, nothing is offered.
func (o *offline) OnMount(ctx app.Context) { o.look(ctx) }

func (o *offline) look(ctx app.Context) {
	fetch(ctx, app.Window().Get("solvitur").Call("missing"), func(ctx app.Context, text string, err error) {
		missing, notNumber := strconv.Atoi(text)
		o.known, o.missing = err == nil && notNumber == nil, missing
		ctx.Update()
	})
}

func (o *offline) keep(ctx app.Context, _ app.Event) {
	if o.busy {
		return
	}
	o.busy, o.fault = true, ""
	fetch(ctx, app.Window().Get("solvitur").Call("keepAll"), func(ctx app.Context, _ string, err error) {
		o.busy = false
		if err != nil {
			o.fault = "Not all puzzles could be kept. Reload the page, and press again to go on where it stopped."
		}
		o.look(ctx)
	})
}

// Render draws the offer.
func (o *offline) Render() app.UI {
	said := "What you have opened works without a network."
	var button app.UI = elem("span")
	switch {
	case !o.known:
		said = ""
	case o.missing == 0:
		said = "All puzzles are kept on this device and work without a network."
	default:
		text := fmt.Sprintf("Keep all puzzles for offline (%.1f MB)", float64(o.missing)/1e6)
		if o.busy {
			text = "Keeping all puzzles …"
		}
		button = elem("button").Attr("type", "button").Class("button").Aria("disabled", o.busy).OnClick(o.keep).Text(text)
	}
	if o.fault != "" {
		said = o.fault
	}
	return elem("section").Class("offline").Aria("label", "Without a network").Attr("hidden", !o.known && o.fault == "").Body(
		elem("p").Role("status").Text(said), button,
	)
}
