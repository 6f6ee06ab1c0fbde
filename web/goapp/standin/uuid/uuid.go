// Package uuid stands in for github.com/google/uuid in the page's program: go-app
// tells the stores of two tabs apart by it, and nothing hangs on its form.
package uuid

import (
	"math/rand/v2"
	"strconv"
)

// NewString gives 128 random bits.
func NewString() string {
	return strconv.FormatUint(rand.Uint64(), 16) + "-" + strconv.FormatUint(rand.Uint64(), 16)
}
