package lab

import (
	"context"
	"time"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Explain answers why a claim follows, or why there is no solution. The search
// is the family's first strategy, whichever the variant shows.
func (l *Lab) Explain(ctx context.Context, r wire.ExplainRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	if r.Claim != "" && job.unasked(r.Claim) {
		return schema.Errorf("claim", "What this speaks of is switched off: switch it on to ask about it.")
	}
	options := job.explaining(r.Budget, start, tell)
	options.Prefer = job.told(r.Claim)
	answer, err := explain.Why(ctx, job.Instance, r.Claim, max(1, r.Cores), options)
	if err != nil {
		return err
	}
	body := &wire.WhyBody{
		Decided:        answer.Decided,
		Follows:        answer.Follows,
		Counterexample: answer.Counterexample,
		Core:           listed(answer.Core),
		Minimal:        answer.Minimal,
		Contradiction:  answer.Contradiction,
		Others:         answer.Others,
		All:            answer.All,
		Solves:         answer.Solves,
		Views:          answer.Told,
	}
	if answer.Counterexample != nil {
		body.Views = job.Show(answer.Counterexample)
	}
	if r.Claim != "" {
		if body.Text, err = job.Instance.Says(r.Claim); err != nil {
			return err
		}
	}
	body.Elapsed = since(start)
	tell(wire.Event{Why: body})
	return nil
}

// told are the facts that the picture of the facts names beside a claim.
func (j *Job) told(claim puzzle.Claim) []puzzle.FactID {
	for _, part := range j.parts() {
		if claim != "" && part.Claim == claim && part.Status == view.Told {
			return part.Facts
		}
	}
	return nil
}

// Survey answers what is certain, at once, and then what is superfluous.
func (l *Lab) Survey(ctx context.Context, r wire.SurveyRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	options := job.explaining(r.Budget, start, tell)
	options.Brief = r.Brief
	options.Partly = func(v explain.Overview) {
		body := job.surveyed(v, start)
		body.More = true
		tell(wire.Event{Surveyed: body})
	}
	v, err := explain.Survey(ctx, job.Instance, options)
	if err != nil {
		return err
	}
	tell(wire.Event{Surveyed: job.surveyed(v, start)})
	return nil
}

func (j *Job) surveyed(v explain.Overview, start time.Time) *wire.SurveyBody {
	body := &wire.SurveyBody{
		Verdict: v.Verdict, Solutions: v.Solutions, Exact: v.Exact,
		Certain: v.Certain, Excluded: v.Excluded, Open: v.Open, Unknown: v.Unknown, Settles: v.Settles,
		Checked:  v.Checked,
		Smallest: v.Smallest, HasSmallest: v.HasSmallest, SmallestProved: v.SmallestProved,
		NotMonotone: v.NotMonotone,
		Joint:       j.Info.Joint,
		Solves:      v.Solves,
		Elapsed:     since(start),
	}
	if !v.Exact || v.Solutions > 1 {
		body.Standings = view.Ready(j.Standings(v))
	}
	for _, s := range v.Superfluous {
		body.Superfluous = append(body.Superfluous, wire.Implied{Fact: s.Fact, Core: listed(s.Core), Minimal: s.Minimal})
	}
	return body
}

// Standings draws what a survey found to be certain, excluded and open.
func (j *Job) Standings(v explain.Overview) []view.View {
	if v.Verdict == puzzle.None {
		return nil
	}
	return j.Instance.Standings(j.Keep, func(claim puzzle.Claim) puzzle.Standing { return v.Standing[claim] })
}

func (j *Job) explaining(budget wire.Budget, start time.Time, tell func(wire.Event)) explain.Options {
	return explain.Options{
		Info:  j.Info,
		Keep:  j.Keep,
		Nodes: budget.Nodes,
		Progress: func(progress puzzle.Progress) {
			tell(wire.Event{Progress: &wire.ProgressBody{Progress: progress, Elapsed: since(start)}})
		},
	}
}

// listed makes an absent list an empty one, which is what it means.
func listed(ids []puzzle.FactID) []puzzle.FactID {
	if ids == nil {
		return []puzzle.FactID{}
	}
	return ids
}
