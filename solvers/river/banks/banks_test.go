package banks_test

import (
	"strings"
	"testing"

	"solvitur/solvers/river"
	"solvitur/solvers/river/banks"
	"solvitur/solvers/spacesearch"
)

// What is told of a state has everybody in it, once.
func TestWords(t *testing.T) {
	b := banks.New("boat", []banks.Kind{{Name: "the farmer", Number: 1}, {Name: "sheep", Number: 3}, {Name: "the wolf", Number: 1}})
	start := river.State{Here: river.Crowd{1, 3, 1}}
	later := river.State{Here: river.Crowd{1, 1}, There: river.Crowd{0, 2, 1}, Over: true}
	for _, c := range []struct{ got, want string }{
		{b.Told(start), "the farmer, three sheep, the wolf and the boat are here; nobody is there"},
		{b.Told(later), "the farmer and one of the sheep are here; two sheep, the wolf and the boat are there"},
		{b.Short(start), "F3SW ›"},
		{b.Short(later), "F1S ‹"},
		{b.Short(river.State{Over: true}), "– ‹"},
		{b.Crossing(river.Crowd{1, 0, 1}), "the farmer and the wolf cross"},
		{b.Crossing(river.Crowd{0, 1}), "one of the sheep crosses"},
		{b.Brief(river.Crowd{1, 2}), "farmer, 2 S"},
	} {
		if c.got != c.want {
			t.Errorf("%q, should be %q", c.got, c.want)
		}
	}
}

// Everybody is drawn on their bank, in both pictures, and nobody crosses alone by being pressed.
func TestPictures(t *testing.T) {
	b := banks.New(banks.Torch, []banks.Kind{{Name: "Ann", Number: 1, Fact: "travellers/0"}, {Name: "climbers", Number: 2, Fact: "travellers/1"}})
	s := river.State{Here: river.Crowd{1, 1}, There: river.Crowd{0, 1}}
	for _, c := range []struct {
		picture spacesearch.Picture
		texts   string
	}{{b.Picture(s), "Ann  1 C 1 C"}, {b.Scene(s), "Ann  1 climbers 1 climbers"}} {
		var texts []string
		for _, shape := range c.picture.Shapes {
			if len(shape.Facts) > 0 {
				texts = append(texts, shape.Text)
			}
		}
		if got := strings.Join(texts, " "); got != c.texts {
			t.Errorf("%q, should be %q", got, c.texts)
		}
	}
	for id, want := range map[string]string{
		"here-0": "Ann crosses as part of a whole move", "there-0": "", "by": "the torch does not go by itself",
		"here-1": "the climbers cross as part of a whole move", "there-1": "the climbers there are not on the side where the torch is",
	} {
		if got := b.Refuses(s, id); got != want {
			t.Errorf("%s refuses by %q, should be %q", id, got, want)
		}
	}
}
