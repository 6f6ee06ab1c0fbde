//go:build !wasm

package xz

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/ulikunitz/xz"
)

func unpack(t *testing.T, packed []byte) []byte {
	t.Helper()
	r, err := xz.ReaderConfig{DictCap: 1 << 12}.NewReader(bytes.NewReader(packed)) // at least what the file says
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// samples are contents of every kind: empty, random, repeating, text, and large
// enough for several chunks.
func samples(t *testing.T) map[string][]byte {
	random := rand.New(rand.NewPCG(3, 4))
	noise := make([]byte, 5*maxChunk+17)
	few := make([]byte, 300_000)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	for i := range few {
		few[i] = "ab"[random.IntN(2)]
	}
	line := []byte("a long line that comes again and again, ")
	return map[string][]byte{
		"empty": nil, "one byte": {7}, "two bytes": {7, 7}, "four bytes": []byte("aaaa"),
		"longest": bytes.Repeat([]byte{1}, maxLength+2),
		"zeros":   make([]byte, maxUnpacked+3),
		"noise":   noise,
		"few":     few,
		// Kept and packed chunks in turn, copies across kept ones, and an end in each.
		"mixed": join(bytes.Repeat(line, 9000), noise, few[:70_000], noise[:200_000], bytes.Repeat(line, 10)),
		"ends":  join(noise[:maxChunk], line, line, noise[1:maxChunk-9]),
		// Every second byte random: many single other bytes in long copies.
		"holes":   holes(noise),
		"program": program(t),
	}
}

func join(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

func holes(noise []byte) []byte {
	content := bytes.Repeat([]byte("0123456789abcdef"), 8000)
	for i := 40; i < len(content); i += 23 {
		content[i] = noise[i]
	}
	return content
}

// program is a real program: this test, or its first megabyte.
func program(t testing.TB) []byte {
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return code[:min(len(code), 1<<20)]
}

func TestUnpacksToTheSame(t *testing.T) {
	for name, content := range samples(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			packed := Compress(content)
			if !bytes.Equal(unpack(t, packed), content) {
				t.Error("unpacks to something else")
			}
			if !bytes.Equal(packed, Compress(content)) {
				t.Error("packs differently a second time")
			}
			if len(packed) > len(content)+len(content)/10_000+100 {
				t.Errorf("%d bytes became %d", len(content), len(packed))
			}
			t.Logf("%d bytes became %d", len(content), len(packed))
		})
	}
}

// What is packed beside a base is the stream of both without the base.
func TestUnpacksBesideABase(t *testing.T) {
	all := samples(t)
	for name, base := range all {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := New(base)
			for _, content := range [][]byte{nil, {7}, all["few"][:70_000], all["mixed"], base, join(base[len(base)/2:], all["ends"])} {
				packed := New(content).PackBeside(b)
				if got := unpack(t, beside(base, packed)); !bytes.Equal(got, join(base, content)) {
					t.Errorf("%d bytes unpack to something else", len(content))
				}
				if !bytes.Equal(packed, New(content).PackBeside(New(base))) {
					t.Error("packs differently a second time")
				}
			}
		})
	}
}

// beside puts the base back into what was packed beside it.
func beside(base, packed []byte) []byte {
	return join(packed[:HeadSize], Kept(base), packed[HeadSize:])
}

// A program packed beside one that is much the same weighs next to nothing.
func TestCopiesFromTheBase(t *testing.T) {
	base := program(t)
	content := bytes.Clone(base)
	for i := 1000; i < len(content); i += 5000 {
		content[i] ^= 0x55
	}
	if packed := len(New(content).PackBeside(New(base))); packed > 3000 { // 210 bytes are other ones, among 4,100 copies of 257 bytes on average
		t.Errorf("%d bytes that differ in %d become %d", len(content), len(content)/5000, packed)
	}
}

// What is known of a content's structure shows in its size.
func TestFindsStructure(t *testing.T) {
	all := samples(t)
	for name, most := range map[string]int{
		"zeros":   600,     // copies of the greatest length, 8 thousand of them
		"few":     42_000,  // a bit a letter is 37,500 bytes
		"holes":   9_000,   // 5,563 random bytes, and where they are
		"longest": 64 + 20, // head, index and footer take 64
	} {
		if packed := len(Compress(all[name])); packed > most {
			t.Errorf("%s: %d bytes, want at most %d", name, packed, most)
		}
	}
}

func TestSmallerThanGzip(t *testing.T) {
	content := program(t)
	var zipped bytes.Buffer
	w, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	packed := len(Compress(content))
	t.Logf("a program of %d bytes: %d with gzip, %d here", len(content), zipped.Len(), packed)
	if packed*100 > zipped.Len()*80 {
		t.Errorf("a program of %d bytes takes %d, with gzip %d", len(content), packed, zipped.Len())
	}
}

