package puzzletest

import (
	"encoding/json"
	"errors"
	"flag"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Variants compares, on n random puzzles, all strategies with one another and,
// if brute is not nil, with an independent brute force. generate makes facts
// that the family accepts; brute lists all solutions that break none of the
// facts that keep accepts.
//
// Every second puzzle has some facts switched off, every third a claim denied;
// in every fourth, solutions are looked for that break a fact, and of every fourth, parts are
// searched elsewhere.
// Facts that a strategy blames for a contradiction are checked to have no
// solution by themselves. Strategies that run out of the suite's budget are
// compared in what they decided. If all puzzles have one verdict, the test
// could hardly fail, and does.
func Variants[F, S any](t *testing.T, family puzzle.Family, n int, generate func(*rand.Rand) F, brute func(facts F, keep func(puzzle.FactID) bool) []S) {
	t.Helper()
	VariantsOf(t, Suite{Nodes: 200_000}, family, n, generate, brute)
}

var variants = flag.Int("variants", 0, "random puzzles to compare for each family; 0: as many as its test takes")

// VariantsOf is Variants with a suite of one's own.
func VariantsOf[F, S any](t *testing.T, suite Suite, family puzzle.Family, n int, generate func(*rand.Rand) F, brute func(facts F, keep func(puzzle.FactID) bool) []S) {
	t.Helper()
	if *variants > 0 {
		n = *variants
	}
	verdicts := map[puzzle.Verdict]int{}
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 2026))
		facts := generate(rng)
		instance, raw := opened(t, family, i, facts)
		v := variant{t: t, suite: suite, family: family, instance: instance, rng: rng}
		if i%2 == 1 {
			v.switchOff()
		}
		if claims := instance.Claims(); i%3 == 2 && len(claims) > 0 {
			if v.deny = claims[rng.IntN(len(claims))].Claim; rng.IntN(2) == 0 {
				v.deny = puzzle.Not(v.deny)
			}
		}
		if brute != nil {
			v.expects(brute(facts, v.keep))
			v.bruteKept = func(core []puzzle.FactID) int {
				return len(brute(facts, func(id puzzle.FactID) bool { return slices.Contains(core, id) }))
			}
		}
		verdicts[v.check()]++
		if i%4 == 1 {
			v.checkParts()
		}
		if first, ended := v.runs[family.Info().Strategies[0].Name]; ended && i%6 < 2 && v.known && v.deny == "" && v.count <= 100 {
			standings{instance, judgesOf(t, instance, v.want), true, first}.check(t, puzzle.Options{Keep: v.keep, Nodes: suite.nodes()}, explain.Options{Info: family.Info(), Keep: v.keep})
		}
		if i%6 < 2 && v.known && v.deny == "" {
			v.checkTold()
		}
		if i%4 == 3 {
			v.checkBreak()
		}
		if i%8 == 0 {
			v.checkReasons(raw)
		}
		if t.Failed() {
			t.Fatalf("variant %d, off %q, denied %q:\n%s", i, v.off, v.deny, raw)
		}
	}
	t.Logf("verdicts of %d variants: %v", n, verdicts)
	if n >= 20 && (len(verdicts) < 2 || verdicts[puzzle.Unsolved] > n/2) {
		t.Errorf("the variants are too much alike to test anything: %v", verdicts)
	}
}

// variant is one random puzzle.
type variant struct {
	t        *testing.T
	suite    Suite
	family   puzzle.Family
	instance puzzle.Instance
	rng      *rand.Rand

	off  []puzzle.FactID
	deny puzzle.Claim

	known     bool // count and want are what an independent brute force says
	count     int
	want      []string                       // if they are not too many to list
	bruteKept func(core []puzzle.FactID) int // solutions with these facts alone
	proved    cores

	runs map[string]run // by strategy: those of check
}

