/** Parts of one video: captions, audio tracks, downloads, and the player's HTML. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { customer, missing, placeOf, readyVideo, scopeOf, videoOf, wrong } from './video-state.ts';

const idOf = ({ path }: Context): string => path.identifier ?? '';

function below(context: Context, name: string): string {
  const place = placeOf(context);
  return scopeOf(place, String(videoOf(place, idOf(context)).uid), name);
}

/** https://developers.cloudflare.com/stream/edit-videos/adding-captions/ */
const MAX_CAPTIONS = 10 * 2 ** 20;
/** https://developers.cloudflare.com/stream/edit-videos/adding-captions/#generate-a-caption */
const SPOKEN = new Set(['cs', 'nl', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'es']);

function languageOf({ path }: Context): string {
  const language = path.language ?? '';
  if (/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) return language;
  throw wrong('the language must be a BCP 47 tag', '/language');
}

function labelOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
}

function shownCaption(context: Context, { made, language, label, generated }: Fields): Fields {
  const status =
    generated === true
      ? phase(made, context, [
          ['inprogress', 0],
          ['ready', 10],
        ])
      : 'ready';
  return { language, label, generated, status };
}

const putCaption: Handler<'stream.captions.language.update'> = (context) => {
  const language = languageOf(context);
  const scope = below(context, 'captions');
  const file = context.parts.find(({ name }) => name === 'file');
  if (file === undefined) throw wrong("the form needs a part named 'file'", '/file');
  // Codes of these two are not documented.
  if (file.bytes.length > MAX_CAPTIONS) throw problem(413, 10006, 'Captions have at most 10 MB.', '/file');
  if (!/^\uFEFF?WEBVTT(\s|$)/.test(Buffer.from(file.bytes.subarray(0, 16)).toString('utf8')))
    throw wrong('captions must be a WebVTT file', '/file');
  const text = Buffer.from(file.bytes).toString('base64');
  const caption = { language, label: labelOf(language), generated: false, text, made: context.now() };
  return shownCaption(context, keep(context, scope, language, caption));
};

const generateCaption: Handler<'stream.captions.language.create'> = (context) => {
  const language = languageOf(context);
  const scope = below(context, 'captions');
  if (!SPOKEN.has(language)) throw wrong(`captions cannot be generated in '${language}'`, '/language');
  if (read(context, scope, language) !== undefined)
    throw problem(409, 10005, 'Conflict: there are captions in this language already', '/language'); // code not documented
  readyVideo(placeOf(context), idOf(context));
  const text = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n(generated)\n').toString('base64');
  const caption = {
    language,
    label: `${labelOf(language)} (auto-generated)`,
    generated: true,
    text,
    made: context.now(),
  };
  return shownCaption(context, keep(context, scope, language, caption));
};

const findCaption = (context: Context & At<'language'>): Fields =>
  found(context, below(context, 'captions'), context.path.language, () =>
    missing('there are no captions in this language', '/language'),
  );

const readVtt: Handler<'stream.captions.language.vtt.get'> = (context) => {
  const caption = findCaption(context);
  if (shownCaption(context, caption).status !== 'ready') throw missing('the captions are not ready yet', '/language');
  return new Reply(new Uint8Array(Buffer.from(String(caption.text), 'base64')), 'text/vtt');
};

const removeCaption: Handler<'stream.captions.language.delete'> = (context) => {
  const { language } = findCaption(context);
  context.sandbox.store.remove(below(context, 'captions'), String(language));
  return '';
};

/** https://developers.cloudflare.com/stream/edit-videos/adding-additional-audio-tracks/ */
function shownTrack(context: Context, { made, ...track }: Fields): Fields {
  return {
    ...track,
    status: phase(made, context, [
      ['queued', 0],
      ['ready', 5],
    ]),
  };
}

const addTrack: Handler<'stream.audioTracks.copy'> = (context) => {
  const { label, url } = fieldsOf(context);
  const scope = below(context, 'audio');
  if (url !== undefined && !/^https?:/.test(url)) throw wrong('url must be the URL of an audio file', '/url');
  const uid = context.sandbox.ids.hex();
  return shownTrack(context, keep(context, scope, uid, { uid, label, default: false, made: context.now() }));
};

