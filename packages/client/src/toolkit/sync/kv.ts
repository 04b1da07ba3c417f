/** Plans and applies the keys and values of a KV namespace, from code or from a folder. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { itemsOf } from '../list-items.ts';
import { matches } from '../matching.ts';
import type { Target } from './apply.ts';
import { doubled, stepsByKey } from './by-key.ts';
import { type KeyValue, readFolder } from './folder.ts';
import { ownedProblems } from './owned.ts';
import { type Plan, PlanError, type PlanProblem, type PlanStep, printable } from './plan.ts';

/** A key in a plan: for existing keys, only the SHA-256 of the value is stored. */
export interface PlannedKey {
  readonly key: string;
  readonly sha256: string;
  readonly metadata?: object;
  /** The wanted value, as base64. */
  readonly base64?: string;
}

export interface NamespaceParams {
  readonly account_id: string;
  readonly namespace_id: string;
  /**
   * Values, or the files of a folder: `{ folder: 'public' }` makes `css/site.css` a key. Folders can be read in Node,
   * Deno and Bun.
   */
  readonly wanted: readonly KeyValue[] | { readonly folder: string };
  /** Keys that may be changed and deleted: all, or those with this prefix. */
  readonly owned: 'all' | { readonly prefix: string };
}

/** The limit of every plan: https://developers.cloudflare.com/kv/platform/limits/ */
const MAX = 10_000;
const MAX_READ = 100;
const MAX_BYTES = 90e6;
const MAX_KEY_LENGTH = 512;

const differs = (item: PlannedKey, wanted: PlannedKey): string[] => [
  ...(item.sha256 === wanted.sha256 ? [] : ['value']),
  ...(matches(item.metadata, wanted.metadata) ? [] : ['metadata']),
];
const keyOf = ({ key }: PlannedKey): string => key;

const encode = (value: string | Uint8Array): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/**
 * Plans the changes that bring a namespace to the wanted state, without changing anything. Existing values are read and
 * compared.
 *
 * @example
 * const plan = await planNamespace(client, { account_id, namespace_id }, [{ key: 'greeting', value: 'hello' }]);
 */
export async function planNamespace(
  client: Caller,
  { account_id, namespace_id, wanted, owned }: NamespaceParams,
  options: HelperOptions = {},
): Promise<Plan<PlannedKey>> {
  const wrong = ownedProblems(owned, ['prefix']);
  if (wrong.length > 0) throw new PlanError('kv.namespaces', wrong);
  const prefix = owned === 'all' ? '' : owned.prefix;
  const values = 'folder' in wanted ? await readFolder(wanted.folder) : wanted;
  const problems = values.flatMap((value, index) => problemsOf(value, prefix).map((reason) => ({ index, reason })));
  const all: PlanProblem[] = [...problems, ...(problems.length > 0 ? [] : doubled(values, ({ key }) => key))];
  if (all.length > 0) throw new PlanError('kv.namespaces', all);
  const scope = { account_id, namespace_id, ...(prefix && { prefix }) };
  const planned = await Promise.all(
    values.map(async ({ key, value, metadata }): Promise<PlannedKey> => {
      const bytes = encode(value);
      return { key, sha256: await sha256(bytes), base64: base64(bytes), ...(metadata && { metadata }) };
    }),
  );
  // Unwanted keys are deleted whatever their value, so it is not read.
  const names = new Set(planned.map(keyOf));
  const steps = stepsByKey(await readKeys(client, scope, names, options), planned, {
    keyOf,
    differs,
    nameOf: ({ key }) => JSON.stringify(key),
    reasonToKeep: () => undefined,
  });
  return printable({ kind: 'kv.namespaces', scope, steps, most: MAX, ignored: [] });
}

function problemsOf({ key, value }: KeyValue, prefix: string): string[] {
  if (typeof key !== 'string' || key === '' || key === '.' || key === '..')
    return [`${JSON.stringify(key)} is not a valid key`];
  const bytes = new TextEncoder().encode(key).length;
  return [
    ...(bytes > MAX_KEY_LENGTH ? [`the key has ${bytes} bytes; at most ${MAX_KEY_LENGTH} are allowed`] : []),
    ...(key.startsWith(prefix) ? [] : [`${JSON.stringify(key)} does not start with ${JSON.stringify(prefix)}`]),
    ...(typeof value === 'string' || value instanceof Uint8Array ? [] : ['value must be a string or bytes']),
  ];
}

