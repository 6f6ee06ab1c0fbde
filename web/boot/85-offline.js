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
