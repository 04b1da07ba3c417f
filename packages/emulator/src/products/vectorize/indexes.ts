/** Vectorize: indexes with one dimension and metric, whose vectors are visible a moment after the upload. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { cutText, filterOf, type Metric, nearer, propertyOf, score } from './filter.ts';
import { vectorsOf } from './read-vectors.ts';
import { type Kind, type Vector, vectorTables } from './tables.ts';

/** https://developers.cloudflare.com/vectorize/platform/limits/ */
const LIMITS = {
  name: 64,
  indexes: 50_000,
  firstIndexes: 100,
  dimensions: 1536,
  metadataIndexes: 10,
  ids: 20,
  deletes: 1000,
};
/** More than the page of limits says, as the API itself does: «max top K is 50, but got 60». */
const TOP = { plain: 100, full: 50 };
/** «It typically takes a few seconds»: https://developers.cloudflare.com/vectorize/reference/client-api/ */
const SETTLE_MS = 1000;
const NAME = /^[a-z][a-z0-9_-]*$/;

export interface Index extends Fields {
  readonly name: string;
  readonly dimensions: number;
  readonly metric: Metric;
}

/**
 * Dimensions and metrics of the models:
 * https://developers.cloudflare.com/vectorize/best-practices/create-indexes/#dimensions
 */
const PRESETS: Readonly<Record<string, { readonly dimensions: number; readonly metric: Metric }>> = {
  '@cf/baai/bge-small-en-v1.5': { dimensions: 384, metric: 'cosine' },
  '@cf/baai/bge-base-en-v1.5': { dimensions: 768, metric: 'cosine' },
  '@cf/baai/bge-large-en-v1.5': { dimensions: 1024, metric: 'cosine' },
  'openai/text-embedding-ada-002': { dimensions: 1536, metric: 'cosine' },
  'cohere/embed-multilingual-v2.0': { dimensions: 768, metric: 'dot-product' },
};

const isSecond = ({ segments }: Context): boolean => segments[3] === 'v2';

/** Scope of the indexes of the path's API version: the two versions have separate indexes. */
export const scopeOf = (context: Context): string =>
  isSecond(context) ? below(context, 'vectorize', 'v2', 'indexes') : below(context, 'vectorize', 'indexes');
export const tablesOf = ({ sandbox }: Context): ReturnType<typeof vectorTables> => sandbox.use(vectorTables);

/** Owner key of the vectors of an index. */
const ownerOf = (context: Context, name: string): string => `${scopeOf(context)}/${encodeURIComponent(name)}`;

/** The index of the path, with all changes worked in that are due. @throws Problem 404 */
export function indexOf(context: Context & At<'index_name'>): { index: Index; owner: string } {
  const name = context.path.index_name;
  const value = read(context, scopeOf(context), name);
  if (value === undefined)
    throw problem(404, 3000, `vectorize.index.not_found - Index name "${name.slice(0, LIMITS.name)}"`, '/index_name');
  const owner = ownerOf(context, name);
  tablesOf(context).settle(owner, context.sandbox.clock.now());
  return { index: value as Index, owner }; // written by create alone
}

export const plain = ({ dimensions, metric, ...index }: Index): Fields => ({
  ...index,
  config: { dimensions, metric },
});

export const display = <Result>(context: Showing<Result>, index: Index): Result => context.fit(plain(index));

export function create<Result>(context: Showing<Result>): Result {
  const { name: wanted, description, config }: Fields = fieldsOf(context);
  const name = String(wanted);
  if (!NAME.test(name) || name.length > LIMITS.name) {
    const rule = `at most ${LIMITS.name} lowercase letters, digits, hyphens and underscores, a letter first`;
    throw problem(400, 3001, `vectorize.index.invalid_name - the name must be ${rule}`, '/name'); // code not documented
  }
  if (read(context, scopeOf(context), name) !== undefined)
    throw problem(409, 3002, `vectorize.index.duplicate_name - Index name "${name}"`, '/name');
  const { total } = context.sandbox.store.list(scopeOf(context), { limit: 0, offset: 0 });
  const most = isSecond(context) ? LIMITS.indexes : LIMITS.firstIndexes;
  if (total >= most) throw problem(403, CODE.invalid, `The limit of ${total} indexes is reached`); // code not documented
  const { preset, dimensions, metric } = fieldsIn(config); // one of its two forms
  const known = Object.hasOwn(PRESETS, String(preset)) ? PRESETS[String(preset)] : undefined;
  const chosen = known ?? { dimensions, metric };
  const now = context.now();
  const index = { name, description: description ?? '', ...chosen, created_on: now, modified_on: now };
  keep(context, scopeOf(context), name, index);
  return display(context, index as Index); // of the preset, or checked by the contract
}

export function remove(context: Context & At<'index_name'>): null {
  const { index, owner } = indexOf(context);
  tablesOf(context).clear(owner);
  context.sandbox.store.remove(scopeOf(context), index.name);
  return null;
}

