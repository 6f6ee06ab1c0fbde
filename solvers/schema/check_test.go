package schema_test

import (
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// bench is a form with a field of every kind.
var bench = schema.Form{Fields: []schema.Field{
	{Key: "girl", Kind: schema.Text, Label: "The girl", MaxLength: 10},
	{Key: "note", Kind: schema.Text, Label: "Note", Optional: true},
	{Key: "friends", Kind: schema.Names, Label: "Friends", Item: "friend", MinItems: 2, MaxItems: 5, MaxLength: 12},
	{Key: "days", Kind: schema.Number, Label: "Days", Min: "1", Max: "12", Unit: "days"},
	{Key: "fuel", Kind: schema.Number, Label: "Fuel", Min: "0", Decimals: 2},
	{Key: "tank", Kind: schema.Number, Label: "Tank", Min: "-2500.5", Max: "1000000", Decimals: 1, Unit: "gallons", Optional: true},
	{Key: "any", Kind: schema.Number, Label: "Any number", Optional: true},
	{Key: "round", Kind: schema.Switch, Label: "Round"},
	{Key: "way", Kind: schema.Choice, Label: "Way", Options: []schema.Option{{Value: "left", Label: "to the left"}, {Value: "right", Label: "to the right"}}},
	{Key: "rule", Kind: schema.Formula, Label: "Rule", Optional: true, Words: []string{"and"}},
	{Key: "remarks", Kind: schema.Rows, Label: "Remarks", Item: "remark", MaxItems: 4, Shapes: []schema.Shape{{
		Sentence: "{friend} was not there",
		Fields: []schema.Field{
			{Key: "friend", Kind: schema.Choice, Label: "friend", From: "friends", AnyLabel: "(anyone)"},
			{Key: "source", Kind: schema.Text, Label: "source", Optional: true},
		},
	}}},
	{Key: "oases", Kind: schema.Rows, Label: "Oases", Item: "oasis", Optional: true, Shapes: []schema.Shape{
		{Kind: "wet", Label: "wet", Sentence: "{name}", Fields: []schema.Field{{Key: "name", Kind: schema.Text, Label: "name"}}},
		{Kind: "dry", Label: "dry", Sentence: "{name} {miles}", Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name"},
			{Key: "miles", Kind: schema.Number, Label: "miles", Min: "1"},
		}},
	}},
	{Key: "start", Kind: schema.Choice, Label: "Start", From: "oases/name", Optional: true},
	{Key: "town", Kind: schema.Map, Label: "Town", Item: "bridge", NodeItem: "land", MaxNodes: 3, MaxItems: 3, Optional: true},
	{Key: "home", Kind: schema.Choice, Label: "Home", From: "town/nodes", Optional: true},
	{Key: "board", Kind: schema.Grid, Label: "Board", Rows: "2", Columns: "3", Symbols: "4"},
	{Key: "seats", Kind: schema.Grid, Label: "Seats", Rows: "days", Columns: "friends", From: "friends", Optional: true},
	{Key: "signs", Kind: schema.Grid, Label: "Signs", Rows: "1", Columns: "2", Options: []schema.Option{{Value: "x"}, {Value: "o"}}, Optional: true},
	{Key: "parts", Kind: schema.Regions, Label: "Parts", Rows: "2", Columns: "2", Symbols: "days"},
}}

const good = `{"girl":"Kate","friends":["Olivia","Pat","Rose"],"days":4,"fuel":1.25,"round":true,"way":"left",
	"remarks":[{"friend":"Pat"},{"friend":"*","source":"he says"}],
	"oases":[{"kind":"wet","name":"Allisdry"},{"kind":"dry","name":"Balkwell","miles":3}],"start":"Balkwell",
	"town":{"nodes":[{"name":"A","x":0,"y":0.5},{"name":"B","x":100,"y":100}],
		"links":[{"name":"one","from":"A","to":"B"},{"name":"two","from":"A","to":"B"},{"from":"A","to":"A"}]},"home":"B",
	"board":[["1","","4"],["","",""]],"seats":[["Pat","",""],["","",""],["","",""],["","","Rose"]],"signs":[["x",""]],"parts":[["A","B"],["A","D"]]}`

