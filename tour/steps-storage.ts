/** Steps for bulk KV and a database: values read back must equal those written. */
import { fail, given, same, sameBytes, sameSet } from './check.ts';
import { awkwardKeys, type Pair, pairs } from './readings.ts';
import { count, number } from './text.ts';
import { type ListedRecord, NAMES, type Step, type Tour } from './tour.ts';

const PAIRS = 25_000;

/** https://developers.cloudflare.com/kv/api/write-key-value-pairs/#write-multiple-key-value-pairs-with-a-single-api-call */
const PAIRS_PER_CALL = 10_000;

/** https://developers.cloudflare.com/api/resources/kv/subresources/namespaces/subresources/keys/methods/list/ */
const KEYS_PER_PAGE = 1000;

/** Number of pairs read back individually. */
const SAMPLE = 60;

export const writePairs: Step = {
  title: `Write ${number(PAIRS)} KV pairs`,
  async run(tour) {
    const { client } = tour;
    const account_id = tour.need('accountId');
    const namespace_id = tour.need('namespaceId');
    const all = pairs(PAIRS);
    let calls = 0;
    for (let at = 0; at < all.length; at += PAIRS_PER_CALL) {
      const body = all
        .slice(at, at + PAIRS_PER_CALL)
        .map(({ key, bytes, binary }) =>
          binary
            ? { key, value: Buffer.from(bytes).toString('base64'), base64: true, metadata: { bytes: bytes.length } }
            : { key, value: Buffer.from(bytes).toString('utf8') },
        );
      const answer = await client.kv.namespaces.bulkUpdate(namespace_id, { account_id, body });
      same('keys written by a bulk call', answer?.successful_key_count, body.length);
      same('keys not written by a bulk call', answer?.unsuccessful_keys ?? [], []);
      calls++;
      tour.progress(at + body.length, all.length);
    }
    const binary = all.filter((pair) => pair.binary).length;
    return `${number(all.length)} pairs in ${count(calls, 'bulk call')}, ${number(binary)} of them binary (sent as base64, with metadata).`;
  },
};

export const readPairs: Step = {
  title: 'List the keys and read values back byte for byte',
  async run(tour) {
    const all = pairs(PAIRS);
    const requests = await checkKeys(tour, all);
    const step = Math.floor(all.length / SAMPLE);
    const sample = all.filter((_, index) => index < awkwardKeys.length || index % step === 0);
    let bytes = 0;
    for (const [index, pair] of sample.entries()) {
      bytes += await checkValue(tour, pair);
      tour.progress(index + 1, sample.length);
    }
    return `${number(all.length)} keys listed in ${count(requests, 'request')}; ${number(sample.length)} values (${number(bytes)} bytes) are what was written, such as that of ${JSON.stringify(awkwardKeys[0])}.`;
  },
};

async function checkKeys(tour: Tour, all: readonly Pair[]): Promise<number> {
  const params = { account_id: tour.need('accountId'), limit: KEYS_PER_PAGE };
  const before = tour.requests();
  const names: string[] = [];
  for await (const key of tour.client.kv.namespaces.keys.list(tour.need('namespaceId'), params)) {
    names.push(key.name);
    if (names.length % KEYS_PER_PAGE === 0) tour.progress(names.length, all.length);
  }
  const requests = tour.requests() - before;
  sameSet(
    'keys in the namespace',
    names,
    all.map((pair) => pair.key),
  );
  same('requests for the pages of keys', requests, Math.ceil(all.length / KEYS_PER_PAGE));
  return requests;
}

async function checkValue(tour: Tour, pair: Pair): Promise<number> {
  const params = { account_id: tour.need('accountId'), namespace_id: tour.need('namespaceId') };
  const response = await tour.client.kv.namespaces.values.get(pair.key, params);
  sameBytes(`the value of ${JSON.stringify(pair.key)}`, new Uint8Array(await response.arrayBuffer()), pair.bytes);
  if (pair.binary) {
    const metadata: unknown = await tour.client.kv.namespaces.metadata.get(pair.key, params);
    same(`the metadata of ${JSON.stringify(pair.key)}`, metadata, { bytes: pair.bytes.length });
  }
  return pair.bytes.length;
}

