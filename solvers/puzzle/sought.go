package puzzle

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
)

// Answers: what is marked itself comes before what stands in the part.
func (i *instance[F, M, S]) Answers(raw json.RawMessage, marks []Claim) (answers []Claim) {
	if i.family.Sought == nil {
		return nil
	}
	part, _ := i.part(raw)
	holds := i.judge(part)
	for _, question := range i.family.Sought(i.model) {
		at := slices.IndexFunc(question, func(c claim.Claim) bool { return slices.Contains(marks, c.String()) })
		if at < 0 {
			at = slices.IndexFunc(question, func(c claim.Claim) bool { is, err := holds(c.String()); return err == nil && is })
		}
		if at < 0 {
			return nil
		}
		answers = append(answers, question[at].String())
	}
	return answers
}

// settled says whether some solutions answer alike all that is asked for, where that is part of a solution.
func (i *instance[F, M, S]) settled(solutions []S) bool {
	if i.family.Sought == nil {
		return false
	}
	questions := i.family.Sought(i.model)
	for _, question := range questions {
		left := slices.Clone(question)
		for _, solution := range solutions {
			holds := i.judge(solution)
			left = slices.DeleteFunc(left, func(c claim.Claim) bool { is, err := holds(c.String()); return err != nil || !is })
		}
		if len(left) == 0 {
			return false
		}
	}
	return len(questions) > 0
}

// part reads part of an answer, without the rows of lists that are not complete; false where it
// cannot be read.
func (i *instance[F, M, S]) part(raw json.RawMessage) (part S, ok bool) {
	if len(raw) == 0 {
		raw = json.RawMessage("{}")
	}
	doc, err := schema.DecodeAnswer(raw)
	if err != nil || len(schema.CheckPart(i.Answer(), doc)) > 0 {
		return part, false
	}
	if raw, err = json.Marshal(schema.WithoutOpenRows(i.Answer(), doc)); err != nil {
		return part, false
	}
	return part, json.Unmarshal(raw, &part) == nil
}
