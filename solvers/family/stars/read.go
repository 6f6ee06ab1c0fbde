package stars

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// figure is the facts with all that follows from the drawing.
type figure struct {
	Facts
	circles int
	names   []string // of the circles
	number  map[string]int
	ordered []string // the names in alphabetical order
	byName  []int    // the circles in that order
	at      []view.Point
	lines   [][]int          // the circles on each line, from end to end
	numbers []int            // in ascending order, each once
	groups  map[string][]int // the circles that a remark lists, by how it lists them
}

// near is how far from a line the centre of a circle may be that is on it, and how
// near two circles may be that are told apart, in units of the sheet.
const near = 1.5

// read finds what the form cannot know, and makes the figure. Lines without a name
// get one.
func read(facts *Facts) (*figure, []*schema.FieldError) {
	f := &figure{circles: len(facts.Figure.Nodes), number: map[string]int{}, groups: map[string][]int{}}
	var errs []*schema.FieldError
	if f.circles == 0 {
		errs = append(errs, schema.Errorf("figure/nodes", "There is no circle to put a number in: add one."))
	}
	for i, node := range facts.Figure.Nodes {
		x, _ := node.X.Float64() // the form has checked that these are numbers
		y, _ := node.Y.Float64()
		p := view.Point{X: x, Y: y}
		if k := slices.IndexFunc(f.at, func(q view.Point) bool { return distance(p, q) < 2*near }); k >= 0 {
			errs = append(errs, schema.Errorf(fmt.Sprintf("figure/nodes/%d", i), "Circle %s lies on circle %s: move one of them.", node.Name, f.names[k]))
		}
		f.names, f.at = append(f.names, node.Name), append(f.at, p)
		f.number[node.Name] = i
	}
	f.ordered = slices.Sorted(slices.Values(f.names))
	for _, name := range f.ordered {
		f.byName = append(f.byName, f.number[name])
	}
	named := map[string]bool{}
	for _, line := range facts.Figure.Links {
		named[line.Name] = true
	}
	seen := map[string]string{}
	for i := range facts.Figure.Links {
		line := &facts.Figure.Links[i]
		for n := i + 1; line.Name == ""; n++ {
			if name := strconv.Itoa(n); !named[name] {
				line.Name, named[name] = name, true
			}
		}
		on := f.through(f.number[line.From], f.number[line.To])
		key := fmt.Sprint(slices.Sorted(slices.Values(on)))
		switch other, twice := seen[key]; {
		case line.From == line.To:
			errs = append(errs, schema.Errorf(fmt.Sprintf("figure/links/%d/to", i), "Line %s leads from %s back to itself: choose another end.", line.Name, line.From))
		case twice:
			errs = append(errs, schema.Errorf(fmt.Sprintf("figure/links/%d", i), "Line %s goes through the same circles as line %s: remove one of them.", line.Name, other).
				Or("Remove line "+line.Name, schema.Edit{Op: "remove", Path: fmt.Sprintf("figure/links/%d", i)}))
		}
		seen[key] = line.Name
		f.lines = append(f.lines, on)
	}
	var err *schema.FieldError
	if f.numbers, err = readNumbers(facts.Numbers); err != nil {
		errs = append(errs, err)
	}
	f.Facts = *facts
	for i, r := range facts.Remarks {
		if r.Kind != sumKind && r.Kind != magicKind {
			continue
		}
		lists, err := rows.ReadNames(r.Circles, "", "circle", f.names)
		if err == nil && len(lists) == 0 {
			err = schema.Errorf("", "No circle is named here: write the names of some, with commas.")
		}
		if err != nil {
			errs = append(errs, err.Below(remarkID(i)+"/circles"))
			continue
		}
		group := make([]int, len(lists[0]))
		for k, name := range lists[0] {
			group[k] = f.number[name]
		}
		f.groups[r.Circles] = group
	}
	return f, append(errs, remarks.Faults(f.Facts, f.Remarks)...)
}

// through are the circles that a straight line from one to another goes through, in
// the order in which it does.
func (f *figure) through(from, to int) (on []int) {
	a, b := f.at[from], f.at[to]
	length := math.Max(distance(a, b), near)
	along := func(p view.Point) float64 { return ((p.X-a.X)*(b.X-a.X) + (p.Y-a.Y)*(b.Y-a.Y)) / length }
	for c, p := range f.at {
		off := math.Abs((p.X-a.X)*(b.Y-a.Y)-(p.Y-a.Y)*(b.X-a.X)) / length
		if c == from || c == to || off < near && along(p) > 0 && along(p) < length {
			on = append(on, c)
		}
	}
	slices.SortStableFunc(on, func(c, d int) int { return cmp.Compare(along(f.at[c]), along(f.at[d])) })
	return on
}

func distance(p, q view.Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// dashes are what people write between the ends of a range.
var dashes = strings.NewReplacer("–", "-", "—", "-", "−", "-", "..", "-", " to ", "-", ";", ",", " and ", ",")

// readNumbers reads "1-6, 8-10, 12".
func readNumbers(text string) (numbers []int, _ *schema.FieldError) {
	for part := range strings.SplitSeq(dashes.Replace(text), ",") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		first, last, isRange := strings.Cut(part, "-")
		if !isRange {
			last = first
		}
		lo, err1 := strconv.Atoi(strings.TrimSpace(first))
		hi, err2 := strconv.Atoi(strings.TrimSpace(last))
		switch {
		case err1 == nil && len(first) > 1 && first[0] == '0': // as in 1,000, which would be 1 and 0
			return nil, schema.Errorf("numbers", "“%s” begins with 0: write %d, and larger numbers without a comma in them.", schema.Brief(part), lo)
		case err1 != nil || err2 != nil:
			return nil, schema.Errorf("numbers", "“%s” is neither a number nor a range of numbers: write something like 1-12, or 1-6, 8-10, 12.", schema.Brief(part))
		case lo < 0 || hi > largest:
			return nil, schema.Errorf("numbers", "“%s” goes too far: use whole numbers from 0 to %d.", schema.Brief(part), largest)
		case lo > hi:
			return nil, schema.Errorf("numbers", "“%s” runs backwards: write %d-%d.", schema.Brief(part), hi, lo)
		}
		for n := lo; n <= hi; n++ {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	switch numbers = slices.Compact(numbers); {
	case len(numbers) == 0:
		return nil, schema.Errorf("numbers", "There are no numbers to use: write some, such as 1-12.")
	case len(numbers) > mostNumbers:
		return nil, schema.Errorf("numbers", "These are %d numbers, and at most %d are allowed: use fewer.", len(numbers), mostNumbers)
	}
	return numbers, nil
}

// spread writes the numbers in short: "1 to 6, 8 to 10 and 12".
func (f *figure) spread() string {
	var parts []string
	for i := 0; i < len(f.numbers); {
		k := i
		for k+1 < len(f.numbers) && f.numbers[k+1] == f.numbers[k]+1 {
			k++
		}
		switch part := strconv.Itoa(f.numbers[i]); {
		case k > i+1:
			parts = append(parts, part+" to "+strconv.Itoa(f.numbers[k]))
		case k > i:
			parts = append(parts, part, strconv.Itoa(f.numbers[k]))
		default:
			parts = append(parts, part)
		}
		i = k + 1
	}
	return english.List(parts, "and")
}
