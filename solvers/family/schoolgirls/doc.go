// Package schoolgirls is the family of schedules in which some walk in rows, week
// by week, and no two meet too often: Kirkman's schoolgirls, the social golfers,
// round robins (rows of two) and finite planes (n² names in rows of n).
//
//	facts.go   the facts, the form that edits them, and what an answer is
//	wishes.go  the kinds of wish: weeks that are given, pairs that must or must not meet
//	claims.go  what can be claimed of a schedule, and how it is said
//	class.go   names, rows and weeks by number; schedules in order
//	check.go   which facts a schedule breaks; no engine
//	bound.go   how many weeks there can be at most, by counting
//	task.go    row by row, with what is left counted; picks.go its rows
//	wheel.go   schedules by rule: slopes and turned weeks
//	ways.go    the ways of searching; tell.go how row by row is told
//	model.go   the model of the engine fd
//	show.go    the pictures, and the answer in words
//	another.go other plans for a small party
//	argue.go   what arguments are made of; arguetell.go how they are told, and arguerow.go
//	           what follows of one row; argueboard.go what they are drawn on
//
// Who is left over where the names do not fill their rows walks in one shorter row.
// Rows have no order, and weeks have one only where a wish speaks of a week by its
// number: schedules that differ in nothing else are one.
//
// T. P. Kirkman put the question in 1850 (The Lady's and Gentleman's Diary, query
// VI). That n = 3 (mod 6) names in rows of 3 can always meet each once is due to
// D. K. Ray-Chaudhuri and R. M. Wilson (Proceedings of Symposia in Pure Mathematics
// 19, 1971). The social golfers are problem 10 of CSPLib.
package schoolgirls
