/** Which operations change nothing, and which ask for a name to be typed first. */
import type { Operation } from '@flarewire/contract';
import { isSurelyReading } from '../../wire/sql.ts';
import { isObject } from '../http/data-text.ts';

type Params = Readonly<Record<string, unknown>>;

/**
 * Questions that are too long for an address: each is a POST that Cloudflare lets a token call that may only read, and
 * keeps nothing. SQL of D1 is not among them, since it may write: that is judged call by call.
 */
export const READING_POSTS: ReadonlySet<string> = new Set([
  'aiAudit.robots.bulkGet',
  'analyticsEngine.sql.query',
  'analyticsQuery.dataSecurity.contentFindings.topN',
  'analyticsQuery.dataSecurity.findings.summary',
  'analyticsQuery.dataSecurity.findings.timeseries',
  'analyticsQuery.summary',
  'analyticsQuery.timeseries',
  'analyticsQuery.topN',
  'flagship.apps.evaluate.create',
  'kv.namespaces.bulkGet',
  'kv.namespaces.keys.bulkGet',
  'logs.logExplorer.query.sql',
  'payPerCrawl.zonesCanBeEnabled.query',
  'radar.datasets.download',
  'requestTracers.traces.create',
  'ssl.analyze.create',
  'tokenValidation.rules.preview',
  'vectorize.indexes.getByIDs',
  'vectorize.indexes.query',
  'vectorize.v1.indexes.getByIDs',
  'vectorize.v1.indexes.query',
]);

const SQL = new Set(['d1.database.query', 'd1.database.raw']);

/** @param params where it depends on them: SQL may change something, or not */
export const isReading = ({ name, method }: Operation, params: Params = {}): boolean =>
  method === 'GET' || READING_POSTS.has(name) || (SQL.has(name) && hasOnlyReadingSql(params));

/** One text, or several as a batch; anything else could be SQL that is not looked at. */
function hasOnlyReadingSql({ sql, batch }: Params): boolean {
  const texts = [
    ...(sql === undefined ? [] : [sql]),
    ...(Array.isArray(batch) ? batch.map((one: unknown) => (isObject(one) ? one.sql : one)) : []),
  ];
  const isRead = batch === undefined || Array.isArray(batch);
  return isRead && texts.length > 0 && texts.every((text) => typeof text === 'string' && isSurelyReading(text));
}

/** What a POST does that is called so: what was there is gone, or is worth nothing any more. */
const LOSING = /(^|[_-])(clear|delete|purge|restore|rollback|rotate|terminate)([_-]|$)/;
const LOSING_WORDS = /^(Start )?(delet|discard|empty|purg|remov|revok|restor)/i;

/**
 * What is gone after it, or was there before it and is another thing now, cannot be had back.
 * @param params where it depends on them: a batch may delete, or not
 */
export function isGrave({ method, path, summary, confirm }: Operation, params: Params = {}): boolean {
  if (method === 'DELETE' || confirm === true) return true;
  if (Array.isArray(params.deletes) && params.deletes.length > 0) return true;
  if (method === 'POST') return LOSING.test(path.slice(path.lastIndexOf('/') + 1)) || LOSING_WORDS.test(summary);
  const isReplacing = method === 'PUT' && /^(Replace|Swap)\b/.test(summary);
  return isReplacing && (!path.endsWith('}') || /^Replace all\b/.test(summary));
}
