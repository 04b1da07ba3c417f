/** Runs one program: what it prints goes to the page, and its requests to the emulator of the page. */
import { API, type FromProgram, type Level, MAX_LINES, type ReceivedCall, TOKEN, type ToProgram } from './protocol.ts';
import { shownValues } from './shown.ts';

const post = (message: FromProgram): void => postMessage(message);

const LEVELS: readonly Level[] = ['log', 'info', 'debug', 'warn', 'error'];
let lines = 0;
for (const level of LEVELS)
  console[level] = (...values: unknown[]) => {
    lines++;
    // A loop that prints would fill the memory of the page.
    if (lines <= MAX_LINES) post({ kind: 'print', level, text: shownValues(values) });
    if (lines === MAX_LINES) post({ kind: 'flooded' });
  };
console.table = console.log;
console.dir = (value: unknown) => console.log(value);

// The client reads its credentials as it does in Node.
Object.assign(globalThis, { process: { env: { CLOUDFLARE_API_TOKEN: TOKEN } } });
// The content policy of the page keeps programs from other origins; these would fail without saying why.
for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Worker'])
  Reflect.deleteProperty(globalThis, name);

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
}

/** A `fetch` that reaches the emulator, and nothing else. */
function fetchThrough(port: MessagePort): typeof fetch {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<ReceivedCall>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new TypeError(data.error));
    else call?.resolve(responseOf(data));
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== API)
      throw new TypeError(
        `The playground sends requests to ${API} only, which its emulator receives; not to ${request.url}.`,
      );
    request.signal.throwIfAborted();
    // Not every browser has `body`.
    const bytes = await request.arrayBuffer();
    const body = bytes.byteLength === 0 && !/^(?:POST|PUT|PATCH)$/.test(request.method) ? undefined : bytes;
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      request.signal.addEventListener('abort', () => {
        waiting.delete(id);
        reject(request.signal.reason);
      });
      port.postMessage({ id, method: request.method, url: request.url, headers: [...request.headers], body });
    });
  };
}

/** Statuses whose response must not have a body. */
const BODILESS = new Set([101, 204, 205, 304]);

function responseOf({ status, headers, body }: Exclude<ReceivedCall, { readonly error: string }>): Response {
  const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  return new Response(BODILESS.has(status) ? null : body, init);
}

addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  post({ kind: 'failed', message: messageOf(event.reason) });
});

const messageOf = (error: unknown): string => (error instanceof Error ? String(error) : shownValues([error]));

addEventListener(
  'message',
  async ({ data: { code, port } }: MessageEvent<ToProgram>) => {
    globalThis.fetch = fetchThrough(port);
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    try {
      await import(address);
      post({ kind: 'ended' });
    } catch (error) {
      post({ kind: 'failed', message: messageOf(error) });
    } finally {
      URL.revokeObjectURL(address);
    }
  },
  { once: true },
);