/** All of the path's version. */
export const indexesOf = (context: Context): Index[] => all(context, scopeOf(context)) as Index[]; // written by create alone

/** A change is accepted at once, and applied after a moment; its id shows the progress. */
function mutate<Result>(context: Showing<Result>, owner: string, kind: Kind, vectors: readonly Vector[]): Result {
  const id = context.sandbox.ids.uuid();
  tablesOf(context).mutate(owner, id, kind, context.sandbox.clock.now() + SETTLE_MS, vectors);
  return context.fit({ mutationId: id });
}

interface MetadataIndex {
  readonly propertyName: string;
  readonly indexType: string;
}

const metadataScope = (context: Context, { name }: Index): string =>
  below(context, 'vectorize', 'v2', 'indexes', name, 'metadata');

function metadataIndexes(context: Context, index: Index): MetadataIndex[] {
  return all(context, metadataScope(context, index)).map(({ propertyName, indexType }) => ({
    propertyName: String(propertyName),
    indexType: String(indexType),
  }));
}

/** The parts of a vector's metadata that the current metadata indexes cover; later indexes ignore this vector. */
function indexedOf(indexes: readonly MetadataIndex[], metadata: unknown): Record<string, unknown> {
  const pairs = indexes.flatMap(({ propertyName, indexType }) => {
    const value = propertyOf(metadata, propertyName);
    if (typeof value !== indexType) return [];
    return [[propertyName, typeof value === 'string' ? cutText(value) : value] as const];
  });
  return Object.fromEntries(pairs);
}

function add<Result>(context: Showing<Result> & At<'index_name'>, kind: 'insert' | 'upsert'): Result {
  const { index, owner } = indexOf(context);
  const indexes = metadataIndexes(context, index);
  const vectors = vectorsOf(context, index.dimensions).map(({ values, ...vector }) => ({
    ...vector,
    values: Float32Array.from(values),
    indexed: indexedOf(indexes, vector.metadata),
  }));
  return mutate(context, owner, kind, vectors);
}

function idsOf(context: Context, most: number): string[] {
  const { ids } = fieldsOf(context);
  const list = Array.isArray(ids) ? ids.map(String) : [];
  if (list.length > most) {
    const message = `too many ids in payload; max id count is ${most}, got ${list.length}`;
    throw problem(400, 40007, message, '/ids'); // code not documented
  }
  return list;
}

export function leavingOf(context: Context): Vector[] {
  const nothing = { namespace: null, values: new Float32Array(), metadata: undefined, indexed: {} };
  return idsOf(context, LIMITS.deletes).map((id) => ({ id, ...nothing }));
}

export function getSome<Result>(context: Showing<Result> & At<'index_name'>): Result {
  const { owner } = indexOf(context);
  const found = idsOf(context, LIMITS.ids).flatMap((id) => tablesOf(context).get(owner, id) ?? []);
  return context.fit(
    found.map(({ id, namespace, values, metadata }) => ({
      id,
      namespace,
      values: [...values],
      ...(metadata === undefined ? {} : { metadata }),
    })),
  );
}

function topOf(body: Fields, isFull: boolean): number {
  const top = typeof body.topK === 'number' ? body.topK : 5;
  const most = isFull ? TOP.full : TOP.plain;
  if (top > most) {
    const full = 'with returnValues=true or returnMetadata=all, ';
    const hint = '; for a top K up to 100, retry with returnValues=false and returnMetadata=indexed';
    throw problem(
      400,
      40025,
      `${isFull ? full : ''}max top K is ${most}, but got ${top}${isFull ? hint : ''}`,
      '/topK',
    );
  }
  if (top < 1) throw problem(400, 40025, `topK must be at least 1, but got ${top}`, '/topK');
  return Math.floor(top);
}

interface Match {
  readonly vector: Vector;
  readonly score: number;
}

/** The nearest vectors that pass the filter on indexed metadata. */
export function nearest(
  context: Context,
  { index: { dimensions, metric }, owner }: { readonly index: Index; readonly owner: string },
  top: number,
  known: (vector: Vector) => Record<string, unknown>,
): Match[] {
  const { vector, vectorId, filter, namespace }: Fields = fieldsOf(context); // the contract does not name the last
  const stored = typeof vectorId === 'string' ? tablesOf(context).get(owner, vectorId)?.values : undefined;
  const wanted = Float32Array.from(Array.isArray(vector) ? vector : (stored ?? []));
  if (wanted.length !== dimensions) {
    const message = `invalid query vector, expected ${dimensions} dimensions, and got ${wanted.length} dimensions`;
    throw problem(400, 40006, message, '/vector');
  }
  const fits = filterOf(filter);
  const matches: Match[] = [];
  for (const one of tablesOf(context).all(owner, typeof namespace === 'string' ? namespace : null)) {
    if (fits(known(one))) matches.push({ vector: one, score: score(metric, wanted, one.values) });
  }
  return matches.sort(nearer(metric)).slice(0, top);
}

