package main

// figures are the times to reach, in milliseconds: in a worker of Chromium, by
// the general engines, when they are warm. The second group holds, where no time
// was set, the best that was measured of another general solver (SWI-Prolog, clingo, or
// Gecode without its flattening).
var figures = map[string]float64{
	"fd Puzzles/donald":            0.5,
	"fd Puzzles/zebra":             0.7,
	"fd Puzzles/star":              12,
	"fd Puzzles/star-bare":         12,
	"fd Puzzles/queens12":          1500,
	"fd Puzzles/escargot":          3,
	"fd Puzzles/golden-nugget":     3,
	"fd Puzzles/easter-monster":    3,
	"fd Puzzles/sudoku16":          20,
	"fd Puzzles/graeco-latin6":     5000,
	"fd Puzzles/knights30":         1,
	"dialogue SumAndProduct/2000":  60,
	"dialogue UpperLimits":         3000,
	"family/meetings Twelve/loose": 100,
	"family/meetings Twelve/tight": 100,

	"fd Puzzles/send":          3.4,
	"fd Puzzles/cp-is-fun":     153,
	"fd Puzzles/graeco-latin7": 283,
	"fd Puzzles/four-cubes":    3.4,
	"fd Puzzles/kirkman15":     10,
}
