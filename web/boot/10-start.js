// boot.js is the first script of every page, and runs before anything is
// painted. It is made of the files in this folder, in the order of their names, all
// of them within one strict function: what one of them declares, those after it
// know. It
//
//   - sets the theme that the visitor chose;
//   - makes the address one that Go can read;
//   - makes up for what a frame may forbid (storage, service workers);
//   - fetches the page's program, then the worker's that the page needs, and has
//     them unpacked and compiled aside, the latter while the page itself is still
//     starting;
//   - hands the files to the service worker once the page is at rest;
//   - in a frame, tells the page around it how tall it is;
//   - leads links within the page to their places, and leaves the address alone;
//   - knows how much of the answer is to be in sight, and what was solved;
//   - opens one of the places of a puzzle's page;
//   - notes what a control says and holds when something is done with it;
//   - keeps what a visitor does before the program has started, and does it then.
//
// Its own element carries the names of the files (data-app, data-workers, ...).
// All that it offers is globalThis.solvitur, frozen:
//
//   root                      path of the site's root, such as "/" or "/sub/path/"
//   framed                    whether the page stands in a frame
//   forgets                   whether the browser refuses to keep anything on the machine
//   ready                     promise: main[data-ready] is in the page
//   calm                      promise: all has started, and nobody does anything just now
//   data(name)                text of a data file that came inside the page, or null
//   load(name)                promise of the text of a data file
//   theme(), setTheme(value)  "light", "dark" or "system"
//   startWorker(program, onMessage, onError)
//                             starts a worker; onMessage and onError get strings.
//                             Returns {post(string), stop()}. Messages may be posted
//                             at once: they are kept until the worker speaks first.
//   painted(callback)         calls back once what is in the document is on the screen
//   breathe(callback)         calls back soon, in a task of its own
//   missing()                 promise of the bytes left to fetch until every puzzle is
//                             kept, as a text; "" where nothing is kept
//   keepAll()                 promise that all of them are kept
//   moves()                   how often the visitor has gone on to something else
//   agree()                   has boxes and menus say what was drawn last
//   veil(), lift(fragment)    "shown", "verdict" or "veiled"; lift remembers that the answer was asked for
//   solved(), markSolved(name)
//                             names of the puzzles that the visitor has solved; one more
//   answersAtOnce(), setAnswersAtOnce(on)
//                             whether all answers are to be shown at once
//   place(name)               opens "puzzle", "answer", "search" or "explore"; "" is what the address asks for
//   writeVariant(fragment)    has the address carry a variant; false if the browser refuses
//   reveal(element)           opens the place in which it stands
//   hurried()                 whether anything was done before the program had started
//   program(onProgress)       for go-app's script only
//   ended()                   the same: the program has ended, which it never should
//
// None of these throws: an exception would end the Go program that calls them.

const script = document.currentScript;
const root = new URL("../", script.src);
const page = document.documentElement;
const framed = window.self !== window.top;
const url = (name) => new URL(name, root).href;
page.dataset.started = ""; // else the page says that it has not (see goapp.css)
