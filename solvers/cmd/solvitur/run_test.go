package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"solvitur/solvers/family/bridges"
	"solvitur/solvers/family/crossings"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/family/jugs"
	"solvitur/solvers/family/null"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest/clauses"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

var update = flag.Bool("update", false, "write the goldens; then read them")

var tested = []puzzle.Family{null.New(), clauses.New(true)}

// result is what a run of the program leaves.
type result struct {
	status   int
	out, err string
}

func run(t testing.TB, in string, args ...string) result {
	t.Helper()
	var out, err bytes.Buffer
	d := door{families: tested, in: strings.NewReader(in), out: &out, err: &err}
	status := d.run(t.Context(), args)
	return result{status, out.String(), err.String()}
}

// times are the only part of an output that differs from run to run, and links from one
// version of Go to another.
var times = regexp.MustCompile(`(time: |"elapsed":|#2\.)[0-9.A-Za-z_-]+`)

const (
	contradiction = `{"family":"null","facts":{"top":100,"rests":[{"divisor":5,"rest":3},{"divisor":3,"rest":2},{"divisor":6,"rest":1},{"divisor":9,"rest":3}]}}`
	many          = `{"family":"clauses","facts":{"variables":3,"clauses":[{"literals":"1"},{"literals":"1 2"},{"literals":"-1 2 3"},{"literals":"1 3"}]}}`
	noise         = `{"family":"clauses","facts":{"variables":9,"clauses":[]}}`
)

// TestGoldens compares what is printed with testdata/<name>.txt.
func TestGoldens(t *testing.T) {
	link, err := share.Encode(share.Variant{Facts: json.RawMessage(`{"top":30,"rests":[{"divisor":7,"rest":2}]}`)})
	if err != nil {
		t.Fatal(err)
	}
	own, err := share.Encode(share.Variant{Facts: json.RawMessage(`{"top":30,"rests":[{"divisor":7,"rest":2}]}`), Words: share.Words{
		Title: "Seven in a row", Story: "Eggs in a basket.\n\nIn rows of seven, two are over.", Question: "How many are there?", Notes: "For Monday.",
	}})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		in   string
		args []string
	}{
		"own-link":         {"", []string{"solve", "p/soldiers/" + own}},
		"own-json":         {"", []string{"solve", "p/soldiers/" + own, "-json"}},
		"own-file":         {`{"family":"null","puzzle":"soldiers","facts":{"top":9,"rests":[]},"words":{"question":"Which\u202e number?"}}`, []string{"solve", "-"}},
		"own-blank":        {`{"family":"null","facts":{"top":9,"rests":[]},"words":{"blank":true,"story":"Once upon a time."}}`, []string{"solve", "-"}},
		"list":             {"", []string{"list"}},
		"one":              {"", []string{"solve", "soldiers"}},
		"one-json":         {"", []string{"solve", "soldiers", "-json"}},
		"one-count-trace":  {"", []string{"solve", "-strategy", "count", "soldiers", "-trace", "-off", "rests/0", "-limit", "1"}},
		"one-why":          {"", []string{"solve", "soldiers", "-why"}},
		"claim":            {"", []string{"solve", "soldiers", "-claim", `parity = "odd"`}},
		"claim-even":       {"", []string{"solve", "soldiers", "-claim", `parity = "even"`}},
		"none-why":         {contradiction, []string{"solve", "-", "-why", "-cores", "5"}},
		"none-why-json":    {contradiction, []string{"solve", "-", "-why", "-json"}},
		"many-why":         {many, []string{"solve", "-why", "-"}},
		"many-why-json":    {many, []string{"solve", "-why", "-json", "-"}},
		"many-limit":       {noise, []string{"solve", "-", "-limit", "2"}},
		"many-limit-json":  {noise, []string{"solve", "-", "-limit", "2", "-json"}},
		"trace-json":       {`{"family":"clauses","facts":{"variables":1,"clauses":[]},"off":[],"strategy":"cores"}`, []string{"solve", "-json", "-trace", "-"}},
		"link":             {"", []string{"solve", "https://example.org/sub/p/soldiers/" + link}},
		"path-of-the-site": {"", []string{"solve", "/embed/soldiers/" + link, "-json"}},
		"check-right":      {"", []string{"check", "soldiers", `{"number":23}`}},
		"check-wrong":      {"", []string{"check", "soldiers", `{"number":8}`, "-off", "rests/0"}},
		"check-open":       {"", []string{"check", "soldiers", `{}`}},
		"check-none":       {contradiction, []string{"check", "-", `{}`}},
		"check-json":       {"", []string{"check", "soldiers", `{"number":8}`, "-json"}},
		"check-form":       {"", []string{"check", "soldiers", "-form"}},
		"hint":             {"", []string{"hint", "soldiers"}},
		"hint-json":        {"", []string{"hint", "soldiers", "-json", "-answer", `{}`}},
		"hint-found":       {"", []string{"hint", "soldiers", "-answer", `{"number":23}`}},
		"hint-wrong":       {"", []string{"hint", "soldiers", "-marks", `["parity = \"odd\"", "number = 8"]`}},
		"hint-none":        {contradiction, []string{"hint", "-"}},
		"help-hint":        {"", []string{"hint", "-h"}},
		"help-check":       {"", []string{"check", "-h"}},
		"another":          {"", []string{"another", "soldiers", "-seed", "7"}},
		"another-json":     {"", []string{"another", "soldiers", "-seed", "1-any-7", "-json"}},
		"help-another":     {"", []string{"another", "-h"}},
		"help":             {"", []string{"help"}},
		"help-solve":       {"", []string{"solve", "-h"}},
	} {
		t.Run(name, func(t *testing.T) {
			got := run(t, c.in, c.args...)
			if got.status != 0 || got.err != "" {
				t.Fatalf("status %d, %s", got.status, got.err)
			}
			text := times.ReplaceAllString(got.out, "${1}0")
			file := filepath.Join("testdata", name+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if text != string(want) {
				t.Errorf("got\n%s\nwant\n%s", text, want)
			}
		})
	}
}

