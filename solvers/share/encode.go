package share

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"

	"solvitur/solvers/english"
)

// Caps on a link.
const (
	MaxPacked   = 16 << 10  // bytes, deflated, before base64
	MaxUnpacked = 256 << 10 // bytes of JSON
	// MaxItems is the length of the longest list of facts or order of search. No
	// family's form allows a longer one: what has more was made to keep a page
	// busy.
	MaxItems = 200
	// MaxOff is how many facts can be switched off. A board of 25 by 25 has 625.
	MaxOff = 1000
)

// The versions of the format. Encode writes the oldest that can say what a variant
// holds, so that links stay as they were.
const (
	plain = "1"
	wordy = "2" // with words of its maker's
	tried = "3" // with its maker's marks
)

// version is the one that a variant is written in.
func (v Variant) version() string {
	switch {
	case len(v.Work) > 0:
		return tried
	case v.Words != (Words{}):
		return wordy
	}
	return plain
}

// Encode gives the fragment for a variant, with its "#". Equal variants give
// equal fragments within one build. The error wraps ErrTooLong or ErrDamaged.
func Encode(v Variant) (string, error) {
	v, err := v.normal()
	if err != nil {
		return "", err
	}
	if err := v.Check(); err != nil {
		return "", err
	}
	text, err := encodeJSON(v)
	if err != nil {
		return "", fmt.Errorf("%w (%w)", ErrDamaged, err)
	}
	if len(text) > MaxUnpacked {
		return "", fmt.Errorf("%w (%s of at most %s bytes)", ErrTooLong, english.Thousands(len(text)), english.Thousands(MaxUnpacked))
	}
	var packed bytes.Buffer
	deflate, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := deflate.Write(text); err != nil {
		return "", err
	}
	if err := deflate.Close(); err != nil {
		return "", err
	}
	if packed.Len() > MaxPacked {
		return "", fmt.Errorf("%w (%s of at most %s bytes, packed)", ErrTooLong, english.Thousands(packed.Len()), english.Thousands(MaxPacked))
	}
	return "#" + v.version() + "." + base64.RawURLEncoding.EncodeToString(packed.Bytes()), nil
}

// encodeJSON writes JSON without the escapes that only HTML needs: they would
// make links longer, and links are never put into a page as HTML.
func encodeJSON(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}
