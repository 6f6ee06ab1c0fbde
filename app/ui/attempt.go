package ui

import "runtime"

// attempt does what the browser may refuse, such as to write the address too
// often, and gives the refusal as an error: as a panic it would end the page.
// Faults of our own stay panics.
func attempt(do func()) (err error) {
	defer func() {
		switch refusal := recover().(type) {
		case nil:
		case runtime.Error:
			panic(refusal)
		case error:
			err = refusal
		default:
			panic(refusal)
		}
	}()
	do()
	return nil
}
