package share

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
)

// Mark is what somebody has marked who tries: a claim that is so, or is not, or may be.
type Mark struct {
	Claim string `json:"c"`
	How   string `json:"h"` // "tick", "cross" or "maybe"; "" takes back what a layer below has
	// Leaf and Value are the place of the answer that the claim speaks of, and with what it
	// fills it in. Text says it where no picture shows it.
	Leaf  string `json:"l,omitempty"`
	Value string `json:"v,omitempty"`
	Text  string `json:"t,omitempty"`
}

// Caps on what somebody has marked.
const (
	MaxLayers   = 6
	MaxMarks    = 1000 // in all layers
	maxMarkText = 1000 // bytes
)

// Placed is a mark whose place and value are those of its claim: the one is drawn, the other
// is judged, and a link can say anything. ok is false where there is no such mark.
func (m Mark) Placed() (_ Mark, ok bool) {
	if m.Leaf == "" {
		_, err := claim.Parse(m.Claim)
		return m, err == nil
	}
	leaf, value, ok := Entry(m.Claim)
	if ok {
		m.Leaf, m.Value = leaf, value
	}
	return m, ok
}

// Entry is the place of an answer that a claim gives a value, and that value; ok is false where it says
// something else.
func Entry(text string) (leaf, value string, ok bool) {
	c, err := claim.Parse(text)
	if err != nil || c.Not || len(c.All) != 1 || c.All[0].Rel != claim.Is {
		return "", "", false
	}
	return schema.Pointer(c.All[0].Path...), fmt.Sprint(c.All[0].Value), true
}

// placed are marks as they are to be drawn.
func placed(layers [][]Mark) (all [][]Mark) {
	for _, layer := range layers {
		marks := make([]Mark, len(layer))
		for i, m := range layer {
			marks[i], _ = m.Placed()
		}
		all = append(all, marks)
	}
	return all
}

// Sound says whether it is a mark.
func (m Mark) Sound() bool {
	_, ok := m.Placed()
	return ok && slices.Contains([]string{"", "tick", "cross", "maybe"}, m.How)
}

// CheckWork refuses marks that no link should bring.
func CheckWork(layers [][]Mark) error {
	if len(layers) > MaxLayers {
		return tooMuch(0, len(layers), MaxLayers)
	}
	total := 0
	for _, layer := range layers {
		if total += len(layer); total > MaxMarks {
			return tooMuch(0, total, MaxMarks)
		}
		for _, m := range layer {
			switch {
			case max(len(m.Claim), len(m.Leaf), len(m.Value), len(m.Text)) > maxMarkText:
				return fmt.Errorf("%w (a mark in it is too long)", ErrTooLong)
			case !m.Sound():
				return fmt.Errorf("%w (a mark in it is none)", ErrDamaged)
			case seen(m.Text) != m.Text || seen(m.Claim) != m.Claim:
				return fmt.Errorf("%w (a mark in it has a sign that cannot be seen)", ErrDamaged)
			}
		}
	}
	return nil
}
