package truthtellers

import (
	"fmt"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/view"
)

// part is the part of the pictures that shows a value, by its ID; "" for none.
func (s *story) part(f speech.Is) string {
	switch f.Sort {
	case speech.OfKind:
		return fmt.Sprintf("kind-%d-%d", f.At, f.Value)
	case speech.OfTrait:
		trait, who := s.TraitAt(f.At)
		return fmt.Sprintf("trait-%d-%d", trait, who)
	case speech.OfPlace:
		return fmt.Sprintf("place-%d-%d", f.At, f.Value)
	case speech.OfThing:
		return fmt.Sprintf("thing-%d", f.At)
	case speech.OfTruth:
		return fmt.Sprintf("said-%d", f.At)
	}
	return ""
}

// faceLabel is the part that shows the kind of a person in words.
func faceLabel(who int) string { return fmt.Sprintf("face-%d", who) }

// looks are the parts of which something is known; the others are open.
type looks view.Looks

// put shows whether something has a value: by the role alone, and of a statement in
// words. What is so is shown in the role given.
func (l looks) put(s *story, f speech.Is, t speech.Truth, role view.Role) {
	if f.Sort.Whether() && f.Value == 0 {
		f.Value, t = 1, t.Not()
	}
	part, look := s.part(f), view.Look{Role: role}
	if part == "" || t == speech.Open {
		return
	}
	if t == speech.No {
		look.Role = view.Crossed
	}
	switch {
	case f.Sort == speech.OfTruth:
		look.Text = trueOrFalse(t)
	case f.Sort == speech.OfKind && t == speech.Yes:
		l[faceLabel(f.At)] = view.Look{Role: role, Text: s.facts.Kinds[f.Value].Name}
	}
	l[part] = look
}

// looks shows what a world settles; what is so in the role given.
func (s *story) looks(w *world, role view.Role) looks {
	l := looks{}
	for sort := range speech.Sorts {
		for at := range w.value[sort] {
			for _, f := range s.values(sort.At(at)) {
				l.put(s, f, f.Judge(w), role)
			}
		}
	}
	return l
}
