// Package speech is the language of sums written with letters: equations between sums,
// differences and products of words and whole numbers.
//
//	a := &speech.Alphabet{Letters: []rune("SENDMORY"), Base: 10}
//	e, wrong := a.Read("SEND + MORE = MONEY")
//	e.Print([]int{9, 5, 6, 7, 1, 0, 8, 2}) // "9567 + 1085 = 10652"
//	e.Carry(1, digits)                     // what is carried to the tens
//
// It reads and writes them, multiplies them out place by place, and sets them as long sums.
// It knows no search, no conditions and no answers: digits are given to it by letter.
//
//	equation.go  what is read, made with the kit formula, and written
//	terms.go     an equation multiplied out: columns, carries, bounds
//	lines.go     an equation as a long sum, line by line
package speech
