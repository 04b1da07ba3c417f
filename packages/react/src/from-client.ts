/** Makes the calls by a flarewire client, and plain data of what it answers. */
import type { NextPage, Page, Transport } from './types.ts';

/** `new Cloudflare()`, or a client of chosen products. */
export interface Client {
  call(operation: never, params: never, options: never): PromiseLike<unknown>;
}

/** The page objects of the client. */
interface PageObject {
  readonly result_info: object;
  getPaginatedItems(): unknown[];
  nextPageRequestOptions(): { readonly query: NextPage } | null;
}

const TURNS = ['page_token', 'cursor', 'page'] as const;

/**
 * Also of use on a server that makes the calls for a page: everything but a Blob can travel as JSON.
 * @example const call = fromClient(new Cloudflare()); await call('zones.get', { zone_id }, {});
 */
export function fromClient(client: Client): Transport {
  const { call } = client as { call: Transport }; // as it takes any operation, when called by name
  return async (operation, params, options) => {
    const answer = await call.call(client, operation, params, options);
    if (isPage(answer)) return toPage(answer, params);
    // What can be read only once is read here, as a cache is read often.
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

/** What the request for the next page has that this one had not. */
function nextOf(page: PageObject, params: NextPage): NextPage | undefined {
  const query = page.nextPageRequestOptions()?.query;
  const key = TURNS.find((name) => query?.[name] !== undefined && query[name] !== params[name]);
  return key && { [key]: query?.[key] };
}
