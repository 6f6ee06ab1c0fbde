package argue

import (
	"strings"

	"solvitur/solvers/english"
)

// Left says that one is left of some of which exactly one is so, and what such a step is called.
// Said is what is concluded, without its full stop; taken is a clause that says what takes others,
// "" for none; out are the names of those that have been ruled out before.
func Left(said, taken string, out []string) (text, name string) {
	var why []string
	if taken != "" {
		why = append(why, taken)
	}
	if len(out) > 0 {
		why = append(why, english.ListAre(out)+" ruled out")
	}
	if len(why) > 0 {
		said += ": " + strings.Join(why, ", and ")
	}
	return said + ".", "the only one left"
}
