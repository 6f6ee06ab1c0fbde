// worker.js runs in the worker, after Go's wasm_exec.js (the generator joins the
// two). Its first message is the compiled program; from then on the program
// itself listens to strings of JSON, and speaks it in bytes. When the program ends or falls,
// the page hears of it through the worker's error event.
"use strict";
self.onmessage = ({ data: module }) => {
  self.onmessage = null; // the program sets its own
  const go = new Go();
  WebAssembly.instantiate(module, go.importObject)
    .then((instance) => go.run(instance))
    .then(() => { throw new Error("the solver ended"); })
    .catch(reportError);
};
