/** Indicator feeds that providers fill and share, and sinkholes with the addresses that lead to them. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { isNormal, parseCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const feedsOf = (context: Context): string => below(context, 'intel', 'indicator-feeds');

/** https://developers.cloudflare.com/security-center/indicator-feeds/ */
const feeds = collection({
  what: 'indicator feed',
  id: ['id', 'number'],
  unique: ['name'],
  created: ['created_on'],
  modified: ['modified_on'],
  lasting: ['name', 'description', 'is_attributable', 'is_downloadable', 'is_public', 'upload'],
  defaults: { description: '', is_attributable: false, is_downloadable: false, is_public: false },
  show: (_context, { upload: _, ...feed }) => feed,
});

/** Stage of an upload; its duration is not documented. */
const stageOf = (context: Context, upload: Fields): 'complete' | 'loading' | 'queued' =>
  phase(upload.created_at, context, [
    ['queued', 0],
    ['loading', 5],
    ['complete', 30],
  ]);

const STATUS = { queued: 'Mirroring', loading: 'Loading', complete: 'Complete' } as const;

const uploadsOf = (context: Context, feed: unknown): string =>
  below(context, 'intel', 'indicator-feeds', String(feed), 'uploads');

const getFeed: Handler<'intel.indicatorFeeds.get'> = (context) => {
  const feed = feeds.find(context);
  const last = all(context, uploadsOf(context, feed.id)).at(-1);
  const provider = read(context, below(context, 'intel', 'provider'), '') ?? { provider_id: 1, provider_name: 'Local' };
  const status = last === undefined ? {} : { latest_upload_status: STATUS[stageOf(context, last)] };
  return context.fit({ ...feeds.shown(context, feed), ...provider, ...status });
};

/** A file of STIX indicators takes the place of the one before. */
const upload: Handler<'intel.indicatorFeeds.snapshots.update'> = (context) => {
  const feed = feeds.find(context, 2);
  const part = context.parts.find(({ name }) => name === 'source');
  const source = part === undefined ? String(fieldsOf(context).source ?? '') : Buffer.from(part.bytes).toString();
  if (source === '') throw invalid('source is required', '/source');
  const upload_id = context.sandbox.ids.number();
  const filename = part?.filename ?? 'snapshot.json';
  const entry = { upload_id, feed_id: feed.id, filename, source, created_at: context.now() };
  keep(context, uploadsOf(context, feed.id), String(upload_id), entry);
  const poll_url = `${context.url.pathname.replace(/\/snapshot$/, '')}/uploads/${upload_id}`;
  return context.fit({ file_id: upload_id, upload_id, filename, poll_url, status: 'queued' });
};

const uploadStatus: Handler<'intel.indicatorFeeds.uploads.get'> = (context) => {
  const feed = found(context, feedsOf(context), context.path.feed_id, () => missing('indicator feed'));
  const entry = found(context, uploadsOf(context, feed.id), context.path.upload_id, () => missing('upload'));
  const stage = stageOf(context, entry);
  const isDone = stage === 'complete';
  return context.fit({
    ...entry,
    stage,
    status: isDone ? 'complete' : 'pending',
    attempts: 1,
    poll_after_seconds: isDone ? 0 : 5,
    updated_at: context.now(),
  });
};

/** Content of the last complete upload. */
function sourceOf(context: Context & At<'feed_id'>): Fields {
  const feed = feeds.find(context, 2);
  const done = all(context, uploadsOf(context, feed.id)).filter((one) => stageOf(context, one) === 'complete');
  return done.at(-1) ?? { source: '' };
}

const download: Handler<'intel.indicatorFeeds.downloads.get'> = (context) => {
  const feed = feeds.find(context, 2);
  if (feed.is_downloadable !== true) throw invalid('The feed is not downloadable');
  const { upload_id, filename } = sourceOf(context);
  return context.fit({
    file_id: upload_id,
    upload_id,
    filename,
    status: upload_id === undefined ? 'empty' : 'complete',
  });
};

const sharesOf = (account: string): string => inAccount(account, 'intel', 'feed-permissions');

/** Feeds that every account may use: https://developers.cloudflare.com/security-center/indicator-feeds/#publicly-available-feeds */
const PUBLIC: readonly Fields[] = [
  [24, 'UK NCSC Public Threat Indicators', 'Malware that the National Cyber Security Centre knows'],
  [34, 'Cloudforce One - Public Feed', 'Indicators of Cloudforce One'],
].map(([id, name, description]) => ({
  id,
  name,
  description,
  is_attributable: true,
  is_downloadable: false,
  is_public: true,
}));

