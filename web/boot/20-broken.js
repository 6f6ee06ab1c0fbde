// When something is wrong with the page as a whole.

let told = false;
function tell(words, again = () => location.reload()) {
  if (told) return;
  told = true;
  const box = document.createElement("div");
  box.className = "broken";
  box.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = words;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Reload the page";
  button.addEventListener("click", again);
  box.append(text, button);
  whenParsed.then(() => document.body.append(box));
}
const whenParsed = new Promise((resolve) => { document.addEventListener("DOMContentLoaded", resolve); });

// Another file may have come in place of what was asked for, or half of it, or
// none. A browser that may keep it does so, and gives it again when the page is
// reloaded.
whenParsed.then(() => {
  if (typeof window.goappNav !== "function") {
    delete page.dataset.loading;
    tell("A part of this page\u2019s program did not arrive. Reload the page to try again.", fetchAgain);
  } else if (getComputedStyle(page).getPropertyValue("--whole") === "") {
    tell("The style of this page did not arrive. Reload the page to try again.", fetchAgain);
  }
});
async function fetchAgain() {
  const files = [...document.querySelectorAll('link[rel="stylesheet"], script[src]')].map((element) => element.href || element.src);
  await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}

// The program ends by itself where Go gives up, and is beyond help where the
// browser stops it, for want of memory or of stack.
function ended() {
  if ("ended" in page.dataset) return;
  page.dataset.ended = "";
  delete page.dataset.loading;
  // A program that never came to show a link, or what is kept, would end over it again.
  const unready = !document.querySelector("main[data-ready]");
  const again = unready && endedBefore();
  if (unready && location.hash) {
    tell("The program of this page has stopped over this link. Reload the page to go on without it.", () => location.replace(location.pathname + location.search));
    return;
  }
  if (again && !framed && keptHere().length > 0) {
    tell("The program of this page has stopped again. Reload the page to go on from the puzzle as it was given: your facts and marks of it are put aside on this device.", () => { putAside(); location.reload(); });
    return;
  }
  // It may have stopped over the very change that it was to keep.
  tell(framed || !showsOther() ? "The program of this page has stopped. Reload it to go on from the puzzle as it was given."
    : "The program of this page has stopped. Reload the page to go on: your facts are kept, except perhaps for the last change.");
}
window.addEventListener("error", ({ error }) => {
  const noStack = error instanceof RangeError || error?.name === "InternalError"; // the latter in Firefox
  if (error instanceof WebAssembly.RuntimeError || noStack && /wasm-function|\[wasm code\]/.test(error.stack)) ended();
});

// endedBefore says whether this page has ended before it was ready the last time as well, which
// is noted in the tab until a page is ready.
const endedKey = "solvitur.ended";
function endedBefore() {
  const last = sessionStorage.getItem(endedKey);
  try {
    sessionStorage.setItem(endedKey, location.pathname);
  } catch {
    // a full storage: each end is the first
  }
  return last === location.pathname;
}
whenParsed.then(() => ready).then(() => sessionStorage.removeItem(endedKey));

// keptHere names what is kept of this puzzle and taken up when its page is opened.
const keptHere = () => ["variant", "tried"].map((kind) => `solvitur.${kind}.${puzzleName()}`).filter((key) => localStorage.getItem(key) !== null);

function putAside() {
  for (const key of keptHere()) {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key); // first: there may be no room for both
    try {
      localStorage.setItem(`${key}.stopped.${Date.now()}`, kept);
    } catch {
      localStorage.setItem(key, kept);
    }
  }
}
