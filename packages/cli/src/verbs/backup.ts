/** `flarewire backup`, `flarewire diff`, `flarewire restore`: the configuration of a zone or an account as a folder of files. */
import {
  type Backup,
  backup,
  type DataKind,
  type DataResult,
  diff,
  formatData,
  formatDiff,
  formatRestore,
  openBackup,
  planData,
  planRestore,
  type RestorePlan,
  restore,
  restoreData,
  type Scope,
  saveBackup,
  saveData,
} from '@flarewire/backup';
import { accountFor } from 'flarewire/find';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import type { Session } from '../session.ts';
import { codeOf, type ExitCode, type Given, type Verb, type VerbFlag } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import {
  ACCOUNT_FLAG,
  accountOf,
  CLIENT_FLAGS,
  confirmed,
  sessionOf,
  YES_FLAG,
  ZONE_FLAG,
  zoneId,
  zoneOf,
} from './common.ts';

const FLAGS = {
  ...ZONE_FLAG,
  ...ACCOUNT_FLAG,
  only: {
    type: 'string',
    value: 'a,b.c',
    about: 'only these resources and everything below them, such as dns,zeroTrust.access',
  },
  except: { type: 'string', value: 'a,b.c', about: 'all except these' },
  ...CLIENT_FLAGS,
} as const satisfies Readonly<Record<string, VerbFlag>>;

