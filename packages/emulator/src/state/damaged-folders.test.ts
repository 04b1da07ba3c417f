/** A damaged or foreign folder gives one error with its name, the problem and the remedy, and stays unchanged. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import { run } from '../run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'flarewire-damaged-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Closed as it should be; and as a kill leaves it, with all that was written in the log. */
let closed = join(scratch, 'closed');
const killed = join(scratch, 'killed');
const ZONES = 20;
const D1 = `/accounts/${ACCOUNT}/d1/database`;

beforeAll(async () => {
  const { call, emulator } = testSandbox({ data: closed });
  for (let at = 0; at < ZONES; at++)
    await call('POST', '/zones', { account: { id: ACCOUNT }, name: `z${at}.example`, type: 'full' });
  const { uuid } = (await call('POST', D1, { name: 'shop' })).json.result;
  await call('POST', `${D1}/${uuid}/query`, { sql: 'CREATE TABLE t (a); INSERT INTO t VALUES (1)' });
  cpSync(closed, killed, { recursive: true });
  await emulator.close();
  // The process that ran the SQL may have it open for a while: what is in its log would stand in for what is damaged.
  const db = new DatabaseSync(ofD1(closed));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const settled = join(scratch, 'settled');
  cpSync(closed, settled, { recursive: true });
  for (const suffix of ['-wal', '-shm']) rmSync(ofD1(settled) + suffix, { force: true });
  closed = settled;
});

const database = (folder: string): string => join(folder, 'state.sqlite');
const log = (folder: string): string => join(folder, 'state.sqlite-wal');
const ofD1 = (folder: string): string => {
  const name = readdirSync(join(folder, 'd1')).find((file) => file.endsWith('.sqlite')) ?? 'missing';
  return join(folder, 'd1', name);
};

function scribble(path: string, from: number, length: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(file);
}

function foreign(folder: string, sql: string): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const db = new DatabaseSync(database(folder));
  db.exec(sql);
  db.close();
}

/** Names and contents of all files. */
const digest = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return `${path} ${entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''}`;
  });

