/** Answers a page's `fetch` of Cloudflare's API through a service worker, which passes requests to the emulator in the page. */

export interface ServiceWorkerOptions {
  /** Address of the copy of `service-worker.js` that your site serves. @default /flarewire-service-worker.js */
  readonly script?: string | URL;
}

/** A request as the service worker posts it. */
interface Posted {
  readonly flarewire: 'request';
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/** The response for it. */
interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/**
 * Registers the service worker and waits until it controls the page: from then on `fetch('https://api.cloudflare.com/…')`
 * of this page gets the emulator's response. Other requests go to the network as before.
 * @returns a function that stops it
 * @throws Error if the browser has no service workers, the script cannot be registered, or it may not serve this page
 */
export async function serveFetch(
  emulator: { fetch(request: Request): Promise<Response> },
  { script = '/flarewire-service-worker.js' }: ServiceWorkerOptions = {},
): Promise<() => Promise<void>> {
  const workers = globalThis.navigator?.serviceWorker;
  if (workers === undefined)
    throw new Error('Service workers are not available here: open the page over https or on localhost.');
  const onMessage = (event: MessageEvent<unknown>): void => {
    const [port] = event.ports;
    if (port !== undefined && isPosted(event.data)) void answer(emulator, event.data, port);
  };
  workers.addEventListener('message', onMessage);
  workers.startMessages();
  const registration = await workers.register(script);
  if (!location.href.startsWith(registration.scope))
    throw new Error(
      `The service worker at ${script} serves only pages below ${registration.scope}, not ${location.href}: serve the script from the root of the site.`,
    );
  await controlled(workers, registration);
  return async () => {
    workers.removeEventListener('message', onMessage);
    workers.controller?.postMessage({ flarewire: 'stop' });
    await registration.unregister();
  };
}

const isPosted = (data: unknown): data is Posted =>
  typeof data === 'object' && data !== null && 'flarewire' in data && data.flarewire === 'request';

/** The worker learns from the message that this page has an emulator. */
async function controlled(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): Promise<void> {
  await workers.ready;
  const worker = registration.active;
  const isServed = new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker?.postMessage({ flarewire: 'start' }, [port2]);
  });
  const isControlling =
    workers.controller !== null
      ? Promise.resolve()
      : new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  await Promise.all([isServed, isControlling]);
}

async function answer(
  emulator: { fetch(request: Request): Promise<Response> },
  { url, method, headers, body }: Posted,
  port: MessagePort,
): Promise<void> {
  try {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      ...(body === undefined ? {} : { body }),
    });
    const response = await emulator.fetch(request);
    const bytes = response.body === null ? undefined : await response.arrayBuffer();
    const reply: Answer = {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: bytes,
    };
    port.postMessage(reply, bytes === undefined ? [] : [bytes]);
  } catch {
    // As when the network fails: `fetch` rejects.
    port.postMessage({ status: 0 });
  }
}
