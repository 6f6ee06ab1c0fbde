package schema_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

var (
	gallons = schema.Field{Key: "gallons", Kind: schema.Number, Decimals: 3}
	heads   = schema.Field{Key: "heads", Kind: schema.Number}
)

func TestNumbersAreReadAsPeopleWriteThem(t *testing.T) {
	for _, test := range []struct {
		text           string
		gallons, heads string // blanks between the readings
	}{
		{"28", "28", "28"},
		{" 28 ", "28", "28"},
		{"28.5", "28.5", "28.5"}, // refused by the field itself, which says why
		{"28,5", "28.5", "28.5"},
		{"28.", "28", "28"},
		{",5", "0.5", "0.5"},
		{".50", "0.5", "0.5"},
		{"007", "7", "7"},
		{"-3", "-3", "-3"},
		{"\u22123", "-3", "-3"},
		{"+3", "3", "3"},
		{"-0", "0", "0"},
		{"3,600", "3600 3.6", "3600"}, // heads come whole
		{"-3,600", "-3600 -3.6", "-3600"},
		{"0,600", "0.6", "0.6"}, // no thousands begin with a nought
		{"3600,125", "3600.125", "3600.125"},
		{"3.600", "3.6", "3600 3.6"}, // here the point may set thousands apart, as a comma does
		{"1.000", "1", "1000 1"},
		{"-12.000", "-12", "-12000 -12"},
		{"0.600", "0.6", "0.6"},
		{"1.0000", "1", "1"},
		{"1,000,000", "1000000", "1000000"},
		{"1.000.000", "1000000", "1000000"},
		{"3,600.25", "3600.25", "3600.25"},
		{"3.600,25", "3600.25", "3600.25"},
		{"3 600", "3600", "3600"},
		{"3\u202f600,5", "3600.5", "3600.5"},
		{"3'600.5", "3600.5", "3600.5"},
		{"", "", ""}, {" ", "", ""}, {"-", "", ""}, {",", "", ""}, {"x", "", ""}, {"28/3", "", ""}, {"28 5", "", ""},
		{"1,00,000", "", ""}, {"1,2,3", "", ""}, {"1.2.3", "", ""}, {"1,000.000,5", "", ""}, {"1e3", "", ""}, {"--3", "", ""}, {"0x10", "", ""}, {"٣", "", ""},
	} {
		for field, want := range map[*schema.Field]string{&gallons: test.gallons, &heads: test.heads} {
			var got []string
			for _, reading := range schema.ReadNumber(test.text, *field) {
				got = append(got, reading.String())
			}
			if strings.Join(got, " ") != want {
				t.Errorf("as %s, %q is read as %q, not as %q", field.Key, test.text, got, want)
			}
		}
	}
}

// What the site itself writes is read back right, or asked about.
func TestNumbersOfTheSiteAreReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64Range(0, 1e15).Draw(t, "n")
		plain := json.Number(strconv.FormatInt(n, 10))
		if got := schema.ReadNumber(english.Thousands(n), heads); len(got) != 1 || got[0] != plain {
			t.Fatalf("%s is read as %q", english.Thousands(n), got)
		}
		if got := schema.ReadNumber(english.Thousands(n), gallons); !slices.Contains(got, plain) || len(got) > 2 {
			t.Fatalf("with decimals, %s is read as %q", english.Thousands(n), got)
		}
	})
}

// A number is offered only if the field takes what was offered, spelt so that it
// is read the same again.
func FuzzReadNumber(f *testing.F) {
	for _, text := range []string{"28", "28,5", "3,600", "28/3", "-1.000.000,5", "3 600", "1e9", "\u22120", ",", "9/0", strings.Repeat("9,", 50)} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		form := schema.Form{Fields: []schema.Field{gallons}}
		for _, reading := range schema.ReadNumber(text, gallons) {
			if !json.Valid([]byte(reading)) {
				t.Fatalf("%q is read as %q, which is no JSON", text, reading)
			}
			if again := schema.ReadNumber(reading.String(), gallons); len(again) != 1 || again[0] != reading {
				t.Fatalf("%q is read as %s, and that as %q", text, reading, again)
			}
		}
		faults := schema.Check(form, map[string]any{"gallons": text})
		if len(faults) != 1 {
			t.Fatalf("%q as a text has the faults %v", text, faults)
		}
		for _, remedy := range faults[0].Remedies {
			doc, err := schema.Apply(map[string]any{"gallons": text}, remedy.Edits...)
			if err != nil {
				t.Fatal(err)
			}
			for _, left := range schema.Check(form, doc) {
				if !strings.Contains(left.Message, "decimals") && !strings.Contains(left.Message, "digits") {
					t.Fatalf("%q mended by %q is refused: %v", text, remedy.Label, left)
				}
			}
		}
	})
}

// What is offered instead of a fraction or of two readings is what the field takes.
func TestRemediesOfNumbersAreWithinBounds(t *testing.T) {
	small := schema.Field{Key: "n", Kind: schema.Number, Min: "0", Max: "9"}
	decimal := schema.Field{Key: "n", Kind: schema.Number, Min: "0", Max: "9", Decimals: 3}
	for _, test := range []struct {
		field schema.Field
		text  string
		offer string // blanks between
	}{
		{small, "100/3", ""}, {small, "28/7", "4"}, {small, "1.000", "1"}, {decimal, "3,600", "3.6"}, {gallons, "3,600", "3600 3.6"},
	} {
		test.field.Key = "n"
		var offers []string
		for _, remedy := range schema.Check(schema.Form{Fields: []schema.Field{test.field}}, map[string]any{"n": test.text})[0].Remedies {
			offers = append(offers, remedy.Label)
		}
		if got := strings.Join(offers, " "); got != test.offer {
			t.Errorf("for %q, %q is offered, not %q", test.text, got, test.offer)
		}
	}
}
