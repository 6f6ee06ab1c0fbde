package another

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// What may be spent on a seed. A version of the generator never changes these.
const (
	// Tries is how many puzzles are made at most until one is of the level.
	Tries = 60
	// drafts is how many drafts are looked at for one of these at most, since not every
	// draft has one answer.
	drafts = 60
	// nodes bounds each search. A fact without which no search comes to an end
	// stays, and the puzzle is dropped.
	nodes = 20_000
)

// Made is another puzzle.
type Made struct {
	Facts json.RawMessage
	Seed  Seed
	// Level is how hard it is; that is the one asked for, unless Nearest says that none
	// of so many puzzles was.
	Level   puzzle.Level
	Nearest int
	// Story and Question tell the facts, where the words of the puzzle that it is like
	// do not fit.
	Story, Question string
	// Became are the names that stand where others stood.
	Became map[string]string
	// Means says what the level means in this kind; "" where the kind says nothing of it.
	Means string
	// Spare is the list or board from which was taken away what can be spared, and nothing
	// left in it can be, or several with spaces between; "" if there is none.
	Spare string
	// Alike is that answers are counted once which are alike, in words; "" if none are.
	Alike    string
	Answers  int // how many may count as one
	Solution json.RawMessage
}

// ErrNone is that no puzzle was found.
var ErrNone = errors.New("no puzzle with exactly one answer was found with this seed: take another one")

// Make makes the puzzle of a seed that is like a preset. Progress is told how many
// puzzles were looked at, of at most how many; it may be nil. The error is that
// of ctx, or ErrNone, or says that there are no others like this one.
func Make(ctx context.Context, family puzzle.Family, preset puzzle.Preset, seed Seed, progress func(n, of int)) (Made, error) {
	switch latest := family.Latest(preset.Facts); {
	case seed.Version == 0:
		seed.Version = latest
	case seed.Version > latest:
		return Made{}, fmt.Errorf("there is no version %d of other puzzles like this one: take a number", seed.Version)
	}
	if err := Refused(family, preset.Facts, seed); err != nil {
		return Made{}, err
	}
	like, err := family.Parse(preset.Facts)
	if err != nil {
		return Made{}, err
	}
	m := maker{ctx: ctx, family: family, preset: preset, seed: seed, follows: like.Question() != nil}
	var best *Made
	for n := range Tries {
		if progress != nil {
			progress(n, Tries)
		}
		made, err := m.try(n)
		if err != nil {
			return Made{}, err
		}
		if made == nil {
			continue
		}
		if made.Level == seed.Level {
			return *made, nil
		}
		if best == nil || far(made.Level, seed.Level) < far(best.Level, seed.Level) {
			made.Nearest = Tries
			best = made
		}
	}
	if best == nil {
		return Made{}, ErrNone
	}
	return *best, nil
}

// far is how far a level is from another.
func far(a, b puzzle.Level) int {
	ahead := slices.Index(puzzle.Seeded, a) - slices.Index(puzzle.Seeded, b)
	return max(ahead, -ahead)
}

// maker makes the puzzles of a seed, one after the other.
type maker struct {
	ctx    context.Context
	family puzzle.Family
	preset puzzle.Preset
	seed   Seed
	// follows says that something is asked for that follows from the facts: so it is in others.
	follows bool
}

// try makes the n-th puzzle; nil if it comes to nothing.
func (m *maker) try(n int) (*Made, error) {
	for k := range drafts {
		if err := m.ctx.Err(); err != nil {
			return nil, err
		}
		// Each draft has a sequence of its own, so that none depends on how much the one
		// before took.
		draw := chance.New(fmt.Sprintf("%s/%s/%d/%d", m.seed, m.preset.Name, n, k))
		draft, err := m.family.Draft(draw, m.preset.Facts, m.seed.Level, m.seed.Version)
		if errors.Is(err, puzzle.ErrBadDraw) {
			continue
		}
		if err != nil {
			return nil, err
		}
		facts, err := m.reduced(draw, draft)
		if err != nil {
			return nil, err
		}
		if facts == nil {
			continue
		}
		return m.graded(facts, draft)
	}
	return nil, nil
}

