// What comes inside the page is followed by its end; else it was cut off.
function data(name) {
  for (const element of document.querySelectorAll('script[type="application/json"]')) {
    if (element.dataset.name === name && element.nextSibling) return element.textContent;
  }
  return null;
}
async function load(name) {
  const here = data(name);
  if (here !== null) return here;
  const isRight = (answer) => answer.clone().json().then(() => true, () => false);
  return (await fetched(script.dataset.data + name, "the puzzle", { isRight })).text();
}
