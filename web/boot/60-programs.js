// The page's program and the worker's: how they come.

// fetched fetches a file. A wrong answer (none, an error, or a page in place of
// the file) is asked for again past the browser's own cache, which may keep it
// for long.
async function fetched(name, what) {
  const remedy = "reload the page to try again";
  let fault = `${what} could not be fetched: it is not kept on this device, and there seems to be no network; ${remedy}`;
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(url(name), { cache }).catch(() => null);
    if (!answer) continue;
    if (answer.ok && !answer.headers.get("Content-Type")?.includes("html")) return answer;
    fault = `${what} could not be fetched (${answer.ok ? "a page came in its place" : answer.status} for ${name}); ${remedy}`;
  }
  throw new Error(fault);
}

// download fetches a program once. It gives the program compiled, and, when all
// of it has arrived, the file as it came, for the service worker to keep.
// From the service worker it comes unpacked, and there is nothing to keep.
function download(name) {
  const task = { progress: () => {}, file: null, module: null };
  let arrived, failed;
  task.file = new Promise((resolve, reject) => { arrived = resolve; failed = reject; });
  task.module = (async () => {
    const answer = await fetched(name, "the program");
    if (answer.headers.get("Content-Type") === "application/wasm") {
      arrived(null);
      return WebAssembly.compileStreaming(answer);
    }
    const unpacker = newUnpacker();
    arrived(await passOn(answer.body.getReader(), unpacker, task));
    return unpacker.module;
  })();
  task.module.catch(failed);
  task.file.catch(() => {}); // told through module
  return task;
}

// passOn reads a packed program to its end and hands it on while it arrives.
async function passOn(reader, unpacker, task) {
  const chunks = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch(() => { throw new Error("the program did not arrive whole; reload the page to try again"); });
    unpacker.post(value);
    if (done) return new Blob(chunks);
    chunks.push(value);
    task.progress(size += value.length);
  }
}

// newUnpacker starts a worker that unpacks and compiles one program (unpack.js),
// so that the page can be read and scrolled meanwhile. It takes chunks, and
// undefined after the last.
function newUnpacker() {
  let running = null;
  const started = unpackScript().then((address) => { running = new Worker(address); });
  const module = started.then(() => new Promise((resolve, reject) => {
    running.onmessage = ({ data }) => resolve(data);
    running.onerror = (event) => {
      event.preventDefault(); // the page tells it
      reject(new Error("the program did not arrive whole; reload the page to try again"));
    };
  })).finally(() => running?.terminate());
  module.catch(() => {}); // told by whoever waits for it
  return { module, post: (chunk) => { started.then(() => running.postMessage(chunk), () => {}); } };
}

// Workers start from blobs: a sandboxed frame allows nothing else, and so each
// script is fetched once. Elsewhere a host may have a policy of its own that
// allows files only, which shows when one is tried.
const blobsAllowed = framed ? Promise.resolve(true) : new Promise((resolve) => {
  const trial = new Worker(URL.createObjectURL(new Blob(["postMessage(0)"], { type: "text/javascript" })));
  const end = (allowed) => { trial.terminate(); resolve(allowed); };
  trial.onmessage = () => end(true);
  trial.onerror = (event) => { event.preventDefault(); end(false); };
});
async function scriptAddress(name) {
  const answer = await fetched(name, "the worker's script");
  if (!await blobsAllowed) return url(name);
  return URL.createObjectURL(new Blob([await answer.blob()], { type: "text/javascript" }));
}
let unpackAddress = null;
const unpackScript = () => unpackAddress ??= scriptAddress(script.dataset.unpack);

page.dataset.loading = "";
const app = download(script.dataset.app);
app.module.catch(() => { page.dataset.loading = "failed"; }); // go-app's script tells it in words

function program(onProgress) {
  const total = Number(script.dataset.appSize);
  let shown = 0;
  app.progress = (size) => {
    const percent = Math.min(100, Math.floor(100 * size / total));
    if (percent > shown) onProgress(shown = percent);
  };
  return app.module;
}
