// The line of the verdict, and what is open below it, in a frame that grows with its content.

// Such a frame never scrolls, so nothing in it sticks to an edge of the window. embed.js
// tells how much of it is in sight, and the line goes there: on a wide page to the
// upper edge, on a narrow one to the lower. On a wide page the open place comes along as far as
// there is room below it, so that a board stands beside those facts that are read; what one plays with
// stays in sight above the board.
if (framed) {
  let top = 0;
  let bottom = Infinity;
  let screen = 400;
  const watched = new WeakSet();
  const lay = () => {
    const line = document.querySelector(".line");
    if (!line || page.dataset.grown === undefined) return;
    const column = line.parentElement.getBoundingClientRect();
    const shift = wide.matches
      ? Math.max(0, Math.min(top - column.top, column.height - line.offsetHeight))
      : Math.max(0, Math.min(bottom, document.body.offsetHeight) - line.offsetHeight) - line.closest(".workbench").getBoundingClientRect().top;
    page.style.setProperty("--line-shift", `${Math.round(shift)}px`);
    const all = [...line.parentElement.querySelectorAll(".place")];
    for (const place of all.filter((place) => !watched.has(place))) {
      watched.add(place);
      sizes.observe(place);
    }
    const open = all.find((place) => place.offsetHeight);
    const room = open ? column.height - open.offsetTop - open.offsetHeight : 0;
    page.style.setProperty("--place-shift", `${Math.round(Math.max(0, Math.min(shift, room)))}px`);
    const head = open?.querySelector(".trial-head");
    const trial = head?.parentElement.getBoundingClientRect(); // as it is now
    const edge = wide.matches ? column.top + shift + line.offsetHeight : top;
    page.style.setProperty("--head-shift", head ? `${Math.round(Math.max(0, Math.min(edge - trial.top, trial.height - head.offsetHeight)))}px` : "0px");
  };
  window.addEventListener("message", ({ source, data }) => {
    const seen = data?.solvitur?.seen;
    if (source !== window.parent || !Array.isArray(seen) || !seen.every(Number.isFinite)) return;
    [top, bottom] = seen;
    screen = Math.max(screen, Math.round(bottom - top)); // what scrolls into sight makes nothing shrink
    page.style.setProperty("--screen", `${screen}px`);
    page.dataset.grown = "";
    lay();
  });
  const sizes = new ResizeObserver(lay);
  document.addEventListener("DOMContentLoaded", () => { sizes.observe(document.body); });
}
