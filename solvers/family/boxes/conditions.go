package boxes

import (
	"solvitur/solvers/each"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

func boxField(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "boxes"}
}

func colourField(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "colours/name"}
}

// The fields that conditions are made of.
var (
	ofBox     = boxField("box", "box")
	ofColour  = colourField("colour", "colour")
	ofGroup   = schema.Field{Key: "group", Kind: schema.Choice, Label: "group", From: "groups"}
	ofSome    = schema.Field{Key: "group", Kind: schema.Choice, Label: "group", From: "groups", Phrase: "some {} box", AnyLabel: "some box"}
	ofCompare = schema.Field{Key: "compare", Kind: schema.Choice, Label: "comparison", Options: rows.OfCompare.Options}
	ofNumber  = schema.Whole("number", "how many", 0, 144)
	onlyBox   = []schema.Field{ofBox}
	onlyHue   = []schema.Field{ofColour}
	boxAndHue = []schema.Field{ofBox, ofColour}
	twoHues   = []schema.Field{ofColour, colourField("second", "second colour")}
)

// twoAlike says of two balls that they have one colour, where they have.
func twoAlike(says string) func(Facts, Condition) string {
	return func(_ Facts, c Condition) string {
		if c.Colour == c.Second {
			return says
		}
		return ""
	}
}

// conditions are the kinds of condition; check.go says when an answer meets them.
var conditions = rows.List[Facts, Condition, posting]{Key: "conditions", Kinds: []rows.Kind[Facts, Condition, posting]{
	{
		Name: "own", Label: "no ball in the box of its own colour",
		Says: "no ball is in the box of its own colour",
		Posts: func(to posting, c Condition) {
			for box := range to.Boxes {
				if own := to.colourOf(box); own >= 0 {
					to.total([]int{box}, own, none)
				}
			}
		},
	}, {
		Name: "holds", Label: "a box holds a colour", Fields: boxAndHue,
		Says:  "the {box} box holds {a colour} ball",
		Posts: func(to posting, c Condition) { to.total(to.only(c.Box), to.colour(c.Colour), some) },
	}, {
		Name: "lacks", Label: "a box does not hold a colour", Fields: boxAndHue,
		Says:  "the {box} box holds no {colour} ball",
		Posts: func(to posting, c Condition) { to.total(to.only(c.Box), to.colour(c.Colour), none) },
	}, {
		Name: "number", Label: "how many of a colour a box holds",
		Fields: []schema.Field{ofBox, ofCompare, ofNumber, ofColour}, New: `{"kind": "number", "compare": "=", "number": 1}`,
		Says:  "the {box} box holds {compare} {number} {colour} {number|ball|balls}",
		Posts: func(to posting, c Condition) { to.total(to.only(c.Box), to.colour(c.Colour), to.many(c)) },
	}, {
		Name: "only", Label: "a box holds only a group of colours", Fields: []schema.Field{ofBox, ofGroup},
		Says: "the {box} box holds only {group} colours",
		Posts: func(to posting, c Condition) {
			for i, colour := range to.Colours {
				if colour.Group != c.Group {
					to.total(to.only(c.Box), i, none)
				}
			}
		},
	}, {
		Name: "both", Label: "some box holds two colours", Fields: append([]schema.Field{ofSome}, twoHues...),
		Says: "{group} holds {a colour} ball and {a second} ball",
		Else: twoAlike("{group} holds two {colour} balls"),
		Posts: func(to posting, c Condition) {
			boxes := to.allBoxes()
			if c.Group != schema.Any {
				boxes = to.boxesOf(c.Group)
			}
			to.any(to.pairs(boxes, c))
		},
	}, {
		Name: "total", Label: "how many of a colour a group of boxes holds",
		Fields: []schema.Field{ofGroup, ofCompare, ofNumber, ofColour}, New: `{"kind": "total", "compare": "=", "number": 1}`,
		Says: "the {group} boxes together hold {compare} {number} {colour} {number|ball|balls}",
		Posts: func(to posting, c Condition) {
			to.total(to.boxesOf(c.Group), to.colour(c.Colour), to.many(c))
		},
	}, {
		Name: "alike", Label: "a box holds two balls alike", Fields: onlyBox,
		Says:  "the {box} box holds two balls of one colour",
		Posts: func(to posting, c Condition) { to.any(to.twins(to.only(c.Box))) },
	}, {
		Name: "different", Label: "a box holds no two balls alike", Fields: onlyBox,
		Says:  "the {box} box holds no two balls of one colour",
		Posts: func(to posting, c Condition) { to.never(to.twins(to.only(c.Box))) },
	}, {
		Name: "all-different", Label: "no box holds two balls alike",
		Says:  "no box holds two balls of one colour",
		Posts: func(to posting, c Condition) { to.never(to.twins(to.allBoxes())) },
	}, {
		Name: "together", Label: "all balls of a colour are together", Fields: onlyHue,
		Says:  "all {colour} balls in boxes are in the same box",
		Posts: func(to posting, c Condition) { to.cases(many{0, 1}, to.with(some, to.allBoxes(), to.colour(c.Colour))) },
	}, {
		Name: "apart", Label: "the balls of a colour are apart", Fields: onlyHue,
		Says:  "no two {colour} balls are in the same box",
		Posts: func(to posting, c Condition) { to.never(to.with(two, to.allBoxes(), to.colour(c.Colour))) },
	}, {
		Name: "never", Label: "two colours are never together", Fields: twoHues,
		Says:  "no box holds {a colour} ball and {a second} ball",
		Else:  twoAlike("no box holds two {colour} balls"),
		Posts: func(to posting, c Condition) { to.never(to.pairs(to.allBoxes(), c)) },
	}, {
		Name: "with", Label: "a colour comes only with another", Fields: twoHues,
		Says: "every box with {a colour} ball holds {a second} ball too",
		Posts: func(to posting, c Condition) {
			var alone []contents
			for box := range to.Boxes {
				alone = append(alone, contents{{box, to.colour(c.Colour), some}, {box, to.colour(c.Second), none}})
			}
			to.never(alone)
		},
		Wrong: rows.Different[Facts, Condition]("Every box with a %[1]s ball holds a %[1]s ball, so this says nothing: choose two different colours.", "colour", "second"),
	}, {
		Name: "common", Label: "two boxes have a colour in common", Fields: []schema.Field{ofBox, boxField("other", "other box")},
		Says: "the {box} box and the {other} box have a colour in common",
		Posts: func(to posting, c Condition) {
			var shared []contents
			for colour := range to.Colours {
				shared = append(shared, contents{{to.box(c.Box), colour, some}, {to.box(c.Other), colour, some}})
			}
			to.any(shared)
		},
		Wrong: rows.Different[Facts, Condition]("The %s box has all its colours in common with itself: choose two different boxes.", "box", "other"),
	},
}}.WithFormulas(func(c Condition) string { return c.Formula }, names)

// names are those that choices draw from.
func names(f Facts, from string) []string {
	switch from {
	case "boxes":
		return f.Boxes
	case "groups":
		return f.Groups
	}
	all := each.Of(f.Colours, func(colour Colour) string { return colour.Name })
	return all
}
