const themes = ["light", "dark", "system"];
const themeKey = "solvitur.theme";
let chosen = null; // on this page
function theme() {
  let kept = chosen;
  try {
    kept ??= localStorage.getItem(themeKey);
  } catch {
    // nothing is kept
  }
  return themes.includes(kept) ? kept : "system";
}
function showTheme(value) {
  if (value === "system") delete page.dataset.theme;
  else page.dataset.theme = value;
}
function setTheme(value) {
  if (!themes.includes(value)) return;
  chosen = value;
  showTheme(value);
  try {
    localStorage.setItem(themeKey, value);
  } catch {
    // a full storage: it holds for this page
  }
}
// A course page may ask for a theme, for the one frame: ?theme=dark
const asked = framed ? new URLSearchParams(location.search).get("theme") : null;
showTheme(themes.includes(asked) ? asked : theme());
