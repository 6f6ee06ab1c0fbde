package cubes

import (
	"embed"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	Figures []Figure   `json:"figures"`
	Cubes   int        `json:"cubes"`
	Faces   [][]string `json:"faces"` // by cube and face: the names of figures
	First   string     `json:"first"`
	Sides   []Side     `json:"sides"`
}

// Figure is what a face can bear.
type Figure struct {
	Name string `json:"name"`
	Sign string `json:"sign"`
}

// Side says what a side of the stack shows.
type Side struct {
	Side  string `json:"side"`
	Shows string `json:"shows"`
}

// The faces of a cube, and of each cube in a stack, in the order of a row of Faces.
const (
	top = iota
	front
	right
	back
	left
	bottom
	faces
)

var (
	faceNames = []string{"top", "front", "right", "back", "left", "bottom"}
	faceWhere = []string{"on top", "in front", "on the right", "at the back", "on the left", "at the bottom"}
	signs     = []string{"▲", "■", "●", "★", "◆", "✚", "▼", "○"}
)

const (
	free  = "free"
	basic = "basic"

	different = "different"
	twice     = "twice"
	same      = "same"

	mostCubes   = 8
	mostFigures = 8
)

// Solution is a stack: what each cube shows on each of its faces.
type Solution struct {
	Stack map[string]Cube `json:"stack"`
}

// Cube is how a cube lies.
type Cube struct {
	Top    string `json:"top"`
	Front  string `json:"front"`
	Right  string `json:"right"`
	Back   string `json:"back"`
	Left   string `json:"left"`
	Bottom string `json:"bottom"`
}

// model is what the facts are worked with: figures by their positions.
type model struct {
	Facts
	nets []look
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:      "cubes",
			AnyAnswer: true,
			Title:     "A stack of cubes",
			Summary:   "Can the cubes be stacked so that no side shows the same figure twice?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "tries", Means: "cubes put down, whole stacks, or lines taken"},
				puzzle.DeadEnds,
				{Name: "tests", Title: "tests made", Means: "of a side, or of a pair of subgraphs"},
			},
			// A face that is dropped may be any figure, a side may show anything.
			Monotone: true,
			// That a cube does not look so, its faces say together.
			Joint: true,
		},
		Form:    form,
		Presets: presets,
		Empty: `{"cubes": 2, "figures": [{"name": "triangle", "sign": "▲"}, {"name": "star", "sign": "★"}], "first": "basic", "sides": [],
			"faces": [["triangle", "triangle", "triangle", "triangle", "triangle", "triangle"], ["triangle", "triangle", "triangle", "triangle", "triangle", "triangle"]]}`,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Says:       says,
		Given:      given,
		Key:        key, // the way by subgraphs turns cubes, whatever they look like
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "A cube can be turned and a whole stack, too, so that nothing is certain of a single face: what decides is how opposite faces pair colours.",
		Findings:   findings,
		Renewal:    &renewal,
	})
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "figures", Kind: schema.Rows, Label: "Figures", Item: "figure", MinItems: 2, MaxItems: mostFigures, Shapes: []schema.Shape{{
		Sentence: "{name}, drawn as {sign}",
		Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name of the figure", MaxLength: 12, Unique: true},
			{Key: "sign", Kind: schema.Choice, Label: "sign", Options: schema.OptionsOf(signs)},
		},
	}}},
	{Key: "cubes", Kind: schema.Number, Label: "Number of cubes", Min: "2", Max: "8"},
	{Key: "faces", Kind: schema.Grid, Label: "Faces of the cubes", Rows: "cubes", Columns: "6", Heads: faceNames, From: "figures/name",
		Item: "cube", Net: netAt[:], Signs: "figures/sign", Help: "A face that is switched off may bear any figure."},
	{Key: "first", Kind: schema.Choice, Label: "How the first cube is put down", Options: schema.Labelled(free, "in any of its 24 ways", basic, "in one of three ways, one for each pair of opposite faces on top")},
	{Key: "sides", Kind: schema.Rows, Label: "Sides of the stack", Item: "side", MaxItems: 12, Shapes: []schema.Shape{{
		Sentence: "The {side} shows {shows}.",
		Fields: []schema.Field{
			{Key: "side", Kind: schema.Choice, Label: "side", Options: schema.Labelled("front", "front", "right", "right side", "back", "back", "left", "left side")},
			{Key: "shows", Kind: schema.Choice, Label: "what it shows", Options: schema.Labelled(different, "no figure twice", twice, "no figure three times", same, "one figure only")},
		},
	}}},
}}

// faceIDs are written down once: checkers ask for them again and again.
var faceIDs = func() (ids [mostCubes][faces]puzzle.FactID) {
	for cube := range ids {
		for face := range ids[cube] {
			ids[cube][face] = fmt.Sprintf("faces/%d/%d", cube, face)
		}
	}
	return ids
}()

func faceID(cube, face int) puzzle.FactID { return faceIDs[cube][face] }
func sideID(i int) puzzle.FactID          { return fmt.Sprintf("sides/%d", i) }

const (
	firstID  = "first"
	ruleTurn = "rule:turn"
)

