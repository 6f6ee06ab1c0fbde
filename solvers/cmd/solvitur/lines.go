package main

import (
	"encoding/json"
	"fmt"
	"io"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// lines reports one JSON object a line: remarks on what stands aside, steps, solutions, reasons, and last
// the verdict.
type lines struct {
	listed int // solutions
	out    io.Writer
	done   *wire.DoneBody
}

// words tells, before all else, what the maker of the puzzle has written.
func (l *lines) words(words share.Words) {
	if words == (share.Words{}) {
		return
	}
	l.line(struct {
		Type string `json:"type"`
		share.Words
	}{"words", words})
}

func (l *lines) tell(e wire.Event) {
	switch {
	case e.Facts != nil:
		for _, remark := range e.Facts.Remarks {
			l.line(struct {
				Type string `json:"type"`
				*schema.FieldError
			}{"remark", remark})
		}
	case e.Steps != nil:
		for _, frame := range e.Steps.Frames {
			l.line(struct {
				Type string `json:"type"`
				view.Frame
			}{"step", frame})
		}
	case e.Solution != nil:
		l.listed++
		l.line(struct {
			Type     string          `json:"type"`
			Solution json.RawMessage `json:"solution"`
		}{"solution", e.Solution.Solution})
	case e.Why != nil:
		l.line(struct {
			Type string `json:"type"`
			*wire.WhyBody
		}{"why", e.Why})
	case e.Surveyed != nil && !e.Surveyed.More:
		survey := *e.Surveyed
		survey.Standings = view.Lazy{} // the claims are there
		l.line(struct {
			Type string `json:"type"`
			wire.SurveyBody
		}{"survey", survey})
	case e.Argued != nil:
		argued := *e.Argued
		argued.Board = nil
		l.line(struct {
			Type string `json:"type"`
			wire.ArguedBody
		}{"argued", argued})
	case e.Done != nil:
		l.done = e.Done
	}
}

func (l *lines) end() {
	var fewer *int
	if l.done.Exact && l.listed < l.done.Solutions {
		fewer = &l.listed
	}
	l.line(struct {
		Type      string         `json:"type"`
		Verdict   puzzle.Verdict `json:"verdict"`
		Solutions int            `json:"solutions"`
		Listed    *int           `json:"listed,omitempty"` // where fewer are listed than are counted
		Exact     bool           `json:"exact"`
		Stats     puzzle.Stats   `json:"stats"`
		Strategy  string         `json:"strategy"`
		Answer    string         `json:"answer"`
		Why       string         `json:"why,omitempty"`
		Elapsed   float64        `json:"elapsed"` // ms
	}{"done", l.done.Verdict, l.done.Solutions, fewer, l.done.Exact, l.done.Stats, l.done.Strategy, l.done.Answer, l.done.Why, l.done.Elapsed})
}

func (l *lines) line(value any) {
	raw, err := json.Marshal(value)
	if err != nil {
		panic("solvitur: a line cannot be written: " + err.Error())
	}
	fmt.Fprintf(l.out, "%s\n", raw)
}
