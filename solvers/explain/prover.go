package explain

import (
	"context"
	"encoding/json"
	"errors"

	"solvitur/solvers/puzzle"
)

// errUndecided ends what cannot be decided within the budget. It never leaves
// the package: results say what they could not prove.
var errUndecided = errors.New("explain: the budget ended first")

// Bounds on what is remembered and listed.
const (
	maxWitnesses = 1000   // solutions remembered
	maxUnbroken  = 100    // of them, those that break no fact
	maxListed    = 20_000 // solutions gone through in one search
)

// prover runs searches on sets of facts and remembers what they found.
type prover struct {
	ctx      context.Context
	instance puzzle.Instance
	options  Options

	ids   []puzzle.FactID // the facts that are switched on, rules left out
	index map[puzzle.FactID]int

	witnesses []*witness
	unbroken  int             // of them, those that break no fact
	known     map[string]bool // their solutions
	solves    int
}

// witness is a solution of some set of facts.
type witness struct {
	solution json.RawMessage
	judge    func(puzzle.Claim) (bool, error) // nil at first
	broken   set                              // the facts that it breaks
	unsure   bool                             // that it may break: which of them it does cannot be told
}

// breaks says whether a witness breaks any of some facts.
func (w *witness) breaks(facts set) (bool, error) {
	meets := w.broken.meets(facts)
	if meets && w.unsure {
		return false, errUndecided
	}
	return meets, nil
}

// goal is what may follow from a set of facts. A set proves it if no solution
// of the set refutes it.
type goal struct {
	// deny and breaks are handed to the searches, which then need to list only
	// solutions that refute.
	deny   puzzle.Claim
	breaks puzzle.FactID
	// any says that every solution refutes: the goal is a contradiction, or
	// deny or breaks say it all. One solution is then enough.
	any bool
	// refutes judges a remembered solution.
	refutes func(*witness) (bool, error)
	judged  map[*witness]bool
}

func newProver(ctx context.Context, instance puzzle.Instance, o Options) *prover {
	p := &prover{ctx: ctx, instance: instance, options: o, index: map[puzzle.FactID]int{}, known: map[string]bool{}}
	for _, fact := range instance.Facts() {
		if !fact.Rule && (o.Keep == nil || o.Keep(fact.ID)) {
			p.index[fact.ID] = len(p.ids)
			p.ids = append(p.ids, fact.ID)
		}
	}
	for i := range o.Assume {
		p.index[puzzle.AssumedID(i)] = len(p.ids)
		p.ids = append(p.ids, puzzle.AssumedID(i))
	}
	return p
}

// everything is the set of all facts that are switched on.
func (p *prover) everything() set {
	s := newSet(len(p.ids))
	for i := range p.ids {
		s.add(i)
	}
	return s
}

func (p *prover) only(i int) set {
	s := newSet(len(p.ids))
	s.add(i)
	return s
}

// names gives the IDs of a set, in the order of the facts.
func (p *prover) names(s set) []puzzle.FactID {
	names := make([]puzzle.FactID, 0, s.len())
	for i := range s.all() {
		names = append(names, p.ids[i])
	}
	return names
}

// of gives the set of some IDs; rules and facts that are off are left out.
func (p *prover) of(ids []puzzle.FactID) set {
	s := newSet(len(p.ids))
	for _, id := range ids {
		if i, ok := p.index[id]; ok {
			s.add(i)
		}
	}
	return s
}

// contradiction is the goal that there is no solution.
func contradiction() *goal {
	return &goal{any: true, refutes: func(*witness) (bool, error) { return true, nil }}
}

// claimed is the goal that a claim is true; no claim is a contradiction.
func (p *prover) claimed(claim puzzle.Claim) *goal {
	if claim == "" {
		return contradiction()
	}
	return &goal{deny: claim, any: true, refutes: func(w *witness) (bool, error) {
		holds, err := p.holds(w, claim)
		return !holds, err
	}}
}

// holds says whether a claim is true of a witness, which is decoded when it is
// first asked about.
func (p *prover) holds(w *witness, claim puzzle.Claim) (holds bool, err error) {
	if w.judge == nil {
		if w.judge, err = p.instance.Judge(w.solution); err != nil {
			return false, err
		}
	}
	return w.judge(claim)
}

// fact is the goal that one fact holds. Where facts are broken together only, one
// that holds may yet rule something out beside others: there, it is that all
// hold, so that it says nothing that is not said without it.
func (p *prover) fact(i int) *goal {
	if n := i - (len(p.ids) - len(p.options.Assume)); n >= 0 {
		return p.claimed(p.options.Assume[n]) // which breaks nothing, but can be false
	}
	if p.options.Info.Joint {
		return facts(p.everything())
	}
	return &goal{breaks: p.ids[i], any: true, refutes: func(w *witness) (bool, error) { return w.breaks(p.only(i)) }}
}

// facts is the goal that all of some facts hold.
func facts(implied set) *goal {
	return &goal{refutes: func(w *witness) (bool, error) { return w.breaks(implied) }}
}

func (g *goal) refutedBy(w *witness) (bool, error) {
	if refutes, ok := g.judged[w]; ok {
		return refutes, nil
	}
	refutes, err := g.refutes(w)
	if err != nil {
		return false, err
	}
	if g.judged == nil {
		g.judged = map[*witness]bool{}
	}
	g.judged[w] = refutes
	return refutes, nil
}

// finding is what a question to the prover ends in.
type finding struct {
	proved bool
	// witness refutes the goal, if it is not proved; nil if it is known that
	// there is one, but not which.
	witness *witness
	// core is a part of the set that may be enough, by the search's own word;
	// nil if it said nothing.
	core set
}

