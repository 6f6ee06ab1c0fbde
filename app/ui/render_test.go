package ui_test

import (
	"context"
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/ui"
	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
)

// Every puzzle's page can be read before any program arrives: the story, the
// question, the facts, the verdict.
func TestPagesAreReadableWithoutScripts(t *testing.T) {
	presets := catalog.Presets()
	if len(presets) == 0 {
		t.Fatal("there are no puzzles")
	}
	for _, preset := range presets {
		t.Run(preset.Name, func(t *testing.T) {
			sheet := fetched(t, preset)
			for _, embedded := range []bool{false, true} {
				page := &ui.PuzzlePage{Name: preset.Name, Embedded: embedded}
				page.OnInit()
				source := app.HTMLString(page)
				wanted := append([]string{preset.Title, preset.Question, sheet.Done.Answer}, preset.Story...)
				if sheet.Grade != nil {
					wanted = append(wanted, string(sheet.Grade.Level)+": "+sheet.Grade.Text)
				}
				for _, text := range wanted {
					if !strings.Contains(source, html.EscapeString(text)) {
						t.Errorf("embedded %v: the page lacks %q", embedded, text)
					}
				}
				for _, fact := range sheet.Facts {
					if fact.Reading != nil && !strings.Contains(source, html.EscapeString(fact.Reading.As)) {
						t.Errorf("embedded %v: how %q was read is missing", embedded, fact.Reading.Of)
					}
				}
				if embedded == strings.Contains(source, "<footer") {
					t.Errorf("embedded %v: the frame of the site is wrong", embedded)
				}
				if !embedded && preset.Source.Ours() == strings.Contains(source, "told afresh") {
					t.Error("a puzzle of our own has no source to be told afresh from, and all others have")
				}
				for _, match := range formatted.FindAllString(source, -1) {
					t.Errorf("a value was formatted wrongly: %s", match)
				}
				seen := map[string]bool{}
				for _, match := range ids.FindAllStringSubmatch(source, -1) {
					if seen[match[1]] {
						t.Errorf("the ID %s is there twice", match[1])
					}
					seen[match[1]] = true
				}
				for _, fact := range sheet.Facts {
					if !strings.Contains(source, `"`+fact.ID+`"`) {
						t.Errorf("the fact %s (%s) is nowhere on the page", fact.ID, fact.Text)
					}
				}
			}
		})
	}
}

// Of a veiled answer nothing stands outside the folds that hold it.
func TestAnswersAreVeiledWithoutScripts(t *testing.T) {
	for _, preset := range catalog.Presets() {
		sheet := fetched(t, preset)
		page := &ui.PuzzlePage{Name: preset.Name}
		page.OnInit()
		source := app.HTMLString(page)
		var open strings.Builder
		for i, part := range fold.Split(source, -1) {
			if i == 0 {
				open.WriteString(part)
				continue
			}
			depth, rest := 1, part
			for depth > 0 {
				at := tag.FindStringIndex(rest)
				if at == nil {
					t.Fatalf("%s: a fold does not end", preset.Name)
				}
				if strings.HasPrefix(rest[at[0]:], "</") {
					depth--
				} else {
					depth++
				}
				rest = rest[at[1]:]
			}
			open.WriteString(rest)
		}
		for _, told := range append([]string{sheet.Done.Answer}, preset.Found...) {
			whole := ">" + html.EscapeString(told) + "<" // a fact may say the same of somebody
			if !strings.Contains(source, whole) {
				t.Errorf("%s: the page lacks %q", preset.Name, told)
			}
			if strings.Contains(open.String(), whole) {
				t.Errorf("%s: %q is not veiled", preset.Name, told)
			}
		}
	}
}

var (
	tag  = regexp.MustCompile(`</?details\b`)
	fold = regexp.MustCompile(`<details class="(?:veil|found prose)"`)
)

// fetched puts a puzzle where its page finds it.
func fetched(t *testing.T, preset puzzle.Preset) puzzle.Sheet {
	t.Helper()
	sheet, err := lab.New(catalog.Families()).Sheet(context.Background(), preset)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(sheet)
	if err != nil {
		t.Fatal(err)
	}
	ui.DataFolder = t.TempDir()
	file := filepath.Join(ui.DataFolder, ui.SheetFile(preset.Name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	return sheet
}

var (
	formatted = regexp.MustCompile(`%!\w?\([^)]*\)`)
	ids       = regexp.MustCompile(` id="([^"]*)"`)
)

// A gap brings the words that its name needs and that "any" does without, so
// that every choice makes a sentence. A term of the trade is explained where it
// stands.
func TestWordsThatExplainThemselves(t *testing.T) {
	for _, preset := range catalog.Presets() {
		choices := map[string][]string{
			"jealous-boyfriend": {"Sam was not", "nobody was", "at the library", "anywhere", "on Monday", "on any day"},
			"boxes-and-balls":   {"some box", "some neutral box"},
		}[preset.Name]
		if choices == nil {
			continue
		}
		fetched(t, preset)
		page := &ui.PuzzlePage{Name: preset.Name}
		page.OnInit()
		source := app.HTMLString(page)
		if !strings.Contains(source, "Dead ends: where nothing fits any more, and the search steps back. ") {
			t.Errorf("%s: nothing says what a dead end is", preset.Name)
		}
		for _, choice := range choices {
			if !strings.Contains(source, ">"+html.EscapeString(choice)+"</option>") {
				t.Errorf("%s: no gap offers %q", preset.Name, choice)
			}
		}
	}
}
