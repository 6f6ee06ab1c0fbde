package dialogue

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

// A sweep gives for each size what a run over that many worlds gives.
func TestSweepAgainstRuns(t *testing.T) {
	r := &randomConversations{Rand: rand.New(rand.NewPCG(3, 4))}
	for i := range 2_000 {
		r.sweepable = i%10 > 0
		c := r.conversation()
		sizes := []int{r.IntN(c.Worlds.Len() + 1)}
		for sizes[len(sizes)-1] < c.Worlds.Len() {
			sizes = append(sizes, min(c.Worlds.Len(), sizes[len(sizes)-1]+r.IntN(12)))
		}
		k := 0
		for shot, err := range c.Sweep(context.Background(), Options{}, sizes) {
			if err != nil {
				t.Fatal(err)
			}
			want, err := c.runFirst(context.Background(), Options{}, sizes[k])
			if err != nil {
				t.Fatal(err)
			}
			for m, left := range want.left {
				if shot.Size != sizes[k] || shot.Left(m) != left.Len() {
					t.Fatalf("conversation %d, first %d worlds: %d left after %d announcements, want %d\n%v",
						i, sizes[k], shot.Left(m), m, left.Len(), c.Announcements)
				}
			}
			if got, want := slices.Collect(shot.Final()), slices.Collect(want.Final().All()); !slices.Equal(got, want) {
				t.Fatalf("conversation %d, first %d worlds: %v left, want %v", i, sizes[k], got, want)
			}
			k++
		}
		if k != len(sizes) {
			t.Fatalf("conversation %d: %d snapshots of %d", i, k, len(sizes))
		}
	}
}

// answers gives the final pairs for every upper limit up to high.
func answers(t testing.TB, low, high int, equal bool) [][][2]int {
	t.Helper()
	pairs, c := classic(t, low, high, equal)
	var sizes []int
	for n := low; n <= high; n++ {
		sizes = append(sizes, pairs.Upto(n))
	}
	var out [][][2]int
	for shot, err := range c.Sweep(context.Background(), Options{}, sizes) {
		if err != nil {
			t.Fatal(err)
		}
		var left [][2]int
		for w := range shot.Final() {
			x, y := pairs.Pair(w)
			left = append(left, [2]int{x, y})
		}
		out = append(out, left)
	}
	return out
}

// Exercise E7.5: for which upper limits is there exactly one answer?
func TestUpperLimits(t *testing.T) {
	type from struct {
		limit int
		pair  [2]int
	}
	for equal, come := range map[bool][]from{
		false: {{62, [2]int{4, 13}}, {1681, [2]int{4, 61}}, {1966, [2]int{16, 73}}},
		true:  {{62, [2]int{4, 13}}, {866, [2]int{4, 61}}, {1502, [2]int{32, 131}}, {1966, [2]int{16, 73}}},
	} {
		for i, got := range answers(t, 2, 2000, equal) {
			want := make(map[[2]int]bool)
			for _, f := range come {
				if i+2 >= f.limit {
					want[f.pair] = true
				}
			}
			ok := len(got) == len(want)
			for _, pair := range got {
				ok = ok && want[pair]
			}
			if !ok {
				t.Fatalf("2 to %d, equal %v: %v, want %v", i+2, equal, got, want)
			}
		}
	}
}

func TestSweepRefusals(t *testing.T) {
	pairs, c := classic(t, 2, 100, false)
	first := func(ctx context.Context, o Options, sizes ...int) error {
		for _, err := range c.Sweep(ctx, o, sizes) {
			if err != nil {
				return err
			}
		}
		return nil
	}
	background := context.Background()
	if first(background, Options{}, 5, 4) == nil || first(background, Options{}, pairs.Len()+1) == nil || first(background, Options{}, -1) == nil {
		t.Error("sizes that do not ascend within the worlds are not refused")
	}
	if err := first(background, Options{Memory: 1000}, 4000); !errors.Is(err, ErrTooLarge) {
		t.Errorf("within a thousand bytes: %v", err)
	}
	cancelled, cancel := context.WithCancel(background)
	cancel()
	if err := first(cancelled, Options{}, 4000); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if err := first(background, Options{}); err != nil {
		t.Errorf("no sizes: %v", err)
	}
}

// BenchmarkUpperLimits sweeps all upper limits up to 2,000.
func BenchmarkUpperLimits(b *testing.B) {
	for b.Loop() {
		unique := 0
		for _, left := range answers(b, 2, 2000, false) {
			if len(left) == 1 {
				unique++
			}
		}
		b.ReportMetric(float64(unique), "unique")
	}
}
