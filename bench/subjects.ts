/** Installs both packages side by side: ours from its packed build, the official one from the registry into a cache. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreparationFailed, type Subject, type Subjects } from './measurement.ts';
import type { Processes } from './processes.ts';

const OFFICIAL_VERSION = '7.3.0';

export interface Preparation {
  readonly root: string;
  readonly scratch: string;
  readonly processes: Processes;
  /** Measured instead of a fresh build. */
  readonly tarball?: string;
  readonly say: (text: string) => void;
  /** Folders to remove at the end. */
  readonly remove: (folder: string) => void;
}

const QUIET = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
/** Without a network that is known after seconds, not minutes; what npm has in its cache needs none. */
const PATIENCE = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

export async function prepareSubjects(preparation: Preparation): Promise<Subjects> {
  const ours = await prepareOurs(preparation).catch((error: unknown) => {
    throw new PreparationFailed(`flarewire cannot be measured: ${messageOf(error)}`);
  });
  try {
    return { ours, official: await prepareOfficial(preparation) };
  } catch (error) {
    // npm says much; what went wrong stands first.
    const reason = messageOf(error).split('\n').slice(1, 6).join('\n');
    preparation.say(
      `cloudflare ${OFFICIAL_VERSION} could not be installed, so only flarewire's own figures are measured.\n${reason}\n`,
    );
    return { ours };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function prepareOurs({ root, scratch, processes, tarball, say }: Preparation): Promise<Subject> {
  const folder = join(scratch, 'ours');
  writeManifest(folder);
  let packed = tarball;
  if (packed === undefined) {
    say('Building flarewire …\n');
    await processes.run('npm', ['run', 'build', '--silent'], { cwd: root });
    await processes.run('npm', ['pack', '--workspace', 'packages/client', '--pack-destination', folder, '--silent'], {
      cwd: root,
    });
    const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    if (name === undefined) throw new Error('npm pack made no tarball of packages/client.');
    packed = join(folder, name);
  }
  await processes.run('npm', ['install', packed, '--offline', ...QUIET], { cwd: folder });
  const version = /-(\d+\.\d+\.\d+[^/\\]*)\.tgz$/.exec(packed)?.[1] ?? '';
  const entries = { createClient: 'flarewire/tree-shakable', kv: 'flarewire/resources/kv' };
  return { name: 'flarewire', version, folder: work(folder), entries };
}

async function prepareOfficial({ root, processes, say, remove }: Preparation): Promise<Subject> {
  const folder = join(root, 'bench/.official', OFFICIAL_VERSION);
  if (!existsSync(folder)) {
    say(`Installing cloudflare ${OFFICIAL_VERSION} into bench/.official (once) …\n`);
    // Under another name until it is complete, so that an interrupted install is never taken for a whole one.
    const partial = mkdtempSync(join(root, 'bench/.official-'));
    remove(partial);
    writeManifest(partial);
    await processes.run('npm', ['install', `cloudflare@${OFFICIAL_VERSION}`, '--no-save', ...QUIET, ...PATIENCE], {
      cwd: partial,
    });
    mkdirSync(join(folder, '..'), { recursive: true });
    renameSync(partial, folder);
  }
  const entries = { createClient: 'cloudflare/tree-shakable', kv: 'cloudflare/resources/kv/kv' };
  const inside = work(folder);
  remove(inside);
  return { name: 'cloudflare', version: OFFICIAL_VERSION, folder: inside, entries };
}

/** A folder for the programs of this run, next to `node_modules`. */
const work = (folder: string): string => mkdtempSync(join(folder, 'run-'));

/** npm installs into the nearest folder with a manifest, which would otherwise be the repository. */
function writeManifest(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
