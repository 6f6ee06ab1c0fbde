// What a visitor does.

// Go may draw something before it looks at an event, and so write over what
// was just chosen or typed, or give the control another place in the facts.
// The event carries what the visitor saw and did: event.deed. A change comes
// right behind an input, which Go has been told of by then.
const entered = new WeakMap(); // by control
for (const kind of ["click", "input", "change"]) {
  document.addEventListener(kind, (event) => {
    const control = event.target.closest?.("[data-do]");
    if (!control || control.getAttribute("aria-disabled") === "true") return; // the latter has come to its end
    const { value, checked, selectionStart, files } = control;
    event.deed = { control, data: { ...control.dataset }, held: { value, checked, selectionStart, files } };
    if (kind === "input") {
      entered.set(control, event.deed);
      control.dataset.written = "1"; // until it is left
      if (control.dataset.cell) control.dataset.typed = "1"; // it is ahead of the facts
    } else if (kind === "change") {
      event.deed = entered.get(control) ?? event.deed;
      entered.delete(control);
    }
  }, true);
}

// How often the visitor has gone on: has pressed, scrolled, or brought the focus
// elsewhere. Go hears of that too late: it may draw, and bring something into sight,
// before it looks at the event.
let moves = 0;
for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"]) {
  document.addEventListener(kind, () => { moves++; }, { capture: true, passive: true });
}
document.addEventListener("focusout", ({ relatedTarget }) => { if (relatedTarget && !relatedTarget.matches("[data-notice]")) moves++; }, true);

// What a control says that was pressed or chosen from, and whose change was taken back
// before it was drawn, is what Go drew last: to Go nothing has changed.
function agree() {
  for (const control of document.querySelectorAll(`[data-drawn], ${menus}`)) say(control);
}
function say(control) {
  const { drawn = "" } = control.dataset; // Go writes no attribute that is empty
  if (control.type === "checkbox" || control.type === "radio") control.checked = drawn === "on";
  else if (control.value !== drawn) control.value = drawn;
}

// Go draws a menu with its entries as one attribute: values and labels in turn.
const entries = new WeakMap(); // by menu: the attribute they were made of
function furnish(menu) {
  const { options } = menu.dataset;
  if (entries.get(menu) !== options) {
    entries.set(menu, options);
    const told = options.split("\x1f");
    menu.replaceChildren(...told.flatMap((value, i) => i % 2 ? [] : [new Option(told[i + 1], value)]));
  }
  say(menu);
}
const menus = "select[data-options]";
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") {
      if (target.matches(menus)) furnish(target);
      continue;
    }
    for (const added of addedNodes) {
      if (added.nodeType !== Node.ELEMENT_NODE) continue;
      if (added.matches(menus)) furnish(added);
      added.querySelectorAll(menus).forEach(furnish);
    }
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-options", "data-drawn"] });
