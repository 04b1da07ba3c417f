/** Drizzle Kit keeps the tables of a D1 database as a program says, over its HTTP API. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT, askTo, check, openFront, program, TOKEN } from '../suite/kit.mjs';

const packages = join(import.meta.dirname, '../node_modules');
const front = await openFront();
const { uuid: databaseId } = await askTo('POST', `/accounts/${ACCOUNT}/d1/database`, { name: 'drizzle' });

const query = async (sql) =>
  (await askTo('POST', `/accounts/${ACCOUNT}/d1/database/${databaseId}/query`, { sql }))[0].results;
const columns = async () => (await query("SELECT name FROM pragma_table_info('users')")).map(({ name }) => name);

const config = (token) => {
  const settings = {
    dialect: 'sqlite',
    driver: 'd1-http',
    schema: './schema.ts',
    out: './migrations',
    dbCredentials: { accountId: ACCOUNT, databaseId, token },
  };
  writeFileSync('drizzle.config.json', JSON.stringify(settings));
};
const schema = (extra = '') =>
  writeFileSync(
    'schema.ts',
    `import { integer, sqliteTable, text } from '${packages}/drizzle-orm/sqlite-core/index.js';
export const users = sqliteTable('users', {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  ${extra}
});
`,
  );
const kit = (args, options) =>
  program(process.execPath, [join(packages, 'drizzle-kit/bin.cjs'), ...args], { env: front.env, ...options });

config(TOKEN);
schema();

await check('push makes the tables', async () => {
  await kit(['push']);
  deepEqual(await columns(), ['id', 'email']);
});

await check('a second push finds nothing to do', async () => {
  match((await kit(['push'])).all, /No changes detected/);
});

await check('push of a new column keeps the rows', async () => {
  await query("INSERT INTO users (email) VALUES ('a@example.net')");
  schema('age: integer(),');
  await kit(['push']);
  deepEqual(await columns(), ['id', 'email', 'age']);
  deepEqual(await query('SELECT email, age FROM users'), [{ email: 'a@example.net', age: null }]);
});

await check('generate and migrate: a migration runs once', async () => {
  await query('DROP TABLE users');
  await kit(['generate']);
  await kit(['migrate']);
  deepEqual(await columns(), ['id', 'email', 'age']);
  const before = await query('SELECT count(*) AS n FROM __drizzle_migrations');
  await kit(['migrate']);
  deepEqual(await query('SELECT count(*) AS n FROM __drizzle_migrations'), before);
  equal(before[0].n, 1);
});

// It says nothing about why.
await check('a token that is not valid ends it, and changes nothing', async () => {
  config('a'.repeat(40));
  schema();
  await kit(['push'], { fails: true });
  equal(front.asked.at(-1).status >= 400, true);
  deepEqual(await columns(), ['id', 'email', 'age']);
});
