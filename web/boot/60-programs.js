// The page's program and the worker's: how they come.

// Whether programs are kept for use without a network.
const keeping = !framed && "serviceWorker" in navigator;

// fetched fetches a file. A wrong answer (none, an error, a page in place of the
// file, or less than isRight asks for) is asked for again past the browser's own
// cache, which may keep it for long, and past what the service worker keeps. Whoever tells the
// fault says what to do about it.
async function fetched(name, what, { caches = ["default", "reload"], isRight = () => true } = {}) {
  let fault = `${what} could not be fetched (it is not kept on this device, and there seems to be no network)`;
  for (const cache of caches) {
    const answer = await fetch(url(name), { cache }).catch(() => null);
    if (!answer) continue;
    const isPage = answer.headers.get("Content-Type")?.includes("html");
    if (answer.ok && !isPage && await isRight(answer)) return answer;
    const came = !answer.ok ? answer.status : isPage ? "a page came in its place" : "not all of it came";
    fault = `${what} could not be fetched (${came})`;
  }
  throw new Error(fault);
}

// download fetches a program once. It tells when all of it has arrived, or, if its size is
// known, so nearly that what is asked for next comes no sooner than the rest. It gives the
// program compiled, and the file unpacked, for the service worker to keep. From that one
// it comes unpacked, and there is nothing to keep. What does not unpack was cut on its
// way, and may be kept so: it is fetched once more. The base that it was packed beside is
// asked for where it is needed: what is kept needs none. A program without one may be the
// base of others.
function download(name, base = null, size = Infinity) {
  const what = "its program";
  const task = { progress: () => {}, arrived: null, file: null, module: null };
  let arrived, unpacked, failed;
  task.arrived = new Promise((resolve) => { arrived = resolve; });
  task.file = new Promise((resolve, reject) => { unpacked = resolve; failed = reject; });
  const compiled = async (answer) => {
    if (isUnpacked(answer)) {
      arrived();
      const module = await WebAssembly.compileStreaming(answer).catch(() => { throw new Error(notWhole); });
      unpacked(null);
      return module;
    }
    const unpacker = newUnpacker();
    unpacker.file.then(unpacked, () => {});
    const given = base ? base() : Promise.resolve(null);
    const come = (bytes) => {
      task.progress(bytes);
      if (size - bytes < ahead) arrived();
    };
    const passed = passOn(answer.body.getReader(), unpacker, come, keeping || !base).then(arrived);
    await Promise.all([given.then((blob) => unpacker.post({ base: blob })), passed]);
    return unpacker.module;
  };
  task.module = fetched(name, what).then((answer) => compiled(answer)
    .catch(async () => compiled(await fetched(name, what, { caches: ["reload"] }))));
  task.module.catch((error) => { arrived(); failed(error); });
  task.file.catch(() => {}); // told through module
  return task;
}

// isUnpacked tells what the service worker keeps from what the host sends.
const isUnpacked = (answer) => answer.headers.get("Content-Type") === "application/wasm";

const ahead = 100_000; // bytes: what comes while the next request is on its way, on a usual line

const notWhole = "its program did not arrive whole";

// passOn reads a packed program to its end and hands it on while it arrives.
async function passOn(reader, unpacker, come, keep) {
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch(() => { throw new Error(notWhole); });
    if (done) return unpacker.post({ keep });
    unpacker.post(value);
    come(size += value.length);
  }
}

// newUnpacker starts a worker that unpacks and compiles one program (unpack.js),
// so that the page can be read and scrolled meanwhile. It takes the base, chunks, and in the
// end whether the file is wanted too.
function newUnpacker() {
  let running = null;
  const started = unpackScript().then((address) => { running = new Worker(address); });
  const told = (what) => started.then(() => new Promise((resolve, reject) => {
    running.addEventListener("message", ({ data }) => { if (what in data) resolve(data[what]); });
    running.addEventListener("error", (event) => {
      event.preventDefault(); // the page tells it
      reject(new Error(notWhole));
    });
  }));
  const file = told("file");
  const module = told("module").finally(() => running?.terminate()); // told by whoever waits for it
  for (const promise of [module, file]) promise.catch(() => {});
  return { module, file, post: (message) => { started.then(() => running.postMessage(message), () => {}); } };
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
  const answer = await fetched(name, "its script", { isRight: (answer) => isWhole(name, answer) });
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
const app = download(script.dataset.app, null, Number(script.dataset.appSize));
app.module.catch(() => { page.dataset.loading = "failed"; }); // go-app's script tells it in words

function program(onProgress) {
  const total = Number(script.dataset.appSize);
  let shown = 0;
  app.progress = (size) => {
    const percent = Math.min(100, Math.floor(100 * size / total));
    if (percent > shown) onProgress(shown = percent);
  };
  return app.module.catch((error) => { throw new Error(`The page could not be started: ${error.message}; reload it to try again.`); });
}
