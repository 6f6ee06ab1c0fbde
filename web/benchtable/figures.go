package main

// figures are the times to reach, in milliseconds: in a worker of Chromium, by
// the general engines, when they are warm.
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
}
