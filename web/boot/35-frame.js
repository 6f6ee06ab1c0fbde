// What a frame may forbid.

// A stand-in that forgets when the page closes. go-app reads storage at once
// and would not survive the refusal.
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
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name].getItem("solvitur");
  } catch {
    Object.defineProperty(window, name, { value: memory(), configurable: true });
  }
}
if (framed) {
  delete Navigator.prototype.serviceWorker; // a sandboxed frame throws on the mere look at it
  page.dataset.framed = "";
}
