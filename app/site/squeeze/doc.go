//go:build !wasm

// Package squeeze packs files with gzip as tightly as the format allows at a
// reasonable price: five per cent smaller than compress/gzip at its strongest,
// for some seconds of time when a site is built. What it writes is plain gzip
// (RFC 1952 around RFC 1951), which every browser unpacks.
//
// compress/flate decides greedily between a literal and a copy. Here all copies
// that a position offers are kept, and the cheapest way through a block is found
// as a shortest path, with the prices of the codes that the last round gave: the
// method of Zopfli (Alakuijala and Vandevenne, 2013) and of libdeflate's highest
// levels, with fewer rounds and simpler blocks. All arithmetic is in whole
// numbers, so the same content packs to the same bytes on every machine.
package squeeze
