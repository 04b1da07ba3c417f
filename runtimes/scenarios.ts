/** Server responses: one function per scenario, including faults. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request as received by the server. */
export interface Seen {
  readonly method: string;
  /** Below the name of the case. */
  readonly path: string;
  readonly query: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The caller closed the connection before the response was complete. */
  left: boolean;
}

export interface Turn {
  readonly request: Seen;
  readonly reply: ServerResponse;
  /** 1 for the first request of the case. */
  readonly nth: number;
  /** Data stored by earlier requests of the case, by path. */
  readonly store: Map<string, Buffer>;
  /** Redirect targets: the same case under `echo`, at another origin and at this one. */
  readonly away: string;
  readonly moved: string;
  /** Base URL of the case itself. */
  readonly here: string;
  /** Of a scenario `status-404`: `404`. */
  readonly argument: string;
}

type Scenario = (turn: Turn) => unknown;

const envelope = (result: unknown, rest: object = {}): object => ({
  success: true,
  errors: [],
  messages: [],
  result,
  ...rest,
});

const ERRORS = [{ code: 1003, message: 'No such thing' }];
const refusal = (errors: unknown = ERRORS): object => ({ success: false, errors, messages: [], result: null });

function json({ reply }: Turn, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { 'content-type': 'application/json', 'cf-ray': 'ray-of-the-suite', ...headers });
  reply.end(JSON.stringify(body));
}

function echo(turn: Turn, headers: Record<string, string> = {}): void {
  const { method, path, query, headers: sent } = turn.request;
  json(turn, envelope({ method, path, query, authorization: sent.authorization }), 200, headers);
}

const zonesOf = (page: number): object[] =>
  ['a', 'b'].slice(0, page === 3 ? 1 : 2).map((letter) => ({ name: `${page}${letter}` }));

function page(turn: Turn): void {
  const number = Number(new URLSearchParams(turn.request.query).get('page') ?? 1);
  const result_info = { page: number, per_page: 2, count: zonesOf(number).length, total_count: 5, total_pages: 3 };
  json(turn, envelope(zonesOf(number), { result_info }));
}

/** Writes a part of the body and leaves the connection open. */
function begin({ reply }: Turn, length: number): void {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
  reply.write('{"success":true,');
}

/** Fails the first request of a case in some way, and echoes all later ones. */
const once =
  (fail: Scenario): Scenario =>
  (turn) =>
    turn.nth === 1 ? fail(turn) : echo(turn);

const reset: Scenario = ({ reply }) => void reply.socket?.destroy();
const redirect =
  (to: 'away' | 'moved'): Scenario =>
  (turn) =>
    void turn.reply.writeHead(302, { location: `${turn[to]}${turn.request.path}` }).end();

async function drip(turn: Turn): Promise<void> {
  begin(turn, 100_000);
  while (!turn.reply.destroyed) {
    turn.reply.write(' ');
    await wait(20);
  }
}

async function slowBytes({ reply }: Turn): Promise<void> {
  reply.writeHead(200, { 'content-type': 'application/octet-stream' });
  for (let i = 0; i < 4; i++) {
    reply.write(Buffer.from(Array.from({ length: 256 }, (_, n) => ((n + 256 * i) * 167 + 13) % 256)));
    await wait(20);
  }
  reply.end();
}

function store(turn: Turn): void {
  const { request, reply, store: kept } = turn;
  if (request.method === 'PUT') {
    kept.set(request.path, request.body);
    json(turn, envelope(null));
    return;
  }
  const value = kept.get(request.path);
  if (!value) json(turn, refusal(), 404);
  else reply.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': value.length }).end(value);
}

