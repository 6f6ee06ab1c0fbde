package state

import (
	"errors"

	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// What Read may find wrong with a variant that is one.
var (
	// ErrForeign: its facts are those of another kind of puzzle.
	ErrForeign = errors.New("these are the facts of another kind of puzzle")
	// ErrTooLarge: a list or a text in it is longer than the form allows.
	ErrTooLarge = errors.New("there is more in it than this puzzle allows")
)

// Read gives a variant as an input that the page of this puzzle may show, wherever
// it comes from: a link, a file, what was kept. The error wraps ErrForeign or
// ErrTooLarge, or both, while there is an input all the same: a page shows as much
// of it as the form allows, and its faults. Any other error says that there is none.
func (m Model) Read(v share.Variant) (Input, error) {
	if err := v.Check(); err != nil {
		return Input{}, err
	}
	in, err := FromVariant(v)
	if err != nil {
		return Input{}, err
	}
	var foreign, large error
	if !schema.MembersOf(m.Sheet.Form).Of(in.Facts) {
		foreign = ErrForeign
	}
	if !m.Sheet.Form.Fits(in.Facts) {
		large = ErrTooLarge
	}
	return in, errors.Join(foreign, large)
}
