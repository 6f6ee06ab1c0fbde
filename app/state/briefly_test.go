package state

import (
	"testing"
	"unicode/utf8"
)

// The end is told in two lines beside a button on a phone, which have room for some forty
// characters, however long it took and with whatever help.
func TestTheEndIsToldBriefly(t *testing.T) {
	for _, trial := range []Trial{
		{End: EndAnswer, Ended: 59 * 60_000, Hints: 12, Checks: 9},
		{End: EndOpen, Ended: (23*60 + 59) * 60_000, Hints: 12, Checks: 9},
		{End: EndAnswer, Notes: Notes{Brought: true}},
	} {
		if said := trial.Briefly(); utf8.RuneCountInString(said) > 40 {
			t.Errorf("this is too long for the line: %s", said)
		}
	}
}