// checkTold: what the pictures of the facts tell is true of every solution.
func (v *variant) checkTold() {
	var told []puzzle.Claim
	for _, picture := range v.instance.GivenKept(v.keep) {
		for mark := range view.Marks(picture) {
			if mark.Claim != "" && mark.Status == view.Told {
				told = append(told, mark.Claim)
			}
		}
	}
	for i, holds := range judgesOf(v.t, v.instance, v.want) {
		for _, claim := range told {
			if is, err := holds(claim); err != nil || !is {
				v.t.Errorf("a picture tells that %s, which is not so of %s: %v", claim, v.want[i], err)
			}
		}
	}
}

func (v *variant) switchedOff() map[puzzle.FactID]bool {
	off := map[puzzle.FactID]bool{}
	for _, id := range v.off {
		off[id] = true
	}
	return off
}

func (v *variant) keep(id puzzle.FactID) bool { return !slices.Contains(v.off, id) }

func (v *variant) switchOff() {
	for _, fact := range v.instance.Facts() {
		if !fact.Rule && v.rng.IntN(3) == 0 {
			v.off = append(v.off, fact.ID)
		}
	}
}

// expects takes what the brute force says: a list of solutions. More than are ever
// listed are only counted, and no claim is denied then.
func (v *variant) expects(solutions any) {
	list := reflect.ValueOf(solutions)
	v.known, v.count = true, list.Len()
	if v.count > MaxListed {
		v.deny = ""
		return
	}
	v.want = v.encode(list)
	v.count = len(v.want)
}

// encode writes the brute force's solutions as searches do, sorted, without
// those of which the denied claim is true.
func (v *variant) encode(solutions reflect.Value) []string {
	want := []string{}
	for i := range solutions.Len() {
		raw, err := json.Marshal(solutions.Index(i).Interface())
		if err != nil {
			v.t.Fatal(err)
		}
		if v.deny != "" {
			holds, err := Holds(v.instance, raw, v.deny)
			if err != nil {
				v.t.Fatal(err)
			}
			if holds {
				continue
			}
		}
		want = append(want, string(raw))
	}
	slices.Sort(want)
	return want
}

// check runs every strategy and returns the verdict that they agree on.
func (v *variant) check() puzzle.Verdict {
	verdict := puzzle.Unsolved
	v.runs = map[string]run{}
	for _, strategy := range v.family.Info().Strategies {
		o := puzzle.Options{Strategy: strategy.Name, Keep: v.keep, Deny: v.deny, Nodes: v.suite.nodes()}
		r, err := search(v.t.Context(), v.instance, o)
		if err != nil {
			v.t.Error(err)
			return verdict
		}
		if v.runs[strategy.Name] = r; !r.decided() {
			continue
		}
		verdict = r.done.Verdict
		if !r.complete() { // counted, but not listed
			if v.known && r.done.Solutions != v.count {
				v.t.Errorf("strategy %s counts %d solutions, there are %d", strategy.Name, r.done.Solutions, v.count)
			}
			continue
		}
		if !v.known { // the first to decide sets the standard
			v.known, v.want, v.count = true, r.set(), len(r.listed)
		}
		if !slices.Equal(r.set(), v.want) {
			v.t.Errorf("strategy %s finds %d solutions:\n%s\ninstead of %d:\n%s", strategy.Name, len(r.listed), r.set(), len(v.want), v.want)
		}
		v.checkCore(strategy.Name, r)
	}
	return verdict
}

// checkParts has parts of every search that came to its end done by others.
func (v *variant) checkParts() {
	for _, strategy := range v.family.Info().Strategies {
		if r, ended := v.runs[strategy.Name]; !ended || !r.decided() {
			continue
		}
		o := puzzle.Options{Strategy: strategy.Name, Keep: v.keep, Deny: v.deny, Bare: true}
		o.Limit = []int{0, 1, 1 + v.rng.IntN(10)}[v.rng.IntN(3)]
		Parts(v.t, v.instance, o, v.rng)
	}
}

