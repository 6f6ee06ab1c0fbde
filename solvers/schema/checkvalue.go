package schema

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// text checks a text or a formula.
func (c *checker) text(path string, value any, field Field) {
	text, ok := value.(string)
	if !ok {
		c.report(path, "This must be a text, not %s: put it in quotation marks.", Describe(value))
		return
	}
	if !field.Optional && strings.TrimSpace(text) == "" {
		c.report(path, "This is empty: %s.", field.wanted())
		return
	}
	c.characters(path, text, field)
}

// characters checks length and visibility.
func (c *checker) characters(path, text string, field Field) bool {
	if n, limit := utf8.RuneCountInString(text), field.LengthLimit(); n > limit {
		c.report(path, "This has %d characters, and at most %d are allowed: shorten it by %d.", n, limit, n-limit)
		return false
	}
	runes := []rune(text)
	for i, r := range runes {
		if unseen(runes, i) {
			c.report(path, "Character %d is one that cannot be seen (U+%04X): remove it.", i+1, r)
			return false
		}
	}
	return true
}

// unseen says whether a character of a text breaks sentences apart, or makes the text
// look like another: control characters and line ends, what turns the direction of
// writing, what has no width, and fillers. Some scripts and pictures need joiners
// between their signs.
func unseen(text []rune, i int) bool {
	switch r := text[i]; r {
	case '\u200c', '\u200d':
		return i == 0 || i == len(text)-1 || text[i-1] < '\u0600' || text[i+1] < '\u0600'
	case '\u2028', '\u2029', '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0':
		return true
	default:
		return unicode.In(r, unicode.Cc, unicode.Cf)
	}
}

// maxNumberLength bounds the characters of a number without bounds of its own,
// and maxUnbounded its digits, so that it fits an int64.
const (
	maxNumberLength = 60
	maxUnbounded    = 18
)

func (c *checker) number(path string, value any, field Field) {
	if typed, isText := value.(string); isText {
		c.notANumber(path, typed, field)
		return
	}
	text, ok := numberText(value)
	if !ok {
		c.report(path, "This must be a number, not %s: write it in digits.", Describe(value))
		return
	}
	unit := ""
	if field.Unit != "" {
		unit = " " + field.Unit
	}
	digits, decimals, ok := plainNumber(text)
	switch {
	case len(text) > maxNumberLength:
		c.report(path, "This number has %d characters, and at most %d are allowed: use a smaller one.", len(text), maxNumberLength)
		return
	case !ok && strings.ContainsAny(text, "eE"):
		c.exponent(path, text)
		return
	case !ok:
		c.report(path, "%s is not a number: write digits, with a point before decimals.", quote(text))
		return
	case text[0] == '-' && strings.Trim(text, "-0.") == "":
		c.report(path, "Zero has no sign: write 0.")
		return
	case decimals > 0 && field.Decimals == 0:
		c.report(path, "This must be a whole number, and %s has decimals: round it.", text)
		return
	case decimals > field.Decimals:
		c.report(path, "%s has %d decimals, and at most %d are allowed: round it.", text, decimals, field.Decimals)
		return
	}
	hasLow, hasHigh := field.Min != "", field.Max != ""
	low, high := hasLow && isLess(text, field.Min.String()), hasHigh && isLess(field.Max.String(), text)
	switch {
	case (low || high) && hasLow && hasHigh:
		c.report(path, "%s is out of bounds: choose a number from %s to %s%s.", apart(text), apart(field.Min), apart(field.Max), unit)
	case low:
		c.report(path, "%s is too small: choose at least %s%s.", apart(text), apart(field.Min), unit)
	case high:
		c.report(path, "%s is too large: choose at most %s%s.", apart(text), apart(field.Max), unit)
	case (!hasLow || !hasHigh) && digits > maxUnbounded:
		c.report(path, "This number has %d digits, and at most %d are allowed: use a smaller one.", digits, maxUnbounded)
	}
}

func (c *checker) exponent(path, text string) {
	c.report(path, "This number is written with an exponent (%s): write out all its digits.", text)
}

// numberText accepts what Decode yields, and the Go numbers that an edit made
// by a program may have put there.
func numberText(value any) (string, bool) {
	switch n := value.(type) {
	case json.Number:
		return n.String(), true
	case float64:
		return strconv.FormatFloat(n, 'f', -1, 64), true
	case int:
		return strconv.Itoa(n), true
	case int64:
		return strconv.FormatInt(n, 10), true
	}
	return "", false
}

