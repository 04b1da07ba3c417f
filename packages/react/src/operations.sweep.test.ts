/** Compares the options' results with the client's for every operation of the API, against the emulator. */

import { createEmulator, type Emulator } from '@flarewire/emulator';
import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { afterAll, expect, test } from 'vitest';
import { listServer, wordingsOf } from '../../../test/client/list-servers.ts';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { createClient, readSent } from '../../../test/whole-api/any-client.ts';
import { Arranger } from '../../../test/whole-api/arrange.ts';
import { makeParams, type Params, withRules } from '../../../test/whole-api/cases.ts';
import { allSubjects, type Subject, sweptSubjects } from '../../../test/whole-api/contract-reading.ts';
import { makeReferences } from '../../../test/whole-api/makers.ts';
import type { OperationInfiniteQuery, OperationQuery } from './bindings.ts';
import { createFlarewire } from './flarewire.ts';
import type { AllLimit, Page } from './types.ts';

/** The bindings typed by string, because operations are only known by name here. */
interface AnyFlarewire {
  queryOptions(operation: string, params: Params): OperationQuery<unknown, Error>;
  allOptions(operation: string, params: Params, limit: AllLimit): OperationQuery<Page<unknown>, Error>;
  infiniteQueryOptions(operation: string, params: Params): OperationInfiniteQuery<Page<unknown>, Error>;
  mutationOptions(operation: string): MutationObserverOptions<unknown, Error, Params>;
}

/** A list page as the client returns it. */
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
/** Responses by request. A repeated request gets its first response, and no new request may be made. */
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

const bindings = createFlarewire(client) as unknown as AnyFlarewire; // operations known by name only
const queryClient = new QueryClient();
afterAll(() => queryClient.clear());

async function collected(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const isPage = (value: unknown): value is PageObject => typeof Object(value).hasNextPage === 'function';
const plain = async (value: unknown): Promise<unknown> =>
  isPage(value)
    ? { items: value.getPaginatedItems(), info: value.result_info }
    : value instanceof Response || value instanceof Blob
      ? `bytes: ${await value.text()}`
      : Symbol.asyncIterator in Object(value)
        ? await collected(value as AsyncIterable<unknown>)
        : (value ?? null);

/** The client's result, and for a list the items of its next page. */
async function byClient(name: string, params: Params): Promise<readonly unknown[]> {
  const answer = await call(name, params);
  const next = isPage(answer) && answer.hasNextPage() ? await answer.getNextPage() : undefined;
  return [await plain(answer), next?.getPaginatedItems()];
}

const withoutNext = ({ next: _, ...page }: Page<unknown>): object => page;

/** The options' results, in every way they can be used. */
async function byOptions(
  { operation: { name, page } }: Subject,
  params: Params,
): Promise<readonly (readonly unknown[])[]> {
  const queried = await queryClient.fetchQuery(bindings.queryOptions(name, params));
  const mutated = await new MutationObserver(queryClient, bindings.mutationOptions(name)).mutate(params);
  if (page === undefined) return [[await plain(queried)], [await plain(mutated)]];
  const { pages } = await queryClient.fetchInfiniteQuery({ ...bindings.infiniteQueryOptions(name, params), pages: 2 });
  const all = await queryClient.fetchQuery(bindings.allOptions(name, params, { limit: 1 }));
  const lists = [queried, mutated, pages[0], all] as Page<unknown>[]; // the operation is a list
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

test('every operation returns the same as a query, a mutation and page by page as the client does', async () => {
  const subjects = await allSubjects();
  const arranger = new Arranger(subjects);
  const wrong: string[] = [];
  const swept = sampled(subjects, ({ operation }) => operation.name);
  for (const subject of swept) wrong.push(...(await check(subject, arranger)));
  expect(swept.length).toBeGreaterThan(atLeast(3300));
  expect([wrong.length, wrong.slice(0, 20).join('\n')]).toEqual([0, '']);
});

test('every list pages exactly as the client does, however its responses announce the next page', async () => {
  // A POST without page parameters sends its parameters as the body, which cannot select a page.
  const lists = (await sweptSubjects()).filter(
    ({ operation: { page, method } }) => page !== undefined && (method === 'GET' || page !== 'SinglePage'),
  );
  const wrong: string[] = [];
  for (const subject of lists) {
    const { name, page: kind = 'SinglePage' } = subject.operation;
    const params = withRules(subject, makeParams(subject, 'required'));
    for (const wording of wordingsOf(kind)) {
      const read = async (how: (own: AnyFlarewire) => Promise<readonly unknown[]>) => {
        const server = listServer(subject.operation, wording);
        const own = createFlarewire(createClient(server.fetch)) as unknown as AnyFlarewire; // operations known by name only
        const items = await how(own).catch((error) => [`${error}`]);
        queryClient.clear();
        const isRight = JSON.stringify(items) === JSON.stringify(server.items) && server.asked.length === 3;
        if (!isRight) wrong.push(`${name} ${JSON.stringify(wording)}: ${JSON.stringify([items, server.asked])}`);
      };
      await read(async (own) => {
        const options = { ...own.infiniteQueryOptions(name, params), pages: 9 };
        return (await queryClient.fetchInfiniteQuery(options)).pages.flatMap(({ items }) => items);
      });
      await read(async (own) => (await queryClient.fetchQuery(own.allOptions(name, params, {}))).items);
    }
  }
  expect(lists.length).toBeGreaterThan(atLeast(380));
  expect([wrong.length, wrong.slice(0, 5).join('\n')]).toEqual([0, '']);
});
