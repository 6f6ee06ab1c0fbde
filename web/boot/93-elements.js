// What go-app draws with (web/goapp): a node by one call. From Go, each call and each
// text that goes over costs as much as the browser's own work does.

// goappElement makes an element of its tag, its namespace or nothing, and then names and
// values of attributes in turn, with NUL between all of them.
globalThis.goappElement = (told) => {
  const [tag, namespace, ...attributes] = told.split("\0");
  const made = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
  for (let i = 0; i < attributes.length; i += 2) made.setAttribute(attributes[i], attributes[i + 1]);
  return made;
};
globalThis.goappText = (text) => document.createTextNode(text);
