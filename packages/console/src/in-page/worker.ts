/** The console's server as a worker of its page: receives requests as messages and serves them by the same API. */
import { type Api, answerApi, sessionOf } from '../server/api.ts';
import { badCall, toCall } from '../server/call/call-request.ts';
import { parseData } from '../server/http/data-text.ts';
import { Refused } from '../server/http/refused.ts';
import { type Asked, jsonReply, type Reply } from '../server/reply.ts';
import type { FromWorker, PageRequest, ToWorker } from '../wire/in-page.ts';
import { startApi } from './start.ts';

/** There is one page, which needs no secret. */
const TOKEN = 'in-page';

const waiting = new Map<number, AbortController>();
let starting: Promise<Api> | undefined;

/** A failed start is repeated by the next request. */
function started(): Promise<Api> {
  starting ??= startApi();
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

const post = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('leave' in data) waiting.get(data.id)?.abort();
  else void serve(data);
});

// The first request will need it.
started().catch(() => undefined);

async function serve(request: PageRequest): Promise<void> {
  const { id } = request;
  const leaving = new AbortController();
  waiting.set(id, leaving);
  try {
    await send(id, await replyTo(request, leaving.signal), leaving.signal);
  } catch (error) {
    if (!leaving.signal.aborted) post({ id, failed: error instanceof Error ? error.message : String(error) });
  } finally {
    waiting.delete(id);
  }
}

async function replyTo(request: PageRequest, gone: AbortSignal): Promise<Reply> {
  try {
    const api = await started();
    const asked = askedBy(request, gone);
    return asked.path === '/api/session' ? jsonReply(sessionOf(api, TOKEN)) : await answerApi(api, asked);
  } catch (error) {
    if (error instanceof Refused) return jsonReply(error.body, error.headers, error.status);
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return jsonReply({ error: { name: 'ServerError', message: `The console failed: ${reason}` } }, {}, 500);
  }
}

async function send(id: number, { status = 200, headers, body, end }: Reply, gone: AbortSignal): Promise<void> {
  try {
    post({ id, status, headers });
    if (body instanceof Uint8Array) post({ id, chunk: body });
    else
      for await (const chunk of body) {
        if (gone.aborted) return;
        post({ id, chunk });
      }
    post({ id, end: true });
  } finally {
    await end?.();
  }
}

function askedBy({ method, target, text, parts }: PageRequest, gone: AbortSignal): Asked {
  const { pathname: path, searchParams: query } = new URL(target, 'http://in-page');
  const json = async (): Promise<unknown> => parseData(text ?? '');
  const remove = async (): Promise<void> => undefined;
  return {
    method,
    path,
    query,
    token: TOKEN,
    gone,
    json,
    call: async () => {
      if (parts === undefined) return { request: toCall(await json(), []), hasFiles: false, remove };
      const [call, ...files] = parts.map(([, value]) => value);
      if (typeof call !== 'string') throw badCall("the first part must be 'call'");
      return { request: toCall(parseData(call), files.map(fileOf)), hasFiles: true, remove };
    },
  };
}

function fileOf(value: string | File): File {
  if (typeof value === 'string') throw badCall('a part is not a file');
  return value;
}
