package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Hint answers what somebody who tries can do next: take back what is wrong, or else the
// simplest step from what is right.
func (l *Lab) Hint(ctx context.Context, r wire.HintRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, ctx, cancel, err := l.begin(ctx, r.Family, r.Variant, r.Budget)
	if err != nil {
		return err
	}
	defer cancel()
	if r.Tried {
		r.Marks, tell = job.withoutStrange(r.Marks, tell)
	}
	h := hinter{Job: job, ctx: ctx, options: job.explaining(r.Budget, start, tell), body: &wire.HintBody{}, entered: len(r.Answer) > 0}
	if question := job.Instance.Question(); question != nil {
		if err := h.conclude(question, r); err != nil {
			return err
		}
		h.body.Elapsed = since(start)
		tell(wire.Event{Hinted: h.body})
		return nil
	}
	answer, marks := r.Answer, r.Marks
	var prefilled []puzzle.Claim
	if len(answer) == 0 {
		if answer, marks, prefilled, err = job.filled(r.Marks); err != nil {
			return err
		}
	}
	h.told = job.drawnTold()
	marks = job.closed(slices.Concat(marks, h.told))
	h.told = append(h.told, prefilled...)
	if h.marks, err = job.marks(marks); err != nil {
		return err
	}
	if err := h.read(answer); err != nil {
		return inAnswer(err)
	}
	if err := h.hint(answer); err != nil {
		return err
	}
	if err := h.enter(); err != nil {
		return err
	}
	h.body.Elapsed = since(start)
	tell(wire.Event{Hinted: h.body})
	return nil
}

// hinter finds one hint.
type hinter struct {
	*Job
	ctx     context.Context
	options explain.Options
	body    *wire.HintBody

	marks []puzzle.Claim // with what the answer claims
	part  any            // of an answer, as far as it is filled in
	told  []puzzle.Claim // those of them that the pictures of the facts tell
	right []puzzle.Claim // those that are true of all solutions
	one   bool           // there is one solution

	entered bool // the answer itself is given, and not only marks
}

func (h *hinter) read(answer json.RawMessage) error {
	h.part = map[string]any{}
	if len(answer) == 0 {
		return nil
	}
	claims, err := h.Instance.ReadPart(answer)
	if err != nil {
		return err
	}
	for _, claim := range claims {
		if !slices.Contains(h.marks, claim) {
			h.marks = append(h.marks, claim)
		}
	}
	h.part, err = schema.DecodeAnswer(answer)
	return err
}

func (h *hinter) hint(answer json.RawMessage) error {
	look, cancel := h.briefly(lookEffort)
	defer cancel()
	if h.Info.Hinted() {
		look = h.ctx // these are quick, and a mark that is right is to be known for that
	}
	found, err := h.memory.Judge(h.ctx, look, h.Instance, h.marks, h.options)
	if err != nil {
		return err
	}
	switch {
	case found.Verdict == puzzle.None:
		return h.none()
	case found.Solution == nil:
		h.body.Unsolved = true
		return nil
	}
	h.one = found.Verdict == puzzle.One
	var wrong, left []puzzle.Claim
	for i, mark := range h.marks {
		switch found.Standing[i] {
		case puzzle.Excluded:
			wrong = append(wrong, mark)
		case puzzle.Certain:
			h.right = append(h.right, mark)
		default:
			left = append(left, mark)
		}
	}
	if len(wrong) > 0 {
		h.body.Wrong = h.texts(wrong)
		if h.body.Core = h.broken(answer); len(h.body.Core) > 0 {
			h.body.HasCore = true
			return nil
		}
		return h.refute(wrong[0])
	}
	solution := found.Solution
	if len(left) > 0 {
		if solution, _, err = h.agreeing(h.marks); err != nil {
			return err
		}
		if solution == nil {
			return h.together()
		}
	}
	if stepped, err := h.argued(); stepped || err != nil {
		return err
	}
	if stepped, err := h.unargued(); stepped || err != nil {
		return err
	}
	return h.fill(solution)
}

// none leads on to where it shows that there is no solution: by the argument for that, or
// else at one stroke.
func (h *hinter) none() error {
	h.body.None = true
	if h.Info.Hinted() {
		argued, err := h.Instance.Argue(h.ctx, puzzle.ArgueOptions{Keep: h.Keep, Work: h.options.Nodes})
		if err != nil && h.ctx.Err() == nil {
			return err
		}
		for i, step := range argued.Steps {
			marked := func(c puzzle.ClaimText) bool { return slices.Contains(h.marks, c.Claim) }
			step.Concludes = slices.DeleteFunc(step.Concludes, marked)
			if last := i == len(argued.Steps)-1; last || len(step.Concludes) > 0 && !h.restates(step) {
				step.Frame = view.Frame{}
				h.body.Step, h.body.Argued = &step, true
				return nil
			}
		}
	}
	return h.because(h.memory.Contradiction(h.ctx, h.Instance, h.options))
}

