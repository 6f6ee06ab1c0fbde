// Package rows makes a family's conditions of records.
//
// Conditions are the rows of a list, of several kinds. All that a family knows
// of a kind stands in one record, a [Kind]: what the editor shows, what a row
// says as a sentence, what is wrong with it that no form can see, and what it
// posts to whatever works with conditions, an engine's model say. A [List] of
// them makes the shapes of the form, the facts, the faults and the model. So a
// new condition is one record, and one line more: whether an answer meets it is
// told by a table of its own, [Holds], which stands with the checker and knows
// nothing of models.
//
// With [List.WithFormulas] there is one kind more, a formula: the sentences of the
// other kinds, joined by "and", "or" and "not". It is made of what is there: read by
// their sentences, posted by what they post, judged by what Holds says of them.
//
//	kind.go    the records, and what is made of them
//	gaps.go    a row as a sentence with gaps, filled in
//	compare.go what rows of many families say: so or not so, and how a number compares
//	holds.go   which rows an answer breaks
//	outcome.go which rows part of an answer meets or breaks already
//	cases.go   in which cases a formula of rows is met
//	phrase.go  a sentence with gaps as something that is read and written
//	formulas.go, offers.go   rows joined to formulas; what is offered while one is typed
//	names.go   lists of names in one text
//
// It knows no engine: what rows post to is the family's business. It is not for
// rows of one kind that are no conditions, such as a list of colours.
package rows
