package state

import (
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Trial is what a visitor has found out, or thinks so, by trying. A mark is a claim; whole
// answers are forms that marks fill in. What a mark is worth, only the worker knows.
type Trial struct {
	Notes                // what undo takes back
	past, future []Notes // of the board alone
	Pen          string  // what a press on a part means: PenTick, PenCross or PenMaybe
	Chosen       string  // the place in the answer that gets what is pressed next
	// Unfolded: the board was asked for where the answer is in sight.
	Unfolded bool

	// Played are the pictures of the answer as far as it is entered, for kinds that have
	// them; glance is what the marks are at a glance; outdated, that they are others since.
	Played   []view.View
	glance   wire.CheckedBody
	outdated bool

	// Judged is how the marks stood when they were last checked; of marks made since,
	// nothing is known.
	Judged  map[puzzle.Claim]puzzle.Standing
	Checked *wire.CheckedBody // the last check
	Each    bool              // check at each mark
	Hint    *wire.HintBody
	Rung    int    // how much of the hint is told, from 1
	Reading int    // which of the facts is read beside the board: see FactRead
	Word    string // what is to be said of the last thing that was done
	strange int    // how many marks were left out then, since they say nothing about the puzzle
	question
	Accuses bool // presses on facts say which contradict each other
	Accused []puzzle.FactID
	// Lent marks came with a link: what is added to them is not kept, and one's own are.
	Lent          bool
	Hints, Checks int
	Began, Ended  int64  // Unix time in ms; 0 for not yet
	At            int64  // when the last thing was done
	End           string // how it is solved: EndAnswer, EndNone or EndOpen
}

// question is what the worker is to be asked for a trial. What it says is for the marks,
// and the facts accused, of the turn in which it was asked, and for no others.
type question struct {
	asked   Kind // ForHint, ForCheck, ForGlance, or "" for nothing
	clashes bool // a check is about facts that contradict each other
	unasked bool // a check that nobody has asked for
	turn    int
	sent    int // the turn of the question that the worker has
}

// drop puts away what was asked about other marks.
func (q *question) drop() {
	q.turn++
	if q.clashes = false; q.asked == ForHint || q.asked == ForCheck {
		q.asked = ""
	}
}

// The pens.
const (
	PenTick  = "tick"
	PenCross = "cross"
	PenMaybe = "maybe"
)

// The ways to solve a puzzle.
const (
	EndAnswer = "answer" // a whole answer is right
	EndNone   = "none"   // there is none
	EndOpen   = "open"   // the facts do not decide it
)

// Notes are marks in layers: the first holds what the visitor is sure of, the others each a
// hypothesis.
type Notes struct {
	Layers [][]TrialMark `json:"layers"`
	// Brought: there are marks that came with a link, so that nobody can be praised for them.
	Brought bool `json:"brought,omitempty"`
}

// TrialMark is a mark: a claim that is so, or is not, or may be.
type TrialMark = share.Mark

// mostTrialMarks bounds what is kept, in all layers; mostLayers, how many hypotheses stand
// on each other.
const (
	mostTrialMarks = share.MaxMarks
	mostLayers     = share.MaxLayers - 1
)

// Marks are all that hold, those of the latest layer last.
func (n Notes) Marks() (all []TrialMark) {
	last := make(map[puzzle.Claim]int)
	for i, layer := range n.Layers {
		for _, mark := range layer {
			last[mark.Claim] = i
		}
	}
	for i, layer := range n.Layers {
		for _, mark := range layer {
			if mark.How != "" && last[mark.Claim] == i {
				all = append(all, mark)
			}
		}
	}
	return all
}

// size is how many marks are kept, in all layers.
func (n Notes) size() (size int) {
	for _, layer := range n.Layers {
		size += len(layer)
	}
	return size
}

// at is the latest layer with a mark of a claim; -1 for none.
func (n Notes) at(claim puzzle.Claim) int {
	for i := len(n.Layers) - 1; i >= 0; i-- {
		for _, mark := range n.Layers[i] {
			if mark.Claim == claim {
				return i
			}
		}
	}
	return -1
}

// How is the mark of a claim, "" for none, and says whether it belongs to a hypothesis.
func (n Notes) How(claim puzzle.Claim) (how string, supposed bool) {
	if i := n.at(claim); i >= 0 {
		for _, mark := range n.Layers[i] {
			if mark.Claim == claim {
				how = mark.How
			}
		}
		supposed = i > 0
	}
	return how, supposed
}

// with marks claims in the latest layer. The notes themselves stay as they were.
func (n Notes) with(marks ...TrialMark) Notes {
	n.Brought = n.Brought && len(n.Marks()) > 0 // else it is begun all over again
	layers := slices.Clone(n.Layers)
	if len(layers) == 0 {
		layers = [][]TrialMark{nil}
	}
	below := Notes{Layers: layers[:len(layers)-1]}
	var last []TrialMark
	for i, mark := range slices.Concat(layers[len(layers)-1], marks) {
		for k, other := range last {
			if other.Claim == mark.Claim {
				last = slices.Delete(last, k, k+1)
				break
			}
		}
		fresh := i >= len(layers[len(layers)-1])
		if !fresh || mark.How != "" || below.at(mark.Claim) >= 0 {
			last = append(last, mark)
		}
	}
	layers[len(layers)-1] = last
	n.Layers = layers
	return n
}

// unsaid are the marks without what they say in words.
func (n Notes) unsaid() Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.Clone(layer)
		for k := range layers[i] {
			layers[i][k].Text = ""
		}
	}
	n.Layers = layers
	return n
}

