package speech

import "fmt"

// Chorus says that so many of these statements are true, or are false. Scope is how
// English refers to them.
type Chorus struct {
	Quantity
	Of    []int
	Value bool
	Scope Scope
}

// Called says that each of these statements is true, or is false.
func Called(of []int, value bool) Chorus { return Chorus{All, of, value, scopeListed} }

// OfAll says that so many of all statements are true, or are false.
func (v *Vocabulary) OfAll(q Quantity, value bool) Chorus {
	return Chorus{q, Positions(v.Statements), value, ScopeAll}
}

// Scope is which statements a chorus is about.
type Scope string

// ScopeAll is all of them; of the others only their number matters to those who judge.
const (
	ScopeAll    Scope = "of these statements"
	scopeAbove  Scope = "of the statements above"
	scopeBelow  Scope = "of the statements below"
	scopeOthers Scope = "of the other statements"
	scopeListed Scope = "" // named one by one
)

// Judge counts the statements that are settled. How many of all are false may be known
// before it is known which.
func (f Chorus) Judge(w World) Truth {
	var called [2]int
	if f.Scope != ScopeAll {
		for _, n := range f.Of {
			if t := w.Value(OfTruth, n); t >= 0 {
				called[t]++
			}
		}
	} else if lies := w.Value(OfLies, 0); lies >= 0 {
		called = [...]int{No: lies, Yes: len(f.Of) - lies}
	} else {
		called = [...]int{No: w.Called(No), Yes: w.Called(Yes)}
	}
	as := TruthOf(f.Value)
	return f.within(called[as], len(f.Of)-called[as.Not()], len(f.Of))
}

func (f Chorus) says(v voice, plain bool) string {
	if !plain {
		return ""
	}
	if v.spelt.statements && f.Scope == scopeOthers && len(f.Of) > 0 {
		f.Scope = scopeListed
	}
	verb := map[bool]string{true: " is ", false: " are "}[f.one()]
	switch {
	case f.Scope != scopeListed:
		return f.Quantity.String() + " " + string(f.Scope) + verb + fmt.Sprint(f.Value)
	case f.Word == "all" && len(f.Of) == 1:
		return "statement " + numbersInWords(f.Of) + " is " + fmt.Sprint(f.Value)
	case f.Word == "all":
		return "statements " + numbersInWords(f.Of) + " are " + fmt.Sprint(f.Value)
	}
	return f.Quantity.String() + " of the statements " + numbersInWords(f.Of) + verb + fmt.Sprint(f.Value)
}

// numbersInWords lists statements by number: "2, 5 to 7 and 9".
func numbersInWords(of []int) string {
	var parts []string
	for i := 0; i < len(of); {
		j := i
		for j+1 < len(of) && of[j+1] == of[j]+1 {
			j++
		}
		text := fmt.Sprint(of[i] + 1)
		if j > i+1 {
			text += fmt.Sprintf(" to %d", of[j]+1)
		} else {
			j = i
		}
		parts = append(parts, text)
		i = j + 1
	}
	return listed(parts, "and")
}
