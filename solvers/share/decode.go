package share

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// Decode reads a fragment, with or without its "#". The error wraps
// ErrVersion, ErrTooLong or ErrDamaged and says where the fault lies.
func Decode(fragment string) (Variant, error) {
	text, err := payload(strings.TrimPrefix(fragment, "#"))
	if err != nil {
		return Variant{}, err
	}
	if base64.RawURLEncoding.DecodedLen(len(text)) > MaxPacked {
		return Variant{}, fmt.Errorf("%w (over %d bytes, packed)", ErrTooLong, MaxPacked)
	}
	// The decoder of the standard library passes over line breaks.
	if strings.ContainsAny(text, "\r\n") {
		return Variant{}, fmt.Errorf("%w (it has a line break in it)", ErrDamaged)
	}
	packed, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return Variant{}, fmt.Errorf("%w (its letters are wrong: %w)", ErrDamaged, err)
	}
	plain, err := inflate(packed)
	if err != nil {
		return Variant{}, err
	}
	return parse(plain)
}

// payload takes the version off.
func payload(text string) (string, error) {
	version, text, found := strings.Cut(text, ".")
	if !found || version == "" || len(version) > 4 || strings.Trim(version, "0123456789") != "" {
		return "", fmt.Errorf("%w (it does not begin with a version)", ErrDamaged)
	}
	if version+"." != prefix {
		return "", fmt.Errorf("%w (it says version %s, this page reads version 1)", ErrVersion, version)
	}
	return text, nil
}

// inflate unpacks at most MaxUnpacked bytes; it stops as soon as there is one
// more, so that a small link cannot unpack to a large one.
func inflate(packed []byte) ([]byte, error) {
	source := bytes.NewReader(packed)
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(source), MaxUnpacked+1))
	switch {
	case len(plain) > MaxUnpacked:
		return nil, fmt.Errorf("%w (over %d bytes, unpacked)", ErrTooLong, MaxUnpacked)
	case err != nil:
		return nil, fmt.Errorf("%w (it cannot be unpacked: %w)", ErrDamaged, err)
	case source.Len() > 0:
		return nil, fmt.Errorf("%w (there is something behind its end)", ErrDamaged)
	}
	return plain, nil
}

func parse(plain []byte) (Variant, error) {
	if depth(plain) > maxDepth {
		return Variant{}, fmt.Errorf("%w (its lists lie too deep inside each other)", ErrDamaged)
	}
	var v Variant
	decoder := json.NewDecoder(bytes.NewReader(plain))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&v); err != nil {
		return Variant{}, fmt.Errorf("%w (%w)", ErrDamaged, err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return Variant{}, fmt.Errorf("%w (there is something behind its end)", ErrDamaged)
	}
	if err := v.check(); err != nil {
		return Variant{}, err
	}
	return v, nil
}

// check refuses what no page would write.
func (v Variant) check() error {
	switch facts := bytes.TrimLeft(v.Facts, " \t\r\n"); {
	case len(facts) == 0 || facts[0] != '{':
		return fmt.Errorf("%w (it has no facts)", ErrDamaged)
	case v.Limit < 0 || v.Seconds < 0:
		return fmt.Errorf("%w (a limit in it is below 0)", ErrDamaged)
	}
	return nil
}

// maxDepth bounds how deep lists and objects may lie inside each other. Facts
// need half a dozen levels; encoding/json reads 10,000 by recursion, and the
// stack of a worker does not last so long.
const maxDepth = 64

// depth is the deepest nesting of brackets and braces outside strings. For
// text that is not JSON it is an upper bound of what a decoder would meet.
func depth(text []byte) int {
	deepest, now, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			now++
			deepest = max(deepest, now)
		case c == '}' || c == ']':
			now--
		}
	}
	return deepest
}

// decodeAny reads one JSON document, keeping numbers as written.
func decodeAny(raw []byte) (any, error) {
	if depth(raw) > maxDepth {
		return nil, fmt.Errorf("%w (its lists lie too deep inside each other)", ErrDamaged)
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var doc any
	if err := decoder.Decode(&doc); err != nil {
		return nil, fmt.Errorf("%w (its facts are not JSON: %w)", ErrDamaged, err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, fmt.Errorf("%w (there is something behind the end of its facts)", ErrDamaged)
	}
	return doc, nil
}
