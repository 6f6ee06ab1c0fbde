// Package truthtellers is the family of puzzles about who lies: people (or
// gods, seats, suspects, runners) say things, statements are true or false, and
// one wants to know what follows. Islands of knights and knaves, a row of gods,
// boys who tell one lie each, runners who mix truth and lies about their race,
// and lists of statements about each other are all of this kind.
//
// # What a puzzle has
//
//   - people, and kinds of them; a kind always tells the truth, always lies,
//     does either, or tells exactly so many lies;
//   - whatever else may be asked: phrases that are true of each or not ("did
//     it"), places in an order, sentences that are true or not;
//   - statements, with or without a speaker, numbered from 1, as text or from
//     menus, one by one or a whole list that speaks of its own numbers;
//   - conditions: formulas that hold, whoever lies.
//
// A search settles all of it, the truth of every statement included: that is
// what lets statements speak about statements, themselves among them. A
// statement that is switched off was made all the same, but nobody heard what
// it was: it may be true or false. So lies can still be counted, and dropping a
// fact never loses a solution.
//
// An answer is what is asked: of each person the kind, the place and what is true
// of it, and of the world what is so. Which statements are true is no part of it,
// but where nothing else is asked; an answer fits if some of them can be true so
// that all fits, and facts are broken together: what A said and what knights do may
// each fit an answer, and not both. So an answer does not tell of every statement
// whether it is true, and is asked only of those of which it does: see claims.go.
//
// # The language of statements
//
// What is said, and what simply holds, is a formula of the language in package speech: it is
// typed as English, or made from menus. Any formula that speaks of what is asked can be
// claimed: "formula/A or B is a knave".
//
//	facts.go, form.go      the facts, and how they are edited
//	story.go               the facts read: statements numbered and parsed
//	sentences.go           facts in words
//	unknown.go             what is not known at the outset: its values, its parts of pictures
//	world.go               how things may be, as far as known, and whether lies fit a kind
//	solve.go               what the strategies share; tests.go: facts as tests of a world
//	model.go, post.go, replay.go
//	                       constraint propagation, told step by step with reasons
//	cases.go               case by case, person after person
//	worlds.go              the truth table
//	solution.go            answers, by name and by position
//	claims.go              what can be claimed of an answer
//	argue.go, arguecount.go, arguetruth.go
//	                       what arguments in simplest steps are made of
//	check.go, hearing.go   which facts an answer breaks, by a reading of their own
//	look.go, picture.go, scene.go
//	                       the pictures: persons with what they say, tables
//	answer.go              the answer in words; what is certain where it is not one
//	another.go, kin.go     other puzzles like one
//
// The kind of puzzle is Raymond Smullyan's (What Is the Name of This Book?,
// 1978); single puzzles credit their sources.
package truthtellers
