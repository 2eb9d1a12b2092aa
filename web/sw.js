/**
 * Keeps what is needed without the server. The server writes before it what that is (`self.KEPT`): a version, the files and
 * the pages. Files have their version in their address, so a page and its scripts always fit; pages come from the server
 * while it is there. A new version is kept beside the old one and takes over when no page of the old one is open.
 */

/** @type {any} */
const worker = self;
/** @type {{ version: string, files: string[], pages: string[] }} */
const { version, files, pages } = worker.KEPT;
const CACHE = `panta-${version}`;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromHere(request));
  else if (request.mode === "navigate" && isKept(pathname)) event.respondWith(fromThere(request));
});

/** One after the other, so that whoever looks at a page does not wait. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const address of [...files, ...pages]) await cache.add(new Request(address, { cache: "no-cache" }));
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("panta-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Games are the server's, and so is what a form leads to. @param {string} pathname */
function isKept(pathname) {
  const path = pathname.replace(/^\/[A-Za-z-]+(?=\/|$)/, "");
  return path === "" || path === "/" || ["/learn", "/rules", "/puzzles", "/analyze"].some((start) => path === start || path.startsWith(`${start}/`));
}

/** A file never changes. @param {Request} request */
async function fromHere(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A page as the server has it now, or as it was when it was last seen. @param {Request} request */
async function fromThere(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      const cache = await caches.open(CACHE);
      await cache.put(request, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    // Without the server nobody says what language it should be but what was kept.
    if (new URL(request.url).pathname === "/") return Response.redirect(pages[0]);
    throw error;
  }
}