// The tool itself is the strictest judge of every field.
func TestTheToolUnpacksToTheSame(t *testing.T) {
	tool, err := exec.LookPath("xz")
	if err != nil {
		t.Log("no xz here; the tests with another decoder and in the browser stand alone")
		return
	}
	samples := samples(t)
	for name, content := range samples {
		base := samples["mixed"]
		for _, packed := range [][]byte{Compress(join(base, content)), beside(base, New(content).PackBeside(New(base)))} {
			unpack := exec.Command(tool, "-dc")
			unpack.Stdin = bytes.NewReader(packed)
			if got, err := unpack.Output(); err != nil || !bytes.Equal(got, join(base, content)) {
				t.Errorf("%s: unpacks to something else: %v", name, err)
			}
		}
	}
}

func TestSuffixesAreInOrder(t *testing.T) {
	for name, content := range samples(t) {
		s := sortSuffixes(content)
		if len(s.places) != len(content) || len(s.shared) != len(content) {
			t.Fatalf("%s: %d places, %d shared, of %d bytes", name, len(s.places), len(s.shared), len(content))
		}
		for i := 1; i < len(content); i++ {
			a, b := int(s.places[i-1]), int(s.places[i])
			limit := min(maxLength, len(content)-max(a, b))
			n := common(content, a, b, 0, limit)
			if n != int(s.shared[i]) || n < limit && content[a+n] >= content[b+n] || n == limit && n < maxLength && a < b {
				t.Fatalf("%s: places %d and %d have %d bytes in common, not %d, or are in the wrong order", name, a, b, n, s.shared[i])
			}
		}
	}
}

// Where no byte comes twice in a row, the nearest copy of every length is found, across a base too.
func TestFindsTheNearest(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for round := range 60 {
		content := []byte{'a'}
		for len(content) < 500 {
			if n := len(content); n > 40 && random.IntN(12) == 0 {
				from := random.IntN(n - 30)
				content = append(content, content[from:from+3+random.IntN(27)]...)
			} else {
				content = append(content, "abcd"[random.IntN(2+round%3)])
			}
		}
		content = slices.Compact(content)
		known := min(round*5, len(content))
		f := newFinder(content, sortSuffixes(content[:known]), sortSuffixes(content[known:]))
		for at := known; at < len(content); at++ {
			var want []match
			for from, most := at-1, minLength-1; from >= 0; from-- {
				limit := len(content) - at
				if from < known {
					limit = min(limit, known-from) // not across the end of the base
				}
				if n := common(content, from, at, 0, min(limit, maxLength)); n > most {
					want = append(want, match{n, uint32(at - from - 1)})
					most = n
				}
			}
			slices.Reverse(want)
			if got := f.find(); !slices.Equal(got, want) {
				t.Fatalf("at %d of %q, %d known: %v, want %v", at, content, known, got, want)
			}
		}
	}
}

func TestDictionaryHoldsTheContent(t *testing.T) {
	for n, want := range map[int]int{0: 4 << 10, 4 << 10: 4 << 10, 4<<10 + 1: 6 << 10, 8_400_468: 12 << 20, 12 << 20: 12 << 20, 13 << 20: 16 << 20} {
		if got := size(dictionary(n)); got != want {
			t.Errorf("a dictionary of %d bytes for %d, want %d", got, n, want)
		}
	}
}

func TestSlots(t *testing.T) {
	for distance := range uint32(1 << 20) {
		slot := slotOf(distance)
		if slot < plainSlots {
			if slot != distance {
				t.Fatalf("distance %d is in slot %d", distance, slot)
			}
			continue
		}
		if footer, first := slotStart(slot); distance < first || distance >= first+1<<footer {
			t.Fatalf("distance %d is in slot %d, which starts at %d and has %d bits", distance, slot, first, footer)
		}
	}
}

func FuzzCompress(f *testing.F) {
	f.Add([]byte(strings.Repeat("abcabd", 50)), 1)
	f.Add([]byte{0, 0, 0, 0, 1, 0, 0, 0, 0}, 300)
	f.Fuzz(func(t *testing.T, content []byte, times int) {
		// Repeated, so that short inputs reach far copies too.
		content = bytes.Repeat(content, 1+min(max(times, 0), 10_000/(len(content)+1)))
		if !bytes.Equal(unpack(t, Compress(content)), content) {
			t.Error("unpacks to something else")
		}
		at := len(content) / 3
		if packed := New(content[at:]).PackBeside(New(content[:at])); !bytes.Equal(unpack(t, beside(content[:at], packed)), content) {
			t.Error("unpacks to something else beside its beginning")
		}
	})
}

func BenchmarkCompress(b *testing.B) {
	content := program(b)
	b.SetBytes(int64(len(content)))
	var packed []byte
	for b.Loop() {
		packed = Compress(content)
	}
	b.ReportMetric(float64(len(packed)), "packed-bytes")
}

// The second half of a program beside the first, both looked through before.
func BenchmarkPackBeside(b *testing.B) {
	content := program(b)
	half := len(content) / 2
	base, rest := New(content[:half]), New(content[half:])
	b.SetBytes(int64(len(rest.bytes)))
	var packed []byte
	for b.Loop() {
		packed = rest.PackBeside(base)
	}
	b.ReportMetric(float64(len(packed)), "packed-bytes")
}
