// The service worker: after one visit the page works without a network. All of the page is one set of
// files under one version: a new version is fetched as a whole, in the background, and used from the next
// visit on.
declare const PAGE_VERSION: string; // by the build: a hash of all files
declare const PAGE_FILES: readonly string[];
declare const KEPT_FILES: readonly string[]; // each kept from the time on when somebody has needed it

const worker = self as unknown as ServiceWorkerGlobalScope;
const NAME = `nonet-${PAGE_VERSION}`;

// Who has needed one of a former version has it of this one, too.
const neededFiles = async (): Promise<readonly string[]> => {
  const kept = await Promise.all(KEPT_FILES.map((file) => caches.match(file, { ignoreSearch: true })));
  return [...PAGE_FILES, ...KEPT_FILES.filter((_, i) => kept[i])];
};

worker.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([caches.open(NAME), neededFiles()])
      .then(([cache, files]) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))))
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
      .then((kept) => kept ?? fetched(event.request)),
  );
});

const fetched = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  if (answer.ok && KEPT_FILES.some((file) => pathname.endsWith(`/${file}`))) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
};
