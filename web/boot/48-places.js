// The places of a puzzle's page.

// A puzzle's page has four places, one press apart, and one of them is open: the style
// sheet shows that one alone (html[data-place]), and on a wide page the facts beside
// it. The address says which (?place=search), so that a link can lead there. Without
// scripts all of them stand on the page, one below the other.
const places = ["puzzle", "answer", "search", "explore"];
const wide = window.matchMedia("(min-width: 62rem)");

// placeAsked is the place that the address names, or else the one to begin with.
function placeAsked() {
  const asked = new URLSearchParams(location.search).get("place");
  if (places.includes(asked)) return asked;
  return wide.matches && answersAtOnce() ? "answer" : "puzzle";
}

const left = new Map(); // how far down each place of each page was when it was left
const spot = (name) => `${location.pathname} ${name}`;
let at = location.pathname; // the page of which a place is open: when one goes on to another, that has come before its place

// place opens a place, that of the address if it is not named.
function place(name) {
  const open = places.includes(name) ? name : placeAsked();
  if (!name) arrive();
  if (open !== page.dataset.place) {
    if (at === location.pathname) left.set(spot(page.dataset.place), window.scrollY);
    page.dataset.place = open;
    if (name) goOn(open);
    document.dispatchEvent(new Event("solvitur-place"));
  }
  at = location.pathname;
  markPlace();
}

// The way through the places is in the history. The facts are not: back at an earlier
// place one finds them as they are now, and not as its address had them. The steps of
// one way are known by the visit that they belong to.
let visit, variant; // the fragment that its facts have now

function arrive() {
  visit = history.state?.visit ?? `${Date.now()} ${Math.random()}`;
  variant = location.hash;
}
arrive();

// rewrite gives this step of the history another address. Safari and Firefox allow so
// many in half a minute; then it says false.
function rewrite(address) {
  if (history.state?.visit !== visit) arrive(); // a link to other facts has been followed
  try {
    history.replaceState({ visit }, "", address);
    return true;
  } catch {
    return false;
  }
}

// goOn takes a step to a place. A frame leaves its address alone.
function goOn(place) {
  const address = new URL(location.href);
  address.searchParams.set("place", place);
  if (framed || !rewrite(location.href)) return;
  try {
    history.pushState({ visit }, "", address);
  } catch {
    rewrite(address);
  }
}

// writeVariant has the address carry a variant, "#..." or "" for the original.
function writeVariant(fragment) {
  const address = new URL(location.href);
  address.hash = fragment;
  if (!rewrite(address)) return false;
  variant = fragment;
  return true;
}

window.addEventListener("popstate", (event) => {
  const stayed = event.state?.visit === visit && document.querySelector("main.puzzle[data-ready]");
  if (!stayed) {
    arrive();
    return; // go-app follows it
  }
  event.stopImmediatePropagation();
  if (location.hash !== variant) writeVariant(variant);
  place("");
});

// markPlace tells assistive tools which place is open.
function markPlace() {
  for (const link of document.querySelectorAll("[data-to]")) {
    if (link.dataset.to !== page.dataset.place) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) link.setAttribute("aria-current", "true"); // after each drawing
  }
}

// reveal opens the place and the folds in which an element stands, if it is out of sight.
function reveal(element) {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement.closest("details")) {
    if (!element.closest("summary")?.parentElement.isSameNode(fold)) fold.open = true; // its title is in sight
  }
  if (element.getClientRects().length > 0) return;
  const list = element.closest(".long");
  if (list) list.dataset.all = "1";
  const there = element.closest("[data-in]");
  if (there) place(there.dataset.in);
}

// backTo goes to a place where it was left, or else to its beginning.
function backTo(name) {
  const again = name === page.dataset.place;
  toPlace(name);
  const top = left.get(spot(name));
  if (!again && top !== undefined) window.scrollTo({ top, behavior: "instant" });
}

// toPlace goes to a place, and to its beginning if that has been passed.
function toPlace(name) {
  place(name);
  const first = [...document.querySelectorAll(`[data-in="${name}"]`)].find((e) => e.getClientRects().length > 0);
  const line = document.querySelector(".line");
  if (!first || !line) return;
  const head = wide.matches ? line.getBoundingClientRect().bottom : 0;
  if (first.getBoundingClientRect().top < head || !wide.matches) {
    window.scrollTo({ top: wide.matches ? window.scrollY + first.getBoundingClientRect().top - head - 8 : 0, behavior: "instant" });
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-to]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation(); // go-app would follow it
  backTo(link.dataset.to);
}, true);

// A long list shows its beginning, one of facts on a narrow page alone, until more is
// asked for. Whoever asks by a key, with a button that goes then, is led to the first
// that has come; a finger is not, since it would bring up the keys of a phone.
document.addEventListener("click", ({ target, detail }) => {
  const more = target.closest?.("[data-more]");
  if (!more) return;
  const list = more.closest(".long");
  const away = [...list.querySelectorAll("input, select, button")].filter((e) => e.getClientRects().length === 0);
  list.dataset.all = "1";
  if (detail === 0) away.find((e) => e.getClientRects().length > 0)?.focus({ preventScroll: true });
});

page.dataset.place = placeAsked();
whenParsed.then(markPlace);
