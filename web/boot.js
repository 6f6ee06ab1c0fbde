// boot.js is the first script of every page, and runs before anything is
// painted. It
//
//   - sets the theme that the visitor chose;
//   - makes the address one that Go can read;
//   - makes up for what a frame may forbid (storage, service workers);
//   - fetches the page's program, then the worker's, and has them unpacked and
//     compiled aside, the latter while the page itself is still starting;
//   - hands the files to the service worker once the page is at rest;
//   - in a frame, tells the page around it how tall it is;
//   - leads links within the page to their places, and leaves the address alone;
//   - notes what a control says and holds when something is done with it.
//
// Its own element carries the names of the files (data-app, data-worker, ...).
// All that it offers is globalThis.solvitur, frozen:
//
//   root                      path of the site's root, such as "/" or "/sub/path/"
//   framed                    whether the page stands in a frame
//   ready                     promise: main[data-ready] is in the page
//   calm                      promise: all has started, and nobody does anything just now
//   data(name)                text of a data file that came inside the page, or null
//   load(name)                promise of the text of a data file
//   theme(), setTheme(value)  "light", "dark" or "system"
//   startWorker(onMessage, onError)
//                             starts a worker; onMessage and onError get strings.
//                             Returns {post(string), stop()}. Messages may be posted
//                             at once: they are kept until the worker speaks first.
//   painted(callback)         calls back once what is in the document is on the screen
//   program(onProgress)       for go-app's script only
//   ended()                   the same: the program has ended, which it never should
//
// None of these throws: an exception would end the Go program that calls them.
"use strict";
(() => {
  const script = document.currentScript;
  const root = new URL("../", script.src);
  const page = document.documentElement;
  const framed = window.self !== window.top;
  const url = (name) => new URL(name, root).href;
  page.dataset.started = ""; // else the page says that it has not (see goapp.css)

  // ---- When something is wrong with the page as a whole --------------------

  let told = false;
  function tell(words, again = () => location.reload()) {
    if (told) return;
    told = true;
    const box = document.createElement("div");
    box.className = "broken";
    box.setAttribute("role", "alert");
    const text = document.createElement("p");
    text.textContent = words;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = "Reload the page";
    button.addEventListener("click", again);
    box.append(text, button);
    whenParsed.then(() => document.body.append(box));
  }
  const whenParsed = new Promise((resolve) => { document.addEventListener("DOMContentLoaded", resolve); });

  // Another file may have come in place of what was asked for, or none.
  whenParsed.then(() => {
    if (typeof window.goappNav !== "function") {
      delete page.dataset.loading;
      tell("A part of this page\u2019s program did not arrive. Reload the page to try again.");
    } else if (getComputedStyle(page).getPropertyValue("--paper") === "") {
      tell("The style of this page did not arrive. Reload the page to try again.");
    }
  });

  // The program ends by itself where Go gives up, and is beyond help where the
  // browser stops it, for want of memory or of stack.
  function ended() {
    page.dataset.ended = "";
    delete page.dataset.loading;
    // A program that never came to show a link would end over it again.
    if (location.hash && !document.querySelector("main[data-ready]")) {
      tell("The program of this page has stopped over this link. Reload the page to go on without it.", () => location.replace(location.pathname + location.search));
      return;
    }
    tell(framed ? "The program of this page has stopped. Reload it to go on from the puzzle as it was given."
      : "The program of this page has stopped. Reload the page to go on: your facts are kept.");
  }
  window.addEventListener("error", ({ error }) => {
    const noStack = error instanceof RangeError || error?.name === "InternalError"; // the latter in Firefox
    if (error instanceof WebAssembly.RuntimeError || noStack && /wasm-function|\[wasm code\]/.test(error.stack)) ended();
  });

  // ---- The address ---------------------------------------------------------

  // go-app does not survive an address that Go cannot read: one with a stray %,
  // as in a link that was cut. It becomes %25 before go-app looks.
  function mendAddress() {
    const stray = /%(?![0-9a-f]{2})/gi;
    if (!stray.test(location.href)) return;
    const mended = location.href.replace(stray, "%25");
    try {
      history.replaceState(history.state, "", mended);
    } catch {
      location.replace(mended); // a frame may not rewrite its address, but go there
    }
  }
  mendAddress();
  for (const kind of ["popstate", "hashchange"]) window.addEventListener(kind, mendAddress);

  // Whoever moves on within the site has another address, from which a relative one
  // leads elsewhere: browsers look for the icons again.
  whenParsed.then(() => {
    for (const link of document.head.querySelectorAll('[rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"]')) link.href = link.href;
  });

  // ---- What a frame may forbid -------------------------------------------

  // A stand-in that forgets when the page closes. go-app reads storage at once
  // and would not survive the refusal.
  function memory() {
    const kept = new Map();
    return {
      get length() { return kept.size; },
      key: (i) => [...kept.keys()][i] ?? null,
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => { kept.set(String(name), String(value)); },
      removeItem: (name) => { kept.delete(String(name)); },
      clear: () => { kept.clear(); },
    };
  }
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].getItem("solvitur");
    } catch {
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
  }
  if (framed) {
    delete Navigator.prototype.serviceWorker; // a sandboxed frame throws on the mere look at it
    page.dataset.framed = "";
  }

  // ---- What a visitor does -----------------------------------------------

  // Go may draw something before it looks at an event, and so write over what
  // was just chosen or typed, or give the control another place in the facts.
  // The event carries what the visitor saw and did: event.deed. A change comes
  // right behind an input, which Go has been told of by then.
  const entered = new WeakMap(); // by control
  for (const kind of ["click", "input", "change"]) {
    document.addEventListener(kind, (event) => {
      const control = event.target.closest?.("[data-do]");
      if (!control || control.getAttribute("aria-disabled") === "true") return; // the latter has come to its end
      const { value, checked, selectionStart, files } = control;
      event.deed = { control, data: { ...control.dataset }, held: { value, checked, selectionStart, files } };
      if (kind === "input") {
        entered.set(control, event.deed);
        control.dataset.written = "1"; // until it is left
        if (control.dataset.cell) control.dataset.typed = "1"; // it is ahead of the facts
      } else if (kind === "change") {
        event.deed = entered.get(control) ?? event.deed;
        entered.delete(control);
      }
    }, true);
  }

  // ---- Links within the page -----------------------------------------------

  // The fragment of the address holds the facts: a link to a part of the page
  // must not take its place.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    const part = link && document.getElementById(link.getAttribute("href").slice(1));
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation(); // go-app would follow it
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  }, true);

  // ---- Theme ---------------------------------------------------------------

  const themes = ["light", "dark", "system"];
  const themeKey = "solvitur.theme";
  let chosen = null; // on this page
  function theme() {
    let kept = chosen;
    try {
      kept ??= localStorage.getItem(themeKey);
    } catch {
      // nothing is kept
    }
    return themes.includes(kept) ? kept : "system";
  }
  function showTheme(value) {
    if (value === "system") delete page.dataset.theme;
    else page.dataset.theme = value;
  }
  function setTheme(value) {
    if (!themes.includes(value)) return;
    chosen = value;
    showTheme(value);
    try {
      localStorage.setItem(themeKey, value);
    } catch {
      // a full storage: it holds for this page
    }
  }
  // A course page may ask for a theme, for the one frame: ?theme=dark
  const asked = framed ? new URLSearchParams(location.search).get("theme") : null;
  showTheme(themes.includes(asked) ? asked : theme());

  // ---- The two programs ----------------------------------------------------

  // fetched fetches a file. A wrong answer (none, an error, or a page in place of
  // the file) is asked for again past the browser's own cache, which may keep it
  // for long.
  async function fetched(name, what) {
    const remedy = "reload the page to try again";
    let fault = `${what} could not be fetched; ${remedy}`;
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

  // ---- Data ------------------------------------------------------------------

  function data(name) {
    for (const element of document.querySelectorAll('script[type="application/json"]')) {
      if (element.dataset.name === name) return element.textContent;
    }
    return null;
  }
  async function load(name) {
    const here = data(name);
    if (here !== null) return here;
    return (await fetched("data/" + name, "the puzzle")).text();
  }

  // ---- Painting --------------------------------------------------------------

  // What a frame's callbacks arrange comes after the frame. Where nothing is
  // painted, in a hidden page or a frame out of sight, nobody waits for it.
  function painted(callback) {
    let told = false;
    const tell = () => {
      if (told) return;
      told = true;
      callback();
    };
    requestAnimationFrame(() => setTimeout(tell));
    setTimeout(tell, 300);
  }

  // ---- When the page is ready -----------------------------------------------

  const ready = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main[data-ready]")) return;
      observer.disconnect();
      delete page.dataset.loading;
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"] });
  });

  // To keep the site for later takes the machine for half a second: that waits
  // until nobody has touched the page for a while.
  const pause = 2000; // ms
  const calm = (async () => {
    await ready;
    await workerParts().catch(() => {});
    let touched = performance.now();
    for (const kind of ["pointerdown", "keydown", "input"]) {
      document.addEventListener(kind, () => { touched = performance.now(); }, { capture: true, passive: true });
    }
    for (let left = pause; left > 0; left = touched + pause - performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  })();

  // The service worker gets the programs from here: on a host that sends no
  // max-age it would fetch them a second time.
  async function keepOffline() {
    if (framed || !("serviceWorker" in navigator)) return;
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
    service.startMessages();
    await calm;
    const files = {};
    for (const [name, file] of [[script.dataset.app, app.file], [script.dataset.worker, workerFile]]) {
      if (file) await file.then((blob) => { if (blob) files[name] = blob; }, () => {});
    }
    const registration = await service.ready;
    registration.active.postMessage({ type: "keep", version, files });
  }
  keepOffline();

  // ---- In a frame --------------------------------------------------------------

  // The height is all that leaves the frame; embed.js listens.
  if (framed) {
    let told = 0;
    const tell = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height !== told) window.parent.postMessage({ solvitur: { height: told = height } }, "*");
    };
    document.addEventListener("DOMContentLoaded", () => {
      tell(); // out of sight no observer is called, and embed.js would take this for no puzzle
      new ResizeObserver(tell).observe(document.body);
    });
  }

  globalThis.solvitur = Object.freeze({ root: root.pathname, framed, ready, calm, data, load, theme, setTheme, startWorker, painted, program, ended });
})();
