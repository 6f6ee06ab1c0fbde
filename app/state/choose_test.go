package state

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/puzzle"
)

// chosenFrom are puzzles of two kinds and two sources.
var chosenFrom = []puzzle.Card{
	{Name: "bridges", Family: "walks", Kind: "Walks over bridges", Title: "The bridges of Königsberg", Summary: "Seven bridges, one walk.", Source: "Márkusz 1988", From: "mm", Verdict: puzzle.None},
	{Name: "zebra", Family: "grids", Kind: "Who lives where?", Title: "The zebra", Summary: "Five houses.", Source: "Prolog", From: "pp", Verdict: puzzle.One, Grade: &puzzle.Grade{Level: puzzle.Medium}},
	{Name: "market", Family: "grids", Kind: "Who lives where?", Title: "At the market", Summary: "Anna’s lamp.", Source: "Our own", From: "ours", Verdict: puzzle.One, Grade: &puzzle.Grade{Level: puzzle.VeryHard}},
	{Name: "train", Family: "grids", Kind: "Who lives where?", Title: "The night train", Summary: "Five beds.", Source: "Our own", From: "ours", Verdict: puzzle.Many, Grade: &puzzle.Grade{Level: puzzle.Easy}},
}

func fitting(c Choice, solved ...string) string {
	var names []string
	for _, card := range chosenFrom {
		if c.Fits(card, slices.Contains(solved, card.Name)) {
			names = append(names, card.Name)
		}
	}
	return strings.Join(names, " ")
}

func TestPuzzlesAreFoundByWords(t *testing.T) {
	for words, want := range map[string]string{
		"":                  "bridges zebra market train",
		"   ":               "bridges zebra market train",
		"five":              "zebra train",
		"FIVE houses":       "zebra", // every word
		"konigsberg":        "bridges",
		"Königsberg":        "bridges",
		"KÖNIGSBERG márkus": "bridges", // title and source
		"markusz":           "bridges",
		"anna's":            "market",
		"bridg":             "bridges", // part of a word
		"who lives":         "zebra market train",
		"one":               "bridges", // and not the puzzles that have one answer
		"easy":              "",        // a filter, not a word
		"zebra bridges":     "",
		"[":                 "",
	} {
		if got := fitting(Choice{Words: words}); got != want {
			t.Errorf("%q finds %q, want %q", words, got, want)
		}
	}
}

func TestPuzzlesAreFoundByFilters(t *testing.T) {
	for _, test := range []struct {
		choice Choice
		want   string
	}{
		{Choice{}.Pick(ByKind, "grids"), "zebra market train"},
		{Choice{}.Pick(BySource, "ours"), "market train"},
		{Choice{}.Pick(ByLevel, "very hard"), "market"},
		{Choice{}.Pick(ByLevel, ungraded), "bridges"},
		{Choice{}.Pick(ByAnswer, "one"), "zebra market"},
		{Choice{}.Pick(ByAnswer, "many"), "train"},
		{Choice{}.Pick(ByAnswer, "none"), "bridges"},
		{Choice{}.Pick(BySolved, "yes"), "zebra"},
		{Choice{}.Pick(BySolved, "no"), "bridges market train"},
		{Choice{}.Pick(BySource, "ours").Pick(ByAnswer, "one"), "market"},
		{Choice{Words: "five"}.Pick(BySolved, "no"), "train"},
		{Choice{}.Pick(ByKind, "grids").Pick(ByKind, ""), "bridges zebra market train"},
	} {
		if got := fitting(test.choice, "zebra"); got != test.want {
			t.Errorf("%s finds %q, want %q", test.choice.Fragment(), got, test.want)
		}
	}
}

func TestPlain(t *testing.T) {
	const text = "Łódź, Žižkov, Čapek, Erdős, Ångström, Ñandú, Tøyen, FAÇADE, Müßig"
	if got, want := plain(text), "lodz, zizkov, capek, erdos, angstrom, nandu, toyen, facade, mußig"; got != want {
		t.Errorf("%q is plainly %q", text, got)
	}
	if len([]rune(accented)) != len(bare) {
		t.Error("the letters are out of step")
	}
}

// What can be picked is what there is, with how many puzzles that leaves.
func TestOptions(t *testing.T) {
	for f, want := range map[Filter]string{
		ByKind:   "walks: Walks over bridges (1), grids: Who lives where? (3)",
		BySource: "mm: Márkusz 1988 (1), pp: Prolog (1), ours: Our own (2)",
		ByLevel:  "easy: easy (1), medium: medium (1), very hard: very hard (1), none: not graded (1)",
		ByAnswer: "one: exactly one (2), many: several (1), none: none (1)",
		BySolved: "yes: solved, no: not yet",
	} {
		var got []string
		for _, o := range f.Options(chosenFrom) {
			got = append(got, o.Value+": "+o.Label)
			if n := len(strings.Fields(fitting(Choice{}.Pick(f, o.Value)))); f != BySolved && !strings.HasSuffix(o.Label, "("+string(rune('0'+n))+")") {
				t.Errorf("%s leaves %d", o.Label, n)
			}
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("got %s\nwant %s", s, want)
		}
	}
}

