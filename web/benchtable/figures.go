package main

// figures are the times to reach, in milliseconds: in a worker of Chromium, when it is
// warm. The first group is of the general engines. The second holds, where no time was
// set, the best that was measured of another general solver (SWI-Prolog, clingo, or
// Gecode without its flattening). The third is of families' own ways, the quickest where
// there are several.
var figures = map[string]float64{
	"fd Puzzles/donald":                0.5,
	"fd Puzzles/zebra":                 0.7,
	"fd Puzzles/star":                  12,
	"fd Puzzles/star-bare":             12,
	"fd Puzzles/queens12":              150,
	"fd Puzzles/escargot":              3,
	"fd Puzzles/golden-nugget":         1.2,
	"fd Puzzles/easter-monster":        3,
	"fd Puzzles/sudoku16":              5,
	"fd Seventeen/models":              600,
	"fd Seventeen/one-model":           600,
	"fd Puzzles/graeco-latin6":         5000,
	"fd Puzzles/knights30":             1,
	"family/queens All/12/propagation": 150,
	"dialogue SumAndProduct/2000":      60,
	"dialogue UpperLimits":             3000,
	"family/meetings Twelve/loose":     100,
	"family/meetings Twelve/tight":     100,

	"fd Puzzles/send":          3.4,
	"fd Puzzles/cp-is-fun":     153,
	"fd Puzzles/graeco-latin7": 283,
	"fd Puzzles/four-cubes":    3.4,
	"fd Puzzles/kirkman15":     10,

	"family/queens All/12/masks":                    30,
	"family/dialogues SumAndProduct/2000/primes":    12,
	"family/bignumbers Strategies/transform/4444":   1.4,
	"family/bignumbers Strategies/transform/444400": 200,
	"family/stars Placements/magic-star/equations":  3,
	"family/patterns Types/14":                      0.5,
	"family/patterns Types/40":                      100,
	"family/patterns Types/60":                      2000,
	"family/latinsquares NoneOfOrderSix/squares":    60,
}