/** A resumable upload (tus) whose first chunk breaks off half-way. */
function tus(turn: Turn): void {
  const { request, reply, store: kept, here } = turn;
  const { method, headers, body } = request;
  const had = kept.get('video') ?? Buffer.alloc(0);
  const keep = (bytes: Buffer) => kept.set('video', Buffer.concat([had, bytes]));
  const length = headers['upload-length'] ?? kept.get('length')?.toString() ?? '';
  kept.set('length', Buffer.from(length));
  if (method === 'POST') {
    reply.writeHead(201, { location: `${here}/upload`, 'stream-media-id': 'video-of-the-suite' }).end();
  } else if (method === 'HEAD') {
    reply.writeHead(200, { 'upload-offset': had.length, 'upload-length': length }).end();
  } else if (had.length !== Number(headers['upload-offset'])) {
    json(turn, refusal(), 409);
  } else if (had.length === 0) {
    keep(body.subarray(0, body.length / 2));
    reply.socket?.destroy();
  } else {
    const { length: offset } = keep(body).get('video') ?? had;
    reply.writeHead(204, { 'upload-offset': offset }).end();
  }
}

/** Static assets: requests all files of the manifest in one batch. */
function assets(turn: Turn): void {
  const { path, body } = turn.request;
  if (!path.endsWith('/assets-upload-session')) {
    json(turn, envelope({ jwt: 'complete' }), 201);
    return;
  }
  const { manifest } = JSON.parse(body.toString()) as { manifest: Record<string, { hash: string }> }; // as documented
  const hashes = Object.values(manifest).map(({ hash }) => hash);
  json(turn, envelope({ jwt: 'session', buckets: [hashes] }));
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  echo: (turn) => echo(turn),
  // The server adds no CORS headers to this one.
  'no-cors': (turn) => echo(turn),
  status: (turn) => json(turn, refusal(), Number(turn.argument)),
  refusal: (turn) => json(turn, refusal()),
  // Simulates a careless server that returns the credentials in its message.
  leak: (turn) => json(turn, refusal([{ code: 1, message: `Bad header ${turn.request.headers.authorization}` }]), 400),
  html: ({ reply }) =>
    reply.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1>\n<p>cloudflare</p></html>'),
  broken: ({ reply }) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"res'),
  nothing: ({ reply }) => reply.writeHead(200, { 'content-type': 'application/json' }).end(),
  reset,
  cut: (turn) => {
    begin(turn, 1000);
    setTimeout(() => turn.reply.socket?.destroy(), 30);
  },
  away: redirect('away'),
  moved: redirect('moved'),
  pages: page,
  'pages-then-500': (turn) => (turn.nth === 1 ? page(turn) : json(turn, refusal(), 500)),
  cursors: (turn) => {
    const number = Number(new URLSearchParams(turn.request.query).get('cursor') ?? 1);
    const result_info = { count: zonesOf(number).length, cursor: number < 3 ? String(number + 1) : '' };
    json(turn, envelope(zonesOf(number), { result_info }));
  },
  circle: (turn) => json(turn, envelope([{ name: 'again' }], { result_info: { count: 1, cursor: 'same' } })),
  'busy-once': once((turn) => json(turn, refusal(), 429, { 'retry-after-ms': '30' })),
  'down-once': once((turn) => json(turn, refusal(), 500, { 'retry-after-ms': '1' })),
  'reset-once': once(reset),
  patience: (turn) => json(turn, refusal(), 429, { 'retry-after': '30' }),
  silence: () => {},
  stall: (turn) => begin(turn, 1000),
  drip,
  // Two calls per window: the second leaves none.
  limited: (turn) =>
    echo(turn, {
      ratelimit: `"default";r=${[5, 4, 3, 2, 1, 0, 5, 4][turn.nth - 1] ?? 0};t=5`,
      'ratelimit-policy': '"default";q=6;w=5',
    }),
  // None left for five minutes.
  spent: (turn) => echo(turn, { ratelimit: '"default";r=0;t=300', 'ratelimit-policy': '"default";q=1200;w=300' }),
  tus,
  assets,
  'slow-bytes': slowBytes,
  store,
};
