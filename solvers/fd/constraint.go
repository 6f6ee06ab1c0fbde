package fd

// Constraint is a relation between variables: one of the types of this file
// or a Boolean formula over them (formula.go). Constraints are plain data. Any
// constraint may be posted, and any may stand as an atom inside a formula, on
// either side of a negation.
type Constraint interface {
	isConstraint()
}

// Op is a comparison.
type Op uint8

// The six comparisons.
const (
	EQ Op = iota // =
	NE           // !=
	LE           // <=
	LT           // <
	GE           // >=
	GT           // >
)

func (o Op) String() string {
	return [...]string{"=", "!=", "<=", "<", ">=", ">"}[o]
}

// negated is the comparison that holds exactly when o does not.
func (o Op) negated() Op {
	return [...]Op{EQ: NE, NE: EQ, LE: GT, LT: GE, GE: LT, GT: LE}[o]
}

// Compare says X op C, for a constant C.
type Compare struct {
	X  Var
	Op Op
	C  int
}

// Eq says x = c; Ne, Le, Lt, Ge and Gt are its siblings.
func Eq(x Var, c int) Compare { return Compare{x, EQ, c} }

// Ne says x != c.
func Ne(x Var, c int) Compare { return Compare{x, NE, c} }

// Le says x <= c.
func Le(x Var, c int) Compare { return Compare{x, LE, c} }

// Lt says x < c.
func Lt(x Var, c int) Compare { return Compare{x, LT, c} }

// Ge says x >= c.
func Ge(x Var, c int) Compare { return Compare{x, GE, c} }

// Gt says x > c.
func Gt(x Var, c int) Compare { return Compare{x, GT, c} }

// Is says that the Boolean variable b is true.
func Is(b Var) Compare { return Compare{b, EQ, 1} }

// Member says that X takes one of Values.
type Member struct {
	X      Var
	Values []int
}

// OneOf says that x takes one of the values.
func OneOf(x Var, values ...int) Member { return Member{x, values} }

// Relation says X op Y + C. Equality keeps whole domains in step; the
// inequalities reason on bounds.
type Relation struct {
	X  Var
	Op Op
	Y  Var
	C  int
}

// Rel says x op y + c.
func Rel(x Var, op Op, y Var, c int) Relation { return Relation{x, op, y, c} }

// Distance says |X - Y| op C.
type Distance struct {
	X, Y Var
	Op   Op
	C    int
}

// Dist says |x - y| op c.
func Dist(x, y Var, op Op, c int) Distance { return Distance{x, y, op, c} }

// Linear says Coeffs[0]*Vars[0] + Coeffs[1]*Vars[1] + ... op RHS. It reasons
// on bounds; posting checks that no partial sum can overflow.
type Linear struct {
	Coeffs []int
	Vars   []Var
	Op     Op
	RHS    int
}

// Sum says that the sum of the variables op rhs.
func Sum(vars []Var, op Op, rhs int) Linear {
	coeffs := make([]int, len(vars))
	for i := range coeffs {
		coeffs[i] = 1
	}
	return Linear{coeffs, vars, op, rhs}
}

// Scalar says that the scalar product of coeffs and vars op rhs.
func Scalar(coeffs []int, vars []Var, op Op, rhs int) Linear {
	return Linear{coeffs, vars, op, rhs}
}

// Strength chooses how much an AllDifferent sees.
type Strength uint8

const (
	// Values removes the value of a fixed variable from the others: cheap.
	Values Strength = iota
	// Hall finds every Hall set by matching, so that each remaining value is
	// part of some assignment of different values (Régin, AAAI 1994). Where the
	// values span more than MaxDomain it is the same as Values.
	Hall
)

// AllDifferent says that Vars[i] + Offsets[i] are pairwise different. Nil
// Offsets stand for zeros.
type AllDifferent struct {
	Vars     []Var
	Offsets  []int
	Strength Strength
}

// Different says that the variables are pairwise different, with the cheap
// Strength Values.
func Different(vars ...Var) AllDifferent { return AllDifferent{Vars: vars} }

// Element says Result = Array[Index], with Index counted from 0; it does not
// hold when Index points outside.
type Element struct {
	Index  Var
	Array  []int
	Result Var
}

// ElementVar says Result = Array[Index] for an array of variables, with Index
// counted from 0; it does not hold when Index points outside.
type ElementVar struct {
	Index  Var
	Array  []Var
	Result Var
}

// Table says that (Vars[0], Vars[1], ...) is one of Tuples, or none of them
// when Forbidden is set.
type Table struct {
	Vars      []Var
	Tuples    [][]int
	Forbidden bool
}

// Count says that the number of Vars with a value in Values op N (the
// constraints named among, at-least, at-most and exactly elsewhere).
type Count struct {
	Vars   []Var
	Values []int
	Op     Op
	N      int
}

// CountVar is Count with a variable on the right.
type CountVar struct {
	Vars   []Var
	Values []int
	Op     Op
	N      Var
}

// Cardinality says, for every i, that Values[i] (all distinct) is taken by at
// least Min[i] and at most Max[i] of Vars. When Closed is set, no other values
// may be taken.
type Cardinality struct {
	Vars     []Var
	Values   []int
	Min, Max []int
	Closed   bool
}

// Lex says that X comes before Y in lexicographic order, or equals it unless
// Strict is set. X and Y have the same length.
type Lex struct {
	X, Y   []Var
	Strict bool
}

// Product says X * Y = Z.
type Product struct {
	X, Y, Z Var
}

func (Compare) isConstraint()      {}
func (Member) isConstraint()       {}
func (Relation) isConstraint()     {}
func (Distance) isConstraint()     {}
func (Linear) isConstraint()       {}
func (AllDifferent) isConstraint() {}
func (Element) isConstraint()      {}
func (ElementVar) isConstraint()   {}
func (Table) isConstraint()        {}
func (Count) isConstraint()        {}
func (CountVar) isConstraint()     {}
func (Cardinality) isConstraint()  {}
func (Lex) isConstraint()          {}
func (Product) isConstraint()      {}
