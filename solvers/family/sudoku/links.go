package sudoku

// links is a table of zeros and ones for exact cover, as D. Knuth links it: a
// ring of columns, in each column a ring of its nodes, and every node with what
// is above and below, so that what is unlinked can be linked back by itself.
//
// Node 0 is the root, nodes 1 to the number of columns are their heads. The
// nodes of one row follow each other.
type links struct {
	left, right []int // of heads, and of the root
	up, down    []int
	column      []int // of a node
	row         []int // of a node
	first       []int // by row: its first node; one more at the end
	length      []int // of a column
}

func newLinks(columns int) *links {
	l := &links{}
	for i := range columns + 1 {
		l.left, l.right = append(l.left, i-1), append(l.right, i+1)
		l.up, l.down = append(l.up, i), append(l.down, i)
		l.column, l.row = append(l.column, i), append(l.row, -1)
	}
	l.left[0], l.right[columns] = columns, 0
	l.length = make([]int, columns+1)
	return l
}

// add puts a row at the end, with ones in these columns, counted from 1.
func (l *links) add(columns []int) {
	l.first = append(l.first, len(l.column))
	for _, c := range columns {
		node := len(l.column)
		l.column, l.row = append(l.column, c), append(l.row, len(l.first)-1)
		l.up, l.down = append(l.up, l.up[c]), append(l.down, c)
		l.down[l.up[c]] = node
		l.up[c] = node
		l.length[c]++
	}
}

// span is where the row of a node begins and ends.
func (l *links) span(node int) (from, to int) {
	row := l.row[node]
	from, to = l.first[row], len(l.column)
	if row+1 < len(l.first) {
		to = l.first[row+1]
	}
	return from, to
}

// cover unlinks a column and all rows that have a one there, and returns the
// number of nodes unlinked.
func (l *links) cover(c int) (unlinked int64) {
	l.left[l.right[c]], l.right[l.left[c]] = l.left[c], l.right[c]
	for i := l.down[c]; i != c; i = l.down[i] {
		from, to := l.span(i)
		for j := from; j < to; j++ {
			if j != i {
				l.down[l.up[j]], l.up[l.down[j]] = l.down[j], l.up[j]
				l.length[l.column[j]]--
				unlinked++
			}
		}
	}
	return unlinked
}

// uncover links all back that cover has unlinked, in the opposite order.
func (l *links) uncover(c int) {
	for i := l.up[c]; i != c; i = l.up[i] {
		from, to := l.span(i)
		for j := to - 1; j >= from; j-- {
			if j != i {
				l.length[l.column[j]]++
				l.down[l.up[j]], l.up[l.down[j]] = j, j
			}
		}
	}
	l.left[l.right[c]], l.right[l.left[c]] = c, c
}

// shortest is the column with the fewest ones, the first among several, and how
// many columns were looked at; 0 if there is no column left.
func (l *links) shortest() (best int, looked int64) {
	for c := l.right[0]; c != 0; c = l.right[c] {
		looked++
		if best == 0 || l.length[c] < l.length[best] {
			if best = c; l.length[c] == 0 {
				break
			}
		}
	}
	return best, looked
}
