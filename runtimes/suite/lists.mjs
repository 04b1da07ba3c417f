/** Lists end, and take as many requests as they have pages. */
import Cloudflare from 'flarewire';
import { connect, equal, failure, ID, match, ok } from './support.mjs';

const names = async (list) => {
  const found = [];
  for await (const one of list) found.push(one.name);
  return found;
};

const keys = (client) => client.kv.namespaces.keys.list(ID, { account_id: ID });

export const lists = [
  {
    name: 'reads 3 pages with 3 requests',
    async run(env) {
      const { client, seen } = connect(env, 'pages');
      equal(await names(client.zones.list()), ['1a', '1b', '2a', '2b', '3a']);
      equal(
        (await seen()).map(({ query }) => query),
        ['', 'page=2', 'page=3'],
      );
    },
  },
  {
    name: 'reads 3 pages by cursor with 3 requests',
    async run(env) {
      const { client, seen } = connect(env, 'cursors');
      equal(await names(keys(client)), ['1a', '1b', '2a', '2b', '3a']);
      equal((await seen()).length, 3, 'requests');
    },
  },
  {
    name: 'asks for no page after a break',
    async run(env) {
      const { client, seen } = connect(env, 'pages');
      for await (const zone of client.zones.list()) if (zone.name === '2a') break;
      equal((await seen()).length, 2, 'requests');
    },
  },
  {
    name: 'collects items, up to a limit',
    async run(env) {
      const { client, seen } = connect(env, 'pages');
      equal((await client.zones.list().all()).length, 5, 'items');
      equal((await client.zones.list().toArray({ limit: 3 })).length, 3, 'items up to the limit');
      equal((await seen()).length, 5, 'requests: 3 for all, 2 for three items');
    },
  },
  {
    name: 'gets pages ahead, in order, and none that is not there',
    async run(env) {
      const { client, seen } = connect(env, 'pages');
      equal(await names(client.zones.list({}, { prefetch: 8 })), ['1a', '1b', '2a', '2b', '3a']);
      equal((await seen()).length, 3, 'requests');
    },
  },
  {
    name: 'gives the first page when awaited, and the next on request',
    async run(env) {
      const { client } = connect(env, 'pages');
      const page = await client.zones.list();
      equal([page.result.length, page.hasNextPage(), page.result_info.total_pages], [2, true, 3]);
      const second = await page.getNextPage();
      equal(
        second.getPaginatedItems().map(({ name }) => name),
        ['2a', '2b'],
      );
      let pages = 0;
      for await (const _ of second.iterPages()) pages++;
      equal(pages, 2, 'pages from the second on');
    },
  },
  {
    name: 'ends with an error when the server goes in circles',
    async run(env) {
      const { client } = connect(env, 'circle');
      const error = await failure(names(keys(client)));
      ok(error instanceof Cloudflare.CloudflareError, 'an error of the client');
      match(error.message, /repeats/);
    },
  },
  {
    name: 'gives the error of a later page to the loop',
    async run(env) {
      const { client } = connect(env, 'pages-then-500');
      equal((await failure(names(client.zones.list()))).status, 500);
    },
  },
];
