package crossings

import (
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/river"
	"solvitur/solvers/river/banks"
	"solvitur/solvers/schema"
	"solvitur/solvers/space/naive"
	"solvitur/solvers/spacesearch"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	By         string      `json:"by"`    // boat or torch
	Seats      int         `json:"seats"` // how many cross at a time
	Travellers []Traveller `json:"travellers"`
	Bans       []Ban       `json:"bans"`
	Where      string      `json:"where"` // banks or everywhere: where the bans hold
	Least      string      `json:"least"` // crossings or minutes
	Limit      int         `json:"limit,omitempty"`
}

// Traveller is one, or several of a kind.
type Traveller struct {
	Name    string `json:"name"`
	Number  int    `json:"number"`
	Leads   string `json:"leads"` // yes or no: can row, or carry the torch
	Minutes int    `json:"minutes"`
}

// Ban says that First may not be with Second without Third, or, of kinds, that
// First may not outnumber Second.
type Ban struct {
	Kind   string `json:"kind"`
	First  string `json:"first"`
	Second string `json:"second"`
	Third  string `json:"third,omitempty"` // or schema.Any: in any case
}

// The words of choices.
const (
	boat, torch           = "boat", banks.Torch
	yes, no               = "yes", "no"
	onlyBanks, everywhere = "banks", "everywhere"
	crossings, minutes    = "crossings", "minutes"
	together              = "together"
	outnumber             = "outnumber"
	nobody                = "nobody" // on a seat
)

// leading is what whoever leads a crossing can do.
var leading = map[string]string{boat: "row", torch: "carry the torch"}

// Bounds of the form.
const (
	mostKinds = river.MostKinds
	mostSeats = 4
)

// Trip is who crosses, by the seats: "" where there is no such seat. A search may make many
// thousands of them.
type Trip [mostSeats]string

// MarshalJSON writes who is on "seat1", "seat2" and so on.
func (t Trip) MarshalJSON() ([]byte, error) {
	seated := map[string]string{}
	for seat, name := range t {
		if name != "" {
			seated[seatKeys[seat]] = name
		}
	}
	return json.Marshal(seated)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (t *Trip) UnmarshalJSON(text []byte) error {
	var seated map[string]string
	err := json.Unmarshal(text, &seated)
	for seat := range t {
		t[seat] = seated[seatKeys[seat]]
	}
	return err
}

// Solution is a plan.
type Solution struct {
	Trips []Trip `json:"trips,omitempty"`
}

// model is what the facts are worked with.
type model struct {
	Facts
	*banks.Banks
	bans []banned    // by their numbers
	best naive.Known // plans
}

// banned is a ban with its travellers by their numbers; guard is -1 for none.
type banned struct {
	first, second, guard int
	count                bool // first may not outnumber second
}

// New is the family.
func New() puzzle.Family {
	return spacesearch.Define(&kit, puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "crossings",
			Title:   "Across the river",
			Summary: "How do all get across when few can cross at a time and not everybody may be left with everybody?",
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Answer:     answerForm,
		Enter:      enter,
		EnterPart:  enterPart,
		Ways:       kit.Ways(),
		Violations: violations,
		Renewal:    &renewal,
	})
}

