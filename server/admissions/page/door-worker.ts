// The worker of the door's app, by hand because it is short: it keeps the app's page and its files, so that the door opens
// without network. The page is asked for anew where there is network; files have the hash of their content in their names.
import { createHash } from 'node:crypto';
import { FOLDERS } from '../../../domain/addresses.ts';

const SOURCE = `
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('foyer-door-') && name !== NAME);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || !pathname.startsWith(FOLDER)) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
});
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(String(answer.status));
    const cache = await caches.open(NAME);
    await cache.put(FOLDER, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(FOLDER);
    if (kept) return kept;
    throw problem;
  }
}
`;

/** A network that does not answer is none. */
const PATIENCE_MS = 3_000;

/** @param files that the app is made of */
export function doorWorker(files: readonly string[]): string {
  const all = [FOLDERS.door, ...files];
  const name = `foyer-door-${createHash('sha256')
    .update(all.join() + SOURCE)
    .digest('hex')
    .slice(0, 12)}`;
  const constants = { NAME: name, FILES: all, FOLDER: FOLDERS.door, PATIENCE_MS };
  const declared = Object.entries(constants).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value)};`,
  );
  return declared.join('\n') + SOURCE;
}