// restates says whether a step shows no more than a fact says in the same words.
func (h *hinter) restates(step puzzle.ArguedStep) bool {
	if len(step.Facts) != 1 || len(step.Uses) > 0 {
		return false
	}
	return slices.ContainsFunc(h.Instance.Facts(), func(f puzzle.Fact) bool { return f.ID == step.Facts[0] && f.Text == step.Text })
}

// blame names the facts behind a claim.
func (h *hinter) blame(ctx context.Context, claim puzzle.Claim) error {
	return h.because(explain.Why(ctx, h.Instance, claim, 1, h.options))
}

// because names the facts that were found, if nothing went wrong.
func (h *hinter) because(why explain.Answer, err error) error {
	if err != nil {
		return err
	}
	h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Views = why.Core, why.Follows && h.Info.Monotone, why.Minimal, why.Told
	return nil
}

// agreeing is a solution that some claims are true of; nil if there is none, or, undecided,
// none was found.
func (h *hinter) agreeing(claims []puzzle.Claim) (solution json.RawMessage, undecided bool, err error) {
	for event, err := range h.Instance.Solve(h.ctx, puzzle.Options{Bare: true, NoCore: true, Limit: 1, Keep: h.Keep, Assume: claims, Nodes: h.options.Nodes}) {
		switch {
		case err != nil:
			return nil, false, err
		case event.Solution != nil && solution == nil:
			solution = event.Solution
		case event.Done != nil:
			undecided = event.Done.Verdict == puzzle.Unsolved
		}
	}
	return solution, undecided, nil
}

// fits says whether some claims are true of a solution.
func (h *hinter) fits(solution json.RawMessage, claims []puzzle.Claim) (bool, error) {
	holds, err := h.Instance.Judge(solution)
	if err != nil {
		return false, err
	}
	for _, claim := range claims {
		if is, err := holds(claim); err != nil || !is {
			return false, err
		}
	}
	return true, nil
}

// together says which marks cannot all be right, each of which could be.
func (h *hinter) together() error {
	h.body.Together = true
	options := h.options
	options.Assume = h.marks
	why, err := explain.Why(h.ctx, h.Instance, "", 1, options)
	switch {
	case err != nil:
		return err
	case !why.Decided:
		h.body.Together, h.body.Unsolved = false, true
		return nil
	case !h.Info.Monotone:
		h.body.Wrong = h.texts(h.marks)
		h.body.Views, err = h.against(h.marks)
		return err
	}
	facts, assumed := h.split(why.Core)
	h.body.Core, h.body.HasCore, h.body.Minimal, h.body.Wrong = facts, true, why.Minimal, h.texts(assumed)
	return nil
}

// split parts a core into facts and marks.
func (h *hinter) split(core []puzzle.FactID) (facts []puzzle.FactID, marks []puzzle.Claim) {
	for _, id := range core {
		if n, ok := strings.CutPrefix(id, "assume:"); ok {
			if i, err := strconv.Atoi(n); err == nil {
				marks = append(marks, h.marks[i])
			}
			continue
		}
		facts = append(facts, id)
	}
	return facts, marks
}

func (h *hinter) texts(claims []puzzle.Claim) (all []puzzle.ClaimText) {
	for _, claim := range claims {
		all = append(all, h.text(claim))
	}
	return all
}

func (h *hinter) text(claim puzzle.Claim) puzzle.ClaimText {
	text, err := h.Instance.Says(claim)
	if err != nil {
		text = claim
	}
	return puzzle.ClaimText{Claim: claim, Text: text}
}

// argued is a step of an argument, and says false where these facts are not argued.
func (h *hinter) argued() (bool, error) {
	if !h.Info.Hinted() {
		return false, nil
	}
	argued, err := h.Instance.Argue(h.ctx, puzzle.ArgueOptions{Keep: h.Keep, Assume: h.right, Next: true, Work: h.options.Nodes})
	switch {
	case h.ctx.Err() != nil:
		h.body.Unsolved = true
		return true, nil
	case err != nil || argued.Unfit != "":
		return false, err
	}
	switch {
	case len(argued.Steps) > 0:
		h.body.Step, h.body.Argued = &argued.Steps[0], true
	case argued.Open:
		h.body.Open = true
	default:
		h.body.Found = true
	}
	return true, nil
}

