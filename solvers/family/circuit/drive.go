package circuit

import "solvitur/solvers/puzzle"

// stage is one leg of a drive: what is in the tank when the car leaves, what
// the leg takes, and what remains.
type stage struct {
	from, to, row    int // row states how long the leg is
	have, need, left int64
	// plenty: the tank has no limit, and was filled where there is as much as
	// one likes. The figures then mean nothing.
	plenty bool
}

// dry says that the car does not arrive.
func (s stage) dry() bool { return s.left < 0 }

// drive goes from an oasis leg by leg, until it is round, the tank is dry, or
// visit says stop. It says whether the car came round.
func (r ring) drive(start int, d Direction, visit func(stage) bool) bool {
	tank := r.start
	plenty := r.unlimited && r.fullStart
	for k := range r.n {
		here := r.at(start, d, k)
		row := r.leg(here, d)
		plenty = plenty || r.unlimited && !r.known[here]
		s := stage{from: here, to: r.at(start, d, k+1), row: row, have: min(tank+r.fuel[here], r.tank), need: r.miles[row], plenty: plenty}
		s.left = s.have - s.need
		tank = s.left
		if !visit(s) || s.dry() {
			return false
		}
	}
	return true
}

// stages lists the legs of a drive; the last one may be dry.
func (r ring) stages(start int, d Direction) []stage {
	all := make([]stage, 0, min(r.n, 16))
	r.drive(start, d, func(s stage) bool { all = append(all, s); return true })
	return all
}

// stretch gives the facts because of which a drive runs dry, in their own
// order: the oases that it took fuel from, the leg that was too long, what was
// in the tank before, and the size of the tank. Without any other fact it runs
// dry at the same place.
func (r ring) stretch(stages []stage) []puzzle.FactID {
	on := make([]bool, r.n)
	for _, s := range stages {
		on[s.from], on[s.row] = true, true
	}
	var facts []puzzle.FactID
	for i := range on {
		if on[i] && r.known[i] {
			facts = append(facts, oasisID(i))
		}
	}
	if !r.unlimited {
		facts = append(facts, tankID)
	}
	if !r.fullStart {
		facts = append(facts, fuelID)
	}
	return facts
}
