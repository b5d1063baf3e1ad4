/** Keeps the shell of the page: what is built stays as it is, the page itself is asked for anew, and nothing of a game is ever kept. */
const SHELL = 'shell-1';
const TEXTS = ['/api/catalogs/', '/api/editions/'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/manifest.webmanifest', '/favicon.svg'])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function keep(key, response) {
  if (response.ok) await (await caches.open(SHELL)).put(key, response.clone());
  return response;
}

/** The newest there is; without a server what was kept. */
async function fresh(request, key) {
  try {
    return await keep(key, await fetch(request));
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

const built = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(built(request));
  else if (TEXTS.some((text) => pathname.startsWith(text))) event.respondWith(fresh(request, request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
