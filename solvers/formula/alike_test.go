package formula

import "testing"

// A name with an apostrophe is read however that is typed.
func TestApostrophesAreAlike(t *testing.T) {
	for _, typed := range []string{"tailor's", "tailor’s", "Tailor’s"} {
		if !alike(typed, "tailor's") || !alike(typed, "tailor’s") {
			t.Errorf("%s is not read", typed)
		}
	}
	if alike("tailors", "tailor's") {
		t.Error("an apostrophe is left out")
	}
}

// Of two names that differ by a capital alone the one that is spelt so is meant.
func TestCapitalsTellNamesApart(t *testing.T) {
	names := NewNames(nil, Name{Spelling: "ann", Value: 0}, Name{Spelling: "Ann", Value: 1}, Name{Spelling: "anne", Value: 2})
	for typed, want := range map[string]int{"ann": 0, "Ann": 1, "ANN": 0, "Anne": 2, "“Ann”": 1} {
		if got, length := names.Find([]rune(typed), false); got.Value != want || length != len([]rune(typed)) {
			t.Errorf("%s is read as name %d, in %d characters", typed, got.Value, length)
		}
	}
}
