// Package claim is what can be said of an answer, as values: "on Tuesday Pat was
// met" is the path meetings/Tuesday/friend, the relation "is" and the value "Pat".
// Whatever a visitor enters, a cell of a picture says, a search is to assume or a
// survey finds certain is such a claim, or several of them that hold together, or
// the contrary of that.
//
// No relation says "is not": the contrary of a claim of one atom does, and answers,
// whose parts claims are, hold nothing of the kind.
//
// A path leads into the answer, which is a form of its puzzle, or to what follows
// from it and is never entered. Names in it are escaped as in RFC 6901, positions
// count from 0.
//
// Outside Go a claim travels as its one canonical text, [Claim.String], which
// [Parse] reads:
//
//	meetings/Tuesday/friend = "Pat"
//	meetings/Tuesday/friend = "Pat" & meetings/Tuesday/place = "riverbank"
//	not:boxes/red/black >= 2
//	digits/A in [1,3,5]
package claim
