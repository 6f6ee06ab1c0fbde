// Package lab is what a request means: it looks the family up, parses the
// facts, applies the variant (facts switched off, orders, strategy, budget),
// and solves, explains, surveys or checks. The page's worker and the terminal
// both go through it, so that they always agree.
//
// A [Lab] implements [wire.Handler]. It knows families by their contract only,
// and is given the list of them.
package lab
