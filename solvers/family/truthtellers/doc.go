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
// "A: B or C is a knave" says who speaks and what is said. parse.go has the
// grammar, predicate.go what is said of a person, quantity.go the counts
// ("exactly 1 of A, B, C", "all above", "at least 2 statements are false").
// Tokens, names and the cursor are those of the kit formula; the grammar is no table
// of operators, as English is none. Names are those of the puzzle, with any signs in
// them, and stand in quotation marks where they must; a mistake is told at its character, with what
// was expected or the nearest name. A wrong reading is the worst mistake: what
// English speakers hear in two ways is refused, and where a line is read
// otherwise than word for word ("not A or B"), reading.go says how. What is
// printed of a formula can be typed, and means the same. Any formula that speaks
// of what is asked can be claimed: "formula/A or B is a knave".
//
//	facts.go, form.go      the facts, and how they are edited
//	vocabulary.go, lexer.go, line.go, parse.go, hinge.go, chain.go, subject.go, crowd.go,
//	predicate.go, beat.go, between.go, quantity.go, except.go, there.go, reference.go,
//	earlier.go, elided.go
//	                       text to formulas (formula.go), of which each sort is one
//	                       type: unknown.go, relation.go, chorus.go, joint.go
//	story.go, names.go     the facts read: statements numbered and parsed
//	english.go, sentences.go, words.go, reading.go
//	                       formulas and facts back to English
//	world.go, judge.go     how things may be, as far as known, and what that makes true
//	solve.go               what the strategies share; tests.go: facts as tests of a world
//	model.go, propagate.go, replay.go
//	                       constraint propagation, told step by step with reasons
//	cases.go               case by case, person after person
//	worlds.go              the truth table
//	solution.go            answers, by name and by position
//	claims.go              what can be claimed of an answer
//	argue.go               what arguments in simplest steps are made of
//	check.go, hearing.go   which facts an answer breaks, by a reading of their own
//	look.go, picture.go, scene.go
//	                       the pictures: persons with what they say, tables
//	answer.go, certain.go  the answer in words; what is certain where it is not one
//
// The kind of puzzle is Raymond Smullyan's (What Is the Name of This Book?,
// 1978); single puzzles credit their sources. Judging with "open" as a third
// value is Kleene's strong logic (1952).
package truthtellers
