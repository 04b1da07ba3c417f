/** Images: uploaded, listed, changed and given back byte by byte. */
import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { Part } from '../../handler/body.ts';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { parseJsonBody } from '../../http/json.ts';
import { textOf } from '../../http/multipart.ts';
import type { RawCall, RawRoute } from '../../http/raw.ts';
import { type Problem, problem } from '../../problem.ts';
import { type Fields, fieldsOf } from '../shared/fields.ts';
import { imageMigrations } from './migrations.ts';
import { imageSettings, variantNames } from './settings.ts';
import { accountOf, imageId, imageTables, kindOf, PIXEL, type Stored, stored } from './tables.ts';

const MAX_METADATA = 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The code is that of Cloudflare's other refusals; these are not documented. */
const wrong = (why: string, pointer: string): Problem => problem(400, 5400, why, pointer);

/** https://developers.cloudflare.com/images/upload-images/upload-custom-path/ */
function idOf(context: Context, sent: unknown): string {
  // Cloudflare's own are UUIDs, but the contract allows 32 characters only.
  if (typeof sent !== 'string' || sent === '') return context.sandbox.ids.hex();
  if (UUID.test(sent)) throw wrong('A custom id must not be a UUID.', '/id');
  if (sent.length > 1024) throw wrong('A custom id has at most 1024 characters.', '/id');
  if (context.sandbox.use(imageTables).get.get(accountOf(context), sent) !== undefined)
    throw problem(409, 5409, 'Resource already exists: the image id you have requested is in use', '/id'); // code not documented
  return sent;
}

/** https://developers.cloudflare.com/images/upload-images/ (metadata: 1024 bytes) */
function metadataOf(sent: unknown): Fields {
  const value = typeof sent === 'string' ? parseJsonBody(sent) : (sent ?? {});
  if (!isObject(value)) throw wrong('metadata must be a JSON object.', '/metadata');
  const size = Buffer.byteLength(JSON.stringify(value));
  if (size > MAX_METADATA) throw wrong(`metadata has ${size} bytes; the limit is ${MAX_METADATA}.`, '/metadata');
  return value;
}

function known(context: Context, body: Fields): Fields {
  const id = idOf(context, body.id);
  const requireSignedURLs = body.requireSignedURLs === true;
  const isCustom = id === body.id;
  if (requireSignedURLs && isCustom) throw wrong('Images with a custom id cannot be private.', '/requireSignedURLs');
  return {
    id,
    isCustom,
    meta: metadataOf(body.metadata),
    requireSignedURLs,
    uploaded: context.now(),
    creator: typeof body.creator === 'string' ? body.creator : null,
  };
}

