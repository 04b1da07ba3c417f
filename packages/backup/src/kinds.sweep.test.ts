/**
 * Every resource of the API that can be listed and written is read from an emulator, deterministically and without
 * secrets.
 */
import { createEmulator, manualClock } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Arranger } from '../../../test/whole-api/arrange.ts';
import { lasting, makeParams, type Params, withRules } from '../../../test/whole-api/cases.ts';
import { allSubjects } from '../../../test/whole-api/contract-reading.ts';
import { makeReferences } from '../../../test/whole-api/makers.ts';
import { backup, diff, formatDiff, kindsOf, planRestore } from './index.ts';

const zone_id = 'f1a4e000000000000000000000000010';
const account_id = 'f1a4e000000000000000000000000001';
const emulator = createEmulator({ seed: 1, start: 'default', rules: false, clock: manualClock() });
const client = new Cloudflare({
  apiToken: 'any',
  fetch: (url, init) => emulator.fetch(url, init),
  maxRetries: 0,
  logLevel: 'off',
});
const ask = (name: string, params: Params): Promise<unknown> =>
  (client.call as (name: string, params: Params) => Promise<unknown>)(name, params);

/** Kinds whose created items the emulator does not list. */
const UNLISTED: Readonly<Record<string, string>> = {
  'logpush.edge': 'without its rules the emulator lists none',
  'zones.holds': 'a hold is one thing, which its own list does not show',
  'waitingRooms.events': 'their room is arranged in another zone',
  'waitingRooms.rules': 'their room is arranged in another zone',
  'r2.buckets.eventNotifications': 'without its rules the emulator does not show the queue',
  'accounts.subscriptions': 'without its rules the emulator lists none',
  'brandProtection.v2.queries': 'without its rules the emulator lists none',
  'brandProtection.v2.logos': 'without its rules the emulator lists none',
  customNameservers: 'without its rules the emulator lists none',
  'images.v1.variants': 'without its rules the emulator shows no map',
  'magicTransit.pcaps.ownership': 'without its rules the emulator lists none',
  'workersForPlatforms.dispatch.namespaces': 'without its rules the emulator shows no name',
  'apiGateway.operations': 'the emulator lists none of those made one by one',
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries': 'their hostname is arranged in another zone',
  'ai.finetunes': 'the contract declares one object for the list',
  'cloudforceOne.threatEvents': 'without its rules the emulator lists none where the size of a page is given',
  'cloudforceOne.threatSignals.skills': 'the contract declares a list of lists',
  'diagnostics.endpointHealthchecks': 'the contract declares one object for the list',
  'zeroTrust.dex.commands': 'the emulator lists them empty',
  'zeroTrust.dex.rules': 'the emulator lists them empty',
};

beforeAll(() => emulator.ready);
afterAll(() => emulator.close());

test('more than 300 kinds have operations to read and write them', async () => {
  const all = [...(await kindsOf('zone_id')), ...(await kindsOf('account_id'))];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ create, change }) => create === undefined && change === undefined)).toEqual([]);
  for (const name of [
    'dns.records',
    'zones.settings',
    'rulesets',
    'kv.namespaces',
    'zeroTrust.access.applications',
    'r2.buckets.lifecycle',
  ])
    expect(all.map((kind) => kind.name)).toContain(name);
});

test('an item of each kind is backed up, and a plan to restore it in place changes nothing', async () => {
  const subjects = await allSubjects();
  const byName = new Map(subjects.map((subject) => [subject.operation.name, subject]));
  const arranger = new Arranger(subjects);
  const missing: string[] = [];
  let made = 0;
  for (const scope of [{ zone_id }, { account_id }] as const)
    for (const kind of await kindsOf('zone_id' in scope ? 'zone_id' : 'account_id')) {
      const subject = kind.create && byName.get(kind.create.name);
      if (subject === undefined) continue;
      const given = lasting(withRules(subject, makeParams(subject, 'all')));
      try {
        const arranged = await arranger.arrange(subject, { ...given, ...scope }, ask);
        await ask(subject.operation.name, {
          ...arranged,
          ...(await makeReferences(kind.name, arranged, ask)),
          ...scope,
        });
        made += 1;
      } catch {
        // Kinds that generated values cannot create are tested with their product.
        continue;
      }
      const { kinds, unread } = await backup(client, scope, { include: [kind.parent?.kind ?? kind.name, kind.name] });
      if (kinds[kind.name] === undefined && !(kind.name in UNLISTED))
        missing.push(`${kind.name} ${JSON.stringify(unread)}`);
    }
  expect(made).toBeGreaterThan(150);
  expect(missing).toEqual([]);
  for (const scope of [{ zone_id }, { account_id }]) {
    const one = await backup(client, scope);
    const two = await backup(client, scope);
    expect(formatDiff(await diff(one, two))).toBe('');
    expect(JSON.stringify(two) === JSON.stringify(one)).toBe(true);
    expect(
      one.unread.filter(({ status }) => status !== undefined && status !== 404 && status !== 400 && status !== 403),
    ).toEqual([]);
    const { steps } = await planRestore(client, one, scope);
    expect(
      steps
        .filter(({ action }) => action !== 'keep')
        .map(({ kind, action, fields }) => `${action} ${kind} ${Object.keys(fields)}`),
    ).toEqual([]);
  }
});
