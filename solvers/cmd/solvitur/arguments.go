package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// operands reads flags, which may stand before, between and behind the
// operands, and gives the operands.
func (d door) operands(flags *flag.FlagSet, args []string) ([]string, error) {
	flags.SetOutput(io.Discard)
	var operands []string
	for {
		err := flags.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			fmt.Fprintf(d.out, "The flags of solvitur %s:\n", flags.Name())
			flags.SetOutput(d.out)
			flags.PrintDefaults()
			return nil, errHelp
		}
		if err != nil {
			return nil, usagef("%s (solvitur %s -h lists the flags)", err, flags.Name())
		}
		if flags.NArg() == 0 {
			return operands, nil
		}
		operands = append(operands, flags.Arg(0))
		args = flags.Args()[1:]
	}
}

// given says whether a flag stands on the command line.
func given(flags *flag.FlagSet, name string) (is bool) {
	flags.Visit(func(f *flag.Flag) { is = is || f.Name == name })
	return is
}

// words is a flag that may be given several times, once for each word.
type words []string

func (w *words) String() string { return fmt.Sprint([]string(*w)) }

func (w *words) Set(word string) error {
	*w = append(*w, word)
	return nil
}
