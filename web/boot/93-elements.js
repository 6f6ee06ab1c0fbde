// What go-app draws with (web/goapp). From Go, each call and each text that goes over costs as
// much as the browser's own work does, so all that has become different is told at once.

const drawing = {
  nodes: new Map(), // by number, from 1 in the order in which they are told
  made: 0,
  within: [], // the elements whose children are being told, the innermost last
};

// goappDraw does what it is told in words with NUL between them, each deed beginning with its
// sign. The first element of all is the page as it was generated: of its elements and texts,
// those stay that are told again.
globalThis.goappDraw = (told) => {
  const words = told.split("\0");
  const { nodes, within } = drawing;
  let at = 0;
  const next = () => words[at++];
  const node = () => nodes.get(+words[at++]);
  const add = (made) => { nodes.set(++drawing.made, made); };
  while (at < words.length) {
    switch (next()) {
      case "<": {
        const [tag, namespace] = [next(), next()];
        const attributes = words.slice(at + 1, at + 1 + 2 * words[at]);
        at += 1 + attributes.length;
        const { element, isThere } = elementFor(tag, namespace);
        if (isThere) keepOnly(element, attributes);
        for (let i = 0; i < attributes.length; i += 2) setOn(element, attributes[i], attributes[i + 1]);
        within.push({ element, there: element.firstChild });
        add(element);
        break;
      }
      case "T": add(textFor(next())); break;
      case ">": {
        const { element, there } = within.pop();
        for (let rest = element.dataset?.options ? null : there; rest; ) { // a menu has its entries from elsewhere
          const after = rest.nextSibling;
          rest.remove();
          rest = after;
        }
        break;
      }
      case "@": setOn(node(), next(), next()); break;
      case "!": node().removeAttribute(next()); break;
      case "t": node().nodeValue = next(); break;
      case "+": node().append(node()); break;
      case "-": node().remove(); break;
      case "=": {
        const made = node();
        node().replaceWith(made);
        break;
      }
      case "~": nodes.delete(+next()); break;
    }
  }
};

// goappNode is a node by its number.
globalThis.goappNode = (number) => drawing.nodes.get(+number);

// elementFor gives the element that is told next: the one that is there already, or a new one.
function elementFor(tag, namespace) {
  const parent = drawing.within.at(-1);
  const there = parent ? parent.there : drawing.made === 0 ? document.body.firstElementChild : null;
  if (there?.localName === tag && there.namespaceURI === (namespace || "http://www.w3.org/1999/xhtml")) {
    if (parent) parent.there = there.nextSibling;
    return { element: there, isThere: true };
  }
  const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
  parent?.element.insertBefore(element, there);
  return { element, isThere: false };
}

function textFor(text) {
  const parent = drawing.within.at(-1);
  const { there } = parent ?? {};
  if (there?.nodeType === Node.TEXT_NODE) {
    parent.there = there.nextSibling;
    if (there.nodeValue !== text) there.nodeValue = text;
    return there;
  }
  const made = document.createTextNode(text);
  parent?.element.insertBefore(made, there ?? null);
  return made;
}

// keepOnly takes off an element that was there what is not told of it; that somebody types
// in it just now stays.
function keepOnly(element, attributes) {
  const names = new Set(element === document.activeElement ? ["data-written"] : []);
  for (let i = 0; i < attributes.length; i += 2) names.add(attributes[i].replace(/^[.?]/, "").toLowerCase());
  for (const { name } of [...element.attributes]) {
    if (!names.has(name.toLowerCase())) element.removeAttribute(name);
  }
}

// setOn sets an attribute, or a property: ".name" is a text, "?name" a switch.
function setOn(element, name, value) {
  switch (name[0]) {
    case ".":
      if (element[name.slice(1)] !== value) element[name.slice(1)] = value;
      break;
    case "?":
      element[name.slice(1)] = value !== "";
      break;
    default:
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
