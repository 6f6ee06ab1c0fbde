package lab

import (
	"context"
	"fmt"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
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
		Given:     job.Instance.GivenKept(job.Keep),
		Others:    family.Others(preset.Facts),
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
			sheet.Shown = append(sheet.Shown, job.Show(event.Solution))
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
	if err := ctx.Err(); err != nil {
		return puzzle.Sheet{}, fmt.Errorf("puzzle %s: %w", preset.Name, err)
	}
	return sheet, nil
}

// Cards are the gallery's entries for these presets.
func (l *Lab) Cards(presets []puzzle.Preset) ([]puzzle.Card, error) {
	cards, begun := make([]puzzle.Card, len(presets)), map[string]bool{}
	for i, preset := range presets {
		family, err := l.family(preset.Family)
		if err != nil {
			return nil, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		}
		cards[i] = puzzle.Card{
			Name:    preset.Name,
			Family:  preset.Family,
			Kind:    family.Info().Title,
			Title:   preset.Title,
			Summary: preset.Summary,
			Source:  preset.Source.Title,
			Picture: preset.Picture,
			Members: schema.MembersOf(family.Form()),
		}
		if begun[preset.Family] {
			continue
		}
		if cards[i].Own, err = own(family); err != nil {
			return nil, fmt.Errorf("puzzle %s: %w", preset.Name, err)
		}
		begun[preset.Family] = true
	}
	return cards, nil
}

// own is the fragment of the link to an empty puzzle of the kind.
func own(family puzzle.Family) (string, error) {
	facts, err := family.Empty()
	if err != nil {
		return "", err
	}
	return share.Encode(share.Variant{Facts: facts, Words: share.Words{Blank: true}})
}
