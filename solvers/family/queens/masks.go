package queens

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

var byFewest = puzzle.Way[*board, Solution]{
	Strategy: puzzle.Strategy{Name: "fewest", Tree: true, Title: "The row with the fewest squares left",
		Teaches: "One bit says of each column, and of each diagonal either way, whether a queen stands on it; a few operations on these words give all squares of a row that are still free. And one good habit: go on with the row that has the fewest. If a row has none, step back at once."},
	Run:   func(s *puzzle.Search[Solution], b *board) error { return newMasks(s, b, true).search() },
	Parts: true,
}

var byMasks = puzzle.Way[*board, Solution]{
	Strategy: puzzle.Strategy{Name: "masks", Tree: true, Title: "Row by row",
		Teaches: "The same words of bits, but the rows are taken in the order chosen. On small boards nothing is quicker; on large ones a bad beginning is noticed very late."},
	Run:   func(s *puzzle.Search[Solution], b *board) error { return newMasks(s, b, false).search() },
	Parts: true,
}

// masks is a search that keeps a bit for every line with a queen on it.
type masks struct {
	*puzzle.Search[Solution]
	b *board
	lines
	fewest bool
	plain  bool // columns and diagonals are all that a queen attacks along

	order   []int    // the rows, in the order of their turns, as far as it is fixed
	allowed []uint64 // by row: the squares that givens and holes leave
	queens  []int    // by row: the column, -1 where none stands yet

	taken
	wrap uint64 // all columns

	symmetries []symmetry
	counts     bool      // all placements are wanted, and most of them need only be counted
	latest     placement // the one that was found last
}

// taken are the lines with queens on them, a bit for each.
type taken struct{ columns, falling, rising uint64 }

func newMasks(s *puzzle.Search[Solution], b *board, fewest bool) *masks {
	m := &masks{Search: s, b: b, lines: b.lines(s.Kept), fewest: fewest, wrap: 1<<b.Size - 1, latest: newPlacement(b.Size)}
	m.plain = m.diagonals && !m.torus && !m.knights
	for range b.Size {
		m.allowed, m.queens = append(m.allowed, m.wrap), append(m.queens, -1)
	}
	for _, q := range b.squares(queen, s.Kept) {
		m.allowed[q.r] &= 1 << q.c
	}
	for _, h := range b.squares(hole, s.Kept) {
		m.allowed[h.r] &^= 1 << h.c
	}
	for _, a := range s.Assumed() {
		m.keepTo(a.Claim)
	}
	if denied, ok := s.Denied(); ok {
		m.keepTo(claim.Not(denied))
	}
	m.order = s.Positions("rows", orderings(b)[0].Items)
	// Where there is nothing to choose, the order is a matter of course.
	slices.SortStableFunc(m.order, func(r, other int) int {
		return min(bits.OnesCount64(m.allowed[r]), 2) - min(bits.OnesCount64(m.allowed[other]), 2)
	})
	if len(s.Assume) == 0 && s.Deny == "" && s.Break == "" {
		m.symmetries = b.symmetries(s.Kept)
	}
	return m
}

// keepTo leaves what a claim leaves, where it speaks of single squares.
func (m *masks) keepTo(c claim.Claim) {
	if c.Not && len(c.All) > 1 {
		return
	}
	for _, a := range c.All {
		r, column := squareOf(a)
		if c.Not {
			m.allowed[r] &^= 1 << column
		} else {
			m.allowed[r] &= 1 << column
		}
	}
}

// free are the squares of a row that no queen attacks.
func (m *masks) free(r int) uint64 {
	if m.plain { // by far the most work is done on ordinary boards
		return m.allowed[r] &^ (m.columns | m.falling>>(uint(m.size-1-r)&63) | m.rising>>(uint(r)&63))
	}
	return m.freeElsewhere(r)
}

// freeElsewhere is free on boards that go round, without diagonals, or with knights.
func (m *masks) freeElsewhere(r int) uint64 {
	free := m.allowed[r] &^ m.columns
	switch n := m.size; {
	case m.torus: // a row's bits of a word of diagonals, which goes round
		free &^= m.falling>>(n-r) | m.falling<<r
		free &^= m.rising>>r | m.rising<<(n-r)
	case m.diagonals:
		free &^= m.falling>>(n-1-r) | m.rising>>r
	}
	if m.knights {
		for down := -2; down <= 2; down++ {
			if other := r + down; down != 0 && other >= 0 && other < m.size && m.queens[other] >= 0 {
				from := uint64(1) << m.queens[other]
				free &^= from<<(3-max(down, -down)) | from>>(3-max(down, -down))
			}
		}
	}
	return free & m.wrap
}

// and are the lines with a queen more, in a row and the column of a bit.
func (m *masks) and(t taken, r int, bit uint64) taken {
	t.columns |= bit
	n := m.size
	if m.torus {
		c := bits.TrailingZeros64(bit)
		t.falling |= 1 << ((c - r + n) % n)
		t.rising |= 1 << ((c + r) % n)
		return t
	}
	t.falling |= bit << (uint(n-1-r) & 63)
	t.rising |= bit << (uint(r) & 63)
	return t
}

// mostListed is how many placements are told one by one where all are wanted; of the
// others only the number is.
const mostListed = 1000

// classSum is the sum of classes of placements: see puzzle.Search.Sums.
const classSum = 0

