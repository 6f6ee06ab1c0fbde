package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"reflect"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// source is what an operand stands for.
type source struct {
	title   string // "" when it has none
	family  string
	variant share.Variant
}

// maxFile bounds what is read of a file or of standard input, in bytes.
const maxFile = 4 << 20

// open reads an operand: a link, a file, standard input, or the name of a
// puzzle.
func (d door) open(operand string) (source, error) {
	if at := strings.IndexByte(operand, '#'); at >= 0 {
		return d.openLink(operand[:at], operand[at:])
	}
	if operand == "-" {
		return d.readSource(d.in, "standard input")
	}
	if preset, ok := d.preset(operand); ok {
		return source{preset.Title, preset.Family, lab.VariantOf(preset)}, nil
	}
	if name, ok := puzzleOf(operand); ok {
		if preset, ok := d.preset(name); ok {
			return source{preset.Title, preset.Family, lab.VariantOf(preset)}, nil
		}
		return source{}, d.unknownPuzzle(name)
	}
	file, err := os.Open(operand)
	switch {
	case err == nil:
		defer file.Close()
		return d.readSource(file, operand)
	case errors.Is(err, fs.ErrNotExist) && !strings.ContainsAny(operand, "./\\"):
		return source{}, d.unknownPuzzle(operand)
	}
	return source{}, usagef("%s cannot be read: %s", operand, err)
}

// openLink reads a variant of a puzzle.
func (d door) openLink(address, fragment string) (source, error) {
	name, ok := puzzleOf(address)
	if !ok {
		name = address
	}
	preset, ok := d.preset(name)
	if !ok {
		return source{}, d.unknownPuzzle(name)
	}
	v, err := share.Decode(fragment)
	if err != nil {
		return source{}, factsError{err}
	}
	return source{preset.Title, preset.Family, v}, nil
}

// puzzleOf finds the name of a puzzle in an address of the site.
func puzzleOf(address string) (string, bool) {
	address, _, _ = strings.Cut(address, "?")
	parts := strings.Split(strings.TrimSuffix(strings.TrimSuffix(address, "index.html"), "/"), "/")
	if len(parts) < 2 || !slices.Contains([]string{"p", "embed"}, parts[len(parts)-2]) {
		return "", false
	}
	return parts[len(parts)-1], true
}

func (d door) readSource(r io.Reader, name string) (source, error) {
	raw, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return source{}, usagef("%s cannot be read: %s", name, err)
	}
	if len(raw) > maxFile {
		return source{}, factsError{fmt.Errorf("%s is longer than %s bytes: remove some facts", name, english.Thousands(maxFile))}
	}
	var content struct {
		Family string `json:"family"`
		Puzzle string `json:"puzzle"` // whose page has saved it
		Seed   string `json:"seed"`   // that it was made of; it states nothing
		share.Variant
	}
	if err := unpack(raw, &content); err != nil {
		return source{}, factsError{fmt.Errorf(`%s does not hold facts as {"family": "...", "facts": {...}}: %w`, name, err)}
	}
	if content.Family == "" {
		return source{}, factsError{schema.Errorf("family", "the family that the facts are for is missing: add it")}
	}
	content.Words = content.Words.Clean()
	if err := schema.Join(content.Words.Faults()); err != nil {
		return source{}, factsError{err}
	}
	what := source{"", content.Family, content.Variant}
	if content.Puzzle != "" {
		preset, ok := d.preset(content.Puzzle)
		if !ok || preset.Family != content.Family {
			return source{}, factsError{schema.Errorf("puzzle", "there is no puzzle “%s” of the family %s: leave it out", schema.Brief(content.Puzzle), schema.Brief(content.Family))}
		}
		what.title = preset.Title
	}
	return what, nil
}

// unpack reads a file as strictly as facts are read, and says in plain words what
// is wrong with it.
func unpack(raw []byte, content any) error {
	doc, err := schema.Decode(raw)
	if err != nil {
		return err
	}
	if _, ok := doc.(map[string]any); !ok {
		return fmt.Errorf("it is %s", schema.Describe(doc))
	}
	err = schema.Strictly(raw, content)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		wanted := map[reflect.Kind]string{reflect.String: "a text", reflect.Int: "a whole number", reflect.Slice: "a list of texts", reflect.Map: "a record of lists", reflect.Struct: "a record of texts", reflect.Bool: "true or false"}[wrong.Type.Kind()]
		member := wrong.Field[strings.LastIndex(wrong.Field, ".")+1:]
		return fmt.Errorf("in “%s”, %s belongs where something else stands", member, wanted)
	}
	return err
}

func (d door) unknownPuzzle(name string) error {
	var names []string
	for _, family := range d.families {
		for _, preset := range family.Presets() {
			names = append(names, preset.Name)
		}
	}
	return usagef("there is no puzzle %q%s (solvitur list names them all)", name, suggest(name, names))
}

func (d door) family(name string) (puzzle.Family, error) {
	names := make([]string, len(d.families))
	for i, family := range d.families {
		if names[i] = family.Info().Name; names[i] == name {
			return family, nil
		}
	}
	return nil, usagef("there is no family %q%s (there are: %s)", name, suggest(name, names), strings.Join(names, ", "))
}

// suggest names the word that is nearest to a misspelt one, if one is near.
func suggest(word string, known []string) string {
	nearest := schema.Nearest(word, known)
	if nearest == "" {
		return ""
	}
	return fmt.Sprintf(": did you mean %q?", nearest)
}
