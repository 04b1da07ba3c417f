/** Output of commands that are not operations: a table on a terminal, lines for programs, or the format that was asked for. */
import type { Io } from '../io.ts';
import { type Format, formatted, formattedOne } from '../output/formats.ts';
import type { Given, VerbFlag } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';

const FORMATS = ['json', 'ndjson', 'yaml', 'csv', 'tsv', 'table'] as const;

export const FORMAT_FLAG = {
  output: { type: 'string', short: 'o', value: 'FORMAT', about: FORMATS.join(', ') },
  json: { type: 'boolean', about: 'print JSON' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

/** @throws WrongInput */
function formatOf({ isOn, value }: Given, { isTerminal }: Io): Format | 'table' {
  const asked = isOn('json') ? 'json' : value('output');
  if (asked === undefined) return isTerminal ? 'table' : 'ndjson';
  const format = FORMATS.find((one) => one === asked);
  if (format === undefined) throw new WrongInput(`--output must be ${FORMATS.join(', ')}, not "${asked}".`);
  return format;
}

const lookOf = (io: Io, columns?: readonly string[]) => ({
  width: io.columns,
  hasColours: io.hasColours,
  columns: undefined,
  known: columns,
});

/** @param columns of a table, those that matter most first */
export async function showList(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  given: Given,
  io: Io,
  columns?: readonly string[],
): Promise<void> {
  const format = formatOf(given, io);
  const look = lookOf(io, columns);
  const each = async function* () {
    yield* items;
  };
  const chunks =
    format === 'table'
      ? (await import('../output/table.ts')).table(each(), look)
      : formatted(each(), format, { columns: undefined, known: columns });
  for await (const chunk of chunks) await io.out(chunk);
}

/** One value: a field a line on a terminal. */
export async function showOne(value: unknown, given: Given, io: Io): Promise<void> {
  const format = formatOf(given, io);
  if (format === 'csv' || format === 'tsv') return showList([value], given, io);
  if (format !== 'table') await io.out(await formattedOne(value, format, { columns: undefined, known: undefined }));
  else if (typeof value !== 'object' || value === null) await io.out(`${String(value)}\n`);
  else await io.out((await import('../output/table.ts')).fields(value, lookOf(io)));
}

export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
