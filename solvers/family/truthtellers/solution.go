package truthtellers

import (
	"encoding/binary"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/schema"
)

// Solution is one answer: what is asked, by the names of the puzzle. Which of
// the statements are true is asked only where nothing else is.
type Solution struct {
	People     map[string]map[string]any  `json:"people,omitzero"`     // by name and cell
	Things     map[string]map[string]bool `json:"things,omitzero"`     // by sentence: is
	Statements map[string]map[string]bool `json:"statements,omitzero"` // by number, from 1: true

	// world is the same by positions. Of what is not asked it has what the search
	// that found the answer supposed: one way in which all fits, maybe of many.
	world *world
}

// The cells of the tables that an answer consists of; those of traits are called
// by their phrases.
const (
	cellKind  = "kind"
	cellPlace = "place"
	cellIs    = "is"
	cellTrue  = "true"
)

// answerForm is what is asked: of persons their kind, where there are several,
// their place in an order and what is true of them; of things, whether they are
// so; and if there is none of that, which statements are true.
func answerForm(s *story) schema.Form {
	var form schema.Form
	add := func(key, label string, names []string, cells []schema.Field) {
		form.Fields = append(form.Fields, schema.Field{Key: key, Kind: schema.Table, Label: label, Names: names, Cells: cells})
	}
	if cells := s.cells(); len(s.People) > 0 && len(cells) > 0 {
		add("people", "who is what", s.People, cells)
	}
	if len(s.facts.Things) > 0 {
		add("things", "what is so", s.facts.Things, []schema.Field{{Key: cellIs, Kind: schema.Switch, Label: "is it so?"}})
	}
	if len(form.Fields) == 0 {
		numbers := []string{}
		for n := range s.said {
			numbers = append(numbers, strconv.Itoa(n+1))
		}
		add("statements", "which statements are true", numbers, []schema.Field{{Key: cellTrue, Kind: schema.Switch, Label: "true?"}})
	}
	return form
}

// cells are what is asked of each person.
func (s *story) cells() (cells []schema.Field) {
	if len(s.facts.Kinds) > 1 {
		kind := schema.Field{Key: cellKind, Kind: schema.Choice, Label: "kind"}
		for _, k := range s.facts.Kinds {
			kind.Options = append(kind.Options, schema.Option{Value: k.Name, Label: k.Name})
		}
		cells = append(cells, kind)
	}
	if s.facts.Ranked {
		cells = append(cells, schema.Whole(cellPlace, "place", 1, len(s.People)))
	}
	for _, phrase := range s.facts.Traits {
		cells = append(cells, schema.Field{Key: phrase, Kind: schema.Switch, Label: phrase})
	}
	return cells
}

// onlyStatements says whether nothing is asked but which statements are true.
func (s *story) onlyStatements() bool {
	return len(s.facts.Things) == 0 && (len(s.People) == 0 || len(s.cells()) == 0)
}

// judgedSo are rows of a hundred statements and a thousand answers, one for each truth: nobody
// changes them.
var judgedSo = [2]map[string]bool{{cellTrue: false}, {cellTrue: true}}

// solution writes a settled world down.
func (s *story) solution(w *world) Solution {
	x := Solution{world: newWorld(s)}
	x.world.copyFrom(w)
	if s.only {
		x.Statements = make(map[string]map[string]bool, len(s.said))
		for n, t := range w.value[speech.OfTruth] {
			x.Statements[strconv.Itoa(n+1)] = judgedSo[t]
		}
		return x
	}
	if len(s.People) > 0 && len(s.cells()) > 0 {
		x.People = make(map[string]map[string]any, len(s.People))
	}
	for who, name := range s.People {
		of := make(map[string]any, 2+len(s.facts.Traits))
		if len(s.facts.Kinds) > 1 {
			of[cellKind] = s.facts.Kinds[w.value[speech.OfKind][who]].Name
		}
		if s.facts.Ranked {
			of[cellPlace] = w.value[speech.OfPlace][who]
		}
		for trait, phrase := range s.facts.Traits {
			of[phrase] = s.HasTrait(who, trait).Judge(w) == speech.Yes
		}
		if x.People != nil {
			x.People[name] = of
		}
	}
	if len(s.facts.Things) > 0 {
		x.Things = make(map[string]map[string]bool, len(s.facts.Things))
	}
	for i, name := range s.facts.Things {
		x.Things[name] = map[string]bool{cellIs: w.value[speech.OfThing][i] == 1}
	}
	return x
}

// key is what an answer says, by positions, without a word of what is not asked.
func key(s *story, x Solution) string {
	var key []byte
	for _, u := range s.asked() {
		key = binary.AppendVarint(key, int64(x.world.value[u.Sort][u.At]))
	}
	return string(key)
}

// enter finds the positions of what was entered, which satisfies the form. What
// is not asked stays open.
func enter(s *story, x *Solution) []*schema.FieldError {
	w := newWorld(s)
	for who, name := range s.People {
		of := x.People[name]
		if kind, ok := of[cellKind].(string); ok {
			w.set(speech.OfKind.At(who), s.kindIndex(kind))
		}
		if place, ok := of[cellPlace].(float64); ok {
			w.set(speech.OfPlace.At(who), int(place))
		}
		for trait, phrase := range s.facts.Traits {
			w.set(s.HasTrait(who, trait).Unknown, int(speech.TruthOf(of[phrase] == true)))
		}
	}
	for i, name := range s.facts.Things {
		w.set(speech.OfThing.At(i).Is(1).Unknown, int(speech.TruthOf(x.Things[name][cellIs])))
	}
	for n := range s.said {
		if s.only {
			w.call(n, speech.TruthOf(x.Statements[strconv.Itoa(n+1)][cellTrue]))
		}
	}
	x.world = w
	return nil
}

// order are the people by their places; nil if two share one, or there are none.
func (s *story) order(w *world) []string {
	if !s.facts.Ranked {
		return nil
	}
	order := make([]string, len(s.People))
	for who, name := range s.People {
		order[w.value[speech.OfPlace][who]-1] = name
	}
	if slices.Contains(order, "") {
		return nil
	}
	return order
}

// sought are the kinds that those may be of who are asked about.
func sought(s *story) (all [][]claim.Claim) {
	for _, ask := range s.facts.Asked {
		var kinds []claim.Claim
		for _, kind := range s.facts.Kinds {
			kinds = append(kinds, claim.That(kind.Name, "people", ask.Who, cellKind))
		}
		if len(kinds) > 0 {
			all = append(all, kinds)
		}
	}
	return all
}