let made = 0;
function copyOf(folder: string): string {
  const copy = join(scratch, `${++made}`);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function started(folder: string): Promise<{ code: number; err: string[] }> {
  const err: string[] = [];
  const io = { out: () => undefined, err: (line: string) => err.push(line), stopped: Promise.resolve() };
  return { code: await run(['--port', '0', '--data', folder], io), err };
}

type Case = readonly [what: string, words: string | RegExp, damage: (folder: string) => void];
const half = (path: string): number => statSync(path).size >> 1;

const CASES: readonly Case[] = [
  ...[1, 15, 100, 4096, 5000].map(
    (size): Case => [
      `state.sqlite cut off after ${size} bytes`,
      /is damaged|not a SQLite/,
      (f) => truncateSync(database(f), size),
    ],
  ),
  ['state.sqlite cut off in the middle', 'is damaged', (f) => truncateSync(database(f), half(database(f)))],
  ['its last byte gone', 'cut off', (f) => truncateSync(database(f), statSync(database(f)).size - 1)],
  ['its header scribbled over', 'state.sqlite is not a SQLite database', (f) => scribble(database(f), 0, 100)],
  ['its schema scribbled over', 'is damaged', (f) => scribble(database(f), 100, 400)],
  ['its middle scribbled over', 'is damaged', (f) => scribble(database(f), half(database(f)), 4096)],
  ['its end scribbled over', 'is damaged', (f) => scribble(database(f), statSync(database(f)).size - 4096, 4096)],
  [
    'text in its place',
    'state.sqlite is not a SQLite database',
    (f) => writeFileSync(database(f), 'text '.repeat(999)),
  ],
  [
    'a folder in its place',
    'state.sqlite is not a file',
    (f) => {
      rmSync(database(f));
      mkdirSync(database(f));
    },
  ],
  ['state.sqlite gone from its D1 databases', 'missing or empty', (f) => rmSync(database(f))],
  ['state.sqlite emptied', 'missing or empty', (f) => truncateSync(database(f))],
  ['a database of another program', 'of another program', (f) => foreign(f, 'CREATE TABLE places (id INTEGER)')],
  [
    'tables with our names',
    'of another program',
    (f) => foreign(f, 'CREATE TABLE zones (id); PRAGMA user_version = 1'),
  ],
  ['a version that never was', 'version is -2', (f) => execIn(f, 'PRAGMA user_version = -2')],
  ['a newer version', 'newer version (99; this one knows 2)', (f) => execIn(f, 'PRAGMA user_version = 99')],
  ['a folder in place of the log', 'cannot be opened', (f) => mkdirSync(log(f))],
  ['a D1 database gone', "'shop' (d1/", (f) => rmSync(ofD1(f))],
  ['a D1 database emptied', 'is empty', (f) => truncateSync(ofD1(f))],
  ['a D1 database cut off', 'is damaged', (f) => truncateSync(ofD1(f), 1000)],
  ['text in place of a D1 database', 'is not a SQLite database', (f) => writeFileSync(ofD1(f), 'text '.repeat(999))],
  ['a D1 database scribbled over', "D1 database 'shop'", (f) => scribble(ofD1(f), 4096, 4096)],
  [
    'a folder in place of a D1 database',
    'is not a file',
    (f) => {
      const path = ofD1(f);
      rmSync(path);
      mkdirSync(path);
    },
  ],
  [
    'a file in place of the folder of D1',
    'd1 is a file',
    (f) => {
      rmSync(join(f, 'd1'), { recursive: true });
      writeFileSync(join(f, 'd1'), '');
    },
  ],
  ['text in place of the lock of D1', 'd1/lock', (f) => writeFileSync(join(f, 'd1/lock'), 'text '.repeat(999))],
  ['a broken undo.snapshot', 'undo.snapshot', (f) => writeFileSync(join(f, 'undo.snapshot'), 'text')],
  ['an empty undo.snapshot', 'undo.snapshot', (f) => writeFileSync(join(f, 'undo.snapshot'), '')],
  ['a folder in place of undo.snapshot', 'is a folder', (f) => mkdirSync(join(f, 'undo.snapshot'))],
];

const OF_LOGS: readonly Case[] = [
  ['the header of the log scribbled over', 'state.sqlite-wal', (f) => scribble(log(f), 0, 32)],
  ['the first frame of the log scribbled over', 'at byte 32', (f) => scribble(log(f), 40, 9)],
  ['the middle of the log scribbled over', 'state.sqlite-wal', (f) => scribble(log(f), half(log(f)), 9)],
  ['a log of a few bytes', 'state.sqlite-wal', (f) => truncateSync(log(f), 10)],
];

function execIn(folder: string, sql: string): void {
  const db = new DatabaseSync(database(folder));
  db.exec(sql);
  db.close();
}

describe('damaged folders of state', () => {
  it.each([
    ...CASES.map((one) => [...one, () => closed] as const),
    ...OF_LOGS.map((one) => [...one, () => killed] as const),
  ])('a folder with %s is refused, and left unchanged', async (_, words, damage, from) => {
    const folder = copyOf(from());
    damage(folder);
    const before = digest(folder);
    const { code, err } = await started(folder);
    expect([code, err.length]).toEqual([1, 1]);
    expect(err[0]).toContain(`The state in ${folder} `);
    expect(err[0]).toMatch(words);
    // One line with the remedy, without a stack.
    expect(err[0]).toMatch(/\. (?:Give|Put|Use|End|Make) [^\n]+\.$/);
    expect(digest(folder)).toEqual(before);
  });

  it.each([
    ['closed as it should be', () => closed, () => undefined],
    ['of an emulator that was killed', () => killed, () => undefined],
    ['whose log ends within a frame', () => killed, (f: string) => truncateSync(log(f), statSync(log(f)).size - 1)],
  ])('a folder with %s opens with all of its content', async (_, from, change) => {
    const folder = copyOf(from());
    change(folder);
    const { call, emulator } = testSandbox({ data: folder });
    expect((await call('GET', '/zones?per_page=50')).json.result).toHaveLength(ZONES);
    await emulator.close();
  });

  it('a folder with an empty file is a new state', async () => {
    const folder = copyOf(closed);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(database(folder), '');
    expect(await started(folder)).toEqual({ code: 0, err: [] });
  });

  it('unknown files in the D1 folder are preserved', async () => {
    const folder = copyOf(closed);
    const strange = ['notes.txt', 'mine.sqlite', 'mine.sqlite-wal'].map((name) => join(folder, 'd1', name));
    for (const file of strange) writeFileSync(file, 'x');
    expect((await started(folder)).code).toBe(0);
    expect(strange.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('a folder that this user cannot write is refused', async () => {
    const folder = copyOf(closed);
    const all = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
    for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
    chmodSync(scratch, 0o755);
    const before = digest(folder);
    // Root may write anything.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    const { code, err } = await started(folder).finally(() => isRoot && process.seteuid?.(0));
    expect([code, err]).toEqual([
      1,
      [expect.stringMatching(/ cannot be (?:read or )?written.*\. Give another folder.*\.$/)],
    ]);
    expect(digest(folder)).toEqual(before);
    for (const path of all) chmodSync(path, 0o755);
  });
});
