/** Static assets of Workers: a session lists missing files, accepts them, and ends in a token for the upload. */
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { textOf } from '../../http/multipart.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Fields, fieldsOf } from '../shared/fields.ts';
import { signJwt } from '../shared/jwt.ts';
import { accountOf } from './tables.ts';

/** https://developers.cloudflare.com/workers/static-assets/direct-upload/#limitations */
const LIMITS = { file: 25 * 2 ** 20, files: 20_000, lifetime: 3600 } as const;
/** Maximum size of one upload request; Cloudflare's own numbers are not documented. */
const BUCKET = { bytes: 40 * 2 ** 20, files: 100 } as const;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS asset_files (
    owner TEXT NOT NULL,
    hash TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (owner, hash)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS asset_sessions (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    account TEXT NOT NULL,
    manifest TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS asset_tokens (
    token TEXT PRIMARY KEY,
    session TEXT NOT NULL REFERENCES asset_sessions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT`;

function assetTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    known: db.prepare('SELECT 1 FROM asset_files WHERE owner = ? AND hash = ?'),
    put: db.prepare(
      'INSERT INTO asset_files (owner, hash, type, bytes) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (owner, hash) DO UPDATE SET type = ?3, bytes = ?4',
    ),
    open: db.prepare('INSERT INTO asset_sessions (id, owner, account, manifest) VALUES (?, ?, ?, ?)'),
    give: db.prepare('INSERT INTO asset_tokens (token, session, kind, expires) VALUES (?, ?, ?, ?)'),
    file: db.prepare('SELECT type, bytes FROM asset_files WHERE owner = ? AND hash = ?'),
    find: db.prepare(
      'SELECT session, kind, expires, owner, account, manifest FROM asset_tokens JOIN asset_sessions ON id = session WHERE token = ?',
    ),
  };
}

export type Manifest = Readonly<Record<string, { readonly hash: string; readonly size: number }>>;

interface Session {
  readonly id: string;
  readonly owner: string;
  readonly account: string;
  readonly manifest: Manifest;
  readonly kind: string;
}

/** One script's files are not another's. */
export const assetOwner = (owner: string, script: string): string => `${owner}/${script}`;

export interface AssetFile {
  /** Media type; `application/null` for none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export function assetFile(sandbox: Sandbox, owner: string, hash: string): AssetFile | undefined {
  const row = sandbox.use(assetTables).file.get(owner, hash);
  return row?.bytes instanceof Uint8Array ? { type: String(row.type), bytes: row.bytes } : undefined;
}

/** Codes of this file are not documented. */
const wrong = (why: string, pointer: string): Problem => problem(400, CODE.invalid, why, pointer);

export function openAssets(context: Context): Fields {
  const { manifest } = fieldsOf(context);
  const entries = Object.entries(isObject(manifest) ? manifest : {});
  if (entries.length > LIMITS.files)
    throw wrong(`The manifest has ${entries.length} files, more than ${LIMITS.files}.`, '/manifest');
  for (const [path, entry] of entries) check(path, isObject(entry) ? entry : {});
  const { sandbox } = context;
  const tables = sandbox.use(assetTables);
  const owner = assetOwner(accountOf(context), context.path.script_name ?? '');
  const id = sandbox.ids.uuid();
  tables.open.run(id, owner, context.path.account_id ?? '', JSON.stringify(manifest));
  const sizes = new Map((entries as [string, Manifest[string]][]).map(([, { hash, size }]) => [hash, size])); // as the schema has them
  const missing = [...sizes].filter(([hash]) => tables.known.get(owner, hash) === undefined);
  const kind = missing.length === 0 ? 'completion' : 'upload';
  return { jwt: give(context, id, kind), buckets: buckets(missing) };
}

function check(path: string, { hash, size }: Fields): void {
  const pointer = `/manifest/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (!path.startsWith('/')) throw wrong(`'${path.slice(0, 200)}' does not begin with a slash.`, pointer);
  if (!/^[0-9a-f]{26,32}$/i.test(String(hash))) throw wrong('A hash has 32 hexadecimal digits.', `${pointer}/hash`);
  if (!(Number(size) >= 0 && Number(size) <= LIMITS.file))
    throw wrong(`'${path.slice(0, 200)}' is larger than ${LIMITS.file} bytes.`, `${pointer}/size`);
}

function buckets(missing: readonly (readonly [string, number])[]): string[][] {
  const full: string[][] = [];
  let room = 0;
  for (const [hash, size] of missing) {
    const last = full.at(-1);
    if (last === undefined || size > room || last.length >= BUCKET.files) {
      full.push([hash]);
      room = BUCKET.bytes - size;
    } else {
      last.push(hash);
      room -= size;
    }
  }
  return full;
}

/** A JSON Web Token, like Cloudflare's; only those issued here are accepted. */
function give({ sandbox }: Pick<Context, 'sandbox'>, session: string, kind: string): string {
  const now = Math.floor(sandbox.clock.now() / 1000);
  const claims = { iat: now, exp: now + LIMITS.lifetime, session, kind, jti: sandbox.ids.digits(16) };
  const token = signJwt(claims, sandbox.ids.digits(32));
  sandbox.use(assetTables).give.run(token, session, kind, now + LIMITS.lifetime);
  return token;
}

function sessionOf({ sandbox }: Context, token: string): Session | undefined {
  const row = sandbox.use(assetTables).find.get(token);
  if (row === undefined || Number(row.expires) * 1000 <= sandbox.clock.now()) return undefined;
  return {
    id: String(row.session),
    owner: String(row.owner),
    account: String(row.account),
    kind: String(row.kind),
    manifest: JSON.parse(String(row.manifest)) as Manifest, // checked and written by `openAssets` alone
  };
}

/** https://developers.cloudflare.com/workers/static-assets/direct-upload/#upload-static-assets */
const upload: Handler<'workers.assets.upload.create'> = (context) => {
  const session = sessionOf(context, context.caller.secret ?? '');
  const isRight = session?.kind === 'upload' && session.account === context.path.account_id;
  if (!isRight) throw problem(401, CODE.authentication, 'The token does not belong to an open upload session.');
  if (context.query.base64 !== true) throw wrong('Files are sent as base64: ?base64=true', '/base64');
  const { owner, manifest } = session;
  const sizes = new Map(Object.values(manifest).map(({ hash, size }) => [hash, size]));
  const tables = context.sandbox.use(assetTables);
  for (const part of context.parts) {
    const size = sizes.get(part.name);
    if (size === undefined) throw wrong(`'${part.name.slice(0, 64)}' is not a hash in the manifest.`, `/${part.name}`);
    const text = textOf(part).trim();
    if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
      throw wrong(`The content of ${part.name} is not valid base64.`, `/${part.name}`);
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length !== size)
      throw wrong(`${part.name} has ${bytes.length} bytes; the manifest says ${size}.`, `/${part.name}`);
    tables.put.run(owner, part.name, part.type ?? 'application/null', bytes);
  }
  const isComplete = [...sizes.keys()].every((hash) => tables.known.get(owner, hash) !== undefined);
  const result = isComplete ? { jwt: give(context, session.id, 'completion') } : {};
  const body = { success: true, errors: [], messages: [], result };
  return new Reply(JSON.stringify(body), 'application/json', { status: isComplete ? 201 : 202 });
};

/**
 * The assets of a version: those that a completed session stands for, or with `keep_assets` those of the version
 * before.
 * @throws Problem 400
 */
export function assetsOf(context: Context, metadata: Fields, before: unknown): Fields | undefined {
  const old = isObject(before) ? before : undefined;
  const sent = isObject(metadata.assets) ? metadata.assets : undefined;
  const config = sent?.config === undefined ? {} : { config: sent.config };
  const isKept = metadata.keep_assets === true && sent?.jwt === undefined;
  const kept = isKept && old !== undefined ? { ...old, ...config } : undefined;
  const assets = sent?.jwt === undefined ? kept : { ...config, manifest: completed(context, String(sent.jwt)) };
  if (sent !== undefined && assets === undefined)
    throw wrong('assets needs the jwt of a completed upload session.', '/metadata/assets/jwt');
  return assets;
}

function completed(context: Context, token: string): Manifest {
  const session = sessionOf(context, token);
  if (session === undefined || session.account !== context.path.account_id)
    throw wrong('The jwt is unknown or has expired.', '/metadata/assets/jwt');
  if (session.kind !== 'completion')
    throw wrong('The jwt is that of an upload session in which files are still missing.', '/metadata/assets/jwt');
  return session.manifest;
}

export const workersAssets = {
  'workers.scripts.assets.upload.create': openAssets,
  'workers.assets.upload.create': upload,
} satisfies Handlers;
