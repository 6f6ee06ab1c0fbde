package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"solvitur/solvers/family/pedigree"
	"solvitur/solvers/family/sorites"
	"solvitur/solvers/puzzle"
)

// Where something is asked for that follows from the facts, an answer is judged by that alone.
func TestAnswersToAQuestion(t *testing.T) {
	const (
		both     = `{"family":"sorites","facts":{"about":"thing","terms":[{"name":"a"},{"name":"b"}],"premises":[{"kind":"formula","formula":"a and b"}]}}`
		follows  = `{"conclusion":{"if":{"term":"a","truth":"yes"},"then":{"term":"b","truth":"yes"}}}`
		mermaids = `{"conclusion":{"if":{"term":"mermaid","truth":"yes"},"then":{"term":"seen","truth":"yes"}}}`
	)
	door := func(t *testing.T, in string, args ...string) string {
		t.Helper()
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{pedigree.New(), sorites.New()}, in: strings.NewReader(in), out: &out, err: &err}
		if status := d.run(t.Context(), args); status != 0 {
			t.Fatalf("%v: status %d, %s", args, status, &err)
		}
		return out.String()
	}
	for _, c := range []struct {
		in   string
		args []string
		want string
	}{
		{"", []string{"check", "ancestors", `{"are":"some","both":4}`}, "Right."},
		{"", []string{"check", "ancestors", `{"are":"all"}`}, "Wrong: "},
		{"", []string{"check", "ancestors", `{"are":"none"}`}, "Wrong: "},
		{"", []string{"check", "ancestors", `{"are":"some","both":5}`}, "Wrong: The first is right, and the number is not"},
		{"", []string{"check", "carroll-mermaids", mermaids}, "Wrong: That does not follow."},
		{"", []string{"hint", "ancestors", "-answer", `{"are":"all"}`}, "The answer is not right yet. "},
		{both, []string{"check", "-", follows}, "Wrong: That follows, but is not what is asked for"},
		{both, []string{"hint", "-"}, "What is asked for does not follow from the facts."},
	} {
		if got := door(t, c.in, c.args...); !strings.HasPrefix(got, c.want) {
			t.Errorf("%v: %q, want %q", c.args, got, c.want)
		}
	}

	// Both ways to answer can be written by the form that is printed.
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(door(t, "", "check", "ancestors", "-form")))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("answer.json", doc); err != nil {
		t.Fatal(err)
	}
	form, err := compiler.Compile("answer.json")
	if err != nil {
		t.Fatal(err)
	}
	line := `{"line":{"generation 1":{"who":"father"}`
	for i := 2; i <= 5; i++ {
		line += fmt.Sprintf(`,"generation %d":{"who":"mother"}`, i)
	}
	line += "}}"
	for answer, valid := range map[string]bool{`{"are":"some","both":4}`: true, line: true, `{"are":"perhaps"}`: false, `{"is":1}`: false} {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(answer))
		if err != nil {
			t.Fatal(err)
		}
		if err := form.Validate(value); (err == nil) != valid {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

// A fact that makes no sense beside the others can be switched off.
func TestWhatIsOffIsNotRefused(t *testing.T) {
	const cannot = `{"family":"pedigree","facts":{"phrases":[{"is":"one","text":"parents"}],"same":[{"one":"father","other":"mother"}]}}`
	for off, want := range map[string]string{
		"same/0": "2 ancestors fit.",
		"same/7": "solvitur: -off: there is no fact “same/7”",
		"":       "same/0/other: My father would be a man and a woman",
	} {
		var out, err bytes.Buffer
		args := []string{"solve", "-"}
		if off != "" {
			args = append(args, "-off", off)
		}
		d := door{families: []puzzle.Family{pedigree.New()}, in: strings.NewReader(cannot), out: &out, err: &err}
		d.run(t.Context(), args)
		if got := out.String() + err.String(); !strings.HasPrefix(got, want) {
			t.Errorf("off %q: %q, want %q", off, got, want)
		}
	}
}

// A fault of an answer is told by the form whose members are there.
func TestFaultsOfAnAnswerToAQuestion(t *testing.T) {
	for _, c := range []struct{ command, flag, answer, want string }{
		{"check", "", `{"are":"perhaps"}`, "answer/are: "},
		{"check", "", `{"are":"some","both":"4"}`, "answer/both: "},
		{"check", "", `{"both":4}`, "answer/are: Something is left open"},
		{"check", "", `{"boths":4}`, "answer/boths: "},
		{"hint", "-answer", `{"are":"perhaps"}`, "answer/are: "},
		{"hint", "-answer", `{"x":1}`, "answer/x: Nothing is called x here"},
	} {
		args := []string{c.command, "ancestors", c.answer}
		if c.flag != "" {
			args = []string{c.command, "ancestors", c.flag, c.answer}
		}
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{pedigree.New()}, in: strings.NewReader(""), out: &out, err: &err}
		if status := d.run(t.Context(), args); status != 1 || !strings.HasPrefix(err.String(), c.want) {
			t.Errorf("%v: status %d, %q, want %q", args, status, err.String(), c.want)
		}
	}
}
