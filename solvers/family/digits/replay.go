package digits

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

type frame = view.Frame

// replay shows the steps of a search on the picture that given draws.
type replay struct {
	m     *model
	s     *search
	shown domains
	roles []view.Role // by letter, of what settled it
}

func newReplay(m *model, s *search) replay {
	r := replay{m: m, s: s, shown: make(domains, len(m.letters)), roles: make([]view.Role, len(m.letters))}
	for i := range r.shown {
		r.shown[i] = between(0, int64(m.base-1))
	}
	return r
}

// boxID names the box of a digit of a number, cellID the place of a digit in
// the table of what is left.
func boxID(number, place int) string { return fmt.Sprintf("box-%d-%d", number, place) }
func cellID(m *model, letter, digit int) string {
	return fmt.Sprintf("left-%c-%s", m.letters[letter], english.Digit(digit))
}

// frame is a step at which these domains are left; fresh are the letters that its role
// settles, whether or not they were settled before.
func (r *replay) frame(f frame, dom domains, fresh uint64, role view.Role) frame {
	looks := view.Looks{}
	for letter := range dom {
		if dom[letter] != r.shown[letter] || fresh&(1<<letter) != 0 {
			r.shown[letter], r.roles[letter] = dom[letter], role
		}
		settled := dom[letter] != 0 && dom.fixed(letter)
		for digit := range r.m.base {
			switch id := cellID(r.m, letter, digit); {
			case dom[letter]&(1<<digit) == 0:
				looks[id] = view.Look{Role: view.Crossed}
			case settled:
				looks[id] = view.Look{Role: r.roles[letter]}
			}
		}
		if !settled {
			continue
		}
		for i, number := range r.m.numbers {
			for place, other := range number.letters {
				if other == letter {
					looks[boxID(i, place)] = view.Look{Role: r.roles[letter], Text: english.Digit(dom.least(letter))}
				}
			}
		}
	}
	return r.s.Stage().Frame(f, looks)
}

// leftFor says what is left for a letter.
func (r *replay) leftFor(dom domains, letter int) string {
	var names []string
	for digit := range setLetters(dom[letter]) {
		names = append(names, english.Digit(digit))
	}
	name := string(r.m.letters[letter])
	switch n := len(names); {
	case n == 0:
		return name + " has no digit left"
	case n == 1:
		return name + " is " + names[0]
	case n > 1 && n == r.m.base:
		return name + " is open"
	case n > 2 && dom[letter] == between(int64(dom.least(letter)), int64(dom.most(letter))):
		return fmt.Sprintf("%s is from %s to %s", name, names[0], names[n-1])
	}
	return name + " is " + listed(names, "or")
}

func (r *replay) suppose(w *work, letter int) frame {
	return r.frame(frame{
		Caption: fmt.Sprintf("Suppose that %s.", r.leftFor(w.dom, letter)),
		Role:    view.Guess,
		Depth:   w.depth,
	}, w.dom, 1<<letter, view.Guess)
}

func (r *replay) narrowed(w *work, c int, changed uint64) frame {
	var says []string
	for letter := range setLetters(changed) {
		says = append(says, r.leftFor(w.dom, letter))
	}
	return r.frame(frame{
		Caption: fmt.Sprintf("By %s: %s.", r.m.conditions[c].print, strings.Join(says, "; ")),
		Role:    view.Deduced,
		Facts:   r.m.conditions[c].facts(),
		Depth:   w.depth,
	}, w.dom, changed, view.Deduced)
}

func (r *replay) impossible(w *work, c int) frame {
	return frame{
		Caption: fmt.Sprintf("This cannot be: %s has no way left to hold.", r.m.conditions[c].print),
		Role:    view.Conflict,
		Facts:   r.m.conditions[c].facts(),
		Depth:   w.depth,
	}
}

func (r *replay) crossed(w *work, letter, digit int) frame {
	chain := slices.Clone(w.chain)
	slices.Sort(chain)
	var facts, prints []string
	for _, c := range slices.Compact(chain) {
		facts = append(facts, r.m.conditions[c].facts()...)
		prints = append(prints, r.m.conditions[c].print)
	}
	return r.frame(frame{
		Caption: fmt.Sprintf("%c cannot be %s: %s would contradict each other. Cross it out.", r.m.letters[letter], english.Digit(digit), plural(prints)),
		Role:    view.Deduced,
		Facts:   facts,
		Depth:   w.depth,
	}, w.dom, 1<<letter, view.Deduced)
}

// plural names conditions; one alone contradicts the supposition.
func plural(prints []string) string {
	if len(prints) == 1 {
		return "it and " + prints[0]
	}
	return listed(prints, "and")
}

// of gives the domains when these letters have been chosen.
func (r *replay) of(chosen, digits []int) domains {
	dom := make(domains, len(r.m.letters))
	for i := range dom {
		dom[i] = between(0, int64(r.m.base-1))
	}
	for _, letter := range chosen {
		dom[letter] = 1 << digits[letter]
	}
	return dom
}

// told lists letters with their digits.
func (r *replay) told(chosen, digits []int) string {
	if len(chosen) == len(r.m.letters) {
		return r.m.written(digits)
	}
	var parts []string
	for _, letter := range chosen {
		parts = append(parts, fmt.Sprintf("%c = %s", r.m.letters[letter], english.Digit(digits[letter])))
	}
	return strings.Join(parts, ", ")
}

func (r *replay) chosen(chosen, digits []int, depth int) frame {
	return r.frame(frame{
		Caption: fmt.Sprintf("Choose %s.", r.told(chosen, digits)),
		Role:    view.Guess,
		Depth:   depth,
	}, r.of(chosen, digits), 0, view.Guess)
}

func (r *replay) failed(chosen, digits []int, c, depth int) frame {
	caption := "This condition can never hold: " + r.m.conditions[c].print + "."
	if len(chosen) > 0 {
		caption = fmt.Sprintf("%s will not do: %s fails.", r.told(chosen, digits), r.m.conditions[c].print)
	}
	return r.frame(frame{
		Caption: caption,
		Role:    view.Conflict,
		Facts:   r.m.conditions[c].facts(),
		Depth:   depth,
	}, r.of(chosen, digits), 0, view.Guess)
}

func (r *replay) fits(digits []int) frame {
	all := make([]int, len(digits))
	for i := range all {
		all[i] = i
	}
	return r.frame(frame{
		Caption: fmt.Sprintf("%s meets all the conditions.", r.m.written(digits)),
		Role:    view.Answer,
	}, r.of(all, digits), ^uint64(0), view.Answer)
}
