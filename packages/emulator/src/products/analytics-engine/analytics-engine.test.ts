import { describe, expect, it, test } from 'vitest';
import { ACCOUNT, type Loose, testSandbox } from '../../../test/sandbox.ts';
import { dateTime, toDateTime } from './sql/dates.ts';
import { printed } from './sql/functions.ts';
import { parseQuery } from './sql/parse.ts';
import { runSelect } from './sql/run.ts';
import type { Table } from './sql/values.ts';

const WEATHER: Table = {
  columns: [
    { name: 'timestamp', type: 'DateTime' },
    { name: 'blob1', type: 'String' },
    { name: 'double1', type: 'Float64' },
    { name: '_sample_interval', type: 'UInt32' },
  ],
  rows: [
    ['2026-01-01 10:07:00', 'Austin', 20, 1],
    ['2026-01-01 10:16:00', 'Austin', 30, 3],
    ['2026-01-01 11:00:00', 'Berlin', -5, 1],
    ['2026-01-02 11:00:00', 'Berlin', 5, 2],
  ].map(([time = '', blob1 = '', double1 = 0, _sample_interval = 1]) => ({
    ...{ timestamp: toDateTime(time), blob1, double1, _sample_interval },
  })),
};

function select(sql: string): unknown[] {
  const { statement } = parseQuery(sql);
  if (statement.kind !== 'select') throw new Error('a SELECT');
  const { columns, rows } = runSelect(statement, {
    now: toDateTime('2026-01-02 12:00:00').seconds,
    table: () => WEATHER,
  });
  return rows.map((row) =>
    columns.map(({ name }) => (typeof row[name] === 'object' ? printed(row[name] ?? '') : row[name])),
  );
}

const PAGE = 'https://developers.cloudflare.com/analytics/analytics-engine/';

