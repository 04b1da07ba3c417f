/** Writes to an emulator over its port endlessly, and remembers acknowledged writes. */

export interface Acknowledged {
  /** Values by key of the one KV namespace. */
  readonly values: Map<string, string>;
  readonly zones: Set<string>;
  readonly rows: Set<string>;
  /** Called after each write. */
  reported(): void;
}

const HEADERS = { authorization: 'Bearer any', 'content-type': 'application/json' };

/** Ends when the emulator is gone. @param from prefix of the names of this round */
export async function writeUntilGone(url: string, place: Place, from: string, done: Acknowledged): Promise<void> {
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let turn = 0; ; turn++) await write(url, place, turn % 8, `${from}-${writer}-${turn}`, done);
  });
  // Each ends with the first request without a response.
  await Promise.allSettled(writers);
}

export interface Place {
  readonly account: string;
  readonly namespace: string;
  readonly database: string;
}

async function write(url: string, place: Place, kind: number, name: string, done: Acknowledged): Promise<void> {
  const base = `${url}/accounts/${place.account}`;
  if (kind === 0) {
    await ask(`${url}/zones`, 'POST', { name: `${name}.example`, account: { id: place.account } });
    done.zones.add(`${name}.example`);
  } else if (kind === 1) {
    const sql = `INSERT INTO t VALUES ('${name}')`;
    await ask(`${base}/d1/database/${place.database}/query`, 'POST', { sql });
    done.rows.add(name);
  } else {
    const target = `${base}/storage/kv/namespaces/${place.namespace}/values/${name}`;
    await ask(target, 'PUT', undefined, name);
    done.values.set(name, name);
  }
  done.reported();
}

export async function ask(
  url: string,
  method: string,
  json?: unknown,
  text?: string,
): Promise<Record<string, unknown>> {
  const body = text ?? JSON.stringify(json);
  const type = text === undefined ? 'application/json' : 'text/plain';
  const response = await fetch(url, { method, headers: { ...HEADERS, 'content-type': type }, body });
  // A write returns an envelope.
  const answer = (await response.json()) as { readonly result: Record<string, unknown> };
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.result;
}
