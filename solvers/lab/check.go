package lab

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Check says of an answer which facts it breaks, as far as that can be told, and
// of part of one whether a solution agrees with it. Facts that are switched off
// cannot be broken. Faults of the answer are at paths below "answer". Marks are judged one
// by one, and facts that shall clash together.
func (l *Lab) Check(ctx context.Context, r wire.CheckRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	if r.Tried {
		r.Marks, tell = job.withoutStrange(r.Marks, tell)
	}
	if question := job.Instance.Question(); question != nil && job.answers(question, r) {
		body, err := job.concluded(question, r)
		if err == nil {
			tell(wire.Event{Checked: body})
		}
		return err
	}
	options := job.explaining(r.Budget, start, tell)
	body := &wire.CheckedBody{Broken: []puzzle.FactID{}}
	answer, marks := r.Answer, r.Marks
	var told []puzzle.Claim
	if r.Tried {
		if answer, marks, told, err = job.filled(r.Marks); err != nil {
			return err
		}
		if whole, settled, ok := job.completed(answer, marks); ok && !r.Brief {
			answer, told = whole, append(told, settled...)
		}
	}
	var played []view.View
	if r.Tried {
		played = job.Instance.Play(answer, job.Keep)
	}
	if r.Tried && r.Brief {
		if body, err = job.glanced(answer, marks); err == nil {
			body.Played = played
			body.Answers = job.said(job.answered(answer, r.Marks))
			if r.Say {
				body.Judged = job.said(r.Marks)
			}
			tell(wire.Event{Checked: body})
		}
		return err
	}
	if len(answer) > 0 || len(marks) == 0 && !r.Clashes && !r.Tried {
		if body, err = job.checked(ctx, answer, options, !r.Tried); err != nil {
			return err
		}
	}
	if r.Tried {
		marks = slices.Concat(marks, slices.DeleteFunc(slices.Clone(body.Claims), func(c puzzle.Claim) bool { return slices.Contains(told, c) }))
	}
	body.Played = played
	if body.Judged, body.None, err = job.judgedMarks(ctx, marks, options); err != nil {
		return err
	}
	body.Together = body.None && job.Info.Monotone && job.clash(ctx, marks)
	if r.Tried {
		if body.Answers, _, err = job.judgedMarks(ctx, job.answered(answer, r.Marks), options); err != nil {
			return err
		}
	}
	if r.Clashes {
		if body.Clash, err = job.clashing(ctx, r.Clash, options); err != nil {
			return err
		}
	}
	tell(wire.Event{Checked: body})
	return nil
}

// answered is what marks, and what they settle in the answer, say to questions that ask for part
// of one.
func (j *Job) answered(answer json.RawMessage, marks []puzzle.Claim) []puzzle.Claim {
	part, _, _ := j.completed(answer, marks)
	return j.Instance.Answers(part, marks)
}

// glanced says of what was tried, without a search, whether it is a whole answer, and right:
// one that is not is whole where nothing more can be filled in.
func (j *Job) glanced(answer json.RawMessage, marks []puzzle.Claim) (*wire.CheckedBody, error) {
	part := &wire.CheckedBody{Broken: []puzzle.FactID{}}
	whole, _, ok := j.completed(answer, marks)
	if !ok {
		return part, nil
	}
	body, err := j.judged(whole)
	if err != nil || !body.Right() && leavesOpen(j.Instance.Answer(), whole, true) {
		return part, err
	}
	return &body, nil
}

// checked says what is to be said of an answer, or part of one, and if it is wanted why no
// solution agrees with that part.
func (j *Job) checked(ctx context.Context, answer json.RawMessage, options explain.Options, why bool) (*wire.CheckedBody, error) {
	claims, err := j.Instance.ReadPart(answer)
	if err != nil {
		return nil, inAnswer(err)
	}
	open := leavesOpen(j.Instance.Answer(), answer, false)
	whole, err := j.Instance.ReadAnswer(answer)
	if err != nil && !open && !leavesOpen(j.Instance.Answer(), answer, true) {
		return nil, inAnswer(err) // two numbers are the same, say, that must differ
	}
	if err == nil {
		body, err := j.judged(whole)
		if err != nil {
			return nil, err
		}
		// What may be left open, because it need not be asked, may also not be filled
		// in yet.
		if len(body.Broken) == 0 || body.Fits || !open {
			if body.Claims, err = j.Instance.ReadPart(whole); err != nil {
				return nil, err
			}
			if body.Wrong() {
				if body.Views, err = j.against(body.Claims); err != nil {
					return nil, err
				}
			}
			return &body, nil
		}
		if forbidden := j.forbidden(body.Broken); len(forbidden) > 0 {
			return &wire.CheckedBody{Claims: claims, Broken: forbidden}, nil
		}
	}
	body, err := j.agreed(ctx, claims, options, why)
	return &body, err
}

