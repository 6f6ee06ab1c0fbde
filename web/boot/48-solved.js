// Which puzzles the visitor has solved.

// A puzzle counts as solved once an answer of the visitor's own was judged right, not
// when the page has shown its answer. The names are remembered on this device.
const solvedKey = "solvitur.solved";
const mostSolved = 1000; // puzzles remembered
const aName = /^[a-z0-9-]{1,80}$/;
let solvedHere = []; // on this page: the storage may be refused

function solved() {
  const kept = keptOf(solvedKey);
  const names = Array.isArray(kept) ? kept.filter((one) => typeof one === "string" && aName.test(one)) : [];
  return [...new Set([...solvedHere, ...names])].slice(0, mostSolved);
}
function markSolved(name) {
  if (typeof name !== "string" || !aName.test(name)) return;
  solvedHere = [name, ...solved().filter((one) => one !== name)].slice(0, mostSolved);
  keepUnder(solvedKey, solvedHere);
}
