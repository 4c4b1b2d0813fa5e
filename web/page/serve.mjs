// Serves a folder on this machine alone, for looking at the page and for its tests.
//   node serve.mjs FOLDER [PORT]
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

export const serve = (folder, port = 0) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://page").pathname));
      const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
      if (path.includes("..") || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end("There is no such file.");
        return;
      }
      response.writeHead(200, {
        "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
        "Cache-Control": "no-cache",
      });
      createReadStream(file).pipe(response);
    });
    server.listen(port, "127.0.0.1", () =>
      resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }),
    );
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve(process.argv[2] ?? ".", Number(process.argv[3] ?? 0));
  console.log(`The page is at ${url} (Ctrl-C ends it).`);
}
