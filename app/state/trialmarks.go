package state

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
)

// Notes are marks in layers: the first holds what the visitor is sure of, the others each a
// hypothesis.
type Notes struct {
	Layers [][]TrialMark `json:"layers"`
	// Brought: there are marks that came with a link, so that nobody can be praised for them.
	Brought bool `json:"brought,omitempty"`
}

// TrialMark is a mark: a claim that is so, or is not, or may be.
type TrialMark = share.Mark

// mostTrialMarks bounds what is kept, in all layers; mostLayers, how many hypotheses stand
// on each other.
const (
	mostTrialMarks = share.MaxMarks
	mostLayers     = share.MaxLayers - 1
)

// Marks are all that hold, those of the latest layer last.
func (n Notes) Marks() (all []TrialMark) {
	last := make(map[puzzle.Claim]int)
	for i, layer := range n.Layers {
		for _, mark := range layer {
			last[mark.Claim] = i
		}
	}
	for i, layer := range n.Layers {
		for _, mark := range layer {
			if mark.How != "" && last[mark.Claim] == i {
				all = append(all, mark)
			}
		}
	}
	return all
}

// size is how many marks are kept, in all layers.
func (n Notes) size() (size int) {
	for _, layer := range n.Layers {
		size += len(layer)
	}
	return size
}

// Empty says whether there are no marks, and nothing is being supposed.
func (n Notes) Empty() bool { return n.size() == 0 && len(n.Layers) < 2 }

// at is the latest layer with a mark of a claim; -1 for none.
func (n Notes) at(claim puzzle.Claim) int {
	for i := len(n.Layers) - 1; i >= 0; i-- {
		for _, mark := range n.Layers[i] {
			if mark.Claim == claim {
				return i
			}
		}
	}
	return -1
}

// How is the mark of a claim, "" for none, and says whether it belongs to a hypothesis.
func (n Notes) How(claim puzzle.Claim) (how string, supposed bool) {
	if i := n.at(claim); i >= 0 {
		for _, mark := range n.Layers[i] {
			if mark.Claim == claim {
				how = mark.How
			}
		}
		supposed = i > 0
	}
	return how, supposed
}

// with marks claims in the latest layer. The notes themselves stay as they were.
func (n Notes) with(marks ...TrialMark) Notes {
	n.Brought = n.Brought && len(n.Marks()) > 0 // else it is begun all over again
	layers := slices.Clone(n.Layers)
	if len(layers) == 0 {
		layers = [][]TrialMark{nil}
	}
	below := Notes{Layers: layers[:len(layers)-1]}
	var last []TrialMark
	for i, mark := range slices.Concat(layers[len(layers)-1], marks) {
		for k, other := range last {
			if other.Claim == mark.Claim {
				last = slices.Delete(last, k, k+1)
				break
			}
		}
		fresh := i >= len(layers[len(layers)-1])
		if !fresh || mark.How != "" || below.at(mark.Claim) >= 0 {
			last = append(last, mark)
		}
	}
	layers[len(layers)-1] = last
	n.Layers = layers
	return n
}

// unsaid are the marks without what they say in words.
func (n Notes) unsaid() Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.Clone(layer)
		for k := range layers[i] {
			layers[i][k].Text = ""
		}
	}
	n.Layers = layers
	return n
}

// saying has the marks that are told in words say what was judged of them: what a link says
// of them may be something else.
func (n Notes) saying(says map[puzzle.Claim]string) Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.Clone(layer)
		for k, mark := range layers[i] {
			if mark.How == PenCross {
				mark.Claim = puzzle.Not(mark.Claim)
			}
			if said, judged := says[mark.Claim]; judged && mark.Leaf == "" {
				layers[i][k].Text = said
			}
		}
	}
	n.Layers = layers
	return n
}

// without leaves out the marks of some claims, and of their contraries.
func (n Notes) without(claims []puzzle.Claim) Notes {
	layers := slices.Clone(n.Layers)
	for i, layer := range layers {
		layers[i] = slices.DeleteFunc(slices.Clone(layer), func(mark TrialMark) bool {
			return slices.Contains(claims, mark.Claim) || slices.Contains(claims, puzzle.Not(mark.Claim))
		})
	}
	n.Layers = layers
	return n
}

// claims are what the marks say.
func (n Notes) claims() (claims []puzzle.Claim) {
	for _, mark := range n.Marks() {
		switch mark.How {
		case PenTick:
			claims = append(claims, mark.Claim)
		case PenCross:
			claims = append(claims, puzzle.Not(mark.Claim))
		}
	}
	return claims
}

// Placed are the marks at a place of the answer.
func (n Notes) Placed(leaf string) (marks []TrialMark) {
	for _, mark := range n.Marks() {
		if mark.Leaf == leaf && leaf != "" {
			marks = append(marks, mark)
		}
	}
	return marks
}

// Best are the marks at a place of the answer that say most: what stands there, or else what
// may, or else what does not.
func (n Notes) Best(leaf string) (marks []TrialMark) {
	all := n.Placed(leaf)
	for _, how := range []string{PenTick, PenMaybe, PenCross} {
		for _, mark := range all {
			if mark.How == how {
				marks = append(marks, mark)
			}
		}
		if len(marks) > 0 {
			break
		}
	}
	return marks
}

// otherwise crosses out an atom where another value has a tick at its place, by itself.
func (n Notes) otherwise(atom puzzle.Claim) (how string, supposed bool) {
	for _, layer := range n.Layers {
		for _, mark := range layer {
			if mark.How == PenTick && claim.OtherValue(mark.Claim, atom) && len(claim.Parts(mark.Claim)) == 1 {
				if how, supposed := n.How(mark.Claim); how == PenTick {
					return PenCross, supposed
				}
			}
		}
	}
	return "", false
}

// own is how a claim is marked itself, or its contrary.
func (n Notes) own(text puzzle.Claim) (how string, supposed bool) {
	if how, supposed = n.How(text); how != "" {
		return how, supposed
	}
	how, supposed = n.How(puzzle.Not(text))
	return map[string]string{PenTick: PenCross, PenCross: PenTick, PenMaybe: PenMaybe}[how], supposed
}

// Stands is how a claim stands by what is marked: several atoms are out where one of them is, or where its
// place has another value, and what is out where it implies what is.
func (n Notes) Stands(text puzzle.Claim, implies ...puzzle.Claim) (how string, supposed bool) {
	if how, supposed = n.own(text); how != "" {
		return how, supposed
	}
	for _, implied := range implies {
		if h, s := n.How(implied); h == PenCross {
			return h, s
		}
	}
	atoms := claim.Parts(text)
	if len(atoms) < 2 {
		return "", false
	}
	all := PenTick
	for _, atom := range atoms {
		h, s := n.How(atom)
		if h == "" {
			h, s = n.otherwise(atom)
		}
		if h == PenCross {
			return h, s
		}
		if h != PenTick {
			all = ""
		}
		supposed = supposed || s
	}
	return all, supposed && all != ""
}
