package lab

import (
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// Forms are those by which an answer can be given: that to the question, if it is one of its own,
// first, and that of a solution.
func (j *Job) Forms() []schema.Form {
	forms := []schema.Form{j.Instance.Answer()}
	if question := j.Instance.Question(); question != nil {
		forms = slices.Insert(forms, 0, question.Form)
	}
	return forms
}

// asked is the form of an answer to what is asked for.
func (j *Job) asked() schema.Form { return j.Forms()[0] }

// answers says whether a check is of an answer to a question: what was tried is, and so is
// an answer by its form.
func (j *Job) answers(question *puzzle.Question, r wire.CheckRequest) bool {
	if r.Tried || r.Clashes || len(r.Answer) == 0 {
		return r.Tried
	}
	return j.byForm(question, r.Answer)
}

// byForm says whether an answer is written by the form of a question, or means to be: it has a member
// that a solution has not.
func (j *Job) byForm(question *puzzle.Question, answer json.RawMessage) bool {
	doc, err := schema.DecodeAnswer(answer)
	if err != nil {
		return false
	}
	if len(schema.CheckPart(question.Form, doc)) == 0 {
		return true
	}
	members, _ := doc.(map[string]any)
	for name := range members {
		_, asked := question.Form.Field(name)
		if _, solved := j.Instance.Answer().Field(name); asked && !solved {
			return true
		}
	}
	return false
}

// concluded says what an answer to a question is worth, or the marks that make one.
func (j *Job) concluded(question *puzzle.Question, r wire.CheckRequest) (*wire.CheckedBody, error) {
	body := &wire.CheckedBody{Broken: []puzzle.FactID{}}
	answer, some, err := entered(question.Form, r.Answer, r.Marks)
	if err != nil || !some {
		return body, err
	}
	if open := leftOpen(question.Form, answer); open != nil {
		if r.Brief {
			return body, nil
		}
		return nil, inAnswer(schema.Errorf(open[0].Path, "Something is left open: choose what stands there, too."))
	}
	body.Whole = true
	body.Falls, err = question.Falls(answer, j.Keep)
	return body, err
}

// entered is the answer to a question that marks fill in, if any do.
func entered(form schema.Form, answer json.RawMessage, marks []puzzle.Claim) (raw json.RawMessage, some bool, err error) {
	if len(answer) > 0 {
		doc, err := schema.DecodeAnswer(answer)
		if err == nil {
			err = schema.Join(schema.CheckPart(form, doc))
		}
		if err != nil {
			return nil, true, inAnswer(err)
		}
		return answer, true, nil
	}
	var doc any = map[string]any{}
	for _, mark := range marks {
		if path, value, ok := leafOf(form, mark); ok {
			doc, some = schema.WithLeaf(form, doc, path, value), true
		}
	}
	raw, err = json.Marshal(doc)
	return raw, some, err
}

// leftOpen are the places of an answer that are still to be filled in.
func leftOpen(form schema.Form, answer json.RawMessage) []*schema.FieldError {
	doc, err := schema.DecodeAnswer(answer)
	if err != nil {
		return schema.FieldErrors(err)
	}
	return schema.CheckAnswer(form, doc)
}

// conclude leads on to the answer to a question, by the facts that it follows from.
func (h *hinter) conclude(question *puzzle.Question, r wire.HintRequest) error {
	if len(r.Answer) > 0 && !h.byForm(question, r.Answer) {
		if _, err := h.Instance.ReadPart(r.Answer); err != nil { // of a solution, from which nothing is led on
			return inAnswer(err)
		}
		r.Answer = nil
	}
	answer, _, err := entered(question.Form, r.Answer, r.Marks)
	if err != nil {
		return err
	}
	if leftOpen(question.Form, answer) == nil {
		if h.body.Falls, err = question.Falls(answer, h.Keep); err != nil || h.body.Falls == "" {
			h.body.Found = true
			return err
		}
	}
	right, ok := question.Right(h.Keep)
	if !ok {
		solution, undecided, err := h.agreeing(h.ctx, nil)
		switch {
		case err != nil:
			return err
		case solution == nil && !undecided:
			return h.none()
		}
		h.body.Open, h.body.Unsolved = !undecided, undecided
		return nil
	}
	h.body.Fill, h.body.Says = right.Answer, []puzzle.ClaimText{{Text: right.Says}}
	h.body.Core, h.body.HasCore, h.body.Look = right.Facts, true, question.Look
	doc, err := schema.DecodeAnswer(right.Answer)
	if err != nil {
		return err
	}
	for path, value := range schema.Leaves(question.Form, doc) {
		says := claim.That(claim.Plain(value), path...).String()
		h.body.Entries = append(h.body.Entries, wire.Entry{Claim: says, Leaf: schema.Pointer(path...), Value: fmt.Sprint(value)})
	}
	return nil
}
