// The worker's programs, by name: each of them has some kinds of puzzle. The one
// that this page needs comes second on the line: as soon as the page's own has
// arrived, and while that is being started. A failure is not remembered, so that
// the next worker tries again.
const workers = JSON.parse(script.dataset.workers); // by name: [file, its size in bytes, light file, its size]
const common = workers[script.dataset.common]?.[0]; // what the light files were packed beside; the others beside the page's program
const workerModules = new Map(); // by name: promise of the program, compiled
const workerFiles = new Map(); // by file: promise of the file, unpacked, until it is handed over
let workerAddress = null;
function workerProgram(name) {
  let module = workerModules.get(name);
  if (!module) {
    module = fetchWorker(name);
    workerModules.set(name, module);
  }
  return module;
}
async function fetchWorker(name) {
  const [file, , light] = workers[name] ?? [name];
  try {
    await app.arrived;
    const beside = async () => await app.file ?? keptFile(script.dataset.app).catch(() => download(script.dataset.app).file);
    let task = light && !await isKept(file) && await isKept(common) ? download(light, () => keptFile(common)) : null;
    await task?.module.catch(() => { task = null; });
    task ??= download(file, beside);
    workerFiles.set(file, task.file);
    const [module, address] = await Promise.all([task.module, workerAddress ?? scriptAddress(script.dataset.workerScript)]);
    workerAddress = address;
    noteUse(file);
    handOver();
    return module;
  } catch (error) {
    workerModules.delete(name);
    workerFiles.delete(file);
    unpackAddress = null;
    throw error;
  }
}

const isKept = async (file) => keeping && Boolean(await caches.match(url(file)).catch(() => null));

// keptFile gives a program unpacked, as the service worker keeps it, if that answers for this page.
async function keptFile(file) {
  const answer = navigator.serviceWorker?.controller && await fetched(file, "its program");
  if (answer && isUnpacked(answer)) return answer.blob();
  throw new Error(`${file} is not kept`);
}
if (script.dataset.worker) workerProgram(script.dataset.worker).catch(() => {}); // told by startWorker

function startWorker(name, onMessage, onError) {
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
  workerProgram(name).then((module) => {
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
      if (!waiting) event.preventDefault(); // the page tells it
      fail(waiting ? "it stopped at once" : event.message || "the worker has stopped");
    };
    running.onmessageerror = () => fail("a message to the worker was lost");
    running.postMessage(module);
  }).catch((error) => fail(error.message));
  return Object.freeze({ post, stop });
}
