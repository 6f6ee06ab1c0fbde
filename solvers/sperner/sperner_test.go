package sperner_test

import (
	"math/rand/v2"
	"testing"

	"solvitur/solvers/sperner"
)

// rooms cut a triangle with sides of n parts: its spots are numbered row by row.
func rooms(n int) (all [][3]int) {
	spot := func(row, at int) int { return row*(row+1)/2 + at }
	for row := range n {
		for at := range row + 1 {
			all = append(all, [3]int{spot(row, at), spot(row+1, at), spot(row+1, at+1)})
			if at < row {
				all = append(all, [3]int{spot(row, at), spot(row, at+1), spot(row+1, at+1)})
			}
		}
	}
	return all
}

// However the spots are coloured: rooms of three colours are as odd in number as doors to the outside,
// and every walk that comes in ends in one of them, or goes out by a door from where it leads back.
func TestLemma(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 28))
	stayed, out := 0, 0
	for range 500 {
		n := 1 + rng.IntN(6)
		all := rooms(n)
		colours := make([]int, (n+1)*(n+2)/2)
		for i := range colours {
			colours[i] = rng.IntN(3)
		}
		h := sperner.New(all, func(spot int) int { return colours[spot] }, [2]int{2, 0})
		three := 0
		for room, spots := range all {
			a, b, c := colours[spots[0]], colours[spots[1]], colours[spots[2]]
			is := a != b && b != c && c != a
			if is {
				three++
			}
			if h.IsThree(room) != is {
				t.Fatalf("%v: the room %v has three colours: %v", colours, spots, h.IsThree(room))
			}
		}
		outer := h.Outer()
		if len(outer)%2 != three%2 {
			t.Errorf("%v: %d doors, %d rooms of three colours", colours, len(outer), three)
		}
		for _, door := range outer {
			in, doors := h.Enter(door)
			last := in[len(in)-1]
			if h.IsThree(last) {
				stayed++
				if len(doors) != len(in)-1 {
					t.Errorf("%v: %v, %v", colours, in, doors)
				}
				continue
			}
			out++
			back, by := h.Enter(doors[len(doors)-1])
			if len(doors) != len(in) || back[0] != last || by[len(by)-1] != door {
				t.Errorf("%v: in by %d through %v and %v, back through %v and %v", colours, door, in, doors, back, by)
			}
		}
	}
	if stayed < 100 || out < 100 {
		t.Errorf("%d walks stayed, %d came out", stayed, out)
	}
}

// Six rooms round one spot are a ring without any door to the outside: nobody comes in.
func TestRing(t *testing.T) {
	var ring [][3]int
	for i := range 6 {
		ring = append(ring, [3]int{0, 1 + i, 1 + (i+1)%6})
	}
	h := sperner.New(ring, func(spot int) int { return min(spot, 1) }, [2]int{0, 1})
	if len(h.Doors) != 6 || len(h.Outer()) != 0 {
		t.Errorf("%d doors, %d of them outer", len(h.Doors), len(h.Outer()))
	}
	for door := range h.Doors {
		if rooms, doors := h.Enter(door); rooms != nil || doors != nil {
			t.Errorf("in by %d, which is no outer door: %v, %v", door, rooms, doors)
		}
	}
}
