package rows

import (
	"cmp"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Row is a row as a family keeps it; encoded as JSON it is what its form edits.
type Row interface {
	// Kind is the row's member "kind".
	RowKind() string
}

// Kind is one kind of row R of facts F, which is posted to a T.
type Kind[F any, R Row, T any] struct {
	Name  string // the row's member "kind"
	Label string // in the menu of kinds
	// Says is a row as a sentence, without its full stop, with gaps for the
	// fields: {colour}; {a colour} with "a" or "an" before it; {number|ball|balls}
	// for the word that goes with a number. The editor shows "a", and "ball" or "balls".
	Says   string
	Fields []schema.Field
	New    string // the row that "add" makes, as JSON; "" for the first of every choice
	// Also are other sentences that formulas read as such a row, and print where what
	// Says has a gap that the row does not fill.
	Also []Also
	// Else is said in its place of some rows; it says "" of the others.
	Else func(F, R) string
	// Wrong says what is wrong with a row beyond what the form sees, and what would
	// mend it, at paths within the row; nil for nothing.
	Wrong func(F, R) *schema.FieldError
	// Never says the same of a row that can be read and posted, but that nothing can
	// meet: it is a fault while the row is kept (see [List.Clashes]).
	Never func(F, R) *schema.FieldError
	// Posts makes a row known to what works with it.
	Posts func(T, R)
}

// Also is a sentence as in Says, with fields of its own for its gaps. A field without a gap
// goes without saying: there is such a sentence where just one name can fill it.
type Also struct {
	Says   string
	Fields []schema.Field
}

// Different is what is wrong with a row that names one thing twice among some fields, in this message
// at the later of the two, with %s for the name. What is left open is no name.
func Different[F any, R Row](message string, keys ...string) func(F, R) *schema.FieldError {
	return func(_ F, row R) *schema.FieldError {
		values := valuesOf(row)
		for i, key := range keys {
			name, is := values[key]
			if is && name != schema.Any && slices.ContainsFunc(keys[:i], func(before string) bool { return values[before] == name }) {
				return schema.Errorf(key, message, name)
			}
		}
		return nil
	}
}

// List is a list of rows: its key in the form, and the kinds that it has.
type List[F any, R Row, T any] struct {
	Key    string
	Kinds  []Kind[F, R, T]
	joined *joined[F, R] // nil where rows cannot be joined to formulas
}

// ID is the path of a row, and so the ID of the fact that it states.
func (l List[F, R, T]) ID(i int) puzzle.FactID { return id(l.Key, i) }

func id(key string, i int) puzzle.FactID { return key + "/" + strconv.Itoa(i) }

// kind is the record of a row.
func (l List[F, R, T]) kind(row R) Kind[F, R, T] {
	for _, kind := range l.Kinds {
		if kind.Name == row.RowKind() {
			return kind
		}
	}
	panic("rows: " + l.Key + " has no kind called " + row.RowKind())
}

// Sentence says a row, beginning with a small letter where no name does.
func (l List[F, R, T]) Sentence(f F, row R) string { return l.Clause(f, row) + "." }

// Clause is the sentence without its full stop.
func (l List[F, R, T]) Clause(f F, row R) string {
	kind := l.kind(row)
	if kind.Name == KindFormula {
		return l.formulaSays(f, row)
	}
	says := kind.Says
	if kind.Else != nil {
		says = cmp.Or(kind.Else(f, row), says)
	}
	return filled(says, kind.Fields, row)
}

// SentenceOf is the sentence of the row with this ID; "" if none has it.
func (l List[F, R, T]) SentenceOf(f F, rows []R, id puzzle.FactID) string {
	for i, row := range rows {
		if l.ID(i) == id {
			return l.Sentence(f, row)
		}
	}
	return ""
}

// Facts are the rows as facts.
func (l List[F, R, T]) Facts(f F, rows []R) []puzzle.Fact {
	facts := make([]puzzle.Fact, len(rows))
	for i, row := range rows {
		facts[i] = puzzle.Fact{ID: l.ID(i), Text: english.Capital(l.Sentence(f, row)), Reading: l.reading(f, row)}
	}
	return facts
}

// Faults are what is wrong with rows.
func (l List[F, R, T]) Faults(f F, rows []R) (errs []*schema.FieldError) {
	for i, row := range rows {
		kind := l.kind(row)
		if kind.Name == KindFormula {
			if _, err := l.read(f, l.joined.text(row)); err != nil {
				errs = append(errs, err.Field(l.ID(i)+"/"+KindFormula))
			}
		}
		if wrong := kind.Wrong; wrong != nil {
			if err := wrong(f, row); err != nil {
				errs = append(errs, err.Below(l.ID(i)))
			}
		}
	}
	return errs
}

// Clashes are the rows among those that are kept that nothing can meet.
func (l List[F, R, T]) Clashes(f F, rows []R, keep func(puzzle.FactID) bool) (errs []*schema.FieldError) {
	for i, row := range rows {
		if never := l.kind(row).Never; never != nil && keep(l.ID(i)) {
			if err := never(f, row); err != nil {
				errs = append(errs, err.Below(l.ID(i)))
			}
		}
	}
	return errs
}

// Post makes a row known to something; a formula is none, see [List.Formulas].
func (l List[F, R, T]) Post(to T, row R) { l.kind(row).Posts(to, row) }

// Shapes are the shapes of a list's rows, whose answers a table judges. It
// panics where list and table do not have the same kinds, or a sentence has a
// gap that no field fills: an author finds out before anybody else.
func Shapes[F, A any, R Row, T any](l List[F, R, T], holds Holds[A, R]) []schema.Shape {
	for _, kind := range l.Kinds {
		if kind.Name != KindFormula && holds[kind.Name] == nil {
			panic("rows: nothing judges answers by " + l.Key + " of the kind " + kind.Name)
		}
	}
	shapes := l.Shapes()
	if kinds := len(shapes); len(holds) != kinds && (l.joined == nil || len(holds) != kinds-1) {
		panic("rows: answers are judged by more kinds than " + l.Key + " has")
	}
	return shapes
}

// Shapes are the shapes of rows by which no answer is judged: that somebody knows
// something, say. It panics where a sentence has a gap that no field fills.
func (l List[F, R, T]) Shapes() []schema.Shape {
	shapes := make([]schema.Shape, len(l.Kinds))
	for i, kind := range l.Kinds {
		shapes[i] = schema.Shape{Kind: kind.Name, Label: kind.Label, Fields: kind.Fields}
		shapes[i].Sentence, shapes[i].One = shaped(kind.Says)
		if kind.New != "" {
			shapes[i].New = []byte(kind.New)
		}
		for _, gap := range (schema.Shape{Sentence: kind.Says}).Gaps() {
			if _, ok := shapes[i].Field(parse(gap).key); !ok {
				panic("rows: no field fills the gap {" + gap + "} of the kind " + kind.Name)
			}
		}
	}
	return shapes
}
