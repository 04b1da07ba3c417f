/** Items created in growing numbers: functions to create, get, list and delete one. */

export const ACCOUNT = 'f1a4e000000000000000000000000001';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Calls a sandbox; the result of the envelope, and what it says of the page. */
export type Ask = (
  call: Call,
) => Promise<{ readonly result: unknown; readonly info: Readonly<Record<string, unknown>> }>;

export interface Kind {
  /** Makes what the items lie in. */
  begin(ask: Ask): Promise<Things>;
}

/** Calls about the items; what is missing is not measured. */
export interface Things {
  create(number: number): Call;
  /** Key by which later calls refer to the created item. */
  id(result: unknown, number: number): string;
  get?(id: string): Call;
  list(): Call;
  /** Page by number, or the next one by cursor. */
  page(number: number, cursor: string): Call;
  remove(id: string): Call;
  /** Creates many at once, if that is faster. */
  fill?(from: number, to: number): readonly Call[];
}

/** Items of a page; few, so that finding them weighs more than showing them. */
export const PER_PAGE = 20;

const field =
  (name: string) =>
  (result: unknown): string =>
    String(Object(result)[name]); // the result of a creation

/** A collection as most are: a path, and its items below it. */
const collection = (path: string, body: (number: number) => unknown, name = 'id'): Things => ({
  create: (number) => ({ method: 'POST', path, body: body(number) }),
  id: field(name),
  get: (id) => ({ path: `${path}/${id}` }),
  list: () => ({ path: `${path}?per_page=${PER_PAGE}` }),
  page: (number) => ({ path: `${path}?per_page=${PER_PAGE}&page=${number}` }),
  remove: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
});

const inAccount = (path: string, body: (number: number) => unknown, name?: string): Kind => ({
  begin: async () => collection(`/accounts/${ACCOUNT}/${path}`, body, name),
});

/** Of a plan that holds this many records. */
async function zoneOf(ask: Ask): Promise<string> {
  const body = { name: 'growth.example', account: { id: ACCOUNT } };
  const zone = field('id')((await ask({ method: 'POST', path: '/zones', body })).result);
  const plan = { rate_plan: { id: 'enterprise' } };
  await ask({ method: 'POST', path: `/zones/${zone}/subscription`, body: plan });
  return zone;
}

const records: Kind = {
  begin: async (ask) => {
    const content = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    return collection(`/zones/${await zoneOf(ask)}/dns_records`, (number) => ({
      type: 'A',
      name: `n${number}.growth.example`,
      content: content(number),
      ttl: 300,
      proxied: false,
    }));
  },
};

const values: Kind = {
  begin: async (ask) => {
    const base = `/accounts/${ACCOUNT}/storage/kv/namespaces`;
    const { result } = await ask({ method: 'POST', path: base, body: { title: 'growth' } });
    const path = `${base}/${field('id')(result)}`;
    const key = (number: number): string => `key-${String(number).padStart(8, '0')}`;
    return {
      create: (number) => ({ method: 'PUT', path: `${path}/values/${key(number)}`, body: 'value' }),
      id: (_, number) => key(number),
      get: (id) => ({ path: `${path}/values/${id}` }),
      list: () => ({ path: `${path}/keys?limit=${PER_PAGE}` }),
      page: (_, cursor) => ({ path: `${path}/keys?limit=${PER_PAGE}&cursor=${cursor}` }),
      remove: (id) => ({ method: 'DELETE', path: `${path}/values/${id}` }),
      fill: (from, to) =>
        batches(from, to, 5000, (numbers) => ({
          method: 'PUT',
          path: `${path}/bulk`,
          body: numbers.map((number) => ({ key: key(number), value: 'value' })),
        })),
    };
  },
};

const objects: Kind = {
  begin: async (ask) => {
    const base = `/accounts/${ACCOUNT}/r2/buckets`;
    await ask({ method: 'POST', path: base, body: { name: 'growth' } });
    const path = `${base}/growth/objects`;
    const key = (number: number): string => `object-${String(number).padStart(8, '0')}`;
    return {
      create: (number) => ({ method: 'PUT', path: `${path}/${key(number)}`, body: 'content' }),
      id: (_, number) => key(number),
      get: (id) => ({ path: `${path}/${id}` }),
      list: () => ({ path: `${path}?per_page=${PER_PAGE}` }),
      page: (_, cursor) => ({ path: `${path}?per_page=${PER_PAGE}&cursor=${cursor}` }),
      remove: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
    };
  },
};

