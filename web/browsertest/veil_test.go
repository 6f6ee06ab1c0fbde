package browsertest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/share"
	"solvitur/web/host"
)

// unsolved opens a page as somebody who has never been there.
func (p *page) unsolved(url string) {
	p.t.Helper()
	origin := regexp.MustCompile(`^[a-z]+://[^/]+`).FindString(url)
	p.visit(origin + "/course")
	eval[any](p, `void (localStorage.setItem("solvitur.answers", '"veiled"'), localStorage.removeItem("solvitur.shown"))`)
	p.open(url)
}

const veiled = `document.querySelector("[data-veiled]")`

// A puzzle opens unsolved: what it comes to can neither be seen nor heard, until
// somebody asks for it. That is remembered, for this puzzle.
func TestVeil(t *testing.T) {
	t.Parallel()
	s := home
	labor := lab.New(catalog.Families())
	for _, name := range []string{"jealous-boyfriend", "zebra", "koenigsberg-bridges", "eight-queens"} {
		t.Run(name, func(t *testing.T) {
			p := regular(t)
			p.unsolved(s.url("p/" + name + "/"))
			preset, _ := catalog.Preset(name)
			sheet, err := labor.Sheet(t.Context(), preset)
			if err != nil {
				t.Fatal(err)
			}
			p.untilTrue(veiled + `.textContent.includes("is veiled")`)
			p.untilTrue(`solvitur.calm.then(() => true)`) // what is worked out after the verdict is there by then
			seen := func() string { return eval[string](p, `document.body.innerText + document.title`) }
			for _, told := range append([]string{sheet.Done.Answer}, preset.Found...) {
				if strings.Contains(seen(), told) {
					t.Errorf("%q is in sight", told)
				}
			}
			if n := eval[int](p, `document.querySelectorAll("[data-behind], .argument:not([hidden]), .solutions, .survey:not([hidden])").length`); n != 0 {
				t.Errorf("%d parts of the page tell of the answer", n)
			}
			if n := eval[int](p, `[...document.querySelectorAll("[aria-label], [title]")].filter((e) => e.checkVisibility() && (e.ariaLabel + e.title).includes(`+quote(sheet.Done.Answer)+`)).length`); n != 0 {
				t.Errorf("%d parts of the page say the answer", n)
			}
			p.axe()
			if eval[bool](p, `Boolean(document.querySelector(".given .claim"))`) {
				eval[any](p, `document.querySelector(".given .claim").click()`)
				p.wait(css(".notices .notice"))
				p.untilTrue(veiled)
			}
			p.focus(css(`[data-do="reveal"]`))
			p.press("\r")
			p.untilTrue(`!` + veiled)
			if !strings.Contains(seen(), sheet.Done.Answer) {
				t.Errorf("%q is not in sight", sheet.Done.Answer)
			}
			p.untilTrue(`document.activeElement.closest(".places")`)
			p.reload()
			p.untilTrue(`!` + veiled + ` && document.querySelector("#verdict")`)
		})
	}
}

// The first change of a fact lifts the veil; somebody's link does not, unless it asks
// for more.
func TestVeilOfVariants(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/jealous-boyfriend/"))
	p.untilTrue(veiled)
	p.click(css(`[data-fact="remarks/0"] > input`))
	p.untilTrue(`!` + veiled)
	fragment := eval[string](p, `new Promise((done) => { const look = () => location.hash ? done(location.hash) : setTimeout(look, 20); look(); })`)
	p.reload()
	p.verdict("many")
	if eval[bool](p, `Boolean(`+veiled+`)`) {
		t.Error("one's own variant is veiled again")
	}
	alone := regular(t)
	alone.unsolved(s.url("p/zebra/?answer=verdict"))
	alone.untilTrue(`document.querySelector("#verdict").textContent.includes("Exactly one answer fits.")`)
	if strings.Contains(eval[string](alone, `document.body.innerText`), "water and the Japanese") {
		t.Error("the verdict alone tells the answer")
	}
	for query, want := range map[string]string{"": "veiled", "?answer=veiled": "veiled", "?answer=verdict": "verdict", "?answer=shown": "shown"} {
		q := regular(t)
		q.unsolved(s.url("p/jealous-boyfriend/" + query + fragment))
		q.wait(css(`[data-verdict="many"], [data-verdict="veiled"]`))
		const now = `(!document.querySelector("#verdict") ? "veiled" : document.querySelector("[data-do=reveal]") ? "verdict" : "shown")`
		if got := eval[string](q, now); got != want {
			t.Errorf("%q: the answer is %s, want %s", query, got, want)
		}
	}
}

