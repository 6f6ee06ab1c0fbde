package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// reason draws why: the facts behind a contradiction or a conclusion.
type reason struct {
	model *state.Model
	state.Reason
}

func (r reason) render() app.UI {
	if !r.Tells() {
		return elem("div").Class("why").Attr("hidden", true)
	}
	var body []app.UI
	switch {
	case r.Failure != "":
		body = append(body, elem("p").Text(english.Sentence(r.Failure)))
	case !r.Known:
		body = append(body, elem("p").Class("waiting").Text("Looking for the smallest set of facts that is enough…"))
	default:
		body = r.found()
	}
	why, title := elem("div").Class("why").DataSet("reason", reasonFor(r.Reason)), elem("h3").Text(r.title())
	if r.Asked() { // laid over the page
		why, title = why.Role("region").Aria("labelledby", "asked-title"), title.ID("asked-title")
	}
	return why.Body(
		elem("div").Class("why-head").Body(
			title,
			when(r.Asked(), func() app.UI { return iconButton(action{Do: "unask"}, "remove", "Put the question away", true) }),
		),
		r.argued(),
		elem("div").Body(body...),
	)
}

// argued leads to the step of the argument that shows what is asked. It stands above
// the reason, and stays there when that comes.
func (r reason) argued() app.UI {
	step := r.model.Argument.StepOf(r.Claim)
	if r.Claim == "" || step == 0 {
		return elem("p").Attr("hidden", true)
	}
	return elem("p").Body(button(action{Do: "argue", Value: strconv.Itoa(step)}, fmt.Sprintf("Step %d of the argument", step), true))
}

// title says what is asked: the claim in its own words, as the part says it that
// was pressed.
func (r reason) title() string {
	why := r.WhyBody
	switch {
	case why.Text == "":
		return "Why"
	case why.Decided && !why.Follows && r.otherwise():
		return "Not so: " + why.Text
	case why.Decided && !why.Follows:
		return "Not certain: " + why.Text
	}
	return "Why: " + why.Text
}

// reasonFor says what the reason on show is for.
func reasonFor(r state.Reason) string {
	if r.Known && (r.Enough || r.Text != "" || !r.Contradiction) {
		return "conclusion"
	}
	return "contradiction"
}

// otherwise says whether what does not follow is certainly not so, as there is one solution.
func (r reason) otherwise() bool {
	return r.model.Answer.Done.Verdict == puzzle.One && !r.model.Stale()
}

func (r reason) found() []app.UI {
	why := r.WhyBody
	switch {
	case !why.Decided:
		return []app.UI{elem("p").Text("Not found within the time allowed.")}
	case !why.Follows && why.Contradiction:
		return []app.UI{elem("p").Text("The facts contradict each other, and no facts that can be true together are enough for this.")}
	case !why.Follows:
		text := "It does not follow: here is a solution in which it is otherwise."
		if r.otherwise() {
			text = "There is exactly one solution, and in it this is not so."
		}
		return []app.UI{
			elem("p").Text(text),
			pictures(why.Views),
		}
	case len(why.Views) > 0: // in the family's own words
		return []app.UI{pictures(why.Views)}
	case len(why.Core) == 0:
		return []app.UI{elem("p").Text("The rules of this kind of puzzle are enough for that, whatever the facts say.")}
	}
	if r.Enough {
		return r.enough(why)
	}
	lead := fmt.Sprintf("These %d facts are enough:", len(why.Core))
	if len(why.Core) == 1 {
		lead = "One fact is enough:"
		if why.Text == "" {
			lead = "One fact is enough, with the rules of this kind of puzzle:"
		}
	}
	body := []app.UI{elem("p").Text(lead), r.core(why.Core), elem("p").Class("why-end").Text(r.end())}
	if why.Contradiction && why.Text != "" {
		body = append(body, elem("p").Class("why-end").Text("All the facts together contradict each other; the facts named here can all be true."))
	}
	return append(body, r.others())
}

