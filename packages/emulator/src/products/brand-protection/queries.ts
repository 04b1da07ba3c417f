/** Brand Protection: queries for names like a brand's, the domains that match them, and logos. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { chance } from '../shared/chance.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const DAY = 86_400_000;
/** Lookback of a query; not documented. */
const LOOKBACK = 30 * DAY;
/** Saved queries of an account: the number is not documented. */
const MAX = 100;

interface Query extends Fields {
  readonly query_id: number;
  readonly query_tag: string;
  readonly patterns: readonly string[];
  readonly created: string;
}

export const queriesOf = (context: Context): string => below(context, 'brand-protection', 'queries');
const dismissedOf = (context: Context): string => below(context, 'brand-protection', 'dismissed');

/** https://developers.cloudflare.com/security-center/brand-protection/#domain-search */
const MAX_DISTANCE = 3;
const SHORT = 5;

function checkDistances(matches: unknown): void {
  for (const one of Array.isArray(matches) ? matches.filter(isObject) : []) {
    const { pattern, max_edit_distance: distance = 0 } = one;
    const most = String(pattern).trim().length < SHORT ? 0 : MAX_DISTANCE;
    if (Number(distance) > most)
      throw invalid(`max_edit_distance of '${String(pattern).slice(0, 60)}' is at most ${most}`, '/string_matches');
  }
}

function patternsOf(matches: unknown): string[] {
  const list = Array.isArray(matches) ? matches : [matches];
  return list.flatMap((one: unknown) => {
    const pattern = typeof one === 'object' && one !== null ? (one as Fields).pattern : undefined; // any field may be absent
    return typeof pattern === 'string' && pattern.trim() !== '' ? [pattern.trim().toLowerCase()] : [];
  });
}

const shownQuery = ({ query_id, query_tag, scan, patterns, max_time, min_time, created, updated }: Query): Fields => ({
  query_id,
  query_tag,
  scan,
  created,
  updated,
  parameters: {
    string_matches: patterns.map((pattern) => ({ pattern })),
    ...(typeof max_time === 'string' ? { max_time } : {}),
    ...(typeof min_time === 'string' ? { min_time } : {}),
  },
});

function save(context: Context, body: Fields, before: Partial<Query> = {}): Query {
  const query_tag = String(body.tag ?? before.query_tag ?? '');
  const scope = queriesOf(context);
  const others = all<Query>(context, scope).filter((one) => one.query_id !== before.query_id);
  if (others.some((one) => one.query_tag === query_tag))
    throw conflict(`There is a query '${query_tag.slice(0, 64)}' already`, '/tag');
  if (before.query_id === undefined && others.length >= MAX) throw invalid(`The limit of ${MAX} queries is reached`);
  checkDistances(body.string_matches);
  const patterns = body.string_matches === undefined ? (before.patterns ?? []) : patternsOf(body.string_matches);
  if (patterns.length === 0) throw invalid('string_matches: name at least one pattern', '/string_matches');
  const query: Query = {
    lookback: body.search_lookback !== false,
    ...before,
    query_id: before.query_id ?? context.sandbox.ids.number(),
    query_tag,
    patterns,
    scan: body.scan ?? before.scan ?? false,
    max_time: body.max_time ?? before.max_time,
    min_time: body.min_time ?? before.min_time,
    created: before.created ?? context.now(),
    updated: context.now(),
  };
  return keep(context, scope, String(query.query_id), query);
}

export const queryOf = (context: Context, id: unknown): Query =>
  found<Query>(context, queriesOf(context), String(id), () => missing('query'));

function drop(context: Context, query: Query): void {
  context.sandbox.store.remove(queriesOf(context), String(query.query_id));
}

/** Patterns that imitate a name. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => `${name}-login.example`,
  (name) => `my-${name}.example`,
  (name) => `${name}-support.example`,
  (name) => `secure-${name}.example`,
  (name) => `${name}s.example`,
  (name) => `${name}-shop.example`,
];

interface Match {
  readonly id: number;
  readonly query: Query;
  readonly domain: string;
  readonly first_seen: string;
  readonly dismissed: boolean;
}

/** One is registered every other day; with a look back, some were before the query. */
function matchesOf(context: Context, query: Query): Match[] {
  const now = context.sandbox.clock.now();
  const start = Date.parse(query.created) - (query.lookback === false ? 0 : LOOKBACK);
  return query.patterns.flatMap((pattern, at) => {
    const name = pattern.replace(/[^a-z0-9-]/g, '');
    return FORMS.flatMap((form, index): Match[] => {
      const time = start + (index * 9 + at + 1) * DAY;
      const id = query.query_id * 1000 + at * FORMS.length + index;
      const dismissed = read(context, dismissedOf(context), String(id)) !== undefined;
      return time > now ? [] : [{ id, query, domain: form(name), first_seen: new Date(time).toISOString(), dismissed }];
    });
  });
}

