/** `flarewire r2 cp`: files to a bucket and back, several at once; what is there already is not sent again. */
import { createHash } from 'node:crypto';
import { fileAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import { bytesIn } from '../../output/response-bytes.ts';
import { inParallel } from '../../parallel.ts';
import { plain } from '../../plain.ts';
import type { Session } from '../../session.ts';
import { codeOf, type ExitCode, type Given, type Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { sessionOf } from '../common.ts';
import { count } from '../show.ts';
import { type BucketParams, bucketParams, objectsIn, type Place, placeIn, R2_FLAGS } from './place.ts';

const USUAL_LANES = 4;

export const r2Cp: Verb = {
  summary: 'Copy files to or from a bucket',
  takes: 'FROM TO',
  notes: [
    'One of FROM and TO is r2://BUCKET/KEY, the other a file or a folder; - is standard input or output.',
    '--recursive copies a folder, or all objects under a prefix. Files that are already there with the same content (size and MD5) are skipped: to resume, run the same command again.',
    'Without KEY, or if it ends with /, the name of the file is added.',
  ].join('\n'),
  flags: {
    recursive: { type: 'boolean', short: 'r', about: 'copy a folder or a prefix' },
    parallel: { type: 'string', value: 'N', about: `files at once, 1 to 32 (default ${USUAL_LANES})` },
    force: { type: 'boolean', about: 'overwrite local files that differ' },
    plan: { type: 'boolean', about: 'list what would be copied' },
    ...R2_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [from, to, more] = given.words;
    if (from === undefined || to === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire r2 cp FILE r2://BUCKET/KEY, or flarewire r2 cp r2://BUCKET/KEY FILE');
    const isUp = to.startsWith('r2://');
    if (isUp === from.startsWith('r2://'))
      throw new WrongInput(
        `One of FROM and TO must be r2://BUCKET/KEY, the other a file or a folder.${isUp ? '' : ` Did you mean: flarewire r2 cp ${from} r2://${to}?`}`,
      );
    const lanes = lanesOf(given);
    const place = placeIn(isUp ? to : from);
    const session = await sessionOf(given, io);
    const bucket = await bucketParams(place.bucket, given, session, io);
    const copying: Copying = { session, bucket, given, io };
    const copies = isUp ? await uploads(from, place, copying) : await downloads(place, to, copying);
    return carryOut(copies, lanes, copying);
  },
};

/** @throws WrongInput */
function lanesOf({ value }: Given): number {
  const lanes = Number(value('parallel') ?? USUAL_LANES);
  if (!Number.isInteger(lanes) || lanes < 1 || lanes > 32)
    throw new WrongInput(`--parallel must be a number from 1 to 32, not "${value('parallel')}".`);
  return lanes;
}

interface Copying {
  readonly session: Session;
  readonly bucket: BucketParams;
  readonly given: Given;
  readonly io: Io;
}

interface Copy {
  /** `site/index.html → r2://backups/index.html` */
  readonly title: string;
  /** True if the other side has the same content. */
  isThere(): Promise<boolean>;
  run(): Promise<void>;
}

async function carryOut(copies: readonly Copy[], lanes: number, { given, io }: Copying): Promise<ExitCode> {
  const counts = { done: 0, skipped: 0, failed: 0 };
  await inParallel(copies, lanes, async (copy) => {
    if (io.interrupted.aborted) return;
    try {
      if (await copy.isThere()) counts.skipped++;
      else {
        if (given.isOn('plan')) await io.out(`${copy.title}\n`);
        else await copy.run();
        counts.done++;
      }
    } catch (error) {
      if (io.interrupted.aborted) return;
      counts.failed++;
      io.err(`${copy.title}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    io.progress?.(`${counts.done + counts.skipped} of ${copies.length} files`);
  });
  const { done, skipped, failed } = counts;
  const verb = given.isOn('plan') ? 'to copy' : 'copied';
  const left = copies.length - done - skipped - failed;
  const parts = [
    `${count(done, 'file')} ${verb}`,
    skipped && `${skipped} already there`,
    failed && `${failed} failed`,
    left && `${left} not started`,
  ];
  io.err(`${parts.filter(Boolean).join(', ')}.${left > 0 ? ' To resume, run the same command again.' : ''}\n`);
  if (left > 0) return 130;
  return codeOf(done + skipped, failed);
}

async function uploads(from: string, { bucket, key }: Place, copying: Copying): Promise<Copy[]> {
  const { session, given, io } = copying;
  const files = from === '-' ? undefined : await io.listFiles?.(from);
  const isAll = given.isOn('recursive');
  if (files !== undefined && !isAll) throw new WrongInput(`${from} is a folder: add --recursive.`);
  if (files === undefined && isAll) throw new WrongInput(`${from} is not a folder: omit --recursive.`);
  if (files?.length === 0) throw new WrongInput(`${from} has no files.`);
  if (from === '-' && (key === '' || key.endsWith('/')))
    throw new WrongInput('Standard input has no name: give a key.');
  const prefix = key === '' || key.endsWith('/') ? key : `${key}/`;
  const pairs =
    files === undefined
      ? [[from, key === '' || key.endsWith('/') ? key + nameOf(from) : key] as const]
      : files.map(({ path }) => [`${from.replace(/\/$/, '')}/${path}`, prefix + path] as const);
  const stored = new Map<string, { readonly size: number; readonly etag: string }>();
  if (from !== '-')
    for await (const object of objectsIn(
      session,
      copying.bucket,
      files === undefined ? (pairs[0]?.[1] ?? '') : prefix,
      io.interrupted,
    ))
      stored.set(object.key, object);
  const sizes = new Map(files?.map(({ path, size }) => [prefix + path, size]));
  return pairs.map(([path, object_key]) => ({
    title: plain(`${path} → r2://${bucket}/${object_key}`),
    isThere: async () => {
      const there = stored.get(object_key);
      if (there === undefined || (sizes.has(object_key) && sizes.get(object_key) !== there.size)) return false;
      return (await md5Of(path, io)) === there.etag;
    },
    run: async () => {
      const body = await fileAt(path, io);
      const params = { ...copying.bucket, object_key, body };
      await session.client.call('r2.buckets.objects.upload' as string, params, { signal: io.interrupted });
    },
  }));
}

async function downloads({ bucket, key }: Place, to: string, copying: Copying): Promise<Copy[]> {
  const { session, given, io } = copying;
  const isAll = given.isOn('recursive');
  if (!isAll && (key === '' || key.endsWith('/')))
    throw new WrongInput(`Give a key, or add --recursive: r2://${bucket}/${key}`);
  const prefix = isAll && key !== '' && !key.endsWith('/') ? `${key}/` : key;
  const found: { readonly key: string; readonly size: number; readonly etag: string }[] = [];
  for await (const object of objectsIn(session, copying.bucket, prefix, io.interrupted))
    if (isAll || object.key === key) found.push(object);
  if (found.length === 0) throw new WrongInput(`No object ${isAll ? 'under ' : ''}"r2://${bucket}/${key}".`);
  const isFolder = (to !== '-' && (await io.listFiles?.(to)) !== undefined) || to.endsWith('/');
  return found.map((object) => {
    const path = isAll
      ? `${to.replace(/\/$/, '')}/${safePath(object.key.slice(prefix.length))}`
      : isFolder
        ? `${to.replace(/\/$/, '')}/${nameOf(object.key)}`
        : to;
    return {
      title: plain(`r2://${bucket}/${object.key} → ${path}`),
      isThere: async () => path !== '-' && (await md5Of(path, io).catch(() => undefined)) === object.etag,
      run: async () => {
        const params = { ...copying.bucket, object_key: object.key };
        const response = await session.client
          .call('r2.buckets.objects.get' as string, params, { signal: io.interrupted })
          .asResponse();
        if (path === '-') for await (const chunk of bytesIn(response)) await io.out(chunk);
        else await io.writeFile(path, bytesIn(response), { mayReplace: given.isOn('force'), makesFolder: true });
      },
    };
  });
}

/** The ETag of an object that was uploaded at once: https://developers.cloudflare.com/r2/objects/upload-objects/ */
async function md5Of(path: string, io: Io): Promise<string> {
  const hash = createHash('md5');
  const opened = await io.openFile(path);
  for await (const chunk of opened instanceof Blob ? opened.stream() : opened) hash.update(chunk);
  return hash.digest('hex');
}

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) || 'file';

/** A key of somebody else's must not leave the folder. @throws WrongInput */
function safePath(key: string): string {
  if (key.split(/[\\/]/).some((part) => part === '' || part === '.' || part === '..') || key.includes('\0'))
    throw new WrongInput(`The key "${key}" cannot be a path below a folder: copy it on its own.`);
  return key;
}
