/** Stream of an account as a whole: live inputs, watermarks, signing keys and tokens, the webhook. */
import { createPrivateKey, sign } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { Later } from '../../handler/later.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { PIXEL } from '../images/tables.ts';
import { all, countOf, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { unsignedJwt } from '../shared/jwt.ts';
import { makeRsaKey, type RsaKey } from '../shared/rsa-key.ts';
import { missing, placeOf, scopeOf, videoOf, wrong } from './video-state.ts';

const scope = (context: Context, name: string): string => scopeOf(placeOf(context), name);

/** https://developers.cloudflare.com/stream/stream-live/start-stream-live/ */
function keysOf(context: Context, uid: string): Fields {
  const { ids } = context.sandbox;
  const live = 'live.cloudflare.com';
  const ends = (name: string): Fields => {
    const secret = ids.digits(32);
    return {
      [`rtmps${name}`]: { url: `rtmps://${live}:443/live/`, streamKey: `${secret}k${uid}` },
      [`srt${name}`]: {
        url: `srt://${live}:778`,
        streamId: `${name === '' ? '' : 'play'}${uid}`,
        passphrase: `${ids.digits(32)}k${uid}`,
      },
      [`webRTC${name}`]: {
        url: `https://customer-${ids.digits(16)}.cloudflarestream.com/${secret}k${uid}/webRTC/${name === '' ? 'publish' : 'play'}`,
      },
    };
  };
  return { ...ends(''), ...ends('Playback') };
}

const createInput: Handler<'stream.liveInputs.create'> = (context) => {
  const uid = context.sandbox.ids.hex();
  const now = context.now();
  const { enabled = true, meta = {}, recording, ...body } = fieldsOf(context);
  const settings = {
    mode: 'off',
    requireSignedURLs: false,
    timeoutSeconds: 0,
    allowedOrigins: null,
    ...recording,
  };
  const times = { created: now, modified: now };
  const input = {
    ...body,
    uid,
    enabled,
    meta,
    recording: withoutNull(settings),
    status: null,
    ...times,
    ...keysOf(context, uid),
  };
  return shownInput(context, keep(context, scope(context, 'live_inputs'), uid, input));
};

const withoutNull = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));

const shownInput = <Result>(context: Showing<Result>, input: Fields): Result => context.fit(withoutNull(input));

const findInput = (context: Context & At<'live_input_identifier'>): Fields =>
  found(context, scope(context, 'live_inputs'), context.path.live_input_identifier, () =>
    missing('the live input does not exist', '/live_input_identifier'),
  );

function changeInput<Result>(
  context: Showing<Result> & At<'live_input_identifier'>,
  change: (input: Fields) => Fields,
): Result {
  const input = findInput(context);
  const changed = { ...input, ...change(input), modified: context.now() };
  return shownInput(context, keep(context, scope(context, 'live_inputs'), String(input.uid), changed));
}

const updateInput: Handler<'stream.liveInputs.update'> = (context) => {
  const { recording, ...body } = fieldsOf(context);
  return changeInput(context, (input) => ({
    ...body,
    recording: { ...(isObject(input.recording) ? input.recording : {}), ...recording },
  }));
};

const rotate: Handler<'stream.liveInputs.rotateKeys'> = (context) =>
  changeInput(context, ({ uid }) => ({ ...keysOf(context, String(uid)), keysRotatedAt: context.now() }));

const listInputs: Handler<'stream.liveInputs.list'> = (context) => {
  const inputs = all(context, scope(context, 'live_inputs')).reverse();
  const liveInputs = inputs.map(({ uid, created, modified, meta, enabled, deleteRecordingAfterDays }) => ({
    uid,
    created,
    modified,
    meta,
    enabled,
    deleteRecordingAfterDays,
  }));
  const counts = context.query.include_counts === true ? { range: inputs.length, total: inputs.length } : {};
  return context.fit({ liveInputs, ...counts });
};

const removeInput: Handler<'stream.liveInputs.delete'> = (context) => {
  context.sandbox.store.remove(scope(context, 'live_inputs'), String(findInput(context).uid));
  return null;
};