const registrarOf = (domain: string): string => (chance(domain) < 0.5 ? 'Example Registrar' : 'Other Registrar');

const shownMatch = (match: Match, withId: boolean): Fields => ({
  domain: match.domain,
  first_seen: match.first_seen,
  registrar: registrarOf(match.domain),
  scan_status: match.query.scan === true ? 'complete' : 'not_scanned',
  scan_submission_id: null,
  source: 'registrations',
  public_scans: null,
  dismissed: match.dismissed,
  ...(withId ? { domain_id: match.id } : {}),
  match_details: [
    {
      match_id: match.id,
      query_id: match.query.query_id,
      query_tag: match.query.query_tag,
      dismissed: match.dismissed,
    },
  ],
});

const isTrue = (value: unknown): boolean => String(value) === 'true';

interface Asked {
  readonly ids: readonly unknown[];
  readonly query: Fields;
}

/** Without those that were dismissed, unless asked for; `total` counts all pages. */
function listed<Result>(context: Showing<Result>, { ids, query }: Asked): Result {
  const { domain_search, include_dismissed, include_domain_id, order, orderBy, limit, offset } = query;
  const text = String(domain_search ?? '').toLowerCase();
  const kept = ids
    .flatMap((id) => matchesOf(context, queryOf(context, id)))
    .filter((one) => (isTrue(include_dismissed) || !one.dismissed) && one.domain.includes(text));
  const key = (one: Match): string =>
    orderBy === 'domain' ? one.domain : orderBy === 'registrar' ? registrarOf(one.domain) : one.first_seen;
  const sorted = kept.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  if (order !== 'asc') sorted.reverse();
  const start = Number(offset ?? 0);
  const page = sorted.slice(start, start + Number(limit ?? 50));
  return context.fit({ total: kept.length, matches: page.map((one) => shownMatch(one, isTrue(include_domain_id))) });
}

const oldMatches = <Result>(context: Showing<Result>): Result => {
  const { id } = context.query;
  if (id === undefined) throw invalid('id says of which query', '/id');
  return listed(context, { ids: [id], query: context.query });
};

/** Of one query: https://developers.cloudflare.com/security-center/brand-protection/#domain-search */
function dismiss(context: Context, isDismissed: boolean): object {
  const { query_id, domain_id = '' } = context.path;
  const match = matchesOf(context, queryOf(context, query_id)).find((one) => String(one.id) === domain_id);
  if (match === undefined) throw missing('match');
  if (isDismissed) keep(context, dismissedOf(context), domain_id, { id: match.id });
  else context.sandbox.store.remove(dismissedOf(context), domain_id);
  return { success: true };
}

/** By id, or by tag. */
function named(context: Context, { id, tag }: Fields): Query {
  const query = all<Query>(context, queriesOf(context)).find(
    (one) => String(one.query_id) === String(id) || (tag !== undefined && one.query_tag === tag),
  );
  if (query === undefined) throw missing('query');
  return query;
}

const total = (context: Context): number => countOf(context, queriesOf(context));

const listQueries: Handler<'brandProtection.v2.queries.get'> = (context) => {
  const { id, page = 1, per_page } = context.query;
  const kept = all<Query>(context, queriesOf(context)).filter((one) => id === undefined || String(one.query_id) === id);
  const size = per_page ?? kept.length;
  return context.fit(kept.slice((Math.max(1, page) - 1) * size, Math.max(1, page) * size).map(shownQuery));
};

const createOld: Handler<'brandProtection.queries.create'> = (context) =>
  shownQuery(save(context, { ...context.query, ...fieldsOf(context) }));

const createMany: Handler<'brandProtection.queries.bulk'> = (context) =>
  (fieldsOf(context).queries ?? []).map((body) => shownQuery(save(context, body)));

const editOld: Handler<'brandProtection.queries.edit'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  return shownQuery(save(context, body, named(context, { id: body.id })));
};

