// The service worker: after one visit the page works without a network. All of the page is one set of
// files under one version: a new version is fetched as a whole, in the background, and used from the next
// visit on.
declare const PAGE_VERSION: string; // by the build: a hash of all files
declare const PAGE_FILES: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const NAME = `nonet-${PAGE_VERSION}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(PAGE_FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("nonet-") && name !== NAME)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