// TestOwnReasons: where no smallest set of facts gives the reason, the family's own
// is printed, and no complaint.
func TestOwnReasons(t *testing.T) {
	for _, test := range []struct {
		args []string
		says []string
	}{
		{[]string{"solve", "koenigsberg-bridges", "-why"}, []string{"\nWhy\n\nWhat stands in the way\n"}},
		{[]string{"check", "koenigsberg-bridges", `{"walk":[{"bridge":"1"},{"bridge":"1"}]}`}, []string{"Wrong: no solution agrees with it.\n\nWhat stands in the way\n1. Steps 1 and 2 would both be over bridge 1"}},
	} {
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{bridges.New()}, in: strings.NewReader(""), out: &out, err: &err}
		if status := d.run(t.Context(), test.args); status != 0 || err.Len() > 0 {
			t.Errorf("%q: status %d, %s", test.args, status, &err)
		}
		for _, says := range test.says {
			if !strings.Contains(out.String(), says) {
				t.Errorf("%q: “%s” is not in\n%s", test.args, says, &out)
			}
		}
	}
}

// TestSchema: what schema prints is a JSON Schema that holds for the facts of
// the family's puzzles, and not for others.
func TestSchema(t *testing.T) {
	compiler := jsonschema.NewCompiler()
	printed, err := jsonschema.UnmarshalJSON(strings.NewReader(run(t, "", "schema", "null").out))
	if err != nil {
		t.Fatal(err)
	}
	if err := compiler.AddResource("facts.json", printed); err != nil {
		t.Fatal(err)
	}
	compiled, err := compiler.Compile("facts.json")
	if err != nil {
		t.Fatal(err)
	}
	for facts, valid := range map[string]bool{
		string(null.New().Presets()[0].Facts): true,
		`{"top":0,"rests":[]}`:                false,
		`{"top":9}`:                           false,
	} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(facts))
		if err != nil {
			t.Fatal(err)
		}
		if err := compiled.Validate(doc); (err == nil) != valid {
			t.Errorf("%s: %v", facts, err)
		}
	}
}

