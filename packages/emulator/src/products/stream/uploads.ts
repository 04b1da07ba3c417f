/** Uploads of videos: in pieces (tus), in one form, through a one-time address, or fetched from a URL. */

import { isObject } from '@flarewire/schema';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import type { RawCall, RawRoute } from '../../http/raw.ts';
import { CODE, Problem, problem } from '../../problem.ts';
import { type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import {
  addVideo,
  arrival,
  missing,
  type Place,
  placeOf,
  readyVideo,
  scopeOf,
  secondsOf,
  settingsOf,
  shownVideo,
  uploadTables,
  videoOf,
  wrong,
} from './video-state.ts';

const MIB = 2 ** 20;
/** https://developers.cloudflare.com/stream/uploading-videos/resumable-uploads/#requirements */
const CHUNK = { min: 5 * MIB, max: 200 * MIB, step: 256 * 1024 };
/** https://developers.cloudflare.com/stream/uploading-videos/ (basic uploads; largest video) */
const MAX = { form: 200_000_000, video: 30 * 2 ** 30 };
const MINUTE = 60_000;
const TUS = { 'Tus-Resumable': '1.0.0' };

/** A profile that a video is to be marked with must be there. */
function watermarkOf(place: Place, sent: unknown): Fields {
  const uid = isObject(sent) ? sent.uid : undefined;
  if (typeof uid !== 'string') return {};
  const watermark = read(place, scopeOf(place, 'watermarks'), uid);
  if (watermark === undefined) throw missing('the watermark profile does not exist', '/watermark/uid');
  return { watermark };
}

const base64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** `key base64,flag`: https://developers.cloudflare.com/stream/uploading-videos/resumable-uploads/#supported-options-in-upload-metadata */
function readMetadata(header: unknown): Map<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .filter(([key]) => key !== '' && key !== '__proto__');
  return new Map(pairs.map(([key = '', value]) => [key, value === undefined ? 'true' : base64(value)]));
}

function settingsOfTus(place: Place, metadata: Map<string, string>): Fields {
  const take = (name: string): string | undefined => {
    const value = metadata.get(name);
    metadata.delete(name);
    return value;
  };
  const numeric = (name: string): number | undefined => {
    const value = take(name);
    if (value !== undefined && !Number.isFinite(Number(value)))
      throw wrong(`${name} is not a number`, '/Upload-Metadata');
    return value === undefined ? undefined : Number(value);
  };
  const isPrivate = take('requiresignedurls');
  const origins = take('allowedorigins');
  const mark = take('watermark');
  const body = {
    requireSignedURLs: isPrivate !== undefined && isPrivate !== 'false',
    allowedOrigins: origins?.split(',').map((one) => one.trim()),
    maxDurationSeconds: numeric('maxdurationseconds'),
    thumbnailTimestampPct: numeric('thumbnailtimestamppct'),
    scheduledDeletion: take('scheduleddeletion'),
    uploadExpiry: take('expiry'),
  };
  const settings = settingsOf(place, { ...body, meta: Object.fromEntries(metadata) });
  return { ...settings, ...watermarkOf(place, { uid: mark }) };
}

/** https://tus.io/protocols/resumable-upload#creation */
const createTus: Handler<'stream.create'> = (context) => {
  const place = placeOf(context);
  const length = Number(context.headers['Upload-Length'] ?? context.request.get('upload-length'));
  // The code is not documented.
  if (length > MAX.video) throw problem(413, 10006, 'The video is larger than 30 GB.', '/Upload-Length');
  const creator = context.request.get('upload-creator');
  const settings = settingsOfTus(place, readMetadata(context.request.get('upload-metadata')));
  const arrived = length === 0 ? { arrived: place.now() } : {};
  const video = addVideo(place, { ...settings, size: length, ...(creator === null ? {} : { creator }), ...arrived });
  const token = open(place, 'tus', video, length, expiryOf(place, settings.uploadExpiry, 24 * 60));
  const location = `${place.origin}/client/v4/given/tus/${token}?tusv2=true`;
  const headers = { ...TUS, Location: location, 'Stream-Media-Id': String(video.uid), 'Upload-Offset': '0' };
  return new Reply(null, undefined, { status: 201, headers });
};

function open(place: Place, kind: 'tus' | 'form', video: Fields, length: number, expires: number): string {
  const token = place.sandbox.ids.hex();
  place.sandbox.use(uploadTables).open.run(token, place.account, String(video.uid), kind, length, expires);
  return token;
}

