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
  hasNextPage(): boolean;
}

/**
 * Also of use on a server that makes the calls for a page: everything but a Blob can travel as JSON.
 * @example const call = fromClient(new Cloudflare()); await call('zones.get', { zone_id }, {});
 */
export function fromClient(client: Client): Transport {
  const { call } = client as { call: Transport }; // as it takes any operation, when called by name
  return async (operation, params, options) => {
    const answer = await call.call(client, operation, params, options);
    if (isPage(answer)) return toPage(answer, params);
    // A Response can be read only once, and a cache is read often.
    return answer instanceof Response ? answer.blob() : (answer ?? null);
  };
}

const isPage = (answer: unknown): answer is PageObject => typeof Object(answer).getPaginatedItems === 'function';

const toPage = (page: PageObject, params: { readonly page?: unknown }): Page<unknown> => ({
  items: page.getPaginatedItems(),
  info: page.result_info,
  ...(page.hasNextPage() && { next: nextOf(page.result_info, Number(params.page ?? 1)) }),
});

interface Info {
  readonly next_page_token?: string;
  readonly cursor?: string;
  readonly cursors?: { readonly after?: string };
}

/** Where the next page is, once it is known that there is one. */
function nextOf({ next_page_token, cursor, cursors }: Info, page: number): NextPage {
  if (next_page_token) return { page_token: next_page_token };
  const after = cursor || cursors?.after;
  return after ? { cursor: after } : { page: page + 1 };
}