// TestStatus: every fault has its exit status and a message that names the
// place and the remedy, and leaves standard output empty.
func TestStatus(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "facts.json")
	if err := os.WriteFile(file, []byte(contradiction), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		in     string
		args   []string
		status int
		says   string
	}{
		"no command":           {"", nil, 2, "solvitur list"},
		"unknown command":      {"", []string{"solv"}, 2, "solve"},
		"list with an operand": {"", []string{"list", "all"}, 2, "no operand"},
		"no puzzle":            {"", []string{"solve"}, 2, "one puzzle"},
		"two puzzles":          {"", []string{"solve", "a", "b"}, 2, "one puzzle"},
		"unknown flag":         {"", []string{"solve", "soldiers", "-fast"}, 2, "-fast"},
		"a flag's bad value":   {"", []string{"solve", "soldiers", "-limit", "few"}, 2, "few"},
		"negative limit":       {"", []string{"solve", "soldiers", "-limit", "-1"}, 2, "at least 0"},
		"misspelt puzzle":      {"", []string{"solve", "soldier"}, 2, `did you mean "soldiers"?`},
		"unknown puzzle":       {"", []string{"solve", "zebra"}, 2, `no puzzle "zebra"`},
		"puzzle of a link":     {"", []string{"solve", "https://x.org/p/zebra/#1.abc"}, 2, `no puzzle "zebra"`},
		"page of the site":     {"", []string{"solve", "https://x.org/p/zebra/"}, 2, `no puzzle "zebra"`},
		"missing file":         {"", []string{"solve", filepath.Join(folder, "none.json")}, 2, "none.json"},
		"unknown strategy":     {"", []string{"solve", "soldiers", "-strategy", "seive"}, 2, `did you mean "sieve"?`},
		"unknown fact":         {"", []string{"solve", "soldiers", "-off", "rests/9"}, 2, "rests/9"},
		"rule off":             {"", []string{"solve", "soldiers", "-off", "rule:range"}, 2, "rule"},
		"unknown claim":        {"", []string{"solve", "soldiers", "-claim", "prime"}, 2, "prime"},
		"no answer":            {"", []string{"check", "soldiers"}, 2, "an answer"},
		"an answer for a form": {"", []string{"check", "soldiers", "{}", "-form"}, 2, "an answer"},
		"answer not in JSON":   {"", []string{"check", "soldiers", `23.`}, 2, "-form"},
		"unknown family":       {"", []string{"schema", "nul"}, 2, `did you mean "null"?`},
		"no family":            {"", []string{"schema"}, 2, "one family"},
		"catalog to nowhere":   {"", []string{"catalog"}, 2, "-out DIR"},

		"broken link":          {"", []string{"solve", "p/soldiers/#1.abc"}, 1, "damaged"},
		"later link":           {"", []string{"solve", "p/soldiers/#9.abc"}, 1, "reload"},
		"not JSON":             {"facts", []string{"solve", "-"}, 1, "standard input"},
		"nothing":              {"", []string{"solve", "-"}, 1, "standard input"},
		"a very long text":     {strings.Repeat(" ", 5<<20), []string{"solve", "-"}, 1, "longer than"},
		"something behind":     {contradiction + "{}", []string{"solve", "-"}, 1, "after the end"},
		"unknown member":       {`{"family":"null","fact":{}}`, []string{"solve", "-"}, 1, "fact"},
		"family left out":      {`{"facts":{}}`, []string{"solve", "-"}, 1, "family: "},
		"family not known":     {`{"family":"nul","facts":{}}`, []string{"solve", "-"}, 1, `family: there is no family "nul"`},
		"facts left out":       {`{"family":"null"}`, []string{"solve", "-"}, 1, "no facts"},
		"a bad field":          {`{"family":"null","facts":{"top":0,"rests":[{"divisor":3,"rest":4}]}}`, []string{"solve", "-"}, 1, "top: "},
		"fields that disagree": {`{"family":"null","facts":{"top":9,"rests":[{"divisor":3,"rest":4}]}}`, []string{"solve", "-"}, 1, "rests/0/rest: "},
		"off in the facts":     {`{"family":"null","facts":{"top":9,"rests":[]},"off":["a"]}`, []string{"solve", "-"}, 1, "off/0: "},
		"a title too long":     {`{"family":"null","facts":{"top":9,"rests":[]},"words":{"title":"` + strings.Repeat("a", 121) + `"}}`, []string{"solve", "-"}, 1, "words/title: "},
		"words of no kind":     {`{"family":"null","facts":{"top":9,"rests":[]},"words":{"title":3}}`, []string{"solve", "-"}, 1, "in “title”, a text belongs"},
		"no words":             {`{"family":"null","facts":{"top":9,"rests":[]},"words":"mine"}`, []string{"solve", "-"}, 1, "in “words”, a record"},
		"unknown words":        {`{"family":"null","facts":{"top":9,"rests":[]},"words":{"html":""}}`, []string{"solve", "-"}, 1, "html"},
		"a puzzle not known":   {`{"family":"null","puzzle":"zebra","facts":{"top":9,"rests":[]}}`, []string{"solve", "-"}, 1, "puzzle: "},
		"strategy in the file": {`{"family":"null","facts":{"top":9,"rests":[]},"strategy":"a"}`, []string{"solve", "-"}, 1, "strategy: "},

		"answer out of bounds": {"", []string{"check", "soldiers", `{"number":101}`}, 1, "answer/number: "},
		"answer of no kind":    {"", []string{"check", "soldiers", `{"digit":1}`}, 1, "answer/digit: "},
		"answer, rule off":     {"", []string{"check", "soldiers", `{"number":1}`, "-off", "rule:range"}, 2, "-off: "},
		"a list":               {"[1]", []string{"solve", "-"}, 1, "it is a list"},
		"a family of no kind":  {`{"family":3,"facts":{}}`, []string{"solve", "-"}, 1, "in “family”, a text belongs"},
		"off of no kind":       {`{"family":"null","facts":{},"off":[1]}`, []string{"solve", "-"}, 1, "in “off”, a text belongs"},
		"a member twice":       {`{"family":"null","facts":{},"facts":{"top":9,"rests":[]}}`, []string{"solve", "-"}, 1, "facts is given twice"},
		"no claim":             {"", []string{"solve", "soldiers", "-claim", ""}, 2, "no claim"},
		"no time to check":     {"", []string{"check", "soldiers", "{}", "-timeout", "-1s"}, 2, "at least 0"},
		"off in check":         {"", []string{"check", "soldiers", "{}", "-off", "zz"}, 2, "-off: "},
		"orders to a terminal": {"", []string{"solve", "soldiers", "-off", "\x1b[31mred\a"}, 2, "\ufffd[31mred\ufffd"},
		"orders from a file":   {"{\"family\":\"null\",\"facts\":{\"top\":9,\"rests\":[]},\"strategy\":\"\\u001b[31m\"}", []string{"solve", "-"}, 1, "strategy: "},

		"no solution": {"", []string{"solve", file}, 0, ""},
		"out of time": {`{"family":"clauses","facts":{"variables":16,"clauses":[]}}`, []string{"solve", "-", "-strategy", "counts", "-timeout", "1ms"}, 0, ""},
		"help":        {"", []string{"--help"}, 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			got := run(t, c.in, c.args...)
			if got.status != c.status || !strings.Contains(got.err, c.says) {
				t.Errorf("status %d, %q; want %d, %q", got.status, got.err, c.status, c.says)
			}
			if strings.ContainsFunc(got.err, func(r rune) bool { return r != '\n' && unicode.IsControl(r) }) {
				t.Errorf("what gives orders to a terminal is printed: %q", got.err)
			}
			if (got.out == "") != (c.status != 0) {
				t.Errorf("printed %q", got.out)
			}
		})
	}
}

