package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// route is one address of the site.
type route struct {
	path, title, description string
	canonical                string   // the route that this one repeats
	hidden                   bool     // not for search engines
	data                     []string // data files that the page reads at once
}

// routes registers every page with go-app and lists them for the generator.
func routes() ([]route, error) {
	all := []route{
		{path: "/", title: "Solvitur", description: "Logic puzzles to solve, change and understand."},
		{path: "/p/jealous-boyfriend/", title: "The jealous boyfriend", description: "Can Kate's story be true?"},
		{path: "/embed/jealous-boyfriend/", title: "The jealous boyfriend", description: "Can Kate's story be true?", canonical: "/p/jealous-boyfriend/", hidden: true},
	}
	for _, r := range all {
		app.RouteWithRegexp("^"+r.path+"?$", func() app.Composer { return &placeholder{title: r.title} })
	}
	return all, nil
}

type placeholder struct {
	app.Compo
	title string
	ready bool
	said  string
}

func (p *placeholder) OnMount(ctx app.Context) {
	p.ready = true
	window := app.Window().Get("solvitur")
	said := app.FuncOf(func(this app.Value, args []app.Value) any {
		text := args[0].String()
		ctx.Dispatch(func(app.Context) { p.said += text })
		return nil
	})
	worker := window.Call("startWorker", said, said)
	worker.Call("post", `{"v":1}`)
}

func (p *placeholder) Render() app.UI {
	main := app.Main().Body(
		app.H1().Text(p.title),
		app.P().Body(app.Text("Text & "), app.Strong().Text("bold"), app.Text(", and so on."), app.A().Href(app.Getenv("GOAPP_ROOT_PREFIX")+"p/jealous-boyfriend/").Text("a link")),
		app.Button().Type("button").Disabled(!p.ready).Aria("pressed", true).Title(`say "hi" & go`).Text("press"),
		app.Output().Text(p.said),
	)
	if p.ready {
		main = main.DataSet("ready", true)
	}
	return app.Div().Body(main)
}