// read finds cubes with too few faces, and signs that stand for two figures.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f}
	var errs []*schema.FieldError
	for i, figure := range f.Figures {
		if k := slices.IndexFunc(f.Figures, func(other Figure) bool { return other.Sign == figure.Sign }); k < i {
			errs = append(errs, schema.Errorf(fmt.Sprintf("figures/%d/sign", i), "%s is the sign of %s already: choose another.", figure.Sign, f.Figures[k].Name))
		}
	}
	for i, cube := range f.Faces {
		var net look
		var missing []string
		first := -1
		for k, name := range cube {
			if net[k] = int8(f.figure(name)); net[k] >= 0 {
				continue
			}
			if missing = append(missing, "its "+faceNames[k]); first < 0 {
				first = k
			}
		}
		if len(missing) == faces {
			errs = append(errs, schema.Errorf(faceID(i, first), "Cube %d is empty: put a figure on each of its faces.", i+1))
		} else if len(missing) > 0 {
			errs = append(errs, schema.Errorf(faceID(i, first), "Cube %d has %s: put a figure on %s.", i+1, english.Count(faces-len(missing), "face", "faces"), english.List(missing, "and")))
		}
		m.nets = append(m.nets, net)
	}
	return m, errs
}

func (f *Facts) figure(name string) int {
	return slices.IndexFunc(f.Figures, func(figure Figure) bool { return figure.Name == name })
}

func sentences(m *model) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleTurn, Rule: true, Text: "A cube can be turned, and nothing else: it has no mirror image of itself."}}
	for i, cube := range m.Faces {
		for k, name := range cube {
			facts = append(facts, puzzle.Fact{ID: faceID(i, k), Text: fmt.Sprintf("As its net lies, cube %d has %s %s.", i+1, name, faceWhere[k])})
		}
	}
	if m.First == basic {
		facts = append(facts, puzzle.Fact{ID: firstID, Text: "Cube 1 is put down in one of three ways: as its net lies, or with the face in front on top, or with the face on the right on top."})
	}
	for i, side := range m.Sides {
		facts = append(facts, puzzle.Fact{ID: sideID(i), Text: side.says()})
	}
	return facts
}

func (s Side) says() string {
	name := map[string]string{"front": "front", "right": "right side", "back": "back", "left": "left side"}[s.Side]
	return fmt.Sprintf("The %s of the stack shows %s.", name, map[string]string{different: "no figure twice", twice: "no figure three times", same: "one figure only"}[s.Shows])
}

// face is the side of the stack, as the face of each cube that it is made of.
func (s Side) face() int { return slices.Index(faceNames, s.Side) }

func cubeName(i int) string { return fmt.Sprintf("cube %d", i+1) }

func (m *model) cubeNames() (names []string) {
	for i := range m.Cubes {
		names = append(names, cubeName(i))
	}
	return names
}

func orderings(m *model) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "cubes", Label: "Order of cubes", Items: m.cubeNames()}}
}

const inStack = "stack"

// answerForm asks how each cube lies.
func answerForm(m *model) schema.Form {
	var options []schema.Option
	for _, figure := range m.Figures {
		options = append(options, schema.Option{Value: figure.Name, Label: figure.Sign + " " + figure.Name})
	}
	var cells []schema.Field
	for _, name := range faceNames {
		cells = append(cells, schema.Field{Key: name, Kind: schema.Choice, Label: name, Options: options})
	}
	return schema.Form{Fields: []schema.Field{{Key: inStack, Kind: schema.Table, Label: "How the cubes lie", Names: m.cubeNames(), Cells: cells}}}
}

// shown claims that a cube in the stack shows a figure.
func (m *model) shown(cube, face int, figure int8) claim.Claim {
	return claim.That(m.Figures[figure].Name, inStack, cubeName(cube), faceNames[face])
}

// says is a claim as a sentence.
func says(m *model, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		name, ok := a.Value.(string)
		if !ok || a.Rel != claim.Is || a.Path[0] != inStack {
			return "", fmt.Errorf("nothing is known about the claim %q: use %s", a, m.shown(0, front, 0))
		}
		where := faceWhere[slices.Index(faceNames, a.Path[2])]
		if !is {
			return fmt.Sprintf("%s does not show %s %s", a.Path[1], name, where), nil
		}
		return fmt.Sprintf("%s shows %s %s", a.Path[1], name, where), nil
	})
}

// solution is a stack of cubes that look so.
func (m *model) solution(stack []look) Solution {
	s := Solution{Stack: map[string]Cube{}}
	for i, l := range stack {
		name := func(face int) string { return m.Figures[l[face]].Name }
		s.Stack[cubeName(i)] = Cube{name(top), name(front), name(right), name(back), name(left), name(bottom)}
	}
	return s
}

// key is what the faces of a stack show.
func key(m *model, s Solution) string {
	var key []byte
	for _, l := range m.stack(s) {
		for _, figure := range l {
			key = append(key, byte(figure))
		}
	}
	return string(key)
}

// stack is how the cubes of a solution look.
func (m *model) stack(s Solution) []look {
	stack := make([]look, m.Cubes)
	for i := range stack {
		c := s.Stack[cubeName(i)]
		for face, name := range []string{c.Top, c.Front, c.Right, c.Back, c.Left, c.Bottom} {
			stack[i][face] = int8(m.figure(name))
		}
	}
	return stack
}
