package ui

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// factsOf are the facts of a model, as HTML.
func factsOf(m *state.Model) string {
	var f facts
	f = facts{model: m, differs: m.Differences(), current: func() facts { return f }}
	return app.HTMLString(f.render())
}

// sorted puts the attributes of all tags in order.
func sorted(html string) string {
	return tags.ReplaceAllStringFunc(html, func(tag string) string {
		attributes := attributes.FindAllString(tag, -1)
		slices.Sort(attributes)
		return strings.Join(attributes, "")
	})
}

var (
	tags       = regexp.MustCompile(`<(?:[^>"]|"[^"]*")*>`)
	attributes = regexp.MustCompile(` [\w-]+(="[^"]*")?|<\w+|>`)
)

// A row is drawn anew only when what it says it shows has changed: whatever is done, a
// row that says that nothing has would be drawn as it stands.
func TestRowsShowWhatTheySayTheyShow(t *testing.T) {
	kept, drawn := 0, 0
	for n, preset := range catalog.Presets() {
		m := opened(t, preset)
		type stood struct {
			row  *factRow
			html string
		}
		before := map[string]stood{}
		rng := rand.New(rand.NewPCG(uint64(n), 1))
		for step := range 15 {
			if step > 0 {
				meddle(rng, &m)
			}
			var f facts
			f = facts{model: &m, differs: m.Differences(), current: func() facts { return f }}
			for _, field := range m.Sheet.Form.Fields {
				if field.Kind != schema.Rows {
					continue
				}
				for i, row := range f.factRows(field) {
					path, html := fmt.Sprintf("%s/%d", field.Key, i), sorted(app.HTMLString(row))
					last, there := before[path]
					same := there && reflect.DeepEqual(last.row.Row, row.Row) && reflect.DeepEqual(last.row.Shows, row.Shows)
					if same && last.html != html {
						t.Fatalf("%s, step %d: %s says that it stays\n%s\nand is\n%s", preset.Name, step, path, last.html, html)
					}
					if same {
						kept++
					} else {
						drawn++
					}
					before[path] = stood{row, html}
				}
			}
		}
	}
	if kept < drawn {
		t.Errorf("%d rows stay, and %d are drawn anew", kept, drawn)
	}
}

// meddle does something to the facts, or to what is said of them.
func meddle(rng *rand.Rand, m *state.Model) {
	var paths []string
	for _, field := range m.Sheet.Form.Fields {
		value, _ := schema.Get(m.Facts, field.Key)
		list, _ := value.([]any)
		for i, item := range list {
			path := fmt.Sprintf("%s/%d", field.Key, i)
			paths = append(paths, path)
			if row, ok := item.(map[string]any); ok {
				for key := range row {
					paths = append(paths, path+"/"+key)
				}
			}
		}
	}
	if len(paths) == 0 {
		return
	}
	slices.Sort(paths)
	path := paths[rng.IntN(len(paths))]
	switch do := rng.IntN(8); do {
	case 0:
		m.Errors = nil
		if rng.IntN(3) > 0 {
			at := rng.IntN(3)
			m.Errors = []*schema.FieldError{{Path: path, Message: "This is " + path + ".", Offset: &at}}
		}
	case 1:
		m.Reason = state.Reason{Known: true, WhyBody: wire.WhyBody{Core: []string{path}}}
		m.Veil = state.Shown
	case 2:
		m.Answer.Facts = slices.Clone(m.Answer.Facts)
		for i := range m.Answer.Facts {
			if m.Answer.Facts[i].ID == path {
				m.Answer.Facts[i].Text, m.Answer.Facts[i].Reading = "It is so.", &puzzle.Reading{Of: "so", As: "It is so."}
			}
		}
	default:
		deed := state.Deed{Do: []string{"switch", "set", "set", "add", "undo"}[do-3], Path: path, Text: []string{"", "x", "3"}[rng.IntN(3)]}
		deed.Value = deed.Text
		if deed.Do == "add" {
			key, _, _ := strings.Cut(path, "/")
			deed.Path = key
			if field, _ := m.Sheet.Form.Field(key); len(field.Shapes) > 0 {
				deed.Value = field.Shapes[rng.IntN(len(field.Shapes))].Kind
			}
		}
		if event, ok := m.Means(deed); ok {
			*m, _ = state.Update(*m, event)
		}
	}
}

// A fault that stops nothing is told beside what is said to have changed, and leads to where
// it stands, which may be folded away.
func TestAFaultThatStopsNothingIsTold(t *testing.T) {
	var preset puzzle.Preset
	for _, p := range catalog.Presets() {
		if p.Name == "rows-are-columns" {
			preset = p
		}
	}
	m := opened(t, preset)
	for path, want := range map[string]struct{ at, label string }{
		"permutation":  {"permutation", "An order to look at"},
		"times/0/size": {"times/0", "Published times"},
		"times":        {"times", "Published times"},
	} {
		m.Remarks = []*schema.FieldError{{Path: path, Message: "Nobody can read this."}}
		html := factsOf(&m)
		id := errorID(want.at)
		said := regexp.MustCompile(`<a href="#` + id + `">\s*` + want.label + `\s*</a>\s*: Nobody can read this\.`)
		if !said.MatchString(html) || !strings.Contains(html, `id="`+id+`"`) {
			t.Errorf("a fault at %s is not told with a way to %s", path, id)
		}
	}
	m.Remarks = nil
	if strings.Contains(factsOf(&m), `href="#error-`) {
		t.Error("without a fault there is told one")
	}
}

// opened is the page of a puzzle as it opens.
func opened(t *testing.T, preset puzzle.Preset) state.Model {
	t.Helper()
	sheet, err := lab.New(catalog.Families()).Sheet(t.Context(), preset)
	if err != nil {
		t.Fatal(err)
	}
	m, err := state.New(sheet)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