/** https://developers.cloudflare.com/stream/stream-live/simulcasting/ */
const MAX_OUTPUTS = 50;

const addOutput: Handler<'stream.liveInputs.outputs.create'> = (context) => {
  const { uid } = findInput(context);
  const outputs = all(context, scopeOf(placeOf(context), 'live_inputs', String(uid), 'outputs'));
  // The limit is documented, its code is not.
  if (outputs.length >= MAX_OUTPUTS) throw wrong(`a live input has at most ${MAX_OUTPUTS} outputs`);
  return context.generic({ enabled: true, ...fieldsOf(context) });
};

/** https://developers.cloudflare.com/stream/edit-videos/applying-watermarks/ */
const MAX_WATERMARK = 2 * 2 ** 20;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const createWatermark: Handler<'stream.watermarks.create'> = (context) => {
  const { url, file: _, ...body }: Fields = fieldsOf(context); // the contract does not name the file
  const file = context.parts.find(({ name }) => name === 'file');
  if (file === undefined && typeof url !== 'string') throw wrong("give a part named 'file', or 'url'", '/file');
  const bytes = Buffer.from(file?.bytes ?? PIXEL);
  // The rules are documented, their codes are not.
  if (!bytes.subarray(0, 8).equals(PNG) || bytes.length < 24) throw wrong('a watermark must be a PNG image', '/file');
  if (bytes.length > MAX_WATERMARK) throw problem(413, 10006, 'A watermark has at most 2 MiB.', '/file');
  const uid = context.sandbox.ids.hex();
  const watermark = {
    name: '',
    opacity: 1,
    padding: 0.05,
    scale: 0.15,
    position: 'upperRight',
    ...body,
    uid,
    size: bytes.length,
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    created: context.now(),
    ...(file === undefined ? { downloadedFrom: url } : {}),
  };
  return context.fit(keep(context, scope(context, 'watermarks'), uid, watermark));
};

const findWatermark = (context: Context & At<'identifier'>): Fields =>
  found(context, scope(context, 'watermarks'), context.path.identifier, () =>
    missing('the watermark profile does not exist', '/identifier'),
  );

const removeWatermark: Handler<'stream.watermarks.delete'> = (context) => {
  context.sandbox.store.remove(scope(context, 'watermarks'), String(findWatermark(context).uid));
  return '';
};

/** https://developers.cloudflare.com/stream/viewing-videos/securing-your-stream/ */
const MAX_KEYS = 1000;

interface Key {
  readonly id: string;
  readonly created: string;
}

/** The private half is returned once, and not stored. */
const createKey: Handler<'stream.keys.create'> = (context) => {
  checkKeyCount(context);
  return Later.of(makeRsaKey).and((key) => saveKey(context, key));
};

function checkKeyCount(context: Context): void {
  if (countOf(context, scope(context, 'keys')) >= MAX_KEYS)
    throw wrong(`an account has at most ${MAX_KEYS} signing keys`);
}

function saveKey(context: Context, key: RsaKey) {
  checkKeyCount(context);
  const id = context.sandbox.ids.hex();
  const created = context.now();
  keep(context, scope(context, 'keys'), id, { id, created, public: key.public });
  const jwk = { use: 'sig', kty: 'RSA', kid: id, alg: 'RS256', ...key.jwk };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return { id, created, pem: base64(key.pem), jwk: base64(JSON.stringify(jwk)) };
}

const removeKey: Handler<'stream.keys.delete'> = (context) => {
  const keys = scope(context, 'keys');
  const { id } = found(context, keys, context.path.identifier, () => missing('the signing key does not exist'));
  context.sandbox.store.remove(keys, String(id));
  return '';
};

const DAY = 86_400;

