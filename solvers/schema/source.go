package schema

import (
	"cmp"
	"strings"
)

// source is where a choice takes its names from.
type source struct {
	names    []string
	has      map[string]bool
	item     string // what one is called: "friend"
	add      string // where one can be added: “Friends”
	readable bool   // false: the document has no such list
}

func (c *checker) source(from string) *source {
	if known, ok := c.sources[from]; ok {
		return known
	}
	s := &source{item: "item", add: "the list", has: map[string]bool{}}
	c.sources[from] = s
	s.names, s.readable = Offered(c.form, c.doc, from)
	for _, name := range s.names {
		s.has[name] = true
	}
	if len(Sources(from)) > 1 {
		s.add = "one of the lists"
		return s
	}
	key, part, _ := strings.Cut(from, "/")
	field, ok := c.form.Field(key)
	if !ok {
		return s
	}
	s.item, s.add = field.item(), field.noun()
	if field.Kind == Map && part == "nodes" {
		s.item = cmp.Or(field.NodeItem, "node")
	}
	return s
}

// Sources are the lists that a choice with this From draws its names from.
func Sources(from string) []string { return strings.Fields(from) }

// Offered lists the names that a choice with this From offers, in the order of
// the document. It says false if the document holds no such list.
func Offered(form Form, doc any, from string) (all []string, readable bool) {
	for _, one := range Sources(from) {
		names, ok := offeredBy(form, doc, one)
		if !ok {
			return nil, false
		}
		all = append(all, names...)
	}
	return all, from != ""
}

func offeredBy(form Form, doc any, from string) ([]string, bool) {
	key, column, _ := strings.Cut(from, "/")
	field, ok := form.Field(key)
	if !ok {
		return nil, false
	}
	path := key
	if field.Kind == Map {
		path, column = from, "name"
	}
	value, ok := Get(doc, path)
	if value == nil && field.Optional {
		return nil, true
	}
	items, isList := value.([]any)
	if !ok || !isList {
		return nil, false
	}
	var names []string
	for _, item := range items {
		if row, isObject := item.(map[string]any); isObject && column != "" {
			item = row[column]
		}
		if name, isText := item.(string); isText && name != "" && name != Any {
			names = append(names, name)
		}
	}
	return names, true
}
