//go:build !wasm

package xz

import (
	"encoding/binary"
	"hash/crc32"
	"slices"
)

// Magic is how every .xz file begins.
const Magic = "\xfd7zXZ\x00"

// streamFlags say that blocks end with a CRC32 of their content.
var streamFlags = []byte{0, 1}

// Content is content to be packed, by itself or beside other content, with all its places in order:
// that is worked out once, in a tenth of a second for a megabyte. It takes seven times its size in
// memory, and being packed twelve times that of all that is looked through.
type Content struct {
	bytes    []byte
	suffixes suffixes
}

// New looks through content, of less than 64 MB.
func New(content []byte) *Content { return &Content{content, sortSuffixes(content)} }

// Compress packs content by itself: a stream of one block, whose dictionary is as large as
// the content.
func Compress(content []byte) []byte {
	return New(content).Pack()
}

// Pack is Compress of content that was looked through.
func (c *Content) Pack() []byte {
	return stream(c.bytes, 0, newFinder(c.bytes, suffixes{}, c.suffixes))
}

// HeadSize is how many bytes of a stream come before its content: its own head and
// the block's.
const HeadSize = 24

// PackBeside packs content that is unpacked beside a base, which whoever unpacks has already,
// so that it can copy from that. The result is the stream of
// both, the base first and kept as it is, without the base itself: to unpack it, the base is put
// back behind the first HeadSize bytes, in chunks (Kept), and then both come out. Several
// contents may be packed at once.
func (c *Content) PackBeside(base *Content) []byte {
	all := slices.Concat(base.bytes, c.bytes)
	packed := stream(all, len(base.bytes), newFinder(all, base.suffixes, c.suffixes))
	return slices.Delete(packed, HeadSize, HeadSize+keptSize(len(base.bytes)))
}

// Kept gives content as it stands in a stream in which it comes first and is not packed.
func Kept(content []byte) []byte {
	e := encoder{content: content}
	e.writeKept(0, len(content))
	return e.out
}

// keptSize is how long Kept makes n bytes.
func keptSize(n int) int { return n + keptHead*((n+maxChunk-1)/maxChunk) }

// stream packs content, of which the first bytes, which the finder has taken in, are
// kept as they are.
func stream(content []byte, known int, f *finder) []byte {
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
	out = appendLZMA2(out, content, known, f)
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
