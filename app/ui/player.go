package ui

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/view"
)

// player shows a view that carries frames: an animation with its own controls.
// It starts at the end, which is the whole picture, and moves only when asked.
type player struct {
	app.Compo
	View view.View

	now     state.Player // not exported: it stays when the page is drawn anew
	started bool
}

// OnUpdate shows another animation, like a new one, as a whole.
func (p *player) OnUpdate(app.Context) { p.seek(len(p.View.Frames)) }

func (p *player) OnMount(app.Context) { p.seek(len(p.View.Frames)); p.started = true }

func (p *player) seek(at int) { p.now.Seek(at, len(p.View.Frames)) }

func (p *player) play(ctx app.Context) {
	if tick, ok := p.now.Play(len(p.View.Frames)); ok {
		p.after(ctx, tick)
	}
}

// after shows the next frame after a pause.
func (p *player) after(ctx app.Context, tick state.Tick) {
	ctx.After(pause(len(p.View.Frames)), func(ctx app.Context) {
		if p.Mounted() && p.now.Tick(tick, len(p.View.Frames)) {
			p.after(ctx, tick)
		}
	})
}

// pause makes an animation last some ten seconds, but no frame too short to be
// seen.
func pause(frames int) time.Duration {
	return max(60*time.Millisecond, min(700*time.Millisecond, 10*time.Second/time.Duration(max(frames, 1))))
}

func (p *player) Render() app.UI {
	frames := p.View.Frames
	at := p.now.At
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
	if p.now.Playing {
		name, drawing = "Pause", "pause"
	}
	return elem("div").Class("player").Body(
		&picture{View: shown},
		elem("div").Class("player-bar").Role("group").Aria("label", "Animation").Body(
			p.control("first", "To the beginning", at > 0, func(app.Context) { p.seek(0) }),
			p.control("left", "One step back", at > 0, func(app.Context) { p.seek(p.now.At - 1) }),
			p.control(drawing, name, len(frames) > 0, p.play),
			p.control("right", "One step forward", at < len(frames), func(app.Context) { p.seek(p.now.At + 1) }),
			p.control("last", "To the end", at < len(frames), func(app.Context) { p.seek(len(p.View.Frames)) }),
			elem("span").Class("player-count").Text(fmt.Sprintf("%d of %d", at, len(frames))),
		),
		elem("p").Class("player-caption").Aria("live", "polite").Text(caption),
	)
}

// control makes a button of an animation. One that has come to its end does
// nothing by itself (Seek stays within the frames), so a press that is quicker
// than the drawing of its end is not lost.
func (p *player) control(drawing, name string, enabled bool, do func(app.Context)) app.UI {
	return plainButton(enabled).Class("icon-button").Aria("label", name).Title(name).
		OnClick(func(ctx app.Context, _ app.Event) { do(ctx) }, app.EventScope(drawing)).
		Body(icon(drawing))
}
