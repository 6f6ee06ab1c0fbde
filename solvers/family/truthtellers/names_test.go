package truthtellers_test

import (
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// No name is refused for a sign. What is said of such names by menu is printed so
// that it can be typed, and that means the same.
func TestNamesWithSigns(t *testing.T) {
	people := []string{"Al", "Al: Bo", "Al and Bo", "(Cy)", "Dee, Eve", "*Fay", "= Gus", "“Hal”", "Ida."}
	for who, name := range people {
		speaker := people[(who+1)%len(people)]
		of := truthtellers.Facts{
			People: people, Kinds: []truthtellers.Kind{{Kind: "truth", Name: "(knight)"}, {Kind: "lies", Name: "knave"}}, Traits: []string{"(she) did it"}, Things: []string{"(gold) is there"},
		}
		byMenu := of
		byMenu.Statements = []truthtellers.Statement{
			{Kind: "is", Speaker: speaker, Who: name, Is: "is", Of: "(knight)"},
			{Kind: "trait", Speaker: speaker, Who: name, Does: "yes", Trait: "(she) did it"},
		}
		texts := factTexts(t, byMenu)
		typed := of
		for n := range byMenu.Statements {
			_, said, _ := strings.Cut(texts[fmt.Sprintf("statements/%d", n)], " says “")
			said = strings.TrimSuffix(said, ".”")
			for _, begins := range []string{speaker, "“" + speaker + "”"} {
				typed.Statements = append(typed.Statements, truthtellers.Statement{Kind: "line", Text: begins + ": " + said})
			}
		}
		again := factTexts(t, typed)
		for n := range typed.Statements {
			if got, want := again[fmt.Sprintf("statements/%d", n)], texts[fmt.Sprintf("statements/%d", n/2)]; got != want {
				t.Errorf("%q is typed, and read as %s, should be %s", typed.Statements[n].Text, got, want)
			}
		}
	}
}

func factTexts(t *testing.T, f truthtellers.Facts) map[puzzle.FactID]string {
	t.Helper()
	instance, err := parse(t, f)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[puzzle.FactID]string{}
	for _, fact := range instance.Facts() {
		texts[fact.ID] = fact.Text
	}
	return texts
}