/** https://developers.cloudflare.com/stream/uploading-videos/direct-creator-uploads/ */
function expiryOf({ sandbox }: Place, expiry: unknown, minutes: number): number {
  const now = sandbox.clock.now();
  if (expiry === undefined) return now + minutes * MINUTE;
  const until = Date.parse(String(expiry));
  if (!(until >= now + 2 * MINUTE && until <= now + 6 * 60 * MINUTE))
    throw wrong('expiry lies between 2 minutes and 6 hours from now', '/expiry');
  return until;
}

interface Upload {
  readonly place: Place;
  readonly token: string;
  readonly video: Fields;
  readonly length: number;
  readonly offset: number;
}

function uploadOf({ sandbox, values, url, now }: RawCall, kind: 'tus' | 'form'): Upload {
  const [token = ''] = values;
  const row = sandbox.use(uploadTables).find.get(token, kind);
  if (row === undefined) throw missing('the upload does not exist');
  if (Number(row.expires) <= sandbox.clock.now()) throw problem(410, 10003, 'The upload has expired.');
  const place = { sandbox, account: String(row.account), origin: url.origin, now };
  const video = videoOf(place, String(row.video));
  return { place, token, video, length: Number(row.length), offset: Number(row.offset) };
}

/** https://tus.io/protocols/resumable-upload#core-protocol */
function serveTus(call: RawCall): Reply {
  if (call.method === 'OPTIONS') {
    const headers = {
      ...TUS,
      'Tus-Version': '1.0.0',
      'Tus-Extension': 'creation,expiration',
      'Tus-Max-Size': `${MAX.video}`,
    };
    return new Reply(null, undefined, { status: 204, headers });
  }
  if (call.request.get('tus-resumable') !== '1.0.0')
    throw new Problem(412, [{ code: CODE.invalid, message: 'This is tus 1.0.0: send Tus-Resumable.' }], {
      'Tus-Version': '1.0.0',
    });
  const upload = uploadOf(call, 'tus');
  const reported = (offset: number) => ({ ...TUS, 'Upload-Offset': String(offset), 'Cache-Control': 'no-store' });
  if (call.method === 'HEAD') {
    const headers = { ...reported(upload.offset), 'Upload-Length': String(upload.length) };
    return new Reply(null, undefined, { headers });
  }
  const offset = takePiece(call, upload);
  return new Reply(null, undefined, { status: 204, headers: reported(offset) });
}

/** The bytes themselves are counted, not kept: nothing here could play them. */
function takePiece({ request, size }: RawCall, { place, token, video, length, offset }: Upload): number {
  if (request.get('content-type') !== 'application/offset+octet-stream')
    throw problem(415, CODE.invalid, 'A piece has the content type application/offset+octet-stream.');
  if (request.get('upload-offset') !== String(offset))
    throw problem(409, CODE.conflict, `The upload is at byte ${offset}.`, '/Upload-Offset');
  const end = offset + size;
  if (end > length) throw problem(413, CODE.invalid, `The upload has ${length} bytes; this piece ends at ${end}.`);
  const isLast = end === length;
  // The rule is documented, how it is refused is not.
  if (!isLast && (size < CHUNK.min || size % CHUNK.step !== 0))
    throw wrong(`a piece has a multiple of ${CHUNK.step} bytes and at least ${CHUNK.min}, but for the last`);
  place.sandbox.use(uploadTables).move.run(end, token);
  if (isLast) arrive(place, video, length);
  return end;
}

function arrive(place: Place, video: Fields, size: number): Fields {
  const arrived = { ...video, size, arrived: place.now(), modified: place.now() };
  return keep(place, scopeOf(place), String(video.uid), arrived);
}

/** The part with the video. @throws Problem 400, 413 */
function fileOf({ parts }: RawCall): { size: number; name: string } {
  const file = parts.find(({ name }) => name === 'file');
  if (file === undefined) throw wrong("the form needs a part named 'file'", '/file');
  // The code is not documented.
  if (file.bytes.length > MAX.form)
    throw problem(413, 10006, 'A form takes videos of up to 200 MB: send larger ones in pieces.', '/file');
  return { size: file.bytes.length, name: file.filename ?? 'video' };
}

const envelope = (result: unknown): Reply =>
  new Reply(JSON.stringify({ success: true, errors: [], messages: [], result }), 'application/json');

