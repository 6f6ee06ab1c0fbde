package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"solvitur/web/host"
)

// A browser that does not know light-dark() has all colours and lines, light and
// dark: the style sheet is changed so that this browser knows none of it either.
func TestColoursWithoutLightDark(t *testing.T) {
	t.Parallel()
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

// The page for addresses that do not exist may show the icon that browsers ask
// for by themselves.
func TestNotFoundAllowsItsIcon(t *testing.T) {
	t.Parallel()
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

// Where a part looks otherwise for what is somewhere around it, :has() says so; of what it is about,
// the style sheet names a class, an element or an attribute. Without one, whatever changes on a page
// has the styles of all its elements worked out anew, which was half of the time of an edit.
func TestWhatChangesIsNamed(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.visit(home.url(""))
	for _, selector := range eval[[]string](p, unnamed) {
		t.Errorf("%s: the last part names no class and no element", selector)
	}
	if n := eval[int](p, `(`+selectors+`).length`); n < 500 {
		t.Errorf("only %d selectors were read", n)
	}
}

// selectors are all of the style sheet that hold on a screen.
const selectors = `(() => {
	const walk = (rules) => [...rules].flatMap((rule) => {
		if (rule.media?.mediaText === "print") return [];
		return [...(rule.selectorText ? [rule.selectorText] : []), ...(rule.cssRules ? walk(rule.cssRules) : [])];
	});
	return [...document.styleSheets].flatMap((sheet) => walk(sheet.cssRules)).flatMap((list) => {
		let depth = 0;
		return [...list].reduce((all, c) => {
			depth += (c === "(") - (c === ")");
			if (c === "," && depth === 0) all.push(""); else all[all.length - 1] += c;
			return all;
		}, [""]).map((selector) => selector.trim());
	});
})()`

// unnamed are those of something inside or behind a part with :has(), and of nothing by name.
const unnamed = selectors + `.filter((selector) => {
	let depth = 0, last = 0;
	[...selector].forEach((c, i) => {
		depth += (c === "(") - (c === ")");
		if (depth === 0 && " >+~".includes(c)) last = i + 1;
	});
	const subject = selector.slice(last).replace(/::?(?!is\()[a-z-]+(\([^()]*(\([^()]*\)[^()]*)*\))?/g, "");
	return selector.slice(0, last).includes(":has(") && !/[a-z]/i.test(subject);
})`
