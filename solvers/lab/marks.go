package lab

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// mostMarks is how many marks are judged at once.
const mostMarks = 5000

// marks reads marks, each once; what is none is a fault at its place.
func (j *Job) marks(all []puzzle.Claim) (marks []puzzle.Claim, err error) {
	if len(all) > mostMarks {
		return nil, schema.Errorf("marks", "there are more than %d marks: take some away", mostMarks)
	}
	seen := map[puzzle.Claim]bool{}
	var errs []*schema.FieldError
	for i, mark := range all {
		if seen[mark] {
			continue
		}
		seen[mark] = true
		if err := j.askable(mark); err != nil {
			errs = append(errs, schema.Errorf(fmt.Sprintf("marks/%d", i), "this says nothing about the puzzle as it is now (%s): take it away", err))
			continue
		}
		marks = append(marks, mark)
	}
	return marks, schema.Join(errs)
}

// withoutStrange leaves marks aside that say nothing about the puzzle, as those of another
// one do that a link brings; what is told in the end names them.
func (j *Job) withoutStrange(all []puzzle.Claim, tell func(wire.Event)) ([]puzzle.Claim, func(wire.Event)) {
	var marks, strange []puzzle.Claim
	for _, mark := range all {
		if j.speaks(mark) {
			marks = append(marks, mark)
		} else {
			strange = append(strange, mark)
		}
	}
	return marks, func(said wire.Event) {
		if said.Checked != nil {
			said.Checked.Strange = strange
		}
		if said.Hinted != nil {
			said.Hinted.Strange = strange
		}
		tell(said)
	}
}

// speaks says whether a mark says something about the puzzle.
func (j *Job) speaks(mark puzzle.Claim) bool {
	if question := j.Instance.Question(); question != nil {
		path, value, ok := leafOf(question.Form, mark)
		if !ok {
			return false
		}
		field, err := schema.LeafAt(question.Form, path)
		return err == nil && schema.CheckLeaf(field, value, false) == nil
	}
	return j.askable(mark) == nil
}

// askable says what is wrong with a claim that nobody can ask about.
func (j *Job) askable(c puzzle.Claim) error {
	if _, err := j.Instance.Says(c); err != nil {
		return err
	}
	if j.unasked(c) {
		return errors.New("what it speaks of is switched off")
	}
	return nil
}

// unasked says whether a mark is about something that is nobody's question while some facts are
// switched off: see [puzzle.Instance.ClaimsKept].
func (j *Job) unasked(mark puzzle.Claim) bool {
	if j.lost == nil {
		j.lost = map[puzzle.Claim]bool{}
		if len(j.off) > 0 {
			for _, c := range j.Instance.Claims() {
				j.lost[c.Claim] = true
			}
			for _, c := range j.Instance.ClaimsKept(j.Keep) {
				delete(j.lost, c.Claim)
			}
		}
	}
	positive, _ := puzzle.Positive(mark)
	return j.lost[positive]
}

// judgedMarks says of each mark by itself how it stands; none, that no answer fits, so that none
// is right or wrong.
func (j *Job) judgedMarks(ctx context.Context, all []puzzle.Claim, options explain.Options) (judged []wire.JudgedMark, none bool, err error) {
	marks, err := j.marks(all)
	if err != nil || len(marks) == 0 {
		return nil, false, err
	}
	found, err := j.memory.Judge(ctx, ctx, j.Instance, marks, options)
	if err != nil {
		return nil, false, err
	}
	for i, mark := range marks {
		says, err := j.Instance.Says(mark)
		if err != nil {
			return nil, false, err
		}
		judged = append(judged, wire.JudgedMark{ClaimText: puzzle.ClaimText{Claim: mark, Text: says}, Standing: found.Standing[i]})
	}
	return judged, found.Verdict == puzzle.None, nil
}

// clash says whether marks contradict each other by the rules alone, where that is soon seen.
func (j *Job) clash(ctx context.Context, marks []puzzle.Claim) bool {
	return j.cannotBe(ctx, marks, isAssumed)
}

// isAssumed says whether a fact is a mark, taken as one.
func isAssumed(id puzzle.FactID) bool { return strings.HasPrefix(id, "assume:") }

// said are marks in words.
func (j *Job) said(marks []puzzle.Claim) (all []wire.JudgedMark) {
	for _, mark := range marks {
		if says, err := j.Instance.Says(mark); err == nil {
			all = append(all, wire.JudgedMark{ClaimText: puzzle.ClaimText{Claim: mark, Text: says}})
		}
	}
	return all
}