func who(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "travellers/name"}
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "by", Kind: schema.Choice, Label: "They cross", Options: schema.Labelled(boat, "in a boat", torch, "on a bridge, with a torch")},
	{Key: "seats", Kind: schema.Number, Label: "How many at a time", Min: "1", Max: "4"},
	{Key: "travellers", Kind: schema.Rows, Label: "Travellers", Item: "traveller", MinItems: 1, MaxItems: mostKinds, Shapes: []schema.Shape{{
		Sentence: "{name} ({number}) {leads} and takes {minutes} min",
		Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 20},
			{Key: "number", Kind: schema.Number, Label: "how many", Min: "1", Max: "9"},
			{Key: "leads", Kind: schema.Choice, Label: "leads, or comes along", Options: schema.Labelled(yes, "can lead a crossing", no, "only comes along")},
			{Key: "minutes", Kind: schema.Number, Label: "minutes to cross", Min: "1", Max: "99"},
		},
		New: []byte(`{"number": 1, "leads": "yes", "minutes": 1}`),
	}}},
	{Key: "bans", Kind: schema.Rows, FactsOnly: true, Label: "Who may not be with whom", Item: "ban", MaxItems: 40, Shapes: []schema.Shape{
		{Kind: together, Label: "may not be together", Sentence: "{first} may not be with {second} {third}", Fields: []schema.Field{
			who("first", "who"), who("second", "with whom"),
			{Key: "third", Kind: schema.Choice, Label: "without whom", From: "travellers/name", Phrase: "without {}", AnyLabel: "in any case"},
		}},
		{Kind: outnumber, Label: "may not outnumber", Sentence: "where {second} are, {first} may not outnumber them", Fields: []schema.Field{who("first", "who"), who("second", "whom")}},
	}},
	{Key: "where", Kind: schema.Choice, Label: "All this holds", Options: schema.Labelled(onlyBanks, "on both sides", everywhere, "on both sides and on the way")},
	{Key: "least", Kind: schema.Choice, Label: "Wanted", Options: schema.Labelled(crossings, "as few crossings as possible", minutes, "as few minutes as possible")},
	{Key: "limit", Kind: schema.Number, Label: "And no more than", Help: "Leave it empty where there is no limit.", Optional: true, Min: "1", Max: "9999"},
}}

// read finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	var errs []*schema.FieldError
	set := func(path string, value any) schema.Edit { return schema.Edit{Op: "set", Path: path, Value: value} }
	var told []banks.Kind
	for i, t := range f.Travellers {
		told = append(told, banks.Kind{Name: t.Name, Number: t.Number, Fact: travellerID(i)})
		if t.Name == nobody {
			errs = append(errs, schema.Errorf(travellerID(i)+"/name", "Nobody is called nobody here: choose another name."))
		}
	}
	if !slices.ContainsFunc(f.Travellers, func(t Traveller) bool { return t.Leads == yes }) {
		errs = append(errs, schema.Errorf(travellerID(0)+"/leads", "Nobody can %s, so nobody ever crosses: let somebody lead.", leading[f.By]).
			Or(fmt.Sprintf("Let %s lead", f.Travellers[0].Name), set(travellerID(0)+"/leads", yes)))
	}
	for i, b := range f.Bans {
		if b.First == b.Second {
			errs = append(errs, schema.Errorf(banID(i)+"/second", "This is %s with %s: choose somebody else.", b.First, b.First))
		} else if b.Third != "" && (b.Third == b.First || b.Third == b.Second) {
			errs = append(errs, schema.Errorf(banID(i)+"/third", "“%s” is one of the two: choose somebody else, or “in any case”.", b.Third).
				Or("Choose “in any case”", set(banID(i)+"/third", schema.Any)))
		}
	}
	m := &model{Facts: *f, Banks: banks.New(f.By, told)}
	m.bans = each.Of(f.Bans, func(b Ban) banned {
		return banned{m.traveller(b.First), m.traveller(b.Second), m.traveller(b.Third), b.Kind == outnumber}
	})
	if len(errs) == 0 {
		m.best.Facts = sentences(m)
	}
	return m, errs
}

// traveller is the number of a kind of travellers, -1 where there is none of that name.
func (m *model) traveller(name string) int {
	return slices.IndexFunc(m.Travellers, func(t Traveller) bool { return t.Name == name })
}

// The paths of rows and fields, and so the IDs of the facts that they state, and
// the rules.
func travellerID(i int) puzzle.FactID { return "travellers/" + strconv.Itoa(i) }
func banID(i int) puzzle.FactID       { return "bans/" + strconv.Itoa(i) }

const (
	limitID    = "limit"
	ruleSeats  = "rule:seats"
	ruleLeads  = "rule:leads"
	ruleAcross = "rule:across"
	ruleLeast  = "rule:least"
)
