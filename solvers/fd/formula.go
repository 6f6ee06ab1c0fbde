package fd

// Constant is the formula that always holds, or never.
type Constant bool

// Negation says that Of does not hold.
type Negation struct{ Of Constraint }

// Conjunction says that all its members hold; an empty one holds.
type Conjunction []Constraint

// Disjunction says that at least one member holds; an empty one does not.
type Disjunction []Constraint

// Implication says that Then holds if If does.
type Implication struct{ If, Then Constraint }

// Equivalence says that A and B both hold or both fail.
type Equivalence struct{ A, B Constraint }

// Parity says that an odd number of its members hold: exclusive or.
type Parity []Constraint

// HowMany says that the number of members of Of that hold op N.
type HowMany struct {
	Of []Constraint
	Op Op
	N  int
}

// Not negates a constraint.
func Not(c Constraint) Negation { return Negation{c} }

// And holds when all of cs hold.
func And(cs ...Constraint) Conjunction { return cs }

// Or holds when at least one of cs holds.
func Or(cs ...Constraint) Disjunction { return cs }

// Implies holds unless a holds and b does not.
func Implies(a, b Constraint) Implication { return Implication{a, b} }

// Iff holds when a and b agree.
func Iff(a, b Constraint) Equivalence { return Equivalence{a, b} }

// Xor holds when an odd number of cs hold.
func Xor(cs ...Constraint) Parity { return cs }

// Exactly holds when k of cs hold, no more and no fewer.
func Exactly(k int, cs ...Constraint) HowMany { return HowMany{cs, EQ, k} }

// AtLeast holds when k or more of cs hold.
func AtLeast(k int, cs ...Constraint) HowMany { return HowMany{cs, GE, k} }

// AtMost holds when k or fewer of cs hold.
func AtMost(k int, cs ...Constraint) HowMany { return HowMany{cs, LE, k} }

func (Constant) isConstraint()    {}
func (Negation) isConstraint()    {}
func (Conjunction) isConstraint() {}
func (Disjunction) isConstraint() {}
func (Implication) isConstraint() {}
func (Equivalence) isConstraint() {}
func (Parity) isConstraint()      {}
func (HowMany) isConstraint()     {}
