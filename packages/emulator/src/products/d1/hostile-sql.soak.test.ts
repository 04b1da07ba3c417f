/** SQL that would stop, fill or kill the process that runs it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const DATABASES = `/accounts/${ACCOUNT}/d1/database`;
const ENDLESS = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c';
/** Half a second or more. */
const SLOW = `CREATE TABLE t AS ${ENDLESS.replace('FROM c)', 'FROM c LIMIT 2000000)')}`;

describe('hostile SQL', () => {
  let sandbox: TestSandbox;
  const create = async (name: string): Promise<string> =>
    `${DATABASES}/${(await sandbox.call('POST', DATABASES, { name })).json.result.uuid}`;
  const sql = (base: string, text: string): Promise<Answer> => sandbox.call('POST', `${base}/query`, { sql: text });
  /** Once SQL runs: requests to another database come back. */
  const begun = async (answer: Promise<Answer>): Promise<() => Promise<Answer>> => {
    await sql(await create(`beside-${crypto.randomUUID()}`), 'SELECT 1');
    return () => answer;
  };
  const messageOf = ({ json }: Answer): string | undefined => json.errors?.[0]?.message;

  /** So little is waited for to its end; what has to be carried out has the documented time, however busy the machine is. */
  const short = (): void => {
    sandbox = testSandbox({ sqlTime: 1500 });
  };
  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an endless statement is ended without changes', async () => {
    short();
    const base = await create('one');
    await sql(base, "CREATE TABLE t (a); INSERT INTO t VALUES ('kept')");
    const answer = await sql(base, `INSERT INTO t VALUES ('lost'); ${ENDLESS}`);
    expect([answer.status, answer.code]).toEqual([400, 7500]);
    expect(messageOf(answer)).toBe('D1 DB exceeded its CPU time limit and was reset.');
    expect((await sql(base, 'SELECT a FROM t')).json.result[0].results).toEqual([{ a: 'kept' }]);
  });

  it('other requests and other databases continue during an endless statement', async () => {
    const [base, other] = [await create('one'), await create('two')];
    let isOver = false;
    const endless = sql(base, ENDLESS).then((answer) => {
      isOver = true;
      return answer;
    });
    for (let number = 0; number < 20; number++) {
      expect((await sandbox.call('GET', DATABASES)).status).toBe(200);
      expect((await sql(other, 'SELECT 1 AS one')).json.result[0].results).toEqual([{ one: 1 }]);
    }
    expect(isOver).toBe(false);
    await sandbox.emulator.close();
    expect((await endless).status).toBe(503);
  });

  it.each([
    [
      'more than an answer may have',
      `WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1000) SELECT zeroblob(2000000) FROM c`,
      /memory limit|CPU time/,
    ],
    [
      'more than the memory holds',
      `SELECT group_concat(a) FROM (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1000000) SELECT randomblob(1000) AS a FROM c ORDER BY a)`,
      /memory limit|too big|CPU time/,
    ],
    ['a value larger than any may be', 'SELECT zeroblob(500000000)', 'too big'],
    ['a million statements', 'SELECT 1;'.repeat(1_000_000), /memory limit|CPU time/],
    ['comments before a keyword', `${'/* */ -- \n'.repeat(9_000)}SELEC 1`, 'syntax error'],
    ['quotes that do not end', `SELECT '${"''".repeat(49_000)}`, 'unrecognized token'],
  ])('%s', async (_, text, message) => {
    if (String(message).includes('CPU time')) short();
    const base = await create('one');
    const answer = await sql(base, text);
    expect([answer.status, answer.code]).toEqual([400, 7500]);
    expect(messageOf(answer)).toMatch(message);
    expect((await sql(base, 'SELECT 1 AS one')).json.result[0].results).toEqual([{ one: 1 }]);
  });

  it('requests to one database are processed in order', async () => {
    const base = await create('one');
    await sql(base, 'CREATE TABLE t (a INTEGER)');
    await Promise.all(Array.from({ length: 50 }, () => sql(base, 'INSERT INTO t SELECT count(*) FROM t')));
    const rows = (await sql(base, 'SELECT a FROM t ORDER BY rowid')).json.result[0].results;
    expect(rows).toEqual(Array.from({ length: 50 }, (_, a) => ({ a })));
  });

  it('deleting or restoring a database while SQL runs in it is reported', async () => {
    const base = await create('one');
    const { bookmark } = (await sandbox.call('GET', `${base}/time_travel/bookmark`)).json.result;
    const restored = await begun(sql(base, SLOW));
    await sandbox.call('POST', `${base}/time_travel/restore?bookmark=${bookmark}`);
    expect([(await restored()).status, (await restored()).code]).toEqual([500, 7500]);
    expect((await sandbox.call('GET', base)).json.result.num_tables).toBe(0);
    const deleted = await begun(sql(base, SLOW));
    await sandbox.call('DELETE', base);
    expect((await deleted()).code).toBe(7404);
  });

  it('an emulator can be closed while SQL runs', async () => {
    const base = await create('one');
    const running = await begun(sql(base, ENDLESS));
    await sandbox.emulator.close();
    expect((await running()).status).toBe(503);
  });
});
