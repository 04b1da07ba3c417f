import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT } from '../../test/sandbox.ts';
import { createEmulator } from '../emulator.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flarewire-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HEADERS = { authorization: 'Bearer t', 'content-type': 'application/json' };

const refusal = (data: string): string => {
  try {
    createEmulator({ data });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'opened';
};

it('a folder is used by one emulator at a time', async () => {
  const first = createEmulator({ data: folder });
  expect(refusal(folder)).toBe(
    `The state in ${folder} is in use by another process. End that one, or give another folder.`,
  );
  await first.close();
  const second = createEmulator({ data: folder });
  await second.close();
});

it('a state that is not a database is refused and left unchanged', () => {
  writeFileSync(join(folder, 'state.sqlite'), 'garbage, and more of it');
  expect(refusal(folder)).toBe(
    `The state in ${folder} cannot be used: state.sqlite is not a SQLite database. Give another folder, or move that file away.`,
  );
});

it('a full disk is reported to the caller, and existing content stays', async () => {
  const reported: unknown[] = [];
  const emulator = createEmulator({ data: folder, report: (error) => reported.push(error) });
  const call = async (init?: RequestInit): Promise<{ status: number; text: string }> => {
    const response = await emulator.fetch('http://local/client/v4/zones', { ...init, headers: HEADERS });
    return { status: response.status, text: await response.text() };
  };
  const create = (name: string) =>
    call({ method: 'POST', body: JSON.stringify({ account: { id: ACCOUNT }, name, type: 'full' }) });
  const created = [await create('first.example')];
  // A limit on its pages fails a database as a full disk does. It is never set below what there is.
  emulator.sandbox.db.exec('PRAGMA max_page_count = 1');
  while (created.at(-1)?.status === 200 && created.length < 500)
    created.push(await create(`z${created.length}.example`));
  expect(created.at(-1)).toMatchObject({ status: 507, text: expect.stringContaining('disk is full') });
  expect(reported).toEqual([]);
  expect(await call()).toMatchObject({ status: 200, text: expect.stringContaining('first.example') });
  await emulator.close();
});
