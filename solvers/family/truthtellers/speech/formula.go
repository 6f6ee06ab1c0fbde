package speech

import (
	"iter"

	kit "solvitur/solvers/formula"
)

// Formula is what a statement says, or what simply holds. Each sort is one type:
// [Is] (is.go), [Beat], [Ahead], [Alike] and [EachOnce] (relation.go), [Chorus]
// (chorus.go), and [Would], [Not], [Junction] and [Tally], which have formulas as their
// parts (joint.go). There are no others.
type Formula interface {
	// Judge says whether it is so, as far as a world settles it. It looks at the parts
	// one by one: what only follows from several of them together stays open.
	Judge(w World) Truth
	// says puts it into somebody's words, or its contrary; "" if that has none of its
	// own.
	says(v voice, plain bool) string
}

// World is how things may be, as far as that is settled.
type World interface {
	// Value is the value of what stands at a position among those of its sort; negative
	// where that is open.
	Value(of Sort, at int) int
	// Called counts the statements that are settled as No, or as Yes.
	Called(as Truth) int
}

// allParts goes through a formula, each part before its own parts.
func allParts(f Formula) iter.Seq[Formula] { return kit.Walk(f, parts) }

// parts are the formulas that a formula is made of.
func parts(f Formula) []Formula {
	if joint, ok := f.(interface{ parts() []Formula }); ok {
		return joint.parts()
	}
	return nil
}

// Speaks is all that a formula speaks of, part by part. Who speaks of all statements
// speaks of how many of them are false.
func Speaks(f Formula) (of []Unknown) {
	for part := range allParts(f) {
		switch f := part.(type) {
		case Is:
			of = append(of, f.Unknown)
		case Beat:
			of = append(of, OfPlace.At(f.Who))
		case Ahead:
			of = append(of, OfPlace.At(f.First), OfPlace.At(f.Second))
		case Alike:
			of = append(of, OfKind.At(f.A), OfKind.At(f.B))
		case EachOnce:
			for who := range f.Kinds {
				of = append(of, OfKind.At(who))
			}
		case Chorus:
			if f.Scope == ScopeAll {
				of = append(of, OfLies.At(0))
				continue
			}
			for _, n := range f.Of {
				of = append(of, OfTruth.At(n))
			}
		}
	}
	return of
}

// MentionsStatements says whether the truth of a formula depends on that of statements.
func MentionsStatements(f Formula) bool {
	for part := range allParts(f) {
		is, _ := part.(Is)
		if _, counts := part.(Chorus); counts || is.Sort == OfTruth {
			return true
		}
	}
	return false
}

// maxSize bounds the parts of one formula: counts over counts, written out for
// everybody, grow quickly.
const maxSize = 1000

// Size counts the parts of a formula, each statement counted as one; of one that is read
// they are a thousand at most.
func Size(f Formula) (n int) {
	for part := range allParts(f) {
		n++
		if chorus, ok := part.(Chorus); ok {
			n += len(chorus.Of)
		}
		if n > maxSize {
			break
		}
	}
	return n
}
