// Package fd is a finite-domain constraint engine that can say why.
//
// A Model is a list of integer variables and of constraints, each tagged with
// the fact that it belongs to. A Search goes through its solutions; Deduce
// shows what follows without search, and from which facts; Refute proves that
// there is no solution and names the facts that the proof used.
//
//	m := fd.NewModel()
//	x := m.Ints("x", 3, 1, 3)
//	m.Post(fd.Rule, fd.Different(x...))
//	m.Post(7, fd.Or(fd.Eq(x[0], 2), fd.Rel(x[1], fd.LT, x[2], 0)))
//	for solution, err := range m.Search(fd.Options{}).All(ctx) { ... }
//
// # Reading order
//
// model.go, domain.go, constraint.go and formula.go are what a caller sees;
// check.go is what posting refuses. store.go holds the domains and the trail,
// engine.go the propagators and their queue. Each propagator has a file:
// linear.go, unequal.go, pair.go, equality.go, different.go, hall.go, element.go,
// table.go, count.go, product.go, member.go, clauses.go; the most frequent case of
// the all-different has hall_narrow.go and different_narrow.go. compile.go, compile_sum.go and literal.go
// turn constraints into propagators, and implied.go finds more to post. search.go, run.go,
// branch.go, restart.go and jumps.go look for solutions; reason.go and analysis.go are about why; ask.go,
// deduce.go and inference.go put that to use.
//
// # Removals
//
// Everything is told in one kind of event: a 64-bit word of some domain loses
// bits. A reason is a set of earlier removals which, through one constraint,
// force a later one. Propagators do not build reasons while they prune: they
// are asked afterwards, with a view of the domains as they were. So a search
// that learns nothing pays nothing, and one that learns asks only for the few
// reasons that a failure needs. Learned no-goods are clauses of literals "x
// takes a value of this set".
//
// # Limits
//
// A domain spans at most MaxDomain values, one machine word being the fast
// case. Sums and products that could pass 2^61 are refused when posted. A
// search stops at its context's end or its budget with an error; it never
// reports None unless it has seen everything.
//
// The package is not a modelling language, has no continuous variables, and
// keeps nothing between searches.
//
// # Sources
//
// The trail, queue and propagators follow the design of MiniCP (Michel, Schaus
// and Van Hentenryck, Mathematical Programming Computation 2021). Lazily
// explained propagation and learning follow Ohrimenko, Stuckey and Codish
// (Constraints 2009) and Gent, Miguel and Moore (PADL 2010); the set-valued
// literals are those of Veksler and Strichman (IJCAI 2010). Single algorithms
// name their papers where they stand.
//
// # What did not make it quicker
//
// Measured on hard sudokus: dual branching on places of a value, interactions of boxes and
// lines, learning, the last conflict first, restarts, builds guided by profiles; looking for
// nothing but sole values and sole places, everywhere or below the second decision (195 and 144
// nodes for the 109 that "Golden Nugget" took then). What did: looking only at what has changed
// (96 of 100 matchings find nothing), taking the value of a fixed variable from its peers at
// once, weights by wdeg^ca.cd, cutting domains of one word in place, and the choice MostForcing.
// Over 120 forms of each, "Golden Nugget" takes 69 nodes by it for 94 by weights alone, "Easter
// Monster" 69 for 80, "Escargot" 34 for 39. Without the weights it is as good on average and
// worse at times; powers of three or four in place of two, and products over the values, come to
// the same; counting peers with two values alone is worse.
//
// 12 queens spend their time on nodes (116,081, of 0.6 microseconds each natively). Looking at
// the three places that a queen strikes in a row at once did not help; MostForcing takes 72,477
// nodes, which are dearer by as much. A magic star spends its time on nodes too (2,145): keeping
// whole domains of the last two terms of a sum in step saves 13 of them, other choices none. With
// the sums that Implied finds, there are 346.
//
// # What learning costs
//
// A no-good costs some five times the failure that it comes from. Over all presets with more
// than 30 failures the search jumps back beyond the next level after 58 of 100 failures in
// triangle-colouring, where learning leaves 41 of 1,288, and after 14 in a model in which it
// leaves 50 of more than 60,000; after at most 8 in all others (cp-is-fun, most-colourful, three
// of queens, no pair of squares of order 6), where it saves a third of the failures at most. So
// what is jumped over decides whether learning goes on: see jumps.go. No pair of order 6 takes
// 19,533 dead ends with it and 19,546 without, and the same time within 5 in 100; before, it was
// 15,359 to 17,812, for two to four times as long.
package fd
