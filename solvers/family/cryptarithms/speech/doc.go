// Package speech is the language of sums written with letters: equations between sums,
// differences and products of words and whole numbers.
//
//	a := &speech.Alphabet{Letters: []rune("SENDMORY"), Base: 10}
//	e, wrong := a.Read("SEND + MORE = MONEY")
//	e.Print([]int{9, 5, 6, 7, 1, 0, 8, 2}) // "9567 + 1085 = 10652"
//	e.Carry(1, digits)                     // what is carried to the tens
//
// It reads and writes them, multiplies them out place by place, sets them as long sums, and says
// what can be claimed of an answer. It knows no search and no conditions.
//
//	equation.go  what is read, made with the kit formula, and written
//	terms.go     an equation multiplied out: columns, carries, bounds
//	lines.go     an equation as a long sum, line by line
//	claims.go    which number a word makes, what is carried, and that no letter is a digit
package speech
