// Package state is the page of one puzzle as data: what the visitor has done,
// what the worker has answered, and how each event changes that.
//
// [Update] is a pure function: a model and an event give the next model and the
// effects to carry out (send a request, write the address, save). What a visitor
// does with a control is a [Deed], and [Model.Means] says which event it stands
// for. [Touched] and [Following] say which parts of the page are drawn anew, and
// when. Nothing here draws, or knows a browser or a family; all of it is tested
// natively.
package state
