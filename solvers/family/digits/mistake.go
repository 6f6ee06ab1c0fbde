package digits

import (
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/schema"
)

// The parser's mistakes: what is wrong, at which character, and what to do.

func (p *parser) fail(at int, format string, args ...any) int {
	if p.err == nil {
		p.err = schema.At(p.path, at, format, args...)
	}
	return 0
}

// unexpected says what stands here and what should.
func (p *parser) unexpected(expected string) int {
	t := p.peek()
	switch {
	case t.kind == tokenEnd:
		return p.fail(t.at, "The formula ends here: %s is missing.", expected)
	case t.kind == tokenWord && !p.knows(t.text) && suggestion(t.text) != "":
		return p.unknown(t)
	case t.kind == tokenWord && p.next > 0 && p.tokens[p.next-1].kind == tokenNumber:
		before := p.tokens[p.next-1].text
		return p.fail(t.at, "A sign is missing between %s and %s: write %s*%s to multiply.", before, short(t.text), before, short(t.text))
	case t.kind == tokenWord && !p.knows(t.text):
		return p.unknown(t)
	case t.kind == tokenNumber && p.next > 0 && p.tokens[p.next-1].kind == tokenWord:
		return p.fail(t.at, "A block has letters only, and %s is a number: put a sign before it, such as * or +.", short(t.text))
	}
	return p.fail(t.at, "“%s” stands where %s is expected.", short(t.text), expected)
}

func short(text string) string {
	if utf8.RuneCountInString(text) > 20 {
		return string([]rune(text)[:19]) + "…"
	}
	return text
}

// number insists that an operand is a number, statement that it is one.
func (p *parser) number(x, at int) {
	if p.err == nil && p.formula.nodes[x].op.isStatement() {
		p.fail(at, "A number is expected here, and this is a statement, true or false: compare numbers, and join statements with and, or, not.")
	}
}

func (p *parser) truth(x, at int) {
	if p.err == nil && !p.formula.nodes[x].op.isStatement() {
		p.fail(at, "A statement, true or false, is expected here, and this is only a number: compare it with something, by a sign such as = or <.")
	}
}

// deeper counts nesting.
func (p *parser) deeper(at int) bool {
	if p.depth++; p.depth > mostNested {
		p.fail(at, "Parentheses and signs are nested more than %d deep here: make the formula simpler.", mostNested)
		return false
	}
	return true
}

// knows says whether a word is one of the language or a block of letters.
func (p *parser) knows(word string) bool {
	if slices.Contains(words, word) {
		return true
	}
	for _, r := range word {
		if !slices.Contains(p.letters, r) {
			return false
		}
	}
	return true
}

// unknown says what is wrong with a word, and what may have been meant.
func (p *parser) unknown(t token) int {
	if near := suggestion(t.text); near != "" {
		return p.fail(t.at, "There is no word “%s” here: did you mean %s?", short(t.text), near)
	}
	for k, r := range []rune(t.text) {
		if slices.Contains(p.letters, r) {
			continue
		}
		for _, known := range p.letters {
			if strings.EqualFold(string(known), string(r)) {
				return p.fail(t.at+k, "There is no letter %c here: did you mean %c?", r, known)
			}
		}
		return p.fail(t.at+k, "There is no letter %c here: the letters are %s.", r, joinLetters(p.letters))
	}
	return p.fail(t.at, "There is no word “%s” here.", short(t.text))
}
