package wire

import (
	"sync"

	"solvitur/solvers/puzzle"
)

// Help is what a worker that searches knows of the others that work on parts of the search:
// it goes through the parts from the first on, and they take parts from the last on, until
// they meet. It is a [puzzle.Others].
type Help struct {
	mu      sync.Mutex
	depth   int
	at      [puzzle.Deepest + 1]int // by depth: the part that the search has come to
	from    int                     // others have taken this part and all after it
	reports map[int]*puzzle.Report
	news    chan struct{} // closed when there is any
}

func newHelp() *Help { return &Help{reports: map[int]*puzzle.Report{}, news: make(chan struct{})} }

// At: see puzzle.Others.
func (h *Help) At(depth, part int) (report *puzzle.Report, waits <-chan struct{}) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.at[depth] = part
	switch {
	case depth != h.depth || part < h.from:
		return nil, nil
	case h.reports[part] != nil:
		return h.reports[part], nil
	}
	return nil, h.news
}

// Done is how many parts of a depth are done, here or by others. at is the one that the
// search has come to.
func (h *Help) Done(depth, at int) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := max(0, at-1)
	for _, r := range h.reports {
		if depth == h.depth && r.From >= max(h.from, at) {
			n += r.To - r.From + 1
		}
	}
	return n
}

// lend notes that others have taken a stretch. One that the search has come to by now stays
// here, and so does what lies before it.
func (h *Help) lend(s puzzle.Stretch) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if s.Depth >= 1 && s.Depth <= puzzle.Deepest && s.From > h.at[s.Depth] && (h.depth == 0 || s.Depth == h.depth && s.To == h.from-1) {
		h.depth, h.from = s.Depth, s.From
	}
}

// report takes what came of a stretch.
func (h *Help) report(r *puzzle.Report) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.reports[r.From] = r
	close(h.news)
	h.news = make(chan struct{})
}
