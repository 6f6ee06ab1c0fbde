package argue_test

import (
	"testing"

	"solvitur/solvers/argue"
)

// What is left is told with what takes others, and with what was ruled out, where there is any.
func TestLeft(t *testing.T) {
	for _, test := range []struct {
		taken string
		out   []string
		want  string
	}{
		{"", nil, "Ann is the only one."},
		{"Bob is 2nd", nil, "Ann is the only one: Bob is 2nd."},
		{"", []string{"Cid"}, "Ann is the only one: Cid is ruled out."},
		{"Bob is 2nd", []string{"Cid", "Dan"}, "Ann is the only one: Bob is 2nd, and Cid and Dan are ruled out."},
	} {
		if text, name := argue.Left("Ann is the only one", test.taken, test.out); text != test.want || name != "the only one left" {
			t.Errorf("%q, %q", text, name)
		}
	}
}
