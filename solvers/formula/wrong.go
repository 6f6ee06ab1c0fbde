package formula

import "solvitur/solvers/schema"

// Error is what is wrong with a formula, at one of its characters, counted from 0.
type Error struct {
	At      int
	Message string // one sentence, with the remedy
}

func (e *Error) Error() string { return e.Message }

// Wrong makes an Error.
func Wrong(at int, format string, args ...any) *Error {
	return &Error{at, schema.At("", at, format, args...).Message}
}

// Field is the error as that of a field.
func (e *Error) Field(path string) *schema.FieldError { return schema.At(path, e.At, "%s", e.Message) }
