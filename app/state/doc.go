// Package state is the page of one puzzle as data: what the visitor has done,
// what the worker has answered, and how each event changes that.
//
// [Update] is a pure function: a model and an event give the next model and the
// effects to carry out (send a request, write the address, save). It draws
// nothing, knows no browser and no family, and is tested natively.
package state
