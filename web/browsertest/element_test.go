package browsertest

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// locator finds one element.
type locator struct {
	what       string
	expression string // JavaScript that gives the element
	role, name string // or what assistive tools see
}

// css finds the first element that matches a selector.
func css(selector string) locator {
	return locator{what: selector, expression: "document.querySelector(" + quote(selector) + ")"}
}

// named finds the first element by its role and its accessible name, as a
// screen reader would.
func named(role, name string) locator {
	return locator{what: role + " " + quote(name), role: role, name: name}
}

func quote(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err) // a string always marshals
	}
	return string(b)
}

// find gives the element's handle.
func (p *page) find(l locator) (runtime.RemoteObjectID, error) {
	if l.role == "" {
		object, err := tryEval[*runtime.RemoteObject](p, l.expression)
		if err != nil {
			return "", err
		}
		if object == nil || object.ObjectID == "" {
			return "", errNone
		}
		return object.ObjectID, nil
	}
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	document, err := chromedp.Call(ctx, dom.GetDocument, dom.GetDocumentParams{})
	if err != nil {
		return "", err
	}
	found, err := chromedp.Call(ctx, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{
		BackendNodeID: document.Root.BackendNodeID, Role: l.role, AccessibleName: l.name,
	})
	if err != nil {
		return "", err
	}
	for _, node := range found.Nodes {
		if node.Ignored {
			continue
		}
		resolved, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: node.BackendDOMNodeID})
		if err == nil && resolved.Object.ObjectID != "" {
			return resolved.Object.ObjectID, nil
		}
	}
	return "", errNone
}

// wait waits for an element and returns its handle.
func (p *page) wait(l locator) runtime.RemoteObjectID {
	p.t.Helper()
	var found runtime.RemoteObjectID
	tries := 0
	p.until(l.what, func() bool {
		id, err := p.find(l)
		if tries++; err != nil && l.role != "" && tries%10 == 0 {
			// Assistive tools see one place of a puzzle's page, and no fold: look further.
			_, _ = tryEval[any](p, lookFurther)
		}
		found = id
		return err == nil
	})
	return found
}

// place opens a place of a puzzle's page.
func (p *page) place(name string) {
	p.t.Helper()
	p.click(css(`[data-to="` + name + `"]`))
}

// lookFurther opens what is folded, and then the next place.
const lookFurther = `(() => {
	const folds = document.querySelectorAll(":is(.facts, .aside) details:not([open])");
	for (const fold of folds) fold.open = true;
	if (folds.length > 0) return;
	const links = [...document.querySelectorAll("[data-to]")];
	const at = links.findIndex((link) => link.dataset.to === document.documentElement.dataset.place);
	links[(at + 1) % links.length]?.click();
})()`

// bring opens what an element stands in, as a visitor does who looks for it: its place
// of a puzzle's page, and folds.
const bring = `globalThis.solvitur?.reveal?.(this);`

// has tells whether there is such an element now.
func (p *page) has(l locator) bool {
	_, err := p.find(l)
	return err == nil
}

// on calls a JavaScript function with the element as this.
func on[T any](p *page, l locator, function string, args ...any) T {
	p.t.Helper()
	id := p.wait(l)
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	wait := true
	value, err := chromedp.Run(ctx, chromedp.CallFunctionOn[T](function, func(c *runtime.CallFunctionOnParams) {
		c.ObjectID, c.AwaitPromise = id, &wait
	}, args...))
	if err != nil {
		p.t.Fatalf("%s: %v", l.what, err)
	}
	return value
}

// text gives what the element shows.
func (p *page) text(l locator) string {
	p.t.Helper()
	return on[string](p, l, `function() { `+bring+` return this.innerText }`)
}

// attribute gives an attribute's value, and "" where there is none.
func (p *page) attribute(l locator, name string) string {
	p.t.Helper()
	return on[string](p, l, `function(name) { return this.getAttribute(name) ?? "" }`, name)
}

