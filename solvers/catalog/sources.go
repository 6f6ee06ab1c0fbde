package catalog

import "solvitur/solvers/puzzle"

// About tells what a source is, in paragraphs, by the code that its puzzles credit it
// with; nil if the code is unknown.
func About(code string) []string { return abouts[code] }

// Together is what the puzzles of a source are called together: mostly as the source is.
func Together(source puzzle.Source) string {
	switch source.Code {
	case "Classic":
		return "Classics"
	case "Ours":
		return "Our own puzzles"
	}
	return source.Title
}

var abouts = map[string][]string{
	"MM": {
		"A report of the computing institute of the Hungarian Academy of Sciences, written for people who want to see what a programming language can do with a story. Eight puzzles are worked out in full, in Prolog and in Pascal, with figures, traces and exercises; its appendix C asks for more to be solved in the same spirit. The puzzles themselves come from older books and journals, and Márkusz and Márkus say from which.",
		"We have solved all of them anew. Most figures come out as they are printed there. Where they do not, or where a puzzle has more answers than it is said to have, its page says so under “What we found”; and their exercises are the experiments there.",
	},
	"PP": {
		"A book on Prolog, free to read on the web. Its chapter “Logic Puzzles” takes puzzles that are well known, states each in a few lines, and leaves the rest to the language: islanders who always lie, by Raymond Smullyan; sums of words; a chain of sentences in the manner of Lewis Carroll; the houses with the zebra; and ways over rivers and bridges.",
		"Here they are with facts that can be changed, and with several ways of searching side by side.",
	},
	"KL": {
		"A sheet of exercises for a course on Prolog: stack four cubes so that no side shows a figure twice, and fill two sudokus, one of them with regions of odd shapes. The same program that fills the one in a moment took 73 seconds for the other. Their pages show why.",
	},
	"DG": {
		"Notes of a course on Prolog IV about a single sum of words. They try its letters in eight ways, and measure times from half a second to more than six minutes: what is the right order to guess in, and why do two orders fail that look so natural? The page of the puzzle lets you try them all, and any other.",
	},
	"EN": {
		"For many years New Scientist set its readers a puzzle called Enigma. Number 1225 asks for the largest total of a board of numbers of which every row is a column as well. A. Csenki took it up in a text on Prolog, with one program that tries everything and another that thinks first.",
	},
	"Classic": {
		"Puzzles that belong to everybody. Some are very old: the jealous husbands stand among the problems attributed to Alcuin, of about 800, the measures of 8, 5 and 3 in a chronicle of the thirteenth century, and the magic square of three is that of Chinese tradition. Others came up with a toy, such as the tiles that slide in a tray.",
		"The facts are those that everybody takes; the stories are ours. Each page says what is known of where its puzzle comes from.",
	},
	"Ours": {
		"Made for this site, where a kind of puzzle wanted an easier or a harder one beside those of the sources, or something else to show: one that has no answer, one that has several, one that is much larger. Everybody may use them.",
	},
	"Berwick": {
		"A mathematician who worked in Leeds and Bangor. In 1906 The School World, a journal for teachers, printed a long division of his in which nothing but seven sevens could be read. It is among the first puzzles of its kind, the best known of them all, and has been set again in many books.",
	},
	"Carroll": {
		"The book in which the author of Alice teaches logic, with diagrams, counters and a great many silly sentences. Its last part holds the examples: heaps of statements, each harmless by itself, out of which a single conclusion is to be drawn by using all of them.",
	},
	"Haselberg": {
		"An architect of Stralsund, who looked for numbers on a honeycomb of nineteen cells of which all rows have the same sum, in all three directions. There is only one way, and he had found it by 1887.",
	},
	"Kirkman": {
		"The Lady’s and Gentleman’s Diary printed mathematical questions among its calendars and riddles, and readers sent in answers. In the volume for 1850 the clergyman Thomas Kirkman asked how fifteen young ladies can walk out three abreast on seven days so that no two walk together twice. A branch of mathematics has grown from it.",
	},
	"CSPLib": {
		"A collection of problems by which people who write solvers compare them. Number 10 began with a real question, put to a newsgroup in 1998: how can golfers who play in groups of four go on for weeks without anybody meeting anybody twice?",
	},
	"Armbruster": {
		"Four plastic cubes with coloured faces, to be stacked so that each side of the stack shows every colour. The toy sold by the million, and lived up to its name.",
	},
	"Tick": {
		"A program from a collection of benchmarks for parallel logic programming. It stacks seven cubes of seven colours, and was written to keep several processors busy.",
	},
	"Bezzel": {
		"Max Bezzel, who made chess problems, asked the readers of a chess paper in Berlin for ways to place eight queens on a board so that none attacks another. It has been tried by mathematicians ever since, and by nearly everybody who learns to program.",
	},
}
