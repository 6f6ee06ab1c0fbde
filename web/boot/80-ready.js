// When the page is ready, and when it is at rest.

const ready = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("main[data-ready]")) return;
    observer.disconnect();
    delete page.dataset.loading;
    resolve();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"] });
});

// To keep the site for later takes the machine for half a second, and one more kind of
// puzzle a third of that: it waits until nobody has touched the page for a while.
const pause = navigator.serviceWorker?.controller ? 300 : 800; // ms
const calm = (async () => {
  await ready;
  await Promise.allSettled(workerModules.values());
  let touched = performance.now();
  for (const kind of ["pointerdown", "keydown", "input"]) {
    document.addEventListener(kind, () => { touched = performance.now(); }, { capture: true, passive: true });
  }
  for (let left = pause; left > 0; left = touched + pause - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
})();