// saying has the marks that are told in words say what was judged of them: what a link says
// of them may be something else.
func (n Notes) saying(says map[puzzle.Claim]string) Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.Clone(layer)
		for k, mark := range layers[i] {
			if mark.How == PenCross {
				mark.Claim = puzzle.Not(mark.Claim)
			}
			if said, judged := says[mark.Claim]; judged && mark.Leaf == "" {
				layers[i][k].Text = said
			}
		}
	}
	n.Layers = layers
	return n
}

// without leaves out the marks of some claims, and of their contraries.
func (n Notes) without(claims []puzzle.Claim) Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.DeleteFunc(slices.Clone(layer), func(mark TrialMark) bool {
			return slices.Contains(claims, mark.Claim) || slices.Contains(claims, puzzle.Not(mark.Claim))
		})
	}
	n.Layers = layers
	return n
}

// anew is a trial without marks, with the visitor's ways of trying.
func (t Trial) anew() Trial {
	t.drop()
	return Trial{Pen: t.Pen, Each: t.Each, Unfolded: t.Unfolded, question: question{turn: t.turn, sent: t.sent}}
}

// leftBehind is the trial of other facts than these were made for.
func (t Trial) leftBehind() Trial {
	fresh := t.anew()
	if t.Begun() && !t.Lent {
		fresh.Word = "What you marked belongs to the facts as they were, and comes back with them."
	}
	return fresh
}

// claims are what the marks say.
func (n Notes) claims() (claims []puzzle.Claim) {
	for _, mark := range n.Marks() {
		switch mark.How {
		case PenTick:
			claims = append(claims, mark.Claim)
		case PenCross:
			claims = append(claims, puzzle.Not(mark.Claim))
		}
	}
	return claims
}

// Placed are the marks at a place of the answer.
func (n Notes) Placed(leaf string) (marks []TrialMark) {
	for _, mark := range n.Marks() {
		if mark.Leaf == leaf && leaf != "" {
			marks = append(marks, mark)
		}
	}
	return marks
}

// Best are the marks at a place of the answer that say most: what stands there, or else what
// may, or else what does not.
func (n Notes) Best(leaf string) (marks []TrialMark) {
	all := n.Placed(leaf)
	for _, how := range []string{PenTick, PenMaybe, PenCross} {
		for _, mark := range all {
			if mark.How == how {
				marks = append(marks, mark)
			}
		}
		if len(marks) > 0 {
			break
		}
	}
	return marks
}

