package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// cell is the box of a cell of the givens, counted from 0.
func cell(row, column int) locator {
	return css(fmt.Sprintf(`.cells input[data-path="givens/%d/%d"]`, row, column))
}

// painted is a cell of the regions, counted from 0.
func painted(row, column int) locator {
	return css(fmt.Sprintf(`[data-paint="regions/%d/%d"]`, row, column))
}

// holds waits until a box holds a text.
func (p *page) holds(l locator, want string) {
	p.t.Helper()
	p.until(l.what+" holding "+quote(want), func() bool {
		return on[string](p, l, `function() { return this.value ?? this.innerText }`) == want
	})
}

// paste puts a text at the focus as the clipboard does.
func (p *page) paste(text string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const data = new DataTransfer();
		data.setData("text/plain", `+quote(text)+`);
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
		return true;
	})()`)
}

// stroke drags the mouse from one element over others.
func (p *page) stroke(over ...locator) {
	p.t.Helper()
	var at [2]float64
	for i, l := range over {
		at = on[[2]float64](p, l, `function(first) {
			if (first) { `+bring+` this.scrollIntoView({ block: "center", behavior: "instant" }) }
			const box = this.getBoundingClientRect();
			return [box.x + box.width / 2, box.y + box.height / 2];
		}`, i == 0)
		if i == 0 {
			p.mouse(input.DispatchMouseEventTypeMousePressed, at, 1)
		}
		p.mouse(input.DispatchMouseEventTypeMouseMoved, at, 1)
	}
	p.mouse(input.DispatchMouseEventTypeMouseReleased, at, 0)
}

func (p *page) mouse(kind input.DispatchMouseEventType, at [2]float64, buttons int64) {
	p.t.Helper()
	call(p, input.DispatchMouseEvent.Method, input.DispatchMouseEventParams{
		Type: kind, X: at[0], Y: at[1], Button: input.MouseButtonLeft, Buttons: buttons, ClickCount: 1,
	})
}

// A board is filled in by keys alone: digits replace each other, arrow keys walk,
// a dash switches a given off, undo takes back one cell.
func TestABoardIsFilledIn(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/sudoku/"))
	p.verdict("one")
	p.click(cell(0, 2))
	p.press("5") // there is a 5 in this row
	p.verdict("none")
	p.wait(css(`.cells .cell[data-behind]`))
	p.key("-", "-", 189)
	p.verdict("one")
	call(p, "Input.insertText", map[string]any{"text": "-"}) // as a phone does
	p.verdict("none")
	p.holds(cell(0, 2), "5")
	p.press("9")
	p.holds(cell(0, 2), "9") // where the answer has a 9
	p.verdict("one")
	p.press(kb.ArrowLeft)
	p.press("x")
	p.untilTrue(`document.querySelector(".field-error")?.innerText.includes("Row 1, column 2 holds x")`)
	p.press(kb.Backspace)
	p.verdict("one")
	for range 3 { // the x, its going, and the 9
		p.key("z", "", 90, chromedp.ModifierCtrl)
	}
	p.holds(cell(0, 2), "5")
	p.verdict("none")
	p.untilTrue(`document.activeElement.dataset.path === "givens/0/1"`)
	p.press(kb.ArrowDown)
	p.untilTrue(`document.activeElement.dataset.path === "givens/1/1"`)

	p.click(named("button", "Back to the original"))
	p.verdict("one")
	p.untilTrue(`!document.querySelector(".givens [data-fact=\"givens/0/2\"]")`) // the sentences follow the verdict
	p.click(css(`.grid-editor .folded summary`))
	p.click(css(`.givens [data-fact="givens/0/3"] input`))
	p.wait(css(`.cells .cell[data-off][data-facts="givens/0/3"]`))
	p.axe()
}

// A board comes by pasting, of another size too; what is none is kept, with what
// is wrong.
func TestABoardIsPasted(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/sudoku/"))
	p.click(cell(4, 4))
	p.paste("189237465742596183365418792427183956896725314513964278671352849938641527254879631")
	p.holds(cell(4, 4), "2")
	p.holds(cell(8, 8), "1")
	p.verdict("one")
	p.paste("1..2")
	p.untilTrue(`document.querySelector(".board-text .field-error")?.innerText.includes("not 4")`)
	p.holds(css(`.board-text textarea`), "1..2")
	p.axe()
	p.paste("1234 34.2 2143 432.")
	p.untilTrue(`document.querySelectorAll(".cells input").length === 16`)
	p.untilTrue(`!document.querySelector(".board-text .field-error")`)
	p.verdict("one")
	p.click(named("button", "Undo"))
	p.holds(cell(8, 8), "1")
}

// The faces of nets bear the next figure when they are pressed, or the one that was
// chosen; keys do the same, and switch a face off.
func TestNetsArePainted(t *testing.T) {
	t.Parallel()
	s := home
	face := func(cube, face int) locator { return css(fmt.Sprintf(`[data-paint="faces/%d/%d"]`, cube, face)) }
	bears := func(p *page, at locator, figure, sign string) {
		t.Helper()
		p.untilTrue(fmt.Sprintf(`%[1]s.dataset.holds === %[2]q && %[1]s.textContent === %[3]q`, at.expression, figure, sign))
	}
	p := regular(t)
	p.open(s.url("p/cube-stacking/"))
	p.verdict("many")
	p.click(face(0, 0))
	bears(p, face(0, 0), "star", "★")
	p.press(kb.ArrowDown) // to the front
	p.press(kb.Enter)
	bears(p, face(0, 1), "rhombus", "◆")
	p.press("4")
	bears(p, face(0, 1), "cross", "✚")
	p.press("-")
	p.wait(css(`.net [data-off][data-paint="faces/0/1"]`))
	p.press("-")
	p.wait(css(`.net :not([data-off])[data-paint="faces/0/1"]`))
	p.click(css(`[data-brush="triangle"]`))
	p.click(face(1, 1))
	bears(p, face(1, 1), "triangle", "▲")
	p.click(css(`[data-brush="triangle"]`)) // put down
	p.stroke(face(1, 2), face(1, 3))
	bears(p, face(1, 3), "cross", "✚")
	p.axe()
	p.click(named("button", "Back to the original"))
	bears(p, face(0, 0), "triangle", "▲")
	p.verdict("many")
}

// Regions are painted by dragging, by a brush and by letters.
func TestRegionsArePainted(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/sudoku/"))
	p.verdict("one")
	p.click(css(`[data-painter] > summary`))
	p.stroke(painted(0, 2), painted(0, 3))
	p.holds(painted(0, 3), "A")
	p.untilTrue(`document.querySelector(".field-error") !== null`)
	p.wait(css(`[data-verdict="stale"]`))
	p.axe()
	p.click(css(`[data-brush="B"]`))
	p.click(painted(2, 2))
	p.holds(painted(2, 2), "B")
	p.untilTrue(`!document.querySelector(".field-error") && document.querySelector("[data-verdict]").dataset.verdict !== "stale"`)
	p.press(kb.ArrowLeft)
	p.press("c")
	p.holds(painted(2, 1), "C")
	p.click(named("button", "The usual boxes"))
	p.holds(painted(2, 1), "A")
	p.holds(painted(0, 3), "B")
	p.verdict("one")
	p.axe()
}
