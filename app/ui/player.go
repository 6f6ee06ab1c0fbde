package ui

import (
	"fmt"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// player shows a view that carries frames: an animation with its own controls.
// It starts at the end, which is the whole picture, and moves only when asked.
type player struct {
	app.Compo
	View view.View

	at      int
	playing bool
	started bool
}

// OnUpdate shows another animation, like a new one, as a whole.
func (p *player) OnUpdate(app.Context) { p.at, p.playing = len(p.View.Frames), false }

func (p *player) OnMount(app.Context) { p.at, p.started = len(p.View.Frames), true }

func (p *player) tick(ctx app.Context) {
	if !p.playing || !p.Mounted() {
		return
	}
	p.at++
	if p.at >= len(p.View.Frames) {
		p.at, p.playing = len(p.View.Frames), false
		return
	}
	ctx.After(pause(len(p.View.Frames)), p.tick)
}

// pause makes an animation last some ten seconds, but no frame too short to be
// seen.
func pause(frames int) time.Duration {
	return max(60*time.Millisecond, min(700*time.Millisecond, 10*time.Second/time.Duration(max(frames, 1))))
}

func (p *player) Render() app.UI {
	frames := p.View.Frames
	at := p.at
	if !p.started {
		at = len(frames)
	}
	base := p.View
	base.Frames, base.Title, base.Note = nil, "", ""
	shown := view.Apply([]view.View{base}, frames[:at])[0]
	caption := ""
	if at > 0 {
		caption = frames[at-1].Caption
	}
	name, drawing := "Play", "play"
	if p.playing {
		name, drawing = "Pause", "pause"
	}
	return elem("div").Class("player").Body(
		picture(shown),
		elem("div").Class("player-bar").Role("group").Aria("label", "Animation").Body(
			p.control("first", "To the beginning", at > 0, func(app.Context) { p.at, p.playing = 0, false }),
			p.control("left", "One step back", at > 0, func(app.Context) { p.at, p.playing = p.at-1, false }),
			p.control(drawing, name, len(frames) > 0, func(ctx app.Context) {
				p.playing = !p.playing
				if p.playing {
					if p.at >= len(frames) {
						p.at = 0
					}
					ctx.After(pause(len(frames)), p.tick)
				}
			}),
			p.control("right", "One step forward", at < len(frames), func(app.Context) { p.at, p.playing = p.at+1, false }),
			p.control("last", "To the end", at < len(frames), func(app.Context) { p.at, p.playing = len(frames), false }),
			elem("span").Class("player-count").Text(fmt.Sprintf("%d of %d", at, len(frames))),
		),
		elem("p").Class("player-caption").Aria("live", "polite").Text(caption),
	)
}

func (p *player) control(drawing, name string, enabled bool, do func(app.Context)) app.UI {
	return elem("button").Attr("type", "button").Class("icon-button").Aria("label", name).Title(name).Attr("disabled", !enabled || app.IsServer).
		OnClick(func(ctx app.Context, _ app.Event) { do(ctx) }, app.EventScope(drawing, strconv.FormatBool(enabled))).
		Body(icon(drawing))
}
