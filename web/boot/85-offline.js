// What is kept for use without a network: the site, and the workers' programs that
// were used, or all of them.

// The service worker gets the programs from here, unpacked: on a host that sends no
// max-age it would fetch them a second time, and unpack them in any case.
let waiting = false; // until the page is at rest
async function handOver() {
  if (!keeping || waiting) return;
  waiting = true;
  await calm;
  waiting = false;
  const files = {};
  for (const [name, file] of [[script.dataset.app, app.file], ...workerFiles]) {
    await file.then((blob) => { if (blob) files[name] = blob; }, () => {});
    workerFiles.delete(name); // it is some megabytes
  }
  app.file = Promise.resolve(null);
  const registration = await navigator.serviceWorker.ready;
  askToKeep(registration.active, files);
  handedOver = true;
}
let handedOver = false;
function askToKeep(worker, files) {
  worker.postMessage({ type: "keep", version: script.dataset.version, files, used: used() });
}

// A page may be left before it is at rest. What it has used is noted in the tab, and is
// kept when it is left, or with what the next page uses.
const usedKey = "solvitur.programs";
function used() {
  try {
    const names = JSON.parse(sessionStorage.getItem(usedKey));
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}
function noteUse(name) {
  if (!keeping || used().includes(name)) return;
  handedOver = false;
  try {
    sessionStorage.setItem(usedKey, JSON.stringify([...used(), name]));
  } catch {
    // then it is kept only where the page comes to rest
  }
}
if (keeping) {
  const service = navigator.serviceWorker;
  const version = script.dataset.version;
  service.addEventListener("message", ({ data: message }) => {
    if (message.type === "offline" && message.version === version) page.dataset.offline = "";
    // Another version is in place: go-app tells the page (OnAppUpdate).
    if (message.type === "active" && message.version !== version) {
      page.dataset.update = "";
      ready.then(() => window.goappOnUpdate());
    }
  });
  addEventListener("pagehide", () => {
    if (!handedOver && service.controller) askToKeep(service.controller, {});
  });
  service.startMessages();
  handOver();
}

// missing gives the bytes that would have to be fetched to keep every program, as
// a text: "" where nothing can be kept.
async function missing() {
  if (!keeping) return "";
  let bytes = 0;
  for (const [file, size, , lightSize = size] of Object.values(workers)) {
    if (!await isKept(file)) bytes += lightSize; // the common one comes first
  }
  return String(bytes);
}

// keepAll fetches and keeps every program. Browsers end a service worker that takes long; it
// is asked again as long as it keeps more each time.
async function keepAll() {
  for (let before = null; ;) {
    const fault = await askForAll();
    if (fault) throw new Error(fault);
    const left = await missing();
    if (fault === "" || left === "0") return "";
    if (left === before) throw new Error("the browser has stopped it twice at the same puzzle");
    before = left;
  }
}

// askForAll has the service worker keep all, and gives what is wrong, "" for nothing, or null if
// the service worker has ended before it was done. While it works it holds a lock, which is
// free when it has ended.
async function askForAll() {
  const registration = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const lock = `solvitur ${root} ${Math.random()}`;
  return new Promise((resolve) => {
    port1.onmessage = ({ data: answer }) => {
      if (answer === null) navigator.locks.request(lock, () => resolve(null));
      else resolve(answer);
    };
    registration.active.postMessage({ type: "keep-all", version: script.dataset.version, lock }, [port2]);
  });
}
