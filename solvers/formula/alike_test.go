package formula

import (
	"strings"
	"testing"
)

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

// Of two names that differ by a capital alone the one that is spelt so is meant, and of what is spelt
// as neither is said which it may be.
func TestCapitalsTellNamesApart(t *testing.T) {
	names := NewNames(nil, Name{Spelling: "ann", Value: 0}, Name{Spelling: "Ann", Value: 1}, Name{Spelling: "anne", Value: 2})
	for typed, want := range map[string]int{"ann": 0, "Ann": 1, "Anne": 2, "“Ann”": 1} {
		if got, length := names.Find([]rune(typed), false); got.Value != want || length != len([]rune(typed)) {
			t.Errorf("%s is read as name %d, in %d characters", typed, got.Value, length)
		}
	}
	for _, typed := range []string{"ANN", "aNN came", "“ANN”"} {
		if _, length := names.Find([]rune(typed), false); length > 0 {
			t.Errorf("%s is read as a name", typed)
		}
		if err := names.either([]rune(typed)); err == nil || !strings.Contains(err.Message, "may be “ann” or “Ann”") {
			t.Errorf("%s: %v", typed, err)
		}
	}
	for _, typed := range []string{"ANNE", "annex", "Bob", "", "“ANN b”", "“ANN"} {
		if err := names.either([]rune(typed)); err != nil {
			t.Errorf("%s: %v", typed, err)
		}
	}
}
