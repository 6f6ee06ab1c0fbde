package puzzletest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Suite has what a family may need to set. The zero value suits most.
type Suite struct {
	// Nodes bounds every search, in the units that strategies count. Presets
	// must be decided by the default strategy within it; other strategies may
	// run out and are then compared in what they decided. 0 means 2,000,000.
	Nodes int64
	// Aliases says that one solution can be spelt in several ways, so that a
	// changed solution may be right though no search gives it.
	Aliases bool
	// Quick leaves out searches with single facts switched off and with denied
	// claims beyond this number of each; 0 means 40.
	Quick int
}

// Run checks a family with the suite's defaults.
func Run(t *testing.T, family puzzle.Family) { Suite{}.Run(t, family) }

func (s Suite) nodes() int64 {
	if s.Nodes == 0 {
		return 2_000_000
	}
	return s.Nodes
}

func (s Suite) quick() int {
	if s.Quick == 0 {
		return 40
	}
	return s.Quick
}

// Run checks the family's introduction and form, the files of its folder, and
// each of its puzzles with all their experiments.
func (s Suite) Run(t *testing.T, family puzzle.Family) {
	t.Helper()
	t.Run("introduction", func(t *testing.T) { checkInfo(t, family) })
	t.Run("checker is independent", checkerIsIndependent)
	t.Run("empty", func(t *testing.T) { s.checkEmpty(t, family) })
	if len(family.Presets()) == 0 {
		t.Error("the family has no puzzle: put one into presets/")
	}
	for _, preset := range family.Presets() {
		t.Run(preset.Name, func(t *testing.T) {
			checkPreset(t, family, preset)
			c := s.newCase(t, family, preset.Facts, puzzle.Start{Off: preset.Off, Strategy: preset.Strategy, Orders: preset.Orders}, &preset.Expect)
			c.run(t)
			if !t.Failed() {
				c.golden(t, preset)
			}
			for _, experiment := range preset.Experiments {
				t.Run(experiment.Name, func(t *testing.T) { s.experiment(t, c, preset, experiment) })
			}
		})
	}
}

func (s Suite) experiment(t *testing.T, original *puzzleCase, preset puzzle.Preset, e puzzle.Experiment) {
	if e.Title == "" || e.Look == "" {
		t.Error("an experiment needs a title, and a word on what to look at")
	}
	facts, err := e.Apply(preset)
	if err != nil {
		t.Fatal(err)
	}
	from := e.Start(puzzle.Start{Off: preset.Off, Strategy: preset.Strategy, Orders: preset.Orders})
	c := s.newCase(t, original.family, facts, from, e.Expect)
	c.work = 50_000 // what is told must be right in any case
	c.original = original
	c.run(t)
	if e.View == "" || t.Failed() || !c.base.decided() {
		return // what was cut short may have drawn nothing
	}
	if !slices.ContainsFunc(c.base.done.Views, func(v view.View) bool { return v.Name == e.View }) {
		t.Errorf("it lands at a picture %q, and there is none", e.View)
	}
}

// puzzleCase is one puzzle to check: facts, and how they are started.
type puzzleCase struct {
	Suite
	family   puzzle.Family
	facts    json.RawMessage
	start    puzzle.Start
	expect   *puzzle.Expect
	instance puzzle.Instance
	known    map[puzzle.FactID]puzzle.Fact
	kept     []puzzle.FactID // facts that are switched on, rules left out
	off      map[puzzle.FactID]bool

	base   run             // the default strategy's
	ranOut map[string]bool // the strategies that do not decide it within the budget
	proved cores

	work     int64       // on each step of an argument; 0 as on the page
	original *puzzleCase // of an experiment
	argued   puzzle.Argued

	judges []judge // of base.listed, once asked for
}

// judge tells which claims are true of a solution.
type judge = func(puzzle.Claim) (bool, error)

// judgesOf are those of some solutions, each of which is read once.
func judgesOf(t *testing.T, instance puzzle.Instance, solutions []string) []judge {
	t.Helper()
	judges := make([]judge, len(solutions))
	for i, solution := range solutions {
		var err error
		if judges[i], err = instance.Judge(json.RawMessage(solution)); err != nil {
			t.Fatal(err)
		}
	}
	return judges
}

// truths are the judges of the solutions listed.
func (c *puzzleCase) truths(t *testing.T) []judge {
	t.Helper()
	if c.judges == nil {
		c.judges = judgesOf(t, c.instance, c.base.listed)
	}
	return c.judges
}

