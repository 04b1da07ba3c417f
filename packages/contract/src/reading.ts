/** Classifies read-only operations, whatever their method. */

import { isSurelyReading } from './sql.ts';
import type { Operation } from './types.ts';

/**
 * Queries that are too long for a URL: POSTs that Cloudflare allows with read-only tokens and that store nothing.
 * Excludes D1 SQL, which may write and is judged per call.
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

/** @param params decide for SQL, which may read or write */
export const isReading = ({ name, method }: Operation, params: Readonly<Record<string, unknown>> = {}): boolean =>
  method === 'GET' || READING_POSTS.has(name) || (SQL.has(name) && hasOnlyReadingSql(params));

/** A text, or a batch of them; anything else could hide unchecked SQL. */
function hasOnlyReadingSql({ sql, batch }: Readonly<Record<string, unknown>>): boolean {
  const texts = [
    ...(sql === undefined ? [] : [sql]),
    ...(Array.isArray(batch) ? batch.map((one: unknown) => Object(one).sql) : []),
  ];
  const isRead = batch === undefined || Array.isArray(batch);
  return isRead && texts.length > 0 && texts.every((text) => typeof text === 'string' && isSurelyReading(text));
}