/** Messages cannot be read individually: metrics replace that, a pull replaces a list. */
const messages: Kind = {
  begin: async (ask) => {
    const base = `/accounts/${ACCOUNT}/queues`;
    const { result } = await ask({ method: 'POST', path: base, body: { queue_name: 'growth' } });
    const path = `${base}/${field('queue_id')(result)}`;
    await ask({ method: 'POST', path: `${path}/consumers`, body: { type: 'http_pull' } });
    const pull = (): Call => ({
      method: 'POST',
      path: `${path}/messages/pull`,
      body: { batch_size: 1, visibility_timeout_ms: 1 },
    });
    return {
      create: () => ({ method: 'POST', path: `${path}/messages`, body: { body: 'message', content_type: 'text' } }),
      id: () => '',
      get: () => ({ path: `${path}/metrics` }),
      list: pull,
      page: pull,
      remove: () => ({
        method: 'POST',
        path: `${path}/messages/ack`,
        body: { acks: [{ lease_id: 'gone' }], retries: [] },
      }),
      fill: (from, to) =>
        batches(from, to, 100, (numbers) => ({
          method: 'POST',
          path: `${path}/messages/batch`,
          body: { messages: numbers.map(() => ({ body: 'message', content_type: 'text' })) },
        })),
    };
  },
};

const rows: Kind = {
  begin: async (ask) => {
    const base = `/accounts/${ACCOUNT}/d1/database`;
    const { result } = await ask({ method: 'POST', path: base, body: { name: 'growth' } });
    const path = `${base}/${field('uuid')(result)}/query`;
    const sql = (text: string, ...params: unknown[]): Call => ({ method: 'POST', path, body: { sql: text, params } });
    await ask(sql('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)'));
    const page = `SELECT * FROM things WHERE id >= ? ORDER BY id LIMIT ${PER_PAGE}`;
    return {
      create: (number) => sql('INSERT INTO things VALUES (?, ?)', number, `thing ${number}`),
      id: (_, number) => String(number),
      get: (id) => sql('SELECT * FROM things WHERE id = ?', id),
      list: () => sql(page, 0),
      page: (number) => sql(page, number * PER_PAGE),
      remove: (id) => sql('DELETE FROM things WHERE id = ?', id),
      fill: (from, to) => [
        sql(
          `INSERT INTO things WITH RECURSIVE n(x) AS (SELECT ${from} UNION ALL SELECT x + 1 FROM n WHERE x + 1 < ${to}) SELECT x, 'thing ' || x FROM n`,
        ),
      ],
    };
  },
};

function batches(from: number, to: number, size: number, call: (numbers: readonly number[]) => Call): Call[] {
  const count = Math.ceil((to - from) / size);
  return Array.from({ length: count }, (_, batch) => {
    const start = from + batch * size;
    return call(Array.from({ length: Math.min(size, to - start) }, (_, index) => start + index));
  });
}

const zones: Kind = {
  begin: async () => collection('/zones', (number) => ({ name: `growth-${number}.example`, account: { id: ACCOUNT } })),
};

const tokens: Kind = {
  begin: async (ask) => {
    const { result } = await ask({ path: '/user/tokens/permission_groups?name=DNS%2520Read' });
    const policy = {
      effect: 'allow',
      permission_groups: [{ id: Object(result)[0].id }], // the response is a list
      resources: { 'com.cloudflare.api.account.zone.*': '*' },
    };
    return collection('/user/tokens', (number) => ({ name: `token ${number}`, policies: [policy] }));
  },
};

const hostnames: Kind = {
  begin: async (ask) =>
    collection(`/zones/${await zoneOf(ask)}/custom_hostnames`, (number) => ({
      hostname: `app-${number}.customer.dev`,
      ssl: { method: 'txt', type: 'dv' },
    })),
};

export const KINDS = {
  'DNS records': records,
  zones,
  'KV keys': values,
  'R2 objects': objects,
  'messages of a queue': messages,
  'rows of a D1 database': rows,
  'API tokens': tokens,
  'WARP connectors': inAccount('warp_connector', (number) => ({ name: `connector ${number}` })),
  'Access policies': inAccount('access/policies', (number) => ({
    name: `policy ${number}`,
    decision: 'allow',
    include: [{ everyone: {} }],
  })),
  'custom hostnames': hostnames,
  'blocked senders': inAccount('email-security/settings/block_senders', (number) => ({
    is_regex: false,
    pattern: `sender-${number}@example.com`,
    pattern_type: 'EMAIL',
  })),
  'certificate requests (by shape)': inAccount('custom_csrs', (number) => ({
    common_name: `host-${number}.example.com`,
    country: 'PT',
    key_type: 'rsa2048',
    locality: 'Lisbon',
    organization: 'Example',
    sans: [`host-${number}.example.com`],
    state: 'Lisbon',
  })),
} as const satisfies Readonly<Record<string, Kind>>;
