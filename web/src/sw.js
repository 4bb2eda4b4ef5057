// The service worker: lets the app be installed, and shows it with a clear message where the server cannot be reached.
// Games are never cached, and the page only for times without a server, so the app never shows outdated data.
// The build inserts the list of files; when it changes, a new cache replaces the old one.

const FILES = []
const CACHE = "erawan-VERSION"
const PAGE = "/"

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Fetch the page again. File names contain a digest of the content, and the cache has most of the files already.
      .then((store) => store.addAll([new Request(PAGE, { cache: "no-cache" }), ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offlinePage))
  // Names of these files change with what is in them.
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(request)))
  // Fonts that not every language and page needs are stored when they are first used.
  else if (pathname.endsWith(".woff2"))
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetchAndStore(request)))
})

// A click on "it is your turn" opens the game: in the window that shows it, in another one of the app, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(openGame(event.notification.data ?? "/"))
})

async function openGame(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const known = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0]
  if (!known) return self.clients.openWindow(path)
  if (new URL(known.url).pathname !== path) known.postMessage({ go: path })
  return known.focus()
}

/** Fetches a file whose name changes with its content, and stores it. */
async function fetchAndStore(request) {
  const found = await fetch(request)
  if (found.ok) await caches.open(CACHE).then((store) => store.put(request, found.clone()))
  return found
}

/** The page of the app, told that it is on its own. */
async function offlinePage() {
  const cached = await caches.match(PAGE)
  if (!cached) return Response.error()
  const page = (await cached.text()).replace("<html", "<html data-offline")
  return new Response(page, { headers: cached.headers })
}