// reduced takes facts away until none can be spared; nil if there is not one answer, or if
// that is not known.
func (m *maker) reduced(draw *chance.Draw, draft puzzle.RawDraft) (json.RawMessage, error) {
	instance, err := m.family.Parse(draft.Facts)
	if err != nil {
		return nil, fmt.Errorf("what was drafted is refused: %w", err)
	}
	one, _, err := m.one(instance, draft, nil)
	if err != nil || one != puzzle.One {
		return nil, err
	}
	if draft.Spare == "" {
		return draft.Facts, nil
	}
	var spare []puzzle.FactID
	for _, fact := range instance.Facts() {
		if !fact.Rule && draft.Spares(fact.ID) {
			spare = append(spare, fact.ID)
		}
	}
	chance.Shuffle(draw, spare)
	off := map[puzzle.FactID]bool{}
	// Where dropping a fact may lose answers, what was needed at first may be to spare
	// in the end.
	for again := true; again; again = again && !m.family.Info().Monotone {
		again = false
		for _, id := range spare {
			if off[id] {
				continue
			}
			off[id] = true
			one, _, err := m.one(instance, draft, func(id puzzle.FactID) bool { return !off[id] })
			switch {
			case err != nil:
				return nil, err
			case one == puzzle.Unsolved:
				return nil, nil
			case one == puzzle.One:
				again = true
			default:
				delete(off, id)
			}
		}
	}
	return without(draft.Facts, off)
}

// one searches for an answer and one more. Where a question asks for what follows, that is the
// answer: of solutions there are many.
func (m *maker) one(instance puzzle.Instance, draft puzzle.RawDraft, keep func(puzzle.FactID) bool) (verdict puzzle.Verdict, answer json.RawMessage, err error) {
	if question := instance.Question(); question != nil && question.Only != nil {
		if keep == nil {
			keep = puzzle.KeepAll
		}
		right, ok := question.Right(keep)
		switch {
		case !ok:
			return puzzle.None, nil, nil
		case !question.Only(keep):
			return puzzle.Many, nil, nil
		}
		return puzzle.One, right.Answer, nil
	}
	var all []json.RawMessage
	for event, err := range instance.Solve(m.ctx, puzzle.Options{Limit: draft.Answers, Bare: true, NoCore: true, Keep: keep, Nodes: nodes}) {
		switch {
		case err != nil:
			return "", nil, err
		case event.Solution != nil:
			all = append(all, event.Solution)
			answer = all[0]
		case event.Done != nil:
			if verdict = event.Done.Verdict; verdict == puzzle.Many && event.Done.Exact && event.Done.Solutions == len(all) && m.family.Alike(draft.Facts, all) {
				verdict = puzzle.One
			}
		}
	}
	return verdict, answer, m.ctx.Err()
}

// without are facts without some rows of a list, or cells of a board.
func without(facts json.RawMessage, off map[puzzle.FactID]bool) (json.RawMessage, error) {
	doc, err := schema.Decode(facts)
	if err != nil {
		return nil, err
	}
	var edits []schema.Edit
	for id := range off {
		path := schema.SplitPath(id)
		edit := schema.Edit{Op: "remove", Path: id}
		if len(path) > 2 { // a cell
			edit = schema.Edit{Op: "set", Path: id, Value: ""}
		}
		edits = append(edits, edit)
	}
	// The last rows first: each that goes moves those behind it. Of two paths of a list, the
	// longer one, and of two as long the later one by letters, is the one of the greater number.
	slices.SortFunc(edits, func(a, b schema.Edit) int {
		return cmp.Or(cmp.Compare(len(b.Path), len(a.Path)), cmp.Compare(b.Path, a.Path))
	})
	if doc, err = schema.Apply(doc, edits...); err != nil {
		return nil, err
	}
	return json.Marshal(doc)
}

// graded proves once more, of the facts as they are given, that there is one answer, and says how
// hard they are; nil if that is not known.
func (m *maker) graded(facts json.RawMessage, draft puzzle.RawDraft) (*Made, error) {
	instance, err := m.family.Parse(facts)
	if err != nil {
		return nil, fmt.Errorf("what was drafted is refused: %w", err)
	}
	if (instance.Question() != nil) != m.follows {
		return nil, nil // what is left asks something else
	}
	one, solution, err := m.one(instance, draft, nil)
	if err != nil || one != puzzle.One {
		return nil, err
	}
	made := &Made{Facts: facts, Seed: m.seed, Story: draft.Story, Question: draft.Question, Became: draft.Became, Spare: draft.Left(instance.Facts()), Alike: draft.Alike, Answers: draft.Answers, Solution: solution}
	if m.seed.Level == puzzle.Any {
		made.Level = puzzle.Any
		return made, nil
	}
	level, known := m.family.OwnLevel(facts, solution)
	if !known {
		if level, known = Graded(instance); !known {
			return nil, nil
		}
		made.Means = means[level]
	}
	made.Level = level
	return made, nil
}
