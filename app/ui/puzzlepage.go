package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// PuzzlePage is the page of one puzzle.
type PuzzlePage struct {
	app.Compo
	Name     string
	Embedded bool

	model    state.Model
	loaded   bool
	failed   string
	live     bool // the page can be used
	said     string
	complete state.Completion // words to offer in a formula
	drawn    facts            // as they were drawn last
	update   bool             // a newer version of the site is there

	// Of the share panel: what was copied last, the links, whether the QR
	// code shows.
	link, frame string
	showCode    bool
	opens       state.Veil // how they open

	// seek is the part to bring into sight once what was asked for is there.
	seek     string
	focus    focus
	steady   steady
	pointing pointing
	question question
	tried    tried

	versions  versions
	redrawing redrawing
	lagging   lagging
	tidying   tidying
	listeners listeners
	client    *wire.Client
	call      *wire.Call
	drawing   *wire.Client    // makes another puzzle
	errand    *wire.Client    // answers one question while the other one is not to be disturbed
	fragment  string          // of the address, as it was written or read last
	brought   [][]share.Mark  // marks that the address brought, until they are taken up
	lastKept  state.KeptTrial // marks as this page last kept or found them
	trials    []keptTrial     // what is marked and is not on the machine: in a frame, or for want of room
	shelf     shelf
	unkept    unkept
}

// CompoID keeps the pages of two puzzles apart.
func (p *PuzzlePage) CompoID() string { return fmt.Sprint(p.Name, p.Embedded) }

// OnInit takes the puzzle from the page itself if it came with it.
func (p *PuzzlePage) OnInit() {
	var sheet puzzle.Sheet
	breathe()
	if err := read(SheetFile(p.Name), &sheet); err == nil {
		breathe()
		p.show(sheet)
	}
}

// OnMount makes the page usable.
func (p *PuzzlePage) OnMount(ctx app.Context) {
	p.watchPaint(ctx)
	p.listeners.listen(&p.focus, func(d deed) {
		ctx.Dispatch(func(ctx app.Context) { p.act(ctx, d) })
	})
	if p.loaded {
		p.begin(ctx)
		return
	}
	load(ctx, SheetFile(p.Name), func(ctx app.Context, sheet puzzle.Sheet, err error) {
		if err != nil {
			p.failed = "This puzzle could not be fetched. Reload the page to try again; without a network, only puzzles of the kinds that you have opened are there."
			ctx.Update()
			return
		}
		p.show(sheet)
		p.begin(ctx)
	})
}

// OnDismount ends what the page has started.
func (p *PuzzlePage) OnDismount() {
	if p.redrawing.leave == nil {
		return // it made way before it was mounted
	}
	p.listeners.unlisten()
	p.unwatchPaint()
	p.haltErrand()
	p.undraw()
	if p.client != nil {
		p.client.Close()
	}
}

// OnNav follows an address that was changed by hand or by going back.
func (p *PuzzlePage) OnNav(ctx app.Context) {
	if p.live {
		p.open(ctx)
	}
}

// OnAppUpdate offers the newer version.
func (p *PuzzlePage) OnAppUpdate(app.Context) { p.update = true }

// show takes a puzzle as it was published.
func (p *PuzzlePage) show(sheet puzzle.Sheet) {
	model, err := state.New(sheet)
	if err != nil {
		p.failed = "This puzzle cannot be read. Reload the page to try again."
		return
	}
	model.Veil, p.opens = veil(), state.Veiled
	p.model, p.loaded = model, true
}

