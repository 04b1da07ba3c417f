/** Checks for every operation that replaces a list: the entries that a call removes are named before it is sent. */
import { sample } from '@flarewire/schema';
import { describe, expect, test } from 'vitest';
import { lossesOf } from '../data/changes/review.ts';
import type { Params, Subject } from '../form/schema.ts';
import { reviewOf } from './guard.ts';
import { isReplacement, readerOf, replacedLists, writableState } from './readers.ts';
import { operations, subjectOf } from './test-support.ts';

interface Replacing {
  readonly subject: Subject;
  readonly lists: readonly string[];
}

const replacing: Replacing[] = [];
for (const { name, method } of operations) {
  if (method !== 'PUT' && method !== 'PATCH') continue;
  const subject = await subjectOf(name);
  const lists = replacedLists(subject);
  if (lists.length > 0) replacing.push({ subject, lists });
}

/** The state with all of its lists emptied. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return Array.isArray(value) ? [] : value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
};

async function currentOf({ subject }: Replacing): Promise<unknown> {
  const reader = readerOf(operations, subject.operation);
  if (reader === undefined) return undefined;
  const { schemas, defs } = await subjectOf(reader.name);
  const result = sample(schemas.result, defs, { optionalDepth: 5, now: '2026-01-31T12:00:00Z' });
  return reader.page === undefined ? result : [result];
}

async function stateOf(one: Replacing): Promise<Params | undefined> {
  const current = await currentOf(one);
  return current === undefined ? undefined : writableState(one.subject, current);
}

const hasEntries = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null && Object.values(value).some(hasEntries);

describe('operations that replace lists', () => {
  test('rules, CORS, lifecycles and schedules are among them', () => {
    const names = replacing.map(({ subject }) => subject.operation.name);
    for (const name of [
      'rulesets.phases.update',
      'rulesets.update',
      'r2.buckets.cors.update',
      'r2.buckets.lifecycle.update',
      'workers.scripts.schedules.update',
      'rules.lists.items.update',
    ])
      expect(names).toContain(name);
    expect(names.length).toBeGreaterThan(190);
  });

  test('a call without the entries that are there names each of them', async () => {
    const silent: string[] = [];
    for (const one of replacing) {
      const current = await currentOf(one);
      const state = writableState(one.subject, current);
      if (!one.lists.some((name) => hasEntries(state[name]))) continue;
      const calls = [Object(emptied(state)), ...(one.subject.operation.method === 'PUT' ? [{}] : [])];
      const isSilent = calls.some((params) => lossesOf(reviewOf(one.subject, params, current).review).length === 0);
      if (isSilent) silent.push(one.subject.operation.name);
    }
    expect(silent).toEqual([]);
  });

  test('the current entries can be read; otherwise a replacement says that they are unknown', async () => {
    const unread: string[] = [];
    for (const one of replacing) {
      const { operation } = one.subject;
      const state = await stateOf(one);
      const isKnown = state !== undefined && one.lists.some((name) => Object.hasOwn(state, name));
      if (!isKnown && operation.method === 'PUT' && !(state === undefined && isReplacement(operation)))
        unread.push(operation.name);
    }
    expect(unread.toSorted()).toEqual(UNREAD.toSorted());
  });
});

const UNREAD: readonly string[] = [
  // Batches, which keep what they do not name.
  'cache.originCloudRegions.bulkUpdate',
  'kv.namespaces.bulkUpdate',
  'kv.namespaces.keys.bulkUpdate',
  'magicNetworkMonitoring.rules.bulkUpdate',
  'zeroTrust.access.infrastructure.targets.bulkUpdate',
  // Uploads of files.
  'cloudforceOne.threatSignals.feeds.skills.update',
  'workers.scripts.content.update',
  'workers.scripts.update',
  'workers.services.environments.content.update',
  'workersForPlatforms.dispatch.namespaces.scripts.content.update',
  'workersForPlatforms.dispatch.namespaces.scripts.update',
  // The response of the GET does not contain the list.
  'cloudforceOne.requests.priority.update',
  'magicTransit.redundancyGroups.update',
  'web3.hostnames.ipfsUniversalPaths.contentLists.update',
  // A check that stores nothing.
  'r2.superSlurper.connectivityPrecheck.source',
];
