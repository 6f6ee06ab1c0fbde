package browsertest

import (
	"fmt"
	"strings"
	"testing"
)

// asking is the part of a picture that states a claim.
func asking(says string) locator { return css(`button.claim[aria-label*="` + says + `"]`) }

// A cell asks what it shows: a cross why it is crossed, with the facts that
// cross it, also where all facts contradict each other; and the panel says what
// was asked.
func TestACellAsksWhatItShows(t *testing.T) {
	t.Parallel()
	s := home
	for _, test := range []struct{ path, presses, title, core, says string }{
		{"/p/jealous-boyfriend/", "Kate did not meet Pat at the library on Monday: Pat was never at the library.",
			"Why: Kate did not meet Pat at the library on Monday.", "remarks/8", "Without this fact it would not follow."},
		{"/p/boxes-and-balls/", "Certain: The red box holds no green ball.",
			"Why: The red box holds no green ball.", "", "it would not follow"},
	} {
		p := regular(t)
		p.open(s.url(test.path))
		p.click(asking(test.presses))
		p.untilTrue(`document.querySelector("#asked h3")?.textContent === ` + quote(test.title) + ` && document.querySelector("#asked [data-core]") !== null`)
		if core := eval[string](p, `[...document.querySelectorAll("#asked [data-core]")].map(e => e.dataset.core).join(" ")`); test.core != "" && core != test.core {
			t.Errorf("%s: the reason is %q", test.presses, core)
		}
		if text := p.text(css("#asked")); !strings.Contains(text, test.says) {
			t.Errorf("%s: the panel says %q", test.presses, text)
		}
	}
}

// Of several pictures behind one fold each says which it is; the fold says it for a single one.
func TestPicturesBehindAFoldSayWhichTheyAre(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/jealous-boyfriend/?answer=shown"))
	for _, n := range []int{0, 3, 4, 5} {
		eval[any](p, fmt.Sprintf(`void document.querySelectorAll('main input[data-do="switch"]')[%d].click()`, n))
	}
	p.place("answer")
	p.untilTrue(`document.querySelectorAll("#answer .fold .beside caption").length === 4`)
	eval[any](p, `void document.querySelectorAll("#answer .fold").forEach((f) => { f.open = true })`)
	p.untilTrue(`[...document.querySelectorAll("#answer .fold .beside caption")].every((c) => c.getBoundingClientRect().height > 0)`)
}
