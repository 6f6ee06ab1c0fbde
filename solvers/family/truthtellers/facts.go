package truthtellers

import "solvitur/solvers/family/truthtellers/speech"

// Facts are what is known. The JSON names are the keys of the form.
type Facts struct {
	Statements []Statement `json:"statements"`
	Kinds      []Kind      `json:"kinds"`
	Conditions []Condition `json:"conditions"`
	// Asked are those whose kinds are asked for; none asks for all there is to know.
	Asked  []Ask    `json:"asked,omitempty"`
	People []string `json:"people"`
	// Traits are phrases that are true of a person or not: "did it".
	Traits []string `json:"traits"`
	// Ranked says that the people take places 1, 2, ... with no ties.
	Ranked bool `json:"ranked"`
	// Things are sentences that are simply true or not: "there is gold".
	Things []string `json:"things"`
}

// The ways in which a kind answers; Kind.Kind is one of them.
const (
	answersTruly  = "truth"  // every statement is true
	answersFalse  = "lies"   // every statement is false
	answersEither = "either" // anything
	answersCount  = "count"  // exactly Lies statements are false
)

// Kind is a kind of person and how that kind answers.
type Kind struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	Lies *int   `json:"lies,omitempty"`
}

// The shapes of statements; Statement.Kind is one of them.
const (
	saidLine  = "line"  // Text: "A: not A or B", or without a speaker
	saidKind  = "is"    // Speaker, Who, Is, Of
	saidTrait = "trait" // Speaker, Who, Does, Trait
	saidPlace = "place" // Speaker, Who, Is, N
	saidTally = "tally" // Speaker, Quantity, N, Value
	saidWords = "words" // Speaker, Words: what nobody can judge
	saidEach  = "each"  // Count statements at once, number k saying: Quantity k are Value
)

// Statement is one row of statements. Which members matter depends on Kind.
type Statement struct {
	Kind     string `json:"kind"`
	Text     string `json:"text,omitempty"`
	Speaker  string `json:"speaker,omitempty"` // "*" where nobody says it
	Who      string `json:"who,omitempty"`
	Is       string `json:"is,omitempty"` // "is", "is not"
	Of       string `json:"of,omitempty"` // a kind
	Does     string `json:"does,omitempty"`
	Trait    string `json:"trait,omitempty"`
	Quantity string `json:"quantity,omitempty"` // "exactly", "at least", "at most"
	N        *int   `json:"n,omitempty"`
	Value    string `json:"value,omitempty"` // "true", "false"
	Words    string `json:"words,omitempty"`
	Count    *int   `json:"count,omitempty"`
}

// Ask asks of which kind somebody is.
type Ask struct {
	Who string `json:"who"`
}

// The shapes of conditions; Condition.Kind is one of them.
const (
	heldFormula = "formula" // Text
	heldKind    = "is"      // Who, Is, Of
	heldKinds   = "kinds"   // Quantity, N, Of
	heldTraits  = "traits"  // Quantity, N, Trait
	heldPlace   = "place"   // Who, Is, N
	heldClash   = "clash"   // statements N and M are not both true
	heldOnce    = "once"    // there is exactly one of each kind: gods and their seats
)

// topics are what can be spoken of.
func (f Facts) topics() speech.Topics {
	t := speech.Topics{People: f.People, Traits: f.Traits, Things: f.Things, Ranked: f.Ranked}
	for _, kind := range f.Kinds {
		always := speech.Open
		switch kind.Kind {
		case answersTruly:
			always = speech.Yes
		case answersFalse:
			always = speech.No
		}
		t.Kinds = append(t.Kinds, speech.Kind{Name: kind.Name, Always: always})
	}
	return t
}

// Condition is a fact that simply holds, whoever lies.
type Condition struct {
	Kind     string `json:"kind"`
	Text     string `json:"text,omitempty"`
	Who      string `json:"who,omitempty"`
	Is       string `json:"is,omitempty"`
	Of       string `json:"of,omitempty"`
	Quantity string `json:"quantity,omitempty"`
	N        *int   `json:"n,omitempty"`
	M        *int   `json:"m,omitempty"`
	Trait    string `json:"trait,omitempty"`
}

// The rules of the kind of puzzle.
const (
	ruleStatements = "rule:statements"
	ruleKinds      = "rule:kinds"
	ruleOrder      = "rule:order"
	ruleThings     = "rule:things"
)
