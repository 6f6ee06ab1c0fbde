package main

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"reflect"
	"strings"
	"time"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// check says of an answer, whole or in part, whether it fits a puzzle.
func (d door) check(ctx context.Context, args []string) error {
	var off words
	set := flag.NewFlagSet("check", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	form := set.Bool("form", false, "print a JSON Schema of an answer in place of checking one")
	set.Var(&off, "off", "switch off the fact of this `id`; may be given again")
	timeout := set.Duration("timeout", time.Minute, "how long to look for a solution; 0 for as long as it takes")
	operands, err := d.operands(set, args)
	if err != nil {
		return err
	}
	if *form != (len(operands) == 1) || len(operands) < 1 || len(operands) > 2 {
		return usagef("check takes a puzzle, link, file, or -, and an answer to it in JSON; with -form only the first")
	}
	if *timeout < 0 {
		return usagef("-timeout must be at least 0")
	}
	what, err := d.open(operands[0])
	if err != nil {
		return err
	}
	job, err := what.without(d.lab(), off)
	if err != nil {
		return err
	}
	if *form {
		forms := job.Forms()
		_, err = fmt.Fprintf(d.out, "%s\n", schema.JSONSchema(forms[0], forms[1:]...))
		return err
	}
	if !json.Valid([]byte(operands[1])) {
		return usagef("the answer is not written in JSON: solvitur check -form %s says what it looks like", operands[0])
	}
	request := wire.CheckRequest{Family: what.family, Variant: what.variant, Answer: json.RawMessage(operands[1]), Budget: wire.Budget{Milliseconds: timeout.Milliseconds()}}
	var body *wire.CheckedBody
	if err := d.lab().Check(ctx, request, func(e wire.Event) { body = e.Checked }); err != nil {
		if len(schema.FieldErrors(err)) > 0 {
			return factsError{err}
		}
		return err
	}
	if *asJSON {
		return json.NewEncoder(d.out).Encode(body)
	}
	_, err = fmt.Fprintln(d.out, verdictOf(job, body)+reordered(job, request.Answer, body.Whole))
	if len(body.Views) > 0 {
		fmt.Fprintf(d.out, "\n%s", view.Texts(body.Views))
	}
	return err
}

// verdictOf says in words what is to be said of an answer.
func verdictOf(job *lab.Job, body *wire.CheckedBody) string {
	var because []puzzle.FactID
	var text string
	switch {
	case body.Fits:
		text, because = "It fits the facts, but is not the answer asked for:", body.Broken
	case len(body.Broken) > 0:
		text, because = "Wrong: it breaks", body.Broken
	case body.Undecided:
		return "Not decided: it is too much to be checked here."
	case body.Falls != "":
		return "Wrong: " + body.Falls
	case body.Whole:
		return "Right."
	case body.Possible:
		return "Possible: a solution agrees with it."
	case body.HasCore && len(body.Core) == 0:
		return "Wrong: the rules of the puzzle alone leave no solution."
	case !body.HasCore && len(puzzle.ShortestOnly(job.Instance.Facts(), job.Instance.Play(nil, job.Keep) != nil, job.Keep)) > 0:
		return "Wrong: no shortest plan begins so."
	case !body.HasCore:
		return "Wrong: no solution agrees with it."
	default:
		text, because = "Wrong: no solution agrees with it, since these contradict each other:", body.Core
	}
	lines := []string{text}
	for _, fact := range job.Instance.Facts() {
		for _, id := range because {
			if fact.ID == id {
				lines = append(lines, "  "+fact.Text)
			}
		}
	}
	for i, says := range body.Claims {
		for _, id := range because {
			if id == puzzle.AssumedID(i) {
				if said, err := job.Instance.Says(says); err == nil {
					says = said
				}
				lines = append(lines, "  "+says)
			}
		}
	}
	return strings.Join(lines, "\n")
}

// reordered says how an answer was read that was written in another way, as in another order.
func reordered(job *lab.Job, answer json.RawMessage, whole bool) string {
	read, err := job.Instance.ReadAnswer(answer)
	given, err2 := schema.DecodeAnswer(answer)
	taken, err3 := schema.DecodeAnswer(read)
	if !whole || cmp.Or(err, err2, err3) != nil || reflect.DeepEqual(given, taken) {
		return ""
	}
	return fmt.Sprintf("\nIt was read as %s, which comes to the same here.", read)
}
