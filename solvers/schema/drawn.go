package schema

import "encoding/json"

// Drawn is the value of a Map field: parts on a sheet that runs from 0 to 100 to
// the right and downwards, and what joins them.
type Drawn struct {
	Nodes []Node `json:"nodes"`
	Links []Link `json:"links"`
}

// Node is a part of a drawn map, with its place.
type Node struct {
	Name string      `json:"name"`
	X    json.Number `json:"x"`
	Y    json.Number `json:"y"`
}

// Link joins two nodes, by their names, or leads back to the same.
type Link struct {
	Name string `json:"name"`
	From string `json:"from"`
	To   string `json:"to"`
}
