// unpack.js runs in a worker of its own for each program. It gets the packed file
// in chunks, then undefined, and answers with the program, compiled. What goes
// wrong is the worker's own error.
//
// xz-decompress stands behind this script in the same file.
"use strict";
const bytes = new ReadableStream({
  start(controller) {
    self.onmessage = ({ data }) => {
      if (data) controller.enqueue(data);
      else controller.close();
    };
  },
});
setTimeout(() => {
  const { XzReadableStream } = self["xz-decompress"];
  const unpacked = new Response(new XzReadableStream(bytes), { headers: { "Content-Type": "application/wasm" } });
  WebAssembly.compileStreaming(unpacked).then((module) => self.postMessage(module)).catch(reportError);
});