// TestEveryFaultIsNamed: one line for every field that is wrong.
func TestEveryFaultIsNamed(t *testing.T) {
	got := run(t, `{"family":"null","facts":{"top":0,"rests":[{"divisor":1,"rest":0},{"divisor":3,"rest":"x"}]}}`, "solve", "-")
	lines := strings.Split(strings.TrimSpace(got.err), "\n")
	if len(lines) != 3 {
		t.Fatalf("got %q", lines)
	}
	for i, path := range []string{"top: ", "rests/0/divisor: ", "rests/1/rest: "} {
		if !strings.HasPrefix(lines[i], path) {
			t.Errorf("line %d is %q, want %s", i, lines[i], path)
		}
	}
}

// What may be chosen is called as on the page, and told as it is written.
func TestChoicesAreToldAsTheyAreWritten(t *testing.T) {
	var out, err bytes.Buffer
	in := `{"family":"crossings","facts":{"by":"plane","seats":2,"travellers":[{"name":"Ann","number":1,"leads":"yes","minutes":1}],"bans":[],"where":"banks","least":"crossings"}}`
	d := door{families: []puzzle.Family{crossings.New()}, in: strings.NewReader(in), out: &out, err: &err}
	d.run(t.Context(), []string{"solve", "-"})
	if want := "by: plane is not offered here: choose one of “in a boat” or “on a bridge, with a torch”. (In JSON: boat or torch.)\n"; err.String() != want {
		t.Errorf("it says %q", err.String())
	}
}