// FactRead is the fact that is read beside the board, its number from 0, and how many there are
// to be read: all but those of boards and maps, which are drawn.
func (m *Model) FactRead() (fact puzzle.Fact, at, all int) {
	var listed []puzzle.Fact
	for _, fact := range m.Accusable() {
		name, _, _ := strings.Cut(fact.ID, "/")
		field, known := m.Sheet.Form.Field(name)
		if !known || field.Kind != schema.Grid && field.Kind != schema.Regions && field.Kind != schema.Map {
			listed = append(listed, fact)
		}
	}
	if all = len(listed); all == 0 {
		return fact, 0, 0
	}
	at = (m.Trial.Reading%all + all) % all
	return listed[at], at, all
}

// Stands is how a claim stands by what is marked: one of several atoms is out where one of
// them is.
func (n Notes) Stands(text puzzle.Claim) (how string, supposed bool) {
	if how, supposed = n.How(text); how != "" {
		return how, supposed
	}
	if how, supposed = n.How(puzzle.Not(text)); how != "" {
		return map[string]string{PenTick: PenCross, PenCross: PenTick, PenMaybe: PenMaybe}[how], supposed
	}
	atoms := claim.Parts(text)
	if len(atoms) < 2 {
		return "", false
	}
	all := PenTick
	for _, atom := range atoms {
		h, s := n.How(atom)
		if h == PenCross {
			return h, s
		}
		if h != PenTick {
			all = ""
		}
		supposed = supposed || s
	}
	return all, supposed && all != ""
}

// Worth is how a mark stood when it was last checked.
func (t Trial) Worth(claim puzzle.Claim, how string) puzzle.Standing {
	if how == PenCross {
		claim = puzzle.Not(claim)
	}
	return t.Judged[claim]
}

// Speaks says whether a part is about one of some claims and places: of several atoms one may
// be among them.
func Speaks(part view.Mark, of map[string]bool) bool {
	return of[part.Leaf] || part.Claim != "" && slices.ContainsFunc(append(claim.Parts(part.Claim), part.Claim), func(c string) bool { return of[c] })
}

// RowsOf is how many rows of a list the visitor has begun.
func (m *Model) RowsOf(list string) (rows int) {
	for _, mark := range m.Trial.Marks() {
		if path, n, ok := rowOf(mark.Leaf); ok && path == list {
			if _, there := m.FieldAt(mark.Leaf); there { // a link can name any row
				rows = max(rows, n+1)
			}
		}
	}
	return rows
}

// rowOf is the list and the row that a place of the answer is in.
func rowOf(leaf string) (list string, row int, ok bool) {
	path := schema.SplitPath(leaf)
	if len(path) != 3 {
		return "", 0, false
	}
	_, row, ok = cutIndex(path[0] + "/" + path[1])
	return path[0], row, ok
}

// TriedOn are the pictures that somebody tries on: those of the answer as far as it is
// entered, where there are such, or else those of the facts.
func (m *Model) TriedOn() []view.View {
	switch {
	case m.Trial.Played != nil:
		return m.Trial.Played
	case m.Advances():
		return m.Answer.Played.All()
	}
	return m.Answer.Given.All()
}

// plays are the parts of these pictures that can be pressed.
func (m *Model) plays() (parts []view.Mark) {
	for _, v := range m.TriedOn() {
		for mark := range view.Marks(v) {
			if Plays(mark) {
				parts = append(parts, mark)
			}
		}
	}
	return parts
}

// Plays says whether a part of a picture can be pressed by those who try.
func Plays(mark view.Mark) bool {
	return mark.Leaf != "" || len(mark.Puts) > 0 || mark.Claim != "" && mark.Status != view.Told
}

// HasBoard says whether there is a picture to play on; HasForm, that the answer is filled in as a form, since no picture has all of
// its fields.
func (m *Model) HasBoard() bool { return m.Advances() || len(m.plays()) > 0 }

// HasPens says whether parts of a picture are marked by a pen; Fills, whether all of them are
// filled in, so that there is nothing to cross out.
func (m *Model) HasPens() bool { return !m.Advances() && len(m.plays()) > 0 }

// Fills says whether the parts of the pictures are places to be filled in.
func (m *Model) Fills() bool {
	return !slices.ContainsFunc(m.plays(), func(part view.Mark) bool { return part.Leaf == "" })
}

