// The service worker keeps the site for use without a network. Nothing is fetched
// twice: when it is at rest, a page hands over its programs ("keep"), scripts and
// style come from the browser's own cache (their names change with their content,
// so age does not matter), and pages and data come in packed bundles. Of the
// workers' programs, and the pages that need them, those are kept that were used,
// unless a visitor asks for all of them ("keep-all").
//
// Hosts answer with wrong files: single-page hosts, half-done deploys and login
// pages send some HTML and say 200. So nothing is kept but what has the digest
// that the site was built with, wherever it came from.
//
// What is kept may be damaged, and is never given twice: what is small is compared with its
// digest whenever it is asked for, a program when a page could make nothing of it and asks
// past all caches. What is wrong is dropped, and comes from the host again.
//
// After a new version is published, the page is first shown from what is kept;
// meanwhile the new service worker fetches what has changed and tells the page,
// which offers to reload.
//
// unpacked.js stands behind this script in the same file.
"use strict";
const version = "@version@";
const digests = "@digests@"; // by path below the root: base64 of the SHA-256 of what is kept
const shell = "@shell@"; // the paths of what every visitor keeps
const bundle = "@bundle@"; // one of them, packed JSON: [[path below the root, text], ...]
const programs = "@programs@"; // of the workers, by path: the bundle of the pages that need it
const app = "@app@"; // the page's program, which those of the workers are packed beside
const common = "@common@"; // the worker's program beside which all others are packed again,
const light = "@light@"; // by path: to these files
const root = new URL("./", self.location).href;
const prefix = `solvitur/2 ${root} `; // other sites may share the host
const firstPrefix = `solvitur ${root} `; // of versions that dropped all caches but their own
const cacheName = prefix + version;
const complete = root + "web/complete"; // kept last: everything is there
const before = root + "web/before"; // names of the caches that were there first

const types = {
  html: "text/html; charset=utf-8", json: "application/json", svg: "image/svg+xml", webmanifest: "application/manifest+json",
  js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", woff2: "font/woff2", wasm: "application/wasm",
};
const typeOf = (name) => types[name.endsWith("/") || name === "" ? "html" : name.replace(/\.xz$/, "").split(".").pop()];

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const earlier = (await caches.keys()).filter((name) => name !== cacheName && (name.startsWith(prefix) || name.startsWith(firstPrefix)));
  await (await caches.open(cacheName)).put(before, new Response(JSON.stringify(earlier)));
  // The first installation waits for the page to hand over its files.
  if (self.registration.active) await keep({});
  await self.skipWaiting();
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  await self.clients.claim();
  await tell({ type: "active", version });
})()));

self.addEventListener("message", (event) => {
  const message = event.data;
  if (message?.version !== version) {
    event.ports[0]?.postMessage(`version ${version} is in place`); // whoever waits for an answer gets one
    return;
  }
  if (message.type === "keep") {
    event.waitUntil((async () => {
      const used = new Set(message.used ?? []);
      await keep(message.files, (name) => used.has(name));
      await forget();
      await tell({ type: "offline", version });
    })());
  }
  if (message.type === "keep-all") {
    const [port] = event.ports;
    event.waitUntil(navigator.locks.request(message.lock, async () => {
      port.postMessage(null); // it has begun
      port.postMessage(await keep({}, () => true).then(() => "", (error) => error.message));
    }).catch((error) => port.postMessage(error.message)));
  }
});

async function tell(message) {
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(message);
}

// keep fills the cache with whatever is missing; given holds files that the
// page has already, unpacked, and wanted says which programs are kept besides those
// and besides the ones that an earlier version kept. One comes after the other.
function keep(given, wanted = () => false) {
  kept = kept.catch(() => {}).then(() => fill(given, wanted));
  return kept;
}
let kept = Promise.resolve();

async function fill(given, wanted) {
  const cache = await caches.open(cacheName);
  const whole = await cache.match(complete); // else all is looked at: something may have been dropped
  const put = async (name) => {
    const address = root + name;
    const there = await cache.match(address);
    if (there && (whole || await isRight(name, await there.arrayBuffer(), there))) return;
    await cache.put(address, await find(name, given[name]));
  };
  const unfold = async (bundle) => {
    for (const [name, text] of await (await find(bundle)).json()) {
      await cache.put(root + name, new Response(text, { headers: { "Content-Type": typeOf(name) } }));
    }
  };
  const used = await usedBefore(cache);
  const all = used.has("web/worker.wasm.xz"); // once there was one program, which every visitor kept
  await put(app); // first, and then the common one: the others are packed beside them
  for (const name of new Set([common, ...Object.keys(programs)])) {
    const there = await cache.match(root + name);
    if (there ? whole : !given[name] && !all && !used.has(kindOf(name)) && !wanted(name)) continue;
    await unfold(programs[name]);
    await put(name); // last: with it, its pages are there
  }
  if (whole) return;
  await Promise.all(shell.filter((name) => name !== bundle).map(put));
  await unfold(bundle);
  await cache.put(complete, new Response(version));
}