func (s Suite) newCase(t *testing.T, family puzzle.Family, facts json.RawMessage, from puzzle.Start, expect *puzzle.Expect) *puzzleCase {
	t.Helper()
	instance, err := family.Parse(facts)
	if err != nil {
		t.Fatalf("these facts are refused: %v\n%s", err, facts)
	}
	c := &puzzleCase{Suite: s, family: family, facts: facts, start: from, expect: expect, instance: instance,
		known: map[puzzle.FactID]puzzle.Fact{}, off: map[puzzle.FactID]bool{}, ranOut: map[string]bool{}}
	for _, id := range from.Off {
		c.off[id] = true
	}
	for _, fact := range instance.Facts() {
		c.known[fact.ID] = fact
		if !fact.Rule && !c.off[fact.ID] {
			c.kept = append(c.kept, fact.ID)
		}
	}
	for id := range c.off {
		if fact, ok := c.known[id]; !ok || fact.Rule {
			t.Errorf("%q is to be switched off, but is no fact that can be", id)
		}
	}
	return c
}

// run checks one puzzle in every respect.
func (c *puzzleCase) run(t *testing.T) {
	t.Helper()
	check := func(name string, f func(t *testing.T)) {
		t.Helper()
		t.Run(name, f)
	}
	c.base = c.first(t) // all checks need it, and each can be run alone
	check("facts", c.checkFacts)
	check("JSON Schema", c.checkJSONSchema)
	check("outcome", c.checkOutcome)
	if t.Failed() {
		return // the rest would only repeat it
	}
	check("strategies agree", c.checkAgreement)
	check("checker", c.checkChecker)
	check("answers", c.checkAnswers)
	check("play", c.checkPlay)
	check("facts off", c.checkFactsOff)
	check("unfinished", c.checkUnfinished)
	check("claims", c.checkClaims)
	check("orders", c.checkOrders)
	check("stopping", c.checkStopping)
	check("pictures", c.checkPictures)
	check("standings", c.checkStandings)
	check("reasons", c.checkReasons)
	check("trace", c.checkTrace)
	check("argument", c.checkArgument)
}

func checkInfo(t *testing.T, family puzzle.Family) {
	info := family.Info()
	// A folder is called as the family, without hyphens: as its package.
	if dir, err := os.Getwd(); err != nil || filepath.Base(dir) != strings.ReplaceAll(info.Name, "-", "") {
		t.Errorf("the family is called %q and its folder %s: give both the same name", info.Name, dir)
	}
	if info.Title == "" || info.Summary == "" {
		t.Error("the family needs a title and a summary")
	}
	names := map[string]bool{}
	for _, strategy := range info.Strategies {
		if strategy.Name == "" || strategy.Title == "" || strategy.Teaches == "" {
			t.Errorf("strategy %q needs a name, a title, and what it teaches", strategy.Name)
		}
		if names[strategy.Name] {
			t.Errorf("two strategies are called %q", strategy.Name)
		}
		names[strategy.Name] = true
	}
	if len(info.Counters) == 0 {
		t.Error("the family counts nothing: name at least one counter")
	}
	for _, counter := range info.Counters {
		if !isCounter(counter.Name) || counter.Title == "" {
			t.Errorf("counter %q is not a member of puzzle.Stats, or has no title", counter.Name)
		}
		for _, strategy := range counter.Of {
			if !names[strategy] {
				t.Errorf("counter %q is of %q, which is no strategy", counter.Name, strategy)
			}
		}
	}
	if err := family.Form().Validate(); err != nil {
		t.Error(err)
	}
}

func isCounter(name string) bool {
	raw, _ := json.Marshal(puzzle.Stats{})
	var members map[string]int64
	_ = json.Unmarshal(raw, &members)
	_, ok := members[name]
	return ok
}

func checkPreset(t *testing.T, family puzzle.Family, preset puzzle.Preset) {
	if preset.Title == "" || preset.Summary == "" || len(preset.Story) == 0 || preset.Question == "" {
		t.Error("a puzzle needs a title, a summary, a story and a question")
	}
	if source := preset.Source; source.Code == "" || source.Title == "" || source.Reference == "" {
		t.Error("a puzzle needs a source to credit: a code, a title and a reference")
	}
	if preset.Expect.Verdict == "" {
		t.Error("a puzzle needs the verdict to expect, from an independent source")
	}
	if preset.Picture != nil && preset.Picture.Says == "" {
		t.Error("a picture needs a sentence for those who cannot see it")
	}
	names := map[string]bool{}
	for _, e := range preset.Experiments {
		if names[e.Name] {
			t.Errorf("two experiments are called %q", e.Name)
		}
		names[e.Name] = true
	}
}