// checkBreak looks for solutions that break a fact and keep to the others, and
// compares them with all solutions without the fact.
func (v *variant) checkBreak() {
	facts := slices.DeleteFunc(v.instance.Facts(), func(f puzzle.Fact) bool { return f.Rule || !v.keep(f.ID) })
	if len(facts) == 0 {
		return
	}
	id := facts[v.rng.IntN(len(facts))].ID
	o := puzzle.Options{Deny: v.deny, Bare: true, Nodes: v.suite.nodes(), Keep: func(other puzzle.FactID) bool { return other != id && v.keep(other) }}
	all, err := search(v.t.Context(), v.instance, o)
	if err != nil {
		v.t.Error(err)
		return
	}
	if !all.complete() {
		return
	}
	want := []string{}
	for _, solution := range all.set() {
		broken, err := v.instance.Violations(json.RawMessage(solution), v.keep)
		if errors.Is(err, puzzle.ErrUndecided) {
			return
		}
		if err != nil {
			v.t.Fatal(err)
		}
		if slices.Contains(broken, id) || v.family.Info().Joint && slices.ContainsFunc(broken, v.keep) {
			want = append(want, solution)
		}
	}
	o.Break = id
	for _, strategy := range v.family.Info().Strategies {
		o.Strategy = strategy.Name
		r, err := search(v.t.Context(), v.instance, o)
		if err != nil {
			v.t.Error(err)
			return
		}
		if r.complete() && !slices.Equal(r.set(), want) {
			v.t.Errorf("strategy %s finds %d solutions that break %q:\n%s\ninstead of %d:\n%s", strategy.Name, len(r.listed), id, r.set(), len(want), want)
		}
	}
}

// checkReasons asks about some parts of the pictures what they show.
func (v *variant) checkReasons(raw json.RawMessage) {
	c := v.suite.newCase(v.t, v.family, raw, puzzle.Start{Off: v.off}, nil)
	c.Quick = 4
	c.base = c.search(v.t, c.options())
	for _, mark := range claimed(slices.Concat(c.given(), c.base.done.Views)) {
		c.checkLabel(v.t, "a variant", mark)
	}
	c.checkReasons(v.t)
}

// checkCore re-proves what a strategy blames. With a claim denied the core
// speaks of the claim too, and the brute force has no say.
func (v *variant) checkCore(name string, r run) {
	if !r.done.HasCore {
		return
	}
	for _, id := range r.done.Core {
		if !v.keep(id) {
			v.t.Errorf("strategy %s blames %q, which is switched off", name, id)
		}
	}
	if !v.proved.isNew(r.done.Core) {
		return
	}
	if v.bruteKept != nil && v.deny == "" {
		if n := v.bruteKept(r.done.Core); n > 0 {
			v.t.Errorf("strategy %s blames %q, which have %d solutions by themselves", name, r.done.Core, n)
		}
		return
	}
	keep := func(id puzzle.FactID) bool { return slices.Contains(r.done.Core, id) }
	for _, strategy := range v.family.Info().Strategies {
		o := puzzle.Options{Strategy: strategy.Name, Keep: keep, Deny: v.deny, Nodes: v.suite.nodes(), Limit: 1, Bare: true, NoCore: true}
		alone, err := search(v.t.Context(), v.instance, o)
		if err != nil {
			v.t.Error(err)
		} else if alone.done.Solutions > 0 {
			v.t.Errorf("strategy %s blames %q, which have the solution %s by themselves", name, r.done.Core, alone.listed)
		}
	}
}

// opened is the i-th random puzzle, and its facts as JSON.
func opened[F any](t *testing.T, family puzzle.Family, i int, facts F) (puzzle.Instance, []byte) {
	t.Helper()
	raw, err := json.Marshal(facts)
	if err != nil {
		t.Fatal(err)
	}
	instance, err := family.Parse(raw)
	if err != nil {
		t.Fatalf("variant %d is refused: %v\n%s", i, err, raw)
	}
	return instance, raw
}