// forbidden are those of some facts that nothing makes good once they are broken.
func (j *Job) forbidden(broken []puzzle.FactID) (ids []puzzle.FactID) {
	for _, fact := range j.Instance.Facts() {
		if fact.Forbids && slices.Contains(broken, fact.ID) {
			ids = append(ids, fact.ID)
		}
	}
	return ids
}

// leavesOpen says whether an answer leaves anything open, asked or not: a list that
// may be longer, too, and, if boards shall be full, an empty cell. A board that may
// have empty cells is complete where the family reads it as an answer.
func leavesOpen(form schema.Form, answer json.RawMessage, full bool) bool {
	required := func(fields []schema.Field) []schema.Field {
		fields = slices.Clone(fields)
		for i := range fields {
			fields[i].Optional, fields[i].Full = false, fields[i].Full || full
			if fields[i].Kind == schema.Rows {
				fields[i].MinItems = fields[i].ItemLimit()
			}
		}
		return fields
	}
	form.Fields = required(form.Fields)
	for i, field := range form.Fields {
		form.Fields[i].Cells = required(field.Cells)
	}
	doc, err := schema.Decode(answer)
	return err != nil || len(schema.Check(form, doc)) > 0
}

// judged says which facts a whole answer breaks.
func (j *Job) judged(answer json.RawMessage) (body wire.CheckedBody, err error) {
	broken, err := j.Instance.Violations(answer, j.Keep)
	undecided := errors.Is(err, puzzle.ErrUndecided)
	if err != nil && !undecided {
		return body, err
	}
	kept := []puzzle.FactID{}
	for _, id := range broken {
		if j.Keep(id) {
			kept = append(kept, id)
		}
	}
	return wire.CheckedBody{Whole: true, Broken: kept, Fits: len(kept) > 0 && !undecided && j.chosen(kept), Undecided: undecided}, nil
}

// chosen says whether all of these facts only choose among answers.
func (j *Job) chosen(ids []puzzle.FactID) bool {
	for _, fact := range j.Instance.Facts() {
		if !fact.Chooses && slices.Contains(ids, fact.ID) {
			return false
		}
	}
	return true
}

// agreed says whether a solution agrees with part of an answer, and if not, and it is wanted, why.
func (j *Job) agreed(ctx context.Context, claims []puzzle.Claim, options explain.Options, why bool) (body wire.CheckedBody, err error) {
	body = wire.CheckedBody{Claims: claims, Broken: []puzzle.FactID{}}
	var done *puzzle.Done
	for event, err := range j.Instance.Solve(ctx, puzzle.Options{Bare: true, NoCore: true, Limit: 1, Keep: j.Keep, Assume: claims, Nodes: options.Nodes}) {
		switch {
		case err != nil:
			return body, err
		case event.Progress != nil:
			options.Progress(*event.Progress)
		case event.Done != nil:
			done = event.Done
		}
	}
	body.Possible = done.Solutions > 0
	body.Undecided = !body.Possible && done.Verdict != puzzle.None
	if done.Verdict != puzzle.None || !why {
		return body, nil
	}
	if !j.Info.Monotone {
		body.Views, err = j.against(claims)
		return body, err
	}
	options.Assume = claims
	reason, err := explain.Why(ctx, j.Instance, "", 1, options)
	if err == nil && reason.Follows {
		body.Core, body.HasCore, body.Minimal = reason.Core, true, reason.Minimal
	}
	return body, err
}

// broken are the facts that part of an answer breaks for good: see [puzzle.Fact].
func (j *Job) broken(answer json.RawMessage) []puzzle.FactID {
	doc, err := schema.DecodeAnswer(answer)
	if err != nil {
		return nil
	}
	raw, err := json.Marshal(schema.WithoutOpenRows(j.Instance.Answer(), doc))
	if err != nil {
		return nil
	}
	broken, err := j.Instance.Violations(raw, j.Keep)
	if err != nil && !errors.Is(err, puzzle.ErrUndecided) {
		return nil
	}
	return slices.DeleteFunc(j.forbidden(broken), func(id puzzle.FactID) bool { return !j.Keep(id) })
}

// against says why claims are not true together, in the own words of a family that
// has no smallest set of facts to name.
func (j *Job) against(claims []puzzle.Claim) ([]view.View, error) {
	var all []claim.Atom
	for _, text := range claims {
		c, err := claim.Parse(text)
		if err != nil || c.Not { // what is said with a contrary is no claim of its own
			return nil, err
		}
		all = append(all, c.All...)
	}
	if len(claims) == 0 {
		return j.Instance.Reason("", j.Keep)
	}
	return j.Instance.Reason(claim.Not(claim.Of(all...)).String(), j.Keep)
}

// inAnswer puts the faults of an answer below "answer".
func inAnswer(err error) error {
	var all []*schema.FieldError
	for _, fault := range schema.FieldErrors(err) {
		moved := *fault
		moved.Remedies = nil
		if moved.Path = "answer"; fault.Path != "" {
			moved.Path += "/" + fault.Path
		}
		all = append(all, &moved)
	}
	return schema.Join(all)
}
