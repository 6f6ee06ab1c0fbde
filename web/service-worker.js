// The service worker keeps the whole site for use without a network. Nothing is
// fetched twice: on a first visit the page hands over its two programs when it
// is ready ("keep"), scripts and style come from the browser's own cache (their
// names change with their content, so age does not matter), and all pages and
// data come in one packed bundle.
//
// After a new version is published, the page is first shown from what is kept;
// meanwhile the new service worker fetches what has changed and tells the page,
// which offers to reload.
"use strict";
const version = "@version@";
const files = "@files@"; // hashed names below the root
const bundle = "@bundle@"; // packed JSON: [[path below the root, text], ...]
const root = new URL("./", self.location).href;
const prefix = `solvitur ${root} `; // other sites may share the host
const cacheName = prefix + version;
const complete = root + "web/complete"; // kept last: everything is there

const types = {
  html: "text/html; charset=utf-8", json: "application/json", svg: "image/svg+xml", webmanifest: "application/manifest+json",
};
const typeOf = (name) => types[name.endsWith("/") || name === "" ? "html" : name.split(".").pop()];

self.addEventListener("install", (event) => event.waitUntil((async () => {
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
  if (message?.type !== "keep" || message.version !== version) return;
  event.waitUntil((async () => {
    await keep(message.files);
    await forget();
    await tell({ type: "offline", version });
  })());
});

async function tell(message) {
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(message);
}

// keep fills the cache with whatever is missing; given holds files that the
// page has already.
async function keep(given) {
  const cache = await caches.open(cacheName);
  if (await cache.match(complete)) return;
  await Promise.all(files.map(async (name) => {
    const address = root + name;
    if (await cache.match(address)) return;
    const earlier = await caches.match(address); // unchanged since another version
    if (earlier) return cache.put(address, earlier);
    const answer = given[name] ? new Response(given[name]) : await get(address);
    return cache.put(address, name.endsWith(".wasm.xz") ? unpacked(answer, "application/wasm") : answer);
  }));
  const pages = await unpacked(await get(root + bundle), "application/json").json();
  for (const [name, text] of pages) {
    await cache.put(root + name, new Response(text, { headers: { "Content-Type": typeOf(name) } }));
  }
  await cache.put(complete, new Response(version));
}

async function get(address) {
  const answer = await fetch(address, { cache: "force-cache" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

// unpacked unpacks with xz-decompress, which stands behind this script in the same
// file. Programs are kept unpacked: it takes longer than to read them.
function unpacked(answer, type) {
  const { XzReadableStream } = self["xz-decompress"];
  return new Response(new XzReadableStream(answer.body), { headers: { "Content-Type": type } });
}

// forget drops the versions before this one, unless another open page may still
// belong to one of them.
async function forget() {
  if ((await self.clients.matchAll({ type: "window" })).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(root)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const address = new URL(request.url);
  address.hash = "";
  address.search = "";
  const key = address.href.replace(/\/index\.html$/, "/");
  const cache = await caches.open(cacheName);
  const page = request.mode === "navigate";
  const kept = await cache.match(key) ?? (page ? undefined : await caches.match(key));
  if (kept) return kept;
  if (page && await cache.match(key + "/")) return Response.redirect(key + "/", 302);
  try {
    return await fetch(request);
  } catch (error) {
    const lost = page && await cache.match(root + "404.html");
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
    throw error;
  }
}
