// What go-app draws with (web/goapp). From Go, each call and each text that goes over costs as
// much as the browser's own work does, so all that has become different is told at once.

const drawing = {
  nodes: new Map(), // by number, from 1 in the order in which they are told
  made: 0,
  within: [], // the elements whose children are being told, the innermost last; what is told may end within them, and go on
};

// goappDraw does what it is told in words with NUL between them, each deed beginning with its
// sign.
globalThis.goappDraw = (told) => {
  const words = told.split("\0");
  const { nodes, within } = drawing;
  let at = 0;
  const next = () => words[at++];
  const node = () => nodes.get(+words[at++]);
  const add = (made) => {
    nodes.set(++drawing.made, made);
    within.at(-1)?.append(made);
  };
  while (at < words.length) {
    switch (next()) {
      case "<": {
        const [tag, namespace] = [next(), next()];
        const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
        for (let left = +next(); left > 0; left--) setOn(element, next(), next());
        add(element);
        within.push(element);
        break;
      }
      case "T": add(document.createTextNode(next())); break;
      case ">": within.pop(); break;
      case "@": setOn(node(), next(), next()); break;
      case "!": node().removeAttribute(next()); break;
      case "t": back(node()).nodeValue = next(); break;
      case "+": node().append(node()); break;
      case "-": back(node()).remove(); break;
      case "=": {
        const made = node();
        back(node()).replaceWith(made);
        break;
      }
      case "~": nodes.delete(+next()); break;
    }
  }
};

// Browsers that translate a page put elements of their own in the place of its texts. What is
// told of such a text brings it back, to be translated anew: else the page would go on to say
// what was so before.
const inPlaceOf = new WeakMap(); // by text
new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const other = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    for (const node of other ? removedNodes : []) {
      if (node.nodeType === Node.TEXT_NODE) inPlaceOf.set(node, other);
    }
  }
}).observe(document, { subtree: true, childList: true });
function back(node) {
  const other = node.parentNode ? undefined : inPlaceOf.get(node);
  if (other?.parentNode) other.replaceWith(node);
  return node;
}

// goappNode is a node by its number.
globalThis.goappNode = (number) => drawing.nodes.get(+number);

// setOn sets an attribute, or a property: ".name" is a text, "?name" a switch.
function setOn(element, name, value) {
  switch (name[0]) {
    case ".": element[name.slice(1)] = value; break;
    case "?": element[name.slice(1)] = value !== ""; break;
    default: element.setAttribute(name, value);
  }
}
