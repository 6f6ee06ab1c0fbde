// unstarted.js stands before go-app's script in the same file. Where boot.js did not run,
// half of it came, or a page in its place; a browser that may keep that does so, and gives it
// again whenever the page is reloaded. So the scripts are fetched anew, past what is kept.
"use strict";
if (!globalThis.solvitur) {
  const page = document.documentElement;
  delete page.dataset.started; // it may have come so far
  delete page.dataset.loading;
  const files = [...document.querySelectorAll("script[src]")].map(({ src }) => src);
  const fetchAgain = () => Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
  fetchAgain(); // for whoever reloads by the browser's own button
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Reload the page";
  button.addEventListener("click", async () => {
    await fetchAgain();
    location.reload();
  });
  document.querySelector(".unstarted")?.append(" ", button);
}
