/** Every operation of the API, through the client to the local Cloudflare: what the options answer is what the client gives. */

import type { PageKind } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { afterAll, expect, test } from 'vitest';
import { createClient, readSent } from '../../../test/any-client.ts';
import { Arranger } from '../../../test/arrange.ts';
import { makeParams, type Params, withRules } from '../../../test/cases.ts';
import { allSubjects, type Subject } from '../../../test/contract-reading.ts';
import { makeReferences } from '../../../test/makers.ts';
import type { OperationInfiniteQuery, OperationQuery } from './bindings.ts';
import { createFlarewire } from './flarewire.ts';
import type { AllLimit, Page } from './types.ts';

/** The bindings without the types of the operations: they are known here by name only. */
interface AnyFlarewire {
  queryOptions(operation: string, params: Params): OperationQuery<unknown, Error>;
  allOptions(operation: string, params: Params, limit: AllLimit): OperationQuery<Page<unknown>, Error>;
  infiniteQueryOptions(operation: string, params: Params): OperationInfiniteQuery<Page<unknown>, Error>;
  mutationOptions(operation: string): MutationObserverOptions<unknown, Error, Params>;
}

/** What the client gives for a list. */
interface PageObject {
  readonly result_info: object;
  getPaginatedItems(): unknown[];
  hasNextPage(): boolean;
  getNextPage(): Promise<PageObject>;
}

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

let emulator: Emulator | undefined;
/** Answers by request. The second time a request is answered as it was the first time, and nothing new may be asked. */
const answers = new Map<string, Kept>();
let isRepeat = false;

