// embed.js puts a puzzle into a course page, in a frame that grows with it.
//
//   <script src="https://example.org/solvitur/embed.js" defer></script>
//
//   <solvitur-puzzle puzzle="jealous-boyfriend"></solvitur-puzzle>
//   <solvitur-puzzle src="https://example.org/solvitur/p/jealous-boyfriend/#1.abc" theme="dark"></solvitur-puzzle>
//
// Where the course system takes unknown elements away, use
//
//   <div data-solvitur="jealous-boyfriend"></div>
//   <div data-solvitur="https://example.org/solvitur/p/jealous-boyfriend/#1.abc" data-theme="dark"></div>
//
// A puzzle's name means the original; a link copied from the page's "share"
// means that variant. Properties (as attributes; with data- on a div):
//
//   puzzle   the name of a puzzle of the site that this script came from
//   src      a link to a puzzle or a variant; its own site is used
//   answer   "shown" or "verdict" (nothing but that); without it, the answer is
//            veiled until the reader asks for it or changes a fact
//   place    "puzzle", "answer", "search" or "explore": what is open at first
//   theme    "light" or "dark"; without it the reader's system decides
//   title    what screen readers call the frame
//   height   in pixels (120 to 20000), until the puzzle has told its own; 640 without it
//   sandbox  if present, the frame gets sandbox="allow-scripts" and nothing else;
//            the site's host must then send Access-Control-Allow-Origin: *
//
// The frame is told how much of it is in sight, so that its verdict is too. Nothing
// comes out of it but its height. What tells none is no puzzle, but
// the host's page for a name that is misspelt, say: then a sentence takes its place.
"use strict";
(() => {
  const root = new URL("./", document.currentScript.src);
  // Each frame with the sentence that stands in its place: null as long as nothing is
  // known, undefined once it is known to be a puzzle.
  const frames = new Map();

  function address(given, theme, answer, place) {
    let url = null;
    try {
      url = new URL(/^[a-z0-9-]+$/.test(given) ? `embed/${given}/` : given, root);
    } catch {
      // told below
    }
    if (url?.protocol !== "https:" && url?.protocol !== "http:") throw new TypeError(`embed.js: ${given.slice(0, 200)} is not the link of a puzzle`);
    url.pathname = url.pathname.replace(/\/p\/([^/]+)\/?$/, "/embed/$1/");
    if (theme === "light" || theme === "dark") url.searchParams.set("theme", theme);
    if (["shown", "verdict", "veiled"].includes(answer)) url.searchParams.set("answer", answer);
    if (["puzzle", "answer", "search", "explore"].includes(place)) url.searchParams.set("place", place);
    return url.href;
  }

  function fill(host, read) {
    const asked = [read("src"), read("puzzle")].filter((one) => one !== null);
    const given = asked.find(Boolean) ?? asked[0];
    if (given === undefined || host.querySelector("iframe")) return;
    let source;
    try {
      if (!given) throw new TypeError(`embed.js: a puzzle without a name: write ${host.dataset.solvitur === "" ? "data-solvitur" : "puzzle"}="jealous-boyfriend", say`);
      source = address(given, read("theme"), read("answer"), read("place"));
    } catch (error) {
      console.error(error); // for the author; the other puzzles come all the same
      return;
    }
    const frame = document.createElement("iframe");
    frame.title = read("title") ?? "A logic puzzle to solve and change";
    frame.loading = "lazy";
    if (read("sandbox") !== null) frame.sandbox = "allow-scripts";
    frame.style.display = "block";
    frame.style.width = "100%";
    frame.style.border = "0";
    frame.style.height = `${within(Number(read("height")) || 640)}px`;
    frame.src = source;
    frame.addEventListener("load", () => setTimeout(() => {
      if (frames.get(frame) === null && begun(frame)) replace(frame, source);
    }, grace));
    host.append(frame);
    frames.set(frame, null);
  }
  const grace = 3000; // ms; a puzzle tells its height before it has loaded

  // begun says whether a frame has gone to its address: until it comes near the
  // window it holds an empty page.
  function begun(frame) {
    try {
      return frame.contentWindow.location.href !== "about:blank";
    } catch {
      return true; // another site
    }
  }

  function replace(frame, source) {
    const sentence = document.createElement("p");
    const link = document.createElement("a");
    link.href = link.textContent = source;
    link.target = "_blank";
    link.rel = "noopener";
    sentence.append("There seems to be no puzzle at ", link, ": check its name.");
    frame.before(sentence);
    frame.style.display = "none";
    frames.set(frame, sentence);
  }
  const within = (height) => Math.min(Math.max(height, 120), 20000);

  window.addEventListener("message", ({ source, data }) => {
    const height = data?.solvitur?.height;
    if (!source || !Number.isFinite(height)) return;
    // An element that was moved has another window than before.
    for (const [frame, sentence] of frames) {
      if (frame.contentWindow !== source) continue;
      sentence?.remove();
      frames.set(frame, undefined); // it is a puzzle
      frame.style.display = "block";
      frame.style.height = `${within(height)}px`;
      tellSeen();
    }
  });

  // Each puzzle learns which part of its frame is in sight, once in a picture.
  let telling = false;
  function tellSeen() {
    if (telling) return;
    telling = true;
    requestAnimationFrame(() => {
      telling = false;
      for (const [frame, sentence] of frames) {
        const { top, height } = frame.getBoundingClientRect();
        if (sentence !== undefined || height === 0) continue; // not known to be a puzzle
        frame.contentWindow?.postMessage({ solvitur: { seen: [Math.max(0, -top), Math.min(height, window.innerHeight - top)] } }, "*");
      }
    });
  }
  window.addEventListener("scroll", tellSeen, { passive: true, capture: true });
  window.addEventListener("resize", tellSeen);

  // A page may load this script twice.
  if (!customElements.get("solvitur-puzzle")) customElements.define("solvitur-puzzle", class extends HTMLElement {
    connectedCallback() {
      this.style.display = "block";
      fill(this, (name) => this.getAttribute(name));
    }
  });
  const scan = () => {
    for (const host of document.querySelectorAll("[data-solvitur]")) {
      fill(host, (name) => host.getAttribute(name === "src" ? "data-solvitur" : `data-${name}`));
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scan);
  else scan();
})();
