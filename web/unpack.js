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
  // Not compileStreaming: where two workers compile at once what they unpack,
  // Firefox sometimes never ends.
  new Response(new XzReadableStream(bytes)).arrayBuffer()
    .then((program) => WebAssembly.compile(program))
    .then((module) => self.postMessage(module))
    .catch(reportError);
});
