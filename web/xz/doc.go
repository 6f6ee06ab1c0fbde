//go:build !wasm

// Package xz packs a file in the .xz format, as tightly as the xz tool does at
// its strongest (xz -9e): a Go program becomes thirty per cent smaller than with
// gzip. It takes about half a second for a megabyte, on one processor.
//
// It is here because nothing else would do: the one Go library that packs this
// format makes files 41 % larger, and the tool is not on every machine that
// builds the site. That library unpacks in the tests what is packed here.
//
// The formats are written down in
//
//   - https://tukaani.org/xz/xz-file-format.txt: streams, blocks, index (xz.go);
//   - Igor Pavlov's "LZMA specification", lzma-specification.txt of the LZMA SDK
//     (https://www.7-zip.org/sdk.html): the model and the range coder (model.go,
//     encode.go, range.go);
//   - https://github.com/tukaani-project/xz-embedded/blob/master/linux/lib/xz/xz_dec_lzma2.c:
//     the chunks of LZMA2, which no specification tells (lzma2.go).
//
// How a file is cut into literals and copies decides how small it becomes. As in
// the "normal" mode of the LZMA SDK and of xz, the nearest copy of every length in all
// that came before is found, but in a tree that is made of the order of all places
// (suffixes.go, match.go; as in Eric Biggers' wimlib, lcpit_matchfinder.c), and the cheapest way
// through the coming bytes is a shortest path, at the prices that the model has
// just then (parse.go, price.go).
//
// All arithmetic is in whole numbers and nothing depends on time or chance, so
// the same content packs to the same bytes on every machine.
package xz
