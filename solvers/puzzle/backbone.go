package puzzle

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Standing is how a claim stands in the solutions, all taken together: the
// claims that are certain are what the literature calls a backbone.
type Standing int

// The standings.
const (
	Undecided Standing = iota // it is not known
	Certain                   // true in every solution
	Excluded                  // true in none
	Open                      // true in some and not in others
)

// StandingOf is the standing of a claim that is true in some of all solutions
// and not in others, as told.
func StandingOf(isTrue, isFalse bool) Standing {
	switch {
	case isTrue && isFalse:
		return Open
	case isTrue:
		return Certain
	case isFalse:
		return Excluded
	}
	return Undecided
}

// contrary is the standing of a claim's contrary.
func (s Standing) contrary() Standing {
	switch s {
	case Certain:
		return Excluded
	case Excluded:
		return Certain
	}
	return s
}

// mostJudged bounds how often a claim is judged for what is shown with the verdict:
// that takes less than 20 ms natively. A claim of what is derived, which the family
// works out for each answer, counts asDerived times, and to draw a claim and say it
// counts asDrawn times. What takes longer is left to a survey.
const (
	mostJudged = 16_000
	asDerived  = 5
	asDrawn    = 2
)

// standings draws what is certain, excluded and open, if all solutions are at
// hand. A single solution is not drawn again.
func (i *instance[F, M, S]) standings(r Result[S]) []view.View {
	if r.Why != "" || !r.Exact || r.Solutions == 0 || r.Solutions != len(r.Found) {
		return nil
	}
	return i.standingsOf(r.Solutions, r.Keep, func(at int) []view.View { return i.family.Show(i.model, r.Found[at], r.Keep) },
		func(at int) func(Claim) (bool, error) { return i.judge(r.Found[at]) })
}

// standingsOf is [instance.standings] of so many solutions, each shown and judged by its number.
func (i *plain) standingsOf(solutions int, keep func(FactID) bool, show func(at int) []view.View, judge func(at int) func(Claim) (bool, error)) []view.View {
	if !i.claims() || i.isSilent() {
		return nil
	}
	claims := Asked(i.given(keep))
	if len(claims) == 0 || i.judgings(claims)*solutions+asDrawn*len(claims) > mostJudged {
		return nil
	}
	var told map[Claim]bool // by the pictures of the one solution
	if solutions == 1 {
		told = set(Asked(show(0)))
		if untold := slices.ContainsFunc(claims, func(c Claim) bool { return !told[c] }); !untold {
			return nil
		}
	}
	times := make(map[Claim]int, len(claims))
	for _, claim := range claims {
		times[claim] = 0
	}
	for at := range solutions {
		holdsIn := judge(at)
		for _, claim := range claims {
			holds, err := holdsIn(claim)
			if err != nil {
				return nil // a defect of the family, which its tests find
			}
			if holds {
				times[claim]++
			}
		}
	}
	views := i.Standings(keep, func(claim Claim) Standing {
		n, judged := times[claim]
		return StandingOf(n > 0, judged && n < solutions)
	})
	if solutions == 1 {
		views = added(views, told)
	}
	if len(views) > 0 {
		last := &views[len(views)-1]
		last.Note = strings.TrimSpace(last.Note + " " + i.settling(claims, times, solutions))
	}
	return views
}

// judgings is how much work it is to judge each of some claims once.
func (i *plain) judgings(claims []Claim) (work int) {
	for _, text := range claims {
		work++
		c, _ := i.readClaim(text)
		if slices.ContainsFunc(c.All, func(a claim.Atom) bool { return !i.isAsked(a.Path) }) {
			work += asDerived - 1
		}
	}
	return work
}

// isSilent says whether nothing in Given can be asked about, whichever facts are
// kept: what facts tell of a part is asked about there, too. To draw it for that
// after every search can take longer than the search.
func (i *plain) isSilent() bool {
	i.drawOnce.Do(func() { i.silent = len(Asked(i.given(KeepAll))) == 0 })
	return i.silent
}

// added are the views that tell of the one solution what its own pictures do not.
func added(views []view.View, told map[Claim]bool) []view.View {
	return slices.DeleteFunc(views, func(v view.View) bool {
		for mark := range view.Marks(v) {
			if mark.Claim != "" && mark.Status != view.Told && !told[positive(mark.Claim)] {
				return false
			}
		}
		return true
	})
}

// settling says how far one further fact would go.
func (i *plain) settling(claims []Claim, times map[Claim]int, solutions int) string {
	best, least := "", solutions
	for _, claim := range claims {
		if n := times[claim]; n > 0 && n < least {
			best, least = claim, n
		}
	}
	text, err := i.Says(best)
	switch {
	case solutions == 1:
		return "The facts leave nothing open."
	case best == "" || err != nil:
		return ""
	case least == 1:
		return fmt.Sprintf("One further fact settles it, for instance: “%s”", text)
	}
	return fmt.Sprintf("No single further fact settles it: at best %d solutions are left, for instance with “%s”", least, text)
}

