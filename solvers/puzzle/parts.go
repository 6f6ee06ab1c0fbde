package puzzle

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"time"
)

// A search through a tree of choices falls into parts: its branches at one depth. A way of
// searching that learns nothing from one branch for the next says where they begin (see
// [Search.Part]); then others can work on some of them at the same time. What they report is
// taken in where the search comes to these parts, so that solutions, their order, counts and
// verdict are those of a search that does all by itself.

// Deepest is the greatest depth whose branches are told apart.
const Deepest = 4

// Stretch are parts of a search, one after the other: From to To, counted from 1, of its
// branches at a depth. The zero Stretch is no such thing.
type Stretch struct {
	Depth int `json:"depth"`
	From  int `json:"from"`
	To    int `json:"to"`
}

// Report is what came of a stretch, with what lies between its last part and the next one.
type Report struct {
	Stretch
	Solutions []json.RawMessage `json:"solutions,omitempty"` // the first of them: see Options.Listed
	At        []Counts          `json:"at,omitempty"`        // the counts of the stretch, as each of these was found
	Count     int               `json:"count,omitempty"`     // of all solutions
	Counts                      // of the stretch
	Inexact   bool              `json:"inexact,omitempty"`
	Why       string            `json:"why,omitempty"` // what stopped it: see Done.Why
}

// Counts are what a search has counted of itself.
type Counts struct {
	Stats Stats         `json:"stats"`
	Sums  map[int]int64 `json:"sums,omitempty"` // see Search.Sums
}

func (c Counts) clone() Counts { return Counts{c.Stats, maps.Clone(c.Sums)} }

// plus are the counts of two stretches, one after the other.
func (c Counts) plus(d Counts) Counts {
	sum := Counts{c.Stats.plus(d.Stats), maps.Clone(c.Sums)}
	for name, n := range d.Sums {
		sum.sum(name, n)
	}
	return sum
}

func (c *Counts) sum(name int, n int64) {
	if c.Sums == nil {
		c.Sums = map[int]int64{}
	}
	c.Sums[name] += n
}

// Others work on parts of a search at the same time.
type Others interface {
	// At hears that the search has come to a part of a depth. If others have taken it, waits
	// is closed when there may be news, and report is there when they are done. All parts of
	// that depth that follow are theirs, too.
	At(depth, part int) (report *Report, waits <-chan struct{})
}

// parting is where a search is in its parts.
type parting struct {
	at      [Deepest + 1]int // by depth: the part that was come to last
	counted int              // the depth of the parts that are only counted, 0 for none
	most    int              // so many of them at most

	only    *Report // a search for others is for this stretch alone
	shared  int     // the depth of parts that others have done,
	through int     // of which those up to this one are taken in
	// idle: what is done now was done by others, or is not asked for. The counts are then
	// as they were before it.
	idle   bool
	counts Counts
}

// errElsewhere ends a search for a stretch behind its last part.
var errElsewhere = errors.New("the other parts are not searched here")

// Part is called where a search comes to a branch at a depth from 1 to Deepest, before it
// counts any of it. It goes into the branch only if that is to be done here; otherwise it goes
// on behind it, as if it had been there. The error is what Run returns.
//
// What belongs to the search as a whole is in Stats, in Sums, and in what it has found: it
// must not matter to a branch, or to what comes of the search, what was seen in another.
func (s *Search[S]) Part(depth int) (here bool, err error) {
	if s.end != nil {
		return false, s.end
	}
	p := &s.parting
	p.at[depth]++
	part := p.at[depth]
	switch {
	case p.counted == depth:
		if part > p.most {
			return false, s.stop(ErrStop)
		}
		err := s.ctx.Err()
		if err != nil {
			err = s.stop(err)
		}
		return false, err
	case p.counted > 0:
	case p.only != nil:
		if p.only.Depth != depth {
			return true, nil
		}
		if part > p.only.To {
			return false, s.stop(errElsewhere)
		}
		if part == p.only.From {
			s.resume()
		}
		return part >= p.only.From, nil
	case s.Others == nil:
	case p.shared == depth && part <= p.through:
		return false, nil
	case p.shared == 0 || p.shared == depth:
		s.resume()
		report, err := s.await(depth, part)
		if report == nil || err != nil {
			return err == nil, err
		}
		p.shared, p.through = depth, report.To
		return false, s.take(report)
	}
	return true, nil
}

