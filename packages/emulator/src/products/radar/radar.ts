/**
 * Radar: one handler for all of its reads. Its schema gives the form of a result, a seed made from the query its
 * content.
 */
import type { JsonSchema } from '@flarewire/contract';
import {
  asSchema,
  branchesOf,
  follow,
  isObject,
  itemsOf,
  type ObjectShape,
  type Schemas,
  shapeOf,
} from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import { chance } from '../shared/chance.ts';
import { joined, normalise, seriesAsked } from './formats.ts';
import { domains, groupsOf, networks, places } from './names.ts';
import { type Span, series, shares, spanOf, timesOf, toHundred } from './series.ts';

type Fields = Record<string, unknown>;

/** Query names that affect the presentation, not the data. */
const SHOWING = new Set('format limit offset name dateStart dateEnd dateRange aggInterval normalization'.split(' '));
const DEFAULT_LIMIT = 5;

interface Question {
  readonly context: Context;
  readonly seed: string;
  readonly span: Span;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly dimension: string;
}

export function radar(context: Context): unknown {
  const asked = seriesAsked(context);
  const known = new Map([...new Set(asked)].map((one) => [one, answer(one)]));
  const results = asked.map((one) => known.get(one));
  const [first] = results;
  if (!isObject(first)) return first;
  const { name } = context.query;
  return joined(results.filter(isObject), Array.isArray(name) ? name : []);
}

/** One series, and what is said of it. */
function answer<Result>(context: Showing<Result>): Result {
  const { schemas, document } = context;
  const shape = shapeOf(schemas.result, document.schemas);
  if (shape === undefined) return context.sample(context.path);
  const question = questionOf(context);
  const result: Fields = {};
  for (const [name, property] of shape.properties) {
    const value = answerOf(question, name, property);
    if (value !== undefined) result[name] = value;
  }
  const open = openSeries(shape, document.schemas);
  if (open !== undefined) result.serie_0 = seriesOf(question, open);
  return context.fit({ ...asFields(context.sample(context.path)), ...result });
}

/** A result whose series go by names of the caller's choice: without one it is `serie_0`. */
function openSeries(shape: ObjectShape, schemas: Schemas): ObjectShape | undefined {
  const rest = follow(shape.rest ?? {}, schemas);
  return [rest, ...branchesOf(rest)]
    .map((branch) => shapeOf(branch, schemas))
    .find((inner) => inner?.properties.has('timestamps'));
}

function questionOf(context: Context): Question {
  const { query, path, operation, sandbox } = context;
  const asked = Object.entries(query).filter(([name]) => !SHOWING.has(name));
  const filters = asked.map(([name, value]) => `${name}=${JSON.stringify(value)}`).sort();
  const last = context.segments.at(-1) ?? '';
  return {
    context,
    // A summary and its series share one query.
    seed: [
      operation.path.replace(/\/(summary|timeseries_groups)\//, '/groups/'),
      ...Object.values(path),
      ...filters,
    ].join('|'),
    span: spanOf(query, sandbox.clock.now()),
    limit: typeof query.limit === 'number' ? query.limit : undefined,
    offset: typeof query.offset === 'number' ? query.offset : 0,
    dimension: path.dimension ?? last,
  };
}

function asFields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function answerOf(question: Question, name: string, property: JsonSchema): unknown {
  const { schemas } = question.context.document;
  const resolved = follow(property, schemas);
  const shape = shapeOf(resolved, schemas);
  if (name === 'meta') return metaOf(question);
  if (/^serie/.test(name) && shape !== undefined) return seriesOf(question, shape);
  if (/^(summary|histogram)/.test(name) && shape !== undefined) return summaryOf(question, shape);
  const items = itemsOf(resolved, schemas);
  const item = items === undefined ? undefined : shapeOf(items, schemas);
  if (item !== undefined) return listOf(question, name, item);
  if (shape !== undefined) return oneOf(question, name, shape);
  return undefined;
}

function iso(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

function metaOf({ span, context }: Question): Fields {
  const isGrouped = /timeseries_groups|summary|\/top/.test(context.operation.path);
  const meta = {
    aggInterval: span.intervalWord,
    confidenceInfo: { level: 5, annotations: [] },
    dateRange: [{ startTime: iso(span.start), endTime: iso(span.end) }],
    lastUpdated: iso(span.end),
    normalization: context.query.normalization ?? (isGrouped ? 'PERCENTAGE' : 'MIN0_MAX'),
    units: [{ name: '*', value: isGrouped ? '%' : 'requests' }],
  };
  // Some responses spell the interval like the query.
  return acceptsShort(context) ? { ...meta, aggInterval: span.interval } : meta;
}

function acceptsShort(context: Context): boolean {
  const { schemas } = context.document;
  const result = shapeOf(context.schemas.result, schemas);
  const meta = shapeOf(result?.properties.get('meta') ?? {}, schemas);
  const values = follow(meta?.properties.get('aggInterval') ?? {}, schemas).enum;
  return Array.isArray(values) && values.includes('1h');
}

/** Lists of numbers next to `timestamps`: one is normalised by itself, several make 100 together at each time. */
function seriesOf(question: Question, shape: ObjectShape): Fields {
  const { seed, span } = question;
  const times = timesOf(span);
  const names = groupNames(question, shape, ['timestamps']);
  const { normalization } = question.context.query;
  const columns =
    names.length <= 1
      ? [normalise(series(seed, times), normalization)]
      : asAsked(sharesAt(seed, names, times), normalization);
  const written = names.map((name, index) => [name, (columns[index] ?? []).map((value) => value.toFixed(6))]);
  return { timestamps: times.map(iso), ...Object.fromEntries(written) };
}

/** Percent of each group at each time: 100 together. */
function sharesAt(seed: string, names: readonly string[], times: readonly number[]): number[][] {
  const lists = names.map((name) => series(`${seed}/${name}`, times));
  const weights = shares(seed, names.length);
  const rows = times.map((_, at) => toHundred(lists.map((list, index) => (list[at] ?? 0) * (weights[index] ?? 1))));
  return transpose(rows, names.length);
}

/** Groups are compared with each other: the highest of all is 1. */
function asAsked(columns: number[][], normalization: unknown): number[][] {
  if (normalization !== 'MIN0_MAX') return columns;
  const most = Math.max(...columns.flat());
  return columns.map((column) => column.map((value) => value / most));
}

function transpose(rows: readonly (readonly number[])[], width: number): number[][] {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0));
}

