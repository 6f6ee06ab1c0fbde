package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/share"
)

// title draws what the puzzle is called, of what kind it is, and its small drawing.
func (p *PuzzlePage) title() app.UI {
	m := &p.model
	title := elem("h1").Attr("dir", "auto").Text(m.Title())
	if m.Writing {
		title = title.Class("hidden-text")
	}
	var picture app.UI = elem("div").Attr("hidden", true)
	if drawn := m.Sheet.Preset.Picture; drawn != nil && !m.Words.Blank {
		picture = elem("div").Class("vignette").Body(drawing(*drawn))
	}
	return elem("header").Class("title").Body(
		elem("div").Body(when(!p.Embedded, p.neighbours), p.kicker(), title),
		picture,
	)
}

// story draws what the puzzle tells, or the fields to write it in.
func (p *PuzzlePage) story() app.UI {
	if p.model.Writing {
		return elem("section").Class("story").DataSet("writing", "1").Body(p.writer())
	}
	return elem("section").Class("story").Body(
		elem("div").Class("prose").Body(p.passages()...),
		when(!p.Embedded, p.storyTools),
	)
}

// kicker says of what kind the puzzle is, where it comes from, and how hard it is. Once
// the facts are changed it does not say the latter: see the style of variants.
func (p *PuzzlePage) kicker() app.UI {
	m := &p.model
	kicker := elem("p").Class("kicker")
	kind := m.Sheet.Info.Title + "\u00a0· "
	switch preset := m.Sheet.Preset; {
	case m.Words.Blank:
		return kicker.Text(kind + "begun with an empty puzzle")
	case m.Retold():
		return kicker.Body(app.Text(kind+"changed from "), p.toOriginal())
	default:
		return kicker.Body(app.Text(kind+strings.ReplaceAll(preset.Source.Title, " ", "\u00a0")), p.grade())
	}
}

// grade says how hard the puzzle is.
func (p *PuzzlePage) grade() app.UI {
	grade := p.model.Sheet.Grade
	return when(grade != nil, func() app.UI {
		return elem("span").Class("grade").Text(" · " + string(grade.Level) + ": " + grade.Text)
	})
}

// toOriginal leads to the puzzle that this one was changed from.
func (p *PuzzlePage) toOriginal() app.UI {
	preset := p.model.Sheet.Preset
	link := linkTo("/p/"+preset.Name+"/", preset.Title)
	if p.Embedded {
		link = link.Attr("target", "_blank").Attr("rel", "noopener")
	}
	return link
}

// passages are the paragraphs of the story, the question, and the maker's notes.
func (p *PuzzlePage) passages() (lines []app.UI) {
	m := &p.model
	told := func(name string) []string {
		passage, _ := share.PassageCalled(name)
		return share.Paragraphs(m.Told(passage))
	}
	add := func(to []app.UI, class string, paragraphs []string) []app.UI {
		for _, paragraph := range paragraphs {
			to = append(to, elem("p").Class(class).Attr("dir", "auto").Text(paragraph))
		}
		return to
	}
	lines = add(lines, "told", told("story"))
	lines = add(lines, "told question", told("question"))
	if len(lines) == 0 {
		lines = append(lines, elem("p").Class("waiting").Text("It has no story yet."))
	}
	if notes := told("notes"); len(notes) > 0 {
		lines = append(lines, elem("div").Class("notes").Body(add([]app.UI{elem("h2").Text("Notes")}, "told", notes)...))
	}
	return lines
}

// storyTools are the ways to a puzzle of one's own.
func (p *PuzzlePage) storyTools() app.UI {
	m := &p.model
	write := "Write your own story"
	if words := m.Words; words.Title != "" || words.Story != "" {
		write = "Change the story"
	}
	return elem("p").Class("story-tools").Body(
		button(action{Do: "pen"}, write, true),
		when(m.CanBegin() && !m.Words.Blank, func() app.UI { return button(action{Do: "begin"}, "Begin with an empty one", true) }),
		elem("a").Class("button").Attr("href", "#share").Text("Share"), // all of it stands under Explore
	)
}

// perLine is how many characters about fit a line of a story.
const perLine = 66

// fieldsOfStory are what the passages are called where they are written, and what to know of
// each.
var fieldsOfStory = map[string]struct{ label, help string }{
	"title":    {"Title", ""},
	"story":    {"Story", "An empty line begins a new paragraph."},
	"question": {"Question", ""},
	"notes":    {"Notes", "For a class, say. They stand below the question, for everybody to read."},
}

// writer are the fields in which title, story, question and notes are written.
func (p *PuzzlePage) writer() app.UI {
	m := &p.model
	fields := []app.UI{}
	for _, passage := range share.Passages {
		fields = append(fields, p.passage(passage))
	}
	help := "Plain text, kept in the link. What you leave empty is the original’s."
	if m.Words.Blank {
		help = "Plain text, kept in the link."
	}
	return elem("div").Class("writer").Role("group").Aria("label", "Your own story").Body(
		elem("div").Body(fields...),
		elem("p").Class("story-tools").Body(button(action{Do: "pen"}, "Done", true), elem("span").Class("help").Text(help)),
	)
}

func (p *PuzzlePage) passage(passage share.Passage) app.UI {
	m := &p.model
	about, text := fieldsOfStory[passage.Name], m.Told(passage)
	faults := m.WordFaults(passage)
	id := errorID("words/" + passage.Name)
	below := []app.UI{elem("span").Text(about.help), elem("span").Class("count").Text(room(passage, text))}
	var fault app.UI = elem("div").Attr("hidden", true)
	if len(faults) > 0 {
		fault = elem("div").Class("field-error").ID(id).Role("alert").Body(
			elem("p").Text(faults[0].Message + " Until then it is neither in the link nor kept."))
	}
	return elem("div").Class("passage passage-"+passage.Name).Body(
		elem("div").Class("passage-label").Aria("hidden", true).Text(about.label),
		&box{
			Turn: m.Boards.Turns, Action: action{Do: "write", Path: passage.Name}, Name: about.label, Text: text, Kind: "note", Class: "text", On: "input",
			Lines: passage.Lines, Rows: strings.Count(text, "\n") + len(text)/perLine + 1, Invalid: len(faults) > 0, Describes: id, Prose: true,
			MaxLength: passage.Most + 1000, // it is to be shortened, not cut; browsers are slow with what is far too long
		},
		elem("div").Class("help passage-help").Body(below...),
		fault,
	)
}

// room says how much of a passage is used, once most of it is.
func room(passage share.Passage, text string) string {
	n := len([]rune(text))
	if n*5 < passage.Most*4 {
		return ""
	}
	return fmt.Sprintf("%s of %s characters", english.Thousands(n), english.Thousands(passage.Most))
}

// variant says below the story that the facts are no longer those of the story.
func (p *PuzzlePage) variant() app.UI {
	return elem("p").Class("variant-note").Text(variantNote(&p.model))
}

func variantNote(m *state.Model) string {
	changes, borrowed := m.FactChanges(), m.Borrowed()
	if changes == 0 || len(borrowed) == 0 {
		return ""
	}
	return fmt.Sprintf("The %s is the original’s; the facts below are changed (%d).", borrowed[0], changes)
}

// wayBack is what the button is called that takes everything back.
func wayBack(in state.Input) string {
	if in.Words.Blank {
		return "Back to the empty one"
	}
	return "Back to the original"
}
