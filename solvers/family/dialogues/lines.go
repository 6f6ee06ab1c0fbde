package dialogues

import (
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// A hearing is a script while it is made: what the lines of a conversation post to.
type hearing struct {
	*script
	now  map[string]*viewer // everybody, with what they see by now
	says *statement         // what was posted last
}

type kindOfLine = rows.Kind[Facts, Line, *hearing]

// The fields that lines are made of.
var (
	ofWho      = personField("who", "who")
	ofOther    = personField("other", "of whom")
	ofDoes     = choice("does", "knows or not", doesOptions)
	ofWhat     = choice("what", "what", options(quantities))
	ofProperty = choice("property", "property", options(properties))
	ofWords    = schema.Field{Key: "words", Kind: schema.Text, Label: "in other words", Optional: true, MaxLength: 200}
)

// spokenLines are the kinds of sentence; check.go says when they are true of an answer.
var spokenLines = rows.List[Facts, Line, *hearing]{Key: "conversation", Kinds: append([]kindOfLine{
	{
		Name: "state", Label: "… knows, or does not know, the numbers",
		Says:   "{who} {does} the numbers",
		Fields: []schema.Field{ofWho, ofDoes, ofWords},
		Posts:  func(h *hearing, l Line) { h.says = l.affirm(knowsNumbers(h.now[l.Who])) },
	}, {
		Name: "past", Label: "… knew something about another",
		Says:   "{who} knew {when} that {other} {does} the numbers",
		Fields: []schema.Field{ofWho, choice("when", "when", whenOptions), ofOther, choice("does", "knew or not", didOptions), ofWords},
		New:    `{"kind":"past","when":"start","does":"not"}`,
		Wrong:  ofOneself,
		Posts: func(h *hearing, l Line) {
			moment := 0
			if l.When == before {
				moment = max(0, len(h.lines)-1)
			}
			then := h.after(moment)
			st := knowsThat(then[l.Who], l.affirm(knowsNumbers(then[l.Other])))
			h.says = &statement{op: opAt, moment: moment, within: []*statement{st}, text: st.text, denied: st.denied}
		},
	}, {
		Name: "think", Label: "… knows something about another",
		Says:   "{who} knows that {other} {does} the numbers",
		Fields: []schema.Field{ofWho, ofOther, ofDoes, ofWords},
		Wrong:  ofOneself,
		Posts: func(h *hearing, l Line) {
			h.says = knowsThat(h.now[l.Who], l.affirm(knowsNumbers(h.now[l.Other])))
		},
	}, {
		Name: "unsure", Label: "… knows whether another knows",
		Says:   "{who} {does} whether {other} knows the numbers",
		Fields: []schema.Field{ofWho, ofDoes, ofOther, ofWords},
		Wrong:  ofOneself,
		Posts: func(h *hearing, l Line) {
			h.says = l.affirm(knowsWhether(h.now[l.Who], knowsNumbers(h.now[l.Other])))
		},
	}, {
		Name: "value", Label: "… knows a value",
		Says:   "{who} {does} {what}",
		Fields: []schema.Field{ofWho, ofDoes, ofWhat, ofWords},
		Posts:  func(h *hearing, l Line) { h.says = l.affirm(knowsValue(h.now[l.Who], quantity{what: what(l.What)})) },
	}, {
		Name: "whether", Label: "… knows whether something is so",
		Says:   "{who} {does} whether {property}",
		Fields: []schema.Field{ofWho, ofDoes, ofProperty, ofWords},
		Posts: func(h *hearing, l Line) {
			h.says = l.affirm(knowsWhether(h.now[l.Who], ofNumbers(Line{Kind: lineHint, Property: l.Property})))
		},
	}, {
		Name: "both", Label: "Two speak at once",
		Says:   "{who} and {other} say at once: each of us {does} the numbers",
		Else:   better("{who} and {other} say at once that each of them {does} the numbers"),
		Fields: []schema.Field{ofWho, personField("other", "and who"), ofDoes, ofWords},
		Wrong:  ofOneself,
		Posts: func(h *hearing, l Line) {
			h.says = all(l.affirm(knowsNumbers(h.now[l.Who])), l.affirm(knowsNumbers(h.now[l.Other])))
		},
	}, {
		Name: "all", Label: "Everybody, somebody or nobody knows",
		Says:   "{does} knows the numbers",
		Else:   func(_ Facts, l Line) string { return howMany[l.Does] + " knows the numbers" },
		Fields: []schema.Field{choice("does", "how many", allOptions), ofWords},
		Posts: func(h *hearing, l Line) {
			var each []*statement
			for _, p := range h.facts.People {
				st := knowsNumbers(h.now[p.Name])
				if l.Does == nobody {
					st = not(st)
				}
				each = append(each, st)
			}
			switch h.says = all(each...); l.Does {
			case notEverybody:
				h.says = not(h.says)
			case somebody:
				h.says = &statement{op: opOr, within: each, text: "somebody knows the numbers", denied: "nobody knows the numbers"}
			}
		},
	}, {
		Name: lineTold, Label: "… is told something in secret",
		Says:   "Everybody sees that {who} is told {what}",
		Else:   better("{who} is told {what}, and everybody sees that"),
		Fields: []schema.Field{ofWho, ofWhat, ofWords},
		Posts: func(h *hearing, l Line) {
			h.tell(l.Who, quantity{what: what(l.What)})
			h.says = &statement{op: opTrue}
		},
	},
}, aboutNumbers("hears that", "Everybody hears")...)}

// knownLines are the kinds of what everybody knows.
var knownLines = rows.List[Facts, Line, *hearing]{Key: "known", Kinds: aboutNumbers("knows that", "Add")}

// aboutNumbers are the two kinds of line about the numbers alone; how says how everybody
// comes to know them, and label what the menu says.
func aboutNumbers(how, label string) []kindOfLine {
	posts := func(h *hearing, l Line) { h.says = ofNumbers(l) }
	return []kindOfLine{
		{
			Name: lineHint, Label: label + " a property of the numbers",
			Says:   "Everybody " + how + " {property}",
			Else:   better("everybody " + how + " {property}"),
			Fields: []schema.Field{ofProperty, ofWords},
			Posts:  posts,
		}, {
			Name: lineBound, Label: label + " how large something is",
			Says:   "Everybody " + how + " {what} {relation} {value}",
			Else:   better("everybody " + how + " {what} {relation} {value}"),
			Fields: []schema.Field{ofWhat, choice("relation", "relation", options(relations)), schema.Whole("value", "value", 0, maxValue), ofWords},
			New:    `{"kind":"bound","what":"sum","relation":"at-most","value":100}`,
			Posts:  posts,
		},
	}
}

// better is how a line reads among others, where that is not how it is edited.
func better(says string) func(Facts, Line) string { return func(Facts, Line) string { return says } }

var ofOneself = rows.Different[Facts, Line]("Here %[1]s speaks of %[1]s: choose somebody else.", "who", "other")

// RowKind is the line's kind.
func (l Line) RowKind() string { return l.Kind }

// sentence is a line of the conversation, without its full stop.
func (l Line) sentence() string { return spokenLines.Clause(Facts{}, l) }

// affirm is a statement, or its opposite where the line says that somebody does not know.
func (l Line) affirm(st *statement) *statement {
	if l.Does == does {
		return st
	}
	return not(st)
}

type kindOfPerson = rows.Kind[Facts, Person, *viewer]

var ofName = schema.Field{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 30}

// people are the kinds of what somebody knows.
var people = rows.List[Facts, Person, *viewer]{Key: "people", Kinds: []kindOfPerson{
	{
		Name: "value", Label: "Add somebody who knows a value",
		Says: "{name} knows {what} and {also}",
		Else: func(_ Facts, p Person) string {
			if p.Also == "" || p.Also == schema.Any || p.Also == p.What {
				return "{name} knows {what}"
			}
			return ""
		},
		Fields: []schema.Field{ofName, choice("what", "what is known", options(quantities)),
			{Key: "also", Kind: schema.Choice, Label: "what else is known", Options: options(quantities), AnyLabel: "nothing else", Optional: true}},
		New: `{"kind":"value","name":"Q","what":"sum","also":"*"}`,
		Posts: func(v *viewer, p Person) {
			v.see(quantity{what: what(p.What)})
			if p.Also != "" && p.Also != schema.Any {
				v.see(quantity{what: what(p.Also)})
			}
		},
	}, {
		Name: "parity", Label: "Add somebody who knows whether something is even",
		Says:   "{name} knows whether {what} is even or odd",
		Fields: []schema.Field{ofName, choice("what", "what is known", options(quantities))},
		New:    `{"kind":"parity","name":"E","what":"sum"}`,
		Posts:  func(v *viewer, p Person) { v.see(quantity{what(p.What), 2}) },
	}, {
		Name: "remainder", Label: "Add somebody who knows a remainder",
		Says:   "{name} knows the remainder of {what} when divided by {by}",
		Fields: []schema.Field{ofName, choice("what", "what is known", options(quantities)), schema.Whole("by", "divisor", 2, 1000)},
		New:    `{"kind":"remainder","name":"R","what":"sum","by":10}`,
		Posts:  func(v *viewer, p Person) { v.see(quantity{what(p.What), *p.By}) },
	},
}}

// RowKind is the person's kind.
func (p Person) RowKind() string { return p.Kind }