// others offers to look for further reasons, and tells them in the same place,
// which gets the focus when the button is gone.
func (r reason) others() app.UI {
	why := r.WhyBody
	place := elem("div").Class("others").TabIndex(-1)
	switch {
	case !r.Others:
		return place.Body(button(action{Do: "others", Path: r.Claim}, "Are there other reasons?", true))
	case r.Pending:
		return place.Body(elem("p").Class("waiting").Text("Looking for other reasons…"))
	case len(why.Others) > 0:
		var more []app.UI
		for _, other := range why.Others {
			more = append(more, elem("li").Body(r.numbers(other)...))
		}
		return place.Body(
			elem("p").Text(fmt.Sprintf("Other reasons, each enough by itself (%d):", len(why.Others))),
			elem("ul").Class("cores").Body(more...),
		)
	}
	text := "No other reason was found within the time allowed."
	switch {
	case why.All && why.Contradiction && why.Text != "":
		text = "There is no other reason whose facts can be true together."
	case why.All:
		text = "There is no other reason: without any one of these, it does not follow even from all the other facts together."
	}
	return place.Body(elem("p").Text(text))
}

// end says what each fact of the reason is needed for.
func (r reason) end() string {
	why := r.WhyBody
	one, contradiction := len(why.Core) == 1, why.Text == ""
	switch {
	case !why.Minimal:
		return "Not proved minimal: fewer of them may be enough."
	case one && contradiction:
		return "Without this fact the contradiction would be gone."
	case contradiction:
		return "Without any one of them this contradiction would be gone."
	case one:
		return "Without this fact it would not follow."
	}
	return "Without any one of them it would not follow from the others."
}

// enough tells which facts alone leave the same solutions.
func (r reason) enough(why wire.WhyBody) []app.UI {
	end := "No smaller set of these facts does."
	if !why.Minimal {
		end = "Not proved to be the smallest such set."
	}
	return []app.UI{
		elem("p").Text(fmt.Sprintf("These %d facts settle it: they alone leave the same solutions as all the facts together.", len(why.Core))),
		r.core(why.Core), elem("p").Class("why-end").Text(end),
	}
}

// core lists facts as sentences, in the order of the list of facts.
func (r reason) core(ids []string) app.UI {
	var items []app.UI
	for _, fact := range r.model.Answer.Behind {
		if !slices.Contains(ids, fact.ID) {
			continue
		}
		items = append(items, elem("li").DataSet("facts", fact.ID).DataSet("core", fact.ID).Body(factName(r.model, fact), elem("span").Text(fact.Text)))
	}
	return elem("ul").Class("core").Body(items...)
}

// factName is a fact's number in its list, or what it is called.
func factName(m *state.Model, fact puzzle.Fact) app.UI {
	name := m.FactName(fact.ID)
	if fact.Rule {
		name = "rule"
	}
	return elem("span").Class("fact-number").Text(name)
}

// numbers names facts as a list within a sentence, by their numbers; those that have none say
// what they say.
func (r reason) numbers(ids []string) []app.UI {
	var parts []app.UI
	bare := 0 // numbers without a word for what is numbered
	for i, id := range ids {
		fact, _ := r.model.FactBehind(id)
		name := r.model.FactName(id)
		if _, err := strconv.Atoi(name); err == nil {
			bare++
		}
		if name == "" {
			name = "“" + strings.TrimSuffix(fact.Text, ".") + "”"
		}
		switch {
		case i+2 < len(ids):
			name += ","
		case i+2 == len(ids):
			name += " and"
		}
		parts = append(parts, elem("span").Class("fact-number").DataSet("facts", id).Title(fact.Text).Text(name))
	}
	if bare == 0 {
		return parts
	}
	lead := "facts"
	if len(ids) == 1 {
		lead = "fact"
	}
	return append([]app.UI{elem("span").Class("means").Text(lead)}, parts...)
}

// survey draws what is certain, what stays open, and which facts say nothing
// new. What is certain and open stands behind folds where there is no room for it.
type survey struct {
	model  *state.Model
	folded bool
}

