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

// prefix is the version of the format that Encode writes.
const prefix = "1."

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
	plain, err := encodeJSON(v)
	if err != nil {
		return "", fmt.Errorf("%w (%w)", ErrDamaged, err)
	}
	if len(plain) > MaxUnpacked {
		return "", fmt.Errorf("%w (%s of at most %s bytes)", ErrTooLong, english.Thousands(len(plain)), english.Thousands(MaxUnpacked))
	}
	var packed bytes.Buffer
	deflate, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := deflate.Write(plain); err != nil {
		return "", err
	}
	if err := deflate.Close(); err != nil {
		return "", err
	}
	if packed.Len() > MaxPacked {
		return "", fmt.Errorf("%w (%s of at most %s bytes, packed)", ErrTooLong, english.Thousands(packed.Len()), english.Thousands(MaxPacked))
	}
	return "#" + prefix + base64.RawURLEncoding.EncodeToString(packed.Bytes()), nil
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
