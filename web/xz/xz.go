//go:build !wasm

package xz

import (
	"encoding/binary"
	"hash/crc32"
)

// Magic is how every .xz file begins.
const Magic = "\xfd7zXZ\x00"

// streamFlags say that blocks end with a CRC32 of their content.
var streamFlags = []byte{0, 1}

// Compress packs content: a stream of one block, whose dictionary is as large as
// the content.
func Compress(content []byte) []byte {
	out := append([]byte(Magic), streamFlags...)
	out = appendCRC(out, len(Magic))

	block := len(out)
	out = append(out,
		2,       // the header takes (2+1)*4 bytes
		0,       // one filter, sizes stand in the index alone
		0x21, 1, // the filter is LZMA2, with one byte of properties
		dictionary(len(content)),
		0, 0, 0) // padding
	out = appendCRC(out, block)
	out = appendLZMA2(out, content)
	unpadded := len(out) - block + crc32.Size
	out = pad(out, block)
	out = binary.LittleEndian.AppendUint32(out, crc32.ChecksumIEEE(content))

	index := len(out)
	out = append(out, 0, 1) // an index of one record
	out = binary.AppendUvarint(out, uint64(unpadded))
	out = binary.AppendUvarint(out, uint64(len(content)))
	out = pad(out, index)
	out = appendCRC(out, index)

	footer := binary.LittleEndian.AppendUint32(nil, uint32((len(out)-index)/4-1))
	footer = append(footer, streamFlags...)
	out = binary.LittleEndian.AppendUint32(out, crc32.ChecksumIEEE(footer))
	out = append(out, footer...)
	return append(out, "YZ"...)
}

// dictionary gives the code of the smallest dictionary that holds n bytes: the
// sizes are 2 and 3 times a power of two, from 4 KiB on. Whoever unpacks sets
// that much memory aside.
func dictionary(n int) byte {
	code := byte(0)
	for size(code) < n {
		code++
	}
	return code
}

func size(code byte) int { return int(2|code&1) << (code/2 + 11) }

// appendCRC appends the CRC32 of what stands from a place on.
func appendCRC(out []byte, from int) []byte {
	return binary.LittleEndian.AppendUint32(out, crc32.ChecksumIEEE(out[from:]))
}

// pad fills up to a multiple of four bytes from a place on.
func pad(out []byte, from int) []byte {
	for (len(out)-from)%4 != 0 {
		out = append(out, 0)
	}
	return out
}