/** Rows per statement, which takes at most 100 bound values. https://developers.cloudflare.com/d1/platform/limits/ */
const ROWS_PER_STATEMENT = 25;

/** Statements per request. */
const STATEMENTS_PER_CALL = 20;

const MAX_ROWS = 10_000;

export const fillDatabase: Step = {
  title: 'Fill a D1 database and query it',
  async run(tour) {
    const { client } = tour;
    const account_id = tour.need('accountId');
    const all = tour.need('records');
    const records = all.slice(0, MAX_ROWS);
    const database = await client.d1.database.create({ account_id, name: NAMES.database });
    const id = given('the id of the new database', database.uuid);
    await query(tour, id, {
      sql: 'CREATE TABLE records (name TEXT NOT NULL, type TEXT NOT NULL, ttl INTEGER NOT NULL, content TEXT NOT NULL)',
    });
    const statements = insertStatements(records);
    for (let at = 0; at < statements.length; at += STATEMENTS_PER_CALL) {
      await query(tour, id, { batch: statements.slice(at, at + STATEMENTS_PER_CALL) });
      tour.progress(at + STATEMENTS_PER_CALL, statements.length);
    }
    const [found] = await query(tour, id, { sql: AGGREGATE });
    same('rows by type', found, aggregate(records));
    const [one] = await query(tour, id, {
      sql: 'SELECT count(*) AS n FROM records WHERE type = ?1 AND ttl >= ?2',
      params: ['A', '300'],
    });
    const due = records.filter((record) => record.type === 'A' && record.ttl >= 300).length;
    same('rows of type A with a TTL of 300 or more', one, [{ n: due }]);
    return `${count(records.length, 'row')}${records.length < all.length ? ' (of the first records)' : ''} in ${count(statements.length, 'statement')}; counts, sums and maxima of ${count(found?.length ?? 0, 'type')} agree with our own.`;
  },
};

const AGGREGATE = `SELECT type, count(*) AS records, sum(ttl) AS ttl, max(length(content)) AS longest
  FROM records GROUP BY type ORDER BY type`;

type Statement = { sql: string; params?: string[] };

/** The rows returned by each statement. */
async function query(tour: Tour, id: string, what: Statement | { batch: Statement[] }): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const result of tour.client.d1.database.query(id, { account_id: tour.need('accountId'), ...what })) {
    if (result.success !== true) fail(`a statement of the database did not succeed: ${JSON.stringify(result)}`);
    rows.push(result.results ?? []);
  }
  same('results of the query', rows.length, 'batch' in what ? what.batch.length : 1);
  return rows;
}

function insertStatements(records: readonly ListedRecord[]): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < records.length; at += ROWS_PER_STATEMENT) {
    const rows = records.slice(at, at + ROWS_PER_STATEMENT);
    statements.push({
      sql: `INSERT INTO records (name, type, ttl, content) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')}`,
      params: rows.flatMap(({ name, type, ttl, content = '' }) => [name, type, String(ttl), content]),
    });
  }
  return statements;
}

/** The same aggregates, computed in JavaScript. */
function aggregate(records: readonly ListedRecord[]): unknown[] {
  const byType = new Map<string, { records: number; ttl: number; longest: number }>();
  for (const { type, ttl, content = '' } of records) {
    const sums = byType.get(type) ?? { records: 0, ttl: 0, longest: 0 };
    byType.set(type, {
      records: sums.records + 1,
      ttl: sums.ttl + ttl,
      // SQLite counts characters, not UTF-16 units.
      longest: Math.max(sums.longest, [...content].length),
    });
  }
  return [...byType].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, sums]) => ({ type, ...sums }));
}