/** Expressions of the documentation's pages, with their values. */
const VALUES: readonly (readonly [page: string, expression: string, value: unknown])[] = [
  ['literals', '-42', -42],
  ['literals', "'so long and thanks for all the fish'", 'so long and thanks for all the fish'],
  ['operators', '1 + 2 * 3 - 4 % 3', 6],
  ['operators', "'b' IN ('a', 'b') AND 'c' NOT IN ('a', 'b')", true],
  ['operators', '2 BETWEEN 1 AND 2 AND 3 NOT BETWEEN 1 AND 2', true],
  ['operators', "'log42' LIKE 'log__' AND 'A.JPG' ILIKE '%.jpg' AND 'error' NOT LIKE 'ERR%'", true],
  ['operators', 'NOT 1 = 2 OR false', true],
  ['conditional-functions', "if(25 > 20, 'It is warm', 'Bring a jumper')", 'It is warm'],
  [
    'date-time-functions',
    "formatDateTime(toDateTime('2022-12-01 23:17:00', 'America/New_York'), '%Y-%m-%d')",
    '2022-12-01',
  ],
  [
    'date-time-functions',
    "formatDateTime(toDateTime('2022-12-01 23:17:00', 'America/New_York'), '%Y-%m-%d', 'Etc/UTC')",
    '2022-12-02',
  ],
  ['date-time-functions', 'toDateTime(355924804)', '1981-04-12 12:00:04'],
  ['date-time-functions', "toDateTime('355924804')", '1981-04-12 12:00:04'],
  ['date-time-functions', "toUnixTimestamp(toDateTime('1981-04-12 12:00:04'))", 355924804],
  ['date-time-functions', "toYear(toDateTime('2025-10-27 00:00:00'))", 2025],
  ['date-time-functions', "toMonth(toDateTime('2025-10-27 00:00:00'))", 10],
  ['date-time-functions', "toDayOfWeek(toDateTime('2025-11-02 00:00:00'))", 7],
  ['date-time-functions', "toDayOfMonth(toDateTime('2025-10-27 00:00:00'))", 27],
  ['date-time-functions', "toHour(toDateTime('2025-10-27 09:11:13'))", 9],
  ['date-time-functions', "toMinute(toDateTime('2025-10-27 09:11:13'))", 11],
  ['date-time-functions', "toSecond(toDateTime('2025-10-27 09:11:13'))", 13],
  ['date-time-functions', "toStartOfInterval(now(), INTERVAL '15' MINUTE)", '2026-01-02 12:00:00'],
  [
    'date-time-functions',
    "toStartOfInterval(toDateTime('2026-03-29 12:00:00', 'Europe/Berlin'), INTERVAL '1' DAY)",
    '2026-03-29 00:00:00',
  ],
  ['date-time-functions', "toStartOfYear(toDateTime('2025-10-27 00:00:00'))", '2025-01-01 00:00:00'],
  ['date-time-functions', "toStartOfMonth(toDateTime('2025-10-27 00:00:00'))", '2025-10-01 00:00:00'],
  ['date-time-functions', "toStartOfWeek(toDateTime('2025-10-29 00:00:00'))", '2025-10-27 00:00:00'],
  ['date-time-functions', "toStartOfDay(toDateTime('2025-10-27 10:00:00'))", '2025-10-27 00:00:00'],
  ['date-time-functions', "toStartOfHour(toDateTime('2025-10-27 16:55:25'))", '2025-10-27 16:00:00'],
  ['date-time-functions', "toStartOfFifteenMinutes(toDateTime('2025-10-27 16:55:25'))", '2025-10-27 16:45:00'],
  ['date-time-functions', "toStartOfTenMinutes(toDateTime('2025-10-27 16:55:25'))", '2025-10-27 16:50:00'],
  ['date-time-functions', "toStartOfFiveMinutes(toDateTime('2025-10-27 16:55:25'))", '2025-10-27 16:55:00'],
  ['date-time-functions', "toStartOfMinute(toDateTime('2025-10-27 16:55:25'))", '2025-10-27 16:55:00'],
  ['date-time-functions', "toYYYYMM(toDateTime('2025-10-27 16:55:25'))", 202510],
  ['date-time-functions', 'today()', '2026-01-02'],
  ['date-time-functions', "now() - INTERVAL '1' MONTH", '2025-12-02 12:00:00'],
  ['mathematical-functions', 'intDiv(7, 2)', 3],
  ['mathematical-functions', 'log(1) + ln(1) + pow(3, 2)', 9],
  ['mathematical-functions', 'round(5.5) + round(3.14, 1)', 9.1],
  ['mathematical-functions', 'floor(5.5) + floor(3.14, 1)', 8.1],
  ['mathematical-functions', 'ceil(5.5) + ceil(3.14, 1)', 9.2],
  ['bit-functions', 'bitAnd(1, 3) + bitOr(1, 2) + bitXor(1, 2) + bitHammingDistance(3, 0) + bitCount(7)', 12],
  ['encoding-functions', "hex(1) = '01' AND hex('abc') = '616263' AND bin(1) = '00000001'", true],
  ['string-functions', "length('héllo')", 5],
  ['string-functions', "empty('')", true],
  ['string-functions', "lower('STRING TO DOWNCASE')", 'string to downcase'],
  ['string-functions', "upper('é') = 'é' AND upperUTF8('é') = 'É' AND toUpper('é') = 'É'", true],
  ['string-functions', "lower('É') = 'É' AND lowerUTF8('É') = 'é' AND toLower('É') = 'é'", true],
  ['string-functions', "startsWith('prefix ...', 'prefix') AND endsWith('prefix suffix', 'suffix')", true],
  ['string-functions', "position(':' IN 'hello: world')", 6],
  ['string-functions', "position('x' IN 'hello: world')", 0],
  ['string-functions', "substring('hello world', 6)", ' world'],
  ['string-functions', "substring('hello: world', 1, position(':' IN 'hello: world')-1)", 'hello'],
  ['string-functions', "format('blob1: {}, {}', 'x', 4.5)", 'blob1: x, 4.5'],
  ['string-functions', "extract(SECOND from toDateTime('2022-06-06 11:30:15'))", 15],
  ['type-conversion-functions', "toUInt8('7') + toUInt32(8.9)", 15],
];

