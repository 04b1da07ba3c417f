/** Compares the page of every list as read here with the client's reading of the same response. */
import { createEmulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { expect, test } from 'vitest';
import { listServer, wordingsOf } from '../../../../../../test/client/list-servers.ts';
import type { AnyClient } from '../../../../../../test/whole-api/any-client.ts';
import { Arranger } from '../../../../../../test/whole-api/arrange.ts';
import { makeParams, type Params, withRules } from '../../../../../../test/whole-api/cases.ts';
import { allSubjects, isObject, type Subject } from '../../../../../../test/whole-api/contract-reading.ts';
import { pageOf } from './paging.ts';

/** The parts of the client's pages that are used here. */
interface ClientPage {
  getPaginatedItems(): unknown[];
  hasNextPage(): boolean;
}

/** Adds two items, of a total of five, to a response, because most lists of the emulator are empty. */
function filled(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { result, result_info: info } = body;
  const items = [{ id: '1' }, { id: '2' }];
  const list = isObject(result) ? Object.keys(result).find((key) => Array.isArray(result[key])) : undefined;
  const full = isObject(result) && list !== undefined ? { ...result, [list]: items } : items;
  return { ...body, result: full, ...(isObject(info) && { result_info: moreOf(info) }) };
}

/** Announces another page in the style of the list. */
function moreOf(info: Params): Params {
  if ('next_page_token' in info) return { ...info, next_page_token: 'more' };
  if ('cursor' in info) return { ...info, cursor: 'more' };
  if ('cursors' in info) return { ...info, cursors: { after: 'more' } };
  return { ...info, count: 2, per_page: 2, total_count: 5, total_pages: 3 };
}

/** Replaces the last response with the result of `change` and records it. */
function openEmulator() {
  const emulator = createEmulator({ rules: false, seed: 1 });
  const state = { change: (body: unknown): unknown => body, body: undefined as unknown };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const answer = await emulator.fetch(url, init);
    if (!/json/.test(answer.headers.get('content-type') ?? '')) return answer;
    state.body = state.change(await answer.json());
    return Response.json(state.body, { status: answer.status });
  };
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch });
  return { emulator, state, client: client as unknown as AnyClient }; // operations are only known by name here
}

function difference({ operation }: Subject, params: Params, body: unknown, page: ClientPage): string | undefined {
  const own = pageOf(operation, params, body);
  const items = page.getPaginatedItems();
  if (JSON.stringify(own?.items) !== JSON.stringify(items))
    return `${JSON.stringify(own?.items)}, not ${JSON.stringify(items)}`;
  const hasNext = own?.next !== undefined;
  return hasNext === page.hasNextPage() ? undefined : hasNext ? 'the client has no next page' : 'no next page';
}

test.each([
  ['as it is', (body: unknown) => body],
  ['with items and a next page', filled],
])('a list %s is read as the client reads it', async (_, change) => {
  const { emulator, state, client } = openEmulator();
  const subjects = await allSubjects();
  const arranger = new Arranger(subjects);
  const ask = async (name: string, params: Params): Promise<unknown> => client.call(name, params);
  const lists = subjects.filter(({ operation }) => operation.page !== undefined);
  const wrong: Record<string, string> = {};
  for (const subject of lists) {
    const { name } = subject.operation;
    await emulator.reset();
    state.change = (body) => body;
    const params = await arranger.arrange(subject, withRules(subject, makeParams(subject, 'required')), ask);
    state.change = change;
    const page = (await client.call(name, params)) as ClientPage; // a list resolves to its page
    const found = difference(subject, params, state.body, page);
    if (found !== undefined) wrong[name] = found;
    if (change === filled && page.getPaginatedItems().length !== 2) wrong[name] ??= 'the client finds no items';
  }
  await emulator.close();
  expect(wrong).toEqual({});
  expect(lists.length).toBeGreaterThan(400);
});

test('every list is read to its end, however its responses announce the next page', async () => {
  const lists = (await allSubjects()).filter(({ operation }) => operation.page !== undefined);
  const wrong: string[] = [];
  for (const subject of lists) {
    const { operation } = subject;
    for (const wording of wordingsOf(operation.page ?? 'SinglePage')) {
      const server = listServer(operation, wording);
      const items: unknown[] = [];
      let params: Params | undefined = withRules(subject, makeParams(subject, 'required'));
      for (let turn = 0; params !== undefined && turn < 9; turn++) {
        const query = Object.entries(params).map(([name, value]) => [name, `${value}`]);
        const answer = await server.fetch(`https://a.example/?${new URLSearchParams(query)}`);
        const page = pageOf(operation, params, await answer.json());
        items.push(...(page?.items ?? []));
        params = page?.next;
      }
      const isRight = JSON.stringify(items) === JSON.stringify(server.items) && server.asked.length === 3;
      if (!isRight) wrong.push(`${operation.name} ${JSON.stringify({ ...wording, items, asked: server.asked })}`);
    }
  }
  expect([wrong.length, wrong.slice(0, 5)]).toEqual([0, []]);
});
