/** Makes calls through a flarewire client and turns its results into plain data. */
import type { NextPage, Page, Transport } from './types.ts';

/** `new Cloudflare()`, or a client with selected products. */
export interface Client {
  call(operation: never, params: never, options: never): PromiseLike<unknown>;
}

/** A page object as the client returns it. */
interface PageObject {
  readonly result_info: object;
  getPaginatedItems(): unknown[];
  nextPageRequestOptions(): { readonly query: NextPage } | null;
}

const TURNS = ['page_token', 'cursor', 'page'] as const;

/**
 * Also useful on a server that makes calls on behalf of a page: everything except a Blob is serializable as JSON.
 * @example const call = fromClient(new Cloudflare()); await call('zones.get', { zone_id }, {});
 */
export function fromClient(client: Client): Transport {
  const { call } = client as { call: Transport }; // call by name accepts any operation
  return async (operation, params, options) => {
    const answer = await call.call(client, operation, params, options);
    if (isPage(answer)) return toPage(answer, params);
    // Bodies that can be read only once are read here, because a cache is read repeatedly.
    if (answer instanceof Response) return answer.blob();
    return isIterable(answer) ? readAll(answer) : (answer ?? null);
  };
}

/** Rows, or server-sent events. */
const isIterable = (answer: unknown): answer is AsyncIterable<unknown> => Symbol.asyncIterator in Object(answer);

async function readAll(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const isPage = (answer: unknown): answer is PageObject => typeof Object(answer).getPaginatedItems === 'function';

const toPage = (page: PageObject, params: NextPage): Page<unknown> => {
  const next = nextOf(page, params);
  return { items: page.getPaginatedItems(), info: page.result_info, ...(next && { next }) };
};

/** The parameters in which the request for the next page differs from this one. */
function nextOf(page: PageObject, params: NextPage): NextPage | undefined {
  const query = page.nextPageRequestOptions()?.query;
  const key = TURNS.find((name) => query?.[name] !== undefined && query[name] !== params[name]);
  return key && { [key]: query?.[key] };
}
