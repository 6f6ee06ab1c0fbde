package speech_test

import (
	"testing"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
)

// No name is refused for a sign. What is said of such names is printed so that it can be
// typed, and that means the same.
func TestNamesWithSigns(t *testing.T) {
	people := []string{"Al", "Al: Bo", "Al and Bo", "(Cy)", "Dee, Eve", "*Fay", "= Gus", "“Hal”", "Ida."}
	v := speech.New(speech.Topics{
		People: people, Kinds: []speech.Kind{{Name: "(knight)", Always: speech.Yes}, {Name: "knave", Always: speech.No}}, Traits: []string{"(she) did it"}, Things: []string{"(gold) is there"},
	})
	v.Statements = 1
	for who := range people {
		speaker := (who + 1) % len(people)
		for _, means := range []speech.Formula{speech.IsKind(who, 0), v.HasTrait(who, 0), speech.OfThing.At(0).Is(1)} {
			said := english.Capital(v.Says(means, speaker))
			for _, begins := range []string{people[speaker], "“" + people[speaker] + "”"} {
				text := begins + ": " + said
				line, err := v.Line("", text, 0)
				if err != nil || line.Speaker != speaker {
					t.Errorf("%q is said by %d, should be by %d: %v", text, line.Speaker, speaker, err)
					continue
				}
				if f, err := v.Read(line); err != nil || f != means {
					t.Errorf("%q is typed, and read as %v, should be %v: %v", text, f, means, err)
				}
			}
		}
	}
}
