package lab

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"solvitur/solvers/another"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// Another answers with another puzzle like one that there is. What is wrong with a seed is
// told at "seed".
func (l *Lab) Another(ctx context.Context, r wire.AnotherRequest, tell func(wire.Event)) error {
	start := time.Now()
	family, err := l.family(r.Family)
	if err != nil {
		return err
	}
	presets := family.Presets()
	at := slices.IndexFunc(presets, func(p puzzle.Preset) bool { return p.Name == r.Puzzle })
	if at < 0 {
		return fmt.Errorf("there is no puzzle “%s” of the family %s", schema.Brief(r.Puzzle), r.Family)
	}
	preset := presets[at]
	levels := family.Others(preset.Facts, 0)
	if r.Level == "" && len(levels) > 0 {
		r.Level = levels[0]
	}
	if r.Seed == "" {
		r.Seed = strconv.FormatInt(start.UnixMilli()%1_000_000, 10)
	}
	seed, err := another.Read(r.Seed, r.Level)
	if err == nil {
		err = another.Refused(family, preset.Facts, seed)
	}
	if err != nil {
		return schema.Errorf("seed", "%s", err)
	}
	made, err := another.Make(ctx, family, preset, seed, func(n, of int) {
		tell(wire.Event{Progress: &wire.ProgressBody{Elapsed: since(start), Known: n, Of: of}})
	})
	if err != nil {
		return err
	}
	tell(wire.Event{Made: &wire.MadeBody{
		Variant: share.Variant{Facts: made.Facts, Words: made.Words(family, preset)}, Seed: made.Seed.String(), Elapsed: since(start),
	}})
	return nil
}