const DATA_KINDS: readonly DataKind[] = ['kv', 'd1', 'r2', 'lists'];
const DATA_FLAG = {
  data: { type: 'string', value: 'kv,d1,r2,lists', about: 'include this data of the account' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

export const backupVerb: Verb = {
  summary: 'Back up the configuration of a zone or an account into a folder',
  takes: 'FOLDER',
  notes:
    'Backs up the zone given by --zone, otherwise the account. --data includes data. Secrets are listed by name, never stored.',
  flags: { ...FLAGS, ...DATA_FLAG },
  run: async (given, io) => {
    const folder = folderOf(given, 1)[0];
    const of = dataOf(given);
    const session = await sessionOf(given, io);
    const scope = await scopeOf(given, session, io);
    if (of !== undefined && !('account_id' in scope))
      throw new WrongInput('--data requires an account backup: omit --zone.');
    const value = await read(given, session, scope, io);
    await saveBackup(folder, value);
    const items = Object.values(value.kinds).reduce((sum, all) => sum + all.length, 0);
    for (const { kind, status, reason, count } of value.unread)
      io.err(
        count === undefined
          ? `not read: ${kind}: ${status ?? ''} ${plain(reason)}\n`
          : `not in the backup: ${kind}: ${count} or more, ${plain(reason)}\n`,
      );
    io.err(
      `Backed up ${items} items of ${Object.keys(value.kinds).length} kinds from ${value.scope.title} to ${folder}.\n`,
    );
    if (of === undefined || !('account_id' in scope)) return 0;
    const results = await saveData(folder, session.client, scope, { of, signal: io.interrupted });
    for (const result of results) io.err(`${wordsOf(result)}\n`);
    return codeOfAll(results);
  },
};

export const diffVerb: Verb = {
  summary: 'Compare two zones, accounts or backups, or a backup with the current state',
  takes: 'ONE [OTHER]',
  notes: [
    'ONE and OTHER are folders of backups, zones, or accounts as account:NAME. A single folder is compared with the current state of its zone or account.',
    'Of two zones, records are compared by their names within the zone. Exit code 1 if something differs.',
  ].join('\n'),
  flags: FLAGS,
  run: async (given, io) => {
    const [first, second] = folderOf(given, 2);
    const before = await sideOf(first, given, io);
    const other = second === undefined ? await asIsNow(before, given, io) : await sideOf(second, given, io);
    const after = alike(other, before);
    const found = await diff(before, after, chosen(given));
    if (found.length === 0) return 0;
    await io.out(`${formatDiff(found).split('\n').map(plain).join('\n')}\n`);
    return 1;
  },
};

export const restoreVerb: Verb = {
  summary: 'Restore a backup into its zone or account, another one, or the emulator',
  takes: 'FOLDER',
  notes:
    'Creates missing items and updates items that differ. Items that are not in the backup are listed, and deleted only with --delete-extra. The plan is shown first. --data also restores data.',
  flags: {
    ...FLAGS,
    ...DATA_FLAG,
    with: {
      type: 'string',
      value: 'FOLDER',
      about: 'backup of the account of the zone, already restored: maps the ids that the zone refers to',
    },
    'delete-extra': { type: 'boolean', about: 'delete items that are not in the backup' },
    plan: { type: 'boolean', about: 'only show the plan' },
    ...YES_FLAG,
  },
  run: async (given, io) => {
    const folder = folderOf(given, 1)[0];
    const value = await openBackup(folder);
    const of = dataOf(given);
    const session = await sessionOf(given, io);
    const scope = await scopeOf(given, session, io, value);
    const ids = await idsBeside(given, session, io);
    const planned = await planRestore(session.client, value, scope, {
      ...chosen(given),
      ids,
      deleteExtra: given.isOn('delete-extra'),
      signal: io.interrupted,
    });
    const text = `${formatRestore(planned).split('\n').map(plain).join('\n')}\n`;
    if (given.isOn('plan')) await io.out(text);
    else io.err(text);
    const changes = planned.steps.filter(({ action }) => ['create', 'change', 'delete'].includes(action)).length;
    const isData = of !== undefined && 'account_id' in scope;
    if (given.isOn('plan') || (changes === 0 && !isData)) return 0;
    const what = `This makes ${changes} ${changes === 1 ? 'change' : 'changes'}${isData ? ` and writes data of ${of.join(', ')}` : ''} in ${planned.scope.title}`;
    if (!(await confirmed(given, io, what))) return 2;
    const code = await carryOut(session, planned, io);
    if (!isData) return code;
    // Planned now: what it is written to may have been made a moment ago.
    const data = await planData(folder, session.client, scope, { of, signal: io.interrupted });
    io.err(`${formatData(data).split('\n').map(plain).join('\n')}\n`);
    const options = { confirm: data.id, signal: io.interrupted };
    const results = await restoreData(folder, session.client, data, options);
    for (const result of results) io.err(`${wordsOf(result)}\n`);
    return code === 0 ? codeOfAll(results) : code;
  },
};

/** A backup, or a zone or an account as it is now. @throws WrongInput */
async function sideOf(name: string, given: Given, io: Io): Promise<Backup> {
  const [, account] = /^account:(.+)$/s.exec(name) ?? [];
  const isZone =
    account === undefined && /^[^/\\]+\.[^/\\.]+$/.test(name) && (await io.listFiles?.(name)) === undefined;
  if (account === undefined && !isZone) return openBackup(name);
  const session = await sessionOf(given, io);
  const scope = isZone
    ? { zone_id: await zoneId(session.client, name, io) }
    : { account_id: (await accountFor(session.client, account, { signal: io.interrupted })).id };
  return read(given, session, scope, io);
}

/** The other zone with the names of this one: `www.example.org` is `www.example.com`. */
function alike(other: Backup, { scope }: Backup): Backup {
  const { name, id, title } = other.scope;
  if (name !== 'zone_id' || scope.name !== 'zone_id' || id === scope.id) return other;
  const named = new RegExp(`(?<![\\w-])${title.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'g');
  const kinds: Backup['kinds'] = JSON.parse(
    JSON.stringify(other.kinds).replace(named, scope.title).replaceAll(id, scope.id),
  );
  return { ...other, kinds };
}

async function carryOut(session: Session, planned: RestorePlan, io: Io): Promise<ExitCode> {
  const results = await restore(session.client, planned, {
    confirm: planned.id,
    signal: io.interrupted,
    onProgress: (done, total) => io.progress?.(`${done} of ${total}`),
  });
  for (const { step, outcome, error } of results)
    await io.out(
      `${JSON.stringify({ kind: step.kind, name: step.name, action: step.action, outcome, ...(error && { error: error.message }) })}\n`,
    );
  return codeOfAll(results);
}

function codeOfAll(results: readonly { readonly outcome: string }[]): ExitCode {
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return codeOf(done, results.length - done);
}

const wordsOf = ({ kind, name, items, error }: DataResult): string =>
  error ? `failed: ${kind} ${plain(name)}: ${plain(error.message)}` : `${kind} ${plain(name)}: ${items} items`;

/** @throws WrongInput */
function dataOf(given: Given): readonly DataKind[] | undefined {
  const names = listOf(given.value('data'));
  const wrong = names?.find((name) => !DATA_KINDS.some((kind) => kind === name));
  if (wrong !== undefined) throw new WrongInput(`--data: unknown kind "${wrong}". Allowed: ${DATA_KINDS.join(', ')}.`);
  return names && DATA_KINDS.filter((kind) => names.includes(kind));
}

/** Ids of the account that a zone was in, as those of the same things in the account where it is restored. */
async function idsBeside(given: Given, session: Session, io: Io): Promise<RestorePlan['ids'] | undefined> {
  const folder = given.value('with');
  if (folder === undefined) return undefined;
  const account_id = await accountOf(given, session, io);
  return (await planRestore(session.client, await openBackup(folder), { account_id }, { signal: io.interrupted })).ids;
}

/** @throws WrongInput */
function folderOf({ words }: Given, most: number): readonly [string, string | undefined] {
  const [first, second] = words;
  if (first === undefined || words.length > most)
    throw new WrongInput(
      `This command takes ${most === 1 ? 'one folder' : 'one or two folders'}, not ${words.length}.`,
    );
  return [first, second];
}

const listOf = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const chosen = ({ value }: Given) => ({ include: listOf(value('only')), exclude: listOf(value('except')) });

const read = (given: Given, { client }: Session, scope: Scope, io: Io): Promise<Backup> =>
  backup(client, scope, {
    ...chosen(given),
    signal: io.interrupted,
    onProgress: ({ kind, done, total }) => io.progress?.(`${done} of ${total} kinds: ${kind}`),
  });

/** The zone if one is named or the backup is of a zone, otherwise the account. */
async function scopeOf(given: Given, session: Session, io: Io, value?: Backup): Promise<Scope> {
  const isZone = value === undefined ? given.value('zone') !== undefined : value.scope.name === 'zone_id';
  if (value !== undefined && given.value('zone') === undefined && given.value('account') === undefined)
    return isZone ? { zone_id: value.scope.id } : { account_id: value.scope.id };
  return isZone ? { zone_id: await zoneOf(given, session, io) } : { account_id: await accountOf(given, session, io) };
}

async function asIsNow(before: Backup, given: Given, io: Io): Promise<Backup> {
  const session = await sessionOf(given, io);
  const include = listOf(given.value('only')) ?? before.read ?? Object.keys(before.kinds);
  const options = { include, exclude: listOf(given.value('except')), signal: io.interrupted };
  return backup(session.client, await scopeOf(given, session, io, before), options);
}
