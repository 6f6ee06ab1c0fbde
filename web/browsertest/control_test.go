package browsertest

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/emulation"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"solvitur/web/host"
)

// disableScripts turns JavaScript off, as a visitor may.
func (p *page) disableScripts() {
	p.t.Helper()
	call(p, emulation.SetScriptExecutionDisabled.Method, emulation.SetScriptExecutionDisabledParams{Value: true})
}

// darkMode makes the system ask for a dark theme, or a light one.
func (p *page) darkMode(dark bool) {
	p.t.Helper()
	value := "light"
	if dark {
		value = "dark"
	}
	call(p, emulation.SetEmulatedMedia.Method, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: value}},
	})
}

// visitOnly starts to go to an address and does not wait for anything.
func (p *page) visitOnly(url string) {
	p.t.Helper()
	call(p, protocol.Navigate.Method, protocol.NavigateParams{URL: url})
}

// call sends a command of the debugging protocol.
func call(p *page, method string, params any) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, method, params, nil)
	}))
	if err != nil {
		p.t.Fatalf("%s: %v", method, err)
	}
}

// slowLine is a line of so many bits a second with 40 ms before each answer.
func slowLine(bitsPerSecond int) *host.Line {
	return &host.Line{BitsPerSecond: bitsPerSecond, Latency: 40 * time.Millisecond}
}
