package another

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// Words are what the puzzle says of itself, in place of the story of the puzzle that
// it is like.
func (m Made) Words(family puzzle.Family, like puzzle.Preset) share.Words {
	spare := ""
	var lists []string
	for key := range strings.FieldsSeq(m.Spare) {
		field, _ := family.Form().Field(key)
		lists = append(lists, "“"+field.Label+"”")
		spare = fmt.Sprintf(", and none of what stands under %s can be spared", english.List(lists, "and"))
		if field.Kind == schema.Rows {
			spare = fmt.Sprintf(", and no %s can be spared", field.Item)
		}
	}
	if m.Alike != "" {
		spare = ", if " + m.Alike + spare
	}
	story := []string{m.Story, fmt.Sprintf("The program drew this puzzle at random. It is like “%s”; its seed is %s. It has exactly one answer%s.",
		like.Title, m.Seed, spare)}
	if m.Level != puzzle.Any {
		story = append(story, m.howHard())
	}
	return share.Words{
		Title:    fmt.Sprintf("Another one like “%s”", like.Title),
		Story:    strings.TrimSpace(strings.Join(story, "\n\n")),
		Question: cmp.Or(m.Question, m.renamed(like.Question)),
	}.Clean()
}

// renamed is a text with the names that stand where others stood.
func (m Made) renamed(text string) string {
	names := slices.Sorted(maps.Keys(m.Became))
	aside := func(i int) string { return fmt.Sprintf("zq%dqz", i) }
	for i, name := range names {
		text = schema.ReplaceWord(text, name, aside(i))
	}
	for i, name := range names {
		text = schema.ReplaceWord(text, aside(i), m.Became[name])
	}
	return text
}

// howHard says how hard it is, and whether that was asked for.
func (m Made) howHard() string {
	text := map[puzzle.Level]string{
		puzzle.Easy:   "It is an easy one",
		puzzle.Medium: "It is one of medium difficulty",
		puzzle.Hard:   "It is a hard one",
	}[m.Level]
	if m.Means != "" {
		text += ": " + m.Means
	}
	if m.Nearest > 0 {
		text += fmt.Sprintf(". Asked for was %s, but none of the %d puzzles that were drawn was that", asked[m.Seed.Level], m.Nearest)
	}
	return text + "."
}

var asked = map[puzzle.Level]string{puzzle.Easy: "an easy one", puzzle.Medium: "one of medium difficulty", puzzle.Hard: "a hard one"}

// means says in words what [Graded] has found.
var means = map[puzzle.Level]string{
	puzzle.Easy:   "one fact or rule at a time is enough to get to the end",
	puzzle.Medium: "at one point something has to be supposed that is soon seen to be impossible",
	puzzle.Hard:   "something has to be supposed again and again, until it is seen to be impossible",
}