const client = createClient(async (url, init) => {
  const { method, headers, body } = await readSent(url, init);
  const [, boundary = '\0'] = /boundary=(.*)/.exec(headers.get('content-type') ?? '') ?? [];
  const key = `${method} ${url} ${new TextDecoder().decode(body).replaceAll(boundary, '')}`;
  if (!isRepeat) {
    const response = await emulator?.fetch(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
    if (response === undefined) throw new Error('There is no emulator.');
    answers.set(key, { status: response.status, headers: response.headers, body: await response.arrayBuffer() });
  }
  const answer = answers.get(key);
  if (answer === undefined) throw new Error(`The client itself did not ask for ${key}`);
  return new Response(answer.status === 204 ? null : answer.body, answer);
});
const call = async (name: string, params: Params): Promise<unknown> => client.call(name, params);

const bindings = createFlarewire(client) as unknown as AnyFlarewire; // as the interface says
const queryClient = new QueryClient();
afterAll(() => queryClient.clear());

const isPage = (value: unknown): value is PageObject => typeof Object(value).hasNextPage === 'function';
const plain = async (value: unknown): Promise<unknown> =>
  isPage(value)
    ? { items: value.getPaginatedItems(), info: value.result_info }
    : value instanceof Response || value instanceof Blob
      ? `bytes: ${await value.text()}`
      : (value ?? null);

/** What the client gives, and of a list the items of its next page. */
async function byClient(name: string, params: Params): Promise<readonly unknown[]> {
  const answer = await call(name, params);
  const next = isPage(answer) && answer.hasNextPage() ? await answer.getNextPage() : undefined;
  return [await plain(answer), next?.getPaginatedItems()];
}

const withoutNext = ({ next: _, ...page }: Page<unknown>): object => page;

/** What the options give, in each way that there is. */
async function byOptions(
  { operation: { name, page } }: Subject,
  params: Params,
): Promise<readonly (readonly unknown[])[]> {
  const queried = await queryClient.fetchQuery(bindings.queryOptions(name, params));
  const mutated = await new MutationObserver(queryClient, bindings.mutationOptions(name)).mutate(params);
  if (page === undefined) return [[await plain(queried)], [await plain(mutated)]];
  const { pages } = await queryClient.fetchInfiniteQuery({ ...bindings.infiniteQueryOptions(name, params), pages: 2 });
  const all = await queryClient.fetchQuery(bindings.allOptions(name, params, { limit: 1 }));
  const lists = [queried, mutated, pages[0], all] as Page<unknown>[]; // the operation is one of a list
  return lists.map((list) => [withoutNext(list), pages[1]?.items]);
}

async function check(subject: Subject, arranger: Arranger): Promise<string[]> {
  const { name } = subject.operation;
  emulator = createEmulator({ rules: false, journal: false, seed: 1 });
  answers.clear();
  try {
    isRepeat = false;
    const arranged = await arranger.arrange(subject, withRules(subject, makeParams(subject, 'required')), call);
    const params = { ...arranged, ...(await makeReferences(name, arranged, call)) };
    const due = await byClient(name, params);
    isRepeat = true;
    for (const got of await byOptions(subject, params)) expect([got[0], got[1]]).toEqual([due[0], due[1]]);
    return [];
  } catch (error) {
    return [`${name}: ${error}`];
  } finally {
    queryClient.clear();
    await emulator.close();
  }
}

test('every operation answers as a query, as a mutation and page by page what the client answers', {
  timeout: 300_000,
}, async () => {
  const subjects = await allSubjects();
  const arranger = new Arranger(subjects);
  const wrong: string[] = [];
  for (const subject of subjects) wrong.push(...(await check(subject, arranger)));
  expect(subjects.length).toBeGreaterThan(3300);
  expect([wrong.length, wrong.slice(0, 20).join('\n')]).toEqual([0, '']);
});

/** Three pages of every kind, two items each. */
const INFOS: { readonly [kind in PageKind]: (page: number) => object } = {
  SinglePage: () => ({}),
  V4PagePagination: (page) => ({ page, per_page: 2, total_count: 6 }),
  V4PagePaginationArray: (page) => ({ page, per_page: 2, total_pages: 3 }),
  CursorPagination: (page) => (page < 3 ? { cursor: `${page + 1}` } : {}),
  CursorLimitPagination: (page) => (page < 3 ? { cursor: `${page + 1}` } : { cursor: '' }),
  CursorPaginationAfter: (page) => (page < 3 ? { cursors: { after: `${page + 1}` } } : {}),
  PageTokenPagination: (page) => (page < 3 ? { next_page_token: `${page + 1}` } : {}),
  ContainersInstancesV1Pagination: (page) => (page < 3 ? { next_page_token: `${page + 1}` } : {}),
};
const ITEMS: { readonly [kind in PageKind]?: string } = {
  V4PagePagination: 'items',
  ContainersInstancesV1Pagination: 'instances',
};

test('every list goes from page to page as the client does', async () => {
  const lists = (await allSubjects()).filter(({ operation }) => operation.page !== undefined);
  const wrong: string[] = [];
  for (const subject of lists) {
    const { name, page: kind = 'SinglePage', items: key = ITEMS[kind] } = subject.operation;
    const paged = createClient(async (url) => {
      const { searchParams } = new URL(url);
      const page = Number(
        searchParams.get('page') ?? searchParams.get('cursor') ?? searchParams.get('page_token') ?? 1,
      );
      const items = [{ id: 2 * page }, { id: 2 * page + 1 }];
      return Response.json({ success: true, result: key ? { [key]: items } : items, result_info: INFOS[kind](page) });
    });
    const params = withRules(subject, makeParams(subject, 'required'));
    const due: unknown[] = [];
    for await (const item of paged.call(name, params) as unknown as AsyncIterable<unknown>) due.push(item); // a list
    const own = createFlarewire(paged) as unknown as AnyFlarewire; // as the interface says
    const { pages } = await queryClient.fetchInfiniteQuery({ ...own.infiniteQueryOptions(name, params), pages: 9 });
    const all = await queryClient.fetchQuery(own.allOptions(name, params, {}));
    const got = [pages.flatMap(({ items }) => items), all.items];
    const isSame = JSON.stringify(got) === JSON.stringify([due, due]) && due.length === (kind === 'SinglePage' ? 2 : 6);
    if (!isSame) wrong.push(`${name}: ${JSON.stringify(got)}`);
    queryClient.clear();
  }
  expect(lists.length).toBeGreaterThan(450);
  expect([wrong.length, wrong.slice(0, 20).join('\n')]).toEqual([0, '']);
});
