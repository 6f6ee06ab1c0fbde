// Whether somebody is at the page.

// Listening to touches also has iPhones show what is pressed (:active).
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "focusin", "visibilitychange"];
let lastSign = performance.now();
let onSign = []; // what waits for one
for (const sign of signs) {
  document.addEventListener(sign, () => {
    if (document.hidden) return;
    lastSign = performance.now();
    const told = onSign;
    onSign = [];
    for (const tell of told) tell();
  }, { capture: true, passive: true });
}

// How long nobody has been there, in ms.
const idle = () => performance.now() - lastSign;

// Calls back once, as soon as somebody is there again.
function stirred(callback) {
  onSign.push(callback);
}