// What a hint may cost that is no step of an argument: so many claims are compared, for so
// long. What is not found by then is not hinted at, or not called certain. All in all somebody
// who waits takes it for at once.
const (
	fewTried    = 5
	lookEffort  = 25 // ms, for how the marks stand
	claimEffort = 20 // ms, for a claim that follows
	placeEffort = 50 // ms, for where in the answer it goes on
	blameEffort = 15 // ms, for the facts behind what is filled in
)

// briefly is the context of what is looked for only where it is found soon, in ms.
func (h *hinter) briefly(effort int64) (context.Context, context.CancelFunc) {
	return withBudget(h.ctx, wire.Budget{Milliseconds: effort}, h.Variant)
}

// unargued is a claim that a picture asks about, with the facts behind it: the one with the
// fewest, of the first few. A claim that is true comes before the contrary of one.
func (h *hinter) unargued() (bool, error) {
	asked := puzzle.Asked(h.Given())
	asked = slices.DeleteFunc(asked, func(c puzzle.Claim) bool {
		return slices.Contains(h.marks, c) || slices.Contains(h.marks, puzzle.Not(c))
	})
	contraries := make([]puzzle.Claim, len(asked))
	for i, claim := range asked {
		contraries[i] = puzzle.Not(claim)
	}
	marks := h.marks
	// What is told rests on the facts that tell it.
	h.marks = slices.DeleteFunc(slices.Clone(h.right), func(c puzzle.Claim) bool { return slices.Contains(h.told, c) })
	defer func() { h.marks = marks }()
	options := h.options
	options.Assume = h.marks
	ctx, cancel := h.briefly(claimEffort)
	defer cancel()
	for _, claims := range [][]puzzle.Claim{asked, contraries} {
		next, err := explain.Next(ctx, h.Instance, claims, fewTried, options)
		if err != nil {
			return false, err
		}
		if next.Claim == "" {
			continue
		}
		concluded := h.text(next.Claim)
		facts, used := h.split(next.Core)
		step := &puzzle.ArguedStep{Concludes: []puzzle.ClaimText{concluded}, Facts: facts, ClueCount: len(facts), Unproved: true}
		for _, mark := range used {
			step.Uses = append(step.Uses, puzzle.Used{ClaimText: h.text(mark), Step: -1})
		}
		step.Text = h.follows(concluded.Text, facts, len(used))
		h.body.Step = step
		if !h.Info.Monotone {
			h.body.Views, err = h.Instance.Reason(next.Claim, h.Keep)
			step.Facts = h.spoken()
			step.ClueCount = len(step.Facts)
		}
		return true, err
	}
	return false, nil
}

// follows says a conclusion with how much it rests on.
func (h *hinter) follows(text string, facts []puzzle.FactID, used int) string {
	switch {
	case !h.Info.Monotone:
		return text
	case len(facts) == 0:
		return "The rules of the puzzle alone say it: " + text
	case used > 0:
		return "From " + english.InWords(len(facts), "fact", "facts") + " and what is marked it follows: " + text
	}
	return "From " + english.InWords(len(facts), "fact", "facts") + " it follows: " + text
}

// simplest fills in the place of the answer at which the fewest facts leave no choice, of those
// where that shows without a search. The rows of a list come one after the other, whatever they
// rest on.
func (h *hinter) simplest(whole any) (bool, error) {
	form := h.Instance.Answer()
	filled := map[puzzle.Claim]json.RawMessage{}
	var claims []puzzle.Claim
	ctx, cancel := h.briefly(placeEffort)
	defer cancel()
	there := h.places()
	for path, value := range schema.Leaves(form, whole) {
		if field, _ := form.Field(path[0]); field.Kind == schema.Rows || there[schema.Pointer(path...)] || ctx.Err() != nil {
			continue
		}
		answer, said, err := h.goingOn(schema.WithLeaf(form, h.part, path, value))
		if err != nil {
			return false, nil // what stands there already is in the way
		}
		if fresh := h.unmarked(said); len(fresh) == 1 {
			claims, filled[fresh[0]] = append(claims, fresh[0]), answer
		}
	}
	options := h.options
	options.Assume = slices.Clone(h.told) // as it is to be seen
	for _, mark := range h.right {
		if !slices.Contains(h.told, mark) {
			options.Assume = append(options.Assume, mark)
		}
	}
	next, err := explain.AtOnce(ctx, h.Instance, claims, fewTried, options)
	if err != nil || next.Claim == "" {
		return false, err
	}
	h.body.Fill, h.body.Says = filled[next.Claim], h.texts([]puzzle.Claim{next.Claim})
	h.body.Core, _ = h.split(next.Core)
	h.body.HasCore = true
	return true, nil
}

