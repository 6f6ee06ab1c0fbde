// What a visitor does before the program has started.

// The page can be read, and looks ready, before its program has come. What is
// chosen, typed or pressed by then is kept, and done in order once the program has
// drawn the page anew; the focus and what was unfolded go over. A press may move
// all else, so nothing more is taken after one. Where a link, or what was kept on
// this device, will show other facts than those that the page came with, its
// controls wait for them, and so do those of the board where marks are kept. Parts of a board
// that are pressed mean the same wherever it is drawn: of these, each press is kept, and what
// is typed there.
const early = { deeds: [], folds: [], focus: null };

whenParsed.then(() => {
  if (document.querySelector("main[data-ready]") || showsOther()) return;
  const listening = new AbortController();
  const listen = (kind, heard) => document.addEventListener(kind, heard, { capture: true, signal: listening.signal });
  const marked = keeps("tried");
  const waits = (control) => marked && control.closest(".trial") !== null;
  for (const control of document.querySelectorAll("[data-do]:disabled")) control.disabled = waits(control);
  for (const kind of ["input", "change"]) {
    listen(kind, ({ target }) => {
      if (!target.matches?.("[data-do]") || waits(target)) return;
      const deed = { kind, at: placeOf(target), value: target.value, checked: target.checked };
      const last = early.deeds.at(-1);
      if (last?.kind === kind && isSame(last.at, deed.at)) early.deeds.pop(); // typing on
      early.deeds.push(deed);
    });
  }
  listen("click", ({ target }) => {
    const control = target.closest?.(":is(button, g)[data-do]");
    if (!control || control.disabled || waits(control) || control.getAttribute("aria-disabled") === "true") return;
    early.deeds.push({ kind: "click", at: placeOf(control) });
    control.setAttribute("aria-busy", "true");
    if (control.localName === "g") return;
    for (const other of document.querySelectorAll("[data-do]:enabled")) other.disabled = other !== control;
  });
  listen("keydown", ({ target, key, ctrlKey, metaKey, altKey }) => {
    const place = target.closest?.(".trial :is([data-do=place], [data-do=mark])");
    if (!place || waits(place) || key.length > 1 || key === " " || ctrlKey || metaKey || altKey) return;
    early.deeds.push({ kind: "keydown", at: placeOf(place), value: key });
  });
  listen("toggle", ({ target }) => { early.folds.push({ at: placeOf(target.firstElementChild), open: target.open }); });
  listen("focusin", ({ target }) => { early.focus = { element: target, at: placeOf(target) }; });
  ready.then(() => { listening.abort(); catchUp(); });
});

// hurried says whether anything was done before the program had started.
const hurried = () => early.deeds.length > 0 || early.folds.length > 0 || early.focus !== null;

// showsOther says whether the program will show other facts than the page does.
function showsOther() {
  return location.hash.length > 1 || keeps("variant");
}

// keeps says whether something is kept on this device of this puzzle.
function keeps(kind) {
  try {
    return localStorage.getItem(`solvitur.${kind}.${puzzleName()}`) !== null;
  } catch {
    return false;
  }
}

function catchUp() {
  for (const { at, open } of early.folds) {
    const fold = twinOf(at)?.parentElement;
    if (fold) fold.open = open;
  }
  const held = early.focus;
  const lost = held && !held.element.isConnected && document.activeElement === document.body;
  const again = lost ? twinOf(held.at) : null;
  again?.focus({ preventScroll: true });
  for (const { kind, at, value, checked } of early.deeds) {
    const control = twinOf(at);
    if (!control) continue;
    if (kind === "click") {
      if (control.click) control.click();
      else control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); // no part of a drawing has that
      continue;
    }
    if (kind === "keydown") {
      control.dispatchEvent(new KeyboardEvent(kind, { key: value, bubbles: true, cancelable: true }));
      continue;
    }
    if (control.value !== value) control.value = value;
    if (control.checked !== checked) control.checked = checked;
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  if (again?.selectionStart !== undefined && again.selectionStart !== null) {
    again.setSelectionRange(held.element.selectionStart, held.element.selectionEnd);
  }
}

// placeOf says where an element stands, in words that hold for its twin in the page
// drawn anew: what it is, and its number among those that are the same.
function placeOf(element) {
  const name = nameOf(element);
  return { tag: element.localName, name, nth: [...document.querySelectorAll(element.localName)].filter((e) => nameOf(e) === name).indexOf(element) };
}
const twinOf = ({ tag, name, nth }) => [...document.querySelectorAll(tag)].filter((e) => nameOf(e) === name)[nth];
const isSame = (a, b) => a.tag === b.tag && a.name === b.name && a.nth === b.nth;
function nameOf(element) {
  const { written, typed, drawn, options, ...data } = element.dataset; // the page's own notes on it, and what it shows
  return JSON.stringify([element.type, Object.entries(data).sort(), element.matches("[data-do]") ? "" : element.textContent]);
}
