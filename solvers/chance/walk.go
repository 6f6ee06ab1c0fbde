package chance

// Walk goes from choice to choice until there is none left to make, back where one has no way, and
// says whether it comes to the end with so many ways taken at most. Ways are those of the next choice,
// in the order in which they are tried; false if there is none to make. What is taken is put, and
// taken back before the next one is.
func Walk[T any](most int, ways func() ([]T, bool), put, back func(T)) bool {
	var stack [][]T // of each choice: the way that is taken, and those that are still to be tried
	for {
		next, open := ways()
		if !open {
			return true
		}
		for stack = append(stack, next); len(stack[len(stack)-1]) == 0; {
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				return false
			}
			top := &stack[len(stack)-1]
			back((*top)[0])
			*top = (*top)[1:]
		}
		if most--; most < 0 {
			return false
		}
		put(stack[len(stack)-1][0])
	}
}
