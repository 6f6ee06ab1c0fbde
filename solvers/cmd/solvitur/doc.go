// Command solvitur is the terminal door: the same puzzles, facts, strategies
// and reasons as on the page, through the same lab.
//
//	solvitur list
//	solvitur solve <puzzle | link | file.json | -> [flags]
//	solvitur schema <family>
//	solvitur catalog -out DIR
//
// A file, or standard input for "-", holds the facts of a family:
//
//	{"family": "meetings", "facts": {...}}
//
// and optionally "off", "strategy", "orders", "limit" and "seconds" as a link
// does. With -json every line is one JSON object, and the last one is the
// verdict.
//
// The exit status is 0 when a verdict was delivered, whichever; 1 for facts
// that are wrong, with every fault on standard error after the path of its
// field; 2 for a command that is wrong; and 3 for a defect of the program.
package main
