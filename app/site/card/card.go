//go:build !wasm

package card

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"

	"solvitur/solvers/english"
)

// Size of a card in pixels.
const (
	Width  = 1200
	Height = 630
)

const margin = 80

// Draw returns the card of a page as a PNG. A title too long for four lines at
// the smallest size is cut.
func Draw(site, title string) ([]byte, error) {
	c := newCanvas()
	c.mark(margin, margin, 1.1)
	c.text(site, margin+78, margin+58, 5, 4)
	c.rule(margin, Width-margin, margin+110)

	lines, unit := fit(plain.Replace(title))
	leading := unit * 13
	y := margin + 110 + (Height-margin-110-margin)/2 - float64(len(lines)-1)*leading/2 + unit*3.5
	for _, line := range lines {
		c.text(line, margin, y, unit, unit*0.65)
		y += leading
	}
	return c.png()
}

// fit breaks a title into lines, at the largest size at which it fits.
func fit(title string) (lines []string, unit float64) {
	for unit = 12; unit >= 6; unit-- {
		lines = english.Wrap(title, (Width-2*margin)/unit, width)
		if len(lines) <= 2 || unit <= 9 && len(lines) <= 3 || unit <= 7 && len(lines) <= 4 {
			return lines, unit
		}
	}
	return lines[:min(4, len(lines))], 6
}

// canvas collects how much of each pixel is covered, by ink and by accent.
type canvas struct{ ink, accent []float64 }

func newCanvas() *canvas {
	return &canvas{ink: make([]float64, Width*Height), accent: make([]float64, Width*Height)}
}

// text draws one line from the left; y is the baseline, in pixels downwards.
func (c *canvas) text(text string, x, y, unit, weight float64) {
	for _, r := range text {
		if r == ' ' {
			x += spaceWidth * unit
			continue
		}
		l := letterOf(r)
		for _, line := range l.lines {
			for i := 0; i+1 < len(line); i++ {
				a, b := line[i], line[i+1]
				stroke(c.ink, x+a.x*unit, y-a.y*unit, x+b.x*unit, y-b.y*unit, weight/2)
			}
		}
		x += (l.width + letterGap) * unit
	}
}

func (c *canvas) rule(from, to, y float64) { stroke(c.ink, from, y, to, y, 0.8) }

// mark draws the site's mark (web/icons/icon.svg without its ground): one line
// that winds inwards, and the answer.
func (c *canvas) mark(x, y, scale float64) {
	x -= (12 - 2.25) * scale // the line itself begins at the margin
	line := []point{{12, 52}, {12, 12}, {52, 12}, {52, 44}, {24, 44}, {24, 24}, {40, 24}, {40, 32}}
	for i := 0; i+1 < len(line); i++ {
		a, b := line[i], line[i+1]
		stroke(c.ink, x+a.x*scale, y+a.y*scale, x+b.x*scale, y+b.y*scale, 2.25*scale)
	}
	stroke(c.accent, x+40*scale, y+32*scale, x+40*scale, y+32*scale, 4.5*scale)
}

// stroke covers the pixels within radius of a segment; its ends are round, its
// edge one pixel soft.
func stroke(cover []float64, x1, y1, x2, y2, radius float64) {
	dx, dy := x2-x1, y2-y1
	length := dx*dx + dy*dy
	for py := max(0, int(min(y1, y2)-radius-1)); py <= min(Height-1, int(max(y1, y2)+radius+1)); py++ {
		for px := max(0, int(min(x1, x2)-radius-1)); px <= min(Width-1, int(max(x1, x2)+radius+1)); px++ {
			fx, fy := float64(px)+0.5, float64(py)+0.5
			s := 0.0
			if length > 0 {
				s = min(1, max(0, ((fx-x1)*dx+(fy-y1)*dy)/length))
			}
			distance := math.Hypot(fx-x1-s*dx, fy-y1-s*dy)
			at := py*Width + px
			cover[at] = max(cover[at], min(1, max(0, radius+0.5-distance)))
		}
	}
}

// Colours of the card: those of the light theme.
var (
	paper  = color.RGBA{0xfa, 0xf6, 0xee, 0xff}
	ink    = color.RGBA{0x1f, 0x2a, 0x37, 0xff}
	accent = color.RGBA{0xb4, 0x41, 0x1f, 0xff}
)

// shades is how many steps lie between paper and ink: few, for small files.
const shades = 16

func (c *canvas) png() ([]byte, error) {
	var palette color.Palette
	for _, to := range []color.RGBA{ink, accent} {
		for i := range shades {
			mix := func(a, b uint8) uint8 { return uint8((int(a)*(shades-1-i) + int(b)*i) / (shades - 1)) }
			palette = append(palette, color.RGBA{mix(paper.R, to.R), mix(paper.G, to.G), mix(paper.B, to.B), 0xff})
		}
	}
	img := image.NewPaletted(image.Rect(0, 0, Width, Height), palette)
	for i := range img.Pix {
		step := func(v float64) uint8 { return uint8(math.Round(v * (shades - 1))) }
		if img.Pix[i] = step(c.ink[i]); c.accent[i] > 0.5 || c.accent[i] > c.ink[i] { // the accent lies on top
			img.Pix[i] = shades + step(c.accent[i])
		}
	}
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, img); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
