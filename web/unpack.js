// unpack.js runs in a worker of its own for each program. It gets the packed file
// in chunks, then {keep}, and answers with the {module}, compiled, and then with the
// {file} unpacked, or null where nobody keeps it. What goes wrong is the worker's own error.
//
// xz-decompress stands behind this script in the same file.
"use strict";
let keep = false;
const bytes = new ReadableStream({
  start(controller) {
    self.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) {
        controller.enqueue(data);
      } else {
        keep = data.keep;
        controller.close();
      }
    };
  },
});
setTimeout(() => {
  const { XzReadableStream } = self["xz-decompress"];
  // Not compileStreaming: where two workers compile at once what they unpack,
  // Firefox sometimes never ends.
  new Response(new XzReadableStream(bytes)).arrayBuffer().then(async (program) => {
    self.postMessage({ module: await WebAssembly.compile(program) });
    self.postMessage({ file: keep ? new Blob([program]) : null });
  }).catch(reportError);
});
