// The line of the verdict in a frame that grows with its content.

// Such a frame never scrolls, so nothing in it sticks to an edge of the window. embed.js
// tells how much of it is in sight, and the line goes there: on a wide page to the
// upper edge, on a narrow one to the lower.
if (framed) {
  let top = 0;
  let bottom = Infinity;
  const lay = () => {
    const line = document.querySelector(".line");
    if (!line || page.dataset.grown === undefined) return;
    const column = line.parentElement.getBoundingClientRect();
    const shift = wide.matches
      ? Math.max(0, Math.min(top - column.top, column.height - line.offsetHeight))
      : Math.max(0, Math.min(bottom, document.body.offsetHeight) - line.offsetHeight) - line.closest(".workbench").getBoundingClientRect().top;
    page.style.setProperty("--line-shift", `${Math.round(shift)}px`);
  };
  window.addEventListener("message", ({ source, data }) => {
    const seen = data?.solvitur?.seen;
    if (source !== window.parent || !Array.isArray(seen) || !seen.every(Number.isFinite)) return;
    [top, bottom] = seen;
    page.dataset.grown = "";
    lay();
  });
  document.addEventListener("DOMContentLoaded", () => { new ResizeObserver(lay).observe(document.body); });
}
