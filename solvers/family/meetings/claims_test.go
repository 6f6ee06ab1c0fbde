package meetings_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

func TestClaimsAreSaid(t *testing.T) {
	_, instance, _ := preset(t)
	for claim, says := range map[string]string{
		`meetings/Tuesday/friend = "Pat"`:                                            "Kate met Pat on Tuesday.",
		`not:meetings/Tuesday/friend = "Pat"`:                                        "Kate did not meet Pat on Tuesday.",
		`meetings/Tuesday/place = "riverbank"`:                                       "Kate was on the riverbank on Tuesday.",
		`not:meetings/Tuesday/place = "riverbank"`:                                   "Kate was not on the riverbank on Tuesday.",
		`meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "riverbank"`:     "Kate met Pat on the riverbank on Tuesday.",
		`not:meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "riverbank"`: "Kate did not meet Pat on the riverbank on Tuesday.",
		`meetings/Tuesday/friend in ["Pat","Rose"]`:                                  "Kate met Pat or Rose on Tuesday.",
		`not:meetings/Tuesday/place in ["library","riverbank","tailor's"]`:           "Kate was not at the library, on the riverbank or at the tailor’s on Tuesday.",
		`meetings/Tuesday/place in ["library","tailor's"]`:                           "Kate was at the library or the tailor’s on Tuesday.",
		`met/Pat/library = true`:                                                     "Kate met Pat at the library.",
		`not:met/Pat/library = true`:                                                 "Kate did not meet Pat at the library.",
		`met/Pat/library = false`:                                                    "Kate did not meet Pat at the library.",
		`met/Sam = true`:                                                             "Kate met Sam.",
		`not:visited/library = true`:                                                 "Kate was not at the library.",
		`meetings/Monday/friend = "Sam" & meetings/Tuesday/place = "library"`:        "Kate met Sam on Monday and Kate was at the library on Tuesday.",
		`not:meetings/Monday/friend = "Sam" & meetings/Tuesday/place = "library"`:    "Not all of this is so: Kate met Sam on Monday and Kate was at the library on Tuesday.",
		// Nobody is two people: these are two meetings that cannot both be.
		`meetings/Monday/friend = "Pat" & meetings/Monday/friend = "Sam"`: "Kate met Pat on Monday and Kate met Sam on Monday.",
	} {
		if got, err := instance.Says(claim); err != nil || got != says {
			t.Errorf("%s is said as %q, %v; want %q", claim, got, err, says)
		}
	}
	for _, claim := range []string{
		`meetings/Friday/friend = "Pat"`, `meetings/Tuesday/friend = "Kate"`, `meetings/Tuesday/friend >= 2`, `meetings/Tuesday = "Pat"`,
		`met/Kate = true`, `met/Pat/Tuesday = true`, `met/Pat = "library"`, `met/Pat in [true,false]`, `met = true`, `visited/Pat = true`, `left/Pat = true`,
	} {
		if says, err := instance.Says(claim); err == nil {
			t.Errorf("%s is said as %q", claim, says)
		}
		for _, err := range instance.Solve(t.Context(), puzzle.Options{Deny: claim}) {
			if err == nil {
				t.Errorf("a search is made with %s denied", claim)
			}
			break
		}
	}
}

// A friend whose name looks like a place keeps it, and changes no place.
func TestNamesLikePlacesAreSaid(t *testing.T) {
	for name, says := range map[string]string{
		"Pat on the hill":     "Kate met Pat on the hill or Rose at the library or the tailor’s on Tuesday.",
		"Pat, at the library": "Kate met Pat, at the library or Rose at the library or the tailor’s on Tuesday.",
	} {
		facts := bytes.ReplaceAll(puzzletest.Facts(t, meetings.New(), "jealous-boyfriend"), []byte(`"Pat"`), []byte(`"`+name+`"`))
		instance := puzzletest.Open(t, meetings.New(), json.RawMessage(facts))
		claim := `meetings/Tuesday/friend in ["` + name + `","Rose"] & meetings/Tuesday/place in ["library","tailor's"]`
		if got, err := instance.Says(claim); err != nil || got != says {
			t.Errorf("%s is said as %q, %v; want %q", claim, got, err, says)
		}
	}
}

// Where friends may be met twice, whether one was met at all is a question.
func TestWhetherAFriendWasMet(t *testing.T) {
	p, _, _ := preset(t)
	facts := puzzletest.Facts(t, meetings.New(), p.Name, schema.Edit{Op: "set", Path: "friendsRepeat", Value: true})
	instance := open(t, facts)
	solution := json.RawMessage(`{"meetings":{"Monday":{"friend":"Olivia","place":"library"},"Tuesday":{"friend":"Pat","place":"riverbank"},"Wednesday":{"friend":"Olivia","place":"hairdresser's"},"Thursday":{"friend":"Rose","place":"tailor's"}}}`)
	if broken, err := instance.Violations(solution, nil); err != nil || !slices.Equal(broken, p.Off) {
		t.Errorf("the story breaks %q, %v", broken, err)
	}
	for claim, want := range map[string]bool{
		`met/Olivia = true`: true, `met/Sam = true`: false, `met/Olivia/library = true`: true, `met/Olivia/hairdresser's = true`: true, `met/Olivia/riverbank = true`: false,
	} {
		if holds, err := puzzletest.Holds(instance, solution, claim); err != nil || holds != want {
			t.Errorf("%s: %v, %v", claim, holds, err)
		}
		if _, err := instance.Says(claim); err != nil {
			t.Error(err)
		}
	}
	asked := map[puzzle.Claim]bool{}
	for _, claim := range instance.Claims() {
		asked[claim.Claim] = true
	}
	if !asked[`met/Sam = true`] || asked[`visited/library = true`] {
		t.Errorf("of what may repeat is asked %v", asked)
	}
}
