package browsertest

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// What must hold on every page of the site, however many there will be, is looked
// at in one walk over all of them. From puzzle to puzzle one goes as by a link: to
// start the program for each would be half the work.
func TestEveryPage(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	for i, path := range slices.Concat(puzzlePages(t), []string{"", "how/", "source/mm/", "source/ours/", "embed/jealous-boyfriend/", "no-such-page/"}) {
		p.resize(1280, 900)
		switch {
		case path == "no-such-page/":
			p.allow(`status of 404`)
			p.visit(s.url(path))
		case i > 0 && strings.HasPrefix(path, "p/"):
			p.goesOn(s.url(path))
		default:
			p.visit(s.url(path))
			p.wait(css("main[data-ready]"))
		}
		for _, width := range []int64{1280, 390} {
			p.resize(width, 900)
			if !eval[bool](p, `matchMedia("(hover: hover) and (pointer: fine)").matches`) {
				t.Fatalf("%q at %d has no mouse, without which some tools do not come", path, width)
			}
			if covered := eval[[]string](p, coveredGaps); len(covered) > 0 {
				t.Errorf("%q at %d: the tools of a fact cover %q", path, width, covered)
			}
		}
		p.onPaper()
		if empty := eval[[]string](p, emptyLines); len(empty) > 0 {
			t.Errorf("%q prints the labels %q and nothing beside them", path, empty)
		}
		call(p, emulation.SetEmulatedMedia.Method, emulation.SetEmulatedMediaParams{Media: ""})
		eval[any](p, `void (document.documentElement.style.fontSize = "200%")`)
		for _, width := range []int64{390, 320} {
			p.resize(width, 844)
			if wide := eval[[]string](p, tooWide); len(wide) > 0 {
				t.Errorf("%q at %d with doubled text: %q", path, width, wide)
			}
		}
		eval[any](p, `void (document.documentElement.style.fontSize = "")`)
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
		pages = append(pages, fmt.Sprintf("p/%s/", filepath.Base(filepath.Dir(file))))
	}
	return pages
}

// coveredGaps are the gaps of facts under the tools that come with the mouse.
const coveredGaps = `[...document.querySelectorAll(".fact:has(> .fact-tools)")].flatMap((row) => {
	const box = row.querySelector(".fact-tools").getBoundingClientRect();
	return [...row.querySelectorAll("select, input, textarea")].filter((gap) => {
		const g = gap.getBoundingClientRect();
		return g.width && g.left < box.right - 0.5 && g.right > box.left + 0.5 && g.top < box.bottom - 0.5 && g.bottom > box.top + 0.5;
	}).map((gap) => gap.getAttribute("aria-label"));
})`

// emptyLines are the fields that print a label alone. One that can be switched off
// says whether it is.
const emptyLines = `[...document.querySelectorAll("main .field, main .rows")].filter((f) => f.checkVisibility() &&
	![...f.querySelectorAll(".chip, .fact, .field-control :is(select, input, textarea, svg, table, .board, .nets)")]
		.some((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0 && (e.type !== "text" && e.type !== "textarea" || e.value))
	&& !/: o(n|ff)"$/.test(getComputedStyle(f.querySelector(".field-label span") ?? f, "::after").content)).map((f) => f.innerText)`

// tooWide are the parts that make a page wider than its window.
const tooWide = `(() => {
	const page = document.documentElement;
	if (page.scrollWidth <= innerWidth + 1) return []; // borders are rounded
	return [page.scrollWidth + " pixels", ...[...document.querySelectorAll("main *, header *")]
		.filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".scroll *, svg *"))
		.slice(0, 8).map((e) => e.tagName + "." + e.className + " " + e.innerText?.slice(0, 30))];
})()`
