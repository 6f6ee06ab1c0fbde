// The worker's program comes second on the line: as soon as the page's has
// arrived, and while that is being started. A failure is not remembered, so
// that the next worker tries again.
let worker = null;
let workerFile = null;
let workerAddress = null;
function workerParts() {
  worker ??= (async () => {
    try {
      await app.file.catch(() => {});
      const task = download(script.dataset.worker);
      workerFile = task.file;
      const [module, address] = await Promise.all([task.module, workerAddress ?? scriptAddress(script.dataset.workerScript)]);
      workerAddress = address;
      return module;
    } catch (error) {
      worker = workerFile = unpackAddress = null;
      throw error;
    }
  })();
  return worker;
}
workerParts().catch(() => {}); // told by startWorker

function startWorker(onMessage, onError) {
  let running = null;
  let stopped = false;
  let waiting = []; // until the worker's first message, which says that it listens
  const fail = (message) => {
    if (stopped) return;
    stop();
    onError(String(message));
  };
  // After stop neither callback is called again.
  function stop() {
    stopped = true;
    if (running) running.onmessage = running.onerror = running.onmessageerror = null;
    running?.terminate();
    running = null;
  }
  function post(text) {
    if (waiting) {
      waiting.push(text);
      return;
    }
    try {
      running?.postMessage(text);
    } catch (error) {
      setTimeout(fail, 0, error.message); // Go does not expect it from within
    }
  }
  workerParts().then((module) => {
    if (stopped) return;
    running = new Worker(workerAddress);
    running.onmessage = ({ data }) => {
      if (waiting) {
        const early = waiting;
        waiting = null;
        for (const text of early) running.postMessage(text);
      }
      onMessage(data);
    };
    running.onerror = (event) => {
      event.preventDefault(); // the page tells it
      fail(event.message || "the worker could not be started");
    };
    running.onmessageerror = () => fail("a message to the worker was lost");
    running.postMessage(module);
  }).catch((error) => fail(error.message));
  return Object.freeze({ post, stop });
}
