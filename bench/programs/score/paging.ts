/** Requests that a listing takes, and whether it comes to an end. */
import type { Client } from '../client.ts';
import { nameOf, type Scene, type Seen } from './scene.ts';

export async function paging(scene: Scene): Promise<Seen> {
  const numbered = (client: Client) => client.dns.records.list({ zone_id: 'zone', per_page: 5 });
  const byCursor = (client: Client) => client.kv.namespaces.keys.list('namespace', { account_id: 'account', limit: 5 });
  return {
    numbered: await listing(scene, 'pages', numbered),
    cursor: await listing(scene, 'pages', byCursor),
    one: await listing(scene, 'one-page', numbered),
    ignored: await listing(scene, 'same-page', numbered),
    sameCursor: await listing(scene, 'same-page', byCursor),
  };
}

async function listing(scene: Scene, habit: string, list: (client: Client) => AsyncIterable<unknown>): Promise<string> {
  const client = scene.client({ baseURL: await scene.server(habit), maxRetries: 0 });
  const { mostPages } = scene.sizes;
  const before = scene.sent.requests;
  const requests = () => scene.sent.requests - before;
  let items = 0;
  try {
    for await (const _ of list(client)) {
      items++;
      if (requests() >= mostPages) return `${requests()} requests and no end (${items} items)`;
    }
  } catch (error) {
    return `${requests()} requests, then ${nameOf(error)}`;
  }
  return `${requests()} ${requests() === 1 ? 'request' : 'requests'}, ${items} items`;
}
