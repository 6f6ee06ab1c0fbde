package view

import (
	"fmt"
	"strings"
)

// Tree is a tree with its root left out: the nodes one after the other, each
// before those below it.
type Tree struct {
	Nodes []Branch `json:"nodes"`
}

// Branch is a node of a tree.
type Branch struct {
	Mark
	Text string `json:"text"`
	// Level is how many nodes stand above it.
	Level int `json:"level,omitempty"`
	// Frame is the step of a replay, from 1, that the node is told by, or the
	// first of those below it.
	Frame int `json:"frame"`
	// DeadEnds and Solutions are how many there are below it.
	DeadEnds  int `json:"deadEnds,omitempty"`
	Solutions int `json:"solutions,omitempty"`
}

// Steps of one kind that follow each other, and lead nowhere, stand together:
// from so many on, and at most so many.
const (
	fewest = 4
	most   = 40
)

// Grow makes a tree of the steps of a search that goes down first. A step stands
// below the choice before it that is less deep; steps of one kind in a row are put
// together, but for the one that closes a choice.
func Grow(frames []Frame) *Tree {
	t := &Tree{}
	var choices []Frame // that stand
	for i := 0; i < len(frames); i++ {
		frame := frames[i]
		closes := false
		for len(choices) > 0 && choices[len(choices)-1].Depth >= frame.Depth {
			closes = frame.Role == Crossed
			choices = choices[:len(choices)-1]
		}
		level := len(choices)
		if n := row(frames[i:]); n >= fewest && !closes {
			t.bundle(frames[i:i+n], i+1, level)
			i += n - 1
			continue
		}
		t.Nodes = append(t.Nodes, frame.branch(i+1, level))
		if frame.Role == Guess {
			choices = append(choices, frame)
		}
	}
	t.count()
	return t
}

func (f Frame) branch(number, level int) Branch {
	return Branch{Mark: Mark{Role: f.Role, Facts: f.Facts}, Text: f.Caption, Level: level, Frame: number}
}

// row is how many steps at the beginning are of one kind and lead nowhere.
func row(frames []Frame) (n int) {
	first := frames[0]
	if first.Role != Deduced && first.Role != Crossed && first.Role != Conflict {
		return 0
	}
	for n < len(frames) && frames[n].kind() == first.kind() && frames[n].Depth == first.Depth {
		n++
	}
	return n
}

// kind is what a step is to the tree: a pair that is crossed off is a conclusion.
func (f Frame) kind() Role {
	if f.Role == Crossed {
		return Deduced
	}
	return f.Role
}

// bundle puts steps in a row below a node that says how many there are; many of
// them into several.
func (t *Tree) bundle(frames []Frame, number, level int) {
	kind := frames[0].kind()
	add := func(text string, number, level int) {
		t.Nodes = append(t.Nodes, Branch{Mark: Mark{Role: kind}, Text: text, Level: level, Frame: number})
	}
	add(fmt.Sprintf("%d %s, one after the other", len(frames), map[Role]string{Deduced: "conclusions", Conflict: "dead ends"}[kind]), number, level)
	for at, frame := range frames {
		level := level + 1
		if len(frames) > most {
			if at%most == 0 {
				add(fmt.Sprintf("%d to %d", at+1, min(at+most, len(frames))), number+at, level)
			}
			level++
		}
		t.Nodes = append(t.Nodes, frame.branch(number+at, level))
	}
}

// count counts what is below each node.
func (t *Tree) count() {
	var above []int // the nodes above, one a level
	for i, node := range t.Nodes {
		above = append(above[:node.Level], i)
		leaf := i+1 == len(t.Nodes) || t.Nodes[i+1].Level <= node.Level
		for _, k := range above[:node.Level] {
			if leaf && node.Role == Conflict {
				t.Nodes[k].DeadEnds++
			}
			if leaf && node.Role == Answer {
				t.Nodes[k].Solutions++
			}
		}
	}
}

// End is the end of what is below a node: the first that is not.
func (t *Tree) End(i int) int {
	end := i + 1
	for end < len(t.Nodes) && t.Nodes[end].Level > t.Nodes[i].Level {
		end++
	}
	return end
}

// At is the node that a step of the replay is told by, -1 for none.
func (t *Tree) At(frame int) int {
	at := -1
	for i, node := range t.Nodes {
		if node.Frame <= frame {
			at = i // of several of one number, the last is the step itself
		}
	}
	return at
}

func (t *Tree) write(b *strings.Builder) {
	for i, node := range t.Nodes {
		line := strings.Repeat("  ", node.Level) + labelled(node.Text, node.Role)
		if node.Role == Answer {
			line += " *"
		}
		if below := node.Below(); below != "" && t.End(i) > i+1 {
			line += "  (" + below + ")"
		}
		b.WriteString(line + "\n")
	}
}

// Below says how many dead ends and solutions are below a node: "2 dead ends, 1
// solution".
func (n Branch) Below() string {
	var parts []string
	for _, count := range []struct {
		n    int
		name string
	}{{n.DeadEnds, "dead end"}, {n.Solutions, "solution"}} {
		switch {
		case count.n == 1:
			parts = append(parts, "1 "+count.name)
		case count.n > 1:
			parts = append(parts, fmt.Sprintf("%d %ss", count.n, count.name))
		}
	}
	return strings.Join(parts, ", ")
}
