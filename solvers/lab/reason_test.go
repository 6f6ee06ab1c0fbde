package lab_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// A family that has no smallest set of facts to name says in its own words why a
// claim follows, and what is wrong with an answer. The published facts: of the
// classic conversation the numbers are 4 and 13; of 4444^4444 the last sum is 7;
// 1000! ends in 249 zeros.
func TestReasonsInOwnWords(t *testing.T) {
	families := []puzzle.Family{dialogues.New(), bignumbers.New()}
	variantOf := func(name string) (string, share.Variant) {
		for _, f := range families {
			for _, p := range f.Presets() {
				if p.Name == name {
					return p.Family, lab.VariantOf(p)
				}
			}
		}
		t.Fatal(name)
		return "", share.Variant{}
	}
	for _, test := range []struct{ puzzle, claim, answer, says string }{
		{"sum-and-product", "numbers/smaller/number = 4", "", "Sentence 4, that Sam knows the numbers, rules out"},
		{"sum-and-product", "not:among/14 >= 1", "", "97 pairs had to be ruled out."},
		{"sum-and-product", "not:numbers/larger/number = 8 & numbers/smaller/number = 3", "", "Sam, who knows the sum 11, thinks of 2 and 9; 3 and 8; 4 and 7."},
		{"sum-and-product", "", `{"numbers":{"larger":{"number":3},"smaller":{"number":13}}}`, "Pia, who knows the product 39, can only think of 3 and 13."},
		{"sum-and-product", "", `{"numbers":{"smaller":{"number":14}}}`, "97 pairs had to be ruled out."},
		{"cans-of-beer", "prime/0 = true", "", "7 is a prime number"},
		{"cans-of-beer", "", `{"answers":{"C":{"value":16}}}`, "C is 7, and no digit of the number had to be known."},
		{"trailing-zeros", "fits/0 = true", "", "The page has room for 1,920 zeros."},
		{"trailing-zeros", "", `{"answers":{"zeros":{"value":250}}}`, "249 zeros stand at the end."},
	} {
		family, v := variantOf(test.puzzle)
		var views []view.View
		got := &told{}
		l := lab.New(families)
		if test.claim != "" {
			if err := l.Explain(t.Context(), wire.ExplainRequest{Family: family, Variant: v, Claim: test.claim}, got.tell); err != nil {
				t.Fatal(err)
			}
			why := got.events[len(got.events)-1].Why
			if !why.Follows || len(why.Core) > 0 {
				t.Errorf("%s: %+v", test.claim, why)
			}
			views = why.Views
		} else {
			if err := l.Check(t.Context(), wire.CheckRequest{Family: family, Variant: v, Answer: json.RawMessage(test.answer)}, got.tell); err != nil {
				t.Fatal(err)
			}
			body := got.events[len(got.events)-1].Checked
			if !body.Wrong() {
				t.Errorf("%s: %+v", test.answer, body)
			}
			views = body.Views
		}
		if text := view.Texts(views); !strings.Contains(text, test.says) {
			t.Errorf("%s%s: “%s” is not said:\n%s", test.claim, test.answer, test.says, text)
		}
	}
}
