package bigdec

import "math/big"

// Text writes a natural number down in a base from 2 to 36, digits above nine
// as lower-case letters. It is big.Int's own Text unless a platform has set
// something faster, as a browser does: there math/big works without its
// assembly, and takes five times as long as the browser's BigInt.
var Text = func(x *big.Int, base int) string { return x.Text(base) }
