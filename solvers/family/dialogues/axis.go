package dialogues

import (
	"math"
	"math/bits"
)

// An axis maps values to places along it. One that spans several orders of
// magnitude is drawn by logarithms, so that the small values, about which most
// is said, do not lie on top of each other.
type axis struct {
	low, high    int
	logarithmic  bool
	origin, span float64 // the logarithm of the lowest value, and up to the highest
	from, to     float64
}

// steep is from which ratio of its ends on an axis is logarithmic.
const steep = 12

func newAxis(low, high int, from, to float64) axis {
	a := axis{low: low, high: high, logarithmic: low >= 0 && (high+1)/(low+1) >= steep, from: from, to: to}
	if a.logarithmic {
		// Of the values plus 1, because 0 has no logarithm.
		a.origin = math.Log(float64(low + 1))
		a.span = math.Log(float64(high+1)) - a.origin
	}
	return a
}

func (a axis) at(v int) float64 {
	if a.high <= a.low {
		return (a.from + a.to) / 2
	}
	part := float64(v-a.low) / float64(a.high-a.low)
	if a.logarithmic {
		part = (math.Log(float64(v+1)) - a.origin) / a.span
	}
	return a.from + part*(a.to-a.from)
}

// ticks are some round values along the axis: 1, 2 or 5 and zeros.
func (a axis) ticks() []int {
	const parts = 6
	apart := math.Abs(a.to-a.from) / (parts + 1)
	if a.logarithmic {
		var out []int
		for i := 0; ; i++ {
			v := []int{1, 2, 5}[i%3] * int(math.Pow10(i/3))
			switch {
			case v > a.high:
				return out
			case v >= a.low && (len(out) == 0 || math.Abs(a.at(v)-a.at(out[len(out)-1])) >= apart):
				out = append(out, v)
			}
		}
	}
	step := 1
	for i := 0; (a.high-a.low)/step > parts; i++ {
		step = []int{1, 2, 5}[i%3] * int(math.Pow10(i/3))
	}
	var out []int
	for v := (a.low + step - 1) / step * step; v <= a.high; v += step {
		out = append(out, v)
	}
	return out
}

// places counts places along an axis, so far apart, from the edge of the plot.
// A logarithm is dear; so a value between two of the same place is not worked
// out: an axis never turns back.
type places struct {
	axis
	apart float64
	known [][2]interval // by the leading bits of the values: of even places, and of odd ones
}

// An interval is the values of one place, as far as they are known; above is
// beyond the highest of them.
type interval struct{ low, above, place int }

// leading is how many leading bits of values are looked at: so many that values
// that agree in them are nearly always of one place or two.
const leading = 6

func (a axis) places(apart float64) places {
	p := places{axis: a, apart: apart}
	if a.logarithmic {
		p.known = make([][2]interval, (bits.Len(uint(a.high))+1)<<(leading-1))
	}
	return p
}

func (p places) of(v int) int {
	if p.known == nil {
		return p.measure(v)
	}
	rest := max(0, bits.Len(uint(v))-leading)
	near := &p.known[rest<<(leading-1)+v>>rest]
	for i := range near {
		if near[i].low <= v && v < near[i].above {
			return near[i].place
		}
	}
	place := p.measure(v)
	if s := &near[place&1]; s.above > 0 && s.place == place {
		s.low, s.above = min(s.low, v), max(s.above, v+1)
	} else {
		*s = interval{v, v + 1, place}
	}
	return place
}

func (p places) measure(v int) int { return int(math.Round(p.at(v) / p.apart)) }
