// All that the page's program and tests know of this: see 10-start.js.
globalThis.solvitur = Object.freeze({ root: root.pathname, framed, forgets, ready, calm, data, load, theme, setTheme, startWorker, painted, breathe, missing, keepAll, moves: () => moves, agree, veil, lift, solved, markSolved, answersAtOnce, setAnswersAtOnce, place, toPlace, writeVariant, reveal, program, ended, hurried });
