package rows

import (
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// ReadNames reads lists of names: commas between names, and between lists the sign
// apart, "" where there is one list. Names may hold any of these signs, and spaces:
// the longest that stands at a place is meant. Item is what a name is called by:
// "runner". The error stands at a character of the text.
func ReadNames(text, apart, item string, known []string) (lists [][]string, _ *schema.FieldError) {
	longest := slices.Clone(known)
	slices.SortStableFunc(longest, func(a, b string) int { return len(b) - len(a) })
	lists = [][]string{nil}
	for rest := text; ; {
		rest = strings.TrimLeft(rest, ", ")
		if rest == "" {
			return slices.DeleteFunc(lists, func(list []string) bool { return len(list) == 0 }), nil
		}
		if after, ok := strings.CutPrefix(rest, apart); ok && apart != "" {
			lists, rest = append(lists, nil), after
			continue
		}
		wrong := func(format string, args ...any) ([][]string, *schema.FieldError) {
			return nil, schema.At("", utf8.RuneCountInString(text)-utf8.RuneCountInString(rest), format, args...)
		}
		i := slices.IndexFunc(longest, func(name string) bool {
			after, found := strings.CutPrefix(rest, name)
			after = strings.TrimLeft(after, " ")
			return found && (after == "" || strings.HasPrefix(after, ",") || apart != "" && strings.HasPrefix(after, apart))
		})
		if i < 0 {
			word := rest
			if end := strings.IndexAny(rest, ","+apart); end > 0 {
				word = rest[:end]
			}
			if near := schema.Nearest(strings.TrimSpace(word), known); near != "" {
				return wrong("There is no %s called “%s”: did you mean %s?", item, schema.Brief(word), near)
			}
			return wrong("There is no %s called “%s”: write only %ss that there are, with commas.", item, schema.Brief(word), item)
		}
		if slices.ContainsFunc(lists, func(list []string) bool { return slices.Contains(list, longest[i]) }) {
			return wrong("%s stands here for the second time: remove one.", longest[i])
		}
		lists[len(lists)-1] = append(lists[len(lists)-1], longest[i])
		rest = rest[len(longest[i]):]
	}
}

// ReadOrder reads an order of all of some names: a list with commas, in which each of them stands
// once. Whole is what the order is called, and item what a name is: "guess", "runner".
func ReadOrder(text, whole, item string, known []string) (order []string, _ *schema.FieldError) {
	lists, err := ReadNames(text, "", item, known)
	if err != nil {
		return nil, err
	}
	order = slices.Concat(lists...)
	missing := slices.DeleteFunc(slices.Clone(known), func(name string) bool { return slices.Contains(order, name) })
	if len(missing) == 0 {
		return order, nil
	}
	return nil, schema.Errorf("", "This %s has no %s: write down all %ss.", whole, english.List(missing, "or"), item).
		Or("Add them at the end", schema.Edit{Op: "set", Value: strings.Join(append(order, missing...), ", ")})
}