// TestMessagesAreShort: none repeats what may be a megabyte, and those about
// facts begin with a path.
func TestMessagesAreShort(t *testing.T) {
	long := strings.Repeat("ab ", 1<<18)
	path := regexp.MustCompile(`^[a-z0-9 /…]+: `)
	for name, c := range map[string]struct {
		in     string
		args   []string
		status int
	}{
		"command":        {"", []string{long}, 2},
		"puzzle":         {"", []string{"solve", long}, 2},
		"strategy":       {"", []string{"solve", "soldiers", "-strategy", long}, 2},
		"off":            {"", []string{"solve", "soldiers", "-off", long}, 2},
		"link":           {"", []string{"solve", "p/soldiers/#1." + long}, 1},
		"empty":          {"", []string{"solve", "-"}, 1},
		"no JSON":        {long, []string{"solve", "-"}, 1},
		"member":         {`{"family":"null","` + long + `":1}`, []string{"solve", "-"}, 1},
		"family":         {`{"family":"` + long + `","facts":{}}`, []string{"solve", "-"}, 1},
		"unknown key":    {`{"family":"null","facts":{"top":9,"rests":[],"` + long + `":1}}`, []string{"solve", "-"}, 1},
		"value":          {`{"family":"null","facts":{"top":"` + long + `","rests":[]}}`, []string{"solve", "-"}, 1},
		"strategy there": {`{"family":"null","facts":{"top":9,"rests":[]},"strategy":"` + long + `"}`, []string{"solve", "-"}, 1},
		"off there":      {`{"family":"null","facts":{"top":9,"rests":[]},"off":["` + long + `"]}`, []string{"solve", "-"}, 1},
		"many faults":    {`{"family":"null","facts":{"top":9,"rests":[{}` + strings.Repeat(`,{"a":1}`, 50_000) + `]}}`, []string{"solve", "-"}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			got := run(t, c.in, c.args...)
			if got.status != c.status || got.err == "" {
				t.Fatalf("status %d, %.300q", got.status, got.err)
			}
			lines := strings.Split(strings.TrimSpace(got.err), "\n")
			if len(lines) > 200 {
				t.Errorf("%d lines", len(lines))
			}
			for _, line := range lines {
				if len(line) > 2500 {
					t.Errorf("%d bytes: %.200s", len(line), line)
				}
				if c.status == 1 && !path.MatchString(line) {
					t.Errorf("this names no path: %.200s", line)
				}
			}
		})
	}
}

