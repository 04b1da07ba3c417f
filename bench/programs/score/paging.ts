/** Number of requests of a listing, and whether it ends. */
import type { Client } from '../client.ts';
import { nameOf, type Scenario, type Seen } from './scenario.ts';

export async function paging(scenario: Scenario): Promise<Seen> {
  const numbered = (client: Client) => client.dns.records.list({ zone_id: 'zone', per_page: 5 });
  const byCursor = (client: Client) => client.kv.namespaces.keys.list('namespace', { account_id: 'account', limit: 5 });
  return {
    numbered: await listing(scenario, 'pages', numbered),
    cursor: await listing(scenario, 'pages', byCursor),
    one: await listing(scenario, 'one-page', numbered),
    ignored: await listing(scenario, 'same-page', numbered),
    sameCursor: await listing(scenario, 'same-page', byCursor),
  };
}

async function listing(
  scenario: Scenario,
  habit: string,
  list: (client: Client) => AsyncIterable<unknown>,
): Promise<string> {
  const client = scenario.client({ baseURL: await scenario.server(habit), maxRetries: 0 });
  const { mostPages } = scenario.sizes;
  const before = scenario.sent.requests;
  const requests = () => scenario.sent.requests - before;
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
