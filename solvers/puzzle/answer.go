package puzzle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Answer is the form of an answer to these facts.
func (i *plain) Answer() schema.Form {
	if i.form == nil {
		return schema.Form{}
	}
	i.formOnce.Do(func() { i.answer = i.form() })
	return i.answer
}

func (i *instance[F, M, S]) ReadAnswer(raw json.RawMessage) (json.RawMessage, error) {
	solution, err := i.decode(raw)
	if err != nil {
		return nil, err
	}
	return json.Marshal(solution)
}

// decode reads an answer strictly, and makes it what a search would give.
func (i *instance[F, M, S]) decode(text json.RawMessage) (solution S, err error) {
	if known, is := i.lastRead.is(text); is {
		return known, nil
	}
	raw, err := i.checked(text)
	if err != nil {
		return solution, err
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&solution); err != nil {
		return solution, fmt.Errorf("this is not a solution of %s: %w", i.family.Definition.Info.Name, err)
	}
	if i.family.Enter != nil {
		err = schema.Join(i.family.Enter(i.model, &solution))
	}
	if err == nil {
		i.lastRead.found(bytes.Clone(text), solution)
	}
	return solution, err
}

// checked is an answer that satisfies its form. As with facts, what was checked is what is read.
func (i *plain) checked(raw json.RawMessage) (json.RawMessage, error) {
	if i.form == nil {
		return raw, nil
	}
	doc, err := schema.DecodeAnswer(raw)
	if err != nil {
		return nil, schema.Errorf("", "%s", err)
	}
	if errs := schema.CheckAnswer(i.Answer(), doc); len(errs) > 0 {
		return nil, schema.Join(errs)
	}
	if raw, err = json.Marshal(doc); err != nil {
		return nil, schema.Errorf("", "this answer cannot be read: %s", err)
	}
	return raw, nil
}

// ReadPart reads what somebody has filled in of an answer as what it claims: one
// claim for each value, in the order of the form.
func (i *plain) ReadPart(raw json.RawMessage) (claims []Claim, err error) {
	doc, err := schema.DecodeAnswer(raw)
	if err != nil {
		return nil, schema.Errorf("", "%s", err)
	}
	form := i.Answer()
	if errs := schema.CheckPart(form, doc); len(errs) > 0 {
		return nil, schema.Join(errs)
	}
	var entered []claim.Atom
	for path, value := range schema.Leaves(form, doc) {
		entered = append(entered, claim.Atom{Path: path, Rel: claim.Is, Value: claim.Plain(value)})
	}
	if i.enterPart != nil {
		all, errs := i.enterPart(entered)
		for _, c := range all {
			claims = append(claims, c.String())
		}
		return claims, schema.Join(errs)
	}
	for _, atom := range entered {
		claims = append(claims, claim.Of(atom).String())
	}
	return claims, nil
}

func (i *instance[F, M, S]) Play(raw json.RawMessage, keep func(FactID) bool) []view.View {
	if i.family.Play == nil {
		return nil
	}
	if keep == nil {
		keep = KeepAll
	}
	part, ok := i.part(raw)
	if !ok {
		return nil
	}
	return i.family.Play(i.model, part, keep)
}

// readClaim reads a claim that these facts have a form for. A puzzle has a few
// thousand of them, which are judged of many solutions: each is read once.
func (i *plain) readClaim(text Claim) (claim.Claim, error) {
	if known, ok := i.read.load(text); ok {
		return known, nil
	}
	c, err := i.newClaim(text)
	if err == nil && len(text) <= longestKept {
		i.read.store(text, c)
	}
	return c, err
}

// longestKept is how long the text of a claim may be that is kept in mind.
const longestKept = 2000

func (i *plain) newClaim(text Claim) (c claim.Claim, err error) {
	if c, err = claim.Parse(text); err != nil {
		return c, err
	}
	derived := false
	for _, atom := range c.All {
		if !i.isAsked(atom.Path) {
			if !i.derives {
				return c, fmt.Errorf("nothing is known of “%s” here, which the claim %s speaks of", schema.Brief(atom.Path[0]), schema.Shorten(text))
			}
			derived = true
			continue
		}
		field, err := schema.LeafAt(i.Answer(), atom.Path)
		if err != nil {
			return c, fmt.Errorf("the claim %s leads nowhere: %w", schema.Shorten(text), err)
		}
		for _, value := range atom.Values() {
			if err := schema.CheckLeaf(field, value, atom.Rel != claim.Is && atom.Rel != claim.OneOf); err != nil {
				return c, fmt.Errorf("the claim %s cannot be: %w", schema.Shorten(text), err)
			}
		}
	}
	if derived { // what can be claimed of that, only the family knows
		if _, err := i.says(c); err != nil {
			return c, errors.New(schema.Shorten(err.Error()))
		}
	}
	return c, nil
}

// isAsked says whether a path leads into what is asked, and not to what is derived
// from it.
func (i *plain) isAsked(path []string) bool {
	_, asked := i.Answer().Field(path[0])
	return asked
}

// judge gives what tells claims that are true of a solution from others.
func (i *instance[F, M, S]) judge(solution S) func(Claim) (bool, error) {
	return i.judgeOf(solution, func(path []string) (any, error) { return i.family.Derived(i.model, solution, path) })
}

func (i *plain) judgeOf(solution any, derived func(path []string) (any, error)) func(Claim) (bool, error) {
	doc, unreadable := document(solution)
	at := func(path []string) (any, error) {
		if i.isAsked(path) {
			return claim.Plain(standing(doc, path)), unreadable
		}
		if !i.derives {
			return nil, fmt.Errorf("nothing is known of “%s” here", path[0])
		}
		return derived(path)
	}
	return func(text Claim) (bool, error) {
		c, err := i.readClaim(text)
		if err != nil {
			return false, err
		}
		return c.Holds(at)
	}
}

// standing is what stands at a path of a document; nil if nothing does.
func standing(doc any, path []string) any {
	for _, part := range path {
		switch at := doc.(type) {
		case map[string]any:
			doc = at[part]
		case []any:
			n, err := strconv.Atoi(part)
			if err != nil || n < 0 || n >= len(at) {
				return nil
			}
			doc = at[n]
		default:
			return nil
		}
	}
	return doc
}

// Assumption is a claim that a search assumes.
type Assumption struct {
	Fact FactID
	claim.Claim
}

// assumptions reads what a search is to assume and to deny.
func (i *plain) assumptions(o Options) (assumed []Assumption, denied claim.Claim, err error) {
	for n, text := range o.Assume {
		c, err := i.readClaim(text)
		if err != nil {
			return nil, denied, err
		}
		assumed = append(assumed, Assumption{AssumedID(n), c})
	}
	if o.Deny != "" {
		denied, err = i.readClaim(o.Deny)
	}
	return assumed, denied, err
}

// fits says whether a solution fits what is assumed and denied.
func (i *instance[F, M, S]) fits(search *Search[S], solution S) (bool, error) {
	if search.Deny == "" && len(search.Assume) == 0 {
		return true, nil
	}
	judge := i.judge(solution)
	if search.Deny != "" {
		if holds, err := judge(search.Deny); err != nil || holds {
			return false, err
		}
	}
	for n, text := range search.Assume {
		if !search.Kept(AssumedID(n)) {
			continue
		}
		if holds, err := judge(text); err != nil || !holds {
			return false, err
		}
	}
	return true, nil
}
