/** Images as rows: metadata and the original bytes. */
import type { DatabaseSync } from 'node:sqlite';
import type { Part } from '../../handler/body.ts';
import type { Context } from '../../handler/context.ts';
import { type Problem, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Fields } from '../shared/fields.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS images (
    number INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    id TEXT NOT NULL,
    draft INTEGER NOT NULL,
    value TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB,
    UNIQUE (account, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS image_uploads (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    image TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT`;

export function imageTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    add: db.prepare('INSERT INTO images (account, id, draft, value, type, bytes) VALUES (?, ?, ?, ?, ?, ?)'),
    fill: db.prepare('UPDATE images SET draft = 0, value = ?, type = ?, bytes = ? WHERE account = ? AND id = ?'),
    change: db.prepare('UPDATE images SET value = ? WHERE account = ? AND id = ?'),
    get: db.prepare('SELECT number, draft, value, type, bytes FROM images WHERE account = ? AND id = ?'),
    remove: db.prepare('DELETE FROM images WHERE account = ? AND id = ?'),
    all: db.prepare('SELECT number, value FROM images WHERE account = ? AND draft = 0 ORDER BY number'),
    count: db.prepare('SELECT count(*) AS count FROM images WHERE account = ? AND draft = 0'),
    promise: db.prepare('INSERT INTO image_uploads (token, account, image, expires) VALUES (?, ?, ?, ?)'),
    promised: db.prepare('SELECT account, image, expires FROM image_uploads WHERE token = ?'),
    keep: db.prepare('DELETE FROM image_uploads WHERE token = ?'),
  };
}

/** Newer routes spell the names of their values otherwise. */
export const accountOf = ({ path }: Pick<Context, 'path'>): string => path.account_id ?? path.accountId ?? '';
export const imageId = ({ path }: Pick<Context, 'path'>): string => path.image_id ?? path.imageId ?? '';

export interface Stored {
  readonly image: Fields;
  readonly isDraft: boolean;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export function stored(sandbox: Sandbox, account: string, id: string): Stored {
  const row = sandbox.use(imageTables).get.get(account, id);
  if (row === undefined) throw problem(404, 5404, 'Image not found', '/image_id'); // code not documented
  return {
    image: JSON.parse(String(row.value)) as Fields, // written by images.ts alone
    isDraft: row.draft === 1,
    type: String(row.type),
    bytes: row.bytes instanceof Uint8Array ? row.bytes : new Uint8Array(),
  };
}

/** https://developers.cloudflare.com/images/upload-images/#supported-image-formats */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi/],
  ['image/heic', /^[\s\S]{4}ftyp(hei|mif|msf)/],
  ['image/svg+xml', /^\s*(<\?xml|<!--|<svg)/],
];
const MAX_BYTES = 10 * 2 ** 20;

/** Detects the image type from its first bytes, else from its declared type. @throws Problem 413, 415 */
export function kindOf(part: Pick<Part, 'bytes' | 'type'>): string {
  // https://developers.cloudflare.com/images/upload-images/#dimensions-and-sizes
  if (part.bytes.length > MAX_BYTES)
    throw problem(413, 5413, `The image has ${part.bytes.length} bytes; the limit is ${MAX_BYTES}.`, '/file'); // code not documented
  const head = Buffer.from(part.bytes.subarray(0, 64)).toString('latin1');
  const kind = KINDS.find(([, pattern]) => pattern.test(head))?.[0];
  if (kind !== undefined) return kind;
  const sent = part.type?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (KINDS.some(([type]) => type === sent)) return sent;
  throw unsupported();
}

const unsupported = (): Problem =>
  problem(
    415,
    5455,
    'Uploaded image must have image/jpeg, image/png, image/webp, image/gif or image/svg+xml content-type',
    '/file',
  ); // code not documented

/** One white pixel: a placeholder for images at a network address, which nothing here fetches. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);
