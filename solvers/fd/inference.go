package fd

import "slices"

// Removal says that X lost Values.
type Removal struct {
	X      Var
	Values []int
}

// Inference is one step of a deduction: a constraint of the fact Tag removed
// Gone because of the earlier removals in Because. Assumed is the index into
// Options.Assume if the constraint was an assumption, else -1.
type Inference struct {
	Gone    Removal
	Tag     Tag
	Assumed int
	Because []Removal
}

// Inferences lists the whole deduction in the order in which it was made.
// Auxiliary variables of formulas appear as variables beyond Model.Len.
func (d *Deduction) Inferences() []Inference {
	s := d.engine
	var out []Inference
	after := slices.Clone(s.bits)
	for i := int32(len(s.trail)) - 1; i >= 0; i-- {
		e := s.trail[i]
		if e.by != byState {
			out = append(out, d.inference(i, e.old&^after[e.word]))
		}
		after[e.word] = e.old
	}
	slices.Reverse(out)
	return out
}

func (d *Deduction) inference(i int32, gone uint64) Inference {
	s := d.engine
	e := s.trail[i]
	r := d.begin()
	r.because(i, gone)
	in := Inference{Gone: s.removal(e.word, gone), Tag: Rule, Assumed: -1}
	tag := s.tags[e.by]
	if e.by == 0 {
		tag = s.clauses.all[e.hint].tag
	}
	switch {
	case tag >= d.assumed:
		in.Assumed = int(tag - d.assumed)
	case tag >= 0:
		in.Tag = s.tagNames[tag]
	}
	in.Because = r.premises()
	return in
}

// premises lists what is still needed.
func (r *reason) premises() []Removal {
	var out []Removal
	slices.Sort(r.touched)
	r.touched = slices.Compact(r.touched)
	for _, w := range r.touched {
		if r.need[w] != 0 {
			out = append(out, r.removal(w, r.need[w]))
		}
	}
	return out
}

func (s *engine) removal(w int32, mask uint64) Removal {
	out := Removal{X: s.owner[w]}
	base := s.base(w)
	for ; mask != 0; mask &= mask - 1 {
		out.Values = append(out.Values, base+lowest(mask))
	}
	return out
}
