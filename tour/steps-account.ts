/** First steps: find the account and clean up after earlier tours. */
import { fail, given, same } from './check.ts';
import { count } from './text.ts';
import { NAMES, type Step, type Tour } from './tour.ts';

export const findAccount: Step = {
  title: 'Find the account',
  async run(tour) {
    const names: string[] = [];
    for await (const account of tour.client.accounts.list()) {
      if (names.length === 0) tour.keep('accountId', given('the id of the account', account.id));
      names.push(account.name);
    }
    if (names.length === 0) fail('the list of accounts is empty, expected one at least');
    return `${count(names.length, 'account')}: ${names.slice(0, 3).join(', ')}.`;
  },
};

/**
 * With --data an earlier tour may have left its zone, which is replaced; a zone that no tour made is not. The KV
 * namespace is created first, so that even an interrupted tour is recognized.
 */
export const makeRoom: Step = {
  title: 'Make room, and a KV namespace as the mark of a tour',
  async run(tour) {
    const { client } = tour;
    const account_id = tour.need('accountId');
    const before = await removeEarlier(tour, account_id);
    const namespace = await client.kv.namespaces.create({ account_id, title: NAMES.namespace });
    same('the title of the new namespace', namespace.title, NAMES.namespace);
    tour.keep('namespaceId', namespace.id);
    return `${before} The namespace has the id ${namespace.id}.`;
  },
};

async function removeEarlier(tour: Tour, account_id: string): Promise<string> {
  const { client, file } = tour;
  const marks: string[] = [];
  for await (const namespace of client.kv.namespaces.list({ account_id })) {
    if (namespace.title === NAMES.namespace) marks.push(namespace.id);
  }
  const zones: string[] = [];
  for await (const zone of client.zones.list({ name: file.zone })) zones.push(zone.id);
  if (marks.length === 0 && zones.length > 0) {
    fail(`this state holds a zone ${file.zone} that no tour made; choose another --data folder, or another --zone`);
  }
  if (marks.length === 0) return 'The state is fresh.';
  for (const zone_id of zones) await client.zones.delete({ zone_id });
  for (const id of marks) await client.kv.namespaces.delete(id, { account_id });
  const others = await removeOthers(tour, account_id);
  return `Removed what an earlier tour had made: ${count(zones.length, 'zone')}, ${count(marks.length + others, 'other thing')}.`;
}

async function removeOthers({ client }: Tour, account_id: string): Promise<number> {
  let removed = 0;
  for await (const database of client.d1.database.list({ account_id, name: NAMES.database })) {
    if (database.name !== NAMES.database) continue;
    await client.d1.database.delete(given('the id of the database', database.uuid), { account_id });
    removed++;
  }
  for await (const application of client.zeroTrust.access.applications.list({ account_id })) {
    if (application.name !== NAMES.application) continue;
    await client.zeroTrust.access.applications.delete(given('the id of the application', application.id), {
      account_id,
    });
    removed++;
  }
  return removed;
}
