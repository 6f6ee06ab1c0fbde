package lab

import "testing"

// Patiently gives hints ten times the time for what they find out, until a test is over.
func Patiently(t testing.TB) {
	patience = 10
	t.Cleanup(func() { patience = 1 })
}
