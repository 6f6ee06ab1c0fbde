package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Lab answers requests about puzzles of its families.
type Lab struct {
	// Shown is how many solutions a request delivers at most; counts are not
	// bounded by it.
	Shown    int
	families []puzzle.Family
	last     atomic.Pointer[read] // of an edit everything is asked one after the other
}

// read are facts that were read.
type read struct {
	family   string
	facts    []byte
	instance puzzle.Instance

	mu     sync.Mutex
	off    string
	memory *explain.Memory // of the facts without those
}

// remembered is what was found out while just these facts were off.
func (r *read) remembered(off []puzzle.FactID) *explain.Memory {
	key := strings.Join(slices.Sorted(slices.Values(off)), "\n")
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.memory == nil || r.off != key {
		r.off, r.memory = key, &explain.Memory{}
	}
	return r.memory
}

var _ wire.Handler = (*Lab)(nil)

// New makes a lab for these families.
func New(families []puzzle.Family) *Lab {
	return &Lab{Shown: wire.ShownSolutions, families: slices.Clone(families)}
}

// Job is a variant that has been read and understood.
type Job struct {
	Info     puzzle.Info
	Instance puzzle.Instance
	Variant  share.Variant
	off      map[puzzle.FactID]bool
	given    []view.View           // once asked for
	lost     map[puzzle.Claim]bool // that are not asked while facts are off, once that is needed
	memory   *explain.Memory
}

// Open reads a variant. Its error joins a *schema.FieldError for everything
// that is wrong with the facts or with what the variant says about them.
func (l *Lab) Open(family string, v share.Variant) (*Job, error) {
	job, _, err := l.open(wire.SolveRequest{Family: family, Variant: v})
	return job, err
}

// open reads the variant of a request, and checks the options of a search.
func (l *Lab) open(r wire.SolveRequest) (*Job, puzzle.Checked, error) {
	var none puzzle.Checked
	f, err := l.family(r.Family)
	if err != nil {
		return nil, none, err
	}
	if len(r.Variant.Facts) == 0 {
		return nil, none, schema.Errorf("", "there are no facts: give them as a JSON object")
	}
	of, err := l.parse(f, r.Variant.Facts, r.Variant.Off)
	if err != nil {
		return nil, none, err
	}
	job := &Job{Info: f.Info(), Instance: of.instance, Variant: r.Variant, off: map[puzzle.FactID]bool{}, memory: of.remembered(r.Variant.Off)}
	errs := job.apply(r.Variant)
	options, more := job.Instance.Check(l.options(job, r))
	errs = append(errs, more...)
	slices.SortFunc(errs, func(a, b *schema.FieldError) int { return strings.Compare(a.Path, b.Path) })
	if err := schema.Join(errs); err != nil {
		return nil, none, err
	}
	return job, options, nil
}

// begin opens a variant for a request that is no search, and bounds the time for it.
func (l *Lab) begin(ctx context.Context, family string, v share.Variant, budget wire.Budget) (*Job, context.Context, context.CancelFunc, error) {
	job, _, err := l.open(wire.SolveRequest{Family: family, Variant: v, Budget: budget})
	if err != nil {
		return nil, nil, nil, err
	}
	ctx, cancel := withBudget(ctx, budget, v)
	return job, ctx, cancel, nil
}

// parse reads facts, once for all that is asked about them. Rows that are not finished
// are read only while they are switched off.
func (l *Lab) parse(f puzzle.Family, facts json.RawMessage, off []puzzle.FactID) (*read, error) {
	name := f.Info().Name
	if last := l.last.Load(); last != nil && last.family == name && bytes.Equal(last.facts, facts) {
		return last, nil
	}
	instance, err := f.Parse(facts)
	if err == nil {
		of := &read{family: name, facts: bytes.Clone(facts), instance: instance}
		l.last.Store(of)
		return of, nil
	}
	if len(off) > 0 {
		instance, err = f.Parse(facts, off...)
	}
	return &read{instance: instance}, err
}

func (l *Lab) family(name string) (puzzle.Family, error) {
	names := make([]string, len(l.families))
	for i, family := range l.families {
		if names[i] = family.Info().Name; names[i] == name {
			return family, nil
		}
	}
	return nil, fmt.Errorf("there is no family %q: choose one of %s", name, strings.Join(names, ", "))
}

// apply takes over what a variant says beside the facts.
func (j *Job) apply(v share.Variant) (errs []*schema.FieldError) {
	facts := j.Instance.Facts()
	for i, id := range v.Off {
		path := fmt.Sprintf("off/%d", i)
		at := slices.IndexFunc(facts, func(f puzzle.Fact) bool { return f.ID == id })
		switch {
		case at < 0:
			errs = append(errs, schema.Errorf(path, "there is no fact “%s” to switch off: leave it out", schema.Brief(id)))
		case facts[at].Rule:
			errs = append(errs, schema.Errorf(path, "“%s” is a rule of this kind of puzzle and cannot be switched off: leave it out", schema.Brief(id)))
		}
		j.off[id] = true
	}
	if v.Seconds < 0 {
		errs = append(errs, schema.Errorf("seconds", "a time below 0 makes no sense: use 0 for no bound"))
	}
	return errs
}

// Keep says whether a fact is switched on.
func (j *Job) Keep(id puzzle.FactID) bool { return !j.off[id] }

// Given draws the facts that are not switched off.
func (j *Job) Given() []view.View {
	if j.given == nil {
		j.given = j.Instance.GivenKept(j.Keep)
	}
	return j.given
}

// Show draws a solution; what it shows of facts that are switched off is muted.
func (j *Job) Show(solution json.RawMessage) []view.View {
	views := j.Instance.Show(solution, j.Keep)
	if len(j.off) == 0 {
		return views
	}
	return view.Mute(views, j.Keep)
}

// VariantOf is a preset as it stands.
func VariantOf(preset puzzle.Preset) share.Variant {
	return share.Variant{
		Facts:    preset.Facts,
		Off:      preset.Off,
		Strategy: preset.Strategy,
		Orders:   preset.Orders,
	}
}
