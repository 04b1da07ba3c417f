/** Which operations change nothing, and which ask for a name to be typed first. */
import type { Operation } from '@flarewire/contract';

/**
 * Questions that are too long for an address: each is a POST that the provider lets a token call that may only read, and
 * keeps nothing. SQL of D1 is not among them, since it may write.
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

export const isReading = ({ name, method }: Operation): boolean => method === 'GET' || READING_POSTS.has(name);

/** What is gone after it, or was there before it and is another thing now, cannot be had back. */
export function isGrave({ method, path, summary, confirm }: Operation): boolean {
  if (method === 'DELETE' || confirm === true) return true;
  const isReplacing = method === 'PUT' && /^(Replace|Swap)\b/.test(summary);
  return isReplacing && (!path.endsWith('}') || /^Replace all\b/.test(summary));
}
