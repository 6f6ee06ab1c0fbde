package catalog_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/schema"
)

// notEnglish are turns of phrase that slip in where one thinks in another
// language, or in the trade's own: a pattern, a sentence that once had it, and
// what an English reader expects.
var notEnglish = []struct{ pattern, once, better string }{
	{`(?i)\b(these|all|same|given|awkward|smaller) rests?\b|quotient and rest\b|rest times|rest of \S+ divided`, "leave the same rest when divided by 9", "remainder"},
	{`(?i)goes any more|from nowhere|in neither direction`, "nothing goes any more, from nowhere, in neither direction", "nothing works any more, from anywhere, in either direction"},
	{`\bdo(es)? not do[,:.]`, "32 gallons do not do, neither way", "will not do, either way"},
	{`\b(far|\S+,?) one comes (all|round|to)|\bfar one comes\b`, "How far one comes", "How far one gets"},
	{`\bhang together\b`, "All bridges hang together.", "are in one piece"},
	{`(?i)how it may be|\bstays open:|\bstay open\b`, "What left is and what right is stay open: there are 8 ways how it may be.", "Nobody can tell: there are 8 possibilities."},
	{`\b[Ww]ho (only )?(listens|knows \S+ knows|comes|runs|crosses)\b`, "Who only listens cannot tell", "A listener, or whoever"},
	{`(?i)here (should be|stands|belongs?)\b|, and here (is|are|it is)\b`, "Here should be 2 numbers, not 0 numbers", "Write two numbers"},
	{`\bblanks? (between|before)\b`, "write them with blanks between", "space"},
	{`\bit is told\b`, "below the answer it is told which sentence rules it out", "you will see"},
	{`\bare the most\b`, "5 letters, and 4 are the most", "at most 4 are allowed"},
	{`\(any (place|day)\)|\(anyone\)|\(any\)`, "Sam was not at the (any place) on Monday", "a gap brings its own words"},
	{`\bgets? to know\b`, "She only gets to know whether it is even", "is told"},
	{`\bas small as the smallest\b`, "no other is as small as the smallest", "only one of them is the smallest"},
	{`\bIt is so many|So many are of\b`, "So many are of a kind", "How many are of a kind"},
	{`\bhas been tried: go on without\.|\ball has been tried:`, "With this all has been tried: go on without.", "Everything with this has been tried"},
	{`(?i)\bthe report('s)?\b`, "The report prints the tank after every leg.", "whoever wrote it, by name"},
	{`(?i)\bthe sheet('s)? (asks|prints|does|hint)`, "The sheet prints one grid.", "the exercise sheet"},
	{`\bheld at once\b|\blooks ahead\b|plans counted`, "entries held at once", "words that need no explanation"},
	{`(?i)casting out fifteens`, "Casting out fifteens: does it settle C?", "what is done, in words"},
	{`\blie too deep\b|behind (the|its) end\b`, "there is something behind its end", "after its end"},
}

// TestWording holds every text that a visitor may read to idiomatic English:
// the presets, and the strings of all programs.
func TestWording(t *testing.T) {
	patterns := make([]*regexp.Regexp, len(notEnglish))
	for i, p := range notEnglish {
		if patterns[i] = regexp.MustCompile(p.pattern); !patterns[i].MatchString(p.once) {
			t.Errorf("the pattern %q misses %q", p.pattern, p.once)
		}
	}
	texts := 0
	check := func(where, text string) {
		texts++
		for i, pattern := range patterns {
			if found := pattern.FindString(text); found != "" {
				t.Errorf("%s: %q in %q: better %s", where, found, text, notEnglish[i].better)
			}
		}
	}
	const root = "../.."
	for _, part := range []string{"app", "solvers", "wasm"} {
		err := filepath.WalkDir(filepath.Join(root, part), func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil || entry.IsDir() && entry.Name() == "testdata":
				if err == nil {
					err = fs.SkipDir
				}
				return err
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				return literals(path, check)
			case strings.HasSuffix(path, ".json"):
				return presetTexts(path, check)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if texts < 5000 {
		t.Errorf("only %d texts were read", texts)
	}
}

// TestWhatIsEmptyIsAskedForInEnglish: every field of every form asks for what is
// missing with an article, or quotes its heading.
func TestWhatIsEmptyIsAskedForInEnglish(t *testing.T) {
	asks := regexp.MustCompile(`^This is (?:missing|empty): (?:choose “.*”|fill in (?:an? .*|the .*|how .*|“[A-Z].*”|[a-z]))\.$`)
	fields := 0
	for _, family := range catalog.Families() {
		doc := map[string]any{}
		for _, field := range family.Form().Fields {
			if field.Kind != schema.Rows {
				continue
			}
			var rows []any
			for _, shape := range field.Shapes {
				row := map[string]any{"kind": shape.Kind}
				if shape.Kind == "" {
					delete(row, "kind")
				}
				for _, column := range shape.Fields {
					if column.Kind == schema.Text || column.Kind == schema.Formula {
						row[column.Key] = ""
					}
				}
				rows = append(rows, row)
			}
			doc[field.Key] = rows
		}
		for _, fault := range schema.Check(family.Form(), doc) {
			if !strings.HasPrefix(fault.Message, "This is missing") && !strings.HasPrefix(fault.Message, "This is empty") {
				continue
			}
			if fields++; !asks.MatchString(fault.Message) {
				t.Errorf("%s: %s", family.Info().Name, fault)
			}
		}
	}
	if fields < 60 {
		t.Errorf("only %d fields asked for what is missing", fields)
	}
}

// literals reads the strings of a program.
func literals(path string, check func(where, text string)) error {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if text, err := strconv.Unquote(literal.Value); err == nil {
				check(files.Position(literal.Pos()).String(), text)
			}
		}
		return true
	})
	return nil
}

// presetTexts reads the texts of a preset, but for the credit of its source,
// which stands beside the name of what it quotes.
func presetTexts(path string, check func(where, text string)) error {
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var preset map[string]any
	if err := json.NewDecoder(bytes.NewReader(raw)).Decode(&preset); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	delete(preset, "source")
	var read func(value any)
	read = func(value any) {
		switch value := value.(type) {
		case string:
			check(path, value)
		case []any:
			for _, item := range value {
				read(item)
			}
		case map[string]any:
			for _, member := range value {
				read(member)
			}
		}
	}
	read(preset)
	return nil
}
