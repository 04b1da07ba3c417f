/** Parses Radar's responses: series, groups, shares, lists and histograms. */

/** Values over time; a group is a column, a plain series has a single one. */
export interface Series {
  /** Milliseconds since 1970. */
  readonly times: readonly number[];
  readonly columns: readonly Column[];
}

export interface Column {
  /** The API's name; `values` if there is only one. */
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

export interface Share {
  readonly name: string;
  readonly value: number;
}

export interface TopRow {
  /** Display name of the ranked item. */
  readonly label: string;
  /** The country, if there is exactly one. */
  readonly country: string | undefined;
  readonly value: number | undefined;
}

export interface Top {
  readonly rows: readonly TopRow[];
  /** Name of the field that determines the rank: `value`, `bandwidthDownload`, `rank`. */
  readonly measure: string;
}

export interface Histogram {
  /** Start of each bucket. */
  readonly starts: readonly number[];
  readonly columns: readonly Column[];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parses a number, which the API usually sends as text. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The parts of a response by side: under the requested names, numbered, or the only ones. */
function partsOf(result: unknown, count: number): readonly unknown[] {
  const rest = Object.entries(fieldsOf(result)).filter(([name]) => name !== 'meta');
  const named = ['a', 'b'].slice(0, count).map((name) => rest.find(([key]) => key === name)?.[1]);
  if (count > 1 && named.every((part) => part !== undefined)) return named;
  const numbered = rest
    .filter(([key]) => /_\d+$/.test(key))
    .sort(([one], [other]) => Number(one.split('_').at(-1)) - Number(other.split('_').at(-1)));
  const parts =
    numbered.length > 0 ? numbered : rest.filter(([, value]) => typeof value === 'object' && value !== null);
  return parts.slice(0, count).map(([, part]) => part);
}

/** For `timeseries` and `timeseries_groups`. */
export function toSeries(result: unknown, count = 1): readonly Series[] {
  return partsOf(result, count).map((part) => {
    const { timestamps, ...rest } = fieldsOf(part);
    const times = listOf(timestamps).map((time) => Date.parse(String(time)));
    const columns = Object.entries(rest).flatMap(([name, values]): Column[] =>
      Array.isArray(values) ? [{ name, values: times.map((_, at) => numberOf(values[at])) }] : [],
    );
    return { times, columns };
  });
}

/** For `summary`, largest first. */
export function toSummary(result: unknown, count = 1): readonly (readonly Share[])[] {
  return partsOf(result, count).map((part) =>
    Object.entries(fieldsOf(part))
      .flatMap(([name, text]): Share[] => {
        const value = numberOf(text);
        return value === undefined ? [] : [{ name, value }];
      })
      .sort((one, other) => other.value - one.value),
  );
}

/**
 * For `top`: lists differ in field names but not in kinds of fields.
 * @param order requested ranking in the API's name: `LATENCY_IDLE`
 */
export function toTop(result: unknown, count = 1, order = ''): readonly Top[] {
  return partsOf(result, count).map((part) => {
    const rows = listOf(part).filter(isFields);
    const measure = measureOf(
      rows,
      order.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const all = rows.map((row) => topRow(row, measure));
    const first = new Map([...all].reverse().map((row) => [row.label, row]));
    // Names should be unique; of duplicates, the highest rank counts.
    return { measure, rows: all.filter((row) => first.get(row.label) === row) };
  });
}

const MEASURES = ['value', 'bandwidthDownload', 'v4_24s', 'pfxs_count', 'rank'];
const NO_MEASURE = /asn$|alpha2$|name$|^(rank|id|domain|prefix|service)$/i;

function measureOf(rows: readonly Fields[], order: string): string {
  const [first = {}] = rows;
  const known = [order, ...MEASURES].find((name) => numberOf(first[name]) !== undefined);
  if (known !== undefined) return known;
  return Object.keys(first).find((name) => !NO_MEASURE.test(name) && numberOf(first[name]) !== undefined) ?? 'value';
}

function topRow(row: Fields, measure: string): TopRow {
  const codes = Object.entries(row).filter(([name, value]) => /alpha2$/i.test(name) && typeof value === 'string');
  const places = codes.map(([name, code]) => {
    const full = row[name.replace(/alpha2$/i, 'Name')];
    return typeof full === 'string' && full !== '' ? full : String(code);
  });
  const isOfNetworks = Object.keys(row).some((name) => /asn$/i.test(name));
  const label = isOfNetworks ? networkLabel(row) : places.length > 0 ? places.join(' → ') : nameOf(row, measure);
  const country = !isOfNetworks && codes.length === 1 ? String(codes[0]?.[1]) : undefined;
  return { label, country, value: numberOf(row[measure]) };
}

function networkLabel(row: Fields): string {
  const find = (pattern: RegExp): unknown => Object.entries(row).find(([name]) => pattern.test(name))?.[1];
  const name = find(/as(n?_?)name$/i) ?? row.name;
  const number = `AS${String(find(/asn$/i))}`;
  return typeof name === 'string' && name !== '' ? `${number} ${name}` : number;
}

/** The first text field that is not a measure. */
function nameOf(row: Fields, measure: string): string {
  const { name, service, domain, prefix, tld } = row;
  const known = [name, service, domain, prefix, tld].find((text) => typeof text === 'string');
  if (known !== undefined) return String(known);
  const other = Object.entries(row).find(([key, value]) => key !== measure && typeof value === 'string');
  return other === undefined ? '' : String(other[1]);
}

/** For `histogram`. */
export function toHistogram(result: unknown, count = 1): readonly Histogram[] {
  return partsOf(result, count).map((part) => {
    const { bucketMin, ...rest } = fieldsOf(part);
    const starts = listOf(bucketMin).map((start) => numberOf(start) ?? 0);
    const columns = Object.entries(rest).flatMap(([name, values]): Column[] =>
      Array.isArray(values) ? [{ name, values: starts.map((_, at) => numberOf(values[at])) }] : [],
    );
    return { starts, columns };
  });
}
