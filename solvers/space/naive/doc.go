// Package naive is the obvious search of a state space: states are looked at
// again as long as a cheaper way to them turns up, until none does.
//
// It exists to be believed. That a plan has the fewest moves is a fact about all
// other plans, so whoever checks an answer has to search too, and must not use
// the engine that found it. This shares nothing with package space.
package naive
