/**
 * State of AI Search: namespaces, instances in them, their items with content, and jobs that progress with the clock.
 */
import { createHash } from 'node:crypto';
import type { Context } from '../../handler/context.ts';
import { below, type Fields, found, keep, phase, read } from '../shared/fields.ts';
import { missing } from '../shared/refusals.ts';

/** Every account has it: https://developers.cloudflare.com/ai-search/concepts/namespaces/#default-namespace */
export const DEFAULT = 'default';

export const namespacesOf = (context: Context): string => below(context, 'ai-search', 'namespaces');

export interface Instance extends Fields {
  readonly id: string;
  readonly namespace: string;
  readonly type?: string | null;
  readonly source?: string | null;
}

/** Namespace of the path; operations without one use the default namespace. */
export const namespaceName = ({ path, segments }: Context): string =>
  segments[3] === 'namespaces' ? (path.name ?? '') : DEFAULT;

/** @throws Problem 404 */
export function namespaceOf(context: Context, name = namespaceName(context)): Fields {
  const kept = read(context, namespacesOf(context), name);
  if (kept !== undefined) return kept;
  if (name !== DEFAULT) throw missing('namespace');
  const account = read(context, '/accounts', context.path.account_id ?? '');
  const value = {
    name,
    description: null,
    created_at: account?.created_on ?? context.now(),
    public_endpoint_id: null,
    public_endpoint_params: null,
  };
  return keep(context, namespacesOf(context), name, value);
}

export const instancesOf = (context: Context, namespace = namespaceName(context)): string =>
  below(context, 'ai-search', 'namespaces', namespace, 'instances');

/** The instance of the path. @throws Problem 404 */
export function instanceOf(context: Context, id = context.path.id ?? '', namespace = namespaceName(context)): Instance {
  namespaceOf(context, namespace);
  return found<Instance>(context, instancesOf(context, namespace), id, () => missing('instance'));
}

type Part = 'items' | 'jobs' | 'content';

/** Scope of a collection that belongs to an instance. */
export const inInstance = (context: Context, { id, namespace }: Instance, part: Part): string =>
  below(context, 'ai-search', 'namespaces', namespace, 'instances', id, part);

export interface Item extends Fields {
  readonly id: string;
  readonly key: string;
  readonly created_at: string;
  /** Time of indexing; immediate if the caller waits for it. */
  readonly indexed_at: string;
  readonly isDone: boolean;
  readonly file_size: number;
  readonly metadata: Fields | null;
}

/** Seconds; not documented. */
const INDEXING = [
  ['queued', 0],
  ['running', 2],
  ['completed', 5],
] as const;

export const statusOf = (context: Context, { indexed_at, isDone }: Item): (typeof INDEXING)[number][0] =>
  isDone ? 'completed' : phase(indexed_at, context, INDEXING);

export interface Chunk {
  readonly id: string;
  readonly text: string;
  readonly start_byte: number;
  readonly end_byte: number;
}

/** A token is about four letters. https://developers.cloudflare.com/ai-search/configuration/indexing/chunking/ */
const LETTERS = 4;

/** Pieces of the content in the length that the instance asks for, each with the end of the one before it. */
export function chunksOf(context: Context, instance: Instance, item: Item): Chunk[] {
  const text = contentOf(context, instance, item).toString();
  const size = Number(instance.chunk_size ?? 256) * LETTERS;
  const step = Math.max(1, Math.floor(size * (1 - Number(instance.chunk_overlap ?? 10) / 100)));
  const chunks: Chunk[] = [];
  for (let start = 0; start === 0 || start < text.length; start += step) {
    const piece = text.slice(start, start + size);
    const start_byte = Buffer.byteLength(text.slice(0, start));
    chunks.push({
      id: `${item.id}-${chunks.length}`,
      text: piece,
      start_byte,
      end_byte: start_byte + Buffer.byteLength(piece),
    });
    if (start + size >= text.length) break;
  }
  return chunks;
}

export const contentOf = (context: Context, instance: Instance, { id }: Pick<Item, 'id'>): Buffer =>
  Buffer.from(String(read(context, inInstance(context, instance, 'content'), id)?.base64 ?? ''), 'base64');

/** Stores a file under its key; an existing one is indexed again. */
export function putItem(
  context: Context,
  instance: Instance,
  file: {
    readonly key: string;
    readonly bytes: Uint8Array;
    readonly metadata?: Fields | null;
    readonly isDone?: boolean;
  },
): Item {
  const id = createHash('sha256').update(`${instance.namespace}/${instance.id}/${file.key}`).digest('hex').slice(0, 32);
  const before = read<Item>(context, inInstance(context, instance, 'items'), id);
  const now = context.now();
  keep(context, inInstance(context, instance, 'content'), id, {
    id,
    base64: Buffer.from(file.bytes).toString('base64'),
  });
  return keep(context, inInstance(context, instance, 'items'), id, {
    id,
    key: file.key,
    created_at: before?.created_at ?? now,
    last_seen_at: now,
    indexed_at: now,
    isDone: file.isDone === true,
    checksum: createHash('sha256').update(file.bytes).digest('hex'),
    file_size: file.bytes.length,
    metadata: file.metadata ?? before?.metadata ?? null,
    namespace: instance.namespace,
    next_action: null,
    source_id: instance.type == null ? 'builtin' : `${instance.type}:${instance.source}`,
  });
}

export interface Job extends Fields {
  readonly id: string;
  readonly started_at: string;
  readonly cancelled_at?: string;
  /** Number of files found. */
  readonly files: number;
}

const JOB = 10;

/** A job with its current state. */
export function shownJob(
  context: Context,
  { files, cancelled_at, ...job }: Job,
): Fields & { readonly id: string; readonly source: 'user' } {
  const end = new Date(Date.parse(job.started_at) + JOB * 1000).toISOString();
  const state = phase(job.started_at, context, [
    ['running', 0],
    ['ended', JOB],
  ]);
  const isOver = cancelled_at !== undefined || state === 'ended';
  const ended_at = cancelled_at ?? end;
  return {
    ...job,
    source: 'user',
    last_seen_at: isOver ? ended_at : context.now(),
    ...(isOver ? { ended_at, end_reason: cancelled_at === undefined ? 'completed' : 'cancelled' } : {}),
  };
}

export interface LogLine {
  readonly id: number;
  readonly created_at: number;
  readonly message: string;
  readonly message_type: number;
}

/** Log of a job so far; times are in milliseconds, and types of messages are not documented. */
export function jobLog(context: Context, job: Job): LogLine[] {
  const { ended_at, end_reason } = shownJob(context, job);
  const start = Date.parse(job.started_at);
  const lines: [number, string][] = [
    [start, 'Sync job started'],
    [start + 1, `Found ${job.files} files`],
    ...(ended_at === undefined
      ? []
      : ([[Date.parse(String(ended_at)), `Sync job ${String(end_reason)}`]] as [number, string][])), // the tuple's type is lost in the spread
  ];
  return lines.map(([created_at, message], index) => ({ id: index + 1, created_at, message, message_type: 0 }));
}
