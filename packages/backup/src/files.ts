/** A backup as a folder: a JSON file for each resource, sorted, so that two of them can be compared by any tool. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from 'flarewire';
import type { Backup, Item } from './backup-value.ts';

const HEAD = 'backup.json';
const text = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Writes a backup into a folder, over an earlier one: `backup.json`, and `dns.records.json` and its like. Files are of the
 * user alone (0600), as a configuration may tell more than its owner thinks.
 *
 * @throws UsageError the folder holds other things
 */
export async function saveBackup(folder: string, value: Backup): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await readdir(folder);
  if (there.length > 0 && !there.includes(HEAD))
    throw new UsageError(`${folder} holds other things than a backup: give an empty folder`);
  const { kinds, ...head } = value;
  const files = new Map<string, string>([
    ...Object.entries(kinds).map(([kind, items]) => [`${kind}.json`, text(items)] as const),
    // Last: a folder without it is no backup.
    [HEAD, text({ ...head, kinds: Object.keys(kinds) })],
  ]);
  for (const [name, content] of files) {
    const part = join(folder, `${name}.${process.pid}.part`);
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, join(folder, name));
  }
  for (const name of there) if (name.endsWith('.json') && !files.has(name)) await rm(join(folder, name));
}

/** @throws UsageError there is no backup, or a file of it is missing or broken */
export async function openBackup(folder: string): Promise<Backup> {
  const head = (await jsonIn(folder, HEAD)) as Omit<Backup, 'kinds'> & { readonly kinds: readonly string[] };
  if (head.version !== 1 || !Array.isArray(head.kinds))
    throw new UsageError(`${join(folder, HEAD)} is of another version`);
  const kinds: Record<string, readonly Item[]> = {};
  for (const kind of head.kinds) kinds[kind] = (await jsonIn(folder, `${kind}.json`)) as readonly Item[]; // as it was written
  return { ...head, kinds };
}

async function jsonIn(folder: string, name: string): Promise<unknown> {
  const path = join(folder, name);
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(
      name === HEAD ? `${folder} holds no backup: there is no ${HEAD}` : `${path} is missing: ${error}`,
    );
  }
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
