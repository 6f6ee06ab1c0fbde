package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// page reports in plain words. The verdict opens it and the rest follows, so
// everything is kept until the end but the steps of a trace.
type page struct {
	out       io.Writer
	heading   string
	job       *lab.Job
	asTree    bool
	remarks   []*schema.FieldError // of what stands aside
	steps     []view.Frame
	solutions []*wire.SolutionBody
	done      *wire.DoneBody
	why       *wire.WhyBody
	survey    *wire.SurveyBody
	argued    *wire.ArguedBody
}

func (p *page) tell(e wire.Event) {
	switch {
	case e.Facts != nil:
		p.remarks = e.Facts.Remarks
	case e.Steps != nil:
		for _, frame := range e.Steps.Frames {
			p.steps = append(p.steps, frame)
			if p.asTree {
				continue
			}
			p.printf("%4d  %s%s\n", len(p.steps), strings.Repeat("  ", frame.Depth), frame.Caption)
		}
	case e.Solution != nil:
		p.solutions = append(p.solutions, e.Solution)
	case e.Done != nil:
		p.done = e.Done
	case e.Why != nil:
		p.why = e.Why
	case e.Argued != nil:
		p.argued = e.Argued
	case e.Surveyed != nil:
		p.survey = e.Surveyed
		if len(p.done.Standings) == 0 {
			p.done.Standings = e.Surveyed.Standings.All()
		}
	}
}

func (p *page) end() {
	if p.asTree && len(p.steps) > 0 {
		p.views([]view.View{{Name: "tree", Tree: view.Grow(p.steps)}})
	}
	if len(p.steps) > 0 {
		p.printf("\n")
	}
	p.printf("%s%s\n", p.heading, p.done.Answer)
	if len(p.remarks) > 0 {
		p.printf("\nRemarks\n")
	}
	for _, remark := range p.remarks {
		p.printf("  %s\n", remark)
	}
	for i, s := range p.solutions {
		p.printf("\n")
		if len(p.solutions) > 1 {
			p.printf("Solution %d\n\n", i+1)
		}
		p.views(s.Views.All())
	}
	if more := p.done.Solutions - len(p.solutions); more > 0 && len(p.solutions) > 0 {
		atLeast := ""
		if !p.done.Exact {
			atLeast = "at least "
		}
		p.printf("\nand %s%d more.\n", atLeast, more)
	}
	for _, views := range [][]view.View{p.done.Standings, p.done.Views} {
		if len(views) > 0 {
			p.printf("\n")
			p.views(views)
		}
	}
	if p.why != nil {
		p.tellWhy(p.why)
	}
	if p.survey != nil {
		p.tellSurvey(p.survey)
	}
	if p.argued != nil {
		p.tellArgument(p.argued)
	}
	p.tellCounts()
}

func (p *page) views(views []view.View) {
	for i, v := range views {
		if i > 0 {
			p.printf("\n")
		}
		p.printf("%s\n", strings.TrimRight(view.Text(v), "\n"))
	}
}

// tellCounts ends the page: how many solutions, and what it took.
func (p *page) tellCounts() {
	count := fmt.Sprintf("%d", p.done.Solutions)
	if !p.done.Exact {
		count = "at least " + count
	}
	p.printf("\nVerdict: %s; solutions: %s", p.done.Verdict, count)
	switch p.done.Why {
	case "time":
		p.printf(" (the time was up: raise -timeout)")
	case "", "not applicable": // the answer says it
	default:
		p.printf(" (ended by: %s)", p.done.Why)
	}
	p.printf("\nStrategy: %s", p.done.Strategy)
	for _, counter := range p.job.Info.Counters {
		if counter.By(p.done.Strategy) {
			p.printf("; %s: %d", counter.Title, p.done.Stats.Get(counter.Name))
		}
	}
	p.printf("; time: %.1f ms\n", p.done.Elapsed)
}

