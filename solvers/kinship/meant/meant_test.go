package meant_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/meant"
)

// told has phrases, those with a minus ruled out, and pairs of lines to one person.
func told(t *testing.T, phrases []string, pairs ...[2]string) *meant.Told {
	t.Helper()
	all := &meant.Told{Pairs: pairs, Back: "back", Key: "line",
		Phrase: func(i int) string { return fmt.Sprintf("phrase-%d", i) }, Identity: func(i int) string { return fmt.Sprintf("same-%d", i) }}
	for _, text := range phrases {
		text, out := strings.CutPrefix(text, "-")
		p, wrong := kinship.Read(text)
		if wrong != nil {
			t.Fatal(wrong)
		}
		all.Words, all.Not = append(all.Words, p), append(all.Not, out)
	}
	return all
}

func everything(string) bool { return true }

// Whoever fits is one of all whom the first phrases name, and none of the others, also where lines
// lead to one person.
func TestFitting(t *testing.T) {
	for _, c := range []struct {
		phrases []string
		pairs   [][2]string
		fit     string
	}{
		{[]string{"grandfathers"}, nil, "FF MF"},
		{[]string{"grandfathers", "mother’s parents"}, nil, "MF"},
		{[]string{"grandparents", "-grandfathers"}, nil, "FM MM"},
		{[]string{"grandfathers", "grandmothers"}, nil, ""},
		{[]string{"father’s mother", "mother’s mother"}, [][2]string{{"FM", "MM"}}, "FM"},
		{[]string{"grandmothers", "-mother’s mother"}, [][2]string{{"FM", "MM"}}, ""},
		{[]string{"-father", "-grandparents"}, nil, "M"},
	} {
		w := told(t, c.phrases, c.pairs...).World(everything)
		if got := strings.Join(w.Fitting(), " "); got != c.fit {
			t.Errorf("%q, %v: %q fit, should be %q", c.phrases, c.pairs, got, c.fit)
		}
		for _, line := range w.Fitting() {
			if !w.IsMeant(line) || slices.ContainsFunc(w.In, func(i int) bool { return !w.IsOne(line, i) }) {
				t.Errorf("%q: %s does not fit", c.phrases, line)
			}
		}
	}
	w := told(t, []string{"grandfathers", "grandmothers"}).World(func(fact string) bool { return fact != "phrase-1" })
	if got := strings.Join(w.Fitting(), " "); got != "FF MF" {
		t.Errorf("without the second, %q fit", got)
	}
}

// What is said names the facts that it follows from.
func TestArguments(t *testing.T) {
	for _, c := range []struct {
		phrases []string
		pairs   [][2]string
		argue   func(a *meant.Argument)
		last    string
		facts   string
	}{
		{[]string{"grandfathers", "grandmothers"}, nil, (*meant.Argument).Nobody, "In generation 2 one of them asks for a father, and another for a mother.", "phrase-0 phrase-1"},
		{[]string{"father", "grandmothers"}, nil, (*meant.Argument).Nobody, "Lines of 1 and of 2 generations lead to different people, since no relatives married.", "phrase-0 phrase-1"},
		{[]string{"grandmothers", "-mother’s mother"}, [][2]string{{"FM", "MM"}}, (*meant.Argument).Nobody, "None of my mother’s mother is meant.", "same-0 phrase-1"},
		{[]string{"grandfathers"}, nil, func(a *meant.Argument) { a.IsNot("FM") }, "My father’s mother is none of my grandfathers: in generation 2 the line leads through a mother, and theirs through a father.", "phrase-0"},
		{[]string{"grandfathers"}, nil, func(a *meant.Argument) { a.Asks("generation 2", "father") }, "My grandfathers are those on lines of the pattern ·F: in generation 2 that is a father.", "phrase-0"},
		{[]string{"grandfathers"}, nil, (*meant.Argument).Everyone, "Those who fit are FF and MF. Of each of them it is so.", "phrase-0"},
	} {
		a := told(t, c.phrases, c.pairs...).World(everything).Argue()
		c.argue(a)
		var facts []string
		for _, item := range a.Items {
			facts = append(facts, item.Facts...)
		}
		if got := a.Items[len(a.Items)-1].Text; got != c.last || strings.Join(facts, " ") != c.facts {
			t.Errorf("%q: %q by %q", c.phrases, got, facts)
		}
	}
	if a := told(t, []string{"grandfathers"}).World(everything).Argue(); a.Asks("generation 1", "father") || len(a.Items) > 0 {
		t.Error("whether it is the father or the mother, no phrase asks")
	}
}

func TestWords(t *testing.T) {
	all := told(t, []string{"grandfathers", "-father", "mother", "-great-grandmothers"})
	said := []string{all.Generations()}
	for i := range all.Words {
		said = append(said, all.Being(i))
	}
	if got := strings.Join(said, "; "); got != "1, 2 or 3 generations; one of my grandfathers; not my father; my mother; none of my great-grandmothers" {
		t.Errorf("%q", got)
	}
}

// The table has a row for each phrase and one for whoever is meant; what a phrase settles is claimed,
// as long as no relatives married.
func TestTable(t *testing.T) {
	for _, c := range []struct {
		pairs   [][2]string
		claimed int
		people  string
	}{{nil, 2, "2"}, {[][2]string{{"FF", "MF"}}, 0, "1"}} {
		w := told(t, []string{"grandfathers", "father’s parents", "-mother"}, c.pairs...).World(everything)
		table := w.Table().Table
		var texts []string
		claimed := 0
		for _, row := range table.Rows {
			for _, cell := range row.Cells {
				texts = append(texts, cell.Text+cell.ID)
				if cell.Claim != "" {
					claimed++
				}
			}
		}
		if got := strings.Join(texts, " "); got != "· F F · M  place-0 place-1" || claimed != c.claimed || table.Rows[2].Head.Text != "C: not my mother" {
			t.Errorf("%v: %q, %d of them claimed", c.pairs, got, claimed)
		}
		if got := w.Numbers(1).Table.Rows[0].Cells[2].Text; got != c.people {
			t.Errorf("%v: %s grandfathers", c.pairs, got)
		}
	}
	w := told(t, []string{"grandfathers", "grandparents"}).World(everything)
	if got := w.Compared(2); got != "Yes: all of the first are among the second. My grandfathers: 2 people; my grandparents: 4 people." {
		t.Errorf("%q", got)
	}
}

// Of two phrases one thing is right, and what is wrong with others is said.
func TestTwo(t *testing.T) {
	for _, c := range []struct{ one, other, are, wrong string }{
		{"grandfathers", "grandparents", meant.All, "Try to name one of the first who is none of the second."},
		{"grandparents", "grandfathers", meant.Some, "My father’s mother is one of the first, and none of the second."},
		{"grandfathers", "grandmothers", meant.None, "My father’s father is one of the first, and none of the second."},
	} {
		two, ok := told(t, []string{c.one, c.other}).World(everything).Two()
		if !ok || two.Are() != c.are || two.Falls(c.are, nil) != "" {
			t.Errorf("%s, %s: %s are", c.one, c.other, two.Are())
		}
		wrong, more := map[string]string{meant.All: meant.Some}[c.are], 7
		if wrong == "" {
			wrong = meant.All
		}
		if got := two.Falls(wrong, nil); got != c.wrong || two.Falls(c.are, &more) == "" {
			t.Errorf("%s, %s: %q", c.one, c.other, got)
		}
	}
	if _, ok := told(t, []string{"grandfathers", "-father"}).World(everything).Two(); ok {
		t.Error("one phrase is compared")
	}
}
