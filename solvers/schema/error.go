package schema

import (
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/english"
)

// FieldError says what is wrong at one place of the facts, and what to do.
type FieldError struct {
	// Path of the field, keys and positions from 0 joined by "/":
	// "remarks/3/day". "" is the whole.
	Path string `json:"path"`
	// Message is one clear sentence, with the remedy.
	Message string `json:"message"`
	// Written says how what the message offers is written in JSON: "left or right". It is ""
	// where that is the same.
	Written string `json:"written,omitempty"`
	// Offset is the character, counted from 0, at which a formula goes wrong;
	// nil where no character can be named.
	Offset *int `json:"offset,omitempty"`
	// Remedies are ways to mend it at one press.
	Remedies []Remedy `json:"remedies,omitempty"`
}

// Remedy is a way to mend a fault: a few words that say what it does, and the
// edits that do it.
type Remedy struct {
	Label string `json:"label"`
	Edits []Edit `json:"edits"`
}

// Or adds a remedy.
func (e *FieldError) Or(label string, edits ...Edit) *FieldError {
	e.Remedies = append(e.Remedies, Remedy{label, edits})
	return e
}

// Below is the error of a part, and its remedies, for the whole in which the part
// stands at a path.
func (e *FieldError) Below(path string) *FieldError {
	whole := *e
	whole.Path = below(path, e.Path)
	whole.Remedies = nil
	for _, remedy := range e.Remedies {
		edits := slices.Clone(remedy.Edits)
		for i := range edits {
			edits[i].Path = below(path, edits[i].Path)
		}
		whole.Or(remedy.Label, edits...)
	}
	return &whole
}

func below(path, inner string) string {
	if inner == "" {
		return path
	}
	return path + "/" + inner
}

func (e *FieldError) Error() string {
	if e.Path == "" {
		return e.Message
	}
	return e.Path + ": " + e.Message
}

// Errorf makes a FieldError at a path. Long texts are shortened: a message
// quotes what was put in, and does not repeat a megabyte of it. Thousands are
// set apart, as everywhere on the site.
func Errorf(path, format string, args ...any) *FieldError {
	return &FieldError{Path: path, Message: fmt.Sprintf(format, readable(args)...)}
}

// At makes a FieldError at a character of a formula.
func At(path string, offset int, format string, args ...any) *FieldError {
	return &FieldError{Path: path, Message: fmt.Sprintf(format, readable(args)...), Offset: &offset}
}

// readable leaves out the middle of long texts, and sets thousands apart.
func readable(args []any) []any {
	written := slices.Clone(args)
	for i, arg := range args {
		switch arg := arg.(type) {
		case string:
			written[i] = Shorten(arg)
		case error:
			written[i] = Shorten(arg.Error())
		case int:
			written[i] = count(arg)
		case int64:
			written[i] = count(arg)
		}
	}
	return written
}

// count is a whole number that sets its thousands apart: 1,000,000.
type count int64

func (n count) Format(out fmt.State, verb rune) {
	if verb == 'd' || verb == 'v' {
		fmt.Fprint(out, english.Thousands(int64(n)))
		return
	}
	fmt.Fprintf(out, fmt.FormatString(out, verb), int64(n))
}

// Shorten leaves out the middle of a text of more than 500 characters.
func Shorten(text string) string {
	const longest = 500
	if len(text) <= longest {
		return text
	}
	letters := []rune(text)
	if len(letters) <= longest {
		return text
	}
	return string(letters[:longest/2]) + " … " + string(letters[len(letters)-longest/2:])
}

// Join makes one error of many; nil if there is none.
func Join(errs []*FieldError) error {
	plain := make([]error, len(errs))
	for i, e := range errs {
		plain[i] = e
	}
	return errors.Join(plain...)
}

// FieldErrors takes a joined error apart. An error that names no field comes
// back as one FieldError with an empty path.
func FieldErrors(err error) []*FieldError {
	if err == nil {
		return nil
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var all []*FieldError
		for _, e := range joined.Unwrap() {
			all = append(all, FieldErrors(e)...)
		}
		return all
	}
	var field *FieldError
	if errors.As(err, &field) {
		return []*FieldError{field}
	}
	return []*FieldError{{Message: err.Error()}}
}
