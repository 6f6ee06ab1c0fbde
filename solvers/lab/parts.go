package lab

import (
	"context"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

const (
	// partedAfter is how long a search takes before it is asked for its parts: quick ones
	// shall not become slower.
	partedAfter = 100 // ms
	// partedWithin is how long they are counted.
	partedWithin = 25 * time.Millisecond
	// A search is worth being parted if it has so many parts, and enough of them are so many
	// that those who work on them end at about the same time.
	fewestParts = 4
	enoughParts = 40
	mostParts   = 1000
)

// parts are the parts of a search that takes long.
type parts struct {
	job     *Job
	options puzzle.Checked
	help    *wire.Help
	start   time.Time
	never   bool // it has none, or is not to be parted

	depth, of int // 0 as long as nobody knows
}

// told is how much is done; nil where nobody can tell.
func (p *parts) told(ctx context.Context, progress puzzle.Progress) *wire.PartsBody {
	if p.never || since(p.start) < partedAfter {
		return nil
	}
	if p.depth == 0 {
		p.count(ctx)
		if p.never = p.depth == 0; p.never {
			return nil
		}
	}
	at := progress.At(p.depth)
	return &wire.PartsBody{Depth: p.depth, Of: p.of, At: at, Done: min(p.of, p.help.Done(p.depth, at))}
}

// count looks for the depth with enough parts.
func (p *parts) count(ctx context.Context) {
	ctx, cancel := withSpan(ctx, partedWithin)
	defer cancel()
	for depth := 1; depth <= puzzle.Deepest && p.of < enoughParts; depth++ {
		n := p.job.Instance.Parts(ctx, p.options, depth, mostParts)
		if n > mostParts || n < fewestParts && depth == puzzle.Deepest || n == 0 {
			return
		}
		if n >= fewestParts {
			p.depth, p.of = depth, n
		}
	}
}
