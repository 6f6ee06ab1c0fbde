//go:build !wasm

package squeeze

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func unpack(t *testing.T, packed []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if !r.ModTime.IsZero() || r.Name != "" {
		t.Error("the packed file carries a time or a name")
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// samples are contents of every kind: empty, random, repeating, text.
func samples() map[string][]byte {
	random := rand.New(rand.NewPCG(3, 4))
	noise := make([]byte, 3*blockSize+17)
	few := make([]byte, 2*blockSize)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	for i := range few {
		few[i] = "ab"[random.IntN(2)]
	}
	mixed := append(bytes.Repeat([]byte("a long line that comes again and again, "), 9000), noise[:5000]...)
	return map[string][]byte{
		"empty": nil, "one byte": {7}, "three bytes": []byte("abc"), "four bytes": []byte("aaaa"),
		"zeros": make([]byte, 5*blockSize), "noise": noise, "few": few, "mixed": mixed,
		"far": append(append(bytes.Clone(noise[:1000]), make([]byte, window-1000)...), noise[:1000]...),
	}
}

func TestUnpacksToTheSame(t *testing.T) {
	for name, content := range samples() {
		packed := Gzip(content)
		if !bytes.Equal(unpack(t, packed), content) {
			t.Errorf("%s: unpacks to something else", name)
		}
		if !bytes.Equal(packed, Gzip(content)) {
			t.Errorf("%s: packs differently a second time", name)
		}
		if len(packed) > len(content)+len(content)/100+300 {
			t.Errorf("%s: %d bytes became %d", name, len(content), len(packed))
		}
	}
}

// The Go programs of this machine's own toolchain stand for what is packed.
func TestSmallerThanTheStandardLibrary(t *testing.T) {
	var source bytes.Buffer
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source.Write(content)
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"source": source.Bytes(), "program": code[:min(len(code), 2<<20)]} {
		var standard bytes.Buffer
		w, _ := gzip.NewWriterLevel(&standard, gzip.BestCompression)
		_, _ = w.Write(content)
		_ = w.Close()
		packed := Gzip(content)
		if !bytes.Equal(unpack(t, packed), content) {
			t.Fatalf("%s: unpacks to something else", name)
		}
		t.Logf("%s: %d bytes, %d by the standard library, %d here", name, len(content), standard.Len(), len(packed))
		if len(packed)*100 > standard.Len()*98 {
			t.Errorf("%s: %d bytes, the standard library takes %d", name, len(packed), standard.Len())
		}
	}
}

func TestCodesFitTheirLimit(t *testing.T) {
	fibonacci := make([]uint32, 30)
	fibonacci[0], fibonacci[1] = 1, 1
	for i := 2; i < len(fibonacci); i++ {
		fibonacci[i] = fibonacci[i-1] + fibonacci[i-2]
	}
	for _, limit := range []int{7, 15} {
		c := newCode(fibonacci[:19], limit)
		if limit == 15 {
			c = newCode(fibonacci, limit)
		}
		space := 0 // Kraft's sum: the code must be complete
		for _, l := range c.lengths {
			if int(l) > limit {
				t.Errorf("a code of %d bits, the limit is %d", l, limit)
			}
			space += 1 << (15 - l)
		}
		if space != 1<<15 {
			t.Errorf("limit %d: the code fills %d of %d", limit, space, 1<<15)
		}
	}
}

func TestLog2(t *testing.T) {
	for n, want := range map[uint32]uint32{1: 0, 2: 16, 3: 25, 4: 32, 1000: 159, 1 << 31: 31 * 16} {
		if got := log2(n); got != want {
			t.Errorf("log2(%d) is %d sixteenths, want %d", n, got, want)
		}
	}
}

func FuzzGzip(f *testing.F) {
	f.Add([]byte(strings.Repeat("abcabd", 50)))
	f.Add([]byte{0, 0, 0, 0, 1, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, content []byte) {
		if !bytes.Equal(unpack(t, Gzip(content)), content) {
			t.Error("unpacks to something else")
		}
	})
}

func BenchmarkGzip(b *testing.B) {
	program, err := os.Executable()
	if err != nil {
		b.Fatal(err)
	}
	content, err := os.ReadFile(program)
	if err != nil {
		b.Fatal(err)
	}
	content = content[:min(len(content), 1<<20)]
	b.SetBytes(int64(len(content)))
	for b.Loop() {
		Gzip(content)
	}
}
