package speech

// What relates persons to each other. A further relation is one type here, a case of Speaks,
// the words by which it is read (compare.go), and a case where a family posts and checks it.

// Beat says that Who is ahead of so many of all Others.
type Beat struct {
	Who int
	Quantity
	Others int
}

func (f Beat) Judge(w World) Truth {
	place := w.Value(OfPlace, f.Who)
	if place < 0 {
		return Open
	}
	behind := f.Others + 1 - place
	return f.within(behind, behind, f.Others)
}

func (f Beat) says(v voice, plain bool) string {
	if !plain {
		return ""
	}
	return v.name(f.Who) + " beat " + f.others()
}

// Ahead says that First has a better place than Second; directly: the next better.
type Ahead struct {
	First, Second int
	Directly      bool
}

func (f Ahead) Judge(w World) Truth {
	first, second := w.Value(OfPlace, f.First), w.Value(OfPlace, f.Second)
	switch {
	case f.First == f.Second:
		return No
	case first < 0 || second < 0:
		return Open
	}
	return TruthOf(first < second && (!f.Directly || first+1 == second))
}

func (f Ahead) says(v voice, plain bool) string {
	directly := ""
	if f.Directly {
		directly = "directly "
	}
	return v.be(f.First, plain) + directly + "ahead of " + v.object(f.Second)
}

// Alike says that both are of the same kind.
type Alike struct{ A, B int }

func (f Alike) Judge(w World) Truth {
	a, b := w.Value(OfKind, f.A), w.Value(OfKind, f.B)
	switch {
	case f.A == f.B:
		return Yes
	case a < 0 || b < 0:
		return Open
	}
	return TruthOf(a == b)
}

func (f Alike) says(v voice, plain bool) string {
	a, b := f.A, f.B
	if a == v.speaker {
		a, b = b, a // "B and I"
	}
	kinds := map[bool]string{true: "the same kind", false: "different kinds"}[plain]
	return v.name(a) + " and " + v.name(b) + " are of " + kinds
}

// EachOnce says that of so many kinds, and as many people, there is exactly one each.
type EachOnce struct{ Kinds int }

func (f EachOnce) Judge(w World) Truth {
	used := make([]bool, f.Kinds)
	result := Yes
	for who := range f.Kinds {
		kind := w.Value(OfKind, who)
		switch {
		case kind < 0:
			result = Open
		case used[kind]:
			return No
		default:
			used[kind] = true
		}
	}
	return result
}

func (f EachOnce) says(_ voice, plain bool) string {
	if !plain {
		return ""
	}
	return "there is exactly one of each kind"
}