// goingOn is an answer that somebody goes on with, and what it claims.
func (h *hinter) goingOn(next any) (answer json.RawMessage, claims []puzzle.Claim, err error) {
	if answer, err = json.Marshal(next); err != nil {
		return nil, nil, err
	}
	claims, err = h.Instance.ReadPart(answer)
	return answer, claims, err
}

func (h *hinter) unmarked(claims []puzzle.Claim) []puzzle.Claim {
	return slices.DeleteFunc(slices.Clone(claims), func(c puzzle.Claim) bool { return slices.Contains(h.marks, c) })
}

// places are those of the answer at which something stands.
func (h *hinter) places() map[string]bool {
	there := map[string]bool{}
	for path := range schema.Leaves(h.Instance.Answer(), h.part) {
		there[schema.Pointer(path...)] = true
	}
	return there
}

// fill goes on with the answer as a solution does.
func (h *hinter) fill(solution json.RawMessage) error {
	whole, err := schema.Decode(solution)
	if err != nil {
		return err
	}
	if found, err := h.simplest(whole); found || err != nil {
		return err
	}
	var claims, fresh []puzzle.Claim
	var filled json.RawMessage
	for next := h.part; len(fresh) == 0; { // what is marked in other words is no news
		var ok bool
		if next, ok = schema.Fill(h.Instance.Answer(), next, whole); !ok {
			h.body.Found = true
			return nil
		}
		if filled, claims, err = h.goingOn(next); err != nil {
			h.body.Open = true // what stands there already is in the way
			return nil
		}
		fresh = h.unmarked(claims)
		if h.entered {
			break // in an answer it is to stand all the same
		}
	}
	if fits, err := h.fits(solution, claims); err != nil {
		return err
	} else if !fits { // somebody has entered it in another order
		agrees, undecided, err := h.agreeing(claims)
		if err != nil || agrees == nil {
			h.body.Open, h.body.Unsolved = !undecided, undecided
			return err
		}
	}
	ctx, cancel := h.briefly(blameEffort)
	defer cancel()
	var judged explain.Judgement
	if !h.one {
		if judged, err = h.memory.Judge(ctx, ctx, h.Instance, fresh, h.options); err != nil {
			return err
		}
	}
	h.body.Fill, h.body.Says = filled, h.texts(fresh)
	if !h.one {
		h.body.Open = slices.Contains(judged.Standing, puzzle.Open)
		h.body.Perhaps = !h.body.Open && slices.Contains(judged.Standing, puzzle.Undecided)
	}
	if h.body.Open || h.body.Perhaps || len(fresh) == 0 {
		return nil
	}
	if h.Info.Monotone {
		return h.blame(ctx, fresh[0])
	}
	h.body.Views, err = h.Instance.Reason(fresh[0], h.Keep) // that it is certain is known
	h.body.Core = h.spoken()
	return err
}

// spoken are the facts that a reason in a family's own words speaks of. They are where to look;
// that they are enough is not said.
func (h *hinter) spoken() (ids []puzzle.FactID) {
	named := map[puzzle.FactID]bool{}
	for _, v := range h.body.Views {
		if v.Steps == nil {
			continue
		}
		for _, step := range v.Steps.Items {
			for _, id := range step.Facts {
				named[id] = true
			}
		}
	}
	for _, fact := range h.Instance.Facts() {
		if named[fact.ID] && !fact.Rule && h.Keep(fact.ID) {
			ids = append(ids, fact.ID)
		}
	}
	return ids
}

// enter says where in the answer it stands what a hint shows.
func (h *hinter) enter() error {
	form := h.Instance.Answer()
	if step := h.body.Step; step != nil {
		for _, c := range step.Concludes {
			positive, denied := puzzle.Positive(c.Claim)
			if path, value, ok := leafOf(form, positive); ok {
				h.body.Entries = append(h.body.Entries, wire.Entry{Claim: positive, Not: denied, Leaf: schema.Pointer(path...), Value: fmt.Sprint(value)})
			}
		}
	}
	if len(h.body.Fill) == 0 {
		return nil
	}
	doc, err := schema.DecodeAnswer(h.body.Fill)
	if err != nil {
		return err
	}
	there := h.places()
	for path, value := range schema.Leaves(form, doc) {
		if leaf := schema.Pointer(path...); !there[leaf] {
			text := claim.Atom{Path: path, Rel: claim.Is, Value: claim.Plain(value)}.String()
			h.body.Entries = append(h.body.Entries, wire.Entry{Claim: text, Leaf: leaf, Value: fmt.Sprint(value)})
		}
	}
	return nil
}
