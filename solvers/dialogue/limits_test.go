package dialogue

import (
	"context"
	"errors"
	"testing"
)

func TestRefusals(t *testing.T) {
	pairs, c := classic(t, 2, 20, false)
	other, _ := classic(t, 2, 20, false)
	deep := True()
	for range MaxDepth {
		deep = Not(deep)
	}
	wide := True()
	for range 20 {
		wide = And(wide, wide)
	}
	tests := map[string]struct {
		conversation Conversation
		want         error
	}{
		"later moment":    {Conversation{pairs, []Announcement{{Says: At(1, True())}}}, ErrMoment},
		"negative moment": {Conversation{pairs, []Announcement{{Says: At(-1, True())}}}, ErrMoment},
		"same breath":     {Conversation{pairs, []Announcement{{Says: True()}, {Says: At(1, True()), Together: true}}}, ErrMoment},
		"too deep":        {Conversation{pairs, []Announcement{{Says: deep}}}, ErrTooLarge},
		"too wide":        {Conversation{pairs, []Announcement{{Says: wide}}}, ErrTooLarge},
		"nothing said":    {Conversation{pairs, []Announcement{{}}}, nil},
		"together first":  {Conversation{pairs, []Announcement{{Says: True(), Together: true}}}, nil},
		"other worlds":    {Conversation{pairs, []Announcement{{Says: KnowsWorld(&Person{"P", other.Sum()})}}}, nil},
		"nobody":          {Conversation{pairs, []Announcement{{Says: KnowsWorld(nil)}}}, nil},
		"no worlds":       {Conversation{}, nil},
		"too many":        {Conversation{pairs, make([]Announcement, MaxAnnouncements+1)}, ErrTooLarge},
	}
	for name, test := range tests {
		_, err := test.conversation.Run(context.Background(), Options{})
		if err == nil || test.want != nil && !errors.Is(err, test.want) {
			t.Errorf("%s: error %v, want %v", name, err, test.want)
		}
	}
	if _, err := c.Run(context.Background(), Options{Memory: 10}); !errors.Is(err, ErrTooLarge) {
		t.Errorf("within ten bytes: %v", err)
	}
	for _, limits := range [][2]int{{-1, 5}, {6, 5}, {2, MaxPairHigh + 1}} {
		if _, err := NewPairs(limits[0], limits[1], true); err == nil {
			t.Errorf("pairs from %d to %d are not refused", limits[0], limits[1])
		}
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := c.Run(cancelled, Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// Progress goes up to about the total, for each announcement that needs work,
// and a run can be stopped in the middle.
func TestProgress(t *testing.T) {
	_, c := classic(t, 2, 3000, false)
	var last Progress
	reports := 0
	o := Options{Progress: func(p Progress) {
		if p.Announcement < last.Announcement || p.Announcement == last.Announcement && p.Done < last.Done || p.Done > p.Total {
			t.Errorf("%+v after %+v", p, last)
		}
		last = p
		reports++
	}}
	r, err := c.Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if reports < 20 || r.Announcements() != 4 || r.Statistics().Steps == 0 || r.Statistics().Bytes > 8<<20 {
		t.Errorf("%d reports, %d announcements, %+v", reports, r.Announcements(), r.Statistics())
	}
	said := 0
	o = Options{Said: func(k int, left *Set) {
		if k != said || left != r.Left(k+1) && left.Len() != r.Left(k+1).Len() {
			t.Errorf("announcement %d leaves %d", k, left.Len())
		}
		said++
	}}
	if _, err := c.Run(context.Background(), o); err != nil || said != 4 {
		t.Errorf("%d announcements said, %v", said, err)
	}

	// Stopped in the middle, by the first report of any progress.
	for name, hold := range map[string]func(context.Context, Options) error{
		"run": func(ctx context.Context, o Options) error {
			_, err := c.Run(ctx, o)
			return err
		},
		"sweep": func(ctx context.Context, o Options) error {
			for _, err := range c.Sweep(ctx, o, []int{c.Worlds.Len()}) {
				return err
			}
			return nil
		},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		stopped := 0
		err := hold(ctx, Options{Progress: func(p Progress) {
			if p.Done > 0 {
				cancel()
				stopped++
			}
		}})
		if !errors.Is(err, context.Canceled) || stopped != 1 {
			t.Errorf("%s: %v after %d reports", name, err, stopped)
		}
		cancel()
	}
}

// Tabulating stops when it is told to, and can be taken up again.
func TestTabulatingIsCancelled(t *testing.T) {
	pairs, _ := classic(t, 2, 300, false)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	asked := 0
	sum := Tabulate(pairs, "sum", func(tuple []int) int {
		if asked++; asked == 5000 {
			cancel()
		}
		return tuple[0] + tuple[1]
	})
	c := Conversation{pairs, []Announcement{{Says: KnowsWorld(&Person{"S", sum})}}}
	if _, err := c.Run(ctx, Options{}); !errors.Is(err, context.Canceled) || asked > 9000 {
		t.Errorf("%v after %d worlds", err, asked)
	}
	// The sums that only one pair has: 5, 6, 598 and 599.
	if got := run(t, c).Final().Len(); got != 4 {
		t.Errorf("%d pairs are told by their sum, want 4", got)
	}
}

// Seeing two large quantities together, more combinations than a table holds.
func TestJointOfLargeQuantities(t *testing.T) {
	pairs, err := NewPairs(2, 250, true)
	if err != nil {
		t.Fatal(err)
	}
	both := Joint(pairs.Sum(), pairs.Product(), pairs.SumOfSquares())
	r := run(t, Conversation{pairs, []Announcement{{Says: KnowsWorld(&Person{"X", both})}}})
	if r.Final().Len() != pairs.Len() { // sum and product give both numbers
		t.Errorf("%d of %d pairs are told by sum and product", r.Final().Len(), pairs.Len())
	}
	if name := both.Name(); name != "sum and product and sum of squares" {
		t.Errorf("name %q", name)
	}
}

func TestTuplesRefused(t *testing.T) {
	one := func(tuple ...int) func(func([]int) bool) {
		return func(yield func([]int) bool) { yield(tuple) }
	}
	if _, err := NewTuples(0, one()); err == nil {
		t.Error("worlds without components are not refused")
	}
	if _, err := NewTuples(2, one(1, 2, 3)); err == nil {
		t.Error("a tuple of another width is not refused")
	}
	if _, err := NewTuples(1, one(1<<40)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a component of 2^40: %v", err)
	}
	pairs, _ := classic(t, 2, 9, false)
	if _, err := pairs.Quantity("huge", MaxKeys+1, func(x, y int) int { return 0 }); !errors.Is(err, ErrTooLarge) {
		t.Errorf("too many keys: %v", err)
	}
}