// clashing says whether some facts contradict each other, with the rules of the kind.
func (j *Job) clashing(ctx context.Context, ids []puzzle.FactID, options explain.Options) (*wire.ClashBody, error) {
	facts := j.Instance.Facts()
	for i, id := range ids {
		if at := slices.IndexFunc(facts, func(f puzzle.Fact) bool { return f.ID == id }); at < 0 || facts[at].Rule || !j.Keep(id) {
			return nil, schema.Errorf(fmt.Sprintf("clash/%d", i), "there is no fact “%s” here that holds: leave it out", schema.Brief(id))
		}
	}
	if !j.Info.Monotone {
		return nil, schema.Errorf("clash", "in a puzzle of this kind it is not just a few facts that contradict each other")
	}
	options.Keep = func(id puzzle.FactID) bool { return slices.Contains(ids, id) }
	why, err := explain.Why(ctx, j.Instance, "", 1, options)
	if err != nil {
		return nil, err
	}
	body := &wire.ClashBody{Fits: why.Decided && !why.Follows, Undecided: !why.Decided, Minimal: why.Minimal}
	for _, id := range ids {
		if why.Follows && !slices.Contains(why.Core, id) {
			body.Spare, body.Minimal = append(body.Spare, id), false
		}
	}
	return body, nil
}

// leafOf is the place in the answer that a claim names, with what it says to stand there;
// ok is false for any other claim.
func leafOf(form schema.Form, text puzzle.Claim) (path []string, value any, ok bool) {
	c, err := claim.Parse(text)
	if err != nil || c.Not || len(c.All) != 1 || c.All[0].Rel != claim.Is {
		return nil, nil, false
	}
	path = c.All[0].Path
	_, err = schema.LeafAt(form, path)
	return path, c.All[0].Value, err == nil
}

// filled is the answer that marks fill in, nil if they do not, and the other marks. It begins
// with what is told by the facts, as claims.
func (j *Job) filled(marks []puzzle.Claim) (answer json.RawMessage, others, told []puzzle.Claim, err error) {
	form := j.Instance.Answer()
	doc, any := j.prefilled(form), false
	if raw, err := json.Marshal(doc); err == nil {
		told, _ = j.Instance.ReadPart(raw) // what is none is left to the answer as a whole
	}
	taken := map[string]bool{}
	for _, mark := range marks {
		path, value, ok := leafOf(form, mark)
		if leaf := schema.Pointer(path...); ok && !taken[leaf] {
			doc, any, taken[leaf] = schema.WithLeaf(form, doc, path, value), true, true
		} else {
			others = append(others, mark)
		}
	}
	if any {
		answer, err = json.Marshal(doc)
	}
	return answer, others, told, err
}

// completed is the whole answer that somebody has found who has marked so much that each
// place left open in it has one value: a switch that is not on, a number that is 1 at least
// and not 2. It also gives what these places claim; ok is false where others stay open.
func (j *Job) completed(answer json.RawMessage, marks []puzzle.Claim) (whole json.RawMessage, settled []puzzle.Claim, ok bool) {
	form := j.Instance.Answer()
	doc := j.prefilled(form)
	if len(answer) > 0 {
		var err error
		if doc, err = schema.DecodeAnswer(answer); err != nil {
			return nil, nil, false
		}
	}
	there := map[string]bool{}
	for path := range schema.Leaves(form, doc) {
		there[schema.Pointer(path...)] = true
	}
	type place struct {
		path []string
		left []any
	}
	places := map[string]*place{}
	for _, mark := range slices.Concat(marks, j.drawnTold()) {
		c, err := claim.Parse(mark)
		if err != nil || len(c.All) != 1 {
			continue
		}
		path := c.All[0].Path
		leaf := schema.Pointer(path...)
		field, err := schema.LeafAt(form, path)
		if err != nil || there[leaf] {
			continue
		}
		if places[leaf] == nil {
			places[leaf] = &place{path, valuesOf(field)}
		}
		places[leaf].left = slices.DeleteFunc(places[leaf].left, func(value any) bool {
			holds, err := c.Holds(func([]string) (any, error) { return value, nil })
			return err == nil && !holds
		})
	}
	for _, p := range places {
		if len(p.left) == 1 {
			doc = schema.WithLeaf(form, doc, p.path, p.left[0])
			settled = append(settled, claim.That(p.left[0], p.path...).String())
		}
	}
	raw, err := json.Marshal(doc)
	if err == nil {
		_, err = j.Instance.ReadAnswer(raw)
	}
	return raw, settled, err == nil
}