// begin takes the variant of the address, or the last one seen on this
// machine, and asks for what the page does not bring.
func (p *PuzzlePage) begin(ctx app.Context) {
	breath.over = true
	p.live = true
	openPlace("")
	p.lagging.since = time.Now()
	if app.Window().Get("solvitur").Call("hurried").Bool() {
		p.drawAll(ctx, func(app.Context) {}) // it may be about any part of the page
	} else {
		p.draw(ctx)
	}
	p.client = wire.NewClient(p.workers())
	p.head(ctx)
	p.addresses("")
	p.versions.aside++ // with its links; the other parts have just been drawn
	ctx.Update()
	p.shelf = shelf{
		storage: ctx.LocalStorage(),
		forgets: app.Window().Get("solvitur").Get("forgets").Truthy(),
		puzzle:  p.Name,
		read:    func(v share.Variant) (state.Input, error) { return p.model.Read(v) },
	}
	if there, ok := fragmentOf(ctx); ok && there != "" {
		p.open(ctx)
	} else {
		p.takeUp(ctx)
	}
	if !p.model.Trial.Begun() {
		p.recall(ctx)
	}
	if p.model.Generation == 0 { // the facts are the original's
		var effects []state.Effect
		p.model, effects = state.Start(p.model)
		p.carryOut(ctx, effects)
	}
}

// head names the page after the puzzle.
func (p *PuzzlePage) head(ctx app.Context) {
	PuzzleHead(p.Name, p.model.Title(), p.model.Sheet.Preset.Summary).write(ctx)
}

// fragmentOf is the variant that the address carries, "" for the original. It says
// false if the address leads to a part of the page, whatever that shows.
func fragmentOf(ctx app.Context) (string, bool) {
	fragment := ctx.Page().URL().EscapedFragment()
	if fragment == "" {
		return "", true
	}
	return "#" + fragment, share.IsFragment(fragment)
}

// open opens the variant that the address carries.
func (p *PuzzlePage) open(ctx app.Context) {
	now, ok := fragmentOf(ctx)
	if !ok || now == p.fragment {
		return
	}
	p.fragment = now
	over := veil() // of another variant
	back := state.Open{Input: p.model.Original(), Shared: true, Veil: over}
	if now == "" {
		p.happen(ctx, back)
		return
	}
	variant, err := share.Decode(now)
	p.brought = nil
	var input state.Input
	if err == nil {
		input, err = p.model.Read(variant)
	}
	switch {
	case errors.Is(err, state.ErrForeign):
		p.tellForeign(ctx, aLink, variant)
	case err == nil, errors.Is(err, state.ErrTooLarge):
		p.brought = variant.Work
		p.happen(ctx, state.Open{Input: input, Shared: true, Veil: p.over(input, over)})
		if p.brought != nil { // and the facts are those that were there
			p.recall(ctx)
		}
		return
	default:
		p.happen(ctx, back)
		p.seek = ".notices"
		message := english.Sentence(err.Error())
		if errors.Is(err, share.ErrTooLong) { // its own words are for whoever makes such a link
			message = "This link holds more than a puzzle can: ask whoever made it for a shorter one."
		}
		p.happen(ctx, state.Notify{Message: message + original})
	}
}

// over is the veil over a variant that the address carries: over one's own it is as it was
// left.
func (p *PuzzlePage) over(input state.Input, wanted state.Veil) state.Veil {
	if kept, ok := p.shelf.open(p.shelf.kept()); ok && kept.Same(input) && wanted != state.Shown {
		return p.leftAt(input)
	}
	return wanted
}

