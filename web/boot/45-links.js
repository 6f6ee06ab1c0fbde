// Links, within the page and away from it.

// Until the program has drawn the page, links are the browser's own: go-app hears of them from its
// beginning on, and would follow one once more when its turn comes.
document.addEventListener("click", (event) => {
  if (!document.querySelector("main[data-ready]") && event.target.closest?.("a[href]")) event.stopPropagation();
}, true);

// The fragment of the address holds the facts: a link to a part of the page
// must not take its place.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#"]');
  const part = link && document.getElementById(link.getAttribute("href").slice(1));
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // go-app would follow it
  reveal(part);
  // A fold has no tabindex of its own: in Chromium, one of -1 would keep all in it from the Tab key.
  (part.querySelector(":scope > summary") ?? part).focus({ preventScroll: true });
  part.scrollIntoView();
}, true);
