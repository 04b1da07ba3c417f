/** Every resource that the API can both list and write is copied from one account to an empty one. */
import { index } from '@flarewire/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup, diff, kindsOf, notHeldOf, planRestore, restore } from './index.ts';
import { fill, type Local, local, SCOPES, type TestScope } from './test-support.ts';

const MADE_UP = 'made-up values, which the emulator without the rules of the product shows in another form';

/** Resources that no emulated account can restore, each with the reason. */
const LEFT: Readonly<Record<string, string>> = {
  'cloudforceOne.collections.items': MADE_UP,
  'cloudforceOne.threatSignals.feeds': MADE_UP,
  'cloudforceOne.threatSignals.skills': MADE_UP,
  'cloudforceOne.threatSignals.skills.tagCategories': MADE_UP,
  'magicTransit.pcaps': 'a capture is a run: the API shows a part of its parameters',
  'pages.projects': 'variables of the type secret_text are set manually',
  'tokenValidation.configuration': 'keys are shown without their secret part',
  'workers.beta.workers.versions': 'a version is made of files, whose content is not in a backup',
  'zeroTrust.dex.commands': 'a command is a run on a device',
  'iam.userGroups.members': 'two made-up groups have the same name, one of them by SCIM',
  'zeroTrust.dlp.entries': 'two made-up entries have the same fields',
};

interface Outcome {
  readonly name: string;
  readonly result: 'restored' | 'skipped' | 'unread' | 'left';
  readonly reason: string;
}

/** By scope and name; the better result of two emulators counts. */
const outcomes = new Map<string, Outcome>();
const ORDER = ['restored', 'skipped', 'left', 'unread'];
const worlds: Local[] = [];
let made = 0;

beforeAll(async () => {
  for (const rules of [true, false]) {
    const [from, to] = [await local(rules), await local(rules)];
    worlds.push(from, to);
    const reasons = await fill(from);
    if (rules) made = [...reasons.values()].filter((reason) => reason === '').length;
    let ids: Readonly<Record<string, string>> = {};
    for (const scope of SCOPES) {
      const copied = await copy(scope, { from, to, ids });
      ids = copied.ids;
      for (const one of copied.outcomes) {
        const key = `${'zone_id' in scope ? 'zone' : 'account'} ${one.name}`;
        const before = outcomes.get(key);
        if (before === undefined || ORDER.indexOf(one.result) < ORDER.indexOf(before.result)) outcomes.set(key, one);
      }
    }
  }
});
afterAll(() => Promise.all(worlds.map(({ emulator }) => emulator.close())));

async function copy(
  scope: TestScope,
  {
    from,
    to,
    ids: known,
  }: { readonly from: Local; readonly to: Local; readonly ids: Readonly<Record<string, string>> },
) {
  const value = await backup(from.client, scope);
  const plan = await planRestore(to.client, value, scope, { ids: known });
  // A skipped step states the reason.
  expect(plan.steps.filter(({ action, note }) => action === 'skip' && !note)).toEqual([]);
  const results = await restore(to.client, plan, { confirm: plan.id });
  const created = results.flatMap(({ step, there }) => (step.id && there ? [[step.id, there] as const] : []));
  const ids = { ...known, ...plan.ids, ...Object.fromEntries(created) };
  const again = await planRestore(to.client, value, scope, { ids });
  const differences = await diff(value, await backup(to.client, scope), { ids });
  const outcomeOf = (name: string): Outcome => {
    const own = <One extends { readonly kind: string }>(all: readonly One[]): One[] =>
      all.filter(({ kind }) => kind === name);
    const skipped = own(plan.steps).find(({ action }) => action === 'skip');
    const wrong = [
      ...results.filter(({ step, outcome }) => step.kind === name && outcome !== 'done').map(({ error }) => `${error}`),
      ...own(again.steps)
        .filter(({ action }) => ['create', 'change'].includes(action))
        .map(({ action }) => `${action} again`),
    ];
    if (value.kinds[name] === undefined) return { name, result: 'unread', reason: 'nothing of it was made' };
    if (wrong.length > 0) return { name, result: 'left', reason: wrong.join('; ') };
    if (skipped !== undefined) return { name, result: 'skipped', reason: skipped.note ?? '' };
    const [different] = own(differences);
    if (different !== undefined) return { name, result: 'left', reason: JSON.stringify(different) };
    return { name, result: 'restored', reason: '' };
  };
  const kinds = await kindsOf('zone_id' in scope ? 'zone_id' : 'account_id');
  return { ids, outcomes: kinds.map(({ name }) => outcomeOf(name)) };
}

