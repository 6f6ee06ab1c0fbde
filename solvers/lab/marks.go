package lab

import (
	"context"
	"fmt"
	"slices"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// mostMarks is how many marks are judged at once.
const mostMarks = 5000

// marks reads marks, each once; what is none is a fault at its place.
func (j *Job) marks(all []puzzle.Claim) (marks []puzzle.Claim, err error) {
	if len(all) > mostMarks {
		return nil, schema.Errorf("marks", "there are more than %d marks: take some away", mostMarks)
	}
	seen := map[puzzle.Claim]bool{}
	var errs []*schema.FieldError
	for i, mark := range all {
		if _, err := j.Instance.Says(mark); err != nil {
			errs = append(errs, schema.Errorf(fmt.Sprintf("marks/%d", i), "this says nothing about the puzzle as it is now (%s): take it away", err))
		} else if !seen[mark] {
			seen[mark] = true
			marks = append(marks, mark)
		}
	}
	return marks, schema.Join(errs)
}

// judgedMarks says of each mark by itself how it stands.
func (j *Job) judgedMarks(ctx context.Context, all []puzzle.Claim, options explain.Options) (judged []wire.JudgedMark, err error) {
	marks, err := j.marks(all)
	if err != nil || len(marks) == 0 {
		return nil, err
	}
	found, err := explain.Judge(ctx, ctx, j.Instance, marks, options)
	if err != nil {
		return nil, err
	}
	for i, mark := range marks {
		judged = append(judged, wire.JudgedMark{Claim: mark, Standing: found.Standing[i]})
	}
	return judged, nil
}

// clashing says whether some facts contradict each other, with the rules of the kind.
func (j *Job) clashing(ctx context.Context, ids []puzzle.FactID, options explain.Options) (*wire.ClashBody, error) {
	facts := j.Instance.Facts()
	for i, id := range ids {
		if at := slices.IndexFunc(facts, func(f puzzle.Fact) bool { return f.ID == id }); at < 0 || facts[at].Rule || !j.Keep(id) {
			return nil, schema.Errorf(fmt.Sprintf("clash/%d", i), "there is no fact “%s” here that holds: leave it out", schema.Brief(id))
		}
	}
	if !j.Info.Monotone {
		return nil, schema.Errorf("clash", "in puzzles of this kind no few facts say it by themselves")
	}
	options.Keep = func(id puzzle.FactID) bool { return slices.Contains(ids, id) }
	why, err := explain.Why(ctx, j.Instance, "", 1, options)
	if err != nil {
		return nil, err
	}
	body := &wire.ClashBody{Fits: why.Decided && !why.Follows, Undecided: !why.Decided, Minimal: why.Minimal}
	for _, id := range ids {
		if why.Follows && !slices.Contains(why.Core, id) {
			body.Spare, body.Minimal = append(body.Spare, id), false
		}
	}
	return body, nil
}
