// go-app does not survive an address that Go cannot read: one with a stray %,
// as in a link that was cut. It becomes %25 before go-app looks.
function mendAddress() {
  const stray = /%(?![0-9a-f]{2})/gi;
  if (!stray.test(location.href)) return;
  const mended = location.href.replace(stray, "%25");
  try {
    history.replaceState(history.state, "", mended);
  } catch {
    location.replace(mended); // a frame may not rewrite its address, but go there
  }
}
mendAddress();
for (const kind of ["popstate", "hashchange"]) window.addEventListener(kind, mendAddress);

// Whoever moves on within the site has another address, from which a relative one
// leads elsewhere: browsers look for the icons again.
whenParsed.then(() => {
  for (const link of document.head.querySelectorAll('[rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"]')) link.href = link.href;
});

// puzzleName is the name of the puzzle whose page this is.
const puzzleName = () => location.pathname.slice(root.pathname.length).split("/")[1];