// Standings draws what is given once more, with how much is known of every
// part that can be asked about.
func (i *plain) Standings(keep func(FactID) bool, standing func(Claim) Standing) []view.View {
	if keep == nil {
		keep = KeepAll
	}
	of := func(claim Claim) Standing {
		if claim, denied := Positive(claim); denied {
			return standing(claim).contrary()
		}
		return standing(claim)
	}
	var views []view.View
	open, undecided := false, false
	for _, v := range i.given(keep) {
		if !asks(v) {
			continue
		}
		v.Name, v.Note = "certain-"+v.Name, ""
		v.Frames = nil
		views = append(views, view.Redraw([]view.View{v}, func(m *view.Mark, text *string) {
			if m.ID != "" {
				m.ID = "certain-" + m.ID
			}
			undecided = stand(m, text, of) || undecided
			open = open || m.Role == view.Possible
		})...)
	}
	if len(views) == 0 {
		return nil
	}
	for at := range views {
		if at == 0 || views[at].Group != "" {
			views[at].Title = certain(views[at])
		}
	}
	note := "What is so in every solution is filled in, what is so in none is crossed off."
	if open {
		note += " What is open is so in some of them."
	}
	if undecided {
		note += " A question mark: not decided in the time allowed."
	}
	views[len(views)-1].Note = note
	return i.label(views)
}

// certain is the title of a picture of what is certain: of those that stand side by
// side, each keeps its own.
func certain(v view.View) string {
	if v.Group == "" {
		return "What is certain"
	}
	return v.Title + ": what is certain"
}

// asks says whether a picture has parts that wait to be filled in.
func asks(v view.View) bool {
	for mark := range view.Marks(v) {
		if mark.Status == view.Open || len(mark.Values) > 0 {
			return true
		}
	}
	return false
}

// mostValues is how many values are written into one part that may have any of
// them.
const mostValues = 3

// stand gives a part the look of what is known of it, and says whether that is
// not all there is to know.
func stand(m *view.Mark, text *string, of func(Claim) Standing) (undecided bool) {
	if m.Status == view.Open {
		switch of(m.Claim) {
		case Certain:
			m.Role, m.Status = view.Deduced, view.Certain
		case Excluded:
			m.Role, m.Status, m.Claim = view.Crossed, view.Certain, Not(m.Claim)
		case Open:
			m.Role = view.Possible
		default:
			undecided = true
		}
	}
	if all := m.Values; len(all) > 0 {
		m.Values = possible(all, of)
		undecided = false
		for _, value := range m.Values {
			undecided = undecided || len(m.Values) > 1 && of(value.Claim) != Open
		}
		switch {
		case len(m.Values) == 1:
			settle(m, text, m.Values[0])
		case len(m.Values) <= mostValues:
			*text = written(m.Values, "/")
		default:
			*text = ""
		}
		if len(m.Values) > 1 && m.Role != view.Given {
			m.Role = view.Possible
		}
	}
	if undecided {
		m.Role = view.Plain
		if *text == "" {
			*text = "?"
		}
	}
	return undecided
}

// possible are the values that are not ruled out; one alone if it is certain.
func possible(all []view.Value, of func(Claim) Standing) []view.Value {
	var left []view.Value
	for _, value := range all {
		switch of(value.Claim) {
		case Certain:
			return []view.Value{value}
		case Excluded:
		default:
			left = append(left, value)
		}
	}
	return left
}

// settle shows the only value that a part can have.
func settle(m *view.Mark, text *string, value view.Value) {
	m.Values = nil
	if m.Claim == value.Claim && m.Status != view.Open {
		return // as it is told
	}
	m.Claim, m.Status, m.Role = value.Claim, view.Certain, view.Deduced
	if _, denied := Positive(value.Claim); denied {
		m.Role = view.Crossed
		if *text == "" {
			return // the cross says it
		}
	}
	*text = value.Text
}

func written(values []view.Value, between string) string {
	texts := make([]string, len(values))
	for i, value := range values {
		texts[i] = value.Text
	}
	return strings.Join(texts, between)
}

// Asked are the claims that the parts of pictures make or ask about, none of
// them denied, each once, in the order drawn.
func Asked(views []view.View) (all []Claim) {
	seen := map[Claim]bool{}
	add := func(claim Claim) {
		if claim = positive(claim); claim != "" && !seen[claim] {
			seen[claim] = true
			all = append(all, claim)
		}
	}
	for _, v := range views {
		for mark := range view.Marks(v) {
			add(mark.Claim)
			for _, value := range mark.Values {
				add(value.Claim)
			}
		}
	}
	return all
}

// Untold are the claims that are not among those that pictures have [Asked].
func Untold(claims []ClaimText, drawn []Claim) []ClaimText {
	told := set(drawn)
	return slices.DeleteFunc(slices.Clone(claims), func(c ClaimText) bool { return told[positive(c.Claim)] })
}

func set(claims []Claim) map[Claim]bool {
	in := make(map[Claim]bool, len(claims))
	for _, claim := range claims {
		in[claim] = true
	}
	return in
}

// leaf gives a part of a picture the place in the answer that says what it comes to show,
// and not all that this may be, unless these have colours, in which it is shown.
func (i *plain) leaf(m *view.Mark) {
	if len(m.Values) == 0 {
		return
	}
	if c, err := i.readClaim(m.Values[0].Claim); err == nil && len(c.All) == 1 && c.All[0].Rel == claim.Is && i.isAsked(c.All[0].Path) {
		m.Leaf = schema.Pointer(c.All[0].Path...)
	}
	if m.Leaf == "" || m.Values[0].Colour == 0 {
		unvalue(m)
	}
}

// unvalue has a part of a picture not tell what it may come to show.
func unvalue(m *view.Mark) { m.Values = nil }

func positive(claim Claim) Claim {
	claim, _ = Positive(claim)
	return claim
}
