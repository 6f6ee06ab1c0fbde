package ui

import (
	"fmt"
	"math"
)

// point is a place on a map, in units of the map.
type point struct{ x, y float64 }

// station is where a node stands, and how wide its name is.
type station struct {
	point
	width float64
}

// curve is the way of an edge, drawn from the node with the lower number to the
// other one, so that edges between the same two nodes lie beside each other
// whichever way they lead.
type curve struct {
	points  [4]point // of a cubic Bézier curve
	middle  float64  // where on it, from 0 to 1, the label stands
	crowded bool     // no room for all that could stand on it
}

// What stands on an edge that is walked has room where no more edges than this
// join the same two nodes, and these are at least so far apart.
const (
	crowd   = 6
	roomFor = 34
)

// abreast is how many edges between the same two nodes have their labels beside each other.
const abreast = 3

// fewEdges are so many as are worth laying out with care; more are a thicket whatever is done.
const fewEdges = 80

// curves lays out edges, given by the numbers of their nodes: between two nodes
// a single one is straight, several bend apart evenly to both sides, and loops
// stand on top of their node. Past says that a straight one bends past nodes in its way; else it runs
// through them, as lines of circles do. Labels keep from other edges and nodes. Edges to nodes that are not there have no curve.
func curves(nodes []station, edges [][2]int, past bool) map[int]curve {
	pair := func(e [2]int) [2]int { return [2]int{min(e[0], e[1]), max(e[0], e[1])} }
	among := map[[2]int]int{}
	for _, e := range edges {
		among[pair(e)]++
	}
	laid, before := map[int]curve{}, map[[2]int]int{}
	for i, e := range edges {
		if min(e[0], e[1]) < 0 || max(e[0], e[1]) >= len(nodes) {
			continue
		}
		p := pair(e)
		laid[i] = lay(nodes[p[0]].point, nodes[p[1]].point, before[p], among[p], p[0] == p[1])
		if past && among[p] == 1 && p[0] != p[1] && len(edges) <= fewEdges {
			laid[i] = bendPast(nodes, p, laid[i])
		}
		before[p]++
	}
	if len(edges) <= fewEdges {
		var labels []point
		for i := range edges {
			if c, ok := laid[i]; ok && among[pair(edges[i])] <= abreast {
				c.middle = clearest(nodes, labels, laid, i)
				laid[i], labels = c, append(labels, c.at(c.middle))
			}
		}
	}
	return laid
}

// lay gives the k-th of n edges between two points.
func lay(a, b point, k, n int, loop bool) curve {
	c := curve{middle: 0.5, crowded: n > crowd || !loop && math.Hypot(b.x-a.x, b.y-a.y) < roomFor}
	if loop {
		r := 7 + 4*float64(k)
		c.points = [4]point{a, {a.x - 1.6*r, a.y - 2*r}, {a.x + 1.6*r, a.y - 2*r}, a}
		return c
	}
	if n > abreast { // labels side by side would touch
		c.middle += 0.12 * float64(k%3-1)
	}
	apart := min(20, 84/float64(max(n-1, 1)))
	return c.bent(a, b, (float64(k)-float64(n-1)/2)*apart)
}

// bent is a curve between two points that bends to a side, by half of what is given there.
func (c curve) bent(a, b point, side float64) curve {
	dx, dy := b.x-a.x, b.y-a.y
	length := max(math.Hypot(dx, dy), 1)
	bend := point{(a.x+b.x)/2 - dy/length*side, (a.y+b.y)/2 + dx/length*side}
	// A curve with one point to bend to, written with two.
	third := func(end point) point { return point{(end.x + 2*bend.x) / 3, (end.y + 2*bend.y) / 3} }
	c.points = [4]point{a, third(a), third(b), b}
	return c
}

// bendPast bends a straight edge around the nodes that it would run behind, as little as is needed; if
// there is no way around all of them, past as many as can be.
func bendPast(nodes []station, ends [2]int, straight curve) curve {
	best, hidden := straight, behind(nodes, ends, straight)
	for side := 8.0; side <= 64 && hidden > 0; side += 8 {
		for _, way := range []float64{side, -side} {
			bent := straight.bent(nodes[ends[0]].point, nodes[ends[1]].point, way)
			if n := behind(nodes, ends, bent); n < hidden {
				best, hidden = bent, n
			}
		}
	}
	return best
}