// TestLinesAreJSON: every line is one object, and the last is the verdict.
func TestLinesAreJSON(t *testing.T) {
	for in, want := range map[string]struct {
		verdict   string
		solutions int
	}{contradiction: {"none", 0}, many: {"many", 3}, noise: {"many", 512}} {
		got := run(t, in, "solve", "-", "-json", "-why", "-trace")
		lines := strings.Split(strings.TrimSuffix(got.out, "\n"), "\n")
		kinds := map[string]int{}
		for i, line := range lines {
			var object struct {
				Type      string
				Verdict   string
				Solutions int
				Exact     bool
				Stats     map[string]int64
			}
			if err := json.Unmarshal([]byte(line), &object); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			kinds[object.Type]++
			if last := i == len(lines)-1; last != (object.Type == "done") {
				t.Fatalf("line %d of %d is %s", i+1, len(lines), line)
			}
			if object.Type == "done" && (object.Verdict != want.verdict || object.Solutions != want.solutions || !object.Exact || object.Stats["nodes"] == 0) {
				t.Errorf("got %s, want %+v", line, want)
			}
		}
		if kinds["solution"] != want.solutions {
			t.Errorf("%d solutions were printed, %d are there", kinds["solution"], want.solutions)
		}
	}
}

// TestPageAndTerminalAgree asks the same of a worker, over the wire, and of the
// terminal.
func TestPageAndTerminalAgree(t *testing.T) {
	for _, in := range []string{contradiction, many, noise} {
		what, err := (door{families: tested}).readSource(strings.NewReader(in), "this test")
		if err != nil {
			t.Fatal(err)
		}
		c := wire.NewClient(native{})
		answers := make(chan wire.Event, 1)
		c.Solve(wire.SolveRequest{Family: what.family, Variant: what.variant}, func(e wire.Event) {
			if e.Last() {
				answers <- e
			}
		})
		page := <-answers
		c.Close()

		lines := strings.Split(strings.TrimSpace(run(t, in, "solve", "-", "-json").out), "\n")
		var terminal wire.DoneBody
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &terminal); err != nil {
			t.Fatal(err)
		}
		if page.Done == nil || page.Done.Verdict != terminal.Verdict || page.Done.Solutions != terminal.Solutions || page.Done.Exact != terminal.Exact ||
			page.Done.Stats != terminal.Stats || page.Done.Answer != terminal.Answer || page.Done.Strategy != terminal.Strategy {
			t.Errorf("the page says %+v, the terminal %+v", page.Done, terminal)
		}
	}
}

// native is a platform whose workers are goroutines.
type native struct{}

type goWorker struct {
	wire.Conn
	end func()
}

func (w goWorker) Terminate() { w.end() }

func (native) Start(func(string)) (wire.Worker, error) {
	page, worker, closePipe := wire.Pipe()
	ctx, cancel := context.WithCancel(context.Background())
	go wire.Serve(ctx, worker, lab.New(tested))
	return goWorker{page, func() { cancel(); closePipe() }}, nil
}

