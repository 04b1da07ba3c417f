/** Data points that Workers wrote to datasets of Analytics Engine. */
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import type { Sandbox } from '../../state/sandbox.ts';
import { dateTime } from './sql/dates.ts';
import { type Column, SqlError, type Table } from './sql/values.ts';

/** https://developers.cloudflare.com/analytics/analytics-engine/limits/ */
const LIMITS = { blobs: 20, doubles: 20, indexes: 1, blobBytes: 16 * 1024, indexBytes: 96 } as const;
/** Months for which data is stored: https://developers.cloudflare.com/analytics/analytics-engine/limits/#data-retention */
const RETENTION = 3;

function pointTables(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS analytics_points (
      number INTEGER PRIMARY KEY,
      account TEXT NOT NULL,
      dataset TEXT NOT NULL,
      time INTEGER NOT NULL,
      index1 TEXT NOT NULL,
      blobs TEXT NOT NULL,
      doubles TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS analytics_points_by_dataset ON analytics_points (account, dataset, time)`);
  return {
    add: db.prepare(
      'INSERT INTO analytics_points (account, dataset, time, index1, blobs, doubles) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    expire: db.prepare('DELETE FROM analytics_points WHERE account = ? AND dataset = ? AND time < ?'),
    names: db.prepare('SELECT DISTINCT dataset FROM analytics_points WHERE account = ? AND time >= ? ORDER BY dataset'),
    of: db.prepare('SELECT * FROM analytics_points WHERE account = ? AND dataset = ? AND time >= ? ORDER BY number'),
  };
}

/** A point as the Worker gives it. */
interface Point {
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
  readonly index: string;
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Why Analytics Engine takes no such point; otherwise the point. */
function readPoint(given: unknown): Point | string {
  const { blobs, doubles, indexes } = isObject(given) ? given : {};
  const lists = { blobs: listIn(blobs), doubles: listIn(doubles), indexes: listIn(indexes) };
  for (const name of ['blobs', 'doubles', 'indexes'] as const)
    if (lists[name].length > LIMITS[name])
      return `writeDataPoint takes at most ${LIMITS[name]} ${name}; ${lists[name].length} given.`;
  const texts = lists.blobs.map((blob) => String(blob ?? ''));
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > LIMITS.blobBytes)
    return `The blobs of a data point have at most ${LIMITS.blobBytes} bytes in total; ${size} given.`;
  const index = String(lists.indexes[0] ?? '');
  if (Buffer.byteLength(index) > LIMITS.indexBytes)
    return `An index has at most ${LIMITS.indexBytes} bytes; ${Buffer.byteLength(index)} given.`;
  return { blobs: texts, doubles: lists.doubles.map(Number), index };
}

/** Stores a point; the reason for which it was not recorded, if so. */
export function addPoint(sandbox: Sandbox, account: string, dataset: string, given: unknown): string | undefined {
  const point = readPoint(given);
  if (typeof point === 'string') return point;
  const { blobs, doubles, index } = point;
  const { add, expire } = sandbox.use(pointTables);
  sandbox.transaction(() => {
    expire.run(account, dataset, oldest(sandbox));
    add.run(account, dataset, sandbox.clock.now(), index, JSON.stringify(blobs), JSON.stringify(doubles));
  });
  return undefined;
}

function oldest({ clock }: Sandbox): number {
  const date = new Date(clock.now());
  return date.setUTCMonth(date.getUTCMonth() - RETENTION);
}

export const datasetsOf = (sandbox: Sandbox, account: string): string[] =>
  sandbox
    .use(pointTables)
    .names.all(account, oldest(sandbox))
    .map(({ dataset }) => String(dataset));

const NUMBERS = Array.from({ length: LIMITS.blobs }, (_, at) => at + 1);

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-api/#table-structure */
const COLUMNS: readonly Column[] = [
  { name: 'dataset', type: 'String' },
  { name: 'timestamp', type: 'DateTime' },
  { name: '_sample_interval', type: 'UInt32' },
  { name: 'index1', type: 'String' },
  ...NUMBERS.map((at): Column => ({ name: `blob${at}`, type: 'String' })),
  ...NUMBERS.map((at): Column => ({ name: `double${at}`, type: 'Float64' })),
];

/** A dataset as a table. Nothing is sampled here: each row stands for one point. */
export function tableOf(sandbox: Sandbox, account: string, dataset: string): Table {
  const points = sandbox.use(pointTables).of.all(account, dataset, oldest(sandbox));
  if (points.length === 0)
    throw new SqlError(
      `There is no dataset ${dataset}: a dataset exists once a Worker has written a data point to it. Datasets: ${datasetsOf(sandbox, account).join(', ') || 'none'}.`,
    );
  const rows = points.map(({ time, index1, blobs, doubles }) => {
    const texts = listIn(JSON.parse(String(blobs)));
    const numbers = listIn(JSON.parse(String(doubles)));
    return {
      dataset,
      timestamp: dateTime(Math.floor(Number(time) / 1000)),
      _sample_interval: 1,
      index1: String(index1),
      ...Object.fromEntries(NUMBERS.map((at) => [`blob${at}`, String(texts[at - 1] ?? '')])),
      ...Object.fromEntries(NUMBERS.map((at) => [`double${at}`, Number(numbers[at - 1] ?? 0)])),
    };
  });
  return { columns: COLUMNS, rows };
}
