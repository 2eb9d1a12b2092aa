/**
 * Keeps what is needed without the server. Before it stands what that is (`self.KEPT`): a version, the files and the pages; the
 * language of the pages is in its own address. Files have their version in their address, and a page is kept only with files
 * of the same version, so that nothing is ever half of one and half of another. Pages come from the server while it is there.
 * A new version is kept beside the old one and takes over when somebody wishes so, or when no page of the old one is open.
 * A host of files cannot say that pages are isolated from other sites, without which no threads share a memory: so it is said
 * here of all pages and workers.
 */

/** @type {any} */
const worker = self;
/** @type {{ version: string, base: string, files: string[], pages: string[] }} */
const { version, base, files, pages } = worker.KEPT;
const language = new URL(location.href).searchParams.get("language") ?? "en";
const CACHE = `panta-${version}`;
/** What lies in the cache of the version whose worker is in charge, or was last. */
const IN_CHARGE = `${base}/in-charge`;
/** What makes a page, and the scripts of its workers, isolated. */
const ISOLATION = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
/** Pages that belong to nobody but the visitor and to no game of the server's. */
const KEPT_PATHS = ["/", "/analyze", "/here", "/learn", "/my-games", "/play", "/puzzles", "/rules"];

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take-over" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && request.mode === "navigate") return event.respondWith(sent(request));
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(`${base}/`)) return;
  const path = pathname.slice(base.length);
  if (path.startsWith("/assets/")) event.respondWith(request.destination === "worker" ? fromHere(request).then(isolated) : fromHere(request));
  else if (request.mode === "navigate" && isKept(path)) event.respondWith(fromThere(request, path).then(isolated));
});

/** The same answer, isolated. What leads elsewhere stays as it is. @param {Response} response */
function isolated(response) {
  const { status, statusText, headers, body } = response;
  if (!response.ok) return response;
  return new Response(body, { status, statusText, headers: { ...Object.fromEntries(headers), ...ISOLATION } });
}

/** One after the other, so that whoever looks at a page does not wait. What is here already is not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const addresses = [...files, ...pages.map((page) => `${base}/${language}${page}`)];
  for (const address of addresses) if (!(await cache.match(address, { ignoreVary: true }))) await keep(cache, address);
  // The same version in another language replaces nothing. One that is here in part, or waits to be wished for, is still new.
  if (await cache.match(IN_CHARGE)) await worker.skipWaiting();
}

/**
 * @param {Cache} cache
 * @param {string} address
 */
async function keep(cache, address) {
  const response = await fetch(new Request(address, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // What a host has led elsewhere could not be shown at this address.
  const { status, headers } = response;
  await cache.put(address, response.redirected ? new Response(await response.blob(), { status, headers }) : response);
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("panta-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  await cache.put(IN_CHARGE, new Response());
  await worker.clients.claim();
}

/** The path without its language; null if it has none. @param {string} path */
function withoutLanguage(path) {
  const [, tag, rest] = /^\/([A-Za-z-]{2,})(\/.*)?$/.exec(path) ?? [];
  return tag === undefined || KEPT_PATHS.includes(`/${tag}`) ? null : rest ?? "/";
}

/** Games are the server's, and so is what a form leads to. @param {string} path */
function isKept(path) {
  const plain = withoutLanguage(path) ?? path;
  return KEPT_PATHS.some((start) => plain === start || (start !== "/" && plain.startsWith(`${start}/`)));
}

/** A form that nobody takes is shown again. @param {Request} request */
async function sent(request) {
  return fetch(request).catch(() => Response.redirect(request.url, 303));
}

/** A file never changes. @param {Request} request */
async function fromHere(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/**
 * A page as the server has it now, or as it was when it was last seen.
 * @param {Request} request
 * @param {string} path
 */
async function fromThere(request, path) {
  try {
    const response = await fetch(request);
    if (response.ok) await keepSeen(request, response.clone());
    return response;
  } catch (error) {
    const cache = await caches.open(CACHE);
    const own = withoutLanguage(path) === null ? `${base}/${language}${path}` : null;
    const kept = await find(cache, own ?? request.url);
    if (!kept) throw error;
    // Without the server nobody says what language it should be but what was kept.
    return own === null ? kept : Response.redirect(new URL(own, request.url).href + new URL(request.url).search);
  }
}

/**
 * A page of this version is kept as it is now. One of another would be without its files.
 * @param {Request} request
 * @param {Response} response
 */
async function keepSeen(request, response) {
  const { status, headers } = response;
  const text = await response.text();
  if (!text.includes(`/assets/${version}/`)) return;
  const cache = await caches.open(CACHE);
  const { origin, pathname } = new URL(request.url);
  // A browser without room has the server.
  await cache.put(origin + pathname, new Response(text, { status, headers })).catch(() => undefined);
}

/**
 * A page by its path, with or without a slash at its end.
 * @param {Cache} cache
 * @param {string} address
 */
async function find(cache, address) {
  const { origin, pathname } = new URL(address, location.href);
  const plain = pathname.replace(/\/$/, "");
  for (const path of [plain, `${plain}/`]) {
    const kept = await cache.match(origin + path, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}
