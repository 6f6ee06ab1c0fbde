// Package speech is the language in which people of a puzzle speak: of each other's kinds,
// of what is true of each, of places in a race, and of what is said, themselves included.
//
//	v := speech.New(speech.Topics{People: people, Kinds: kinds, Traits: phrases})
//	v.Statements = 2
//	line, wrong := v.Line("statements/0/text", "A: B or C is a knave", 0)
//	f, wrong := v.Read(line)  // a Formula
//	v.Reading(line, f)        // how that was understood, if not word for word
//	v.Says(f, line.Speaker)   // "B is a knave, or C is a knave"
//	f.Judge(world)            // Yes, No, or Open as far as the world is
//
// parse.go has the grammar. Tokens, names and the cursor are those of the kit formula; the
// grammar is no table of operators, as English is none. Names are those of the puzzle, with
// any signs in them, and stand in quotation marks where they must; a mistake is told at its
// character, with what was expected or the nearest name. A wrong reading is the worst
// mistake: what English speakers hear in two ways is refused, and where a line is read
// otherwise than word for word ("not A or B"), it is told how. What is printed of a formula
// that was read can be typed, and means the same. Two notions nobody types, and the family
// makes by itself: [EachOnce], and what a statement says that nobody heard ([OfWords]).
//
// Judge works a formula out for those who search, with "open" as a third value (Kleene's
// strong logic, 1952). Formulas are plain values, so whoever checks what is found reads them
// for himself. The language knows no search, no answers and no pictures.
//
//	topics.go                what can be spoken of, and names that cannot be told apart
//	vocabulary.go, keywords.go, bend.go, words.go
//	                         the words for it, as English bends them
//	lexer.go, remedies.go    text to tokens, and what to write for other words
//	line.go, parse.go, hinge.go, chain.go
//	                         who speaks; sentences, and how they are joined
//	names.go, subject.go, crowd.go, earlier.go
//	                         of whom something is said
//	predicate.go, description.go, compare.go, beat.go, elided.go
//	                         what is said of them
//	count.go, statements.go  counts, and statements by number
//	formula.go, is.go, relation.go, chorus.go, joint.go, quantity.go, truth.go
//	                         formulas, each sort one type
//	voice.go, reading.go     formulas back to English
//	offers.go                what is offered while a formula is typed
package speech
