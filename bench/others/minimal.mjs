/** Minimum cost of a few routes: Hono with node:sqlite, storing requests without validation. Prints its port. */
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const db = new DatabaseSync(':memory:');
db.exec('CREATE TABLE records (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, value TEXT NOT NULL) STRICT');
db.exec('CREATE TABLE pairs (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT');
const insert = db.prepare('INSERT INTO records (id, value) VALUES (?, ?)');
const select = db.prepare('SELECT value FROM records WHERE id = ?');
const page = db.prepare('SELECT value FROM records ORDER BY number LIMIT ? OFFSET ?');
const count = db.prepare('SELECT count(*) AS count FROM records');
const put = db.prepare('INSERT INTO pairs VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2');

const envelope = (result, more = {}) => ({ success: true, errors: [], messages: [], result, ...more });
const records = '/client/v4/zones/:zone_id/dns_records';
const app = new Hono();

app.post(records, async (context) => {
  const value = { id: crypto.randomUUID().replaceAll('-', ''), ...(await context.req.json()) };
  insert.run(value.id, JSON.stringify(value));
  return context.json(envelope(value));
});
app.get(`${records}/:id`, (context) => {
  const row = select.get(context.req.param('id'));
  return row === undefined ? context.json({ success: false }, 404) : context.json(envelope(JSON.parse(row.value)));
});
app.get(records, (context) => {
  const [number, size] = [Number(context.req.query('page') ?? 1), Number(context.req.query('per_page') ?? 100)];
  const rows = page.all(size, (number - 1) * size).map(({ value }) => JSON.parse(value));
  return context.json(
    envelope(rows, { result_info: { page: number, per_page: size, total_count: count.get().count } }),
  );
});
app.put('/client/v4/accounts/:account_id/storage/kv/namespaces/:namespace_id/values/:key', async (context) => {
  put.run(context.req.param('key'), new Uint8Array(await context.req.arrayBuffer()));
  return context.json(envelope({}));
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
process.on('SIGTERM', () => server.close());
