//go:build !wasm

package site

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"runtime"
	"sync"

	"solvitur/web/xz"
)

// addPrograms slims the programs and packs them.
//
// All of them are largely the same: Go's runtime, its library, and what pages and
// families share. A page has its own program in any case, so a worker's program is packed
// beside that one, as what is new after it (xz.Content), and a fifth of it need not be sent. The
// programs of two workers are more alike still. So all are packed a second time, half as large, beside
// the common one: that of the first page which needs one, where most visitors begin.
func (b *builder) addPrograms() error {
	app, err := b.program("app", "app.wasm")
	if err != nil {
		return fmt.Errorf("site: the page's program is missing, build it first: %w", err)
	}
	entries, err := fs.ReadDir(b.cfg.Wasm, "workers")
	if err != nil || len(entries) == 0 {
		return fmt.Errorf("site: the workers' programs are missing, build them first: %w", cmp.Or(err, fs.ErrNotExist))
	}
	workers := map[string]*executable{}
	for _, entry := range entries {
		name := entry.Name()
		if workers[name], err = b.program("worker-"+name, path.Join("workers", name)); err != nil {
			return err
		}
	}
	for _, page := range b.cfg.Pages {
		if _, there := workers[page.Worker]; page.Worker != "" && !there {
			return fmt.Errorf("site: route %q needs the worker's program %q, which is not there", page.Route, page.Worker)
		}
		if b.names.common == "" {
			b.names.common = page.Worker
		}
	}
	b.names.common = cmp.Or(b.names.common, entries[0].Name())
	pack(app, workers, workers[b.names.common])

	b.names.app = b.addPacked("web/app.wasm.xz", app.raw, app.packed)
	b.names.appSize = len(app.packed)
	b.names.workers = map[string]packedProgram{}
	for name, p := range workers {
		file := packedProgram{file: b.addPacked("web/"+p.name+".wasm.xz", p.raw, p.packed), size: len(p.packed)}
		if p.light != nil {
			file.light = b.addHashed("web/"+p.name+".light.xz", p.light)
			file.lightSize = len(p.light)
		}
		b.names.workers[name] = file
	}
	return nil
}

// executable is a program on its way into the site.
type executable struct {
	name   string
	raw    []byte
	packed []byte // the page's by itself, a worker's beside the page's
	light  []byte // beside the common one; nil for that one
}

// program reads a program and slims it.
func (b *builder) program(name, file string) (*executable, error) {
	raw, err := fs.ReadFile(b.cfg.Wasm, file)
	if err != nil {
		return nil, err
	}
	if raw, err = slim(raw); err != nil {
		return nil, fmt.Errorf("site: %s: %w", file, err)
	}
	return &executable{name: name, raw: raw}, nil
}

// pack packs all programs, which takes a few seconds for each on one processor, and 1.4 GB of memory in all, half of it garbage.
func pack(app *executable, workers map[string]*executable, common *executable) {
	var wait sync.WaitGroup
	defer wait.Wait()
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	run := func(task func()) {
		wait.Go(func() {
			places <- struct{}{}
			defer func() { <-places }()
			task()
		})
	}
	page, base := xz.New(app.raw), xz.New(common.raw)
	run(func() { app.packed = page.Pack() })
	for _, worker := range workers {
		run(func() {
			if worker == common {
				worker.packed = base.PackBeside(page)
				return
			}
			content := xz.New(worker.raw)
			worker.packed, worker.light = content.PackBeside(page), content.PackBeside(base)
		})
	}
}

// packedProgram is a worker's program as it is shipped: the file packed beside the
// page's program, whose name is the program's own, and the one packed beside the common program,
// if there is one, with their sizes in bytes.
type packedProgram struct {
	file, light     string
	size, lightSize int
}

// MarshalJSON writes what the boot script reads.
func (p packedProgram) MarshalJSON() ([]byte, error) {
	if p.light == "" {
		return json.Marshal([]any{p.file, p.size})
	}
	return json.Marshal([]any{p.file, p.size, p.light, p.lightSize})
}
