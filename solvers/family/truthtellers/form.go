package truthtellers

import (
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/schema"
)

// Bounds of what can be entered. They keep every search's memory small and the
// parser's recursion shallow.
const (
	maxPeople  = 40
	maxKinds   = 8
	maxTraits  = 6
	maxThings  = 20
	maxFormula = 240 // characters
)

var (
	choiceIs       = schema.Field{Key: "is", Kind: schema.Choice, Label: "is or is not", Options: []schema.Option{{Value: "is", Label: "is"}, {Value: "is not", Label: "is not"}}}
	choiceSpeaker  = schema.Field{Key: "speaker", Kind: schema.Choice, Label: "speaker", From: "people", Phrase: "{} says:", AnyLabel: "it is written:"}
	choiceWho      = schema.Field{Key: "who", Kind: schema.Choice, Label: "person", From: "people"}
	choiceKind     = schema.Field{Key: "of", Kind: schema.Choice, Label: "kind", From: "kinds/name"}
	choiceTrait    = schema.Field{Key: "trait", Kind: schema.Choice, Label: "what about the person", From: "traits"}
	choiceQuantity = schema.Field{Key: "quantity", Kind: schema.Choice, Label: "exactly, at least or at most", Options: []schema.Option{
		{Value: "exactly", Label: "exactly"}, {Value: "at least", Label: "at least"}, {Value: "at most", Label: "at most"}}}
	choiceValue = schema.Field{Key: "value", Kind: schema.Choice, Label: "true or false", Options: []schema.Option{
		{Value: "false", Label: "false"}, {Value: "true", Label: "true"}}}
)

