package formula

import "slices"

// Cursor is a place among the tokens of a formula, and how deep in brackets it
// is. Readers of any grammar move it.
type Cursor struct {
	Tokens []Token // ending with End
	At     int     // the next one
	depth  int
	// MostNested bounds how deep parts may stand in each other. In a browser calls
	// in Go use a small stack.
	MostNested int
}

// Next is the token that stands here.
func (c *Cursor) Next() Token { return c.Tokens[c.At] }

// After is the n-th token from here; 0 is the next one, -1 the one before.
func (c *Cursor) After(n int) Token { return c.Tokens[min(max(c.At+n, 0), len(c.Tokens)-1)] }

// Skip goes on if one of these words or signs stands here, and says so.
func (c *Cursor) Skip(texts ...string) bool {
	if c.Next().Is(texts...) {
		c.At++
		return true
	}
	return false
}

// Stand says whether words or signs stand one after the other from the n-th token on.
func (c *Cursor) Stand(n int, texts ...string) bool {
	for i, text := range texts {
		if !c.After(n + i).Is(text) {
			return false
		}
	}
	return true
}

// SkipAll goes on if words or signs stand here one after the other, and says so.
func (c *Cursor) SkipAll(texts ...string) bool {
	if !c.Stand(0, texts...) {
		return false
	}
	c.At += len(texts)
	return true
}

// Nest goes one deeper, for what begins with a token.
func (c *Cursor) Nest(at Token) *Error {
	if c.depth++; c.depth > c.MostNested {
		return Wrong(at.At, "Parentheses, signs and “not” are nested more than %d deep here: write it more simply.", c.MostNested)
	}
	return nil
}

// Leave goes back from where [Cursor.Nest] went.
func (c *Cursor) Leave() { c.depth-- }

// take is the operator that stands here at such a place; it goes on behind it.
func (c *Cursor) take(t Table, at ...Place) (op Op, token Token, ok bool) {
	token = c.Next()
	if op, ok = t.find(token, at...); ok {
		c.At++
	}
	return op, token, ok
}

// Expected says what should stand here, and does not.
func (c *Cursor) Expected(what string) *Error {
	t := c.Next()
	if t.Kind == End {
		return Wrong(t.At, "The text ends here: %s is missing.", what)
	}
	return Wrong(t.At, "“%s” stands where %s is expected.", Short(t.Text), what)
}

// Short leaves out the end of a long word.
func Short(text string) string {
	const longest = 20
	if runes := []rune(text); len(runes) > longest {
		return string(slices.Concat(runes[:longest-1], []rune{'…'}))
	}
	return text
}