/** https://developers.cloudflare.com/vectorize/best-practices/query-vectors/ */
const query: Handler<'vectorize.indexes.query'> = (context) => {
  const place = indexOf(context);
  const body = fieldsOf(context);
  const { returnValues, returnMetadata } = body;
  const top = topOf(body, returnValues === true || returnMetadata === 'all');
  const indexes = new Set(metadataIndexes(context, place.index).map(({ propertyName }) => propertyName));
  const known = ({ indexed }: Vector): Record<string, unknown> =>
    Object.fromEntries(Object.entries(indexed).filter(([name]) => indexes.has(name)));
  const best = nearest(context, place, top, known);
  const metadataOf = (one: Vector): unknown =>
    returnMetadata === 'all' ? one.metadata : returnMetadata === 'indexed' ? known(one) : undefined;
  return context.fit({
    count: best.length,
    matches: best.map(({ vector: one, score: value }) => {
      const metadata = metadataOf(one);
      return {
        id: one.id,
        score: value,
        ...(one.namespace === null ? {} : { namespace: one.namespace }),
        ...(returnValues === true ? { values: [...one.values] } : {}),
        ...(metadata === undefined ? {} : { metadata }),
      };
    }),
  });
};

const info: Handler<'vectorize.indexes.info'> = (context) => {
  const { index, owner } = indexOf(context);
  const last = tablesOf(context).last(owner);
  const processed =
    last === undefined
      ? {}
      : { processedUpToMutation: last.id, processedUpToDatetime: new Date(last.due).toISOString() };
  return context.fit({ dimensions: index.dimensions, vectorCount: tablesOf(context).count(owner), ...processed });
};

/** A cursor ends a day after it was given. */
const CURSOR_MS = 86_400_000;

/** https://developers.cloudflare.com/vectorize/best-practices/list-vectors/ */
const listVectors: Handler<'vectorize.indexes.listVectors'> = (context) => {
  const { owner } = indexOf(context);
  const { count, cursor } = context.query;
  const limit = count ?? 100;
  const after = Buffer.from(cursor ?? '', 'base64url').toString();
  const ids = tablesOf(context).ids(owner, after, limit + 1);
  const page = ids.slice(0, limit);
  const isTruncated = ids.length > limit;
  const ends = new Date(context.sandbox.clock.now() + CURSOR_MS).toISOString();
  return context.fit({
    count: page.length,
    totalCount: tablesOf(context).count(owner),
    isTruncated,
    vectors: page.map((id) => ({ id })),
    nextCursor: isTruncated ? Buffer.from(page.at(-1) ?? '').toString('base64url') : null,
    cursorExpirationTimestamp: isTruncated ? ends : null,
  });
};

/** https://developers.cloudflare.com/vectorize/reference/metadata-filtering/#metadata-indexes */
const createMetadataIndex: Handler<'vectorize.indexes.metadataIndex.create'> = (context) => {
  const { index, owner } = indexOf(context);
  const { propertyName, indexType } = fieldsOf(context);
  const name = String(propertyName);
  const indexes = metadataIndexes(context, index);
  const isThere = indexes.some((one) => one.propertyName === name);
  if (!isThere && indexes.length >= LIMITS.metadataIndexes) {
    const message = `an index has at most ${LIMITS.metadataIndexes} metadata indexes`;
    throw problem(400, 40030, message, '/propertyName'); // code not documented
  }
  keep(context, metadataScope(context, index), name, { propertyName: name, indexType });
  return mutate(context, owner, 'settings', []);
};

const removeMetadataIndex: Handler<'vectorize.indexes.metadataIndex.delete'> = (context) => {
  const { index, owner } = indexOf(context);
  const name = String(fieldsOf(context).propertyName);
  context.sandbox.store.remove(metadataScope(context, index), name);
  return mutate(context, owner, 'settings', []);
};

export const vectorize = {
  'vectorize.indexes.create': (context) => create(context),
  'vectorize.indexes.list': (context) => new PageResult(indexesOf(context).map((index) => display(context, index))),
  'vectorize.indexes.get': (context) => display(context, indexOf(context).index),
  'vectorize.indexes.delete': (context) => remove(context),
  'vectorize.indexes.insert': (context) => add(context, 'insert'),
  'vectorize.indexes.upsert': (context) => add(context, 'upsert'),
  'vectorize.indexes.deleteByIDs': (context) => mutate(context, indexOf(context).owner, 'delete', leavingOf(context)),
  'vectorize.indexes.getByIDs': (context) => getSome(context),
  'vectorize.indexes.query': query,
  'vectorize.indexes.info': info,
  'vectorize.indexes.listVectors': listVectors,
  'vectorize.indexes.metadataIndex.create': createMetadataIndex,
  'vectorize.indexes.metadataIndex.list': (context) =>
    context.fit({ metadataIndexes: metadataIndexes(context, indexOf(context).index) }),
  'vectorize.indexes.metadataIndex.delete': removeMetadataIndex,
} satisfies Handlers;
