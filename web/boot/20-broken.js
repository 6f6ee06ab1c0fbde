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
  page.dataset.ended = "";
  delete page.dataset.loading;
  // A program that never came to show a link would end over it again.
  if (location.hash && !document.querySelector("main[data-ready]")) {
    tell("The program of this page has stopped over this link. Reload the page to go on without it.", () => location.replace(location.pathname + location.search));
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
