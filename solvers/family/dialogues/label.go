package dialogues

import (
	"math"
	"unicode/utf8"
)

// A spot is a place of the plot on which something is drawn.
type spot struct{ x, y, r float64 }

// labelSize is the size of the type of a label, letterWidth how wide a letter
// of it is on average, and letterHeight how tall a figure stands on its line.
const (
	labelSize    = 4.5
	letterWidth  = 0.45 * labelSize
	letterHeight = 0.7 * labelSize
)

// beside finds a place for a text beside a dot: where it covers least of what
// is drawn. x is the middle of the text, y its line; covered is the ground that
// it takes. Of places that are as good the first one of the list holds, because
// the upper left of a plot is mostly empty.
//
// It takes time in proportion to the number of spots.
func beside(dotX, dotY float64, text string, taken []spot) (x, y float64, covered []spot) {
	half := letterWidth * float64(utf8.RuneCountInString(text)) / 2
	const away, above, below, level = 2.5, -2.5, 5.5, 0.5 * letterHeight
	places := [][2]float64{
		{-away - half, above}, {away + half, above}, {away + half, level}, {-away - half, level},
		{away + half, below}, {-away - half, below}, {0, above}, {0, below}, {0, below + 3}, {0, above - 4}, {0, below + 6},
	}
	least := math.Inf(1)
	for _, place := range places {
		// A text that would leave the field is moved into it.
		atX := min(max(dotX+place[0], plotLeft+half), plotWidth-1-half)
		atY := min(max(dotY+place[1], plotTop+letterHeight), plotBottom-0.5)
		ground := spot{x: atX, y: atY - letterHeight/2}
		over := 0.0
		for _, s := range taken {
			if math.Abs(s.x-ground.x) < half+s.r+0.4 && math.Abs(s.y-ground.y) < letterHeight/2+s.r+0.4 {
				over += s.r
			}
		}
		if over < least {
			least, x, y = over, atX, atY
		}
	}
	for along := -half; along <= half; along += letterWidth {
		covered = append(covered, spot{x + along, y - letterHeight/2, letterHeight / 2})
	}
	return x, y, covered
}
