package browsertest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"solvitur/web/chromium"
	"solvitur/web/host"
	"solvitur/web/sitetest"
)

// What all tests share, set by TestMain.
var (
	distDir string          // the built site
	browser context.Context // a running Chromium
	foreign *sitetest.Sink  // where requests to other hosts end
	home    *site           // the site on a host that regular visitors go to: see regular
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	program, err := sitetest.Program("SOLVITUR_BROWSER", "find-chromium")
	if err != nil {
		return 1, err
	}
	work, err := os.MkdirTemp("", "solvitur-browsertest-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(work)
	if distDir, err = sitetest.Folder(work); err != nil {
		return 1, err
	}
	if foreign, err = sitetest.NewSink(); err != nil {
		return 1, err
	}
	defer foreign.Close()

	started, stop := sitetest.Start(distDir, host.Options{})
	defer stop()
	home = &site{started}

	var stopBrowser func()
	browser, stopBrowser, err = chromium.Start(program,
		chromedp.UserDataDir(filepath.Join(work, "profile")),
		// The address bar of each new window would start two programs of its own.
		chromedp.Flag("disable-features", "Translate,OptimizationHints,MediaRouter,AutofillServerCommunication,WebUIOmniboxPopup,WebUIOmniboxAimPopup"),
		// A mouse, which can hover and points finely, as no window has by itself.
		chromedp.Flag("blink-settings", "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"),
		// A frame of another site is a process of its own, as wherever there is memory for it;
		// Chromium without windows would spare it.
		chromedp.Flag("site-per-process", true),
		// Programs run as they are first compiled. To make their inner loops quick beside that is
		// a fifth of the tests' work, and most pages are closed before it pays.
		chromedp.Flag("js-flags", "--liftoff-only"),
		// Everything but this machine goes to the sink.
		chromedp.Flag("proxy-server", "http://"+foreign.Addr().String()),
	)
	if err != nil {
		return 1, err
	}
	defer stopBrowser()
	return m.Run(), nil
}
