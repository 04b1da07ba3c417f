/** The earlier names of AI Search, whose instances are those of the default namespace. https://developers.cloudflare.com/ai-search/api/migration/rest-api/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Fields, fieldsIn, fieldsOf } from '../shared/fields.ts';
import { cut, searched } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';
import { itemKeys, jobList, jobLogs, oneJob, startJob } from './items.ts';
import { type Asked, answerOf, hitsOf } from './search.ts';
import { instanceOf } from './state.ts';

const COMPARE: Readonly<Record<string, (own: unknown, wanted: unknown) => boolean>> = {
  eq: (own, wanted) => own === wanted,
  ne: (own, wanted) => own !== wanted,
  gt: (own, wanted) => Number(own) > Number(wanted),
  gte: (own, wanted) => Number(own) >= Number(wanted),
  lt: (own, wanted) => Number(own) < Number(wanted),
  lte: (own, wanted) => Number(own) <= Number(wanted),
};

/** https://developers.cloudflare.com/ai-search/api/migration/autorag-filter-format/ */
function filterOf(filter: unknown): (metadata: Fields) => boolean {
  if (!isObject(filter)) return () => true;
  const { type, key, value, filters } = filter;
  if (type === 'and' || type === 'or') {
    const tests = (Array.isArray(filters) ? filters : []).map(filterOf);
    return (metadata) =>
      type === 'and' ? tests.every((test) => test(metadata)) : tests.some((test) => test(metadata));
  }
  const compare = COMPARE[String(type)];
  if (compare === undefined) throw invalid(`'${String(type).slice(0, 60)}' is not an operator of filters`, '/filters');
  return (metadata) => compare(metadata[String(key)], value);
}

function search(context: Context): Fields & { readonly texts: string[] } {
  const instance = instanceOf(context);
  const body = fieldsOf(context);
  const asked: Asked = {
    query: String(body.query),
    most: Number(body.max_num_results ?? instance.max_num_results ?? 10),
    threshold: Number(fieldsIn(body.ranking_options).score_threshold ?? instance.score_threshold ?? 0.4),
    filter: filterOf(body.filters),
  };
  const hits = hitsOf(context, instance, asked);
  const data = hits.map(({ id, score, text, item }) => ({
    file_id: id,
    filename: item.key,
    score,
    attributes: { ...item.metadata, timestamp: item.timestamp },
    content: [{ type: 'text', text }],
  }));
  const texts = hits.map(({ text }) => text);
  return {
    object: 'vector_store.search_results.page',
    search_query: asked.query,
    data,
    has_more: false,
    next_page: null,
    texts,
  };
}

const files: Handler<'autorag.files.list'> = (context) => {
  const { status, search: text } = context.query;
  const rows = itemKeys(context).filter((one) => status === undefined || one.status === status);
  return cut(searched(rows, text, ['key']), context.query).map(({ key }) => ({ key, error: '' }));
};

export const autorag = {
  'autorag.search': (context) => context.fit(search(context)),
  'autorag.aiSearch': (context) => {
    const { texts, ...found } = search(context);
    return context.fit({ ...found, response: answerOf(String(found.search_query), texts) });
  },
  'autorag.sync': (context) => ({ job_id: startJob(context, instanceOf(context), undefined).id }),
  'autorag.files.list': files,
  'autorag.jobs.list': (context) => context.fit(cut(jobList(context), context.query)),
  'autorag.jobs.get': (context) => context.fit(oneJob(context)),
  'autorag.jobs.logs': (context) => jobLogs(context),
} satisfies Handlers;