// happen lets the model take in an event. It says whether anything is drawn.
func (p *PuzzlePage) happen(ctx app.Context, event state.Event) (drawn bool) {
	p.stir(ctx)
	if trying, ok := event.(state.Trying); ok {
		p.steady.note(trying)
	}
	before, versions, landing := p.model, p.versions, p.tried.landing
	var effects []state.Effect
	p.model, effects = state.Update(p.model, event)
	if _, back := event.(state.Reset); back && p.tried.notice != "" {
		p.model, _ = state.Update(p.model, state.Notify{}) // the experiment is over
	}
	if !strings.HasPrefix(p.model.Notice, p.tried.notice) {
		p.tried = tried{}
	}
	if made, ok := event.(state.Made); ok && made.Said.Made != nil && before.Generation != p.model.Generation {
		openPlace("puzzle")
		p.seek = ".notices"
		p.focus.goal = goal{among: []string{"#board"}} // and to no place on it, which would be chosen then
	}
	if before.Generation != p.model.Generation || before.Run.Phase != p.model.Run.Phase {
		p.lagging.since = time.Now()
	}
	p.pointing.note(event, &before, &p.model)
	p.steady.told(event, &before, &p.model)
	p.keepTrial(ctx, event, &before)
	if before.Veil != p.model.Veil && p.model.Veil != state.Veiled && before.Generation == p.model.Generation {
		if now, err := fragment(&p.model); err == nil {
			app.Window().Get("solvitur").Call("lift", now, string(p.model.Veil)) // asked for, and not for other facts
		}
		if p.model.Mine {
			p.shelf.setVeil(p.model.Veil)
		}
	}
	p.carryOut(ctx, effects)
	if len(p.model.Elsewhere()) > len(before.Elsewhere()) {
		p.seek = ".notices" // there is no field at which it could be seen
	}
	if open, ok := event.(state.Open); ok && open.Shared {
		p.shelf.show(open.Input)
	}
	atOnce, later := state.Touched(event, &before, &p.model)
	if atOnce.Story {
		p.head(ctx)
	}
	if _, writing := event.(state.Write); writing {
		p.redrawing.Wrote = time.Now()
	}
	p.versions.draw(atOnce)
	p.redrawing.Note(later, &p.model, time.Now())
	p.hasten()
	if p.model.Notice != before.Notice && (landing.inAnswer() || p.tried.landing.inAnswer()) || p.tried.pressed {
		p.versions.findings++ // the notice stands, or stood, among them
	}
	p.reveal(ctx)
	if p.versions == versions && p.model.Notice == before.Notice && !p.tried.pressed {
		p.steady.due = false
		return p.follow(ctx)
	}
	p.draw(ctx)
	return true
}

// reveal scrolls to what the visitor has asked for, if it is out of sight.
func (p *PuzzlePage) reveal(ctx app.Context) {
	if p.seek == "" || p.seek == ".replay" && !p.model.Replay.Known || p.redrawing.Due.Findings {
		return // what was asked for is not there yet
	}
	selector := p.seek
	tall := selector == ".argument" || selector == ".trial"
	p.seek = ""
	p.drawAll(ctx, func(app.Context) {
		if part := app.Window().Get("document").Call("querySelector", selector); part.Truthy() {
			openPlaceOf(part)
			block := "nearest"
			if middle := app.Window().Get("innerHeight").Float() / 2; tall && part.Call("getBoundingClientRect").Get("top").Float() > middle {
				block = "start" // else no more than its title would come into sight
			}
			part.Call("scrollIntoView", map[string]any{"block": block})
			if selector == ".replay" {
				takeOver(part)
			}
		}
	})
}

// takeOver gives the focus to the slider of a replay, if it is still where the replay was asked for: that
// may be out of sight now, and from the slider the keys of the replay lead on.
func takeOver(replay app.Value) {
	active := app.Window().Get("document").Get("activeElement")
	slider := usable(replay, `input[type="range"]`)
	if slider != nil && active.Truthy() && text(attribute(active, "do")) == "record" {
		slider.Call("focus", map[string]any{"preventScroll": true})
	}
}

// typingPause is how long the page waits for the next letter before it solves.
const typingPause = 80 * time.Millisecond

// markPause is how long the marks of an edit stay.
const markPause = 1500 * time.Millisecond

