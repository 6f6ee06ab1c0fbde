//go:build !wasm

package site

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// rooted is go-app's resource resolver for us: everything stays a path from the
// root, and tidy makes it relative. go-app's own resolvers prefix "#x" and
// "mailto:" too.
type rooted struct{}

func (rooted) Resolve(location string) string { return location }

// Marks that go-app copies into its script, to be found again there.
const (
	versionMark = "site-version-mark"
	iconPath    = "/web/icons/icon.svg"
)

func (b *builder) handler() *app.Handler {
	env := make(map[string]string, len(b.cfg.Env))
	for k, v := range b.cfg.Env {
		env[k] = v
	}
	label := b.cfg.LoadingLabel
	if label == "" {
		label = "Loading, {progress}%"
	}
	return &app.Handler{
		Name:         b.cfg.Name,
		Icon:         app.Icon{Default: iconPath, Large: iconPath, SVG: iconPath, Maskable: iconPath},
		LoadingLabel: label,
		Resources:    rooted{},
		Version:      versionMark,
		Env:          env,
	}
}

// readPages asks go-app for every route and for its two scripts.
func (b *builder) readPages(ctx context.Context) error {
	handler := b.handler()
	var err error
	if b.goapp, err = ask(handler, "/app.js"); err != nil {
		return err
	}
	if b.exec, err = ask(handler, "/wasm_exec.js"); err != nil {
		return err
	}
	b.bodies = make(map[string]string, len(b.cfg.Pages))
	b.light = make(map[string]string, len(b.cfg.Pages))
	for _, page := range b.cfg.Pages {
		if err := ctx.Err(); err != nil {
			return err
		}
		document, err := ask(handler, page.Route)
		if err != nil {
			return err
		}
		for light, bodies := range map[bool]map[string]string{false: b.bodies, true: b.light} {
			if bodies[page.Route], err = tidy(string(document), page.up(), light); err != nil {
				return fmt.Errorf("site: route %s: %w", page.Route, err)
			}
		}
	}
	return nil
}

func ask(h http.Handler, path string) ([]byte, error) {
	answer := httptest.NewRecorder()
	h.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "http://site"+path, nil))
	if answer.Code != http.StatusOK {
		return nil, fmt.Errorf("site: go-app answered %d for %s: is the route registered with app.Route?", answer.Code, path)
	}
	return answer.Body.Bytes(), nil
}

// adaptation is one place of go-app's script that must change for static
// hosting, and why.
type adaptation struct{ from, to string }

// adaptations are made to go-app v10.1.11's app.js. Each must be found exactly
// once, so that another version of go-app cannot change them in silence.
var adaptations = []adaptation{
	// The site does not know its path before it is opened; boot.js does.
	{`"GOAPP_ROOT_PREFIX":"/"`, `"GOAPP_ROOT_PREFIX":solvitur.root`},
	{`"GOAPP_STATIC_RESOURCES_URL":"/web"`, `"GOAPP_STATIC_RESOURCES_URL":solvitur.root+"web"`},
	// boot.js has been fetching the program since before this script came, and
	// has it unpacked and compiled.
	{"const wasm = await instantiateStreaming(\n      fetchWithProgress(\"/web/app.wasm\", showProgress),\n", "const instance = await WebAssembly.instantiate(\n      await solvitur.program(showProgress),\n"},
	// A page that was cut off on its way has no place for it, and the program draws the rest.
	{`const loader = document.getElementById("app-wasm-loader");`, `const loader = document.getElementById("app-wasm-loader") ?? document.createElement("aside");`},
	{`document.getElementById("app-wasm-loader-icon")`, `document.getElementById("app-wasm-loader-icon") ?? loader`},
	{`document.getElementById("app-wasm-loader-label")`, `document.getElementById("app-wasm-loader-label") ?? loader`},
	{"loaderLabel.innerText = err;", "loaderLabel.innerText = err.message;"},
	{"go.run(wasm.instance)", "go.run(instance).then(solvitur.ended, solvitur.ended)"},
	// The service worker starts late: it would take the line and the processor
	// from the page.
	{"navigator.serviceWorker.register(\n        \"/app-worker.js\"\n      )", `navigator.serviceWorker.register((await solvitur.calm, solvitur.root + "app-worker.js"))`},
	// Updates are told by version (boot.js). This watch would also report the
	// very first installation.
	{"      goappSetupNotifyUpdate(registration);\n", ""},
	// Despite its name this suppresses the browser's own offer to install, and
	// the browser says so in the console.
	{"goappWatchForUpdate();\ngoappWatchForInstallable();", "goappWatchForInstallable();"},
	{versionMark, ""}, // the version, filled in by adaptScript
}

func adaptScript(script, version string) (string, error) {
	for _, a := range adaptations {
		if a.from == versionMark {
			a.to = version
		}
		if n := strings.Count(script, a.from); n != 1 {
			return "", fmt.Errorf("site: go-app's app.js has %d places that read %q where one is expected: look at the new version and mend app/site/goapp.go", n, a.from)
		}
		script = strings.Replace(script, a.from, a.to, 1)
	}
	return script, nil
}
