/** Error codes observed from the real API, by operation and condition: from `test/observed/data/errors.jsonl`. */

interface ObservedError {
  readonly id: string;
  readonly operation: string;
  readonly condition: string;
  readonly status?: number;
  readonly code?: number;
  readonly codes?: readonly number[];
  readonly message?: string;
  readonly when?: string;
}

/** Conditions that the emulator can recognize without product knowledge. */
const CONDITIONS = new Set(['absent', 'taken', 'invalid', 'empty-part', 'no-method', 'malformed-id', 'not-entitled']);

/** Words that describe the error, not the resource. */
const SAID = new Set(
  (
    'a an the of in with for that is not there found non existent id ids identifier to be no such was never does exist exists ' +
    'deleting updating empty invalid too long small string validation error cloudflare http already duplicate use by and or less ' +
    'than seconds special characters when body request must missing required get delete create update edit format'
  ).split(' '),
);

/** `non-existent bgpPrefixId` → `bgp prefix`; `getTunnelCloudflared with non-existent id` names its method first. */
export function thingOf(when: string): string {
  const words = when
    .replace(/^(?:get|list|create|update|patch|delete)[A-Z]\w* with /, '')
    .replace(/\(.*?\)/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...new Set(words)].filter((word) => !SAID.has(word)).join(' ');
}

/** The rest of an observation of one of several codes. */
function othersOf({ code, codes = [] }: ObservedError): readonly (readonly number[])[] {
  const others = codes.filter((one) => one !== (code ?? codes[0]));
  return others.length === 0 ? [] : [others];
}

export function emitCodes(lines: string): string {
  const rows = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ObservedError => JSON.parse(line))
    .filter(
      ({ condition, code, codes, status }) => CONDITIONS.has(condition) && (code ?? codes ?? status) !== undefined,
    )
    .map((row) => [
      row.operation,
      row.condition,
      row.code ?? row.codes?.[0] ?? null,
      row.status ?? null,
      thingOf(row.when ?? ''),
      row.message ?? '',
      row.id,
      ...othersOf(row),
    ]);
  return `/** Codes that the real API was seen to refuse with. Made by tools/generate from test/observed/data/errors.jsonl: do not edit. */

/** Operation, condition, code, status, the thing that it is about, message, id of the observation; other codes that were seen as well. */
export type ObservedCode = readonly [
  operation: string,
  condition: string,
  code: number | null,
  status: number | null,
  thing: string,
  message: string,
  id: string,
  others?: readonly number[],
];

export const OBSERVED_CODES: readonly ObservedCode[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`;
}
