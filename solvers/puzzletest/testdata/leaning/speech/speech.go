// Package speech is the language of the family that the walk from a checker is tested on.
package speech

// Limit is what somebody says.
type Limit struct{ Top int }

// Allows is what a way of searching relies on.
func (l Limit) Allows(n int) bool { return n <= l.Top }

// Broken is what a number breaks.
func (l Limit) Broken(n int) []string {
	if l.Allows(n) {
		return nil
	}
	return []string{"top"}
}