function summaryOf(question: Question, shape: ObjectShape): Fields {
  const names = groupNames(question, shape, []);
  const columns = sharesAt(question.seed, names, timesOf(question.span));
  const values = toHundred(columns.map((column) => column.reduce((sum, value) => sum + value, 0)));
  return Object.fromEntries(names.map((name, index) => [name, (values[index] ?? 0).toFixed(6)]));
}

/** The groups that the schema names, or those of the dimension where it leaves them open. */
function groupNames(question: Question, shape: ObjectShape, without: readonly string[]): readonly string[] {
  const named = [...shape.properties.keys()].filter((name) => !without.includes(name));
  return named.length > 0 ? named : groupsOf(question.dimension, question.limit ?? 10);
}

const TOTAL = 100;

function listOf(question: Question, name: string, item: ObjectShape): Fields[] {
  const { limit, offset, context, seed } = question;
  const { query } = context;
  const isTop = name.startsWith('top');
  const rows =
    name === 'locations'
      ? places
          .filter(
            (place) => wanted(query.location, place.code) && (query.continent ?? place.continent) === place.continent,
          )
          .map(placeRow)
      : name === 'asns'
        ? networks
            .filter(
              (network) =>
                wanted(query.asn, String(network.asn)) && (query.location ?? network.country) === network.country,
            )
            .map(networkRow)
        : Array.from({ length: isTop ? TOTAL : 25 }, (_, index) => rowOf(seed, index, isTop));
  const values = shares(seed, rows.length);
  const ranked = rows.map(
    (row, index): Fields => ({ ...row, rank: index + 1, value: (values[index] ?? 0).toFixed(6) }),
  );
  const known = ranked.slice(offset, offset + (limit ?? (isTop ? DEFAULT_LIMIT : rows.length)));
  return known.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => item.properties.has(field))));
}

/** A list of names, or a list with commas. */
function wanted(filter: unknown, value: string): boolean {
  const names = Array.isArray(filter)
    ? filter.map(String)
    : typeof filter === 'string' && filter !== ''
      ? filter.split(',')
      : [];
  return names.length === 0 || names.includes(value);
}

function placeRow(place: (typeof places)[number]): Fields {
  const { code, name, continent, latitude, longitude, subregion } = place;
  return { alpha2: code, name, continent, latitude, longitude, subregion, region: continent };
}

function networkRow(network: (typeof networks)[number]): Fields {
  return {
    ...network,
    aka: '',
    orgName: `Example network ${network.asn}`,
    estimatedUsers: { estimatedUsers: Math.round(chance(String(network.asn)) * 1e6) },
  };
}

/** A row with all spellings that the API has for places, networks and domains; the schema drops the others. */
function rowOf(seed: string, index: number, isTop: boolean): Fields {
  const shift = isTop ? Math.floor(chance(seed) * 7) : 0;
  const place = places[(index + shift) % places.length] ?? places[0];
  const other = places[(index * 7 + 3) % places.length] ?? places[0];
  const network = networks[(index + shift) % networks.length] ?? networks[0];
  return {
    clientCountryAlpha2: place?.code,
    clientCountryName: place?.name,
    originCountryAlpha2: place?.code,
    originCountryName: place?.name,
    targetCountryAlpha2: other?.code,
    targetCountryName: other?.name,
    clientASN: network?.asn,
    clientASName: network?.name,
    originAsn: String(network?.asn),
    originAsnName: network?.name,
    asn: network?.asn,
    ASName: network?.name,
    domain: domains[(index + shift) % domains.length],
    name: isTop ? (domains[index] ?? `name-${index}`) : `name-${index}`,
    prefix: `198.51.100.${index % 256}/32`,
  };
}

/** One thing that the path names: a place or a network that is known, or a sample. */
function oneOf(question: Question, name: string, _shape: ObjectShape): unknown {
  const { path } = question.context;
  const sampled = asSchema(asFields(question.context.sample(path))[name]);
  if (name === 'location') {
    const place = places.find(({ code }) => code === path.location);
    return place === undefined ? sampled : { ...sampled, ...placeRow(place) };
  }
  if (name === 'asn') {
    const network = networks.find(({ asn }) => String(asn) === path.asn);
    return network === undefined ? sampled : { ...sampled, ...networkRow(network) };
  }
  return undefined;
}
