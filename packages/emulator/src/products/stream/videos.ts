/** Stream: videos listed, changed and deleted, and how many minutes of them there are. */

import { isObject } from '@flarewire/schema';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { includesText } from '../../text-search.ts';
import { type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { timeOf } from '../shared/lists.ts';
import { streamAccount } from './account.ts';
import { streamTracks } from './tracks.ts';
import { streamUploads } from './uploads.ts';
import { minutesOf, placeOf, scopeOf, settingsOf, shownVideo, stateOf, videoOf, videosOf } from './video-state.ts';

const MAX_LISTED = 1000;

/** https://developers.cloudflare.com/api/resources/stream/methods/list/ */
const list: Handler<'stream.list'> = (context) => {
  const place = placeOf(context);
  const { id, creator, status, search, name, video_name, live_input_id, before, end, after, start, asc, limit } =
    context.query;
  const nameOf = ({ meta }: Fields): string => (isObject(meta) ? String(meta.name ?? '') : '');
  const isWanted = (video: Fields): boolean =>
    (id === undefined || video.uid === id) &&
    (creator === undefined || video.creator === creator) &&
    (status === undefined || stateOf(place, video) === status) &&
    (search === undefined || includesText(nameOf(video).toLowerCase(), search.toLowerCase())) &&
    ((name ?? video_name) === undefined || nameOf(video) === (name ?? video_name)) &&
    (live_input_id === undefined || video.liveInput === live_input_id) &&
    !(timeOf(video.created) >= timeOf(before ?? end)) &&
    !(timeOf(video.created) <= timeOf(after ?? start));
  const videos = videosOf(place).filter(isWanted);
  const ordered = asc === true ? videos : videos.reverse();
  const most = limit ?? MAX_LISTED;
  return new PageResult(ordered.slice(0, most).map((video) => shownVideo(place, video)));
};

const edit: Handler<'stream.edit'> = (context) => {
  const place = placeOf(context);
  const video = videoOf(place, context.path.identifier);
  const changed = { ...video, ...settingsOf(place, fieldsOf(context)), modified: place.now() };
  return context.fit(shownVideo(place, keep(context, scopeOf(place), String(video.uid), changed)));
};

const remove: Handler<'stream.delete'> = (context) => {
  const place = placeOf(context);
  const { uid } = videoOf(place, context.path.identifier);
  context.sandbox.store.remove(scopeOf(place), String(uid));
  return null;
};

/** Minutes that an account may store; Cloudflare's number depends on what was paid. */
const MINUTES = 1000;

const usage: Handler<'stream.videos.storageUsage'> = (context) => {
  const place = placeOf(context);
  const { creator } = context.query;
  const videos = videosOf(place).filter((video) => creator === undefined || video.creator === creator);
  const totals = { totalStorageMinutes: minutesOf(place, videos), totalStorageMinutesLimit: MINUTES };
  return { ...totals, videoCount: videos.length, ...(creator === undefined ? {} : { creator }) };
};

export const stream = {
  ...streamUploads,
  ...streamTracks,
  ...streamAccount,
  'stream.list': list,
  'stream.get': (context) => {
    const place = placeOf(context);
    return context.fit(shownVideo(place, videoOf(place, context.path.identifier)));
  },
  'stream.edit': edit,
  'stream.delete': remove,
  'stream.videos.storageUsage': usage,
} satisfies Handlers;