// ask finds out whether a set of facts proves a goal. The error is errUndecided
// or a failure of the family.
func (p *prover) ask(s set, g *goal) (finding, error) {
	for _, w := range p.witnesses {
		if w.broken.meets(s) {
			continue
		}
		if refutes, err := g.refutedBy(w); err != nil || refutes {
			return finding{witness: w}, err
		}
	}
	if p.ctx.Err() != nil {
		return finding{}, errUndecided
	}
	return p.search(s, g)
}

// keeping keeps the facts of a set.
func (p *prover) keeping(s set) func(puzzle.FactID) bool {
	return func(id puzzle.FactID) bool {
		if i, ok := p.index[id]; ok {
			return s.has(i)
		}
		return p.options.Keep == nil || p.options.Keep(id)
	}
}

// search asks the family.
func (p *prover) search(s set, g *goal) (finding, error) {
	p.solves++
	options := puzzle.Options{
		Bare:     true,
		Strategy: p.options.Strategy,
		Assume:   p.options.Assume,
		Deny:     g.deny,
		Break:    g.breaks,
		Nodes:    p.options.Nodes,
		Keep:     p.keeping(s),
	}
	if g.any {
		options.Limit = 1
	}
	listed := 0
	for event, err := range p.instance.Solve(p.ctx, options) {
		switch {
		case err != nil:
			return finding{}, err
		case event.Progress != nil && p.options.Progress != nil:
			p.options.Progress(*event.Progress)
		case event.Solution != nil:
			listed++
			w, err := p.remember(event.Solution, s)
			if err != nil {
				return finding{}, err
			}
			if refutes, err := g.refutedBy(w); err != nil || refutes {
				return finding{witness: w}, err
			}
			if listed >= maxListed {
				return finding{}, errUndecided
			}
		case event.Done != nil:
			return p.conclude(s, g, event.Done, listed)
		}
	}
	return finding{}, errors.New("explain: a search ended without a verdict")
}

// conclude draws the conclusion of a search in which no listed solution
// refuted the goal.
func (p *prover) conclude(s set, g *goal, done *puzzle.Done, listed int) (finding, error) {
	switch {
	case done.Verdict == puzzle.None:
		f := finding{proved: true}
		if done.HasCore {
			f.core = p.of(done.Core).and(s)
		}
		return f, nil
	case g.any && g.deny == "" && g.breaks == "" && done.Solutions > 0:
		return finding{}, nil // there are solutions, counted but not listed
	case g.any:
		return finding{}, errUndecided
	case done.Exact && done.Why == "" && done.Solutions == listed:
		return finding{proved: true}, nil // all were listed, and none refutes
	}
	return finding{}, errUndecided
}

// remember notes a solution of a set of facts with the facts that it breaks.
func (p *prover) remember(solution json.RawMessage, s set) (*witness, error) {
	w := &witness{solution: solution, broken: newSet(len(p.ids))}
	if !s.equal(p.everything()) { // else it breaks none, by the search's word
		if err := p.judge(w, s); err != nil || w.unsure {
			return w, err
		}
	}
	if p.known[string(solution)] && !p.options.Info.Joint || len(p.witnesses) == maxWitnesses {
		return w, nil
	}
	if w.broken.empty() {
		// These say nothing about sets of facts, only about claims.
		if p.unbroken == maxUnbroken {
			return w, nil
		}
		p.unbroken++
	}
	p.known[string(solution)] = true
	p.witnesses = append(p.witnesses, w)
	return w, nil
}

// judge finds out which facts a solution of a set of facts breaks. One that the checker cannot judge may
// break all that are not in the set.
func (p *prover) judge(w *witness, s set) (err error) {
	w.broken, err = p.broken(w.solution, s)
	if errors.Is(err, puzzle.ErrUndecided) {
		w.broken, w.unsure = p.everything().without(s), true
		return nil
	}
	if err == nil && p.options.Info.Joint {
		w.broken, err = p.beside(w.solution, s)
	}
	if err != nil {
		return err
	}
	for i, claim := range p.options.Assume {
		if holds, err := p.holds(w, claim); err != nil {
			return err
		} else if !holds {
			w.broken.add(p.index[puzzle.AssumedID(i)])
		}
	}
	return nil
}

// beside are facts that a solution of s, of a family whose facts are broken
// together only, need not keep: it keeps all the others together, and with them
// any part of them, but none of these beside them.
func (p *prover) beside(solution json.RawMessage, s set) (set, error) {
	kept := p.everything()
	for _, id := range p.ids[len(p.ids)-len(p.options.Assume):] {
		kept.drop(p.index[id]) // these are claims, and judged as such
	}
	var dropped []int
	for {
		broken, err := p.broken(solution, kept)
		if err != nil {
			return nil, err
		}
		// Of those that cannot be kept together, one must go: the last.
		last := -1
		for i := range broken.and(kept).without(s).all() {
			last = i
		}
		if last < 0 {
			break
		}
		kept.drop(last)
		dropped = append(dropped, last)
	}
	// What went first may have gone in vain.
	beside := newSet(len(p.ids))
	for _, i := range dropped {
		kept.add(i)
		broken, err := p.broken(solution, kept)
		if err != nil {
			return nil, err
		}
		if broken.meets(kept) {
			kept.drop(i)
			beside.add(i)
		}
	}
	return beside, nil
}

// broken are the facts that a solution breaks among those of a set.
func (p *prover) broken(solution json.RawMessage, s set) (set, error) {
	ids, err := p.instance.Violations(solution, p.keeping(s))
	return p.of(ids), err
}