interface Content {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** A file, or a white pixel as a placeholder for an address: nothing is fetched from the network here. */
function contentOf(parts: readonly Part[], url: unknown): Content {
  const file = parts.find(({ name }) => name === 'file');
  if (file !== undefined && url !== undefined) throw wrong("Give either 'file' or 'url', not both.", '/url');
  if (file !== undefined) return { type: kindOf(file), bytes: file.bytes, filename: file.filename ?? 'file' };
  if (typeof url !== 'string') throw wrong("The form needs a part named 'file', or 'url'.", '/file');
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw wrong(`'${url.slice(0, 200)}' is not the URL of an image.`, '/url');
  const filename = new URL(url).pathname.split('/').at(-1);
  return { type: 'image/png', bytes: PIXEL, filename: filename || 'image' };
}

function create(context: Context): Shown {
  const body = fieldsOf(context);
  const content = contentOf(context.parts, body.url);
  const image: Fields = { ...known(context, body), filename: content.filename };
  const account = accountOf(context);
  const { type, bytes } = content;
  context.sandbox.use(imageTables).add.run(account, String(image.id), 0, JSON.stringify(image), type, bytes);
  return display(context, image);
}

/** Part of the addresses under which an account's images are served. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account).digest('base64url').slice(0, 22);

type Shown = ResultOf<'images.v1.get'>;

function display(context: Context, { isCustom: _, ...image }: Fields, isDraft = false): Shown {
  const base = `https://imagedelivery.net/${accountHash(accountOf(context))}/${String(image.id)}`;
  const variants = variantNames(context, accountOf(context)).map((name) => `${base}/${name}`);
  return { ...image, variants, ...(isDraft ? { draft: true } : {}) } as Shown; // known() has the rest of its fields
}

function all(context: Context): { number: number; image: Fields }[] {
  const { creator } = context.query;
  return context.sandbox
    .use(imageTables)
    .all.all(accountOf(context))
    .map((row) => ({ number: Number(row.number), image: JSON.parse(String(row.value)) as Fields })) // written by this file alone
    .filter(({ image }) => creator === undefined || creator === null || image.creator === creator);
}

const listByPage: Handler<'images.v1.list'> = (context) => {
  const page = context.page(all(context), ({ image }) => image);
  return new PageResult(
    page.items.map((image) => display(context, image)),
    page.info,
  );
};

/** https://developers.cloudflare.com/api/resources/images/subresources/v2/methods/list/ */
function listByToken(context: Context): ResultOf<'images.v2.list'> {
  const { continuation_token, per_page = 1000, sort_order = 'desc' } = context.query;
  const isUp = sort_order === 'asc';
  const images = isUp ? all(context) : all(context).reverse();
  let from = 0;
  if (typeof continuation_token === 'string' && continuation_token !== '') {
    const match = /^t(\d{1,15})$/.exec(Buffer.from(continuation_token, 'base64url').toString('latin1'));
    if (match === null) throw wrong('The continuation token is not one that this API gave.', '/continuation_token');
    const last = Number(match[1]);
    from = images.findIndex(({ number }) => (isUp ? number > last : number < last));
    if (from < 0) from = images.length;
  }
  const page = images.slice(from, from + Number(per_page));
  const last = page.at(-1);
  const isMore = last !== undefined && from + page.length < images.length;
  return {
    images: page.map(({ image }) => display(context, image)),
    continuation_token: isMore ? Buffer.from(`t${last.number}`).toString('base64url') : null,
  };
}

const find = (context: Context): Stored => stored(context.sandbox, accountOf(context), imageId(context));

function edit(context: Context): Shown {
  const { image } = find(context);
  const { metadata, requireSignedURLs = image.requireSignedURLs, creator = image.creator } = fieldsOf(context);
  if (requireSignedURLs === true && image.isCustom === true)
    throw wrong('Images with a custom id cannot be private.', '/requireSignedURLs');
  const meta = metadata === undefined ? image.meta : metadataOf(metadata);
  const changed = { ...image, meta, requireSignedURLs, creator };
  context.sandbox.use(imageTables).change.run(JSON.stringify(changed), accountOf(context), String(image.id));
  return display(context, changed);
}

function remove(context: Context): Record<string, never> {
  const { image } = find(context);
  context.sandbox.use(imageTables).remove.run(accountOf(context), String(image.id));
  return {};
}

const blob: Handler<'images.v1.blobs.get' | 'images.hosted.blobs.get'> = (context) => {
  const { bytes, type, isDraft } = find(context);
  if (isDraft) throw problem(404, 5404, 'Image not found: it was not uploaded yet', '/image_id');
  return new Reply(new Uint8Array(bytes), type);
};

/** https://developers.cloudflare.com/images/upload-images/direct-creator-upload/ */
function promise(context: Context): { id: string; uploadURL: string } {
  const body = fieldsOf(context);
  const now = context.sandbox.clock.now();
  const until = body.expiry === undefined ? now + 30 * 60_000 : Date.parse(String(body.expiry));
  if (!(until >= now + 2 * 60_000 && until <= now + 6 * 3600_000))
    throw wrong('expiry lies between 2 minutes and 6 hours from now.', '/expiry');
  const image = known(context, body);
  const tables = context.sandbox.use(imageTables);
  const account = accountOf(context);
  tables.add.run(account, String(image.id), 1, JSON.stringify(image), '', null);
  const token = context.sandbox.ids.uuid();
  tables.promise.run(token, account, String(image.id), until);
  return { id: String(image.id), uploadURL: `${context.url.origin}/client/v4/given/images/${token}` };
}

/** Fills the draft, once. */
function keepPromise({ sandbox, values, parts, now }: RawCall): Reply {
  const tables = sandbox.use(imageTables);
  const [token = ''] = values;
  const row = tables.promised.get(token);
  const expired = problem(403, 5450, 'The upload URL is unknown, was used already, or has expired'); // code not documented
  if (row === undefined || Number(row.expires) <= sandbox.clock.now()) throw expired;
  const [account, id] = [String(row.account), String(row.image)];
  const address = parts.find(({ name }) => name === 'url');
  const content = contentOf(parts, address === undefined ? undefined : textOf(address));
  const { image } = stored(sandbox, account, id);
  const filled: Fields = { ...image, filename: content.filename, uploaded: now() };
  tables.fill.run(JSON.stringify(filled), content.type, content.bytes, account, id);
  tables.keep.run(token);
  const base = `https://imagedelivery.net/${accountHash(account)}/${id}`;
  const variants = variantNames({ sandbox }, account).map((name) => `${base}/${name}`);
  const answer = { success: true, errors: [], messages: [], result: { ...filled, isCustom: undefined, variants } };
  return new Reply(JSON.stringify(answer), 'application/json');
}

/** Stores the file under an id; a direct upload also uses this, for an id issued before. */
function fill(context: Context): Shown {
  const { image, isDraft } = find(context);
  if (!isDraft) throw problem(409, 5409, 'Resource already exists: the image has its file already', '/imageId');
  const content = contentOf(context.parts, fieldsOf(context).url);
  const filled = { ...image, filename: content.filename, uploaded: context.now() };
  const tables = context.sandbox.use(imageTables);
  tables.fill.run(JSON.stringify(filled), content.type, content.bytes, accountOf(context), String(image.id));
  return display(context, filled);
}

function get(context: Context): Shown {
  const { image, isDraft } = find(context);
  return display(context, image, isDraft);
}

export const images = {
  ...imageSettings,
  ...imageMigrations,
  'images.v1.create': create,
  'images.v1.list': listByPage,
  'images.v1.get': get,
  'images.v1.edit': edit,
  'images.v1.delete': remove,
  'images.v1.blobs.get': blob,
  'images.v1.directUploads.create': promise,
  'images.v2.list': listByToken,
  'images.v2.directUploads.create': promise,
  'images.hosted.create': (context) => context.fit(create(context)),
  'images.hosted.list': (context) => context.fit(listByToken(context)),
  'images.hosted.get': (context) => context.fit(get(context)),
  'images.hosted.update': (context) => context.fit(fill(context)),
  'images.hosted.edit': (context) => context.fit(edit(context)),
  'images.hosted.delete': remove,
  'images.hosted.blobs.get': blob,
  'images.hosted.v2.list': (context) => context.fit(listByToken(context)),
  'images.hosted.v2.directUploads.create': (context) => context.fit(promise(context)),
} satisfies Handlers;

export const imageRoutes: readonly RawRoute[] = [
  { methods: ['POST'], path: /^\/given\/images\/([^/]+)$/, isOpen: true, answer: keepPromise },
];
