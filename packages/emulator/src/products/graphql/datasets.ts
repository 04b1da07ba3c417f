/** Datasets for queries: rows made from the state. */
import type { Context } from '../../handler/context.ts';
import { databaseFiles } from '../d1/files.ts';
import { queryTables } from '../d1/query-log.ts';
import { d1Tables } from '../d1/state.ts';
import { r2Tables } from '../r2/tables.ts';
import type { Row } from './groups.ts';

type Dataset = (context: Pick<Context, 'sandbox'>, account: string) => Row[];

const HOUR = 3_600_000;

/** Stored amounts are reported at the start of the current hour, so that a query up to now finds them. */
const hourOf = (ms: number): number => Math.floor(ms / HOUR) * HOUR;

/** The times that a row is of, in each form that is asked for. */
function timesOf(ms: number): Row {
  const datetime = `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const datetimeHour = `${new Date(hourOf(ms)).toISOString().slice(0, 19)}Z`;
  return { datetime, datetimeHour, date: datetime.slice(0, 10) };
}

/** https://developers.cloudflare.com/d1/observability/metrics-analytics/ */
const d1Queries: Dataset = ({ sandbox }, account) =>
  sandbox
    .use(queryTables)
    .of(account)
    .map(({ uuid, hour, sql, ...ran }) => ({
      ...timesOf(hour * HOUR),
      databaseId: uuid,
      query: sql,
      count: ran.count,
      queryDurationMs: ran.ms,
      queryBatchTimeMs: ran.ms,
      rowsRead: ran.reads,
      rowsWritten: ran.writes,
      rowsReturned: ran.returned,
      readQueries: ran.isWrite ? 0 : ran.count,
      writeQueries: ran.isWrite ? ran.count : 0,
    }));

const d1Storage: Dataset = ({ sandbox }, account) =>
  sandbox
    .use(d1Tables)
    .of.all(account)
    .map(({ uuid }) => ({
      ...timesOf(hourOf(sandbox.clock.now())),
      databaseId: String(uuid),
      databaseSizeBytes: sandbox.use(databaseFiles).reading(String(uuid), (database) => database.size()),
    }));

/** https://developers.cloudflare.com/r2/platform/metrics-analytics/#storage-dataset */
const r2Storage: Dataset = ({ sandbox }, account) =>
  sandbox
    .use(r2Tables)
    .storage.all(account)
    .map(({ name, jurisdiction, count, size, metadata }) => ({
      ...timesOf(hourOf(sandbox.clock.now())),
      bucketName: jurisdiction === 'default' ? String(name) : `${jurisdiction}_${name}`,
      objectCount: Number(count),
      payloadSize: Number(size),
      metadataSize: Number(metadata),
      uploadCount: 0,
    }));

export const datasets: Readonly<Record<string, Dataset>> = {
  d1AnalyticsAdaptiveGroups: d1Queries,
  d1QueriesAdaptiveGroups: d1Queries,
  d1StorageAdaptiveGroups: d1Storage,
  r2StorageAdaptiveGroups: r2Storage,
  // Requests to buckets are not counted.
  r2OperationsAdaptiveGroups: () => [],
};
