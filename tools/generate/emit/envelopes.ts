/** Forms of responses that the real API was seen to give, by operation: from `test/observed/data/responses.jsonl`. */

interface ObservedResponse {
  readonly operation: string;
  readonly response: unknown;
  /** True if the recording preserves the order of keys. */
  readonly keys: 'as sent' | 'sorted';
  readonly strength: string;
  readonly source: string;
  readonly date?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Recordings of the wire; those that were cut down afterwards say nothing of the envelope. */
const isRecording = ({ strength, source, response }: ObservedResponse): boolean =>
  strength === 'recorded' && !source.includes('/old/') && isFields(response);

/** @param fields lines of `null-fields.jsonl`: fields that clients of the real API had to take as null */
export function emitEnvelopes(lines: string, fields: string): string {
  const observed = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ObservedResponse => JSON.parse(line))
    .filter(isRecording)
    .sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1));
  const byOperation = new Map<string, ObservedResponse[]>();
  for (const one of observed) byOperation.set(one.operation, [...(byOperation.get(one.operation) ?? []), one]);
  const rows = [...byOperation].map(([operation, all]) => [operation, ...formOf(all)]);
  const nulls = [...byOperation].flatMap(([operation, all]) => fieldsOf(all).map((field) => [operation, field]));
  for (const line of fields.split('\n').filter((one) => one !== '')) {
    const { operation, field } = JSON.parse(line);
    nulls.push([operation, String(field).replace(/^(result)?\[?\]?\.?/, '')]);
  }
  return `/** Envelopes that the real API was seen to send. Made by tools/generate from test/observed/data/responses.jsonl: do not edit. */

/** Operation; keys of the envelope, in their order where it is known; those that are null; keys of \`result_info\`. */
export type ObservedEnvelope = readonly [string, readonly string[], boolean, readonly string[], readonly string[] | null];

export const OBSERVED_ENVELOPES: readonly ObservedEnvelope[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];

/** Resource; keys of each of its items; whether these are in the order of the wire; those that may have nothing to say, with the value that they had. */
export type ObservedItem = readonly [string, readonly string[], boolean, Readonly<Record<string, unknown>>];

export const OBSERVED_ITEMS: readonly ObservedItem[] = [
${itemsOf(observed)
  .map((row) => `  ${JSON.stringify(row)},`)
  .join('\n')}
];

/** Operation, and a field of its result that was null. */
export const OBSERVED_NULLS: readonly (readonly [string, string])[] = [
${nulls.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`;
}

/** The newest says how the envelope is. */
function formOf(all: readonly ObservedResponse[]): readonly unknown[] {
  const newest = all.findLast(({ keys }) => keys === 'as sent') ?? all.at(-1);
  const envelope = isFields(newest?.response) ? newest.response : {};
  const info = all.at(-1)?.response;
  const infoKeys = isFields(info) && isFields(info.result_info) ? Object.keys(info.result_info) : null;
  const nulls = Object.keys(envelope).filter((key) => key !== 'result' && envelope[key] === null);
  return [Object.keys(envelope), newest?.keys === 'as sent', nulls, infoKeys];
}

const fieldsOf = (all: readonly ObservedResponse[]): string[] =>
  [...new Set(all.flatMap(({ response }) => (isFields(response) ? nullFields(response.result) : [])))].sort();

/** Fields that are null in an item and absent in none. */
function nullFields(result: unknown): string[] {
  const items = (Array.isArray(result) ? result : [result]).filter(isFields);
  const names = new Set(items.flatMap((item) => Object.keys(item).filter((name) => item[name] === null)));
  return [...names].filter((name) => items.every((item) => name in item));
}

const resourceOf = ({ operation }: ObservedResponse): string => operation.slice(0, operation.lastIndexOf('.'));

/** Fields that the items of a resource had in recordings that are not too old. */
function itemsOf(observed: readonly ObservedResponse[]): readonly unknown[][] {
  const recent = observed.filter(({ date }) => (date ?? '') >= '2023');
  return [...Map.groupBy(recent, resourceOf)].flatMap(([resource, all]) => {
    const items = all.flatMap(itemsIn);
    const newest = all.findLast((one) => one.keys === 'as sent' && itemsIn(one).length > 0) ?? all.at(-1);
    const [first] = newest === undefined ? [] : itemsIn(newest);
    if (first === undefined) return [];
    const keys = Object.keys(first).filter((key) => items.every((item) => key in item));
    const empty = keys.flatMap((key) => {
      const item = items.find((one) => saysNothing(one[key]));
      return item === undefined || item[key] === null ? [] : [[key, item[key]] as const];
    });
    return [[resource, keys, newest?.keys === 'as sent', Object.fromEntries(empty)]];
  });
}

/** Responses to deletions and actions show other things. */
function itemsIn({ operation, response }: ObservedResponse): readonly Fields[] {
  const isShown = /\.(create|edit|get|list|update)$/.test(operation);
  const result = isShown && isFields(response) ? response.result : undefined;
  return (Array.isArray(result) ? result : [result]).filter(isFields);
}

const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(saysNothing));