// turn is a row in its turn.
type turn struct {
	left  uint64 // what has not been tried of it
	under taken  // the lines of the queens in turns before
	from  int    // the turn that it had before it was chosen
}

// search finds all placements, depth first.
func (m *masks) search() error {
	n := m.size
	rows := slices.Clone(m.order) // in their turns
	turns := make([]turn, n)
	m.counts = m.symmetries != nil && m.Limit == 0
	quick := m.quickFrom()
	m.Enough = func() bool { return m.counts && (m.Solutions() >= mostListed || !m.Listing()) }
	for depth, forward := 0, true; depth >= 0; {
		if forward && depth == n {
			if err := m.found(); err != nil {
				return err
			}
			depth, forward = depth-1, false
			continue
		}
		if forward && depth >= quick {
			if err := m.below(rows, depth); err != nil {
				return err
			}
			depth, forward = depth-1, false
			continue
		}
		t := &turns[depth]
		if forward {
			t.under, t.from = m.taken, depth
			if m.fewest {
				t.from = m.choose(rows, depth)
			}
			if t.left = m.free(rows[depth]); t.left == 0 {
				m.Stats.DeadEnds++
				if m.Trace {
					if err := m.tell(depth, view.Conflict, "No square is left in row %d.", rows[depth]+1); err != nil {
						return err
					}
				}
				swap(rows, depth, t.from)
				depth, forward = depth-1, false
				continue
			}
		} else if t.left == 0 {
			m.queens[rows[depth]] = -1
			swap(rows, depth, t.from)
			depth--
			continue
		}
		r, bit := rows[depth], t.left&-t.left
		t.left ^= bit
		if depth < puzzle.Deepest {
			if here, err := m.Part(depth + 1); err != nil || !here {
				if err != nil {
					return err
				}
				forward = false
				continue
			}
		}
		m.queens[r], m.taken = bits.TrailingZeros64(bit), m.and(t.under, r, bit)
		if err := m.Check(); err != nil {
			return err
		}
		m.Stats.Nodes++
		if m.Trace && depth < n-1 {
			if err := m.tell(depth, view.Guess, "Suppose that %s.", clause(r, m.queens[r], true)); err != nil {
				return err
			}
		}
		depth, forward = depth+1, true
	}
	m.Joined()
	if m.counts && m.Solutions() > puzzle.KeptSolutions {
		m.Discovered(classes(m.Solutions(), int(m.Sums[classSum]), len(m.symmetries)))
	}
	return nil
}

// found reports a placement, or counts it.
func (m *masks) found() error {
	if m.counts && m.isFirst() {
		m.Sum(classSum, 1)
	}
	if m.Enough() {
		m.Count()
		return nil
	}
	if m.Trace {
		if err := m.tell(m.size, view.Answer, "Every row has its queen, and none attacks another: this is a solution."); err != nil {
			return err
		}
	}
	return m.Found(m.placed())
}

// choose puts the row with the fewest squares left next in turn, and gives the turn that it
// had. What was chosen in another branch does not matter: the rows are put back behind it.
func (m *masks) choose(rows []int, depth int) (from int) {
	best, least := depth, m.size+1
	for i, r := range rows[depth:] {
		if n := bits.OnesCount64(m.free(r)); n < least {
			if best, least = depth+i, n; n == 0 {
				break
			}
		}
	}
	swap(rows, depth, best)
	return best
}

func swap(rows []int, i, k int) { rows[i], rows[k] = rows[k], rows[i] }

// placed are the queens, one in each row.
func (m *masks) placed() Solution {
	rows := make([]uint32, m.size)
	for r, c := range m.queens {
		rows[r] = 1 << c
	}
	return Solution{rows}
}

// isFirst says whether the queens come first among the placements that symmetries make.
func (m *masks) isFirst() bool {
	for r, c := range m.queens {
		m.latest.put(r, c)
	}
	return m.latest.first(m.symmetries)
}

// tell tells a step, with the queens that stand and the squares that they attack.
func (m *masks) tell(depth int, role view.Role, format string, args ...any) error {
	return m.Step(func() view.Frame {
		looks := view.Looks{}
		for r, row := range m.b.Board {
			free := m.free(r)
			for c, text := range row {
				switch look := view.Guess; {
				case m.queens[r] == c && text != queen:
					if role == view.Answer {
						look = view.Answer
					}
					looks[cellID(r, c)] = view.Look{Role: look, Text: sign}
				case text == "" && (m.queens[r] >= 0 || free&(1<<c) == 0):
					looks[cellID(r, c)] = view.Look{Role: view.Crossed}
				}
			}
		}
		return m.Stage().Frame(view.Frame{Caption: fmt.Sprintf(format, args...), Role: role, Depth: depth}, looks)
	})
}

// classes tells how many placements are left if a board may be turned and mirrored.
func classes(solutions, classes, symmetries int) view.View {
	v := view.View{Name: "classes", Title: "Up to turning and mirroring", Number: &view.Number{Label: "classes of placements", Digits: fmt.Sprint(classes)}}
	v.Note = fmt.Sprintf("The board can be turned and mirrored in %s ways, so most classes have %s placements, and %s make %s classes.",
		english.Words(symmetries), english.Words(symmetries), english.Thousands(solutions), english.Thousands(classes))
	if classes == 1 {
		v.Note = fmt.Sprintf("The board can be turned and mirrored in %s ways, by which the %s placements come of one another: they make one class.",
			english.Words(symmetries), english.Thousands(solutions))
	}
	return v
}
