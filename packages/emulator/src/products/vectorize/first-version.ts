/** Vectorize's first version: separate indexes, whose changes apply immediately. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { fieldsOf, keep } from '../shared/fields.ts';
import {
  create,
  display,
  getSome,
  indexesOf,
  indexOf,
  leavingOf,
  nearest,
  plain,
  remove,
  scopeOf,
  tablesOf,
} from './indexes.ts';
import { vectorsOf } from './read-vectors.ts';
import type { Kind, Vector } from './tables.ts';

// Since December 2024 the provider makes no new ones; here they can be made, as the rest could not be used otherwise.
// https://developers.cloudflare.com/vectorize/reference/transition-vectorize-legacy/

const update: Handler<'vectorize.v1.indexes.update'> = (context) => {
  const { index } = indexOf(context);
  const changed = { ...index, description: fieldsOf(context).description, modified_on: context.now() };
  return display(context, keep(context, scopeOf(context), index.name, changed));
};

/**
 * Changes vectors and returns their number and ids: https://developers.cloudflare.com/vectorize/platform/client-api/
 */
function change<Result>(
  context: Showing<Result> & At<'index_name'>,
  kind: Kind,
  vectors: readonly Vector[],
  isChange: (isThere: boolean) => boolean,
): Result {
  const { owner } = indexOf(context);
  const tables = tablesOf(context);
  const ids = [...new Set(vectors.map(({ id }) => id))].filter((id) => isChange(tables.get(owner, id) !== undefined));
  const now = context.sandbox.clock.now();
  tables.mutate(owner, context.sandbox.ids.uuid(), kind, now, vectors);
  tables.settle(owner, now);
  return context.fit({ count: ids.length, ids });
}

function sentTo(context: Context & At<'index_name'>): Vector[] {
  return vectorsOf(context, indexOf(context).index.dimensions).map(({ values, ...vector }) => ({
    ...vector,
    values: Float32Array.from(values),
    indexed: {},
  }));
}

/** The most that legacy indexes return: https://developers.cloudflare.com/vectorize/platform/limits/#limits-v1-deprecated */
const MAX = 20;

/** Filters see all metadata: there are no metadata indexes. */
const query: Handler<'vectorize.v1.indexes.query'> = (context) => {
  const { topK = 5, returnMetadata, returnValues } = fieldsOf(context);
  if (topK < 1 || topK > MAX) throw problem(400, 40025, `topK must be 1 to ${MAX}, but got ${topK}`, '/topK');
  const best = nearest(context, indexOf(context), Math.floor(topK), ({ metadata }) => metadata ?? {});
  return context.fit({
    count: best.length,
    matches: best.map(({ vector: { id, values, metadata }, score }) => ({
      id,
      score,
      values: returnValues === true ? [...values] : null,
      metadata: returnMetadata === true ? (metadata ?? null) : null,
    })),
  });
};

export const vectorizeFirst = {
  'vectorize.v1.indexes.create': (context) => create(context),
  'vectorize.v1.indexes.list': (context) => context.fit(indexesOf(context).map(plain)),
  'vectorize.v1.indexes.get': (context) => display(context, indexOf(context).index),
  'vectorize.v1.indexes.update': update,
  'vectorize.v1.indexes.delete': (context) => remove(context),
  'vectorize.v1.indexes.insert': (context) => change(context, 'insert', sentTo(context), (isThere) => !isThere),
  'vectorize.v1.indexes.upsert': (context) => change(context, 'upsert', sentTo(context), () => true),
  'vectorize.v1.indexes.deleteByIDs': (context) => change(context, 'delete', leavingOf(context), (isThere) => isThere),
  'vectorize.v1.indexes.getByIDs': (context) => getSome(context),
  'vectorize.v1.indexes.query': query,
} satisfies Handlers;