func (p *page) tellWhy(why *wire.WhyBody) {
	title := "Why"
	if why.Text != "" {
		title += ": " + why.Text
	}
	p.printf("\n%s\n\n", title)
	switch {
	case !why.Decided:
		p.printf("The budget ended before this was known.\n")
		return
	case !why.Follows && why.Contradiction:
		p.printf("The facts contradict each other, and no facts that can be true together are enough for this.\n")
		return
	case !why.Follows:
		p.printf("It does not follow. This shows it:\n\n")
		p.views(why.Views)
		return
	case len(why.Views) > 0: // in the family's own words
		p.views(why.Views)
		return
	case len(why.Core) == 0:
		p.printf("The rules of the puzzle alone are enough.\n")
		return
	case why.Contradiction && why.Text == "":
		p.printf("%s contradict each other:\n", these(len(why.Core)))
	case why.Contradiction:
		p.printf("The facts contradict each other. %s can be true, and are enough:\n", these(len(why.Core)))
	default:
		p.printf("%s are enough:\n", these(len(why.Core)))
	}
	p.facts(why.Core)
	if !why.Minimal {
		p.printf("(Not proved minimal: fewer of them may be enough.)\n")
	} else if len(why.Core) > 1 {
		p.printf("Without any one of these the others are not enough.\n")
	}
	for _, core := range why.Others {
		p.printf("\nOr these:\n")
		p.facts(core)
	}
	if why.All {
		p.printf("\nThere is no further reason.\n")
	}
}

func these(n int) string {
	if n == 1 {
		return "This fact and the rules of the puzzle"
	}
	return fmt.Sprintf("These %d facts", n)
}

func (p *page) tellSurvey(s *wire.SurveyBody) {
	drawn := puzzle.Asked(slices.Concat(p.done.Standings, p.done.Views))
	p.claims("Certain", drawn, s.Certain)
	p.claims("Excluded", drawn, s.Excluded)
	p.claims("Open", drawn, s.Open)
	p.claims("Not decided in time", drawn, s.Unknown)
	if len(s.Settles) > 0 {
		p.printf("\nAny one of these would settle it\n\n")
		for _, settling := range s.Settles {
			p.printf("  %s\n", settling.Text)
		}
	}
	if s.NotMonotone {
		return
	}
	switch {
	case len(s.Superfluous) > 0:
		title, follows := "Superfluous, since they follow from others", "follows from"
		if s.Joint {
			title, follows = "Superfluous, since without them nothing changes", "adds nothing to"
		}
		p.printf("\n%s\n\n", title)
		for _, implied := range s.Superfluous {
			p.printf("  %s  (%s %s)\n", p.sentence(implied.Fact), follows, orRules(implied.Core))
		}
	case s.Checked && s.Verdict != puzzle.None:
		p.printf("\nNo fact is superfluous.\n")
	}
	if s.HasSmallest && len(s.Superfluous) > 1 {
		p.printf("\nThese alone leave the same solutions\n\n")
		p.facts(s.Smallest)
	}
}

func orRules(core []string) string {
	if len(core) == 0 {
		return "the rules"
	}
	return strings.Join(core, ", ")
}

// claims lists those that no picture shows.
func (p *page) claims(title string, drawn []puzzle.Claim, claims []puzzle.ClaimText) {
	claims = puzzle.Untold(claims, drawn)
	if len(claims) == 0 {
		return
	}
	p.printf("\n%s\n\n", title)
	for _, claim := range claims {
		p.printf("  %s\n", claim.Text)
	}
}

func (p *page) facts(ids []puzzle.FactID) {
	for _, id := range ids {
		p.printf("  %s  [%s]\n", p.sentence(id), id)
	}
}

func (p *page) sentence(id puzzle.FactID) string {
	for _, fact := range p.job.Instance.Facts() {
		if fact.ID == id {
			return fact.Text
		}
	}
	return id
}

// printf writes; a terminal that has gone away is nobody's loss.
func (p *page) printf(format string, args ...any) { fmt.Fprintf(p.out, format, args...) }
