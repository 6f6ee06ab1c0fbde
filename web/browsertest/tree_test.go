package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// The search stands beside its replay as a tree: walked, opened and folded by keys
// or pointer, in step with the replay in both directions.
func TestSearchTree(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/broken-window/"))
	p.verdict("one")
	p.click(named("button", "Replay: Propagation: work out what follows"))
	p.wait(css(`.tree [role="treeitem"]`))
	rows := func() int { return eval[int](p, `document.querySelectorAll('.tree [role="treeitem"]').length`) }
	at := func() int {
		return eval[int](p, `Number(document.querySelector(".replay .player-count").textContent.split(" ")[0])`)
	}
	focused := func(what, condition string) {
		t.Helper()
		p.until(what, func() bool {
			ok, err := tryEval[bool](p, `((item) => item.matches(".tree [role=treeitem]") && (`+condition+`))(document.activeElement)`)
			return err == nil && ok
		})
	}

	// By keys: open, go down, back up, fold.
	folded := rows()
	p.focus(css(`.tree [tabindex="0"]`))
	focused("a folded choice", `item.ariaExpanded === "false" && item.ariaLevel === "1"`)
	p.press(kb.ArrowRight)
	focused("the same choice, open", `item.ariaExpanded === "true" && item.ariaLevel === "1"`)
	p.until("more rows", func() bool { return rows() > folded })
	p.press(kb.ArrowRight)
	focused("what stands below it", `item.ariaLevel === "2"`)
	p.press(kb.ArrowDown)
	focused("the next below it", `item.ariaLevel === "2" && item.ariaPosInSet === "2"`)
	second := eval[int](p, `Number(document.activeElement.dataset.value)`)
	p.enter()
	p.until(fmt.Sprintf("step %d", second), func() bool { return at() == second })
	focused("the step on show", `item.ariaCurrent === "step"`)
	p.press(kb.ArrowLeft)
	focused("the choice above", `item.ariaLevel === "1" && item.ariaExpanded === "true"`)
	p.press(kb.ArrowLeft)
	focused("the choice, folded, which stands for the step now", `item.ariaExpanded === "false" && item.ariaCurrent === "step"`)
	p.until("as many rows as at first", func() bool { return rows() == folded })
	p.press(kb.End)
	focused("the last row", `item === [...document.querySelectorAll(".tree [role=treeitem]")].at(-1)`)
	p.press(kb.Home)
	focused("the first row", `item === document.querySelector(".tree [role=treeitem]")`)
	p.press(kb.ArrowRight)
	p.until("open again", func() bool { return rows() > folded })

	// The tree follows the replay, and shows dead ends with their facts.
	p.click(named("button", "Next dead end (D)"))
	p.untilTrue(`document.querySelector('.tree [aria-current="step"]')?.dataset.role === "conflict"`)
	if p.attribute(css(`.tree [aria-current="step"]`), "data-facts") == "" {
		t.Error("the dead end does not say which facts it rests on")
	}
	p.untilTrue(`((box, here) => here.top >= box.top - 1 && here.bottom <= box.bottom + 1)(
		document.querySelector(".tree").getBoundingClientRect(), document.querySelector('.tree [aria-current="step"]').getBoundingClientRect())`)
	p.axe()

	// By pointer, on a phone: a press goes to the step, one on the arrow folds.
	p.size(390, 844)
	first := css(`.tree [role="treeitem"][aria-level="1"]`)
	p.click(css(`.tree [role="treeitem"][aria-level="1"] .tree-text`))
	p.until("the first choice", func() bool { return fmt.Sprint(at()) == p.attribute(first, "data-value") })
	p.click(css(`.tree [role="treeitem"][aria-level="1"] .twisty`))
	p.until("folded", func() bool { return p.attribute(first, "aria-expanded") == "false" && rows() == folded })
	if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > 390 {
		t.Errorf("the page is %d pixels wide", wide)
	}
}
