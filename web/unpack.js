// unpack.js runs in a worker of its own for each program. It gets the {base} that the file
// was packed beside, or null, the packed file in chunks, and then {keep}. It answers with the
// {file} unpacked, or null where nobody wants it, and then with the {module}, compiled. What goes
// wrong is the worker's own error.
//
// unpacked.js stands behind this script in the same file.
"use strict";
let keep = false;
let based;
const base = new Promise((resolve) => { based = resolve; });
const bytes = new ReadableStream({
  start(controller) {
    self.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) {
        controller.enqueue(data);
      } else if ("base" in data) {
        based(data.base);
      } else {
        keep = data.keep;
        controller.close();
      }
    };
  },
});
setTimeout(async () => {
  try {
    const blob = await base;
    const program = await self.unpacked(bytes, blob ? new Uint8Array(await blob.arrayBuffer()) : undefined);
    // Not compileStreaming: where two workers compile at once what they unpack,
    // Firefox sometimes never ends.
    const module = WebAssembly.compile(program);
    self.postMessage({ file: keep ? new Blob([program]) : null });
    self.postMessage({ module: await module });
  } catch (error) {
    reportError(error);
  }
});