test('every list of the API is backed up or has a reason why not', async () => {
  const scopes = {
    account_id: /^\/(accounts\/\{account_id\}|\{account_or_zone\})\//,
    zone_id: /^\/(zones\/\{zone_id\}|\{account_or_zone\})\//,
  };
  for (const scope of ['account_id', 'zone_id'] as const) {
    const kinds = new Set((await kindsOf(scope)).map(({ name }) => name));
    const reasons = new Map((await notHeldOf(scope)).map(({ name, reason }) => [name, reason]));
    const lists = index().operations.filter(
      ({ name, path, deprecated, sameAs }) =>
        name.endsWith('.list') && scopes[scope].test(path) && !deprecated && sameAs === undefined,
    );
    expect(lists.length).toBeGreaterThan(70);
    const silent = lists
      .map(({ name }) => name.replace(/\.list$/, ''))
      .filter((name) => !kinds.has(name) && !reasons.get(name));
    expect(silent).toEqual([]);
    expect([...kinds].filter((name) => reasons.has(name))).toEqual([]);
  }
});

test('every resource is restored to an empty account without a difference, or is skipped with the reason', () => {
  const left = [...outcomes.values()].filter(({ result }) => result === 'left' || result === 'unread');
  expect(left.filter(({ name }) => !(name in LEFT))).toEqual([]);
  expect(Object.keys(LEFT).filter((name) => left.every((one) => one.name !== name))).toEqual([]);
  const counts = Object.groupBy(outcomes.values(), ({ result }) => result);
  expect(counts.restored?.length).toBeGreaterThanOrEqual(320);
  expect(made).toBeGreaterThan(200);
});

test('the guide lists what becomes of every resource', async () => {
  const rows = [...outcomes].sort(([one], [other]) => (one < other ? -1 : 1));
  const names = (scope: string): string =>
    rows
      .filter(([key, { result }]) => key.startsWith(scope) && result === 'restored')
      .map(([, { name }]) => `\`${name}\``)
      .join(', ');
  const notHeld = [...(await notHeldOf('account_id')), ...(await notHeldOf('zone_id'))]
    .filter(({ isWritable }) => isWritable)
    .map(({ name, scope, reason }) => `| ${scope === 'zone_id' ? 'zone' : 'account'} | \`${name}\` | ${reason} |`);
  const skipped = rows
    .filter(([, { result }]) => result === 'skipped' || result === 'left')
    .map(([key, { name, result, reason }]) => {
      const why = result === 'left' ? (LEFT[name] ?? '') : reason;
      return `| ${key.split(' ')[0]} | \`${name}\` | ${why} |`;
    });
  await expect(
    [
      '# What a backup restores',
      'The result for every resource that the API can both list and write, from a test that copies an emulated account into an empty one: no difference afterwards, and nothing to do in a second plan. [How to use it](backup.md).',
      '',
      '## Restored',
      `**Account**: ${names('account')}.`,
      '',
      `**Zone**: ${names('zone')}.`,
      '',
      '## Restored in part, or not at all',
      'The plan says so: with made-up values of every field, some of them secret.',
      '',
      '| of | resource | reason |',
      '| --- | --- | --- |',
      ...skipped,
      '',
      '## Not in a backup',
      'Resources that the API can write in some way. Where there are some, `unread` of the backup has their number.',
      '',
      '| of | resource | reason |',
      '| --- | --- | --- |',
      ...notHeld,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../../../docs/backup-resources.md');
});