// mostValues is how many values a place may have that is settled by what is ruled out there.
const mostValues = 100

// valuesOf are all that may stand at a place of an answer, none if they are too many.
func valuesOf(field schema.Field) (values []any) {
	switch field.Kind {
	case schema.Switch:
		return []any{true, false}
	case schema.Choice:
		for _, option := range field.Options {
			values = append(values, option.Value)
		}
	case schema.Number:
		least, err := strconv.Atoi(string(field.Min))
		if err != nil {
			return nil
		}
		most, err := strconv.Atoi(string(field.Max))
		if err != nil || most-least >= mostValues {
			return nil
		}
		for n := least; n <= most; n++ {
			values = append(values, n)
		}
	}
	return values
}

// prefilled is what the pictures of the facts say by themselves at places of the answer. On a
// board, those cells are told that are no places to be filled in.
func (j *Job) prefilled(form schema.Form) (answer any) {
	answer = map[string]any{}
	for _, v := range j.Given() {
		for mark := range view.Marks(v) {
			if mark.Status != view.Told {
				continue
			}
			if path, value, ok := leafOf(form, mark.Claim); ok {
				answer = schema.WithLeaf(form, answer, path, value)
			}
		}
		key := boardOf(v)
		if key == "" {
			continue
		}
		for i, cell := range v.Grid.Cells {
			path := []string{key, strconv.Itoa(i / v.Grid.Columns), strconv.Itoa(i % v.Grid.Columns)}
			field, err := schema.LeafAt(form, path)
			if cell.Leaf == "" && cell.Role == view.Given && err == nil && schema.CheckLeaf(field, cell.Text, false) == nil {
				answer = schema.WithLeaf(form, answer, path, cell.Text)
			}
		}
	}
	return answer
}

// boardOf is the board of the answer that a picture shows cell by cell; "" if it shows none.
func boardOf(v view.View) (key string) {
	if v.Grid == nil {
		return ""
	}
	for i, cell := range v.Grid.Cells {
		if cell.Leaf == "" {
			continue
		}
		path := schema.SplitPath(cell.Leaf)
		if len(path) != 3 || path[1] != strconv.Itoa(i/v.Grid.Columns) || path[2] != strconv.Itoa(i%v.Grid.Columns) {
			return ""
		}
		key = path[0]
	}
	return key
}

// drawnTold are the claims that the pictures show as told by the facts: nobody needs a hint
// to see them.
func (j *Job) drawnTold() (claims []puzzle.Claim) {
	for _, part := range j.parts() {
		if part.Status == view.Told && part.Claim != "" {
			claims = append(claims, part.Claim)
		}
	}
	return claims
}

// parts are those of the pictures of the facts.
func (j *Job) parts() (parts []view.Mark) {
	for _, v := range j.Given() {
		parts = slices.AppendSeq(parts, view.Marks(v))
	}
	return parts
}

// closed are marks with what they say together at a glance: where every value of a place is
// denied together with another claim, that claim is denied.
func (j *Job) closed(marks []puzzle.Claim) []puzzle.Claim {
	type open struct{ claim, path string } // and the place that is gone through
	denied := map[open]map[any]bool{}
	fields := map[open]schema.Field{}
	form := j.Instance.Answer()
	for _, mark := range marks {
		c, err := claim.Parse(mark)
		if err != nil || !c.Not || len(c.All) != 2 {
			continue
		}
		for i, atom := range c.All {
			field, err := schema.LeafAt(form, atom.Path)
			if err != nil || atom.Rel != claim.Is || len(field.Options) == 0 {
				continue
			}
			at := open{claim.Not(claim.Of(c.All[1-i])).String(), schema.Pointer(atom.Path...)}
			if denied[at] == nil {
				denied[at] = map[any]bool{}
			}
			denied[at][atom.Value], fields[at] = true, field
		}
	}
	for _, at := range slices.SortedFunc(maps.Keys(denied), func(a, b open) int { return cmp.Or(cmp.Compare(a.claim, b.claim), cmp.Compare(a.path, b.path)) }) {
		all := !slices.ContainsFunc(fields[at].Options, func(o schema.Option) bool { return !denied[at][o.Value] })
		if all && !slices.Contains(marks, at.claim) {
			marks = append(marks, at.claim)
		}
	}
	return marks
}
