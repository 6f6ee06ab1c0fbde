//go:build !wasm

package card

import (
	"bytes"
	"image/png"
	"testing"
)

func TestEveryStrokeIsOnTheGrid(t *testing.T) {
	for r := range glyphs {
		l := letterOf(r)
		if len(l.lines) == 0 || l.width > 6 {
			t.Errorf("%q has %d strokes and is %v units wide", r, len(l.lines), l.width)
		}
		for _, line := range l.lines {
			for _, p := range line {
				if len(line) < 2 || p.x < 0 || p.y < -2 || p.y > 7 {
					t.Errorf("%q has a stroke of %d points that reaches %v", r, len(line), p)
				}
			}
		}
	}
	for r := ' ' + 1; r < 127; r++ {
		letter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
		if _, ok := glyphs[r]; letter && !ok {
			t.Errorf("%q has no glyph", r)
		}
	}
}

func TestDraw(t *testing.T) {
	titles := []string{
		"", "The jealous boyfriend", "Sum and product", "Café Königsberg & Co.: “which way?”",
		"A title that goes on and on until nobody can remember how it began, let alone what the puzzle was about in the first place, and then some more",
		"Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung",
	}
	seen := map[string]string{}
	for _, title := range titles {
		content, err := Draw("Solvitur", title)
		if err != nil {
			t.Fatal(err)
		}
		if again, _ := Draw("Solvitur", title); !bytes.Equal(content, again) {
			t.Errorf("%q: two drawings differ", title)
		}
		if len(content) > 30_000 {
			t.Errorf("%q: %d bytes", title, len(content))
		}
		if other, ok := seen[string(content)]; ok {
			t.Errorf("%q looks like %q", title, other)
		}
		seen[string(content)] = title
		img, err := png.Decode(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != Width || b.Dy() != Height {
			t.Errorf("%q: %v", title, b)
		}
		// Nothing runs into the margins.
		for y := range Height {
			for x := range Width {
				inside := x > margin-20 && x < Width-margin+20 && y > margin-20 && y < Height-margin+20
				if !inside && img.At(x, y) != paper {
					t.Fatalf("%q: ink at %d,%d", title, x, y)
				}
			}
		}
	}
}