/** Lists all keys, and reads the values of the relevant ones. */
async function readKeys(
  client: Caller,
  { prefix, ...scope }: Plan['scope'],
  names: ReadonlySet<string>,
  options: HelperOptions,
): Promise<PlannedKey[]> {
  const keys = new Map<string, object | undefined>();
  const params = { ...scope, ...(prefix && { prefix }) };
  for await (const item of itemsOf(client, 'kv.namespaces.keys.list', params, options)) {
    const { name, metadata } = Object(item);
    keys.set(name, metadata ?? undefined);
  }
  const hashes = await readHashes(
    client,
    scope,
    [...keys.keys()].filter((name) => names.has(name)),
    options,
  );
  return [...keys].map(([key, metadata]) => ({ key, sha256: hashes.get(key) ?? '', ...(metadata && { metadata }) }));
}

async function readHashes(
  client: Caller,
  scope: object,
  names: readonly string[],
  options: HelperOptions,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let at = 0; at < names.length; at += MAX_READ) {
    const keys = names.slice(at, at + MAX_READ);
    const answer = await callOf(client, 'kv.namespaces.bulkGet', { ...scope, keys }, options).then(
      (one) => Object(Object(one).values),
      // Values that are not text, or more bytes than a bulk read allows.
      (error) => ([400, 413, 422].includes(error.status) ? {} : Promise.reject(error)),
    );
    for (const key of keys) {
      const text: unknown = Object.hasOwn(answer, key) ? answer[key] : undefined;
      // Bytes that are not valid text arrive as replacement characters.
      const isText = typeof text === 'string' && !text.includes('\uFFFD');
      hashes.set(key, await sha256(isText ? encode(text) : await readBytes(client, scope, key, options)));
    }
  }
  return hashes;
}

async function readBytes(client: Caller, scope: object, key: string, options: HelperOptions): Promise<Uint8Array> {
  const params = { ...scope, key_name: key };
  const answer = (await callOf(client, 'kv.namespaces.values.get', params, options)) as Response; // the raw response
  return new Uint8Array(await answer.arrayBuffer());
}

/** KV is eventually consistent and writes are idempotent, so a lost call is simply sent again. */
export function namespaceTarget(client: Caller, plan: Plan<PlannedKey>, options: HelperOptions): Target<PlannedKey> {
  const { prefix: _, ...scope } = plan.scope;
  const names = new Set(plan.steps.flatMap(({ action, after }) => (action !== 'delete' && after ? [after.key] : [])));
  return {
    read: () => readKeys(client, plan.scope, names, options),
    idOf: keyOf,
    keyOf,
    differs,
    units: (steps) => [
      ...steps.filter(({ action }) => action !== 'delete').map((step) => [step]),
      ...steps.filter(({ action }) => action === 'delete').map((step) => [step]),
    ],
    callOf: ({ action }) => (action === 'delete' ? action : 'write'),
    sizeOf: ({ after }) =>
      (after?.base64?.length ?? 0) + 2 * (after?.key.length ?? 0) + JSON.stringify(after?.metadata ?? '').length + 100,
    mostBytes: MAX_BYTES,
    send: (steps) => send(client, scope, steps, options),
  };
}

async function send(
  client: Caller,
  scope: object,
  steps: readonly PlanStep<PlannedKey>[],
  options: HelperOptions,
): Promise<void> {
  const isDelete = steps[0]?.action === 'delete';
  const body = steps.flatMap(({ before, after }): (string | object)[] => {
    if (isDelete) return before ? [before.key] : [];
    // A write without metadata would clear it, so existing metadata is sent again.
    const metadata = after?.metadata ?? before?.metadata;
    return after ? [{ key: after.key, value: after.base64, base64: true, ...(metadata && { metadata }) }] : [];
  });
  await callOf(client, isDelete ? 'kv.namespaces.bulkDelete' : 'kv.namespaces.bulkUpdate', { ...scope, body }, options);
}
