import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createAccount, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';
import { refuseByText } from './database.ts';
import { splitStatements } from './split-statements.ts';

const DATABASES = `/accounts/${ACCOUNT}/d1/database`;

/** Statements that reach out of the database, or into how it is run. */
const HOSTILE = [
  "ATTACH DATABASE '/etc/passwd' AS x",
  "/* a */ -- b\n attach '/etc/passwd' AS x",
  "VACUUM INTO '/tmp/flarewire-stolen'",
  'BEGIN',
  'COMMIT',
  'SAVEPOINT a',
  'PRAGMA journal_mode = OFF',
  'PRAGMA "journal_mode" = OFF',
  "PRAGMA temp_store_directory = '/tmp'",
  'CREATE VIRTUAL TABLE v USING csv(filename="/etc/passwd")',
];

describe('refuseByText', () => {
  it.each(HOSTILE)('%s', (text) => {
    expect(() => refuseByText(text)).toThrow('not authorized');
  });

  it.each([
    'SELECT 1',
    'PRAGMA table_info(t)',
    'CREATE VIRTUAL TABLE v USING fts5(a)',
    "INSERT INTO t VALUES ('attach')",
    'CREATE TABLE virtual_table (a)',
  ])('the statement passes: %s', (text) => {
    expect(() => refuseByText(text)).not.toThrow();
  });
});

describe('D1', () => {
  let sandbox: TestSandbox;
  let base: string;
  const sql = (text: string, params?: unknown[]): Promise<Answer> =>
    sandbox.call('POST', `${base}/query`, { sql: text, ...(params ? { params } : {}) });

  beforeEach(async () => {
    sandbox = testSandbox();
    base = `${DATABASES}/${(await sandbox.call('POST', DATABASES, { name: 'one' })).json.result.uuid}`;
  });

  it('a D1 database is created with a unique name, listed, shown and deleted', async () => {
    expect((await sandbox.call('POST', DATABASES, { name: 'one' })).code).toBe(7502);
    await sql('CREATE TABLE t (a)');
    expect((await sandbox.call('GET', base)).json.result).toMatchObject({ name: 'one', num_tables: 1 });
    expect((await sandbox.call('GET', `${DATABASES}?name=on`)).json.result).toHaveLength(1);
    expect((await sandbox.call('DELETE', base)).status).toBe(200);
    expect((await sandbox.call('GET', base)).code).toBe(7404);
  });

  it('a D1 database is found by its name, unless the name is the id of another', async () => {
    const { uuid } = (await sandbox.call('GET', `${DATABASES}/one?fields=uuid,name`)).json.result;
    expect(base).toBe(`${DATABASES}/${uuid}`);
    await sandbox.call('POST', DATABASES, { name: uuid });
    expect((await sandbox.call('GET', base)).json.result.name).toBe('one');
    const elsewhere = `/accounts/${await createAccount(sandbox)}/d1/database/one`;
    expect((await sandbox.call('GET', elsewhere)).code).toBe(7400);
  });

  it('SQL with parameters returns results and changes', async () => {
    await sql('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)');
    const inserted = await sql('INSERT INTO t (name) VALUES (?), (?)', ['a', 'b']);
    expect(inserted.json.result).toHaveLength(1);
    expect(inserted.json.result[0]).toMatchObject({
      success: true,
      results: [],
      meta: { changes: 2, last_row_id: 2, changed_db: true, rows_written: 2 },
    });
    const read = await sql('SELECT * FROM t WHERE id > ? ORDER BY id', [1]);
    expect(read.json.result[0]).toMatchObject({
      results: [{ id: 2, name: 'b' }],
      meta: { changes: 0, changed_db: false },
    });
    const raw = await sandbox.call('POST', `${base}/raw`, { sql: 'SELECT id, name, id FROM t' });
    expect(raw.json.result[0].results).toEqual({
      columns: ['id', 'name', 'id'],
      rows: [
        [1, 'a', 1],
        [2, 'b', 2],
      ],
    });
    const returned = await sql('INSERT INTO t (name) VALUES (?) RETURNING id', ['c']);
    expect(returned.json.result[0]).toMatchObject({ results: [{ id: 3 }], meta: { changes: 1 } });
  });

  it('several statements run as one batch: all or none', async () => {
    const good = await sql("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES ('x;y'); -- end; of it\nSELECT a FROM t;");
    expect(good.json.result.map((one: { results: unknown[] }) => one.results)).toEqual([[], [], [{ a: 'x;y' }]]);
    const bad = await sandbox.call('POST', `${base}/query`, {
      batch: [{ sql: 'INSERT INTO t VALUES (?)', params: ['z'] }, { sql: "INSERT INTO t VALUES ('z')" }],
    });
    expect([bad.status, bad.code]).toEqual([400, 7500]);
    expect(bad.json.errors?.[0]?.message).toMatch(/UNIQUE constraint failed: t\.a: SQLITE_CONSTRAINT/);
    expect((await sql('SELECT count(*) AS n FROM t')).json.result[0].results).toEqual([{ n: 1 }]);
  });

  it.each(['SELEC 1', 'SELECT * FROM nowhere', "SELECT load_extension('x')", '  ; -- nothing', ...HOSTILE])(
    'refuses %s',
    async (text) => {
      const answer = await sql(text);
      expect([answer.status, answer.code]).toEqual([400, 7500]);
    },
  );

  it('surplus parameters are refused', async () => {
    expect((await sql('SELECT ?', [1, 2])).code).toBe(7500);
    expect((await sql('SELECT 1; SELECT ?', [1])).code).toBe(7500);
  });

  it('D1 databases are isolated from each other', async () => {
    const other = `${DATABASES}/${(await sandbox.call('POST', DATABASES, { name: 'two' })).json.result.uuid}`;
    await sql('CREATE TABLE secret (a)');
    expect((await sandbox.call('POST', `${other}/query`, { sql: 'SELECT * FROM secret' })).status).toBe(400);
  });
});

describe('splitStatements', () => {
  it.each([
    ['SELECT 1', ['SELECT 1']],
    ['SELECT 1;;SELECT 2;', ['SELECT 1', 'SELECT 2']],
    [
      "SELECT ';' || \";\" || [;] || `;` /* ; */; SELECT 'it''s;'",
      ['SELECT \';\' || ";" || [;] || `;` /* ; */', "SELECT 'it''s;'"],
    ],
    [
      'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET c = CASE WHEN 1 THEN 2 END; DELETE FROM d; END; SELECT 1',
      [
        'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET c = CASE WHEN 1 THEN 2 END; DELETE FROM d; END',
        'SELECT 1',
      ],
    ],
    ['-- only a comment', []],
    ["SELECT 'open", ["SELECT 'open"]],
  ])('%s', (text, statements) => {
    expect(splitStatements(text)).toEqual(statements);
  });
});
