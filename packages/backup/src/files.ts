/** A backup as a folder: a sorted JSON file per resource, which any diff tool can compare. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from 'flarewire';
import type { Backup, Item } from './backup-value.ts';

const HEAD = 'backup.json';
/** Temporary folder of a save until it is complete. */
const NEXT = '.flarewire-save';
const text = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const digest = (content: string): string => createHash('sha256').update(content).digest('hex');

interface Head extends Omit<Backup, 'kinds'> {
  readonly kinds: readonly string[];
  /** SHA-256 of each file; absent in backups of earlier versions. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Writes a backup into a folder, replacing an earlier one: `backup.json`, `dns.records.json` and so on. All files are
 * first written to a temporary folder, so an interrupted save leaves the earlier backup or the new one, never a
 * mixture. Only files of the earlier backup are deleted. Files have owner-only permissions (0600).
 *
 * @throws UsageError the folder contains other files
 */
export async function saveBackup(folder: string, value: Backup): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await readdir(folder);
  if (there.some((name) => name !== NEXT) && !there.includes(HEAD))
    throw new UsageError(`${folder} is neither empty nor a backup: choose an empty folder`);
  const earlier = await namesOf(folder);
  const { kinds, ...head } = value;
  const contents = new Map<string, string>(
    Object.entries(kinds).map(([kind, items]) => [`${kind}.json`, text(items)] as const),
  );
  const files = Object.fromEntries(Array.from(contents, ([name, content]) => [name, digest(content)]));
  // Last: without this file a folder is not a backup.
  contents.set(HEAD, text({ ...head, kinds: Object.keys(kinds), files }));
  const next = join(folder, NEXT);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { mode: 0o700 });
  for (const [name, content] of contents) await writeFile(join(next, name), content, { mode: 0o600 });
  for (const name of contents.keys()) await writeOver(folder, name, contents.get(name) ?? '');
  for (const name of earlier) if (!contents.has(name)) await rm(join(folder, name), { force: true });
  await rm(next, { recursive: true, force: true });
}

async function writeOver(folder: string, name: string, content: string): Promise<void> {
  const part = join(folder, NEXT, `${name}.part`);
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, join(folder, name));
}

/** Files of the existing backup. */
async function namesOf(folder: string): Promise<readonly string[]> {
  const { kinds } = Object(await jsonIn(folder, HEAD).catch(() => undefined));
  const names = Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === 'string' && /^[\w.-]+$/.test(kind)) : [];
  return names.map((kind) => `${kind}.json`);
}

/** @throws UsageError there is no backup, or one of its files is missing, broken or of another save */
export async function openBackup(folder: string): Promise<Backup> {
  try {
    return await openWhole(folder);
  } catch (error) {
    // A save that was interrupted after all its temporary files had been written.
    const next = await openWhole(join(folder, NEXT)).catch(() => undefined);
    if (next !== undefined) return next;
    throw error;
  }
}

async function openWhole(folder: string): Promise<Backup> {
  const { files, ...head } = (await jsonIn(folder, HEAD)) as Head;
  if (head.version !== 1 || !Array.isArray(head.kinds))
    throw new UsageError(`${join(folder, HEAD)} is of another version`);
  const kinds: Record<string, readonly Item[]> = {};
  for (const kind of head.kinds)
    kinds[kind] = (await jsonIn(folder, `${kind}.json`, files?.[`${kind}.json`])) as readonly Item[]; // written by saveBackup
  return { ...head, kinds };
}

/** @param hash of its text, which ties it to the save of `backup.json` */
async function jsonIn(folder: string, name: string, hash?: string): Promise<unknown> {
  const path = join(folder, name);
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(
      name === HEAD ? `${folder} is not a backup: ${HEAD} does not exist` : `${path} is missing: ${error}`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${path} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (hash !== undefined && digest(content) !== hash)
    throw new UsageError(
      `${path} is not the file that ${HEAD} names: it was edited, or a save was interrupted. Make the backup again`,
    );
  return value;
}
