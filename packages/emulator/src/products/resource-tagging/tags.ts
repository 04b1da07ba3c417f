/** Tags on all sorts of resources: https://developers.cloudflare.com/resource-tagging/ */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { cutPage, windowOf } from '../../http/page.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, fieldsOf, keep, read } from '../shared/fields.ts';
import { mentions, says } from '../shared/lists.ts';
import { zoneOf } from '../zones/state.ts';

/** https://developers.cloudflare.com/resource-tagging/reference/error-codes/ */
const refusal = (code: number, message: string, pointer: string): Problem => problem(400, code, message, pointer);

/** https://developers.cloudflare.com/resource-tagging/reference/limits/ */
const MAX = { key: 256, value: 1024, tags: 10_000, filters: 20, values: 10, page: 100 };

interface Tagged {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly tags_updated_at: string;
  /** Other identifiers of the resource: its zone, Worker, or application. */
  readonly place: Readonly<Record<string, string>>;
}

/** Tags of a zone's resources are found in its account, too. */
const scopeOf = (context: Context): string => {
  const { account_id } = context.path;
  const account = account_id ?? zoneOf(context).account.id ?? '';
  return pathKey(['accounts', account, 'tags', 'resources']);
};

const tagged = (context: Context): Tagged[] => all<Tagged>(context, scopeOf(context));

const etagOf = (tags: object, time: string): string =>
  `v1:${createHash('sha256')
    .update(JSON.stringify([tags, time]))
    .digest('base64url')
    .slice(0, 22)}`;

/** Letters and digits of any language, `_`, `.` and `-`: …/limits/#tag-key-validation */
function checkTags(context: Context, id: string, tags: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(tags)) {
    if (key.length > MAX.key) throw refusal(1011, `tag key too long (maximum ${MAX.key} characters)`, '/tags');
    if (!/^[\p{L}\p{Nd}_.-]+$/u.test(key)) throw refusal(1014, `Invalid tag key '${key.slice(0, 64)}'`, '/tags');
    if (value.length > MAX.value)
      throw refusal(1012, `tag value too long (maximum ${MAX.value} characters)`, `/tags/${key}`);
  }
  const others = tagged(context).filter((one) => `${one.type}/${one.id}` !== id);
  const count = others.reduce((sum, one) => sum + Object.keys(one.tags).length, 0) + Object.keys(tags).length;
  // Code not documented.
  if (count > MAX.tags) throw problem(400, CODE.invalid, `The limit of ${MAX.tags} tags is reached`, '/tags');
}

/** Optimistic locking: a change based on outdated tags is refused. */
function checkMatch(context: Context, before: Tagged | undefined): void {
  const wanted = context.request.get('if-match');
  // Code not documented.
  if (wanted !== null && wanted !== '*' && wanted !== before?.etag)
    throw problem(412, CODE.conflict, 'The tags have changed since: read them again', '/If-Match');
}

const display = <Result>(context: Showing<Result>, { place, ...one }: Tagged): Result =>
  context.fit({ ...place, ...one });

interface Body {
  readonly resource_id?: string;
  readonly resource_type?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly worker_id?: string;
  readonly access_application_id?: string;
}

/** All former tags go: https://developers.cloudflare.com/resource-tagging/how-to/manage-tags/#set-tags-on-a-resource */
function update<Result>(context: Showing<Result>, body: Body, zone?: string): Result {
  const { resource_id: id = '', resource_type: type = '', tags = {}, worker_id, access_application_id } = body;
  const key = `${type}/${id}`;
  const before = read<Tagged>(context, scopeOf(context), key);
  checkMatch(context, before);
  checkTags(context, key, tags);
  const time = context.now();
  const place: Record<string, string> = {
    ...(zone === undefined ? {} : { zone_id: zone }),
    ...(worker_id === undefined ? {} : { worker_id }),
    ...(access_application_id === undefined ? {} : { access_application_id }),
  };
  const known = { id, type, name: id, tags, etag: etagOf(tags, time), tags_updated_at: time, place };
  return display(context, keep<Tagged>(context, scopeOf(context), key, known));
}

