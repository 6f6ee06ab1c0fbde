package truthtellers

import (
	"solvitur/solvers/fd"
)

// What relates persons to each other. A further relation is one type here, the words
// by which it is read (predicate.go), and a case of hearing.so.

// beat: Who is ahead of so many others.
type beat struct {
	who int
	quantity
}

func (f beat) speaks(*story) []unknown { return []unknown{{ofPlace, f.who}} }

func (f beat) judge(w *world) truth {
	place := w.value[ofPlace][f.who]
	if place < 0 {
		return open
	}
	behind := len(w.value[ofPlace]) - place
	return within(f.quantity, behind, behind, len(w.value[ofPlace])-1)
}

func (f beat) post(m *model) fd.Constraint {
	n := len(m.s.people)
	low, high := f.bounds(n - 1)
	return m.within(m.vars[ofPlace][f.who], n-high, n-low, 1, n)
}

func (f beat) says(s *story, speaker int, plain bool) string {
	if !plain {
		return ""
	}
	return s.name(f.who, speaker) + " beat " + f.others()
}

// ahead: First has a better place than Second; directly: the next better.
type ahead struct {
	first, second int
	directly      bool
}

func (f ahead) speaks(*story) []unknown { return []unknown{{ofPlace, f.first}, {ofPlace, f.second}} }

func (f ahead) judge(w *world) truth {
	first, second := w.value[ofPlace][f.first], w.value[ofPlace][f.second]
	switch {
	case f.first == f.second:
		return no
	case first < 0 || second < 0:
		return open
	}
	return truthOf(first < second && (!f.directly || first+1 == second))
}

func (f ahead) post(m *model) fd.Constraint {
	first, second := m.vars[ofPlace][f.first], m.vars[ofPlace][f.second]
	switch {
	case f.first == f.second:
		return fd.Constant(false)
	case f.directly:
		return fd.Rel(second, fd.EQ, first, 1)
	}
	return fd.Rel(first, fd.LT, second, 0)
}

func (f ahead) says(s *story, speaker int, plain bool) string {
	directly := ""
	if f.directly {
		directly = "directly "
	}
	return s.be(f.first, speaker, plain) + directly + "ahead of " + s.object(f.second, speaker)
}

// alike: both are of the same kind.
type alike struct{ a, b int }

func (f alike) speaks(*story) []unknown { return []unknown{{ofKind, f.a}, {ofKind, f.b}} }

func (f alike) judge(w *world) truth {
	a, b := w.value[ofKind][f.a], w.value[ofKind][f.b]
	switch {
	case f.a == f.b:
		return yes
	case a < 0 || b < 0:
		return open
	}
	return truthOf(a == b)
}

func (f alike) post(m *model) fd.Constraint {
	if f.a == f.b {
		return fd.Constant(true)
	}
	return fd.Rel(m.vars[ofKind][f.a], fd.EQ, m.vars[ofKind][f.b], 0)
}

func (f alike) says(s *story, speaker int, plain bool) string {
	a, b := f.a, f.b
	if a == speaker {
		a, b = b, a // "B and I"
	}
	kinds := map[bool]string{true: "the same kind", false: "different kinds"}[plain]
	return s.name(a, speaker) + " and " + s.name(b, speaker) + " are of " + kinds
}

// eachOnce: of so many kinds there is exactly one each.
type eachOnce struct{ kinds int }

func (eachOnce) speaks(s *story) []unknown { return s.unknowns(ofKind) }

func (f eachOnce) judge(w *world) truth {
	used := make([]bool, f.kinds)
	result := yes
	for _, kind := range w.value[ofKind] {
		switch {
		case kind < 0:
			result = open
		case used[kind]:
			return no
		default:
			used[kind] = true
		}
	}
	return result
}

func (f eachOnce) post(m *model) fd.Constraint {
	return fd.AllDifferent{Vars: m.vars[ofKind], Strength: fd.Hall}
}

func (f eachOnce) says(_ *story, _ int, plain bool) string {
	if !plain {
		return ""
	}
	return "there is exactly one of each kind"
}
