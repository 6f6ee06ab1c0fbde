package share_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"solvitur/solvers/share"
)

func passage(t testing.TB, name string) share.Passage {
	t.Helper()
	p, ok := share.PassageCalled(name)
	if !ok {
		t.Fatalf("there is no passage %q", name)
	}
	return p
}

// What a visitor pastes is kept as it looks, without what cannot be seen.
func TestCleanKeepsWhatIsSeen(t *testing.T) {
	for name, test := range map[string]struct{ passage, text, want string }{
		"plain":                  {"title", "The jealous boyfriend", "The jealous boyfriend"},
		"markup is text":         {"title", `<img src=x onerror="alert(1)">&amp;`, `<img src=x onerror="alert(1)">&amp;`},
		"blanks":                 {"title", "  a \t b\u2003c  ", "a b c"},
		"lines in a title":       {"title", "a\r\n\r\nb", "a b"},
		"lines in a story":       {"story", "\n a\r\nb \n\n\n\nc\u2029d\n", "a\nb\n\nc\n\nd"},
		"direction turned round": {"story", "abc\u202edcba\u2066x\u2069\u200f", "abcdcbax"},
		"hidden in a word":       {"story", "pa\u200bss\u200dwo\u2060rd\ufeff\u00ad", "password"},
		"orders to a terminal":   {"notes", "\x1b[31mred\x07\u009b", "[31mred"},
		"tags and fillers":       {"title", "a\U000e0041\u3164\u2800b", "ab"},
		"no text at all":         {"title", "\xff\xfea", "a"},
		"Persian":                {"title", "می\u200cخواهم", "می\u200cخواهم"},
		"a family":               {"title", "👩\u200d👧", "👩\u200d👧"},
		"a joiner at the end":    {"title", "👩\u200d", "👩"},
		"accents":                {"title", "Ma\u0301rkusz Zsuzsa", "Ma\u0301rkusz Zsuzsa"},
		"a tower of marks":       {"title", "a" + strings.Repeat("\u0301", 40), "a" + strings.Repeat("\u0301", 6)},
		"a tower with joiners":   {"title", "ب" + strings.Repeat(strings.Repeat("\u064e", 6)+"\u200d", 15) + "ب", "ب" + strings.Repeat("\u064e", 6) + "\u200dب"},
		"a number that stays":    {"title", "100\u00a0km", "100\u00a0km"},
		"Chinese":                {"question", "谁说了谎？", "谁说了谎？"},
	} {
		if got := passage(t, test.passage).Clean(test.text); got != test.want {
			t.Errorf("%s: %q became %q, not %q", name, test.text, got, test.want)
		}
	}
}

// Whatever is pasted: what is clean stays so, has nothing unseen in it but the
// joiners that some scripts need, and can be in a link.
func FuzzClean(f *testing.F) {
	f.Add("a\u202eb\r\n\n\nc")
	f.Add("👩\u200d" + strings.Repeat("\u0301", 9) + "\u200d👧")
	f.Fuzz(func(t *testing.T, text string) {
		for _, p := range share.Passages {
			clean := p.Clean(text)
			if again := p.Clean(clean); again != clean {
				t.Fatalf("%s: %q becomes %q", p.Name, clean, again)
			}
			for _, r := range clean {
				if !unicode.IsGraphic(r) && r != '\u200c' && r != '\u200d' && !(p.Lines && r == '\n') {
					t.Fatalf("%s: %q has %U in it", p.Name, clean, r)
				}
			}
			words := p.With(share.Words{}, clean).Sound()
			link, err := share.Encode(share.Variant{Facts: json.RawMessage(`{}`), Words: words})
			if err != nil {
				t.Fatal(err)
			}
			if back, err := share.Decode(link); err != nil || back.Words != words {
				t.Fatalf("%+v came back as %+v (%v)", words, back.Words, err)
			}
		}
	})
}

// A passage that is too long is told of by its name, is no part of sound words, and
// no link holds it.
func TestPassagesThatAreTooLong(t *testing.T) {
	for _, p := range share.Passages {
		fits := p.With(share.Words{Blank: true}, strings.Repeat("é", p.Most))
		if faults := fits.Faults(); len(faults) > 0 || fits.Sound() != fits {
			t.Errorf("%s: %v", p.Name, faults)
		}
		long := p.With(fits, strings.Repeat("é", p.Most+1))
		faults := long.Faults()
		if len(faults) != 1 || faults[0].Path != "words/"+p.Name || !strings.Contains(faults[0].Message, p.Name) {
			t.Errorf("%s: %v", p.Name, faults)
		}
		if long.Sound() != (share.Words{Blank: true}) {
			t.Errorf("%s: %+v is called sound", p.Name, long.Sound())
		}
		if link, err := share.Encode(share.Variant{Facts: json.RawMessage(`{}`), Words: long}); err == nil {
			t.Errorf("%s: it is in the link %.30s", p.Name, link)
		}
	}
}

// A link without words is as it always was.
func TestVersionIsTheOldestThatWillDo(t *testing.T) {
	for _, test := range []struct {
		words share.Words
		want  string
	}{{share.Words{}, "#1."}, {share.Words{Title: "Mine"}, "#2."}, {share.Words{Blank: true}, "#2."}, {share.Words{Story: " \u200b"}, "#1."}} {
		link, err := share.Encode(share.Variant{Facts: json.RawMessage(`{}`), Words: test.words})
		if err != nil || !strings.HasPrefix(link, test.want) {
			t.Errorf("%+v: %s (%v)", test.words, link, err)
		}
	}
}

func TestParagraphs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, _ := share.PassageCalled("story")
		text := p.Clean(rapid.StringMatching(`([a-c ]{0,3}\n{0,4}){0,5}`).Draw(t, "text"))
		paragraphs := share.Paragraphs(text)
		for _, paragraph := range paragraphs {
			if strings.TrimSpace(paragraph) == "" {
				t.Fatalf("%q has an empty paragraph", text)
			}
		}
		if joined := strings.Join(paragraphs, "\n\n"); joined != text {
			t.Fatalf("%q became %q", text, joined)
		}
	})
}
