package state

import (
	"net/url"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Choice is what a visitor looks for among the puzzles: words, and a value of each
// filter that is set. The zero Choice looks for all.
type Choice struct {
	Words  string
	picked [filters]string
}

// Filter is something that puzzles can be chosen by.
type Filter int

// The filters.
const (
	ByKind Filter = iota
	BySource
	ByLevel
	ByAnswer
	BySolved
	filters
)

// wordsName and filterNames are what words and filters are called in an address.
const wordsName = "find"

var filterNames = [filters]string{"kind", "source", "level", "answer", "solved"}

// mostSought is how many bytes the words may have.
const mostSought = 400

// ungraded is the level of what is not argued, as a value of its filter.
const ungraded = "none"

// value is the value of a filter that a puzzle has.
func (f Filter) value(card puzzle.Card, solved bool) string {
	switch f {
	case ByKind:
		return card.Family
	case BySource:
		return card.From
	case ByLevel:
		if card.Grade == nil {
			return ungraded
		}
		return string(card.Grade.Level)
	case ByAnswer:
		return string(card.Verdict)
	}
	if solved {
		return "yes"
	}
	return "no"
}

// Option is a value of a filter, and what to call it.
type Option struct{ Value, Label string }

// Options are the values of a filter that there are among these puzzles, each with how
// many puzzles have it. Kinds and sources are in the order in which the puzzles bring
// them.
func (f Filter) Options(cards []puzzle.Card) (options []Option) {
	add := func(value, label string) {
		if n := f.count(cards, value); n > 0 {
			options = append(options, Option{value, label + " (" + english.Thousands(n) + ")"})
		}
	}
	switch f {
	case ByKind, BySource:
		var seen []string
		for _, card := range cards {
			value, label := f.value(card, false), card.Kind
			if f == BySource {
				label = card.Source
			}
			if !slices.Contains(seen, value) {
				seen = append(seen, value)
				add(value, label)
			}
		}
	case ByLevel:
		for _, level := range puzzle.Levels {
			add(string(level), string(level))
		}
		add(ungraded, "not graded")
	case ByAnswer:
		add(string(puzzle.One), "exactly one")
		add(string(puzzle.Many), "several")
		add(string(puzzle.None), "none")
	case BySolved:
		options = []Option{{"yes", "solved"}, {"no", "not yet"}}
	}
	return options
}

func (f Filter) count(cards []puzzle.Card, value string) (n int) {
	for _, card := range cards {
		if f.value(card, false) == value {
			n++
		}
	}
	return n
}

// Picked is the value that a filter is set to, "" if it is not.
func (c Choice) Picked(f Filter) string { return c.picked[f] }

// Pick sets a filter.
func (c Choice) Pick(f Filter, value string) Choice {
	c.picked[f] = value
	return c
}

// Set counts the filters that are set.
func (c Choice) Set() (n int) {
	for _, value := range c.picked {
		if value != "" {
			n++
		}
	}
	return n
}

// Fits says whether a puzzle is what is looked for: it has the value of each filter that
// is set, and every word is somewhere in what its card says, with or without accents.
func (c Choice) Fits(card puzzle.Card, solved bool) bool {
	for f, value := range c.picked {
		if value != "" && value != Filter(f).value(card, solved) {
			return false
		}
	}
	text := plain(card.Title + "\n" + card.Summary + "\n" + card.Kind + "\n" + card.Source)
	for _, word := range strings.Fields(plain(c.Words)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// These are small letters with a mark, and the same letters without.
const (
	accented = "àáâãäåāăąçćčďèéêëēęěìíîïīłñńňòóôõöøōőŕřśšşťùúûüūůűýÿžźż’"
	bare     = "aaaaaaaaacccdeeeeeeeiiiiilnnnoooooooorrssstuuuuuuuyyzzz'"
)

var unmarked = func() map[rune]rune {
	letters, to := map[rune]rune{}, []rune(bare)
	for i, r := range []rune(accented) {
		letters[r] = to[i]
	}
	return letters
}()

// plain is a text in small letters, without accents.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if letter, ok := unmarked[r]; ok {
			return letter
		}
		return r
	}, strings.ToLower(text))
}

// Fragment is the part of an address that says what is looked for: "#find=bridge&level=easy";
// "" for all.
func (c Choice) Fragment() string {
	var parts []string
	add := func(name, value string) {
		if value != "" {
			parts = append(parts, name+"="+url.QueryEscape(value))
		}
	}
	add(wordsName, c.Words)
	for f, value := range c.picked {
		add(filterNames[f], value)
	}
	if len(parts) == 0 {
		return ""
	}
	return "#" + strings.Join(parts, "&")
}

// ReadChoice reads what an address says is looked for among these puzzles. What it does
// not know is left out, since an address may be cut, or name what was there once, and given
// as it stands there, to be told. An address that sets nothing equal to anything is that of
// something else, and speaks of no choice.
func ReadChoice(fragment string, cards []puzzle.Card) (c Choice, unread []string) {
	fragment = strings.TrimPrefix(fragment, "#")
	if !strings.Contains(fragment, "=") {
		return c, nil
	}
	for part := range strings.SplitSeq(fragment, "&") {
		name, escaped, _ := strings.Cut(part, "=")
		value, err := url.QueryUnescape(escaped)
		f := Filter(slices.Index(filterNames[:], name))
		switch {
		case part == "":
		case err == nil && name == wordsName && len(value) <= mostSought:
			c.Words = value
		case err == nil && f >= 0 && slices.ContainsFunc(f.Options(cards), func(o Option) bool { return o.Value == value }):
			c.picked[f] = value
		default:
			if said, err := url.QueryUnescape(part); err == nil {
				part = said
			}
			unread = append(unread, strings.Map(visible, part))
		}
	}
	return c, unread
}

// visible puts a sign in place of what cannot be seen, and of what turns the direction of a
// sentence round.
func visible(r rune) rune {
	if !unicode.IsGraphic(r) || unicode.Is(unicode.Bidi_Control, r) {
		return unicode.ReplacementChar
	}
	return r
}

// How much is told of what an address asks for and is not known: as much as helps to see
// what is wrong with it.
const (
	mostUnread   = 3
	unreadLetter = 40
)

// Unread says what an address asks for that is not known here; "" where it is nothing.
func Unread(parts []string) string {
	if len(parts) == 0 {
		return ""
	}
	var said []string
	for _, part := range parts[:min(len(parts), mostUnread)] {
		if letters := []rune(part); len(letters) > unreadLetter {
			part = string(letters[:unreadLetter]) + "…"
		}
		said = append(said, "“"+part+"”")
	}
	if more := len(parts) - len(said); more > 0 {
		said = append(said, english.Count(more, "more thing", "more things"))
	}
	left := "which is not known here: it was left out."
	if len(parts) > 1 {
		left = "which are not known here: they were left out."
	}
	return "The address also asks for " + english.List(said, "and") + ", " + left
}

// Recommended is the puzzle to begin with, or to go on with: the first one that is not
// solved of the easiest level that has one. It says false where all that are graded are
// solved.
func Recommended(cards []puzzle.Card, solved func(name string) bool) (puzzle.Card, bool) {
	for _, level := range puzzle.Levels {
		for _, card := range cards {
			if card.Grade != nil && card.Grade.Level == level && !solved(card.Name) {
				return card, true
			}
		}
	}
	return puzzle.Card{}, false
}
