/** Lists of DNS records: filters, search, order and pages as SQL over indexes. */

import { isObject } from '@flarewire/schema';
import type { ContextOf, Handler } from '../../handler/handlers.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import { SHORT } from '../../text-search.ts';
import { zoneOf } from '../zones/state.ts';
import { display, dnsTables, recordOf } from './tables.ts';

interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** Comparisons of a column: `name.contains=x` and so on. All of them ignore case, as DNS does. */
type Compare = Readonly<Record<string, (column: string) => string>>;

const COMPARE: Compare = {
  // Names are kept in lower case: so the index finds them.
  exact: (column) => (column === 'name' ? 'name = lower(?)' : `${column} = ? COLLATE NOCASE`),
  contains: (column) => `${column} LIKE '%' || ? || '%' ESCAPE '\\'`,
  startswith: (column) => `${column} LIKE ? || '%' ESCAPE '\\'`,
  endswith: (column) => `${column} LIKE '%' || ? ESCAPE '\\'`,
};

/** The same where the text is long: LIKE would take as long as both multiplied, and refuses patterns of 50,000 bytes. */
const COMPARE_LONG: Compare = {
  ...COMPARE,
  contains: (column) => `includesText(lower(${column}), lower(?))`,
  startswith: (column) => `lower(substr(${column}, 1, length(?))) = lower(?)`,
  endswith: (column) => `lower(substr(${column}, -length(?))) = lower(?)`,
};

const forLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The values of a filter that takes several, `type=A,AAAA` or `type=A&type=AAAA`. */
const listed = (texts: readonly string[], single: string | undefined): string[] =>
  (texts.length > 1 ? texts : [single ?? '']).flatMap((text) => text.split(',')).filter((text) => text !== '');

function compare(column: string, filter: unknown): Condition[] {
  if (!isObject(filter)) return [];
  return Object.keys(COMPARE).flatMap((kind) => {
    const text = filter[kind];
    return typeof text === 'string' ? [condition(column, kind, text)] : [];
  });
}

function condition(column: string, kind: string, text: string): Condition {
  const isLong = text.length > SHORT;
  const sql = (isLong ? COMPARE_LONG : COMPARE)[kind]?.(column) ?? '';
  const value = isLong || kind === 'exact' ? text : forLike(text);
  return { sql, values: Array.from(sql.matchAll(/\?/g), () => value) };
}

const anyOf = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map(() => '?').join(', ')})`;

/** One of several names, or a comparison with one. */
function namesOf(names: readonly string[], filter: unknown): Condition[] {
  const values = names.map((name) => name.toLowerCase());
  return values.length > 1 ? [{ sql: anyOf('name', values), values }] : compare('name', filter);
}

/** A text is found as it was written, and as it is in quotes or without. */
function eitherWay(filter: unknown): Condition[] {
  return compare('content', filter).map(({ sql, values }) => {
    const [text = ''] = values;
    if (sql !== COMPARE.exact?.('content')) return { sql, values };
    const bare = /^"(.*)"$/s.exec(text)?.[1];
    return { sql: `(${sql} OR (type = 'TXT' AND ${sql}))`, values: [text, bare ?? `"${text}"`] };
  });
}

function presence(column: string, filter: unknown): Condition[] {
  if (!isObject(filter)) return [];
  return [
    ...(filter.present === undefined ? [] : [{ sql: `${column} IS NOT NULL`, values: [] }]),
    ...(filter.absent === undefined ? [] : [{ sql: `${column} IS NULL`, values: [] }]),
  ];
}

/** Tags are `name:value`; present and absent ask for a name, the others compare name and value. */
function tagConditions(filter: unknown): Condition[] {
  if (!isObject(filter)) return [];
  const conditions: Condition[] = [];
  const some = (test: string): string => `EXISTS (SELECT 1 FROM json_each(tags) AS tag WHERE ${test})`;
  const named = "(tag.value = ? OR lower(substr(tag.value, 1, length(?) + 1)) = lower(?) || ':')";
  if (typeof filter.present === 'string') conditions.push({ sql: some(named), values: Array(3).fill(filter.present) });
  if (typeof filter.absent === 'string')
    conditions.push({ sql: `NOT ${some(named)}`, values: Array(3).fill(filter.absent) });
  for (const one of compare('tag.value', filter)) conditions.push({ sql: some(one.sql), values: one.values });
  return conditions;
}

const SEARCHED = ['name', 'content', 'type', "coalesce(comment, '')", 'tags'];

/** https://developers.cloudflare.com/api/resources/dns/subresources/records/methods/list/ */
function conditionsOf({ query, url }: ContextOf<'dns.records.list'>): Condition[] {
  const tags = tagConditions(query.tag);
  const tagJoin = query.tag_match === 'any' ? ' OR ' : ' AND ';
  const conditions: Condition[] = [
    ...namesOf(
      listed(url.searchParams.getAll('name'), isObject(query.name) ? String(query.name.exact ?? '') : undefined),
      query.name,
    ),
    ...eitherWay(query.content),
    ...compare("coalesce(comment, '')", query.comment),
    ...presence('comment', query.comment),
  ];
  if (tags.length > 0) {
    conditions.push({ sql: tags.map(({ sql }) => sql).join(tagJoin), values: tags.flatMap(({ values }) => values) });
  }
  const types = listed(url.searchParams.getAll('type'), query.type);
  if (types.length > 0) conditions.push({ sql: anyOf('type', types), values: types });
  if (query.proxied !== undefined) conditions.push({ sql: `proxied = ${query.proxied ? 1 : 0}`, values: [] });
  if (query.search) {
    const { search } = query;
    const found = SEARCHED.map((column) => condition(column, 'contains', search));
    conditions.push({ sql: found.map(({ sql }) => sql).join(' OR '), values: found.flatMap(({ values }) => values) });
  }
  return conditions;
}

const ORDERS: Readonly<Record<string, string>> = {
  type: 'type # , name #',
  name: 'name # , type #',
  content: 'content #',
  ttl: 'ttl #',
  proxied: 'proxied #',
};

export const listRecords: Handler<'dns.records.list'> = (context) => {
  const { query, operation, schemas } = context;
  const zone = zoneOf(context);
  const tables = context.sandbox.use(dnsTables);
  const window = windowOf(operation, schemas, query);
  const conditions = conditionsOf(context);
  if (conditions.length === 0 && (query.order ?? 'type') === 'type' && query.direction !== 'desc') {
    const page = tables.page(zone.id, window.offset, window.limit);
    return pageResult(
      window,
      page.map((row) => display(recordOf(row))),
      tables.count(zone.id),
    );
  }
  const joined = conditions.map(({ sql }) => `(${sql})`).join(query.match === 'any' ? ' OR ' : ' AND ');
  const where = joined === '' ? 'zone = ?' : `zone = ? AND (${joined})`;
  const values = [zone.id, ...conditions.flatMap((condition) => condition.values)];
  const direction = query.direction === 'desc' ? 'DESC' : 'ASC';
  const order = (ORDERS[String(query.order)] ?? 'type # , name #').replaceAll('#', direction);
  const total = tables.total(where, values);
  // The page is cut out of the index; only its own rows are read whole.
  const page = `SELECT number FROM dns_records WHERE ${where} ORDER BY ${order}, number LIMIT ? OFFSET ?`;
  const rows = tables.select(`* FROM dns_records WHERE number IN (${page}) ORDER BY ${order}, number`, [
    ...values,
    window.limit,
    window.offset,
  ]);
  return pageResult(
    window,
    rows.map((row) => display(recordOf(row))),
    total,
  );
};
