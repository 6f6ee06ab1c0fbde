// How much of the answer is in sight.

// A puzzle opens unsolved: its answer is veiled until somebody asks for it. What was
// asked for is remembered on this device, by puzzle and variant, and so is the wish
// to see all answers at once. A link, or a course page's frame, may ask for more or
// less: ?answer=shown, ?answer=verdict (nothing but the verdict) or ?answer=veiled.
const atOnceKey = "solvitur.answers";
const shownKey = "solvitur.shown";
const mostShown = 500; // puzzles and variants remembered

function keptOf(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null; // nothing is kept, or nothing of ours
  }
}
function keepUnder(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full storage: it holds for this page
  }
}
const shownBefore = () => {
  const kept = keptOf(shownKey);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
};

// puzzleHere names what the page shows: of a variant by its digest (FNV-1a), since what
// a link brings is not kept.
function puzzleHere(fragment = location.hash) {
  const name = puzzleName();
  if (fragment.length < 2) return name;
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(fragment)) digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  return `${name} ${digest.toString(36)}`;
}

// veil says how much: "shown", "verdict" or "veiled".
function veil() {
  const asked = new URLSearchParams(location.search).get("answer");
  if (!document.querySelector("main[data-ready]") && document.querySelector(".answer > details.veil[open]")) return "shown"; // before the program came
  const before = shownBefore();
  if (before.includes(puzzleHere())) return "shown";
  if (before.includes(verdictOf(puzzleHere())) && asked !== "shown") return "verdict";
  if (["shown", "verdict", "veiled"].includes(asked)) return asked;
  return answersAtOnce() ? "shown" : "veiled";
}

// verdictOf is how a puzzle is remembered of which no more than the verdict was asked for.
const verdictOf = (here) => `${here} verdict`;

// lift remembers that the answer to a variant was asked for, or the verdict alone: the
// address may not say yet which it is, and never does in a frame.
function lift(fragment, veil) {
  const here = veil === "verdict" ? verdictOf(puzzleHere(fragment)) : puzzleHere(fragment);
  keepUnder(shownKey, [here, ...shownBefore().filter((one) => one !== here)].slice(0, mostShown));
}

let wanted = null; // on this page
const answersAtOnce = () => wanted ?? keptOf(atOnceKey) === "shown";
function setAnswersAtOnce(on) {
  wanted = on;
  keepUnder(atOnceKey, on ? "shown" : "veiled");
}

// Without the program, the answer stands behind a fold.
whenParsed.then(() => {
  const open = veil() === "shown";
  for (const fold of document.querySelectorAll("details.veil")) fold.open = open;
});