// Behind the veil there is help of every size, from a hint to all of it; how much was
// taken is remembered.
func TestHelpOfEverySize(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/zebra/?place=answer"))
	p.untilTrue(veiled + `.textContent.includes("is veiled")`)
	p.axe()
	p.click(css(`.ladder [data-do="help"]`))
	p.untilTrue(`document.documentElement.dataset.place === "puzzle" && document.querySelector(".trial-said").checkVisibility() && document.querySelector(".trial-said").innerText.includes("Look")`)
	p.place("answer")
	p.click(css(`.ladder [data-do="number"]`))
	p.untilTrue(`document.querySelector("#verdict").textContent.includes("Exactly one answer fits.")`)
	p.reload()
	p.untilTrue(`document.querySelector("#verdict")?.textContent.includes("Exactly one answer fits.")`)
	p.untilTrue(`document.querySelector('.ladder [data-do="number"][aria-disabled="true"]')?.closest("li").innerText.includes("Exactly one answer fits.")`)
	if eval[bool](p, `document.body.innerText.includes("The Norwegian goes with water")`) {
		t.Error("with the verdict, more is told")
	}
	p.click(css(`.ladder [data-do="reveal"][data-path="argument"]`))
	p.untilTrue(`!document.querySelector(".ladder")`)
	p.untilTrue(`(() => {
		const argument = document.querySelector('.argument[data-argument="known"]')?.getBoundingClientRect();
		return argument && argument.top < innerHeight / 2 && argument.bottom > 0;
	})()`)
	p.reload()
	p.untilTrue(`document.querySelector("#verdict")?.textContent.includes("The Norwegian goes with water")`)
}

// Who wants to see all answers at once says so once, and can take it back.
func TestAnswersAtOnce(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/jealous-boyfriend/"))
	p.untilTrue(veiled)
	p.click(css(`[data-do="atOnce"]`))
	p.untilTrue(`!` + veiled)
	p.open(s.url("p/zebra/"))
	p.untilTrue(`document.querySelector("#verdict")`)
	p.click(css(`[data-do="atOnce"]`))
	p.open(s.url("p/eight-queens/"))
	p.untilTrue(veiled)
}

// An answer that was asked for in a frame is that of the variant in it, and of nothing else.
func TestTheVeilInAFrame(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.unsolved(s.url(puzzlePath))
	variant := variantOf(t, "jealous-boyfriend", func(_ *share.Variant, facts map[string]any) {
		facts["remarks"].([]any)[0].(map[string]any)["day"] = "Tuesday"
	})
	s.Course = fmt.Sprintf(`<h1>A course</h1><iframe title="a puzzle" width="900" height="700" src="%s"></iframe>`, s.url("embed/jealous-boyfriend/"+variant))
	p.visit(s.Origin + "/course")
	p.untilTrue(`frames[0].document.querySelector('main[data-ready]') && frames[0].document.querySelector('[data-veiled]') && frames[0].document.querySelector('[data-do="reveal"]')`)
	eval[any](p, `void frames[0].document.querySelector('[data-do="reveal"]').click()`)
	p.untilTrue(`!frames[0].document.querySelector("[data-veiled]")`)
	p.open(s.url(puzzlePath) + variant)
	p.untilTrue(`!` + veiled + ` && document.querySelector("#verdict")`)
	p.open(s.url(puzzlePath) + "?again")
	p.untilTrue(veiled)
}

// Whoever has the answer shown from further down the page comes to its beginning.
func TestTheAnswerIsShownFromItsBeginning(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/zebra/"))
	eval[any](p, `void scrollTo({ top: 700, behavior: "instant" })`)
	p.pressWhereItIs(`.line [data-do="reveal"]`)
	p.untilTrue(`document.documentElement.dataset.place === "answer" && document.querySelector("#verdict")`)
	p.untilTrue(`document.querySelector("#answer-title").getBoundingClientRect().top >= 0`)
}
