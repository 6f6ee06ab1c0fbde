package formula

// The connectives of logic, as operators of a table: see [Logic].
const (
	Sentence Op = iota // what is joined
	Not
	And
	Or
	Implies
	Iff
)

// Logic is a language that joins sentences. "And" binds tighter than "or", and both
// tighter than "implies" and "iff", which stand once in a row.
var Logic = Table{
	Sentence: {Binds: 9},
	Not:      {Signs: []string{"not", "Not", "¬"}, Place: Prefix, Binds: 5, Within: 10},
	And:      {Signs: []string{"and", "&", "∧"}, Place: Infix, Binds: 4, EitherWay: true},
	Or:       {Signs: []string{"or", "|", "∨"}, Place: Infix, Binds: 3, EitherWay: true, Within: 5},
	Implies:  {Signs: []string{"implies", "->", "→"}, Place: Single, Binds: 2},
	Iff:      {Signs: []string{"iff", "<->", "↔"}, Place: Single, Binds: 1},
}

// Fold works a formula out, from its operands on: of gives what a node says whose
// operands say x and y, if it has any.
func Fold[A, V any](f *Formula[A], of func(n Node[A], x, y V) V) V {
	values := make([]V, len(f.Nodes))
	for i, n := range f.Nodes {
		values[i] = of(n, values[n.X], values[n.Y])
	}
	return values[f.Root()]
}
