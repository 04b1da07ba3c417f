/** Passes requests for Cloudflare's API to the emulator in the page that sent them. Copy this file to the root of your site. */

const HOST = 'api.cloudflare.com';

/** Ids of the pages that have an emulator. */
const pages = new Set();

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.flarewire === 'start') {
    pages.add(event.source.id);
    event.ports[0].postMessage('started');
  }
  if (event.data?.flarewire === 'stop') pages.delete(event.source.id);
});

self.addEventListener('fetch', (event) => {
  const { host } = new URL(event.request.url);
  if (host === HOST) event.respondWith(respond(event));
});

/** A worker that the browser has stopped and started again knows no page: any page that asks for the API is asked. */
async function respond({ request, clientId }) {
  const page = await self.clients.get(clientId);
  if (page === undefined) return Response.error();
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  const message = {
    flarewire: 'request',
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body,
  };
  const { status, statusText, headers, body: bytes } = await asked(page, message);
  return status === 0 ? Response.error() : new Response(bytes, { status, statusText, headers });
}

function asked(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(message, [port2]);
  });
}