describe('SQL of Analytics Engine', () => {
  test.each(VALUES)(`${PAGE}sql-reference/%s/: SELECT %s gives %j`, (_, expression, value) => {
    expect(select(`SELECT ${expression} AS value`)).toEqual([[value]]);
  });

  test.each([
    [
      'SELECT blob1, double1 FROM weather WHERE double1 > 4 ORDER BY double1 DESC LIMIT 2',
      [
        ['Austin', 30],
        ['Austin', 20],
      ],
    ],
    ['SELECT blob1 AS city, avg(double1) AS t FROM w GROUP BY city HAVING t > 10 ORDER BY city', [['Austin', 25]]],
    ['SELECT SUM(_sample_interval * double1) / SUM(_sample_interval) FROM w', [[115 / 7]]],
    [
      'SELECT quantileExactWeighted(0.5)(double1, _sample_interval), quantileWeighted(0.5, double1, _sample_interval) FROM w',
      [[20, 20]],
    ],
    [
      'SELECT count(), count(DISTINCT blob1), sum(DISTINCT double1), min(double1), max(timestamp) FROM w',
      [[4, 2, 50, -5, '2026-01-02 11:00:00']],
    ],
    [
      "SELECT toStartOfInterval(timestamp, INTERVAL '15' MINUTE) AS t, count() FROM w WHERE timestamp < '2026-01-01 10:30:00' GROUP BY t ORDER BY t",
      [
        ['2026-01-01 10:00:00', 1],
        ['2026-01-01 10:15:00', 1],
      ],
    ],
    ['SELECT intDiv(toUInt32(timestamp), 300) * 300 AS t, blob1 FROM w ORDER BY t LIMIT 1', [[1767261900, 'Austin']]],
    [
      'SELECT argMax(blob1, double1), argMin(blob1, double1), topK(1)(blob1), topKWeighted(1)(double1, _sample_interval) FROM w',
      [['Austin', 'Berlin', '["Austin"]', '[30]']],
    ],
    ['SELECT first_value(double1), last_value(double1) FROM w ORDER BY timestamp DESC', [[5, 20]]],
    [
      'SELECT city, n FROM (SELECT blob1 AS city, count() AS n FROM w GROUP BY city) WHERE n = 2 ORDER BY city LIMIT ALL OFFSET 1',
      [['Berlin', 2]],
    ],
    ["SELECT count() FROM w WHERE timestamp > NOW() - INTERVAL '1' DAY AND NOT blob1 = 'Austin' -- a comment", [[1]]],
    ['SELECT count() AS n FROM w WHERE double1 > 100', [[0]]],
  ])('%s', (sql, rows) => {
    expect(select(sql)).toEqual(rows);
  });

  test.each([
    ['SELECT * FROM a JOIN b', 'A query has one table; JOIN is not supported.'],
    ['SELECT nope FROM w', 'There is no column nope. Columns: timestamp, blob1, double1, _sample_interval.'],
    ['SELECT bitRotateLeft(1, 1)', 'The emulator does not have the function bitRotateLeft.'],
    [
      'SELECT blob1, count() FROM w',
      'The column blob1 is neither in GROUP BY nor in an aggregate function, such as max(blob1).',
    ],
    ['SELECT 1 FORMAT CSV', 'There is no format CSV. Formats: JSON, JSONEachRow, TabSeparated.'],
    ["SELECT now() - INTERVAL '1' WEEK", 'WEEK is not a unit of time. Units: YEAR, MONTH, DAY, HOUR, MINUTE, SECOND.'],
    ['DELETE FROM w', 'Unexpected DELETE at character 1 of the query; SELECT or SHOW has to be there.'],
    ['SELECT 1 +', 'Unexpected the end of the query at character 11 of the query; a value has to be there.'],
    ["SELECT toStartOfDay('x')", 'toStartOfDay takes a datetime; it got "x". toDateTime() makes one.'],
  ])('%s is refused: %s', (sql, message) => {
    expect(() => select(sql)).toThrow(message);
  });

  it('datetimes of the hour in which clocks go back have one time', () => {
    expect(printed(dateTime(toDateTime('2026-10-25 03:30:00', 'Europe/Berlin').seconds))).toBe('2026-10-25 02:30:00');
  });
});

describe('the SQL API', () => {
  const ask = async (sql: string): Promise<Loose> =>
    testSandbox().call('POST', `/accounts/${ACCOUNT}/analytics_engine/sql`, sql, { 'content-type': 'text/plain' });

  it('results have the documented formats', async () => {
    const json = await ask("SELECT 'a\tb' AS message, 1.5 AS n");
    expect(json.json).toEqual({
      meta: [
        { name: 'message', type: 'String' },
        { name: 'n', type: 'Float64' },
      ],
      data: [{ message: 'a\tb', n: 1.5 }],
      rows: 1,
    });
    expect((await ask("SELECT 'a' AS x FORMAT JSONEachRow")).text).toBe('{"x":"a"}\n');
    expect((await ask("SELECT 'a\tb', 1.5 FORMAT TabSeparated")).text).toBe('a\\tb\t1.5\n');
  });

  it('there are no tables before a data point is written, and a query of one says so', async () => {
    expect((await ask('SHOW TABLES')).json).toMatchObject({ data: [], rows: 0 });
    expect((await ask('SHOW TIMEZONE')).json).toMatchObject({ data: [{ timezone: 'Etc/UTC' }] });
    expect(await ask('SELECT * FROM clicks')).toMatchObject({
      status: 400,
      json: { errors: [{ message: expect.stringMatching(/^There is no dataset clicks/) }] },
    });
  });
});
