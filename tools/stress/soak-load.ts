/** Mixed requests over a socket, that leave as much state as they find: what grows meanwhile is not state. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';

const ACCOUNT = 'f1a4e000000000000000000000000001';

interface Wanted {
  readonly method?: string;
  readonly path: string;
  readonly body?: string | Buffer;
  /** Statuses that are in order. @default 200 */
  readonly status?: number;
  /** True closes the connection in the middle of the response. */
  readonly isLeft?: boolean;
}

export interface Load {
  /** Requests that were answered so far. */
  count(): number;
  /** Resolves when all pending requests are done; rejects with the first wrong response. */
  end(): Promise<void>;
}

/** Workers at once; each has a connection. */
const WORKERS = 4;

export async function startLoad(url: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  let count = 0;
  let isEnding = false;
  const ask = async (wanted: Wanted): Promise<Record<string, unknown>> => {
    const result = await send(agent, url, wanted);
    count++;
    return result;
  };
  const place = await prepare(ask);
  const work = async (worker: number): Promise<void> => {
    for (let turn = 0; !isEnding; turn++) {
      const scenario = SCENARIOS[(turn + worker) % SCENARIOS.length];
      await scenario?.(ask, place, `${worker}-${turn}`, turn);
    }
  };
  const working = Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  // Reported when it ends.
  working.catch(() => undefined);
  return {
    count: () => count,
    end: async () => {
      isEnding = true;
      await working.finally(() => agent.destroy());
    },
  };
}

type Ask = (wanted: Wanted) => Promise<Record<string, unknown>>;

interface Place {
  readonly namespace: string;
  readonly database: string;
}

const below = (path: string): string => `/accounts/${ACCOUNT}${path}`;
const json = (value: unknown): string => JSON.stringify(value);

async function prepare(ask: Ask): Promise<Place> {
  const post = (path: string, body: object) => ask({ method: 'POST', path: below(path), body: json(body) });
  const namespace = await post('/storage/kv/namespaces', { title: 'soak' });
  const database = await post('/d1/database', { name: 'soak' });
  await post('/r2/buckets', { name: 'soak' });
  await post(`/d1/database/${database.uuid}/query`, { sql: 'CREATE TABLE t (name TEXT)' });
  return { namespace: String(namespace.id), database: String(database.uuid) };
}

type Scenario = (ask: Ask, place: Place, name: string, turn: number) => Promise<unknown>;

const zones: Scenario = async (ask, _, name) => {
  const body = json({ name: `soak-${name}.example`, account: { id: ACCOUNT } });
  const { id } = await ask({ method: 'POST', path: '/zones', body });
  const records = `/zones/${id}/dns_records`;
  for (const content of ['192.0.2.1', '192.0.2.2']) {
    const record = { type: 'A', name: `www.soak-${name}.example`, content, ttl: 300, proxied: false };
    await ask({ method: 'POST', path: records, body: json(record) });
  }
  await ask({ path: records });
  await ask({ method: 'DELETE', path: `/zones/${id}` });
};

const values: Scenario = async (ask, { namespace }, _, turn) => {
  const base = below(`/storage/kv/namespaces/${namespace}`);
  const path = `${base}/values/key-${turn % 200}`;
  await ask({ method: 'PUT', path, body: 'x'.repeat(1000) });
  await ask({ path });
  await ask({ path: `${base}/keys?limit=50` });
};

const objects: Scenario = async (ask, _, __, turn) => {
  const path = below(`/r2/buckets/soak/objects/object-${turn % 50}`);
  await ask({ method: 'PUT', path, body: Buffer.alloc(turn % 25 === 0 ? 1_000_000 : 4000, 'a') });
  await ask({ path });
  await ask({ path: below('/r2/buckets/soak/objects') });
};

const rows: Scenario = async (ask, { database }, name) => {
  const path = below(`/d1/database/${database}/query`);
  const query = (sql: string) => ask({ method: 'POST', path, body: json({ sql, params: [name] }) });
  await query('INSERT INTO t VALUES (?)');
  await query('DELETE FROM t WHERE name = ?');
};

const byShape: Scenario = async (ask, _, name) => {
  const path = below('/ai-gateway/custom-providers');
  const provider = { name, slug: `soak-${name}`, base_url: 'https://provider.example' };
  const { id } = await ask({ method: 'POST', path, body: json(provider) });
  await ask({ path });
  await ask({ method: 'DELETE', path: `${path}/${id}` });
};

const refused: Scenario = async (ask) => {
  await ask({ path: '/zones/f1a4e00000000000000000000000dead/dns_records', status: 404 });
  await ask({ path: '/no/such/route', status: 404 });
  await ask({ method: 'POST', path: '/zones', body: '{"name": ', status: 400 });
  await ask({ path: '/zones', isLeft: true });
};

const SCENARIOS: readonly Scenario[] = [zones, values, objects, rows, byShape, refused];

/** The result; rejects if the response is not as expected. */
async function send(agent: Agent, url: string, wanted: Wanted): Promise<Record<string, unknown>> {
  const { method = 'GET', path, body, status = 200, isLeft = false } = wanted;
  const type = typeof body === 'string' && /^[{[]/.test(body) ? 'application/json' : 'application/octet-stream';
  const length = body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
  const call = request(url + path, { agent, method, headers: { authorization: 'Bearer local-admin', ...length } });
  call.end(body);
  const [answer] = await once(call, 'response');
  if (isLeft) {
    answer.destroy();
    return {};
  }
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  if (answer.statusCode !== status)
    throw new Error(`${method} ${path}: ${answer.statusCode} where ${status} is due: ${text.slice(0, 500)}`);
  const isEnvelope = String(answer.headers['content-type']).startsWith('application/json') && text.startsWith('{');
  return isEnvelope ? Object(JSON.parse(text).result) : {};
}