func decode(t testing.TB, raw string) any {
	t.Helper()
	doc, err := schema.Decode([]byte(raw))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func TestCheckAcceptsGoodFacts(t *testing.T) {
	if errs := schema.Check(bench, decode(t, good)); len(errs) > 0 {
		t.Errorf("good facts are refused: %v", schema.Join(errs))
	}
	if err := bench.Validate(); err != nil {
		t.Errorf("the form itself is refused: %v", err)
	}
}

// A broken fact is one edit away from the good ones. Every message stands at
// the field that is wrong and says what to do.
var broken = []struct {
	name        string
	edit        schema.Edit
	path, says  string
	seenBySheet bool // a JSON Schema can express this too
}{
	{"unknown member", set("remaks", "x"), "remaks", "Nothing is called remaks here: did you mean remarks?", true},
	{"unknown member far off", set("zzzzzzzz", "x"), "zzzzzzzz", "Nothing is called zzzzzzzz here: remove it, or use one of girl, note, friends", true},
	{"unknown member of a row", set("remarks/0/frend", "x"), "remarks/0/frend", "did you mean friend?", true},
	{"missing", remove("girl"), "girl", "This is missing: fill in “The girl”.", true},
	{"null", set("girl", nil), "girl", "This is missing", true},
	{"wrong type of text", set("girl", true), "girl", "This must be a text, not true: put it in quotation marks.", true},
	{"empty text", set("girl", "  "), "girl", "This is empty: fill in “The girl”.", true},
	{"empty name of a row", set("oases/0/name", ""), "oases/0/name", "This is empty: fill in a name.", true},
	{"missing in a row", remove("oases/1/miles"), "oases/1/miles", "This is missing: fill in the miles.", true},
	{"heading of one word", remove("fuel"), "fuel", "This is missing: fill in “Fuel”.", true},
	{"long text", set("girl", "Katharina Anna"), "girl", "This has 14 characters, and at most 10 are allowed: shorten it by 4.", true},
	{"invisible", set("girl", "Ka\u202ete"), "girl", "Character 3 is one that cannot be seen (U+202E): remove it.", false},
	{"no width", set("girl", "Ka\u200bte"), "girl", "Character 3 is one that cannot be seen (U+200B): remove it.", false},
	{"a joiner at the end", set("girl", "Kate\u200d"), "girl", "Character 5 is one that cannot be seen (U+200D): remove it.", false},
	{"line end", set("note", "a\nb"), "note", "Character 2 is one that cannot be seen (U+000A): remove it.", false},
	{"not a list", set("friends", "Pat"), "friends", "This should be a list of names in brackets [...], not a text: replace it.", true},
	{"too few", set("friends", []any{"Pat"}), "friends", "This list has 1, and needs at least 2: add 1.", true},
	{"none", set("friends", []any{}), "friends", "This list is empty, and needs at least 2: add 2.", true},
	{"too many", set("friends", []any{"Pat", "b", "c", "d", "e", "f"}), "friends", "This list has 6, and at most 5 are allowed: remove 1.", true},
	{"no name", set("friends/1", ""), "friends/1", "This friend has no name: give it one, or remove it.", true},
	{"star", set("friends/0", "*"), "friends/0", `A name cannot be "*"`, true},
	{"untrimmed", set("friends/0", " Ann"), "friends/0", "There is a space before or after Ann: remove it.", true},
	{"double", set("friends/2", "Pat"), "friends/2", "Pat is already number 2 of this list: give this friend another name, or remove it.", true},
	{"name of wrong type", set("friends/2", 7), "friends/2", "This must be a name, not a number", true},
	{"number as text", set("days", "4"), "days", "This must be a number, not a text: write 4 without quotation marks.", true},
	{"no number", set("days", ""), "days", "A number of days is missing here: fill it in, from 1 to 12.", true},
	{"two readings", set("fuel", "3,600"), "fuel", "“3,600” can be read in two ways: write 3600 or 3.6.", true},
	{"fraction", set("fuel", "28/3"), "fuel", "Fractions cannot be read here: “28/3” is about 9.33, write that.", true},
	{"exact fraction", set("fuel", "57/2"), "fuel", "Fractions cannot be read here: “57/2” is 28.5, write that.", true},
	{"fraction of nothing", set("fuel", "57/0"), "fuel", "“57/0” is not a number: write digits alone, such as 28 or 28.5.", true},
	{"rubbish", set("days", "four"), "days", "four is not a number: write digits alone, such as 12.", true},
	{"exponent as text", set("fuel", "1e2"), "fuel", "This number is written with an exponent (1e2): write out all its digits.", true},
	{"number of a wrong type", set("days", true), "days", "This must be a number, not true: write it in digits.", true},
	{"too large", set("days", num("13")), "days", "13 is out of bounds: choose a number from 1 to 12 days.", true},
	{"far too large", set("tank", num("1234567.5")), "tank", "1,234,567.5 is out of bounds: choose a number from -2,500.5 to 1,000,000 gallons.", true},
	{"no number of thousands", set("tank", ""), "tank", "A number of gallons is missing here: fill it in, from -2,500.5 to 1,000,000.", true},
	{"too small", set("fuel", num("-0.5")), "fuel", "-0.5 is too small: choose at least 0.", true},
	{"decimals", set("days", num("4.5")), "days", "This must be a whole number, and 4.5 has decimals: round it.", true},
	{"too many decimals", set("fuel", num("4.125")), "fuel", "4.125 has 3 decimals, and at most 2 are allowed: round it.", true},
	{"exponent", set("fuel", num("1e2")), "fuel", "This number is written with an exponent (1e2): write out all its digits.", false},
	{"huge", set("any", num("1234567890123456789")), "any", "This number has 19 digits, and at most 18 are allowed: use a smaller one.", false},
	{"longer than any", set("any", num(strings.Repeat("9", 100000))), "any", "This number has 100,000 characters, and at most 60 are allowed", false},
	{"minus zero", set("fuel", num("-0")), "fuel", "Zero has no sign: write 0.", false},
	{"half a number", set("fuel", num("1.")), "fuel", "“1.” is not a number: write digits, with a point before decimals.", false},
	{"switch", set("round", "yes"), "round", "This must be true or false, not a text", true},
	{"option", set("way", "leftt"), "way", "leftt is not offered here: did you mean “to the left”? Otherwise choose one of “to the left” or “to the right”.", true},
	{"any where it is not offered", set("way", "*"), "way", "“Any” is not offered here: choose one of “to the left” or “to the right”.", true},
	{"dangling", set("remarks/0/friend", "Sam"), "remarks/0/friend", "There is no friend called Sam: choose one of Olivia, Pat or Rose, or add Sam to “Friends”.", false},
	{"misspelt", set("remarks/0/friend", "Olvia"), "remarks/0/friend", "There is no friend called Olvia: did you mean Olivia?", false},
	{"nothing chosen", set("remarks/0/friend", ""), "remarks/0/friend", "Nothing is chosen: choose one of Olivia, Pat or Rose.", true},
	{"row of wrong type", set("remarks/0", "x"), "remarks/0", "This should be a remark, a record in braces {...}, not a text: replace it.", true},
	{"too many rows", set("remarks", []any{row, row, row, row, row}), "remarks", "This list has 5, and at most 4 are allowed: remove 1.", true},
	{"no kind", remove("oases/0/kind"), "oases/0/kind", "This oasis does not say which kind it is: choose one of wet or dry.", true},
	{"unknown kind", set("oases/0/kind", "moist"), "oases/0/kind", "There is no kind of oasis called moist: choose one of wet or dry.", true},
	{"field of another kind", set("oases/0/miles", 3), "oases/0/miles", "Nothing is called miles here", true},
	{"row of wrong type among kinds", set("oases/0", 3), "oases/0", "This should be an oasis, a record in braces {...}, not a number", true},
	{"double column", set("oases/0/name", "Balkwell"), "oases/1/name", "Balkwell is already number 1 of this list", false},
	{"dangling column", set("start", "Catcreek"), "start", "There is no oasis called Catcreek: choose one of Allisdry or Balkwell, or add Catcreek to “Oases”.", false},
	{"bridge to nowhere", set("town/links/0/to", "C"), "town/links/0/to", "There is no land called C: ", false},
	{"double land", set("town/nodes/1/name", "A"), "town/nodes/1/name", "A is already number 1 of this list: give this land another name", false},
	{"double bridge", set("town/links/1/name", "one"), "town/links/1/name", "one is already number 1 of this list", false},
	{"long land", set("town/nodes/1/name", strings.Repeat("x", 500)), "town/nodes/1/name", "This has 500 characters", true},
	{"land of blanks", set("town/nodes/1/name", "  "), "town/nodes/1/name", "This is empty: fill in a name.", true},
	{"unseen in a bridge", set("town/links/0/name", "a\x00"), "town/links/0/name", "Character 2 is one that cannot be seen (U+0000): remove it.", false},
	{"off the sheet", set("town/nodes/0/x", 101), "town/nodes/0/x", "101 is out of bounds: choose a number from 0 to 100.", true},
	{"unknown part of a map", set("town/edges", []any{}), "town/edges", "Nothing is called edges here", true},
	{"part of a map missing", remove("town/links"), "town/links", "This is missing: give a list of links", true},
	{"dangling land", set("home", "C"), "home", "There is no land called C", false},
	{"board of wrong type", set("board", "x"), "board", "This should be a list of rows in brackets [...], not a text: replace it.", true},
	{"rows too many", set("board", []any{[]any{"", "", ""}, []any{"", "", ""}, []any{"", "", ""}}), "board", "This board has 3 rows and should have 2: remove 1.", true},
	{"rows too few", remove("seats/3"), "seats", "This board has 3 rows and should have 4: add 1.", false},
	{"row of wrong type", set("board/1", 5), "board/1", "This should be a row, a list of cells in brackets [...], not a number: replace it.", true},
	{"cells too few", set("board/1", []any{""}), "board/1", "Row 2 has 1 cell and should have 3: add 2.", true},
	{"cells too many", set("seats/1", []any{"", "", "", ""}), "seats/1", "Row 2 has 4 cells and should have 3: remove 1.", false},
	{"cell of wrong type", set("board/0/2", 4), "board/0/2", "Row 1, column 3 holds a number, which is no text: put it in quotation marks.", true},
	{"cell too high", set("board/0/2", "5"), "board/0/2", "Row 1, column 3 holds 5: write a whole number from 1 to 4, or empty the cell.", true},
	{"cell with a nought", set("board/0/2", "04"), "board/0/2", "Row 1, column 3 holds 04: write", true},
	{"cell that is no number", set("board/1/0", "x"), "board/1/0", "Row 2, column 1 holds x: write", true},
	{"seat for nobody", set("seats/0/0", "Sam"), "seats/0/0", "Row 1, column 1 holds Sam, which is not offered: choose one of Olivia, Pat or Rose, or empty the cell.", false},
	{"sign not offered", set("signs/0/0", "y"), "signs/0/0", "Row 1, column 1 holds y, which is not offered: choose one of x or o", true},
	{"no region", set("parts/1/1", ""), "parts/1/1", "Row 2, column 2 belongs to no region: paint it.", true},
	{"region too far", set("parts/1/1", "E"), "parts/1/1", "Row 2, column 2 is painted E: choose a region from A to D.", false},
	{"region in small letters", set("parts/1/1", "b"), "parts/1/1", "Row 2, column 2 is painted b: choose", true},
	{"no record at all", schema.Edit{Op: "set", Value: "x"}, "", "This should be the facts, a record in braces {...}, not a text", true},
}

var row = map[string]any{"friend": "Pat"}

func set(path string, value any) schema.Edit {
	return schema.Edit{Op: "set", Path: path, Value: value}
}

func remove(path string) schema.Edit { return schema.Edit{Op: "remove", Path: path} }

func TestCheckNamesThePlaceAndTheRemedy(t *testing.T) {
	for _, test := range broken {
		t.Run(test.name, func(t *testing.T) {
			doc, err := schema.Apply(decode(t, good), test.edit)
			if err != nil {
				t.Fatal(err)
			}
			errs := schema.Check(bench, doc)
			told, faults := false, map[string]int{}
			for _, e := range errs {
				told = told || e.Path == test.path && strings.Contains(e.Message, test.says)
				if faults[e.Path]++; faults[e.Path] > 1 {
					t.Errorf("%s: more than one fault is told: %v", e.Path, schema.Join(errs))
				}
			}
			if !told {
				t.Errorf("no error %s: %s\namong\n%v", test.path, test.says, schema.Join(errs))
			}
		})
	}
}

// A choice is called as the form calls it. Whoever writes JSON is told beside it how it is
// written, where that is something else.
func TestWhatIsOfferedIsCalledAsInTheForm(t *testing.T) {
	for path, want := range map[string]string{"way": "left or right", "remarks/0/friend": ""} {
		doc, err := schema.Apply(decode(t, good), set(path, "50%s"))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range schema.Check(bench, doc) {
			if e.Written != want || !strings.Contains(e.Message, "50%s") || strings.Contains(e.Message, "%!") {
				t.Errorf("%s: %+v", path, e)
			}
		}
	}
}

func TestCheckTellsAllAtOnce(t *testing.T) {
	doc, err := schema.Apply(decode(t, good), set("girl", 1), set("days", num("13")), set("remarks/1/friend", "Sam"))
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, e := range schema.Check(bench, doc) {
		paths = append(paths, e.Path)
	}
	if got, want := fmt.Sprint(paths), "[girl days remarks/1/friend]"; got != want {
		t.Errorf("errors at %s, want %s", got, want)
	}
}

// Where the size is wrong, that is said once, and no board is blamed for it.
func TestBoardsAreNotBlamedForASizeThatIsWrong(t *testing.T) {
	for _, wrong := range []any{num("13"), num("1.5"), "4", nil} {
		doc, err := schema.Apply(decode(t, good), set("days", wrong))
		if err != nil {
			t.Fatal(err)
		}
		if errs := schema.Check(bench, doc); len(errs) != 1 || errs[0].Path != "days" {
			t.Errorf("days %v: %v", wrong, schema.Join(errs))
		}
	}
}

func TestCheckBoundsItsAnswer(t *testing.T) {
	names := make([]any, 150000)
	for i := range names {
		names[i] = 0
	}
	doc, err := schema.Apply(decode(t, good), set("friends", names))
	if err != nil {
		t.Fatal(err)
	}
	if errs := schema.Check(bench, doc); len(errs) > 100 {
		t.Errorf("%d errors are told, more than anybody reads", len(errs))
	}
	if doc, err = schema.Apply(decode(t, good), set("days", nil), set("parts", names)); err != nil {
		t.Fatal(err)
	}
	if errs := schema.Check(bench, doc); len(errs) > 100 {
		t.Errorf("%d errors of a board are told, more than anybody reads", len(errs))
	}
}

func TestDanglingChoicesAreNotBlamedForABrokenList(t *testing.T) {
	doc, err := schema.Apply(decode(t, good), set("friends", "Pat"))
	if err != nil {
		t.Fatal(err)
	}
	errs := schema.Check(bench, doc)
	if len(errs) != 1 || errs[0].Path != "friends" {
		t.Errorf("errors %v, want only the list itself", schema.Join(errs))
	}
}

// TestNothingToChooseFrom: where a list is empty that a choice is from, the remedy
// is to add to it, and no other.
func TestNothingToChooseFrom(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "groups", Kind: schema.Names, Label: "Groups", Item: "group", Optional: true},
		{Key: "home", Kind: schema.Choice, Label: "Home", From: "groups"},
	}}
	errs := schema.Check(form, map[string]any{"groups": []any{}, "home": "zz"})
	if want := "There is no group called zz: add zz to “Groups”."; len(errs) != 1 || errs[0].Message != want {
		t.Errorf("got %v, want %q", schema.Join(errs), want)
	}
}