/** Feeds of others that an account may use. */
function share(context: Context & At<'account_id'>, isGiven: boolean): { success: boolean } {
  const { feed_id, account_tag } = fieldsOf(context) as Fields; // an object by its schema
  const feed = found(context, feedsOf(context), String(feed_id), () => missing('indicator feed'));
  const scope = sharesOf(String(account_tag ?? context.path.account_id));
  if (isGiven) keep(context, scope, String(feed.id), { ...feeds.shown(context, feed) });
  else if (!context.sandbox.store.remove(scope, String(feed.id))) throw missing('permission');
  return { success: true };
}

const provide: Handler<'intel.indicatorFeeds.permissions.createProvider'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const scope = below(context, 'intel', 'provider');
  if (read(context, scope, '') !== undefined) throw conflict('The account is a provider already');
  const provider_id = context.sandbox.ids.number();
  keep(context, scope, '', { provider_id, provider_name: body.name });
  return context.fit({ provider_id, name: body.name, account_id: body.account_id ?? body.body_account_id });
};

/** https://developers.cloudflare.com/security-center/ */
const sinkholes = collection({
  what: 'sinkhole',
  unique: ['name'],
  created: ['created_on'],
  modified: ['modified_on'],
  read: (_context, { r2_secret: _, ...body }) => body,
  show: (context, item) => ({ ...item, account_tag: accountOf(context) }),
});

const sinkhole = (context: Context & At<'sinkhole_id'>): Fields =>
  found(context, inAccount(accountOf(context), 'intel', 'sinkholes'), context.path.sinkhole_id, () =>
    missing('sinkhole'),
  );

const ingresses = collection({
  what: 'ingress',
  unique: ['cidr'],
  created: ['created_on'],
  modified: ['modified_on'],
  lasting: ['zone_tag', 'sinkhole_id'],
  read: (context, body) => ({ ...body, zone_tag: context.path.zone_id, sinkhole_id: context.path.sinkhole_id }),
  check: (_context, { cidr }) => {
    const network = parseCidr(cidr);
    if (network === undefined || !isNormal(network))
      throw invalid(`cidr '${String(cidr).slice(0, 60)}' is not a network`, '/cidr');
  },
});

const zoneIngresses = (context: Context & At<'sinkhole_id'>): string =>
  below(context, 'intel', 'sinkholes', context.path.sinkhole_id, 'ingresses');

function listIngresses<Result>(context: Showing<Result> & At<'sinkhole_id'>): Result {
  sinkhole(context);
  return context.fit(ingresses.select(context, zoneIngresses(context)));
}

export const intelFeeds = {
  'intel.indicatorFeeds.create': feeds.create,
  'intel.indicatorFeeds.list': feeds.list,
  'intel.indicatorFeeds.get': getFeed,
  'intel.indicatorFeeds.update': feeds.update,
  'intel.indicatorFeeds.data': (context) => String(sourceOf(context).source),
  'intel.indicatorFeeds.downloads.get': download,
  'intel.indicatorFeeds.snapshots.update': upload,
  'intel.indicatorFeeds.uploads.get': uploadStatus,
  'intel.indicatorFeeds.permissions.create': (context) => share(context, true),
  'intel.indicatorFeeds.permissions.delete': (context) => share(context, false),
  'intel.indicatorFeeds.permissions.list': (context) =>
    context.fit([...PUBLIC, ...all(context, sharesOf(context.path.account_id))]),
  'intel.indicatorFeeds.permissions.createProvider': provide,
  'intel.sinkholes.create': sinkholes.create,
  'intel.sinkholes.list': sinkholes.list,
  'intel.sinkholes.get': sinkholes.get,
  'intel.sinkholes.update': sinkholes.update,
  'intel.sinkholes.delete': sinkholes.remove,
  'intel.sinkholes.ingresses.create': (context) => {
    sinkhole(context);
    return ingresses.create(context);
  },
  'intel.sinkholes.ingresses.list': listIngresses,
  'intel.sinkholes.ingresses.get': (context) => {
    sinkhole(context);
    return ingresses.get(context);
  },
  'intel.sinkholes.ingresses.update': (context) => {
    sinkhole(context);
    return ingresses.update(context);
  },
  'intel.sinkholes.ingresses.delete': (context) => {
    sinkhole(context);
    return ingresses.remove(context);
  },
} satisfies Handlers;