// An address says what is looked for, and is read strictly: what it does not know is
// left out.
func TestAddressesOfChoices(t *testing.T) {
	for _, c := range []Choice{
		{}, {Words: "zebra"}, {Words: "a b  "}, {Words: "50% & more=#1 ü"},
		Choice{Words: "x"}.Pick(ByKind, "grids").Pick(BySource, "mm").Pick(ByLevel, "very hard").Pick(ByAnswer, "none").Pick(BySolved, "no"),
	} {
		fragment := c.Fragment()
		if (fragment == "") != (c == Choice{}) {
			t.Errorf("%+v is the address %q", c, fragment)
		}
		if got, unread := ReadChoice(fragment, chosenFrom); got != c || unread != nil {
			t.Errorf("%+v is the address %q, which is %+v, without %q", c, fragment, got, unread)
		}
	}
	if got := (Choice{Words: "a b"}).Pick(ByLevel, "very hard").Fragment(); got != "#find=a+b&level=very+hard" {
		t.Errorf("the address is %q: addresses hold for ever", got)
	}
	for _, foreign := range []string{
		"#main", "#1.q1YqSyxKTi3JTFWyUkpUqgUA", "#kind=nothing", "#kind", "#=&&=", "#level=EASY", "#find=%zz", "#%", "#answer=unsolved",
		"#find=" + strings.Repeat("x", mostSought+1), "#words=x", "#5=x",
	} {
		if got, _ := ReadChoice(foreign, chosenFrom); got != (Choice{}) {
			t.Errorf("%q looks for %+v", foreign, got)
		}
	}
	if got, _ := ReadChoice("#kind=nothing&level=easy&kind", chosenFrom); got != (Choice{}).Pick(ByLevel, "easy") {
		t.Errorf("what is known beside what is not: %+v", got)
	}
}

// What an address asks for that is not known is told, as it stands there. Addresses of
// something else ask for nothing.
func TestWhatAnAddressAsksForInVain(t *testing.T) {
	for fragment, want := range map[string]string{
		"":                                   "",
		"#main":                              "",
		"#1.q1YqSyxKTi3JTFWyUkpUqgUA":        "",
		"#find=zebra&level=very+hard":        "",
		"#find=zebra&&":                      "",
		"#kind=no%20such":                    "The address also asks for “kind=no such”, which is not known here: it was left out.",
		"#level=EASY&find=x&kin":             "The address also asks for “level=EASY” and “kin”, which are not known here: they were left out.",
		"#a=1&b=2&c=3&d=4":                   "The address also asks for “a=1”, “b=2”, “c=3” and 1 more thing, which are not known here: they were left out.",
		"#find=%zz":                          "The address also asks for “find=%zz”, which is not known here: it was left out.",
		"#kind=<b>":                          "The address also asks for “kind=<b>”, which is not known here: it was left out.",
		"#x=" + strings.Repeat("y", 50):      "The address also asks for “x=" + strings.Repeat("y", unreadLetter-2) + "…”, which is not known here: it was left out.",
		"#level=easy&source=long-since-gone": "The address also asks for “source=long-since-gone”, which is not known here: it was left out.",
	} {
		if _, unread := ReadChoice(fragment, chosenFrom); Unread(unread) != want {
			t.Errorf("%q: %q, want %q", fragment, Unread(unread), want)
		}
	}
}

func TestRecommended(t *testing.T) {
	for _, test := range []struct {
		solved []string
		want   string
	}{
		{nil, "train"},
		{[]string{"bridges"}, "train"},
		{[]string{"train"}, "zebra"},
		{[]string{"train", "zebra"}, "market"},
		{[]string{"zebra", "train", "market"}, ""},
	} {
		card, ok := Recommended(chosenFrom, func(name string) bool { return slices.Contains(test.solved, name) })
		if card.Name != test.want || ok != (test.want != "") {
			t.Errorf("after %q: %q, %v", test.solved, card.Name, ok)
		}
	}
}

func FuzzReadChoice(f *testing.F) {
	f.Add("#find=a+b&level=easy")
	f.Add("#find=%C3%BC&kind=grids&solved=no")
	f.Add("#kind=%E2%80%AEgnorw&%00")
	f.Fuzz(func(t *testing.T, fragment string) {
		c, unread := ReadChoice(fragment, chosenFrom)
		if again, left := ReadChoice(c.Fragment(), chosenFrom); again != c || left != nil {
			t.Errorf("%q: %+v, and from its own address %+v, without %q", fragment, c, again, left)
		}
		if says := Unread(unread); !utf8.ValidString(says) || (says == "") != (len(unread) == 0) {
			t.Errorf("%q: %q", fragment, says)
		}
		if says := Unread(unread); strings.ContainsFunc(says, func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }) {
			t.Errorf("%q: %q holds what cannot be seen", fragment, says)
		}
		fitting(c)
	})
}
