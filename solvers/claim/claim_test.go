package claim_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/claim"
)

func TestText(t *testing.T) {
	for _, test := range []struct {
		claim claim.Claim
		text  string
	}{
		{claim.That("Pat", "meetings", "Tuesday", "friend"), `meetings/Tuesday/friend = "Pat"`},
		{claim.That("Pat", "meetings", "Tuesday", "friend").And(claim.That("library", "meetings", "Tuesday", "place")), `meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "library"`},
		{claim.Not(claim.That(true, "things", "rain")), `not:things/rain = true`},
		{claim.Of(claim.Atom{Path: []string{"boxes", "red", "black"}, Rel: claim.AtLeast, Value: 2}), `boxes/red/black >= 2`},
		{claim.Of(claim.Atom{Path: []string{"digits", "A"}, Rel: claim.OneOf, Value: []any{1, 3}}), `digits/A in [1,3]`},
		{claim.That("~/", "a/b", "~", "two words", ""), `"a~1b/~0/two words/" = "~/"`},
		{claim.That("x", "not:a"), `"not:a" = "x"`},
		{claim.That("<&>", "a"), `a = "<&>"`},
	} {
		if got := test.claim.String(); got != test.text {
			t.Errorf("%v is written %s, want %s", test.claim, got, test.text)
		}
		got, err := claim.Parse(test.text)
		if err != nil || got.String() != test.text || !slices.EqualFunc(got.All, test.claim.All, func(a, b claim.Atom) bool { return slices.Equal(a.Path, b.Path) && a.Rel == b.Rel }) {
			t.Errorf("%s is read as %v, %v", test.text, got, err)
		}
	}
}

func TestWhatIsNoClaim(t *testing.T) {
	for _, text := range []string{
		"", "not:", "a", "a = ", `a = "b" `, `a = "b" & `, `a = "b"&c = 1`, `a  = 1`, `a = 1.5`, `a = 1e2`, `a = null`, `a = {}`, `a = [1]`, `a in [1]`, `a in 1`, `a in [[1,2],3]`,
		`a >= "b"`, `a >= true`, `a ! 1`, `b = 1 & a = 1`, `a = 1 & a = 1`, `a in [3,1]`, `a in [1,1]`, "a in " + strings.Repeat("[", 100_000), "a = " + strings.Repeat("[", 100_000), `a in [1,[2]]`, `a in [1,{"b":2}]`, `a in [1`, `"a" = 1`, `a~ = 1`, `not:not: a = 1`, ` = 1`, `a = "\u0062"`, `a = 01`, "a = 1\x00",
	} {
		if c, err := claim.Parse(text); err == nil {
			t.Errorf("%q is read as %s", text, c)
		}
	}
}

func TestHolds(t *testing.T) {
	answer := map[string]any{"n": 3, "name": "Pat", "on": true}
	at := func(path []string) (any, error) {
		value, ok := answer[path[0]]
		if !ok && path[0] != "empty" {
			return nil, errors.New("there is no " + path[0])
		}
		return value, nil
	}
	for text, want := range map[string]bool{
		`n = 3`: true, `n = 4`: false, `n = "3"`: false, `n >= 3`: true, `n >= 4`: false, `n <= 3`: true, `n <= 2`: false,
		`n in [1,3]`: true, `n in [1,2]`: false, `name = "Pat"`: true, `on = true`: true, `on = false`: false,
		`n = 3 & name = "Pat"`: true, `n = 4 & name = "Pat"`: false, `not:n = 4 & name = "Pat"`: true, `not:n = 3`: false,
		`empty = 1`: false, `empty >= 0`: false, `not:empty = 1`: true,
	} {
		c, err := claim.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := c.Holds(at); err != nil || got != want {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{`other = 1`, `name >= 3`} {
		c, _ := claim.Parse(text)
		if _, err := c.Holds(at); err == nil {
			t.Errorf("%s is judged", text)
		}
	}
}

// Whatever names there are, a claim is read back as it was written.
func TestRandomClaimsAreReadBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	signs := []rune(`ab/~" =&<>:[]{},!01` + "é漢\u2028")
	text := func() string {
		runes := make([]rune, rng.IntN(6))
		for i := range runes {
			runes[i] = signs[rng.IntN(len(signs))]
		}
		return string(runes)
	}
	value := func() any { return []any{text(), rng.IntN(100) - 50, rng.IntN(2) == 0}[rng.IntN(3)] }
	for range 20_000 {
		var atoms []claim.Atom
		for range 1 + rng.IntN(3) {
			a := claim.Atom{Path: []string{text(), text()}[:1+rng.IntN(2)]}
			if len(a.Path) == 1 && a.Path[0] == "" {
				a.Path[0] = "x" // a path that leads nowhere
			}
			switch a.Rel = []claim.Rel{claim.Is, claim.OneOf, claim.AtLeast, claim.AtMost}[rng.IntN(4)]; a.Rel {
			case claim.Is:
				a.Value = value()
			case claim.OneOf:
				a.Value = []any{value(), value()}
			default:
				a.Value = rng.IntN(10)
			}
			atoms = append(atoms, a)
		}
		c := claim.Of(atoms...)
		c.Not = rng.IntN(2) == 0
		got, err := claim.Parse(c.String())
		if err != nil || got.String() != c.String() || len(got.All) != len(c.All) || got.Not != c.Not {
			t.Fatalf("%s is read as %s, %v", c, got, err)
		}
		for i, a := range c.All {
			if !slices.Equal(a.Path, got.All[i].Path) || a.Rel != got.All[i].Rel {
				t.Fatalf("%s is read as %s", c, got)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`not:"a b" = "c" & d in [1,true]`)
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := claim.Parse(text); err == nil && c.String() != text {
			t.Errorf("%q is read as %q", text, c)
		}
	})
}

// A puzzle has some thousand claims, which are written and read with each picture.
func BenchmarkText(b *testing.B) {
	for b.Loop() {
		c := claim.That("Pat", "meetings", "Tuesday", "friend").And(claim.That("library", "meetings", "Tuesday", "place"))
		if _, err := claim.Parse(c.String()); err != nil {
			b.Fatal(err)
		}
	}
}

// The atoms of a claim are told apart by its text alone, whatever stands in their names.
func TestParts(t *testing.T) {
	tricky := claim.That(`a" & b = "c\`, "x y", `" & `).And(claim.That(3, "z"))
	for _, c := range []claim.Claim{tricky, claim.Not(tricky), claim.That("Pat", "meetings", "Tuesday", "friend")} {
		var want []string
		for _, atom := range c.All {
			want = append(want, atom.String())
		}
		if got := claim.Parts(c.String()); !slices.Equal(got, want) {
			t.Errorf("%s has the parts %q, want %q", c, got, want)
		}
	}
}

// One place has one value.
func TestOtherValue(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{`days/Thursday/friend = "Sam"`, `days/Thursday/friend = "Pat"`, true},
		{`days/Thursday/friend = "Sam"`, `days/Thursday/friend = "Sam"`, false},
		{`days/Thursday/friend = "Sam"`, `days/Monday/friend = "Pat"`, false},
		{`places/Ann/place = 1`, `places/Ann/place = 2`, true},
		{`places/Ann/place >= 1`, `places/Ann/place >= 2`, false},
		{`"a = b/c" = 1`, `"a = d/c" = 2`, false},
		{`"a \" = b" = 1`, `"a \" = b" = 2`, true},
	} {
		if got := claim.OtherValue(c.a, c.b); got != c.want {
			t.Errorf("%s and %s: %v", c.a, c.b, got)
		}
	}
}