/** A token signed with the caller's key, or with an internal one of the account. */
const createToken: Handler<'stream.token.create'> = (context) => {
  const place = placeOf(context);
  const { uid } = videoOf(place, context.path.identifier);
  const { id, pem, exp, nbf, accessRules, downloadable, flags } = fieldsOf(context);
  const now = Math.floor(context.sandbox.clock.now() / 1000);
  const until = exp ?? now + 3600;
  if (until <= now || until > now + DAY) throw wrong('exp must be within the next 24 hours', '/exp');
  const tokenOf = (key: SigningKey): { token: string } => {
    const claims = { sub: uid, kid: key.id, exp: until, nbf, accessRules, downloadable, flags };
    const text = unsignedJwt({ alg: 'RS256', kid: key.id }, claims);
    return { token: `${text}.${signed(text, key.pem)}` };
  };
  if (id === undefined || pem === undefined) return withOwnKey(context, tokenOf);
  if (read(context, scope(context, 'keys'), id) === undefined) throw missing('the signing key does not exist', '/id');
  return tokenOf({ id, pem: Buffer.from(pem, 'base64').toString() });
};

interface SigningKey {
  readonly id: string;
  readonly pem: string;
}

function signed(text: string, pem: string): string {
  try {
    return sign('RSA-SHA256', Buffer.from(text), createPrivateKey(pem)).toString('base64url');
  } catch {
    throw wrong('pem must be the base64 of an RSA key as it was given', '/pem');
  }
}

/** Uses the internal key of the account, which is made for its first token. */
function withOwnKey<Result>(context: Context, use: (key: SigningKey) => Result): Result | Later<Result> {
  const place = scope(context, 'own-key');
  const stored = (): SigningKey | undefined => {
    const key = read(context, place, '');
    return key && { id: String(key.id), pem: String(key.pem) };
  };
  const known = stored();
  if (known !== undefined) return use(known);
  return Later.of(makeRsaKey).and(({ pem }) =>
    use(stored() ?? keep(context, place, '', { id: context.sandbox.ids.hex(), pem })),
  );
}

/** https://developers.cloudflare.com/stream/manage-video-library/using-webhooks/ */
const putWebhook: Handler<'stream.webhooks.update'> = (context) => {
  const { notificationUrl, notification_url = notificationUrl } = fieldsOf(context);
  if (notification_url === undefined) throw wrong('notificationUrl is missing', '/notificationUrl');
  const before = read<ResultOf<'stream.webhooks.update'>>(context, scope(context, 'webhook'), '');
  const secret = before?.secret ?? context.sandbox.ids.digits(40);
  const webhook = { notificationUrl: notification_url, notification_url, modified: context.now(), secret };
  return keep(context, scope(context, 'webhook'), '', webhook);
};

const findWebhook: Handler<'stream.webhooks.get'> = (context) =>
  found(context, scope(context, 'webhook'), '', () => missing('the account has no webhook'));

export const streamAccount = {
  'stream.liveInputs.create': createInput,
  'stream.liveInputs.get': (context) => shownInput(context, findInput(context)),
  'stream.liveInputs.list': listInputs,
  'stream.liveInputs.update': updateInput,
  'stream.liveInputs.delete': removeInput,
  'stream.liveInputs.enable': (context) => changeInput(context, () => ({ enabled: true })),
  'stream.liveInputs.disable': (context) => changeInput(context, () => ({ enabled: false })),
  'stream.liveInputs.rotateKeys': rotate,
  'stream.liveInputs.outputs.create': addOutput,
  'stream.watermarks.create': createWatermark,
  'stream.watermarks.get': (context) => context.fit(findWatermark(context)),
  'stream.watermarks.list': (context) => new PageResult(all(context, scope(context, 'watermarks'))),
  'stream.watermarks.delete': removeWatermark,
  'stream.keys.create': createKey,
  'stream.keys.get': (context) =>
    new PageResult(all<Key>(context, scope(context, 'keys')).map(({ id, created }) => ({ id, created, key_id: id }))),
  'stream.keys.delete': removeKey,
  'stream.token.create': createToken,
  'stream.webhooks.update': putWebhook,
  'stream.webhooks.get': findWebhook,
  'stream.webhooks.delete': (context) => {
    context.sandbox.store.remove(scope(context, 'webhook'), '');
    return '';
  },
} satisfies Handlers;
