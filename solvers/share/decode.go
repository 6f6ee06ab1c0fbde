package share

import (
	"bytes"
	"cmp"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// Decode reads a fragment, with or without its "#". The error wraps
// ErrVersion, ErrTooLong or ErrDamaged and says where the fault lies.
func Decode(fragment string) (Variant, error) {
	version, text, err := payload(strings.TrimPrefix(fragment, "#"))
	if err != nil {
		return Variant{}, err
	}
	if base64.RawURLEncoding.DecodedLen(len(text)) > MaxPacked {
		return Variant{}, fmt.Errorf("%w (over %s bytes, packed)", ErrTooLong, english.Thousands(MaxPacked))
	}
	// The decoder of the standard library passes over line breaks.
	if strings.ContainsAny(text, "\r\n") {
		return Variant{}, fmt.Errorf("%w (it has a line break in it)", ErrDamaged)
	}
	packed, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return Variant{}, fmt.Errorf("%w (it has a sign in it that no link has, or lacks its last letters)", ErrDamaged)
	}
	unpacked, err := inflate(packed)
	if err != nil {
		return Variant{}, err
	}
	v, err := parse(unpacked)
	if err == nil && version < v.version() {
		err = fmt.Errorf("%w (it holds more than its version %s knows)", ErrDamaged, version)
	}
	if err != nil {
		return Variant{}, err
	}
	return v, nil
}

// IsFragment says whether the fragment of an address, with or without its "#", is
// meant for this package, damaged or not: it begins with a digit, as versions do.
// Any other leads to a part of a page, none of which is named so.
func IsFragment(fragment string) bool {
	text := strings.TrimPrefix(fragment, "#")
	return text != "" && text[0] >= '0' && text[0] <= '9'
}

// versionOf cuts a fragment after its version.
func versionOf(text string) (version, rest string, ok bool) {
	version, rest, ok = strings.Cut(text, ".")
	return version, rest, ok && version != "" && len(version) <= 4 && strings.Trim(version, "0123456789") == ""
}

// payload takes the version off.
func payload(text string) (version, rest string, err error) {
	version, rest, ok := versionOf(text)
	switch {
	case !ok:
		err = fmt.Errorf("%w (it does not begin with a version)", ErrDamaged)
	case version != plain && version != wordy && version != tried:
		err = fmt.Errorf("%w (it says version %s, this page reads versions 1 to 3)", ErrVersion, version)
	}
	return version, rest, err
}

// inflate unpacks at most MaxUnpacked bytes; it stops as soon as there is one
// more, so that a small link cannot unpack to a large one.
func inflate(packed []byte) ([]byte, error) {
	source := bytes.NewReader(packed)
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(source), MaxUnpacked+1))
	switch {
	case len(plain) > MaxUnpacked:
		return nil, fmt.Errorf("%w (over %s bytes, unpacked)", ErrTooLong, english.Thousands(MaxUnpacked))
	case err != nil:
		return nil, fmt.Errorf("%w (it cannot be unpacked)", ErrDamaged)
	case source.Len() > 0:
		return nil, fmt.Errorf("%w (there is something after its end)", ErrDamaged)
	}
	return plain, nil
}

func parse(plain []byte) (Variant, error) {
	// Before anything is read: a reader recurses, and makes what it reads larger.
	if deepest, longest := schema.Bulk(plain); deepest > maxDepth || longest > MaxOff {
		return Variant{}, tooMuch(deepest, longest, MaxOff)
	}
	var v Variant
	err := schema.Strictly(plain, &v)
	if unknown, ok := errors.AsType[*schema.FieldError](err); ok {
		return Variant{}, fmt.Errorf("%w (nothing in a link is called “%s”)", ErrDamaged, schema.Brief(unknown.Path))
	}
	if err != nil {
		return Variant{}, fmt.Errorf("%w (what it holds is not as this page knows it)", ErrDamaged)
	}
	if err := v.Check(); err != nil {
		return Variant{}, err
	}
	v.Work = placed(v.Work)
	return v, nil
}

// Check refuses what no page would write, be it in a link, in a file or in what was
// kept: it bounds the work that a variant can make. The error wraps ErrTooLong or
// ErrDamaged.
func (v Variant) Check() error {
	switch facts := bytes.TrimLeft(v.Facts, " \t\r\n"); {
	case len(facts) == 0 || facts[0] != '{':
		return fmt.Errorf("%w (it has no facts)", ErrDamaged)
	case len(v.Off) > MaxOff:
		return tooMuch(0, len(v.Off), MaxOff)
	case min(v.Limit, v.Seconds) < 0 || max(v.Limit, v.Seconds) > mostLimit:
		return fmt.Errorf("%w (a limit in it is below 0, or above %s)", ErrDamaged, english.Thousands(mostLimit))
	}
	if err := cmp.Or(v.Words.check(), CheckWork(v.Work)); err != nil {
		return err
	}
	deepest, longest := schema.Bulk(v.Facts)
	for _, items := range v.Orders {
		longest = max(longest, len(items))
	}
	if deepest > maxDepth || longest > MaxItems {
		return tooMuch(deepest, longest, MaxItems)
	}
	return nil
}

// mostLimit bounds seconds and solutions: a year, and more than can be listed.
const mostLimit = 31_536_000

// tooMuch says that a variant is no puzzle of any family.
func tooMuch(deepest, longest, most int) error {
	if deepest > maxDepth {
		return fmt.Errorf("%w (its lists are nested too deeply)", ErrDamaged)
	}
	return fmt.Errorf("%w (a list in it has %s entries, and no puzzle has more than %s)", ErrTooLong, english.Thousands(longest), english.Thousands(most))
}

// maxDepth bounds how deep lists and objects may lie inside each other. Facts
// need half a dozen levels; encoding/json reads 10,000 by recursion, and the
// stack of a worker does not last so long.
const maxDepth = 64

// decodeAny reads one JSON document, keeping numbers as written.
func decodeAny(raw []byte) (any, error) {
	if deepest, _ := schema.Bulk(raw); deepest > maxDepth {
		return nil, fmt.Errorf("%w (its lists are nested too deeply)", ErrDamaged)
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var doc any
	if err := decoder.Decode(&doc); err != nil {
		return nil, fmt.Errorf("%w (its facts are not JSON)", ErrDamaged)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, fmt.Errorf("%w (there is something after the end of its facts)", ErrDamaged)
	}
	return doc, nil
}
