//go:build !wasm

package main

import (
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"strings"

	"solvitur/app/site"
	"solvitur/app/ui"
)

// The page's program, compiled for the machine instead of the browser, writes
// the site: the same components, rendered once without one.
func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := generate(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func generate(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("app", flag.ContinueOnError)
	data := flags.String("data", "build/catalog", "folder with catalog.json and the puzzles")
	wasm := flags.String("wasm", "build", "folder with app.wasm and the folder workers")
	web := flags.String("web", "web", "folder with the hand-written scripts, styles and icons")
	out := flags.String("out", "dist", "folder to write; it is emptied first")
	base := flags.String("base", os.Getenv(ui.BaseVariable), "address at which the site will stand, for canonical links and pictures")
	if err := flags.Parse(args); err != nil {
		return err
	}
	ui.DataFolder = *data
	all, err := routes()
	if err != nil {
		return err
	}
	var dataFS fs.FS
	if _, err := os.Stat(*data); err == nil {
		dataFS = os.DirFS(*data)
	}
	cfg := site.Config{
		Out: *out, Web: os.DirFS(*web), Wasm: os.DirFS(*wasm), Data: dataFS, Base: *base,
		Name: "Solvitur", ShortName: "Solvitur",
		Description:  "Logic puzzles to solve, change and understand: change a fact, see what follows, and why.",
		LoadingLabel: "Loading, {progress}%",
		Light:        "#faf6ee", Dark: "#16181c",
	}
	var names, sources []string
	for _, r := range all {
		if name, ok := strings.CutPrefix(r.Path, "/p/"); ok {
			names = append(names, strings.TrimSuffix(name, "/"))
		}
		if name, ok := strings.CutPrefix(r.Path, "/source/"); ok {
			sources = append(sources, strings.TrimSuffix(name, "/"))
		}
		cfg.Pages = append(cfg.Pages, site.Page{
			Route: r.Path, Title: r.Title, Description: r.Description, Picture: r.Picture(),
			Canonical: r.canonical, Hidden: r.hidden, Data: r.data, Worker: r.worker,
		})
	}
	cfg.Env = map[string]string{
		namesVariable:     strings.Join(names, " "),
		sourcesVariable:   strings.Join(sources, " "),
		ui.BaseVariable:   *base,
		ui.SourceVariable: os.Getenv(ui.SourceVariable),
	}
	return site.Build(ctx, cfg)
}
