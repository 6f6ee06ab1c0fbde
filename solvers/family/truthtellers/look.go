package truthtellers

import (
	"fmt"

	"solvitur/solvers/view"
)

// part is the part of the pictures that shows a value, by its ID; "" for none.
func (s *story) part(f is) string {
	if part := inWords[f.sort].part; part != nil {
		return part(s, f)
	}
	return ""
}

// faceLabel is the part that shows the kind of a person in words.
func faceLabel(who int) string { return fmt.Sprintf("face-%d", who) }

// looks are the parts of which something is known; the others are open.
type looks view.Looks

// put shows whether something has a value: by the role alone, and of a statement in
// words. What is so is shown in the role given.
func (l looks) put(s *story, f is, t truth, role view.Role) {
	if f.sort.whether() && f.value == 0 {
		f.value, t = 1, t.not()
	}
	part, look := s.part(f), view.Look{Role: role}
	if part == "" || t == open {
		return
	}
	if t == no {
		look.Role = view.Crossed
	}
	switch {
	case f.sort == ofTruth:
		look.Text = trueOrFalse(t)
	case f.sort == ofKind && t == yes:
		l[faceLabel(f.at)] = view.Look{Role: role, Text: s.facts.Kinds[f.value].Name}
	}
	l[part] = look
}

// looks shows what a world settles; what is so in the role given.
func (s *story) looks(w *world, role view.Role) looks {
	l := looks{}
	for sort := range sorts {
		for at := range w.value[sort] {
			for _, f := range s.values(unknown{sort, at}) {
				l.put(s, f, f.judge(w), role)
			}
		}
	}
	return l
}
