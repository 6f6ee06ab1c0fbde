package puzzle

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Not is the contrary of a claim: true of the solutions of which the claim is
// false, and of no others.
func Not(text Claim) Claim { return claim.Contrary(text) }

// Positive gives a claim that is no contrary, and whether this one was its
// contrary.
func Positive(text Claim) (positive Claim, denied bool) { return claim.Positive(text) }

// Says is a claim as a sentence.
func (i *plain) Says(text Claim) (string, error) {
	if !i.claims() {
		return "", fmt.Errorf("nothing can be claimed about %s", i.info.Name)
	}
	// Pictures are drawn several times for one edit, with hundreds of claims.
	if said, ok := i.said.load(text); ok {
		return said, nil
	}
	c, err := i.readClaim(text)
	if err != nil {
		return "", err
	}
	said, err := i.says(c)
	if err != nil {
		return "", errors.New(schema.Shorten(err.Error()))
	}
	said = english.Apostrophes(said)
	if len(text) <= longestKept {
		i.said.store(text, said)
	}
	return said, nil
}

func (i *plain) Reason(text Claim, keep func(FactID) bool) (views []view.View, err error) {
	if i.reason == nil {
		return nil, nil
	}
	var c claim.Claim
	if text != "" {
		if c, err = i.readClaim(text); err != nil {
			return nil, err
		}
	}
	if keep == nil {
		keep = KeepAll
	}
	return i.label(i.reason(c, keep)), nil
}

// claims says whether anything can be claimed of an answer.
func (i *plain) claims() bool { return i.says != nil }

func (i *plain) Claims() []ClaimText { return i.ClaimsKept(nil) }

func (i *plain) ClaimsKept(keep func(FactID) bool) []ClaimText {
	var claims []Claim
	if i.claimable != nil {
		for _, c := range i.claimable() {
			claims = append(claims, c.String())
		}
	}
	lost := map[Claim]bool{}
	if i.claims() {
		drawn := Asked(i.given(KeepAll))
		if keep != nil {
			lost = set(drawn)
			drawn = Asked(i.given(keep))
		}
		for _, claim := range drawn {
			delete(lost, claim)
			claims = append(claims, claim)
		}
	}
	claims = slices.DeleteFunc(claims, func(c Claim) bool { return lost[positive(c)] })
	seen := map[Claim]bool{}
	var all []ClaimText
	for _, claim := range claims {
		if text, err := i.Says(claim); err == nil && !seen[positive(claim)] {
			seen[positive(claim)] = true
			all = append(all, ClaimText{claim, text})
		}
	}
	return all
}

// label says of every part that can be asked about what it claims: its status,
// and the claim's own sentence. So no part can ask another question than it
// shows. What else is to be done to every part is done before.
func (i *plain) label(views []view.View, before ...func(*view.Mark)) []view.View {
	if !i.claims() && len(before) == 0 {
		return views
	}
	var facts []Fact
	return view.Edit(views, func(m *view.Mark) {
		for _, edit := range before {
			edit(m)
		}
		if !i.claims() {
			return
		}
		if m.Claim == "" {
			if len(m.Values) > 0 && m.Leaf == "" {
				m.Says = strings.TrimSpace(m.Says + " Open: " + written(m.Values, ", ") + ".")
			}
			return
		}
		if m.Status == view.Told && facts == nil {
			facts = i.Facts()
		}
		text, err := i.Says(m.Claim)
		if err != nil {
			m.Claim = "" // what cannot be said is not asked
			return
		}
		m.Says = Label(m.Status, text, told(facts, m.Facts))
	})
}

// Label is what a part is called that can be asked about: the sentence of its
// claim, with how much is known of it; told are the facts that tell it.
func Label(status view.Status, claim string, told []string) string {
	switch {
	case status == view.Certain:
		return "Certain: " + claim
	case status == view.Open:
		return "Open: " + claim
	case status == view.Told && len(told) > 0 && !slices.Contains(told, claim):
		return strings.TrimSuffix(claim, ".") + ": " + strings.Join(told, " ")
	}
	return claim
}

// told are facts as sentences.
func told(facts []Fact, ids []FactID) (texts []string) {
	for _, fact := range facts {
		if slices.Contains(ids, fact.ID) {
			texts = append(texts, fact.Text)
		}
	}
	return texts
}
