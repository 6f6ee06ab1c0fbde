package dialogues

import (
	"fmt"

	"solvitur/solvers/view"
)

// goldbachShown is the largest even number that the table of sums of two primes
// goes up to.
const goldbachShown = 300

// goldbach lists the even numbers as sums of two primes, which is what the
// first theorem rests on.
func (t *numberTheory) goldbach() view.View {
	table := &view.Table{Corner: "even number", Columns: view.Cells("is", "in how many ways")}
	last := min(t.high, goldbachShown)
	for even := 4; even <= last; even += 2 {
		first, ways := 0, 0
		for p := 2; 2*p <= even; p++ {
			if t.prime[p] && t.prime[even-p] {
				if ways++; ways == 1 {
					first = p
				}
			}
		}
		table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: fmt.Sprint(even)}, Cells: view.Cells(fmt.Sprintf("%d + %d", first, even-first), fmt.Sprint(ways))})
	}
	return view.View{Name: "goldbach", Title: fmt.Sprintf("The even numbers up to %d as sums of two primes", last), Table: table,
		Note: "With the smallest prime that will do. Raise the upper limit of the range to see more."}
}
