// Calls back once, as soon as somebody is at the page again.
function stirred(callback) {
  const signs = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin", "visibilitychange"];
  const seen = () => {
    if (document.hidden) return;
    for (const sign of signs) removeEventListener(sign, seen, true);
    callback();
  };
  for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true });
}