func (s survey) render() app.UI {
	m := s.model
	if !m.Survey.Known {
		return elem("div").Class("survey").Attr("hidden", true)
	}
	b := m.Survey.SurveyBody
	var parts []app.UI
	if m.Answer.Done.Verdict == puzzle.Many {
		// What a picture shows is not told once more.
		drawn := puzzle.Asked(slices.Concat(m.Standings(), m.Answer.Done.Views))
		parts = append(parts,
			s.claims("Certain", "true in every solution", puzzle.Untold(b.Certain, drawn), mostTold),
			s.claims("Open", "true in some, false in others", puzzle.Untold(b.Open, drawn), mostTold),
			s.settles(b.Settles),
		)
	}
	parts = append(parts, s.superfluous(b))
	if len(b.Unknown) > 0 {
		parts = append(parts, elem("p").Text(english.Count(len(b.Unknown), "statement was", "statements were")+" not decided within the time allowed."))
	}
	return elem("div").Class("survey").Body(parts...)
}

// mostTold are as many conclusions as stand there before the rest is unfolded.
const mostTold = 6

func (s survey) claims(title, means string, claims []puzzle.ClaimText, most int) app.UI {
	if len(claims) == 0 {
		return elem("div").Attr("hidden", true)
	}
	item := func(c puzzle.ClaimText) app.UI {
		return elem("li").Body(action{Do: "ask", Path: c.Claim}.on(elem("button").Attr("type", "button")).Class("claim-line").
			Attr("title", "Why?").Body(app.Text(c.Text)))
	}
	var first, rest []app.UI
	for i, c := range claims {
		if i < most {
			first = append(first, item(c))
		} else {
			rest = append(rest, item(c))
		}
	}
	block, head := elem("div"), elem("h3")
	if s.folded {
		block, head = elem("details"), elem("summary")
	}
	return block.Class("claims").DataSet("claims", strings.ToLower(title)).Body(
		head.Body(app.Text(title), elem("span").Class("means").Text(means)),
		elem("ul").Body(first...),
		when(len(rest) > 0, func() app.UI {
			return elem("details").Body(elem("summary").Text(fmt.Sprintf("%d more", len(rest))), elem("ul").Body(rest...))
		}),
	)
}

func (s survey) settles(settles []puzzle.ClaimText) app.UI {
	if len(settles) == 0 {
		return elem("div").Attr("hidden", true)
	}
	var items []app.UI
	for i, c := range settles {
		if i == 8 {
			break
		}
		items = append(items, elem("li").Text(c.Text))
	}
	return elem("details").Class("claims").DataSet("claims", "settles").Body(
		elem("summary").Body(app.Text("One fact would settle it"), elem("span").Class("means").Text("any one of these leaves a single solution")),
		elem("ul").Body(items...),
	)
}

func (s survey) superfluous(b wire.SurveyBody) app.UI {
	if len(b.Superfluous) == 0 {
		return elem("div").Attr("hidden", true)
	}
	var items []app.UI
	for _, implied := range b.Superfluous {
		fact, _ := s.model.FactBehind(implied.Fact)
		follows := "follows from"
		if b.Joint {
			follows = "adds nothing to"
		}
		line := []app.UI{factName(s.model, fact), elem("span").Text(fact.Text)}
		if len(implied.Core) > 0 {
			line = append(line, elem("span").Class("means").Text(follows))
			line = append(line, reason{model: s.model}.numbers(implied.Core)...)
		} else {
			line = append(line, elem("span").Class("means").Text(follows+" the rules alone"))
		}
		items = append(items, elem("li").DataSet("facts", implied.Fact).Body(line...))
	}
	note := ""
	if b.HasSmallest {
		note = english.Count(len(b.Smallest), "fact is", "facts are") + " enough for the same solutions."
	}
	return elem("details").Class("superfluous").Body(
		elem("summary").Text(english.Count(len(items), "fact says", "facts say")+" nothing new"),
		elem("ul").Class("core").Body(items...),
		elem("p").Text(note),
	)
}
