// A page that is asked for as a sheet is one until it is printed. Some browsers return from
// print() before, and one that cannot print tells of no end: whatever is done on the page
// next is an end as well.
for (const end of ["afterprint", "pointerdown", "keydown"]) {
  addEventListener(end, () => { delete document.documentElement.dataset.paper; }, true);
}
