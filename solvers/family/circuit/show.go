package circuit

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// show draws a drive: the road with the car going round, the tank along the
// way, and every leg in figures.
func show(r ring, s Solution, keep func(puzzle.FactID) bool) []view.View {
	start := slices.IndexFunc(r.Oases, func(o Oasis) bool { return o.Name == s.Start })
	r = r.kept(keep)
	stages := r.stages(start, s.Direction)
	title := fmt.Sprintf("From %s, %s", s.Start, s.Direction)
	return []view.View{
		animated(r, title, stages, start, s.Direction),
		legTable("legs", title+", leg by leg", r, stages),
	}
}

const drivePrefix = "drive-"

// animated draws the road and below it the tank along the way; in the frames
// the car goes round, and a dot runs along the plot.
func animated(r ring, title string, stages []stage, start int, d Direction) view.View {
	l := newLayout(r)
	shapes := drawRoad(l, r, drivePrefix, start)
	for i, shape := range shapes {
		if shape.ID == drivePrefix+discID(start) {
			shapes[i].Role = view.Answer
		}
	}
	height := 2 * centreY
	says := title + ", all the way round."
	var p plot
	exact := len(stages) == r.n && !slices.ContainsFunc(stages, func(s stage) bool { return s.plenty })
	if exact {
		_, road := r.totals()
		p = plot{top: 2*centreY + 8, bottom: 2*centreY + 48, road: road, legs: r.n}
		level, full := []int64{r.start}, []int64{}
		for _, s := range stages {
			level, full = append(level, s.left), append(full, s.have)
			p.low, p.high = min(p.low, s.left), max(p.high, s.have)
		}
		height = p.bottom + 7
		line, ticks := p.draw(l, r, start, d, level, full)
		shapes = append(shapes, p.frame(r)...)
		shapes = append(shapes, ticks...)
		shapes = append(shapes, line,
			view.Shape{Kind: view.Label, X: plotLeft + 1, Y: p.top - 3, Size: 3.6, Text: "gallons in the tank along the way"},
			view.Shape{Kind: view.Disc, X: p.x(0, 0), Y: p.y(r.start), R: 1.8, Mark: view.Mark{ID: drivePrefix + "here", Role: view.Accent, Says: "where the car is"}},
		)
		last := stages[len(stages)-1].left
		says += fmt.Sprintf(" Below, the fuel in the tank: at most %s, and %s at the end.", r.gallonsOf(p.high), orNothing(last, r.plainly(last)))
	}
	v := view.View{Name: "drive", Title: title, Drawing: &view.Drawing{Width: width, Height: height, Says: says, Shapes: shapes}}
	v.Frames = frames(r, l, p, exact, stages, view.NewStage(v))
	return v
}

// framesInAll is about how many frames a drive is shown in.
const framesInAll = 48

func frames(r ring, l layout, p plot, exact bool, stages []stage, drive *view.Stage) []view.Frame {
	var all []view.Frame
	var way int64
	_, road := r.totals()
	for k, s := range stages {
		// The longer a leg, the more frames.
		parts := 1
		if road > 0 && r.n <= framesInAll {
			parts = max(1, int(int64(framesInAll-r.n)*s.need/road))
		}
		for j := range parts + 1 {
			part := float64(j) / float64(parts)
			looks := view.Looks{drivePrefix + carID: drive.First(drivePrefix + carID).Moved(l.along(s, part))}
			frame, gauge := view.Frame{Caption: legText(r, s), Facts: known(r, s)}, left(r, s)
			switch {
			case j == 0:
				frame = view.Frame{Caption: "At " + r.Oases[s.from].Name + ": " + fillText(r, s), Facts: known(r, stage{from: s.from, row: s.from})}
				gauge = have(r, s)
				looks[drivePrefix+discID(s.from)] = drive.As(drivePrefix+discID(s.from), view.Answer)
			case j < parts && !s.plenty:
				gauge = r.rounded(s.have - s.need*int64(j)/int64(parts))
			}
			looks[drivePrefix+gaugeID] = view.Look{Text: gauge}
			if exact {
				from, to := p.x(way, k), p.x(way+s.need, k+1)
				high, low := p.y(s.have), p.y(s.left)
				looks[drivePrefix+"here"] = drive.First(drivePrefix+"here").Moved(view.Round(from+(to-from)*part), view.Round(high+(low-high)*part))
			}
			all = append(all, drive.Next(frame, looks))
		}
		way += s.need
	}
	return all
}

func fillText(r ring, s stage) string {
	switch {
	case s.plenty:
		return "there is plenty in the tank."
	case !r.known[s.from]:
		return "nobody knows how much there is; the tank is full."
	case !r.unlimited && s.have == r.tank:
		return "the tank is full, with " + r.gallonsOf(s.have) + "."
	}
	return fmt.Sprintf("%s taken on, %s in the tank.", fuelOf(r.Oases[s.from].Gallons), r.plainly(s.have))
}

// rounded is an amount to two decimals, for gauges and axes.
func (r ring) rounded(amount int64) string {
	return strings.Replace(big.NewRat(amount, 1000*r.perGallon).FloatString(2), "-", "−", 1)
}