const findTrack = (context: Context & At<'audio_identifier'>): Fields =>
  found(context, below(context, 'audio'), context.path.audio_identifier, () =>
    missing('the audio track does not exist', '/audio_identifier'),
  );

/** Only one track is the default. */
const editTrack: Handler<'stream.audioTracks.edit'> = (context) => {
  const track = findTrack(context);
  const scope = below(context, 'audio');
  const { label = track.label, default: isDefault = track.default } = fieldsOf(context);
  if (isDefault === true)
    for (const other of all(context, scope)) keep(context, scope, String(other.uid), { ...other, default: false });
  return shownTrack(context, keep(context, scope, String(track.uid), { ...track, label, default: isDefault }));
};

const removeTrack: Handler<'stream.audioTracks.delete'> = (context) => {
  const track = findTrack(context);
  if (track.default === true) throw wrong('the default audio track cannot be deleted: make another the default first');
  context.sandbox.store.remove(below(context, 'audio'), String(track.uid));
  return '';
};

/** https://developers.cloudflare.com/stream/viewing-videos/download-videos/ */
function downloads(context: Context): Fields {
  const { account } = placeOf(context);
  const kept = all(context, below(context, 'downloads'));
  return Object.fromEntries(
    kept.map(({ type, made }) => {
      const seconds = (context.sandbox.clock.now() - Date.parse(String(made))) / 1000;
      const percentComplete = Math.min(100, Math.floor(seconds * 10));
      const file = type === 'audio' ? 'audio.m4a' : 'default.mp4';
      const url = `${customer(account)}/${idOf(context)}/downloads/${file}`;
      return [String(type), { status: percentComplete === 100 ? 'ready' : 'inprogress', url, percentComplete }];
    }),
  );
}

const typeOf = ({ path }: Context): string => path.download_type ?? 'default';

/** Asked for again, it is the same. */
const addDownload: Handler<'stream.downloads.create' | 'stream.downloads.byType.create'> = (context) => {
  readyVideo(placeOf(context), idOf(context));
  const scope = below(context, 'downloads');
  const type = typeOf(context);
  if (read(context, scope, type) === undefined) keep(context, scope, type, { type, made: context.now() });
  return downloads(context);
};

const removeDownload: Handler<'stream.downloads.delete' | 'stream.downloads.byType.delete'> = (context) => {
  const refusal = (): Problem => missing('there is no such download');
  found(context, below(context, 'downloads'), typeOf(context), refusal);
  context.sandbox.store.remove(below(context, 'downloads'), typeOf(context));
  return '';
};

const embed: Handler<'stream.embed.get'> = (context) => {
  const place = placeOf(context);
  const { uid } = videoOf(place, idOf(context));
  const source = `${customer(place.account)}/${String(uid)}/iframe`;
  const allow = 'accelerometer; gyroscope; autoplay; encrypted-media; picture-in-picture;';
  return new Reply(
    `<iframe src="${source}" style="border: none" allow="${allow}" allowfullscreen></iframe>`,
    'text/html',
  );
};

export const streamTracks = {
  'stream.captions.get': (context) =>
    new PageResult(all(context, below(context, 'captions')).map((one) => shownCaption(context, one))),
  'stream.captions.language.get': (context) => shownCaption(context, findCaption(context)),
  'stream.captions.language.update': putCaption,
  'stream.captions.language.create': generateCaption,
  'stream.captions.language.delete': removeCaption,
  'stream.captions.language.vtt.get': readVtt,
  'stream.audioTracks.copy': addTrack,
  'stream.audioTracks.get': (context) => ({
    audio: all(context, below(context, 'audio')).map((one) => shownTrack(context, one)),
  }),
  'stream.audioTracks.edit': editTrack,
  'stream.audioTracks.delete': removeTrack,
  'stream.downloads.create': addDownload,
  'stream.downloads.get': downloads,
  'stream.downloads.delete': removeDownload,
  'stream.downloads.byType.create': addDownload,
  'stream.downloads.byType.delete': removeDownload,
  'stream.embed.get': embed,
} satisfies Handlers;