// usedBefore gives the kinds of the programs that earlier versions keep. Another
// version has them under other names.
async function usedBefore(cache) {
  const kinds = new Set();
  for (const name of await cachesBefore(cache)) {
    if (!await caches.has(name)) continue; // forgotten since; to open it would make it anew
    for (const { url } of await (await caches.open(name)).keys()) kinds.add(kindOf(url.slice(root.length)));
  }
  return kinds;
}
async function cachesBefore(cache) {
  const names = await cache.match(before).then((kept) => kept?.json()).catch(() => null);
  return Array.isArray(names) ? names : [];
}
const kindOf = (name) => name.replace(/\.[0-9a-f]+\./, ".");

// find gives a file as it is kept, from the nearest place that has the right
// one. What a page has given is some megabytes, and kept as it is: it is not copied.
// The browser's own cache may hold a wrong answer or a 404 for long, and is passed by then.
async function find(name, given) {
  const address = root + name;
  const asKept = (content) => new Response(content, { headers: { "Content-Type": typeOf(name) } });
  const mine = await given?.arrayBuffer().catch(() => null);
  if (mine && await isRight(name, mine, new Response(given))) return asKept(given);
  const places = [
    () => caches.match(address), // unchanged since another version
    ...sources(name).flatMap(([file, base]) => ["force-cache", "reload"].map((cache) => () => fetched(file, base, cache))),
  ];
  for (const place of places) {
    try {
      const answer = await place();
      const content = await answer?.arrayBuffer();
      if (content && await isRight(name, content, answer)) return asKept(content);
    } catch {
      // the next place may have it
    }
  }
  throw new Error(`${address} cannot be had as it belongs to version ${version}`);
}

// sources gives the files that hold a file, the lightest first, each with the base that it
// was packed beside.
function sources(name) {
  if (!programs[name]) return [[name, null]];
  return light[name] ? [[light[name], common], [name, app]] : [[name, app]];
}

async function fetched(file, base, cache) {
  const beside = base && await (await caches.open(cacheName)).match(root + base); // what another version keeps may be wrong
  if (base && !beside) return null;
  const answer = await fetch(root + file, { cache });
  if (!answer.ok) return null;
  // Programs are kept unpacked: it takes longer than to read them.
  return file.endsWith(".xz") ? new Response(await self.unpacked(answer.body, beside ? new Uint8Array(await beside.arrayBuffer()) : undefined)) : answer;
}

async function isRight(name, content, answer) {
  // Where the digest cannot be worked out, the type has to do.
  if (!self.crypto?.subtle) return !answer.headers.get("Content-Type")?.includes("html");
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...sum)) === digests[name];
}

// forget drops the versions before this one, unless another open page may still
// belong to one of them. A later version, which may be filling its cache just
// now, is none of them.
async function forget() {
  if ((await self.clients.matchAll({ type: "window" })).length > 1) return;
  for (const name of await cachesBefore(await caches.open(cacheName))) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(root)) return;
  event.respondWith(answer(request));
});

// A browser whose storage is broken refuses what is kept, and one that is busy
// with it may take long: the network is asked then.
const patience = 3000; // ms

async function answer(request) {
  const page = request.mode === "navigate";
  const keeping = keptFor(request, page).catch(() => undefined);
  const there = await Promise.race([keeping, new Promise((resolve) => { setTimeout(resolve, patience); })]);
  if (there) return there;
  try {
    return await fetch(request);
  } catch (error) {
    await kept.catch(() => {}); // it may be among what is being kept just now
    const late = await keptFor(request, page).catch(() => undefined) ?? (page ? await lost().catch(() => undefined) : undefined);
    if (late) return late;
    throw error;
  }
}

// keptFor gives what is kept for a request, if it is what it should be.
async function keptFor(request, page) {
  const address = new URL(request.url);
  address.hash = "";
  address.search = "";
  const key = address.href.replace(/\/index\.html$/, "/");
  const cache = await caches.open(cacheName);
  const match = async () => await cache.match(key) ?? (page ? undefined : await caches.match(key));
  const there = await match();
  if (there && await isSound(key.slice(root.length), there, request)) return there.bodyUsed ? match() : there;
  if (there) await Promise.all([key, complete].map((dropped) => cache.delete(dropped)));
  if (page && await cache.match(key + "/")) return Response.redirect(key + "/", 302);
  return undefined;
}

// isSound says whether what is kept under a name can be given for a request. Of a page
// there is no digest, but it names its version at its beginning and has an end; of other data
// nothing is known, but that the page has just seen it if it asks past all caches.
async function isSound(name, there, { mode, cache }) {
  if (mode === "navigate" && (name === "" || name.endsWith("/"))) {
    const text = await there.text();
    return text.includes(`data-version="${version}"`) && text.trimEnd().endsWith("</html>");
  }
  if (!digests[name]) return cache !== "reload";
  return name.endsWith(".xz") && cache !== "reload" || isRight(name, await there.arrayBuffer(), there);
}

// lost is the page for addresses that are not there.
async function lost() {
  const kept = await (await caches.open(cacheName)).match(root + "404.html");
  return kept && new Response(kept.body, { status: 404, headers: kept.headers });
}