// behind counts the points of a curve that lie behind the names of other nodes than its own, or beside
// the picture.
func behind(nodes []station, ends [2]int, c curve) (hidden int) {
	const air = 1.5
	for k := 1; k < samples; k++ {
		at := c.at(float64(k) / samples)
		if at.x < -12 || at.x > 112 {
			hidden++
		}
		for i, n := range nodes {
			if i != ends[0] && i != ends[1] && math.Abs(at.x-n.x) < n.width/2+air && math.Abs(at.y-n.y) < plateHeight/2+air {
				hidden++
			}
		}
	}
	return hidden
}

// samples are the points at which curves are compared.
const samples = 24

// clearest is where on a curve its label is farthest from other curves, from nodes and from the labels that
// stand already, of a few places near the middle; the middle itself where that is far enough.
func clearest(nodes []station, labels []point, laid map[int]curve, which int) (best float64) {
	const enough = 6
	c, most := laid[which], math.Inf(-1)
	best = c.middle
	for _, shift := range []float64{0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3} {
		t := c.middle + shift
		at, nearest := c.at(t), math.Inf(1)
		for _, n := range nodes {
			nearest = min(nearest, max(math.Abs(n.x-at.x)-n.width/2, math.Abs(n.y-at.y)-plateHeight/2)+2)
		}
		for _, label := range labels {
			nearest = min(nearest, math.Hypot(label.x-at.x, label.y-at.y)-3) // a label has its own width
		}
		for i, other := range laid {
			if i == which {
				continue
			}
			for k := range samples + 1 {
				p := other.at(float64(k) / samples)
				nearest = min(nearest, math.Hypot(p.x-at.x, p.y-at.y))
			}
		}
		if nearest >= enough {
			return t
		}
		if nearest > most {
			best, most = t, nearest
		}
	}
	return best
}

// breadth is how wide the band is in which an edge is pressed: for a finger, where others leave it that.
func breadth(laid map[int]curve, which int) float64 {
	const least, finger = 6.0, reach / phone * graphWidth
	if len(laid) > fewEdges {
		return least
	}
	wide := finger
	for k := samples / 3; k <= samples*2/3; k++ {
		at := laid[which].at(float64(k) / samples)
		for i, other := range laid {
			for j := 0; j <= samples && i != which; j++ {
				p := other.at(float64(j) / samples)
				wide = min(wide, math.Hypot(p.x-at.x, p.y-at.y))
			}
		}
	}
	return max(least, wide)
}

func (c curve) path() string {
	p := c.points
	return fmt.Sprintf("M%s %s C%s %s %s %s %s %s", num(p[0].x), num(p[0].y), num(p[1].x), num(p[1].y), num(p[2].x), num(p[2].y), num(p[3].x), num(p[3].y))
}

// at is the point of the curve at t, from 0 to 1.
func (c curve) at(t float64) point {
	s := 1 - t
	weights := [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t}
	var at point
	for i, p := range c.points {
		at.x += weights[i] * p.x
		at.y += weights[i] * p.y
	}
	return at
}

// along is the place at a distance from the middle, followed along the curve.
func (c curve) along(distance float64) float64 {
	step := 0.01
	if distance < 0 {
		step = -step
	}
	t, gone := c.middle, 0.0
	for last := c.at(t); gone < math.Abs(distance) && t+step > 0.05 && t+step < 0.95; {
		t += step
		next := c.at(t)
		gone += math.Hypot(next.x-last.x, next.y-last.y)
		last = next
	}
	return t
}

// tip is an arrow head on the curve, turned as the curve is.
func (c curve) tip(t float64, forward bool) string {
	at, ahead := c.at(t), c.at(t+0.01)
	dx, dy := ahead.x-at.x, ahead.y-at.y
	if !forward {
		dx, dy = -dx, -dy
	}
	length := max(math.Hypot(dx, dy), 1e-6)
	dx, dy = dx/length, dy/length
	corner := func(on, across float64) string {
		return num(at.x+on*dx-across*dy) + " " + num(at.y+on*dy+across*dx)
	}
	return "M" + corner(2, 0) + "L" + corner(-1.8, 1.7) + "L" + corner(-1.8, -1.7) + "Z"
}