// form says what can be edited, and within which bounds.
var form = schema.Form{Fields: []schema.Field{
	{
		Key: "statements", Kind: schema.Rows, Label: "What is said", Item: "statement", Optional: true, MaxItems: speech.MaxStatements,
		Help: "As text: a name, a colon, and what is said. “A: B or C is a knave”, “B: exactly 1 of us is a knight”, “C: statement 2 is false”. A name alone stands for a knight, as in “A: not A or B”. A statement that is switched off was made, but nobody heard what it was.",
		Shapes: []schema.Shape{
			{
				Kind: saidLine, Label: "A statement as text", Sentence: "{text}",
				Fields: []schema.Field{{Key: "text", Kind: schema.Formula, Label: "statement", From: "people", Offers: speech.Offers, MaxLength: maxFormula}},
				New:    []byte(`{"kind":"line","text":"at least 1 statement is false"}`),
			},
			{
				Kind: saidKind, Label: "Somebody is of a kind", Sentence: "{speaker} {who} {is} {of}",
				Fields: []schema.Field{choiceSpeaker, choiceWho, choiceIs, choiceKind},
			},
			{
				Kind: saidTrait, Label: "Something is true of somebody", Sentence: "{speaker} {does} that {who} {trait}",
				Fields: []schema.Field{choiceSpeaker, {Key: "does", Kind: schema.Choice, Label: "true or not", Options: []schema.Option{
					{Value: "yes", Label: "it is true"}, {Value: "no", Label: "it is not true"}}}, choiceWho, choiceTrait},
			},
			{
				Kind: saidPlace, Label: "Somebody takes a place", Sentence: "{speaker} {who} {is} number {n}",
				Fields: []schema.Field{choiceSpeaker, choiceWho, choiceIs, schema.Whole("n", "place", 1, 40)},
			},
			{
				Kind: saidTally, Label: "How many statements are true or false", Sentence: "{speaker} {quantity} {n} of these statements are {value}",
				Fields: []schema.Field{choiceSpeaker, choiceQuantity, schema.Whole("n", "how many", 0, 200), choiceValue},
				New:    []byte(`{"kind":"tally","speaker":"*","quantity":"exactly","n":1,"value":"false"}`),
			},
			{
				Kind: saidEach, Label: "A numbered list of such statements",
				Sentence: "{count} statements, of which number k says: {quantity} k of these statements are {value}",
				Fields:   []schema.Field{schema.Whole("count", "how many statements", 1, 200), choiceQuantity, choiceValue},
				New:      []byte(`{"kind":"each","count":10,"quantity":"exactly","value":"false"}`),
			},
			{
				Kind: saidWords, Label: "Something that nobody can judge", Sentence: "{speaker} {words}, which nobody can judge",
				Fields: []schema.Field{choiceSpeaker, {Key: "words", Kind: schema.Text, Label: "words", MaxLength: 120}},
				New:    []byte(`{"kind":"words","words":"Yesterday was a fine day"}`),
			},
		},
	},
	{
		Key: "kinds", Kind: schema.Rows, Label: "Kinds, and how they answer", Item: "kind", Optional: true, MaxItems: maxKinds,
		Shapes: []schema.Shape{
			kindShape(answersTruly, "One that always tells the truth", "{name}: always tells the truth", "knight"),
			kindShape(answersFalse, "One that always lies", "{name}: always lies", "knave"),
			kindShape(answersEither, "One that says anything", "{name}: says what it likes, true or false", "spy"),
			{
				Kind: answersCount, Label: "One that tells a fixed number of lies",
				Sentence: "{name}: tells exactly this many lies: {lies}",
				Fields:   []schema.Field{kindName, schema.Whole("lies", "number of lies", 0, 200)},
				New:      []byte(`{"kind":"count","name":"joker","lies":1}`),
			},
		},
	},
	{
		Key: "conditions", Kind: schema.Rows, Label: "What else is known", Item: "fact", Optional: true, MaxItems: 100,
		Help: "Facts that hold whoever lies, in the same language: “exactly 1 did it”, “not (statement 2 and statement 12)”, “Dan is not last”.",
		Shapes: []schema.Shape{
			{
				Kind: heldFormula, Label: "A fact as text", Sentence: "{text}",
				Fields: []schema.Field{{Key: "text", Kind: schema.Formula, Label: "fact", From: "people", Offers: speech.Offers, MaxLength: maxFormula}},
				New:    []byte(`{"kind":"formula","text":"at least 1 statement is true"}`),
			},
			{Kind: heldKind, Label: "Somebody is of a kind", Sentence: "{who} {is} {of}", Fields: []schema.Field{choiceWho, choiceIs, choiceKind}},
			{
				Kind: heldKinds, Label: "How many are of a kind", Sentence: "{quantity} {n} of them are of the kind {of}",
				Fields: []schema.Field{choiceQuantity, schema.Whole("n", "how many", 0, 40), choiceKind},
				New:    []byte(`{"kind":"kinds","quantity":"exactly","n":1}`),
			},
			{
				Kind: heldTraits, Label: "Something is true of so many", Sentence: "it is true of {quantity} {n} of them: {trait}",
				Fields: []schema.Field{choiceQuantity, schema.Whole("n", "how many", 0, 40), choiceTrait},
				New:    []byte(`{"kind":"traits","quantity":"exactly","n":1}`),
			},
			{Kind: heldPlace, Label: "Somebody takes a place", Sentence: "{who} {is} number {n}", Fields: []schema.Field{choiceWho, choiceIs, schema.Whole("n", "place", 1, 40)}},
			{
				Kind: heldClash, Label: "Two statements contradict each other", Sentence: "statements {n} and {m} are not both true",
				Fields: []schema.Field{schema.Whole("n", "first statement", 1, 200), schema.Whole("m", "second statement", 1, 200)},
				New:    []byte(`{"kind":"clash","n":1,"m":2}`),
			},
			{Kind: heldOnce, Label: "There is exactly one of each kind", Sentence: "there is exactly one of each kind"},
		},
	},
	{Key: "asked", Kind: schema.Rows, Label: "What is asked", Item: "question", Optional: true, MaxItems: maxPeople,
		Help:   "Where this is empty, all of it is asked.",
		Shapes: []schema.Shape{{Label: "What somebody is", Sentence: "what is {who}?", Fields: []schema.Field{choiceWho}}}},
	{Key: "people", Kind: schema.Names, Label: "Who is there", Item: "person", Optional: true, MaxItems: maxPeople, MaxLength: 24,
		Help: "People, gods or seats: whoever says something or is spoken about."},
	{Key: "traits", Kind: schema.Names, Label: "What can be true of each", Item: "phrase", Optional: true, MaxItems: maxTraits, MaxLength: 40,
		Help: "Words to follow a name, true of some and not of others: “did it”, “is married”."},
	{Key: "ranked", Kind: schema.Switch, Label: "It is a race", Help: "Everybody takes a place: first, second and so on, with no ties."},
	{Key: "things", Kind: schema.Names, Label: "Other questions of fact", Item: "sentence", Optional: true, MaxItems: maxThings, MaxLength: 60,
		Help: "Sentences about the world that may be true or not: “there is gold on the island”."},
}}

var kindName = schema.Field{Key: "name", Kind: schema.Text, Label: "kind", MaxLength: 24}

func kindShape(kind, label, sentence, name string) schema.Shape {
	return schema.Shape{Kind: kind, Label: label, Sentence: sentence, Fields: []schema.Field{kindName},
		New: []byte(`{"kind":"` + kind + `","name":"` + name + `"}`)}
}
