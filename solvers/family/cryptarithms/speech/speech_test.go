package speech_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/formula"
)

// letters is the alphabet of the words in a text.
func letters(text string, base int) *speech.Alphabet {
	a := &speech.Alphabet{Base: base}
	for _, r := range text {
		if r >= 'A' && r <= 'Z' && !slices.Contains(a.Letters, r) {
			a.Letters = append(a.Letters, r)
		}
	}
	return a
}

// digits are those of the letters, as a text in which they stand in turn.
func digits(text string) (all []int) {
	for _, r := range text {
		all = append(all, int(r-'0'))
	}
	return all
}

// SEND + MORE = MONEY is printed with its digits, comes to 0, and carries 1, 1, 0 and 1.
func TestSendMoreMoney(t *testing.T) {
	e, wrong := letters("SENDMORY", 10).Read("SEND+MORE = MONEY")
	if wrong != nil {
		t.Fatal(wrong)
	}
	answer := digits("95671082")
	if got := e.Print(nil) + "; " + e.Print(answer); got != "SEND + MORE = MONEY; 9567 + 1085 = 10652" {
		t.Error(got)
	}
	var carries []int
	for column := range e.Columns() {
		carries = append(carries, e.Carry(column, answer))
	}
	if !slices.Equal(carries, []int{0, 1, 1, 0, 1}) {
		t.Errorf("carried are %v", carries)
	}
	if least, most := speech.Bounds(e.Products(), answer, answer); least != 0 || most != 0 {
		t.Errorf("the sides differ by %d to %d", least, most)
	}
	// 1000 S + 91 E + D + 10 R less 9000 M + 900 O + 90 N + Y
	if least, most := speech.Bounds(e.Products(), make([]int, 8), slices.Repeat([]int{9}, 8)); least != -9*9991 || most != 9*1102 {
		t.Errorf("the sides differ by %d to %d", least, most)
	}
	left, right := e.Parts(0, 1)
	if !e.Plain() || strings.Join(left, "+") != "ND+RE" || strings.Join(right, "+") != "EY" {
		t.Errorf("the last two columns are %v = %v", left, right)
	}
	if words := e.Words(); !slices.Equal(words, []string{"SEND", "MORE", "MONEY"}) {
		t.Errorf("%v", words)
	}
}

// Multiplied out, an equation differs from 0 by what its sides do, whatever the digits are;
// its bounds are those of all digits, where no letter is in two products.
func TestMultipliedOut(t *testing.T) {
	for text, sides := range map[string]func(d []int) int{
		"A * BC = DEF":       func(d []int) int { return d[0]*(d[1]*7+d[2]) - (d[3]*49 + d[4]*7 + d[5]) },
		"2 * A + 10 - B = C": func(d []int) int { return 2*d[0] + 10 - d[1] - d[2] },
		"(A + B) * C = A":    func(d []int) int { return (d[0]+d[1])*d[2] - d[0] },
	} {
		a := letters(text, 7)
		e, wrong := a.Read(text)
		if wrong != nil {
			t.Fatal(wrong)
		}
		least, most := 1<<62, -1<<62
		for n := range 20_000 {
			d := make([]int, len(a.Letters))
			for i := range d {
				d[i], n = n%7, n/7
			}
			want, got := sides(d), 0
			for _, term := range e.Terms {
				got += term.With(d) * speech.Power(7, term.Place)
			}
			low, high := speech.Bounds(e.Products(), d, d)
			if got != want || low != want || high != want {
				t.Fatalf("%s with %v: %d, %d to %d, should be %d", text, d, got, low, high, want)
			}
			least, most = min(least, want), max(most, want)
		}
		low, high := speech.Bounds(e.Products(), make([]int, len(a.Letters)), slices.Repeat([]int{6}, len(a.Letters)))
		if low > least || high < most {
			t.Errorf("%s is from %d to %d, and comes to %d and %d", text, low, high, least, most)
		}
	}
}

// An equation is set line by line, its numbers in the base; a product of words by its factors.
func TestLines(t *testing.T) {
	for text, want := range map[string]string{
		"AB - 10 + C = D": "AB −13 +C | D",
		"AB * C = D + E":  "AB ×C | =D +E",
	} {
		e, wrong := letters(text, 7).Read(text)
		if wrong != nil {
			t.Fatal(wrong)
		}
		var b strings.Builder
		for _, line := range e.Lines {
			b.WriteString(map[bool]string{true: " | ", false: " "}[line.Ruled] + line.Sign)
			for k, c := range line.Cells {
				if c.Column != len(line.Cells)-1-k || c.Letter >= 0 && string(e.Letters[c.Letter]) != c.Text {
					t.Errorf("%s: %+v", text, c)
				}
				b.WriteString(c.Text)
			}
		}
		if got := strings.TrimSpace(b.String()); got != want {
			t.Errorf("%s is set as %q, should be %q", text, got, want)
		}
	}
}

// A mistake is told at its character.
func TestRefused(t *testing.T) {
	for text, want := range map[string]string{
		"A + B": "0 The equals sign is missing", "A B = C": "2 A sign is missing between A and B",
		"A = B = C": "6 One equals sign is enough", "A / B = C": "2 There is no / here",
	} {
		_, wrong := letters(text, 10).Read(text)
		if got := fmt.Sprintf("%d %s", wrong.At, wrong.Message); wrong == nil || !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s", text, got)
		}
	}
}

// Equations are read over the letters of them all, and their columns are said.
func TestSums(t *testing.T) {
	m := speech.ReadAll([]string{"TWO + TWO = FOUR", "A * BT =", "A * BT = CAT"}, 10, func(i int, err *formula.Error) {
		if i != 1 {
			t.Errorf("%d: %v", i, err)
		}
	})
	if strings.Join(m.Names, "") != "TWOFURABC" || strings.Join(m.Words, " ") != "TWO FOUR A BT CAT" || !slices.Equal(m.Heads(), []int{0, 3, 7, 8}) || len(m.Equations) != 2 {
		t.Errorf("%q, %q, %v, %d", m.Names, m.Words, m.Heads(), len(m.Equations))
	}
	for got, want := range map[string]string{
		m.ColumnText(0, 1, true):      "in the tens of TWO + TWO = FOUR, the carry + W + W ends in U",
		m.TwoColumnsText(0, 1, false): "in the tens of TWO + TWO = FOUR and the units of TWO + TWO = FOUR together, WO + WO is UR",
		m.ColumnText(1, 0, true):      "in the units of A × BT = CAT, T × A ends in T",
	} {
		if got != want {
			t.Errorf("%q, should be %q", got, want)
		}
	}
}
