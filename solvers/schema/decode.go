package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// maxDepth is how deeply lists and records may lie in one another. Facts need
// five levels or so. Decoding recurses, and a worker's stack is small.
const maxDepth = 32

// Decode reads one JSON document, keeping numbers as written, and every letter with a
// mark as one character. Documents that
// two readers might understand differently are refused: a member given twice,
// or anything after the end.
func Decode(raw []byte) (any, error) { return decode(raw, "these facts are", "the facts") }

// DecodeAnswer is [Decode] for an answer.
func DecodeAnswer(raw []byte) (any, error) { return decode(raw, "this answer is", "the answer") }

// decode calls the document in its messages what it is.
func decode(raw []byte, itIs, name string) (any, error) {
	if deepest, _ := Bulk(raw); deepest > maxDepth {
		return nil, fmt.Errorf("%s nested more than %d levels deep: no puzzle needs that, check the brackets", itIs, maxDepth)
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var doc any
	if err := decoder.Decode(&doc); err != nil {
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return nil, fmt.Errorf("%s not JSON: they break off before their end", itIs)
		}
		return nil, fmt.Errorf("%s not JSON: %s", itIs, misspelt(raw, err))
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, fmt.Errorf("there is something after the end of %s: remove it", name)
	}
	if err := checkTwice(raw, itIs); err != nil || !mayHaveMarks(raw) {
		return doc, err
	}
	doc, twice := composeAll(doc)
	if twice != "" {
		return nil, givenTwice(twice)
	}
	return doc, nil
}

// misspelt says where a text is no JSON.
func misspelt(raw []byte, err error) string {
	wrong, ok := errors.AsType[*json.SyntaxError](err)
	if !ok || wrong.Offset < 1 || wrong.Offset > int64(len(raw)) {
		return "check commas, brackets and quotation marks"
	}
	before := raw[:wrong.Offset-1]
	sign, _ := utf8.DecodeRune(raw[len(before):])
	return fmt.Sprintf("%s does not belong in line %d, after %s", quote(string(sign)), bytes.Count(before, []byte("\n"))+1, quote(lastOf(before)))
}

// lastOf is the end of a text.
func lastOf(text []byte) string {
	const most = 20
	runes := []rune(strings.TrimSpace(string(text[max(0, len(text)-4*most):])))
	return string(runes[max(0, len(runes)-most):])
}

// Bulk gives the deepest nesting of lists and records in a text, and the length of
// the longest of them: what to look at before anything recurses. For a text that is
// not JSON both are upper bounds of what a decoder would meet. It takes time linear
// in the text and memory for the nesting alone.
func Bulk(text []byte) (deepest, longest int) {
	items := []int{1} // by nesting, the commas so far and one
	quoted := false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			items = append(items, 1)
			deepest = max(deepest, len(items)-1)
		case c == ',':
			items[len(items)-1]++
			longest = max(longest, items[len(items)-1])
		case (c == '}' || c == ']') && len(items) > 1:
			items = items[:len(items)-1]
		}
	}
	return deepest, longest
}

// checkTwice finds a member that is given twice. The document is known to be
// valid JSON.
func checkTwice(raw []byte, itIs string) error {
	// For every list or record that is open the members so far; nil for a list,
	// and for a record before its first member.
	levels := []map[string]bool{nil}
	for i := 0; i < len(raw); i++ {
		switch raw[i] {
		case '{', '[':
			levels = append(levels, nil)
		case '}', ']':
			levels = levels[:len(levels)-1]
		case '"':
			text := raw[i:endOfText(raw, i)]
			i += len(text) - 1
			if !isKey(raw[i+1:]) {
				continue
			}
			key, err := unquoted(text)
			if err != nil {
				return fmt.Errorf("%s not JSON: %w", itIs, err)
			}
			members := &levels[len(levels)-1]
			if (*members)[key] {
				return givenTwice(key)
			}
			if *members == nil {
				*members = map[string]bool{}
			}
			(*members)[key] = true
		}
	}
	return nil
}

func givenTwice(key string) error {
	return fmt.Errorf("%s is given twice in one record: remove one of them", quote(key))
}

// endOfText is the place behind the quotation mark that ends the text which begins
// at start.
func endOfText(raw []byte, start int) int {
	for i := start + 1; i < len(raw); i++ {
		switch raw[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(raw)
}

// isKey says whether what follows a text makes it the name of a member.
func isKey(rest []byte) bool {
	rest = bytes.TrimLeft(rest, " \t\r\n")
	return len(rest) > 0 && rest[0] == ':'
}

// unquoted reads a JSON text. Two names may be spelt otherwise and be the same.
func unquoted(text []byte) (key string, err error) {
	if plain := text[1 : len(text)-1]; !bytes.ContainsFunc(plain, func(r rune) bool { return r == '\\' || r >= utf8.RuneSelf }) {
		return string(plain), nil
	}
	err = json.Unmarshal(text, &key)
	return key, err
}
