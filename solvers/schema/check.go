package schema

// Check says what is wrong with facts, as decoded by Decode, by what the form
// alone can tell.
func Check(form Form, doc any) []*FieldError { return nil }
