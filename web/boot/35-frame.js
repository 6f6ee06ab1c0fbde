// What a frame, or the browser, may forbid.

// A stand-in that forgets when the page closes.
function memory() {
  const kept = new Map();
  return {
    get length() { return kept.size; },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (name) => kept.get(String(name)) ?? null,
    setItem: (name, value) => { kept.set(String(name), String(value)); },
    removeItem: (name) => { kept.delete(String(name)); },
    clear: () => { kept.clear(); },
  };
}
// A browser may refuse storage at any time, and go-app would not survive that. What
// cannot be read is not there; only whoever keeps something learns of it.
function guarded(kept) {
  const tried = (deed, otherwise = undefined) => {
    try {
      return deed();
    } catch {
      return otherwise;
    }
  };
  return {
    get length() { return tried(() => kept.length, 0); },
    key: (i) => tried(() => kept.key(i), null),
    getItem: (name) => tried(() => kept.getItem(name), null),
    setItem: (name, value) => { kept.setItem(name, value); },
    removeItem: (name) => { tried(() => kept.removeItem(name)); },
    clear: () => { tried(() => kept.clear()); },
  };
}
let forgets = false;
for (const name of ["localStorage", "sessionStorage"]) {
  let kept = memory();
  try {
    window[name].getItem("solvitur");
    kept = window[name];
  } catch {
    forgets ||= name === "localStorage"; // refused from the beginning
  }
  Object.defineProperty(window, name, { value: guarded(kept), configurable: true });
}
if (framed) {
  delete Navigator.prototype.serviceWorker; // a sandboxed frame throws on the mere look at it
  page.dataset.framed = "";
}