/** During the beta this is a 500, which the documents call a limitation that may become 404: …/error-codes/#resource-not-found-behavior */
function get<Result>(context: Showing<Result>): Result {
  const { resource_type: type, resource_id: id } = context.query;
  const one = read<Tagged>(context, scopeOf(context), `${type}/${id}`);
  if (one === undefined) throw problem(404, CODE.notFound, `resource not found: type=${type} id=${id}`);
  return display(context, one);
}

type Condition = (tags: Readonly<Record<string, string>>) => boolean;

/** `key`, `key=value,other`, `!key`, `key!=value`: https://developers.cloudflare.com/resource-tagging/how-to/filter-resources/ */
function conditionOf(text: string, pointer: string, fold: (text: string) => string): Condition {
  const at = text.indexOf('=');
  const isNot = text.startsWith('!') || text[at - 1] === '!';
  const key = fold((at < 0 ? text : text.slice(0, at)).replaceAll('!', ''));
  if (key === '') throw refusal(1007, 'tag parameter must be in format key or key=value', pointer);
  const values =
    at < 0
      ? undefined
      : text
          .slice(at + 1)
          .split(',')
          .map(fold);
  if (values !== undefined && values.length > MAX.values)
    throw refusal(1013, `too many OR values in tag filter (maximum ${MAX.values})`, pointer);
  return (tags) => {
    const found = Object.entries(tags).find(([name]) => fold(name) === key);
    const isMet = found !== undefined && (values === undefined || values.includes(fold(found[1])));
    return isMet !== isNot;
  };
}

/** Pages have 100 results: …/limits/#pagination */
const paged = <Item, Shown>(context: Context, items: readonly Item[], show: (item: Item) => Shown): PageResult<Shown> =>
  cutPage({ ...windowOf(context.operation, context.schemas, context.query), limit: MAX.page }, items, show);

const list: Handler<'resourceTagging.list'> = (context) => {
  const { tag = [], type, id, name, case_insensitive = false } = context.query;
  if (tag.length > MAX.filters) throw refusal(1010, `too many tag filters (maximum ${MAX.filters})`, '/tag');
  const fold = (text: string): string => (case_insensitive ? text.toLowerCase() : text);
  const conditions = tag.map((text, index) => conditionOf(text, `/tag/${index}`, fold));
  const asked = tagged(context).filter(
    (one) =>
      says(type, one.type) &&
      says(id, one.id) &&
      mentions(name, one.name) &&
      conditions.every((meets) => meets(one.tags)),
  );
  return paged(context, asked, (one) => display(context, one));
};

/** Keys with the values that they have, each once. */
function used(context: Context, type?: unknown): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const one of tagged(context).filter((each) => says(type, each.type))) {
    for (const [key, value] of Object.entries(one.tags)) keys.set(key, (keys.get(key) ?? new Set()).add(value));
  }
  return new Map([...keys].toSorted());
}

const values: Handler<'resourceTagging.values.list'> = (context) => {
  const found = used(context, context.query.type).get(context.path.tag_key) ?? [];
  return paged(context, [...found].toSorted(), (value) => value);
};

export const resourceTagging = {
  'resourceTagging.list': list,
  'resourceTagging.accountTags.update': (context) => update(context, fieldsOf(context)),
  'resourceTagging.accountTags.get': (context) => get(context),
  'resourceTagging.zoneTags.update': (context) => update(context, fieldsOf(context), context.path.zone_id),
  'resourceTagging.zoneTags.get': (context) => get(context),
  'resourceTagging.keys.list': (context) => paged(context, [...used(context).keys()], (key) => key),
  'resourceTagging.values.list': values,
  'resourceTagging.summary.get': (context) =>
    context.fit([...used(context)].map(([key, found]) => ({ key, values: [...found].toSorted() }))),
} satisfies Handlers;
