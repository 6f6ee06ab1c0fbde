package main

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// tellArgument prints an argument as numbered sentences.
func (p *page) tellArgument(a *wire.ArguedBody) {
	p.printf("\nThe argument\n\n")
	switch {
	case a.Unfit != "":
		p.printf("%s\n", a.Unfit)
		return
	case a.Stopped:
		p.printf("The time was up before the argument was complete: raise -timeout.\n")
		return
	case len(a.Steps) == 0 && a.Contradiction:
		p.printf("The rules of the puzzle alone contradict each other.\n")
		return
	case len(a.Steps) == 0:
		p.printf("Nothing follows from the facts.\n")
		return
	}
	if a.Note != "" {
		p.printf("%s\n\n", a.Note)
	}
	p.printf("%s", argumentText(a.Argued))
	if a.Open {
		p.printf("\nFurther than this nothing is certain.\n")
	}
	hardest := a.Steps[a.Hardest]
	p.printf("\nHardest step: %d, with %s and %s of the kind.\n", a.Hardest+1,
		english.Count(hardest.ClueCount, "clue", "clues"), english.Count(hardest.RuleCount, "rule", "rules"))
}

// argumentText is an argument as numbered sentences.
func argumentText(a puzzle.Argued) string {
	var b strings.Builder
	for i, step := range a.Steps {
		fmt.Fprintf(&b, "%3d. ", i+1)
		if step.Name != "" {
			b.WriteString(english.Capital(step.Name) + ". ")
		}
		b.WriteString(step.Text)
		if step.Unproved {
			b.WriteString(" (Not proved simplest.)")
		}
		b.WriteString("\n")
		for _, supposed := range step.Suppose {
			b.WriteString("     " + supposed.Text)
			for _, line := range supposed.Lines {
				b.WriteString(" " + line.Text)
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
