package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"solvitur/web/host"
)

// A browser that does not know light-dark() has all colours and lines, light and
// dark: the style sheet is changed so that this browser knows none of it either.
func TestColoursWithoutLightDark(t *testing.T) {
	dir := copySite(t)
	style := fileOf(t, dir, "web/site.*.css")
	replaceInFile(t, style, strings.NewReplacer("light-dark(", "no-such-function("))
	s := serveFolder(t, dir, host.Options{})
	p := newPage(t)
	p.allow(`cannot be had as it belongs to version`) // it is not the style sheet that was built
	p.open(s.url("p/sudoku/"))
	const look = `(() => {
		const { backgroundColor } = getComputedStyle(document.body);
		const cell = getComputedStyle(document.querySelector("td:has(input), .cell, [data-cell]"));
		return [backgroundColor, cell.borderTopWidth + " " + cell.borderTopStyle + " " + cell.borderTopColor];
	})()`
	for _, c := range []struct {
		dark  bool
		theme string
		paper string
	}{
		{false, "system", "rgb(251, 248, 241)"}, {true, "system", "rgb(23, 24, 26)"},
		{true, "light", "rgb(251, 248, 241)"}, {false, "dark", "rgb(23, 24, 26)"},
	} {
		p.darkMode(c.dark)
		eval[any](p, `solvitur.setTheme(`+quote(c.theme)+`)`)
		got := eval[[]string](p, look)
		if got[0] != c.paper || strings.HasPrefix(got[1], "0px") || strings.Contains(got[1], "none") {
			t.Errorf("system dark: %v, theme %s: %q, want the paper %s and lines", c.dark, c.theme, got, c.paper)
		}
	}
}

// With text of twice the size no page is wider than a phone, nor than a small one.
func TestDoubledText(t *testing.T) {
	s := serve(t, host.Options{})
	p := newPage(t)
	p.allow(`status of 404`)
	for _, path := range append([]string{"", "how/", "no-such-page/", "embed/jealous-boyfriend/"}, puzzlePages(t)...) {
		p.visit(s.url(path))
		if path != "no-such-page/" {
			p.wait(css("main[data-ready]"))
		}
		eval[any](p, `document.documentElement.style.fontSize = "200%"`)
		for _, width := range []int{390, 320} {
			p.do(chromedp.EmulateViewport(int64(width), 844))
			wide := eval[[]string](p, `(() => {
				const page = document.documentElement;
				if (page.scrollWidth <= innerWidth + 1) return []; // borders are rounded
				return [page.scrollWidth + " pixels", ...[...document.querySelectorAll("main *, header *")]
					.filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".scroll *, svg *"))
					.slice(0, 8).map((e) => e.tagName + "." + e.className + " " + e.innerText?.slice(0, 30))];
			})()`)
			if len(wide) > 0 {
				t.Errorf("%q at %d: %q", path, width, wide)
			}
		}
	}
}

// puzzlePages are the addresses of all puzzles.
func puzzlePages(t *testing.T) (pages []string) {
	t.Helper()
	puzzles, err := filepath.Glob(filepath.Join(distDir, "p", "*", "index.html"))
	if err != nil || len(puzzles) < 20 {
		t.Fatalf("%d puzzles: %v", len(puzzles), err)
	}
	for _, file := range puzzles {
		pages = append(pages, "p/"+filepath.Base(filepath.Dir(file))+"/")
	}
	return pages
}

// The page for addresses that do not exist may show the icon that browsers ask
// for by themselves.
func TestNotFoundAllowsItsIcon(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(distDir, "404.html"))
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, host.Options{})
	p := newPage(t)
	p.allow(`status of 404|manifest.webmanifest`)
	p.visit(s.url("p/no-such-puzzle/"))
	loaded := eval[string](p, `new Promise((resolve) => {
		const icon = new Image();
		icon.onload = () => resolve("loaded");
		icon.onerror = () => resolve("blocked");
		icon.src = `+quote(s.url("web/icons/icon.svg"))+`;
	})`)
	if loaded != "loaded" {
		t.Errorf("the icon is %s by the policy of %.400s", loaded, page)
	}
}
