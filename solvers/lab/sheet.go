package lab

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// sheetSolutions is how many solutions a sheet carries, drawn. It is the first
// thing that a visitor downloads, so it holds few.
const sheetSolutions = 6

// Sheet works out all that a page needs to show an unchanged preset. The
// search goes through all solutions if the preset expects an exact count, and
// else as far as the preset expects.
func (l *Lab) Sheet(ctx context.Context, preset puzzle.Preset) (puzzle.Sheet, error) {
	family, err := l.family(preset.Family)
	if err != nil {
		return puzzle.Sheet{}, err
	}
	job, err := l.Open(preset.Family, VariantOf(preset))
	if err != nil {
		return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
	}
	sheet := puzzle.Sheet{
		Preset:    preset,
		Family:    preset.Family,
		Info:      family.Info(),
		Form:      family.Form(),
		Facts:     job.Instance.Facts(),
		Orderings: job.Instance.Orderings(),
		Given:     view.Ready(job.Given()),
		Answer:    job.asked(),
		Asks:      job.Instance.Question().Asks(job.Keep),
		Played:    view.Ready(job.Instance.Play(nil, job.Keep)),
		Others:    family.Others(preset.Facts, 0),
	}
	if sheet.Empty, err = family.Empty(); err != nil {
		return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
	}
	options := puzzle.Options{Strategy: preset.Strategy, Orders: preset.Orders, Keep: job.Keep}
	if !preset.Expect.Exact {
		options.Limit = max(1, preset.Expect.Solutions)
	}
	for event, err := range job.Instance.Solve(ctx, options) {
		switch {
		case err != nil:
			return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		case event.Done != nil:
			sheet.Done = *event.Done
		case event.Solution != nil && len(sheet.Solutions) < sheetSolutions:
			sheet.Solutions = append(sheet.Solutions, event.Solution)
			sheet.Shown = append(sheet.Shown, view.Ready(job.Show(event.Solution)))
		}
	}
	if done := &sheet.Done; done.Solutions > 0 && done.Verdict != puzzle.One && len(done.Standings) == 0 {
		brief := job.explaining(wire.Budget{}, time.Now(), func(wire.Event) {})
		brief.Brief = true
		v, err := explain.Survey(ctx, job.Instance, brief)
		if err != nil {
			return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		}
		done.Standings = job.Standings(v)
	}
	if sheet.Done.Verdict == puzzle.None && sheet.Info.Monotone {
		why, err := explain.Why(ctx, job.Instance, "", 1, job.explaining(wire.Budget{}, time.Now(), func(wire.Event) {}))
		if err != nil {
			return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		}
		sheet.Reason = &puzzle.Reason{Core: listed(why.Core), Minimal: why.Minimal}
	}
	argued, err := job.Instance.Argue(ctx, puzzle.ArgueOptions{Keep: job.Keep})
	if err = cmp.Or(err, ctx.Err()); err != nil {
		return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
	}
	sheet.Grade = argued.Grade()
	return sheet, nil
}

// Cards are the gallery's entries for these puzzles.
func (l *Lab) Cards(sheets []puzzle.Sheet) ([]puzzle.Card, error) {
	cards, begun := make([]puzzle.Card, len(sheets)), map[string]bool{}
	for i, sheet := range sheets {
		preset := sheet.Preset
		cards[i] = puzzle.Card{
			Name:    preset.Name,
			Family:  sheet.Family,
			Program: sheet.Program,
			Kind:    sheet.Info.Title,
			Title:   preset.Title,
			Summary: preset.Summary,
			Source:  preset.Source.Title,
			From:    preset.Source.Slug(),
			Picture: preset.Picture,
			Grade:   sheet.Grade,
			Verdict: sheet.Done.Verdict,
			Members: schema.MembersOf(sheet.Form),
		}
		if begun[sheet.Family] {
			continue
		}
		var err error
		if cards[i].Own, err = own(sheet.Empty); err != nil {
			return nil, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		}
		begun[sheet.Family] = true
	}
	return cards, nil
}

// own is the fragment of the link to an empty puzzle of the kind.
func own(empty json.RawMessage) (string, error) {
	return share.Encode(share.Variant{Facts: empty, Words: share.Words{Blank: true}})
}
