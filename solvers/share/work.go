package share

import "fmt"

// Mark is what somebody has marked who tries: a claim that is so, or is not, or may be.
type Mark struct {
	Claim string `json:"c"`
	How   string `json:"h"` // "tick", "cross" or "maybe"; "" takes back what a layer below has
	// Leaf and Value are the place of the answer that it fills in, and with what. Text says
	// it where no picture shows it.
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

// checkWork refuses marks that no page would write.
func checkWork(layers [][]Mark) error {
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
			case m.Claim == "" || m.How != "" && m.How != "tick" && m.How != "cross" && m.How != "maybe":
				return fmt.Errorf("%w (a mark in it is none)", ErrDamaged)
			case seen(m.Text) != m.Text || seen(m.Value) != m.Value:
				return fmt.Errorf("%w (a mark in it has a sign that cannot be seen)", ErrDamaged)
			}
		}
	}
	return nil
}
