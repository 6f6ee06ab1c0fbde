package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// maxDepth is how deeply lists and records may lie in one another. Facts need
// five levels or so. Decoding recurses, and a worker's stack is small.
const maxDepth = 32

// Decode reads one JSON document, keeping numbers as written. Documents that
// two readers might understand differently are refused: a member given twice,
// or anything after the end.
func Decode(raw []byte) (any, error) {
	if err := checkDepth(raw); err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var doc any
	if err := decoder.Decode(&doc); err != nil {
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return nil, errors.New("these facts are not JSON: they break off before their end")
		}
		return nil, fmt.Errorf("these facts are not JSON: %w", err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errors.New("there is something after the end of the facts: remove it")
	}
	return doc, checkTwice(raw)
}

// checkDepth counts brackets outside of texts, before anything recurses.
func checkDepth(raw []byte) error {
	depth, inText, escaped := 0, false, false
	for _, b := range raw {
		switch {
		case escaped:
			escaped = false
		case inText:
			escaped, inText = b == '\\', b != '"'
		case b == '"':
			inText = true
		case b == '[', b == '{':
			if depth++; depth > maxDepth {
				return fmt.Errorf("these facts are nested more than %d levels deep: no puzzle needs that, check the brackets", maxDepth)
			}
		case b == ']', b == '}':
			depth--
		}
	}
	return nil
}

// checkTwice finds a member that is given twice. The document is known to be
// valid JSON.
func checkTwice(raw []byte) error {
	// One level for every list or record that is open; members is nil for a
	// list, and key says whether a record's next text is a key.
	type level struct {
		members map[string]bool
		key     bool
	}
	levels := []level{{}}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return fmt.Errorf("these facts are not JSON: %w", err)
		}
		top := &levels[len(levels)-1]
		if key, isText := token.(string); isText && top.key {
			if top.members[key] {
				return fmt.Errorf("%s is given twice in one record: remove one of them", quote(key))
			}
			top.members[key], top.key = true, false
			continue
		}
		top.key = top.members != nil
		switch token {
		case json.Delim('{'):
			levels = append(levels, level{members: map[string]bool{}, key: true})
		case json.Delim('['):
			levels = append(levels, level{})
		case json.Delim('}'), json.Delim(']'):
			levels = levels[:len(levels)-1]
		}
	}
}