// click scrolls to the element and clicks its middle with the mouse. Like a
// person it waits until the element can be used, stands still, and lies on top. A drawing
// in between may make another row of a list of it, so it is looked for once more.
func (p *page) click(l locator) {
	p.t.Helper()
	again := cmp.Or(l.expression, "this")
	p.until(l.what+", to be clicked", func() bool {
		at := on[[]float64](p, l, `async function() {
			`+bring+`
			this.scrollIntoView({ block: "center", behavior: "instant" });
			const middle = async () => {
				await new Promise((resolve) => requestAnimationFrame(resolve));
				const box = this.getBoundingClientRect();
				return [box.x + box.width / 2, box.y + box.height / 2];
			};
			const at = await middle();
			const then = await middle();
			const top = document.elementFromPoint(...then);
			const free = top && (this.contains(top) || top.contains(this) || top.closest("label")?.contains(this));
			const other = () => (`+again+`) !== this;
			if (this.disabled || this.ariaDisabled === "true" || String(at) !== String(then) || !free || other()) return [];
			window.missed = true;
			const press = ({ target }) => { window.missed = target !== top && !this.contains(target) || other() };
			window.addEventListener("pointerdown", press, { capture: true, once: true });
			return then;
		}`)
		return len(at) == 2 && p.hits(at)
	})
}

// hits presses a place of the window, and says whether what was meant was still there: it may have moved at
// the last moment. Another page has no such mark.
func (p *page) hits(at []float64) bool {
	p.t.Helper()
	p.pressAt(at[0], at[1])
	missed, err := tryEval[bool](p, `window.missed === true`)
	return err != nil || !missed
}

// pressAt presses a place of the window.
func (p *page) pressAt(x, y float64) {
	p.t.Helper()
	if !p.touch {
		p.do(chromedp.MouseClickXY(x, y))
		return
	}
	p.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	p.finger(input.DispatchTouchEventTypeTouchEnd)
}

// finger tells of a finger, and where it is, if it is still there.
func (p *page) finger(kind input.DispatchTouchEventType, at ...*input.TouchPoint) {
	p.t.Helper()
	if at == nil {
		at = []*input.TouchPoint{} // the browser wants a list
	}
	call(p, input.DispatchTouchEvent.Method, input.DispatchTouchEventParams{Type: kind, TouchPoints: at})
}

// phone makes the window that of a phone, which has no mouse.
func (p *page) phone() {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	p.touch = true
	p.t.Cleanup(func() { p.size(1280, 900) })
}

// pressWhereItIs presses a button and scrolls nothing for it, unlike click.
func (p *page) pressWhereItIs(selector string) {
	p.t.Helper()
	eval[any](p, `((button) => { button.focus({ preventScroll: true }); button.click(); })(document.querySelector(`+quote(selector)+`))`)
}

// tap touches a shape of a drawing, which may be nowhere at its middle, and thin. Like click it tries
// again where something has moved at the last moment.
func (p *page) tap(l locator) {
	p.t.Helper()
	p.until(l.what+", to be touched", func() bool {
		at := on[[]float64](p, l, `async function() {
			`+bring+`
			this.scrollIntoView({ block: "center", behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			const box = this.getBoundingClientRect();
			const steps = [...Array(21).keys()].map((k) => k / 20).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
			for (const across of steps) for (const down of steps) {
				const at = [box.x + across * box.width, box.y + down * box.height];
				if (!this.contains(document.elementFromPoint(...at))) continue;
				window.missed = true;
				window.addEventListener("pointerdown", ({ target }) => { window.missed = !this.contains(target) }, { capture: true, once: true });
				return at;
			}
			return [];
		}`)
		return len(at) == 2 && p.hits(at)
	})
}

// press types one key or a stretch of text at the focus.
func (p *page) press(keys string, options ...chromedp.KeyOption) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys, options...))
}

// choose sets a <select> to the option that reads label, or stands for it: "on
// Tuesday" stands for Tuesday.
func (p *page) choose(l locator, label string) {
	p.t.Helper()
	missing := on[string](p, l, `function(label) {
		`+bring+`
		const option = [...this.options].find((o) => o.label.trim() === label || o.value === label);
		if (!option) return "it offers only: " + [...this.options].map((o) => o.label).join(", ");
		this.focus();
		this.value = option.value;
		this.dispatchEvent(new Event("input", { bubbles: true }));
		this.dispatchEvent(new Event("change", { bubbles: true }));
		return "";
	}`, label)
	if missing != "" {
		p.t.Fatalf("%s has no %q: %s", l.what, label, missing)
	}
}

// fill replaces what a text field holds, as typing does.
func (p *page) fill(l locator, text string) {
	p.t.Helper()
	on[chromedp.Void](p, l, `function() { `+bring+` this.focus(); this.select?.() }`)
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if _, err := chromedp.Call(ctx, input.InsertText, input.InsertTextParams{Text: text}); err != nil {
		p.t.Fatal(fmt.Errorf("typing into %s: %w", l.what, err))
	}
}
