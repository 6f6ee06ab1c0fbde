package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	d := door{families: catalog.Families(), in: os.Stdin, out: os.Stdout, err: os.Stderr}
	status := d.run(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

// door is the program with its surroundings.
type door struct {
	families []puzzle.Family
	in       io.Reader
	out, err io.Writer
}

// The exit statuses.
const (
	statusSolved = 0
	statusFacts  = 1
	statusUsage  = 2
	statusDefect = 3
)

const usage = `Solvitur: change a fact, see what follows, and why.

  solvitur list                      the puzzles
  solvitur solve <what> [flags]      what follows from a puzzle: its name, a link,
                                     a file of facts, or - for standard input
  solvitur check <what> <answer>     whether an answer in JSON, whole or in part,
                                     fits the facts
  solvitur another <puzzle> [flags]  another one like it, of a seed and a level
  solvitur hint <what> [flags]       the next step from what somebody has found out
  solvitur schema <family>           a JSON Schema of the facts of a family
  solvitur catalog -out DIR          the puzzles as the files that the site is made of

"solvitur solve -h" lists the flags.
`

func (d door) run(ctx context.Context, args []string) int {
	if len(args) == 0 {
		fmt.Fprint(d.err, usage)
		return statusUsage
	}
	var err error
	switch command, args := args[0], args[1:]; command {
	case "list":
		err = d.list(args)
	case "solve":
		err = d.solve(ctx, args)
	case "check":
		err = d.check(ctx, args)
	case "another":
		err = d.another(ctx, args)
	case "hint":
		err = d.hint(ctx, args)
	case "schema":
		err = d.schema(args)
	case "catalog":
		err = d.catalog(ctx, args)
	case "help", "-h", "-help", "--help":
		fmt.Fprint(d.out, usage)
	default:
		err = usagef("there is no command %q: use list, solve, check, another, hint, schema or catalog", command)
	}
	return d.status(err)
}

// status tells an error and gives the exit status for it.
func (d door) status(err error) int {
	var wrong usageError
	var faulty factsError
	switch {
	case err == nil, errors.Is(err, errHelp):
		return statusSolved
	case errors.As(err, &wrong):
		fmt.Fprintf(d.err, "solvitur: %s\n", printable(wrong.Error()))
		return statusUsage
	case errors.As(err, &faulty):
		faults := schema.FieldErrors(faulty.error)
		for _, fault := range faults[:min(len(faults), mostFaults)] {
			written := ""
			if fault.Written != "" {
				written = " (In JSON: " + fault.Written + ".)"
			}
			fmt.Fprintf(d.err, "%s: %s%s\n", printable(cmp.Or(fault.Path, "facts")), printable(fault.Message), printable(written))
		}
		if more := len(faults) - mostFaults; more > 0 {
			fmt.Fprintf(d.err, "facts: and %d more faults\n", more)
		}
		return statusFacts
	}
	fmt.Fprintf(d.err, "solvitur: %s\n", printable(err.Error()))
	return statusDefect
}

// printable is a message on one line, without what would give orders to a
// terminal.
func printable(message string) string {
	var b strings.Builder
	for _, r := range schema.Shorten(message) {
		if r != ' ' && !unicode.IsGraphic(r) {
			quoted := strconv.QuoteRune(r)
			b.WriteString(quoted[1 : len(quoted)-1])
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// mostFaults is how many faults are told one by one.
const mostFaults = 100

// usageError is a command that makes no sense.
type usageError string

func (e usageError) Error() string { return string(e) }

func usagef(format string, args ...any) error { return usageError(fmt.Sprintf(format, args...)) }

// factsError is facts that make no sense.
type factsError struct{ error }

// errHelp ends a command that was only asked for its flags.
var errHelp = errors.New("help was asked for")

func (d door) lab() *lab.Lab { return lab.New(d.families) }