// Advances says whether the board shows the answer as far as it is entered.
func (m *Model) Advances() bool { return !m.Answer.Played.IsZero() }

// glances says whether the worker is to look at the marks: it draws the board anew where that
// shows the answer as far as it is entered, and sees when nothing is left open.
func (m *Model) glances() bool {
	return len(m.Answer.Form.Fields) > 0 && m.Trial.outdated && (len(m.Trial.Layers) > 0 || m.Trial.Played != nil)
}

// Complete says whether the marks are a whole answer that is known to be wrong.
func (t Trial) Complete() bool {
	return t.glance.Whole && !t.glance.Undecided && !t.glance.Right() && t.End == "" && !t.Accuses
}

// HasForm says whether the answer is entered in its form.
func (m *Model) HasForm() bool {
	parts := m.plays()
	if m.Advances() {
		return false
	}
	for _, field := range m.Answer.Form.Fields {
		there := false
		for _, part := range parts {
			// A path that has a space in it is quoted.
			there = there || strings.HasPrefix(strings.TrimPrefix(part.Leaf+part.Claim, `"`), field.Key+"/")
		}
		if !there {
			return true
		}
	}
	return false
}

// Beside are the marks that no picture shows, so that they are told in words.
func (m *Model) Beside() (marks []TrialMark) {
	parts := m.plays()
	form := m.HasForm()
	for _, mark := range m.Trial.Marks() {
		shown := slices.ContainsFunc(parts, func(part view.Mark) bool {
			out := mark.How == PenCross && slices.Contains(claim.Parts(part.Claim), mark.Claim) // drawn as out
			return out || part.Claim == mark.Claim || mark.Leaf != "" && part.Leaf == mark.Leaf
		})
		if !shown && (mark.Leaf == "" || !form && !m.Advances()) {
			marks = append(marks, mark)
		}
	}
	return marks
}

// PlaceName is what a place of the answer is called whose part has no name.
func (m *Model) PlaceName(leaf string) string {
	field, _ := m.FieldAt(leaf)
	if path := schema.SplitPath(leaf); len(path) > 1 {
		return path[1] + ", " + field.Label
	}
	return field.Label
}

// FieldAt is the field of a place of the answer.
func (m *Model) FieldAt(leaf string) (field schema.Field, ok bool) {
	path, err := schema.PointerTo(leaf)
	if err != nil || len(path) == 0 {
		return field, false
	}
	field, ok = m.Answer.Form.Field(path[0])
	var inner []schema.Field
	switch {
	case !ok:
	case field.Kind == schema.Table:
		inner, ok = field.Cells, len(path) == 3 && slices.Contains(field.Names, path[1])
	case field.Kind == schema.Rows:
		_, n, isRow := rowOf(leaf)
		inner, ok = field.Shapes[0].Fields, isRow && n < field.ItemLimit()
	case field.Kind == schema.Grid:
		rows, columns := m.Answer.Form.BoardLimit(field)
		_, r, isRow := rowOf(leaf)
		c, isNumber := Deed{Value: path[len(path)-1]}.number()
		return field, isRow && isNumber && r < rows && c >= 0 && c < columns
	default:
		return field, len(path) == 1
	}
	for _, f := range inner {
		if ok && f.Key == path[2] {
			return f, true
		}
	}
	return field, false
}

// mostChoices is how many numbers are offered one by one.
const mostChoices = 40

// Choices are what can stand at a place of the answer, where that is not much.
func (m *Model) Choices(field schema.Field) (all []schema.Option) {
	switch field.Kind {
	case schema.Choice:
		return field.Options
	case schema.Switch:
		return []schema.Option{{Value: "true", Label: "yes"}, {Value: "false", Label: "no"}}
	case schema.Grid:
		symbols, _ := schema.Symbols(m.Answer.Form, nil, field)
		return schema.OptionsOf(symbols)
	case schema.Number:
		low, ok := Deed{Value: field.Min.String()}.number()
		high, ok2 := Deed{Value: field.Max.String()}.number()
		for n := low; ok && ok2 && n <= high && high-low < mostChoices; n++ {
			text := Plain(n)
			all = append(all, schema.Option{Value: text, Label: text})
		}
	}
	return all
}
