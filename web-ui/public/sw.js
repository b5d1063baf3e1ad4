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

/** What answers for a part of the shell; nothing does for all else. */
function keeper(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/assets/')) return built;
  return TEXTS.some((text) => pathname.startsWith(text)) ? (request) => fresh(request, request) : undefined;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const answer = request.mode === 'navigate' ? () => fresh(request, '/') : keeper(request.url);
  if (answer) event.respondWith(answer(request));
});

/** What a page had loaded before there was anybody to keep it. */
self.addEventListener('message', (event) => {
  event.waitUntil(Promise.allSettled(event.data.map((address) => keeper(address)?.(address))));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
