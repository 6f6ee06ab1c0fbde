package cryptarithms

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers sums of two words of a list.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

// words are plain words, with letters that come again.
var words = strings.Fields(`APE ARM ART BAT BEE BELL BIRD BOAT BOOK BOOT BREAD BROOM CABLE CAKE CAMEL CARROT CAT CEDAR CELLO CHAIR CHESS CIRCLE
	CLOUD COAST COFFEE COIN COMET CORAL CORN COW CRANE CROW DANCE DATE DEER DESERT DOG DOOR DREAM DRUM DUCK DUNE EAGLE EAR EARTH EEL EGG ELM
	FEAST FERN FIELD FIRE FISH FLEET FLOOD FLUTE FOAM FOG FOREST FOX FROG GARDEN GATE GIANT GLASS GOAT GOLD GOOSE GRASS HARE HARP HAT HAZEL
	HEN HERON HILL HONEY HORSE HOUSE ICE INK IRON ISLAND IVY JAM KEY KING KITE LAKE LAMP LEAF LEMON LETTER LILAC LION LOAF MAPLE MARSH
	MEADOW MELON MILK MIRROR MOON MOOSE MOSS MOTH NEST NET NIGHT NOON NORTH NUT OAK OAT OCEAN ORCHID OTTER OWL PAPER PARROT PEACH PEAR PEARL
	PEPPER PIANO PINE PLANET PLUM POND POOL POPPY QUEEN RAIN RAVEN REED RICE RING RIVER ROBIN ROCK ROOF ROOT ROSE SAIL SALT SAND SEAL SEED SHEEP
	SHIP SHORE SILK SILVER SKY SNAIL SNOW SOUP SPOON SPRING STAR STONE STORM STREET SUGAR SUMMER SUN SWAN TABLE TEA TENT TIGER TOAD TOMATO
	TOWER TREE TULIP VALLEY VIOLA VIOLET WALL WATER WAVE WELL WHALE WHEAT WIND WINTER WOLF WOOD WOOL WREN ZEBRA`)

// looked is how many sums are looked at in one draft.
const looked = 4_000

func draft(d *chance.Draw, _ Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f := Facts{Base: 10, Conditions: []Condition{{Kind: "different"}, {Kind: "leading"}}}
	most := 10 // letters
	if level != puzzle.Hard {
		most = 7 // hardly any sum of more is easier
	}
	for range looked {
		a, b, sum := chance.Of(d, words), chance.Of(d, words), chance.Of(d, words)
		long := max(len(a), len(b))
		if a == b || a == sum || b == sum || len(sum) < long || len(sum) > long+1 || len(letters(a+b+sum)) > most {
			continue
		}
		if answers(a, b, sum) != 1 {
			continue
		}
		f.Equations = []Equation{{Text: fmt.Sprintf("%s + %s = %s", a, b, sum)}}
		return puzzle.Draft[Facts]{
			Facts:    f,
			Story:    fmt.Sprintf("In the sum %s each letter stands for a digit, and different letters for different ones. No number begins with 0.", f.Equations[0].Text),
			Question: "Which digit is which letter?",
		}, nil
	}
	return draft, puzzle.ErrBadDraw
}

// letters are those of a word, each once.
func letters(word string) []byte { return slices.Compact(slices.Sorted(slices.Values([]byte(word)))) }

// answers counts how a sum comes out right, up to two, column by column from the right.
func answers(a, b, sum string) (n int) {
	var digit [256]int
	for i := range digit {
		digit[i] = -1
	}
	var used [10]bool
	letter := func(word string, column int) byte {
		if column < len(word) {
			return word[len(word)-1-column]
		}
		return 0
	}
	first := func(l byte) bool { return l == a[0] || l == b[0] || l == sum[0] }
	var place func(column, row, carry int)
	place = func(column, row, carry int) {
		if n > 1 {
			return
		}
		if column == len(sum) {
			if carry == 0 {
				n++
			}
			return
		}
		value := func(word string) int {
			if l := letter(word, column); l > 0 {
				return digit[l]
			}
			return 0
		}
		if row == 2 { // the sum's digit follows
			total := value(a) + value(b) + carry
			l := letter(sum, column)
			switch v := total % 10; {
			case digit[l] == v:
				place(column+1, 0, total/10)
			case digit[l] < 0 && !used[v] && (v > 0 || !first(l)):
				digit[l], used[v] = v, true
				place(column+1, 0, total/10)
				digit[l], used[v] = -1, false
			}
			return
		}
		l := letter([]string{a, b}[row], column)
		if l == 0 || digit[l] >= 0 {
			place(column, row+1, carry)
			return
		}
		for v := range 10 {
			if !used[v] && (v > 0 || !first(l)) {
				digit[l], used[v] = v, true
				place(column, row+1, carry)
				digit[l], used[v] = -1, false
			}
		}
	}
	place(0, 0, 0)
	return n
}
