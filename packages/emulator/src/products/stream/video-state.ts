/** Stored and shown form of Stream videos: uploads are encoded over time. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, type Fields, keep, phase, read } from '../shared/fields.ts';

/** Owner of the videos, and the base address of links in responses. */
export interface Place {
  readonly sandbox: Sandbox;
  readonly account: string;
  readonly origin: string;
  now(): string;
}

export const placeOf = (context: Context): Place => ({
  sandbox: context.sandbox,
  account: context.path.account_id ?? '',
  origin: context.url.origin,
  now: context.now,
});

/** Code that users report for anything that Stream does not accept. */
export const wrong = (why: string, pointer?: string): Problem => problem(400, 10005, `Bad Request: ${why}`, pointer);
export const missing = (what: string, pointer?: string): Problem => problem(404, 10003, `Not Found: ${what}`, pointer);

export const scopeOf = ({ account }: Place, ...names: readonly string[]): string =>
  pathKey(['accounts', account, 'stream', ...names]);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS stream_uploads (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    video TEXT NOT NULL,
    kind TEXT NOT NULL,
    length INTEGER NOT NULL,
    offset INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT`;

export function uploadTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    open: db.prepare(
      'INSERT INTO stream_uploads (token, account, video, kind, length, offset, expires) VALUES (?, ?, ?, ?, ?, 0, ?)',
    ),
    find: db.prepare('SELECT account, video, length, offset, expires FROM stream_uploads WHERE token = ? AND kind = ?'),
    move: db.prepare('UPDATE stream_uploads SET offset = ? WHERE token = ?'),
    remove: db.prepare('DELETE FROM stream_uploads WHERE token = ?'),
  };
}

const MONTH = 30 * 86_400_000;

/** Fields that a caller may set, of the whole body that it sent. */
const OWN = [
  'meta',
  'creator',
  'requireSignedURLs',
  'allowedOrigins',
  'maxDurationSeconds',
  'thumbnailTimestampPct',
  'scheduledDeletion',
  'publicDetails',
  'uploadExpiry',
];

/** https://developers.cloudflare.com/stream/edit-videos/ @throws Problem 400 */
export function settingsOf(place: Place, body: Fields): Fields {
  const { scheduledDeletion, meta } = body;
  const isSoon =
    typeof scheduledDeletion === 'string' && !(Date.parse(scheduledDeletion) >= place.sandbox.clock.now() + MONTH);
  if (isSoon) throw wrong('scheduledDeletion must be at least 30 days from now', '/scheduledDeletion');
  if (meta !== undefined && (typeof meta !== 'object' || meta === null)) throw wrong('meta must be an object', '/meta');
  return Object.fromEntries(OWN.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
}

export function addVideo(place: Place, known: Fields): Fields {
  const uid = place.sandbox.ids.hex();
  const now = place.now();
  const defaults = { meta: {}, requireSignedURLs: false, allowedOrigins: [], thumbnailTimestampPct: 0 };
  return keep(place, scopeOf(place), uid, { uid, created: now, modified: now, ...defaults, ...known });
}

/** Seconds after the upload. Cloudflare's times depend on the video. */
const ENCODING = [
  ['queued', 0],
  ['inprogress', 2],
  ['ready', 12],
] as const;
const FETCHING = 3;

export type State = 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready';

export function stateOf(place: Place, video: Fields): State {
  if (typeof video.arrived !== 'string') return 'pendingupload';
  const isHere = Date.parse(video.arrived) <= place.sandbox.clock.now();
  return isHere ? phase(video.arrived, place, ENCODING) : 'downloading';
}

/** A fetched video arrives later. */
export const arrival = ({ sandbox, now }: Place, isFetched: boolean): string =>
  isFetched ? new Date(sandbox.clock.now() + FETCHING * 1000).toISOString() : now();

/** No video is decoded here: every 250 kB count as a second, up to the upload's maximum duration. */
function durationOf({ size, maxDurationSeconds, seconds }: Fields): number {
  if (typeof seconds === 'number') return seconds;
  const length = Math.max(1, Math.round(Number(size) / 25_000) / 10);
  return typeof maxDurationSeconds === 'number' ? Math.min(length, maxDurationSeconds) : length;
}

const percent = (place: Place, video: Fields): string => {
  const seconds = (place.sandbox.clock.now() - Date.parse(String(video.arrived))) / 1000;
  return String(Math.min(100, Math.max(0, Math.round((seconds - 2) * 10))));
};

export const customer = (account: string): string =>
  `https://customer-${createHash('sha256').update(account).digest('hex').slice(0, 16)}.cloudflarestream.com`;

/** https://developers.cloudflare.com/stream/manage-video-library/using-webhooks/#processed-videos (states) */
export function shownVideo(place: Place, video: Fields): Fields {
  const { arrived, seconds: _, ...shown } = video;
  const state = stateOf(place, video);
  const isReady = state === 'ready';
  const base = `${customer(place.account)}/${String(video.uid)}`;
  const readyAt = new Date(Date.parse(String(arrived)) + 12_000);
  return {
    ...shown,
    status: { state, ...(state === 'inprogress' || isReady ? { pctComplete: percent(place, video) } : {}) },
    readyToStream: isReady,
    ...(isReady ? { readyToStreamAt: readyAt.toISOString() } : {}),
    ...(state === 'pendingupload' ? {} : { uploaded: arrived }),
    duration: isReady ? durationOf(video) : -1,
    input: isReady ? { width: 1280, height: 720 } : { width: -1, height: -1 },
    preview: `${base}/watch`,
    thumbnail: `${base}/thumbnails/thumbnail.jpg`,
    playback: { hls: `${base}/manifest/video.m3u8`, dash: `${base}/manifest/video.mpd` },
  };
}

const isGone = ({ sandbox }: Place, { scheduledDeletion }: Fields): boolean =>
  typeof scheduledDeletion === 'string' && Date.parse(scheduledDeletion) <= sandbox.clock.now();

/** @throws Problem 404 */
export function videoOf(place: Place, uid: string): Fields {
  const video = read(place, scopeOf(place), uid);
  if (video === undefined || isGone(place, video)) throw missing('the video does not exist', '/identifier');
  return video;
}

export function readyVideo(place: Place, uid: string): Fields {
  const video = videoOf(place, uid);
  if (stateOf(place, video) !== 'ready') throw wrong('the video is not ready yet', '/identifier'); // code not documented
  return video;
}

export const videosOf = (place: Place): Fields[] => all(place, scopeOf(place)).filter((video) => !isGone(place, video));

export const minutesOf = (place: Place, videos: readonly Fields[]): number =>
  videos.filter((video) => stateOf(place, video) === 'ready').reduce((sum, video) => sum + durationOf(video), 0) / 60;

export const secondsOf = durationOf;