const logosOf = (context: Context): string => below(context, 'brand-protection', 'logos');

/** https://developers.cloudflare.com/security-center/brand-protection/#logo-search-ai-powered */
const MIN_SIMILARITY = 0.75;

/** A picture of a kind that can be compared. */
function imageType(data: unknown): string {
  const bytes = Buffer.from(String(data).replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  throw invalid('image_data is neither a PNG nor a JPEG in base64', '/image_data');
}

const createLogo: Handler<'brandProtection.v2.logos.create'> = (context) => {
  const { tag, image_data, similarity_threshold } = fieldsOf(context);
  const content_type = imageType(image_data);
  if (Number(similarity_threshold) < MIN_SIMILARITY)
    throw invalid(`similarity_threshold is at least ${MIN_SIMILARITY}`, '/similarity_threshold');
  if (bearing(context, logosOf(context), 'tag', tag).length > 0)
    throw conflict(`There is a logo '${tag}' already`, '/tag');
  const id = context.sandbox.ids.number();
  const logo = {
    id,
    tag,
    content_type,
    image_data,
    similarity_threshold,
    r2_path: `logos/${id}`,
    uploaded_at: context.now(),
  };
  keep(context, logosOf(context), String(id), logo);
  return { success: true, message: 'Logo query created', query_id: id };
};

const listLogos: Handler<'brandProtection.v2.logos.get'> = (context) => {
  const { id, download } = context.query;
  const kept = all(context, logosOf(context)).filter((one) => id === undefined || String(one.id) === id);
  return context.fit(
    kept.map(({ image_data, content_type, ...logo }) =>
      isTrue(download) ? { ...logo, content_type, image_data } : logo,
    ),
  );
};

const removeLogo: Handler<'brandProtection.v2.logos.delete'> = (context) => {
  if (!context.sandbox.store.remove(logosOf(context), context.path.query_id)) throw missing('logo');
  return { success: true, message: 'Logo query deleted' };
};

/** Logos that are the very same: nothing else is compared. */
const searchLogos: Handler<'brandProtection.v2.logos.search'> = (context) => {
  const { image_data, top_k = 10 } = fieldsOf(context);
  imageType(image_data);
  const same = all(context, logosOf(context)).filter((one) => one.image_data === image_data);
  return context.fit({
    matches: same.slice(0, top_k).map(({ id, tag, r2_path, similarity_threshold }) => ({
      query_id: id,
      tag,
      r2_path,
      similarity_threshold,
      similarity_score: 1,
    })),
  });
};

export const brandQueries = {
  'brandProtection.v2.queries.create': (context) => {
    const { query_id } = save(context, { ...fieldsOf(context) });
    return { success: true, message: 'Query created', query_id };
  },
  'brandProtection.v2.queries.get': listQueries,
  'brandProtection.v2.queries.edit': (context) => {
    const { query_id } = save(context, { ...fieldsOf(context) }, queryOf(context, context.path.query_id));
    return { success: true, message: 'Query updated', query_id };
  },
  'brandProtection.v2.queries.delete': (context) => {
    drop(context, queryOf(context, context.path.query_id));
    return { success: true, message: 'Query deleted' };
  },
  'brandProtection.v2.matches.get': (context) =>
    listed(context, { ids: context.query.query_id ?? [], query: { ...context.query } }),
  'brandProtection.v2.totalQueries': (context) => context.fit([{ total_queries: total(context) }]),
  'brandProtection.v2.logos.create': createLogo,
  'brandProtection.v2.logos.get': listLogos,
  'brandProtection.v2.logos.delete': removeLogo,
  'brandProtection.v2.logos.search': searchLogos,
  'brandProtection.v2.logoMatches.get': (context) => context.fit({ matches: [], total: 0 }),
  'brandProtection.queries.create': createOld,
  'brandProtection.queries.bulk': createMany,
  'brandProtection.queries.edit': editOld,
  'brandProtection.queries.delete': (context) => {
    drop(context, named(context, { ...context.query }));
    return { success: true };
  },
  'brandProtection.queries.matches.dismiss': (context) => dismiss(context, true),
  'brandProtection.queries.matches.undismiss': (context) => dismiss(context, false),
  'brandProtection.matches.get': oldMatches,
  'brandProtection.matches.download': oldMatches,
} satisfies Handlers;
