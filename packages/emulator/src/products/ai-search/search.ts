/** Searches and responses of AI Search: results share words with the query. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { all, type Fields, fieldsIn, fieldsOf } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { filterOf } from '../vectorize/filter.ts';
import { chunksOf, type Instance, type Item, inInstance, instanceOf, namespaceOf, statusOf } from './state.ts';

interface Hit extends Fields {
  readonly id: string;
  readonly instance_id: string;
  readonly score: number;
  readonly text: string;
  readonly item: { readonly key: string; readonly timestamp: number; readonly metadata: Fields };
}

export interface Asked {
  readonly query: string;
  readonly most: number;
  readonly threshold: number;
  readonly filter: (metadata: Fields) => boolean;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The share of the words asked for that a text has: between 0 and 1, as similarities are. */
function similarity(asked: ReadonlySet<string>, text: string): number {
  const words = wordsOf(text);
  const shared = [...asked].filter((word) => words.has(word)).length;
  return asked.size === 0 ? 0 : shared / asked.size;
}

/** Chunks of what is indexed, the most similar first. https://developers.cloudflare.com/ai-search/configuration/retrieval/result-controls/ */
export function hitsOf(context: Context, instance: Instance, { query, most, threshold, filter }: Asked): Hit[] {
  const asked = wordsOf(query);
  const hits = all<Item>(context, inInstance(context, instance, 'items'))
    .filter((item) => statusOf(context, item) === 'completed' && filter(attributesOf(item)))
    .flatMap((item) =>
      chunksOf(context, instance, item).map(({ id, text }): Hit => {
        const score = similarity(asked, text);
        const of = { key: item.key, timestamp: Date.parse(item.indexed_at), metadata: item.metadata ?? {} };
        return {
          id,
          instance_id: instance.id,
          type: 'text',
          score,
          text,
          item: of,
          scoring_details: { vector_score: score },
        };
      }),
    )
    .filter(({ score }) => score >= threshold);
  return hits.sort((one, other) => other.score - one.score).slice(0, most);
}

/**
 * Attributes for filters, in addition to the file's own metadata:
 * https://developers.cloudflare.com/ai-search/configuration/indexing/metadata/
 */
export const attributesOf = ({ key, metadata, indexed_at }: Item): Fields => ({
  ...metadata,
  filename: key,
  folder: key.includes('/') ? key.slice(0, key.lastIndexOf('/') + 1) : '',
  timestamp: Date.parse(indexed_at),
});

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (Array.isArray(content) ? content : [])
    .flatMap((part) => (isObject(part) && typeof part.text === 'string' ? [part.text] : []))
    .join(' ');
}

/** The query, or the last message of the user. */
function queryOf({ query, messages }: Fields): string {
  if (typeof query === 'string') return query;
  const last = (Array.isArray(messages) ? messages : []).filter(isObject).findLast(({ role }) => role === 'user');
  if (last === undefined) throw invalid('A search needs a query, or messages of which one is the user’s', '/messages');
  return textOf(last.content);
}

/** Options of the call override the settings of the instance. */
function askedOf(body: Fields, instance: Instance): Asked {
  const retrieval = fieldsIn(fieldsIn(body.ai_search_options).retrieval);
  return {
    query: queryOf(body),
    most: Number(retrieval.max_num_results ?? instance.max_num_results ?? 10),
    threshold: Number(retrieval.match_threshold ?? instance.score_threshold ?? 0.4),
    filter: retrieval.filters === undefined ? () => true : filterOf(retrieval.filters),
  };
}

/** The named instances of a namespace: missing ones are reported, not refused. */
function found(context: Context): { hits: Hit[]; errors: Fields[]; query: string } {
  const body = fieldsOf(context);
  const query = queryOf(body);
  const { instance_ids } = fieldsIn(body.ai_search_options);
  if (context.path.id !== undefined) {
    const instance = instanceOf(context);
    return { hits: hitsOf(context, instance, askedOf(body, instance)), errors: [], query };
  }
  namespaceOf(context);
  const hits: Hit[] = [];
  const errors: Fields[] = [];
  for (const id of (Array.isArray(instance_ids) ? instance_ids : []).map(String)) {
    try {
      const instance = instanceOf(context, id);
      hits.push(...hitsOf(context, instance, askedOf(body, instance)));
    } catch {
      errors.push({ instance_id: id, message: 'instance not found' });
    }
  }
  return { hits: hits.sort((one, other) => other.score - one.score), errors, query };
}

function search<Result>(context: Showing<Result>): Result {
  const { hits, errors, query } = found(context);
  return context.fit({
    chunks: hits,
    query_kind: 'text',
    search_query: query,
    ...(errors.length === 0 ? {} : { errors }),
  });
}

/** A response made from the words of the results. */
export const answerOf = (query: string, texts: readonly string[]): string =>
  texts.length === 0 ? `Nothing was found for: ${query}` : `${query}\n\n${texts.slice(0, 3).join('\n\n')}`;

/** https://developers.cloudflare.com/ai-search/api/search/rest-api/ */
function chat<Result>(context: Showing<Result>): Result {
  const { hits, errors, query } = found(context);
  const { model = '@cf/meta/llama-3.3-70b-instruct-fp8-fast' } = fieldsOf(context);
  const content = answerOf(
    query,
    hits.map(({ text }) => text),
  );
  return context.fit({
    id: `chatcmpl-${context.sandbox.ids.digits(24)}`,
    object: 'chat.completion',
    model,
    choices: [{ index: 0, message: { role: 'assistant', content } }],
    chunks: hits,
    ...(errors.length === 0 ? {} : { errors }),
  });
}

export const aiSearches = {
  'aiSearch.namespaces.search': search,
  'aiSearch.namespaces.chatCompletions': chat,
  'aiSearch.namespaces.instances.search': search,
  'aiSearch.namespaces.instances.chatCompletions': chat,
  'aiSearch.instances.search': search,
  'aiSearch.instances.chatCompletions': chat,
  'aiSearch.namespaces.instances.purgeCache': (context) => {
    instanceOf(context);
    return { success: true };
  },
} satisfies Handlers;