// Whole says whether the search has all parts, so that its end says something.
func (s *Search[S]) Whole() bool { return s.parting.only == nil && s.parting.counted == 0 }

// Joined is called where all branches are behind, before anything is concluded from Stats or
// Sums.
func (s *Search[S]) Joined() {
	if s.Whole() {
		s.resume()
	}
}

// pause begins what was done by others, or is not asked for.
func (s *Search[S]) pause() {
	s.parting.idle, s.parting.counts = true, s.Counts.clone()
}

// resume ends it.
func (s *Search[S]) resume() {
	if s.parting.idle {
		s.parting.idle, s.Counts = false, s.parting.counts
	}
}

// tellWaiting is how often a search that waits for others tells so.
const tellWaiting = 100 * time.Millisecond

// await waits for the report of a stretch that begins with a part, if others have taken it.
func (s *Search[S]) await(depth, part int) (*Report, error) {
	for {
		report, waits := s.Others.At(depth, part)
		if report != nil || waits == nil {
			return report, nil
		}
		select {
		case <-waits:
		case <-s.ctx.Done():
		case <-time.After(tellWaiting):
		}
		if err := s.Breathe(); err != nil {
			return nil, err
		}
	}
}

// take takes in what came of a stretch.
func (s *Search[S]) take(r *Report) error {
	before := s.Counts
	for i, raw := range r.Solutions {
		s.Counts = before.plus(r.At[i])
		if s.Enough != nil && s.Enough() {
			s.Count()
			continue
		}
		solution, err := s.decode(raw)
		if err != nil {
			return s.stop(err)
		}
		if err := s.Found(solution); err != nil {
			return err
		}
	}
	s.Counts = before.plus(r.Counts)
	s.solutions += r.Count - len(r.Solutions)
	s.inexact = s.inexact || r.Inexact
	switch r.Why {
	case "":
		s.pause()
		return nil
	case "time":
		return s.stop(context.DeadlineExceeded)
	case "memory":
		return s.stop(ErrMemory)
	}
	return s.stop(errors.New("part of the search ended early (" + r.Why + "); please report this puzzle"))
}

// Sum adds to one of Sums.
func (s *Search[S]) Sum(name int, n int64) { s.Counts.sum(name, n) }

// Listing says whether solutions are still listed: others are only counted in a report.
func (s *Search[S]) Listing() bool {
	r := s.parting.only
	return r == nil || s.Listed == 0 || len(r.Solutions) < s.Listed
}

// list notes a solution for the report, and says whether the search is for one.
func (s *Search[S]) list(raw json.RawMessage) bool {
	r := s.parting.only
	if r == nil {
		return false
	}
	r.Count++
	if s.Listing() {
		r.Solutions, r.At = append(r.Solutions, raw), append(r.At, s.Counts.clone())
	}
	return true
}

// reported completes the report of a search for a stretch that ended with err.
func (s *Search[S]) reported(err error) (*Report, error) {
	r := s.parting.only
	if s.parting.at[r.Depth] < r.From {
		return nil, errors.New("this search has not so many parts; please report this puzzle")
	}
	if errors.Is(err, errElsewhere) {
		s.end = nil
		err = nil
	}
	_, why, failure := s.verdict(err)
	r.Counts, r.Inexact, r.Why = s.Counts, s.inexact, why
	return r, failure
}

func (i *instance[F, M, S]) Parts(ctx context.Context, c Checked, depth, most int) int {
	way := i.way(c.options.Strategy)
	if !way.Parts || i.family.Key != nil {
		return 0
	}
	c.options.Trace, c.options.Bare, c.options.Nodes, c.options.Others, c.options.Part = false, true, 0, nil, Stretch{}
	search := i.begin(ctx, c, func(Event, error) bool { return true })
	search.parting.counted, search.parting.most = depth, most
	search.pause()
	if err := way.Run(search, i.model); err != nil && !errors.Is(err, ErrStop) {
		return 0
	}
	return search.parting.at[depth]
}

// plus are the counts of two stretches, one after the other.
func (s Stats) plus(t Stats) Stats {
	s.Nodes += t.Nodes
	s.Tests += t.Tests
	s.DeadEnds += t.DeadEnds
	s.Propagations += t.Propagations
	s.Work += t.Work
	s.Space = max(s.Space, t.Space)
	return s
}
