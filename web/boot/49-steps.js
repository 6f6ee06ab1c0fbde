// A step back or forward while the program starts: go-app would have a page that it has not wholly
// drawn make way for another. It hears of the step once the page stands.
window.addEventListener("popstate", (event) => {
  if (!window.onpopstate || document.querySelector("main[data-ready]")) return;
  event.stopImmediatePropagation();
  ready.then(() => window.onpopstate?.(event));
});
