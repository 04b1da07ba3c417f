/** Saves and restores the items of a list of addresses, hostnames, networks or redirects. */
import { join } from 'node:path';
import { waitFor } from 'flarewire/wait';
import { callOf } from '../client.ts';
import { itemsOf } from '../lists.ts';
import { type Access, type DataSource, readLines, type Store, writeLines } from './data-source.ts';

const FILE = 'items.ndjson';
const CREATE: string = 'rules.lists.items.create';
const MAX_WRITTEN = 1000;
const MAX_BYTES = 10e6;

export const listData: DataSource = {
  kind: 'lists',
  async *stores({ client, account, signal }) {
    for await (const one of itemsOf(client, 'rules.lists.list', account, signal)) {
      const { id, name } = Object(one);
      yield { id, name };
    }
  },
  save: (access, store, folder) => writeLines(join(folder, FILE), itemsIn(access, store)),
  /** Existing items remain: equal items are stored once. */
  async restore({ client, account, signal }, { id: list_id }, folder) {
    let count = 0;
    for await (const body of readLines<{ readonly ip: string }>(join(folder, FILE), MAX_WRITTEN, MAX_BYTES)) {
      const params = { ...account, list_id, body };
      const begun = await callOf(client, CREATE, params, signal);
      // An account accepts one such change at a time.
      await waitFor(client, CREATE, params, begun, { signal });
      count += body.length;
    }
    return count;
  },
};

/** Items without server-generated fields, in a fixed order. */
async function* itemsIn({ client, account, signal }: Access, { id: list_id }: Store): AsyncGenerator<object> {
  const items: object[] = [];
  for await (const one of itemsOf(client, 'rules.lists.items.list', { ...account, list_id }, signal)) {
    const { id: _, created_on: _created, modified_on: _modified, ...item } = Object(one);
    items.push(item);
  }
  const word = (item: object): string => JSON.stringify(item);
  yield* items.sort((one, other) => (word(one) < word(other) ? -1 : 1));
}
