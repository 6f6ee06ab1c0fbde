package browsertest

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/share"
)

const (
	headline = `document.querySelector(".title h1").textContent`
	storied  = `[...document.querySelectorAll(".story .told")].map((p) => p.textContent).join("|")`
)

// saying waits until the address says these words, and gives it.
func (p *page) saying(words share.Words) (link string) {
	p.t.Helper()
	p.until("the words in the address", func() bool {
		link = eval[string](p, `location.href`)
		_, fragment, _ := strings.Cut(link, "#")
		variant, err := share.Decode(fragment)
		return err == nil && variant.Words == words
	})
	return link
}

// One's own title and story are written in place, by keyboard, are shared, shown to
// others as somebody's own, kept, undone, and taken back.
func TestAStoryOfOnesOwn(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	original := eval[string](p, headline)

	p.click(named("button", "Write your own story"))
	p.untilTrue(`document.activeElement.dataset.path === "title"`)
	p.axe()
	p.press("Zoe & <b>Max</b>") // in the place of the title, which is selected
	p.fill(named("textbox", "Story"), "Zoe came home late.")
	p.press("\r\rShe was seen.")
	p.fill(named("textbox", "Notes"), "For class 7b.")
	p.untilTrue(`document.title === "Zoe & <b>Max</b> · Solvitur"`)
	p.click(named("button", "Done"))
	p.untilTrue(`document.activeElement.dataset.do === "pen"`)
	const told = `Zoe came home late.|She was seen.|Can Kate’s story be true?|For class 7b.`
	seen := func(p *page) {
		t.Helper()
		p.untilTrue(headline + ` === "Zoe & <b>Max</b>"`)
		p.untilTrue(storied + ` === ` + quote(told))
		if got := p.text(css(".title .kicker")); !strings.Contains(got, "changed from "+original) {
			t.Errorf("it comes from %q", got)
		}
	}
	seen(p)
	link := p.saying(share.Words{Title: "Zoe & <b>Max</b>", Story: "Zoe came home late.\n\nShe was seen.", Notes: "For class 7b."})
	p.untilTrue(`document.querySelector('[aria-label="Code for a course page"]').value.includes('title="Zoe &amp; &lt;b&gt;Max&lt;/b&gt;"')`)

	q := regular(t)
	q.open(link)
	seen(q)
	q.verdict(contradiction)
	q.wait(css("[data-strategy]"))
	if q.has(css(".advice:not([hidden])")) {
		t.Error("whoever opens a link is advised how to make it")
	}
	frame := regular(t)
	frame.open(strings.Replace(link, "/p/", "/embed/", 1))
	seen(frame)
	if frame.has(named("button", "Change the story")) {
		t.Error("a frame can be written in")
	}

	p.reload()
	seen(p)
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(`document.querySelector(".variant-note").innerText.startsWith("The question is the original’s")`) // drawn behind the verdict
	p.wait(css(`[data-advice="answers"]`))
	p.wait(css(`[data-advice="difficulty"]`))
	p.axe()
	p.click(named("button", "Undo"))
	p.verdict(contradiction)
	seen(p)
	p.click(named("button", "Back to the original"))
	p.untilTrue(headline + ` === ` + quote(original))
	p.untilTrue(`location.hash === "" && document.title === ` + quote(original+" · Solvitur"))
	p.click(named("button", "Undo"))
	seen(p)
	p.click(named("link", original))
	p.untilTrue(headline + ` === ` + quote(original))
}

// A text that is too long is told of at its field, and is in no link until it is
// shortened.
func TestAStoryThatIsTooLong(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.click(named("button", "Write your own story"))
	p.fill(named("textbox", "Question"), "Who lied?")
	p.fill(named("textbox", "Title"), strings.Repeat("Zoe ", 40)+"Zoe")
	if got := p.text(css("#error-words-title")); !strings.Contains(got, "120 characters, and this has 163") {
		t.Errorf("it says %q", got)
	}
	p.saying(share.Words{Question: "Who lied?"})
	p.fill(named("textbox", "Title"), "Zoe")
	p.untilTrue(`!document.querySelector("#error-words-title")`)
	p.untilTrue(`document.title === "Zoe · Solvitur"`)
}

// What a link says is text: nothing in it is run, and what would hide something or
// turn it round is refused.
func TestHostileWordsInLinks(t *testing.T) {
	t.Parallel()
	s := home
	for name, words := range map[string]string{
		"turned round": `{"title":"\u202egnorw"}`, "hidden": `{"story":"a\u200bb"}`, "too long": `{"title":"` + strings.Repeat("a", 121) + `"}`, "unknown": `{"html":"<b>"}`,
	} {
		p := regular(t)
		fragment := strings.Replace(linkTo(t, `{"facts":{},"words":`+words+`}`), "#1.", "#2.", 1)
		p.open(s.url(puzzlePath) + fragment)
		if notice := p.text(css("[data-notice]")); !strings.Contains(notice, "damaged") {
			t.Errorf("%s: it says %q", name, notice)
		}
	}
	const evil = `<img src=x onerror="document.title='run'"><script>document.title="run"</script>`
	p := regular(t)
	p.open(s.url(puzzlePath) + variantOf(t, "jealous-boyfriend", func(v *share.Variant, _ map[string]any) {
		v.Words = share.Words{Title: evil, Story: evil, Question: evil, Notes: evil}
	}))
	p.untilTrue(headline + ` === ` + quote(evil))
	p.wait(css("[data-strategy]"))
	if n := eval[float64](p, `document.querySelectorAll(".story :is(img, script)").length`); n > 0 {
		t.Errorf("%v elements were made of words", n)
	}
}

// From the gallery one comes to an empty puzzle of the kind; what is made of it is
// one's own, and goes back to the empty one.
func TestMakeYourOwn(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(""))
	p.click(named("link", "Make your own: Who met whom, where and when"))
	p.untilTrue(headline + ` === ` + quote(share.Untitled))
	p.verdict(several)
	// It has nothing of the page that shows it.
	p.untilTrue(`!document.querySelector(".experiments, section.source, details.found, .title .vignette")`)
	p.click(named("button", "Add a remark…"))
	p.click(css(`.menu-list:not([hidden]) [data-path="remarks"]`))
	p.click(named("button", "keep it as it is"))
	p.wait(css(`[data-advice="answers"]`))
	p.click(named("button", "Write your own story"))
	p.fill(named("textbox", "Title"), "Four friends")
	p.click(named("button", "Done"))
	p.untilTrue(headline + ` === "Four friends"`)
	p.axe()
	q := regular(t)
	q.open(p.saying(share.Words{Title: "Four friends", Blank: true}))
	q.untilTrue(headline + ` === "Four friends"`)
	if kicker := q.text(css(".title .kicker")); strings.Contains(kicker, "changed from") {
		t.Errorf("it comes from %q", kicker)
	}
	p.click(named("button", "Back to the empty one"))
	p.untilTrue(headline + ` === ` + quote(share.Untitled))
	p.untilTrue(`!document.querySelector(".facts .fact[data-fact]")`)

	// On each page there is a button for it, and Undo leads back.
	p = regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	p.click(named("button", "Begin with an empty one"))
	p.verdict(several)
	p.untilTrue(`location.hash.startsWith("#2.")`)
	kept := eval[string](p, keptWork)
	var variant share.Variant
	if err := json.Unmarshal([]byte(kept), &variant); err != nil || !variant.Words.Blank {
		t.Errorf("what is kept is %s", kept)
	}
	p.click(named("button", "Undo"))
	p.verdict(contradiction)
	p.untilTrue(`location.hash === ""`)
}
