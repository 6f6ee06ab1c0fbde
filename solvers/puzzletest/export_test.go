package puzzletest

// Worked is how long the process has worked.
var Worked = worked