/** https://developers.cloudflare.com/stream/uploading-videos/upload-video-file/#upload-video-using-basic-uploads */
function takeForm(call: RawCall): Reply {
  const { sandbox, values, url, now, request } = call;
  const place = { sandbox, account: values[0] ?? '', origin: url.origin, now };
  const { size, name } = fileOf(call);
  const creator = request.get('upload-creator');
  const known = { size, meta: { name }, arrived: now(), ...(creator === null ? {} : { creator }) };
  return envelope(shownVideo(place, addVideo(place, known)));
}

/** Takes one video, once. */
function takeGiven(call: RawCall): Reply {
  const { place, token, video } = uploadOf(call, 'form');
  const { size, name } = fileOf(call);
  place.sandbox.use(uploadTables).remove.run(token);
  const meta = { name, ...(isObject(video.meta) ? video.meta : {}) };
  return envelope(shownVideo(place, arrive(place, { ...video, meta }, size)));
}

const direct: Handler<'stream.directUpload.create'> = (context) => {
  const place = placeOf(context);
  const { expiry, watermark, ...body } = fieldsOf(context);
  const until = expiryOf(place, expiry, 30);
  const creator = context.request.get('upload-creator');
  const settings = settingsOf(place, { ...(creator === null ? {} : { creator }), ...body });
  const uploadExpiry = new Date(until).toISOString();
  const video = addVideo(place, { ...settings, ...watermarkOf(place, watermark), size: 0, uploadExpiry });
  const uploadURL = `${place.origin}/client/v4/given/stream/${open(place, 'form', video, 0, until)}`;
  return context.fit({
    uid: video.uid,
    uploadURL,
    watermark: video.watermark,
    scheduledDeletion: video.scheduledDeletion,
  });
};

/** Nothing is fetched: the address is assumed to hold a video of 5 MB. */
const FETCHED = 5_000_000;

/** https://developers.cloudflare.com/stream/uploading-videos/upload-via-link/ */
const copy: Handler<'stream.copy.create'> = (context) => {
  const place = placeOf(context);
  const { url: sent, input, name, watermark, ...body } = fieldsOf(context);
  const url = String(sent ?? input ?? '');
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw wrong('url must be the URL of a video', '/url');
  const creator = context.request.get('upload-creator');
  const settings = settingsOf(place, { ...(creator === null ? {} : { creator }), ...body });
  const meta = {
    ...(typeof name === 'string' ? { name } : {}),
    ...(isObject(settings.meta) ? settings.meta : {}),
    'downloaded-from': url,
  };
  const known = { ...settings, ...watermarkOf(place, watermark), meta, size: FETCHED, arrived: arrival(place, true) };
  return context.fit(shownVideo(place, addVideo(place, known)));
};

/** https://developers.cloudflare.com/stream/edit-videos/video-clipping/ */
const clip: Handler<'stream.clip.create'> = (context) => {
  const place = placeOf(context);
  const { clippedFromVideoUID, startTimeSeconds, endTimeSeconds, watermark, ...body } = fieldsOf(context);
  const source = readyVideo(place, String(clippedFromVideoUID));
  const [start, end] = [Number(startTimeSeconds), Number(endTimeSeconds)];
  if (!(start >= 0 && start < end && end <= secondsOf(source)))
    throw wrong(`a clip lies between 0 and ${secondsOf(source)} seconds, and ends after it begins`, '/endTimeSeconds');
  const settings = settingsOf(place, body);
  const part = (end - start) / secondsOf(source);
  const known = {
    ...settings,
    ...watermarkOf(place, watermark),
    clippedFrom: source.uid,
    seconds: end - start,
    size: Math.round(Number(source.size) * part),
    arrived: place.now(),
  };
  return context.fit(shownVideo(place, addVideo(place, known)));
};

export const streamUploads = {
  'stream.create': createTus,
  'stream.directUpload.create': direct,
  'stream.copy.create': copy,
  'stream.clip.create': clip,
} satisfies Handlers;

export const streamRoutes: readonly RawRoute[] = [
  {
    methods: ['POST'],
    path: /^\/accounts\/([^/]+)\/stream$/,
    isOpen: false,
    takes: (headers) => headers.get('content-type')?.startsWith('multipart/form-data') === true,
    most: MAX.form + MIB,
    answer: takeForm,
  },
  {
    methods: ['POST'],
    path: /^\/given\/stream\/([^/]+)$/,
    isOpen: true,
    most: MAX.form + MIB,
    answer: takeGiven,
  },
  {
    methods: ['HEAD', 'PATCH', 'OPTIONS'],
    path: /^\/given\/tus\/([^/]+)$/,
    isOpen: true,
    mostCounted: CHUNK.max,
    answer: serveTus,
  },
];
