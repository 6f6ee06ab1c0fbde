package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"
	"time"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// hint says what somebody can do next who has found out some of an answer.
func (d door) hint(ctx context.Context, args []string) error {
	var off words
	set := flag.NewFlagSet("hint", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	marks := set.String("marks", "", "what is marked as true: a `list` in JSON of claims and contraries (not:...)")
	answer := set.String("answer", "", "the answer in JSON, as far as it is filled in")
	set.Var(&off, "off", "switch off the fact of this `id`; may be given again")
	timeout := set.Duration("timeout", time.Minute, "how long to look; 0 for as long as it takes")
	operands, err := d.operands(set, args)
	if err != nil {
		return err
	}
	if len(operands) != 1 {
		return usagef("hint takes a puzzle, link, file, or -")
	}
	if *timeout < 0 {
		return usagef("-timeout must be at least 0")
	}
	request := wire.HintRequest{Answer: json.RawMessage(*answer), Budget: wire.Budget{Milliseconds: timeout.Milliseconds()}}
	if *marks != "" && json.Unmarshal([]byte(*marks), &request.Marks) != nil {
		return usagef(`the marks are no list in JSON: write them as in -marks '["a = 1", "not:b = 2"]'`)
	}
	if *answer != "" && !json.Valid([]byte(*answer)) {
		return usagef("the answer is not written in JSON: solvitur check -form %s says what it looks like", operands[0])
	}
	what, err := d.open(operands[0])
	if err != nil {
		return err
	}
	job, err := what.without(d.lab(), off)
	if err != nil {
		return err
	}
	request.Family, request.Variant = what.family, job.Variant
	var body *wire.HintBody
	if err := d.lab().Hint(ctx, request, func(e wire.Event) {
		if e.Hinted != nil {
			body = e.Hinted
		}
	}); err != nil {
		if len(schema.FieldErrors(err)) > 0 {
			return factsError{err}
		}
		return err
	}
	if *asJSON {
		return json.NewEncoder(d.out).Encode(body)
	}
	_, err = fmt.Fprintln(d.out, hintText(job, body))
	if err == nil && len(body.Views) > 0 {
		_, err = fmt.Fprintf(d.out, "\n%s", view.Texts(body.Views))
	}
	return err
}

// hintText is a hint in words, from where to look to what follows.
func hintText(job *lab.Job, h *wire.HintBody) string {
	var lines []string
	add := func(title string, texts ...string) {
		if len(texts) > 0 {
			lines = append(lines, title)
			for _, text := range texts {
				lines = append(lines, "  "+text)
			}
		}
	}
	facts := func(ids []puzzle.FactID) (texts []string) {
		for _, fact := range job.Instance.Facts() {
			if slices.Contains(ids, fact.ID) {
				texts = append(texts, fact.Text)
			}
		}
		return texts
	}
	said := func(claims []puzzle.ClaimText) (texts []string) {
		for _, claim := range claims {
			texts = append(texts, claim.Text)
		}
		return texts
	}
	if h.Falls != "" {
		lines = append(lines, "The answer is not right yet. "+h.Falls)
	}
	switch {
	case h.None && h.Step == nil:
		lines = append(lines, "It cannot be: no answer fits the facts.")
		add("These contradict each other:", facts(h.Core)...)
	case h.Unsolved:
		lines = append(lines, "The search for the answer came to no end, so that nothing can be said.")
	case h.Together:
		add("These cannot all be right:", said(h.Wrong)...)
		add("Together with them no answer fits:", facts(h.Core)...)
	case len(h.Wrong) > 0:
		add("Wrong:", said(h.Wrong)...)
		add("Ruled out by:", slices.Concat(facts(h.Core), said(h.Beside))...)
	case h.Step != nil: // in a contradiction, too
		add("Look at:", slices.Concat(facts(h.Step.Facts), h.Step.Rules)...)
		var used []puzzle.ClaimText
		for _, u := range h.Step.Uses {
			used = append(used, u.ClaimText)
		}
		add("It is known already:", said(used)...)
		lines = append(lines, h.Step.Text)
		if so := said(h.Step.Concludes); len(so) != 1 || so[0] != h.Step.Text {
			add("So:", so...)
		}
	case h.Fill != nil && len(h.Says) == 0:
		lines = append(lines, "Whatever comes next makes no difference: it is free to choose.")
	case h.Fill != nil && h.Open:
		add("It can go on in several ways. One of them:", said(h.Says)...)
	case h.Fill != nil && h.Perhaps:
		add("It goes on so, and perhaps in other ways:", said(h.Says)...)
	case h.Fill != nil:
		add("Look at:", facts(h.Core)...)
		add("It is known already:", said(h.Beside)...)
		add("It goes on so:", said(h.Says)...)
	case h.Open && job.Instance.Question().Asks(job.Keep) == puzzle.AsksInVain:
		lines = append(lines, "What is asked for does not follow from the facts.")
	case h.Open:
		lines = append(lines, "Nothing more is certain: the facts do not decide the rest.")
	default:
		lines = append(lines, "All is found.")
	}
	return strings.Join(lines, "\n")
}
