package schema

import (
	"cmp"
	"slices"
	"strconv"

	"solvitur/solvers/english"
)

// A map is checked as two lists of records with these fields.
var (
	nodeFields = []Field{
		{Key: "name", Kind: Text, Label: "name"},
		{Key: "x", Kind: Number, Label: "x"},
		{Key: "y", Kind: Number, Label: "y"},
	}
	linkFields = []Field{
		{Key: "name", Kind: Text, Label: "name", Optional: true},
		{Key: "from", Kind: Choice, Label: "from"},
		{Key: "to", Kind: Choice, Label: "to"},
	}
)

// mapDecimals is how exactly nodes may be placed, on a sheet of 100 by 100.
const mapDecimals = 6

// graph checks a map: nodes with distinct names and places on the sheet, and
// links between nodes. Loops and parallel links are allowed; links that have
// names have distinct ones.
func (c *checker) graph(path string, value any, field Field) {
	object, ok := value.(map[string]any)
	if !ok {
		c.report(path, "This should be a map, a record of nodes and links in braces {...}, not %s: replace it.", Describe(value))
		return
	}
	c.members(path, object, "nodes", "links")
	nodes, links := mapLists(field)
	c.mapList(join(path, nodes.Key), object[nodes.Key], nodes)
	c.mapList(join(path, links.Key), object[links.Key], links)
}

func (c *checker) members(path string, object map[string]any, known ...string) {
	fields := make([]Field, len(known))
	for i, key := range known {
		fields[i] = Field{Key: key, Optional: true, Kind: "list"}
	}
	// Only the names of the members matter here; their values come next.
	names := make(map[string]any, len(object))
	for key := range object {
		names[key] = nil
	}
	c.object(path, names, fields, "a map", false)
}

// mapLists are the two lists that a map consists of.
func mapLists(field Field) (nodes, links Field) {
	of := slices.Clone(nodeFields)
	of[0].MaxLength = field.MaxLength
	for i := 1; i <= 2; i++ {
		of[i].Min, of[i].Max, of[i].Decimals = "0", "100", mapDecimals
	}
	nodes = Field{Key: "nodes", Kind: Rows, Item: cmp.Or(field.NodeItem, "node"), MaxItems: field.NodeLimit(), Shapes: []Shape{{Fields: of}}}
	of = slices.Clone(linkFields)
	of[0].MaxLength = field.MaxLength
	of[1].From, of[2].From = field.Key+"/nodes", field.Key+"/nodes"
	links = Field{Key: "links", Kind: Rows, Item: field.item(), MinItems: field.MinItems, MaxItems: field.ItemLimit(), Shapes: []Shape{{Fields: of}}}
	return nodes, links
}

func (c *checker) mapList(path string, value any, field Field) {
	fields := field.Shapes[0].Fields
	if value == nil {
		c.report(path, "This is missing: give a list of %s, [] if there are none.", field.Key)
		return
	}
	items, ok := c.list(path, value, field, "records")
	if !ok {
		return
	}
	seen := map[string]int{}
	for i, item := range items {
		if c.full() {
			return
		}
		at := join(path, strconv.Itoa(i))
		before := len(c.errs)
		c.object(at, item, fields, english.A(field.item()), false)
		row, _ := item.(map[string]any)
		told := slices.ContainsFunc(c.errs[before:], func(e *FieldError) bool { return e.Path == join(at, "name") })
		if name, ok := row["name"].(string); ok && name != "" && !told {
			c.name(join(at, "name"), name, fields[0], field.item(), seen, i)
		}
	}
}
