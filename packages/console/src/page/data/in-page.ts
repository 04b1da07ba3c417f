/** Sends requests to the worker that is the server of a page without one. */
import { EARLY_WORKER, type FromWorker, type PageRequest, type ToWorker } from '../../wire/in-page.ts';

export interface WorkerRequest extends Pick<PageRequest, 'method' | 'text' | 'parts'> {
  readonly signal?: AbortSignal | undefined;
}

type Receive = (message: FromWorker) => void;

const waiting = new Map<number, Receive>();
let worker: Worker | undefined;
let lastId = 0;

/** @param folder URL of the console's folder */
export function requestInPage(folder: URL, target: string, request: WorkerRequest): Promise<Response> {
  const { signal, ...rest } = request;
  const id = ++lastId;
  const post = (message: ToWorker): void => started(folder).postMessage(message);
  const leave = (): void => {
    if (waiting.delete(id)) post({ id, leave: true });
  };
  return new Promise((resolve, reject) => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
      cancel: leave,
    });
    const fail = (error: unknown): void => {
      leave();
      reject(error);
      body?.error(error);
    };
    const abort = (): void => fail(signal?.reason);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    waiting.set(id, (message) => {
      if ('status' in message) resolve(new Response(stream, message));
      else if ('chunk' in message) body?.enqueue(message.chunk);
      else {
        waiting.delete(id);
        signal?.removeEventListener('abort', abort);
        if ('failed' in message) fail(new Error(message.failed));
        else body?.close();
      }
    });
    post({ id, target, ...rest });
  });

  function started(at: URL): Worker {
    if (worker !== undefined) return worker;
    worker = earlyWorker() ?? new Worker(new URL('server/worker.js', at), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => waiting.get(data.id)?.(data));
    // The next request starts it again.
    worker.addEventListener('error', ({ message }) => {
      worker = undefined;
      const failed = `The emulator could not be started${message ? `: ${message}` : ''}.`;
      for (const [id, receive] of waiting) receive({ id, failed });
    });
    return worker;
  }
}

/** Takes the worker that was started before this script was loaded. */
function earlyWorker(): Worker | undefined {
  const early: unknown = Reflect.get(globalThis, EARLY_WORKER);
  Reflect.deleteProperty(globalThis, EARLY_WORKER);
  return early instanceof Worker ? early : undefined;
}
