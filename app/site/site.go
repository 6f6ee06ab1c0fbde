//go:build !wasm

package site

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Config says what to build.
type Config struct {
	// Out is the folder to write. It is emptied first; a folder that holds
	// anything but an earlier site is refused.
	Out string

	// Web holds the hand-written files: boot/*.js, worker.js, unpack.js, embed.js,
	// service-worker.js, goapp.css, css/*.css, icons/ and xz-decompress/.
	Web fs.FS

	// Wasm holds the compiled programs: app.wasm, and those of the workers in the
	// folder workers.
	Wasm fs.FS

	// Data holds the JSON files that pages read, copied to a folder of data/. Nil: none.
	Data fs.FS

	// Name of the site, a shorter one for home screens, and one sentence.
	Name, ShortName, Description string

	// Base is the address at which the site will stand, such as
	// "https://example.org/solvitur/". It is needed only for absolute canonical
	// and og: addresses and for the site map; empty leaves those relative, and this out.
	Base string

	// LoadingLabel is shown while the program is fetched; "{progress}" stands
	// for the percentage.
	LoadingLabel string

	// Light and Dark colour the browser's own frame, as "#rrggbb".
	Light, Dark string

	// Env is handed to the page's program, which reads it with app.Getenv.
	Env map[string]string

	// Pages are the routes to write, in any order.
	Pages []Page
}

// Page is one route and what its head says.
type Page struct {
	Route       string // "/" or "/p/name/": starts and ends with a slash
	Title       string
	Description string
	Lang        string   // "" is "en"
	Picture     string   // where its picture for social networks is drawn ("/web/social/x.png")
	Canonical   string   // the route that this one repeats; "" is the route itself
	Hidden      bool     // ask search engines to leave it out (embedded pages)
	Data        []string // files of Config.Data that the page reads at once: put into the page itself
	Worker      string   // the worker's program that it needs at once; "" is none
}

// Build writes the whole site. The same inputs give the same bytes. Errors name
// the route or file and what to do about it.
func Build(ctx context.Context, cfg Config) error {
	if err := cfg.check(); err != nil {
		return err
	}
	b := &builder{cfg: cfg, files: map[string][]byte{}, digests: map[string]string{}}
	steps := []func(context.Context) error{
		b.readAssets, // programs, styles, icons, data
		b.addCards,   // pictures for social networks
		b.readPages,  // go-app's answers, put right
		b.addScripts, // these name the version, which the two steps before fix
		b.addPages,   // these name the scripts
		b.addManifest,
		b.addOffline, // these name the pages
		b.addSiteMap, // for nobody who is here, so that nothing of it is kept offline
	}
	for _, step := range steps {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return b.write()
}

// builder holds the site in memory while it grows: a few megabytes.
type builder struct {
	cfg     Config
	files   map[string][]byte // by path below Out, with forward slashes
	bodies  map[string]string // tidy <body> by route
	light   map[string]string // the same, for the offline bundle
	goapp   []byte            // go-app's own script, before it is adapted
	exec    []byte            // the Go runtime's script
	unxz    string            // the script that unpacks .xz files
	names   assetNames
	digests map[string]string // of what a packed file holds, by its hashed name
	version string
}

// assetNames are the hashed paths below Out that pages link to.
type assetNames struct {
	app          string // the page's packed program
	workers      map[string]packedProgram
	common       string // the worker's program that the others are packed beside as well
	boot, goapp  string
	workerScript string
	unpack       string // unpacks the programs, in a worker of its own
	style        string
	data         string // the folder of the data: changes with any of it
	appSize      int    // packed size in bytes
}

var routePattern = regexp.MustCompile(`^/(?:[a-z0-9][a-z0-9-]*/)*$`)

func (c *Config) check() error {
	var errs []error
	if c.Out == "" {
		errs = append(errs, errors.New("site: Out is empty: name the folder to write"))
	}
	if c.Web == nil || c.Wasm == nil {
		errs = append(errs, errors.New("site: Web and Wasm must both be set"))
	}
	if c.Base != "" && !(strings.HasSuffix(c.Base, "/") && strings.Contains(c.Base, "://")) {
		errs = append(errs, fmt.Errorf("site: Base %q must be a full address that ends with a slash", c.Base))
	}
	if !slices.ContainsFunc(c.Pages, func(p Page) bool { return p.Route == "/" }) {
		errs = append(errs, errors.New(`site: no page has the route "/"`))
	}
	seen := map[string]bool{}
	for _, p := range c.Pages {
		switch {
		case !routePattern.MatchString(p.Route):
			errs = append(errs, fmt.Errorf("site: route %q must start and end with a slash and hold small letters, digits and hyphens only", p.Route))
		case seen[p.Route]:
			errs = append(errs, fmt.Errorf("site: route %q is there twice", p.Route))
		case !strings.HasPrefix(p.Picture, "/web/"):
			errs = append(errs, fmt.Errorf("site: route %q needs a place for its picture, such as /web/social/x.png", p.Route))
		case p.Title == "" || p.Description == "":
			errs = append(errs, fmt.Errorf("site: route %q needs a title and a description", p.Route))
		}
		seen[p.Route] = true
	}
	for _, p := range c.Pages {
		if p.Canonical != "" && !seen[p.Canonical] {
			errs = append(errs, fmt.Errorf("site: route %q repeats %q, which is not a route", p.Route, p.Canonical))
		}
	}
	return errors.Join(errs...)
}

// mark is a file that every built site has; a folder with other things in it
// and without the mark is not ours to empty.
const mark = "manifest.webmanifest"

func (b *builder) write() error {
	entries, err := os.ReadDir(b.cfg.Out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(b.cfg.Out, mark)); err != nil {
			return fmt.Errorf("site: %s holds something else than an earlier site: name another folder, or empty it", b.cfg.Out)
		}
		for _, e := range entries {
			if err := os.RemoveAll(filepath.Join(b.cfg.Out, e.Name())); err != nil {
				return err
			}
		}
	}
	for name, content := range b.files {
		to := filepath.Join(b.cfg.Out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// add puts a file into the site under its plain name.
func (b *builder) add(name string, content []byte) { b.files[name] = content }

// addHashed puts a file into the site under a name that changes with its
// content, so that no cache can mistake one version for another, and returns
// the name.
func (b *builder) addHashed(name string, content []byte) string {
	dir, file := path.Split(name)
	stem, ext, _ := strings.Cut(file, ".")
	name = dir + stem + "." + contentHash(content) + "." + ext
	b.add(name, content)
	return name
}

// addPacked puts a file that was packed into the site, as addHashed does.
func (b *builder) addPacked(name string, content, packed []byte) string {
	name = b.addHashed(name, packed)
	b.digests[name] = digest(content)
	return name
}

// file returns the path below Out at which a route is written.
func (p Page) file() string { return strings.TrimPrefix(p.Route, "/") + "index.html" }

// up returns the way from a route to the root: "./" or "../../".
func (p Page) up() string {
	depth := strings.Count(p.Route, "/") - 1
	if depth == 0 {
		return "./"
	}
	return strings.Repeat("../", depth)
}