// plainNumber counts the digits and decimals of a JSON number without exponent.
func plainNumber(text string) (digits, decimals int, ok bool) {
	whole, fraction, pointed := strings.Cut(strings.TrimPrefix(text, "-"), ".")
	if whole == "" || pointed && fraction == "" || len(whole) > 1 && whole[0] == '0' {
		return 0, 0, false
	}
	for _, r := range whole + fraction {
		if r < '0' || r > '9' {
			return 0, 0, false
		}
	}
	return len(whole) + len(fraction), len(fraction), true
}

func (c *checker) choice(path string, value any, field Field) {
	chosen, ok := value.(string)
	if !ok {
		c.report(path, "This must be a text, not %s: choose from the list.", Describe(value))
		return
	}
	if chosen == "" && field.Optional || chosen == Any && field.AnyLabel != "" {
		return
	}
	if slices.ContainsFunc(field.Options, func(o Option) bool { return o.Value == chosen }) {
		return
	}
	offered := field.Options
	if field.From == "" {
		c.unknown(path, chosen, offered, "%s is not offered here", "")
		return
	}
	from := c.source(field.From)
	if !from.readable {
		return // what is wrong there is reported there
	}
	if from.has[chosen] {
		return
	}
	if chosen == "" {
		c.offered(path, slices.Concat(offered, OptionsOf(from.names)), "Nothing is chosen: choose one of %s.")
		return
	}
	c.unknown(path, chosen, slices.Concat(offered, OptionsOf(from.names)),
		"There is no "+from.item+" called %s", from.add)
}

// unknown reports a choice of what is not there. complaint has a %s for what
// was chosen; add says where it could be added, or is "".
func (c *checker) unknown(path, chosen string, offered []Option, complaint, add string) {
	if chosen == Any {
		c.offered(path, offered, "“Any” is not offered here: choose one of %s.")
		return
	}
	added := ""
	if add != "" {
		added = "add " + quote(chosen) + " to " + add
	}
	complaint = strings.Replace(complaint, "%s", quote(chosen), 1) + ": "
	if len(offered) == 0 {
		c.report(path, "%s%s.", complaint, cmp.Or(added, "there is nothing to choose from yet"))
		return
	}
	values := make([]string, len(offered))
	for i, option := range offered {
		values[i] = option.Value
	}
	remedy := "choose one of "
	if near := slices.Index(values, Nearest(chosen, values)); near >= 0 {
		remedy = "did you mean " + quote(offered[near].Label) + "? Otherwise " + remedy
	}
	if added != "" {
		added = ", or " + added
	}
	c.offered(path, offered, strings.ReplaceAll(complaint+remedy, "%", "%%")+"%s"+strings.ReplaceAll(added, "%", "%%")+".")
}

// offered reports a fault whose remedy, at a %s, is to choose one of some options. It calls
// them as the form does; how they are written is told beside it.
func (c *checker) offered(path string, offered []Option, format string) {
	labels, values := make([]string, len(offered)), make([]string, len(offered))
	for i, option := range offered {
		labels[i], values[i] = option.Label, option.Value
	}
	c.report(path, format, list(labels, "or"))
	if !c.full() && !slices.Equal(labels, values) {
		c.errs[len(c.errs)-1].Written = list(values, "or")
	}
}

// names checks a list of distinct names.
func (c *checker) names(path string, value any, field Field) {
	items, ok := c.list(path, value, field, "names")
	if !ok {
		return
	}
	seen := map[string]int{}
	for i, item := range items {
		if c.full() {
			return
		}
		at := join(path, strconv.Itoa(i))
		name, ok := item.(string)
		if !ok {
			c.report(at, "This must be a name, not %s: put it in quotation marks.", Describe(item))
			continue
		}
		c.name(at, name, field, field.item(), seen, i)
	}
}

// name checks one name; seen maps the names before it to their positions.
func (c *checker) name(path, name string, field Field, item string, seen map[string]int, i int) {
	switch {
	case strings.TrimSpace(name) == "" && item == "name":
		c.report(path, "This name is empty: write one, or remove it.")
		return
	case strings.TrimSpace(name) == "":
		c.report(path, "This %s has no name: give it one, or remove it.", item)
		return
	case strings.TrimSpace(name) != name:
		c.report(path, "There is a space before or after %s: remove it.", quote(strings.TrimSpace(name)))
		return
	case name == Any:
		c.report(path, "A name cannot be %q, which stands for “any”: choose another.", Any)
		return
	case !c.characters(path, name, field):
		return
	}
	if first, taken := seen[name]; taken {
		another := "give this " + item + " another name"
		if item == "name" {
			another = "write another name"
		}
		c.report(path, "%s is already number %d of this list: %s, or remove it.", quote(name), first+1, another)
		return
	}
	seen[name] = i
}
