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
