/** Forms of responses that the real API was seen to give, by operation: from `test/observed/data/responses.jsonl`. */

interface ObservedResponse {
  readonly operation: string;
  readonly response: unknown;
  /** Whether the recording has the order of keys. */
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