func (p *PuzzlePage) carryOut(ctx app.Context, effects []state.Effect) {
	for _, effect := range effects {
		switch e := effect.(type) {
		case state.Send:
			if e.Typing {
				ctx.After(typingPause, func(ctx app.Context) {
					if p.model.Generation == e.Run {
						p.send(ctx, e)
					}
				})
				continue
			}
			p.send(ctx, e)
		case state.Expect:
			p.client.Expect(e.Request)
		case state.Halt:
			p.haltErrand()
			if !e.Aside {
				p.halt()
			}
		case state.Draw:
			p.draws(ctx, e)
		case state.Undraw:
			p.undraw()
		case state.Address:
			p.redrawing.Due.Address = true
		case state.Animate:
			ctx.After(time.Second/time.Duration(p.model.Replay.Speed), func(ctx app.Context) { p.happen(ctx, e.Tick) })
		case state.Recall:
			p.recall(ctx)
		case state.Fade:
			run := p.model.Generation
			ctx.After(markPause, func(ctx app.Context) {
				if p.model.Generation == run {
					p.happen(ctx, state.Settled{})
				}
			})
		}
	}
}

func (p *PuzzlePage) halt() {
	p.redrawing.readAll()
	if p.call != nil {
		p.call.Cancel()
		p.call = nil
	}
}

func (p *PuzzlePage) haltErrand() {
	p.redrawing.readAll()
	if p.errand != nil {
		p.errand.Close()
		p.errand = nil
	}
}

// send asks the worker, or another one.
func (p *PuzzlePage) send(ctx app.Context, e state.Send) {
	if e.Interrupt {
		p.haltErrand()
		if !e.Aside {
			p.halt()
		}
	}
	client := p.client
	if e.Aside {
		client = wire.NewErrand(p.workers())
		p.errand = client
	}
	tell := func(said wire.Event) {
		ctx.Dispatch(func(ctx app.Context) {
			if e.Aside && said.Last() && p.errand == client {
				p.haltErrand()
			}
			if !p.happen(ctx, state.Told{Run: e.Run, Kind: e.Kind, Name: e.Name, Said: said, Aside: e.Aside}) {
				ctx.PreventUpdate()
			}
		})
	}
	var call *wire.Call
	switch request := e.Request.(type) {
	case wire.SolveRequest:
		call = client.Solve(request, tell)
	case wire.ExplainRequest:
		call = client.Explain(request, tell)
	case wire.SurveyRequest:
		call = client.Survey(request, tell)
	case wire.ArgueRequest:
		call = client.Argue(request, tell)
	case wire.HintRequest:
		call = client.Hint(request, tell)
	case wire.CheckRequest:
		call = client.Check(request, tell)
	}
	if !e.Aside {
		p.call = call
	}
}

// addresses works out the links to the puzzle as it stands.
func (p *PuzzlePage) addresses(fragment string) {
	p.link, p.frame = asking(address(&p.model, "p", fragment), p.opens), asking(address(&p.model, "embed", fragment), p.opens)
	p.said = ""
}

// addressPause is how long the address waits where the browser would not have
// it written again so soon.
const addressPause = 5 * time.Second

// writeAddress lets the links, the address bar and the storage follow the
// facts. An embedded page leaves the latter two alone.
func (p *PuzzlePage) writeAddress(ctx app.Context) {
	now, err := fragment(&p.model)
	p.addresses(now)
	p.versions.aside++
	if p.Embedded {
		return
	}
	defer p.keep(ctx) // whatever becomes of the link
	if err != nil {
		p.happen(ctx, state.Notify{Message: english.Sentence(err.Error())})
		return
	}
	p.fragment = now
	if !app.Window().Get("solvitur").Call("writeVariant", now).Bool() {
		// Safari and Firefox allow so many in half a minute.
		ctx.After(addressPause, func(ctx app.Context) {
			p.redrawing.Due.Address = p.live
			p.followOnly(ctx)
		})
	}
}

// saved is the file format of "Save as a file": what the terminal program
// reads, too.
type saved struct {
	Family string `json:"family"`
	Puzzle string `json:"puzzle"`
	Seed   string `json:"seed,omitempty"` // that the terminal program made it of
	share.Variant
}

func (p *PuzzlePage) file() ([]byte, error) {
	variant, err := p.model.Input.Variant()
	if err != nil {
		return nil, err
	}
	return json.MarshalIndent(saved{Family: p.model.Sheet.Family, Puzzle: p.Name, Variant: variant}, "", "  ")
}