// TestCatalog: the same files with the same bytes every time, and one for every
// puzzle.
func TestCatalog(t *testing.T) {
	first, second := t.TempDir(), filepath.Join(t.TempDir(), "new", "folder")
	for _, folder := range []string{first, second} {
		if got := run(t, "", "catalog", "-out", folder); got.status != 0 {
			t.Fatalf("got %+v", got)
		}
	}
	for _, name := range []string{"catalog.json", "p/soldiers.json", "source/sunzi.json"} {
		a, err := os.ReadFile(filepath.Join(first, name))
		if err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(second, name))
		if err != nil || !bytes.Equal(a, b) {
			t.Errorf("%s differs (%v)", name, err)
		}
	}
	var cards []puzzle.Card
	var sheet puzzle.Sheet
	var source puzzle.SourceSheet
	read := func(name string, into any) {
		raw, err := os.ReadFile(filepath.Join(first, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, into); err != nil {
			t.Fatal(err)
		}
	}
	read("catalog.json", &cards)
	read("p/soldiers.json", &sheet)
	if len(cards) != 1 || cards[0].Name != "soldiers" || sheet.Preset.Name != "soldiers" || sheet.Done.Verdict != puzzle.One {
		t.Errorf("got %+v, %+v", cards, sheet)
	}
	read("source/sunzi.json", &source)
	if len(source.Cards) != 1 || source.Cards[0].Name != "soldiers" || source.Cards[0].Where != "chapter 3, problem 26" || source.Source.Title != "Sunzi Suanjing" ||
		len(source.Others) != 1 || source.Others[0] != (puzzle.Other{Title: "Sunzi Suanjing", From: "sunzi", Puzzles: 1}) {
		t.Errorf("got %+v", source)
	}
}

// TestBinary runs the program itself, for its exit status.
func TestBinary(t *testing.T) {
	program := filepath.Join(t.TempDir(), "solvitur")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, c := range []struct {
		in     string
		args   []string
		status int
	}{
		{"", []string{"list"}, 0},
		{`{"family":"none"}`, []string{"solve", "-"}, 1},
		{"", []string{"solve", "nowhere"}, 2},
	} {
		command := exec.Command(program, c.args...)
		command.Stdin = strings.NewReader(c.in)
		out, err := command.CombinedOutput()
		if status := command.ProcessState.ExitCode(); status != c.status {
			t.Errorf("%v: status %d (%v), %s", c.args, status, err, out)
		}
	}
}

// A plan that begins as no shortest one does is not called a fault of the facts; and an answer
// whose parts may stand in any order is said to be read so.
func TestWhatACheckSays(t *testing.T) {
	for _, test := range [][3]string{
		{"four-litres", `{"pours":[{"from":"tap","to":"Tim"}]}`, "Wrong: no shortest plan begins so."},
		{"three-boys", `{"numbers":{"smallest":{"number":6},"middle":{"number":6},"largest":{"number":1}}}`, "Right.\nIt was read as {\"numbers\":{\"smallest\":{\"number\":1}"},
		{"three-boys", `{"numbers":{"smallest":{"number":1},"middle":{"number":6},"largest":{"number":6}}}`, "Right.\n"},
	} {
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{jugs.New(), dialogues.New()}, in: strings.NewReader(""), out: &out, err: &err}
		if status := d.run(t.Context(), []string{"check", test[0], test[1]}); status != 0 || !strings.HasPrefix(out.String(), test[2]) {
			t.Errorf("%s %s: status %d, %s%s", test[0], test[1], status, &out, &err)
		}
		if test[2] == "Right.\n" && out.String() != test[2] {
			t.Errorf("of an answer in its own order is said %s", &out)
		}
	}
}

// A fault of what stands aside is told, and stops nothing.
func TestFaultsThatStopNothingAreTold(t *testing.T) {
	const facts = `{"family": "dialogues", "facts": {"people": [{"kind": "value", "name": "Ann", "what": "sum"}], "count": 3, "low": 1, "high": 4, "ask": "some"}}`
	for format, want := range map[string]string{
		"-json=false": "Remarks\n  ask: Write three numbers",
		"-json":       `{"type":"remark","path":"ask","message":"Write three numbers`,
	} {
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{dialogues.New()}, in: strings.NewReader(facts), out: &out, err: &err}
		if status := d.run(t.Context(), []string{"solve", "-", format}); status != 0 || !strings.Contains(out.String(), want) {
			t.Errorf("%s: status %d, %s%s", format, status, &out, &err)
		}
	}
}
