// Package drawn draws sums of two words at random that come right in one way only, where different
// letters are different digits and no number begins with 0.
package drawn

import (
	"slices"
	"strings"

	"solvitur/solvers/chance"
)

// words are plain words, with letters that come again.
var words = strings.Fields(`APE ARM ART BAT BEE BELL BIRD BOAT BOOK BOOT BREAD BROOM CABLE CAKE CAMEL CARROT CAT CEDAR CELLO CHAIR CHESS CIRCLE
	CLOUD COAST COFFEE COIN COMET CORAL CORN COW CRANE CROW DANCE DATE DEER DESERT DOG DOOR DREAM DRUM DUCK DUNE EAGLE EAR EARTH EEL EGG ELM
	FEAST FERN FIELD FIRE FISH FLEET FLOOD FLUTE FOAM FOG FOREST FOX FROG GARDEN GATE GIANT GLASS GOAT GOLD GOOSE GRASS HARE HARP HAT HAZEL
	HEN HERON HILL HONEY HORSE HOUSE ICE INK IRON ISLAND IVY JAM KEY KING KITE LAKE LAMP LEAF LEMON LETTER LILAC LION LOAF MAPLE MARSH
	MEADOW MELON MILK MIRROR MOON MOOSE MOSS MOTH NEST NET NIGHT NOON NORTH NUT OAK OAT OCEAN ORCHID OTTER OWL PAPER PARROT PEACH PEAR PEARL
	PEPPER PIANO PINE PLANET PLUM POND POOL POPPY QUEEN RAIN RAVEN REED RICE RING RIVER ROBIN ROCK ROOF ROOT ROSE SAIL SALT SAND SEAL SEED SHEEP
	SHIP SHORE SILK SILVER SKY SNAIL SNOW SOUP SPOON SPRING STAR STONE STORM STREET SUGAR SUMMER SUN SWAN TABLE TEA TENT TIGER TOAD TOMATO
	TOWER TREE TULIP VALLEY VIOLA VIOLET WALL WATER WAVE WELL WHALE WHEAT WIND WINTER WOLF WOOD WOOL WREN ZEBRA`)

// looked is how many sums are looked at in one draw.
const looked = 4_000

// Sum draws a sum a + b = sum with so many letters at most; false if nothing has come of it.
func Sum(d *chance.Draw, most int) (a, b, sum string, ok bool) {
	for range looked {
		a, b, sum := chance.Of(d, words), chance.Of(d, words), chance.Of(d, words)
		long := max(len(a), len(b))
		if a == b || a == sum || b == sum || len(sum) < long || len(sum) > long+1 || len(lettersOf(a+b+sum)) > most {
			continue
		}
		if answers(a, b, sum) == 1 {
			return a, b, sum, true
		}
	}
	return "", "", "", false
}

// lettersOf are those of a word, each once.
func lettersOf(word string) []byte { return slices.Compact(slices.Sorted(slices.Values([]byte(word)))) }

// answers counts how the sum of two words comes out right, up to two: digit by digit, column by column from
// the right. What is carried is in the total of the next column.
func answers(a, b, sum string) (n int) {
	rows := [...]string{a, b, sum}
	var digits [256]int // by letter
	var known [256]bool
	var used [10]bool
	var place func(column, row, total int)
	place = func(column, row, total int) {
		word := rows[row]
		switch {
		case n > 1:
			return
		case column == len(sum):
			if total == 0 {
				n++
			}
			return
		case column >= len(word): // neither is longer than the sum
			place(column, row+1, total)
			return
		}
		letter := word[len(word)-1-column]
		low, high := 0, 9
		if row == 2 {
			low, high = total%10, total%10
		}
		if known[letter] {
			low, high = max(low, digits[letter]), min(high, digits[letter])
		}
		for v := low; v <= high; v++ {
			fresh := !known[letter]
			if fresh && (used[v] || v == 0 && (letter == a[0] || letter == b[0] || letter == sum[0])) {
				continue
			}
			if digits[letter], known[letter], used[v] = v, true, true; row == 2 {
				place(column+1, 0, total/10)
			} else {
				place(column, row+1, total+v)
			}
			known[letter], used[v] = !fresh, !fresh
		}
	}
	place(0, 0, 0)
	return n
}
