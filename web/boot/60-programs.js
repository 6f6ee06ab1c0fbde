// The page's program and the worker's: how they come.

// fetched fetches a file. A wrong answer (none, an error, a page in place of the
// file, or less than isRight asks for) is asked for again past the browser's own
// cache, which may keep it for long.
const remedy = "reload the page to try again";
async function fetched(name, what, { caches = ["default", "reload"], isRight = () => true } = {}) {
  let fault = `${what} could not be fetched: it is not kept on this device, and there seems to be no network; ${remedy}`;
  for (const cache of caches) {
    const answer = await fetch(url(name), { cache }).catch(() => null);
    if (!answer) continue;
    const isPage = answer.headers.get("Content-Type")?.includes("html");
    if (answer.ok && !isPage && await isRight(answer)) return answer;
    const came = !answer.ok ? answer.status : isPage ? "a page came in its place" : "not all of it came";
    fault = `${what} could not be fetched (${came} for ${name}); ${remedy}`;
  }
  throw new Error(fault);
}

// download fetches a program once. It gives the program compiled, and, when all
// of it has arrived, the file as it came, for the service worker to keep.
// From the service worker it comes unpacked, and there is nothing to keep. What
// does not unpack was cut on its way, and may be kept so: it is fetched once more.
function download(name) {
  const what = "the program";
  const task = { progress: () => {}, file: null, module: null };
  let arrived, failed;
  task.file = new Promise((resolve, reject) => { arrived = resolve; failed = reject; });
  const compiled = async (answer) => {
    if (answer.headers.get("Content-Type") === "application/wasm") {
      arrived(null);
      return WebAssembly.compileStreaming(answer);
    }
    const unpacker = newUnpacker();
    arrived(await passOn(answer.body.getReader(), unpacker, task));
    return unpacker.module;
  };
  task.module = fetched(name, what).then((answer) => compiled(answer)
    .catch(async () => compiled(await fetched(name, what, { caches: ["reload"] }))));
  task.module.catch(failed);
  task.file.catch(() => {}); // told through module
  return task;
}

const notWhole = `the program did not arrive whole; ${remedy}`;

// passOn reads a packed program to its end and hands it on while it arrives.
async function passOn(reader, unpacker, task) {
  const chunks = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch(() => { throw new Error(notWhole); });
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
      reject(new Error(notWhole));
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
  const answer = await fetched(name, "the worker's script", { isRight: (answer) => isWhole(name, answer) });
  if (!await blobsAllowed) return url(name);
  return URL.createObjectURL(new Blob([await answer.blob()], { type: "text/javascript" }));
}

// isWhole compares a script with its name, which carries the beginning of its
// SHA-256. Browsers work that out on secure sites only.
async function isWhole(name, answer) {
  if (!window.crypto?.subtle) return true;
  try {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
    const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.startsWith(name.split(".").at(-2));
  } catch {
    return false; // it broke off
  }
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
