/** The rows of `--across` and `--input`: zones, accounts, or those of a file. */
import { rows } from '@flarewire/bulk';
import { takes } from '@flarewire/snippets/command/flags';
import type { Cloudflare } from 'flarewire';
import type { Subject } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';
import { WrongInput } from '../wrong-input.ts';
import type { ReadFlags } from './flags.ts';

/** A zone, an account or a row of the input: values by column, used in place of `{column}`. */
export type Row = Readonly<Record<string, unknown>>;

const KINDS = { zones: ['zone_id', 'zone'], accounts: ['account_id', 'account'] } as const;

/** @throws WrongInput if the command does the same thing for every zone or account */
export function checkRows(subject: Subject, { values }: ReadFlags): void {
  const [across, input] = [values.get('across'), values.get('input')];
  if ((across === undefined) === (input === undefined))
    throw new WrongInput('Give either --across or --input, not both.');
  if (across === undefined) return;
  const { kind, flag } = checkAcross(subject, across);
  if (values.has(flag))
    throw new WrongInput(`--${flag} cannot be combined with --across ${kind}, which names it for each call.`);
}

/**
 * The kind of rows, and the names of its parameter and flag.
 * @throws WrongInput if the operation does the same thing for every zone or account
 */
export function checkAcross(
  subject: Subject,
  across: string,
): { readonly kind: keyof typeof KINDS; readonly param: string; readonly flag: string } {
  const [kind = ''] = across.split(':');
  if (kind !== 'zones' && kind !== 'accounts')
    throw new WrongInput(
      `--across must be zones or accounts, with an optional filter such as 'zones:status=active', not "${kind}".`,
    );
  const [param, flag] = KINDS[kind];
  if (!takes(subject, param))
    throw new WrongInput(
      `--across ${kind}: ${commandOf(subject.operation.name)} takes no --${flag}, so every call would be the same. Nothing was sent.`,
    );
  return { kind, param, flag };
}

export function scopeOf(row: Row, { values }: ReadFlags): Readonly<Record<string, string>> {
  const kind = values.get('across')?.split(':')[0];
  if (kind === 'zones') return { CLOUDFLARE_ZONE_ID: String(row.id) };
  return kind === 'accounts' ? { CLOUDFLARE_ACCOUNT_ID: String(row.id) } : {};
}

/** @throws WrongInput */
export async function* rowsOf(
  values: ReadFlags['values'],
  client: Cloudflare,
  signal: AbortSignal,
): AsyncGenerator<Row> {
  const input = values.get('input');
  if (input === undefined) yield* rowsAcross(values.get('across') ?? '', client, signal);
  else for await (const row of rows(input)) yield row as Row;
}

/** The zones or accounts that fit, such as `zones:status=active`. @throws WrongInput */
export async function* rowsAcross(across: string, client: Cloudflare, signal: AbortSignal): AsyncGenerator<Row> {
  const [kind = '', filter = ''] = across.split(/:(.*)/s);
  const { fields, wanted } = filterOf(filter);
  const missing = new Set(fields);
  const known = new Set<string>();
  const options = { signal };
  const all: AsyncIterable<object> =
    kind === 'zones' ? client.zones.list({ per_page: 50 }, options) : client.accounts.list({ per_page: 50 }, options);
  for await (const item of all) {
    for (const field of Object.keys(item)) known.add(field);
    for (const field of fields) if (field in item) missing.delete(field);
    if (wanted(item as Row)) yield item as Row;
  }
  const [unknown] = known.size === 0 ? [] : missing;
  if (unknown !== undefined)
    throw new WrongInput(`--across: ${kind} have no field "${unknown}". Their fields: ${[...known].join(', ')}.`);
}

/** `name=*.example,status=active` @throws WrongInput */
function filterOf(text: string): { readonly fields: readonly string[]; readonly wanted: (item: Row) => boolean } {
  const tests = text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, field = '', pattern = ''] = /^([\w.]+)=(.*)$/.exec(part) ?? [];
      if (field === '')
        throw new WrongInput(`--across: the filter "${part}" must be field=value, for example status=active.`);
      return { field, pieces: pattern.toLowerCase().split('*') };
    });
  return {
    fields: tests.map(({ field }) => field),
    wanted: (item) => tests.every(({ field, pieces }) => fits(String(item[field] ?? '').toLowerCase(), pieces)),
  };
}

/** True if the text consists of these pieces with anything in between: `a*b` is `[a, b]`. */
function fits(text: string, [first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) return text === first;
  if (!text.startsWith(first)) return false;
  const last = others.at(-1) ?? '';
  let place = first.length;
  for (const piece of others.slice(0, -1)) {
    const found = text.indexOf(piece, place);
    if (found < 0) return false;
    place = found + piece.length;
  }
  return text.length - last.length >= place && text.endsWith(last);
}

/** Replaces `{column}` by the value of the row. @throws WrongInput for an unknown column */
const filledText = (text: string, row: Row): string =>
  text.replace(/\{([\w.-]+)\}/g, (whole, name: string) => {
    if (!(name in row)) {
      // JSON has braces too.
      if (/[:"]/.test(text)) return whole;
      throw new WrongInput(`unknown column "${name}"; available columns: ${Object.keys(row).join(', ')}`);
    }
    const value = row[name] ?? '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });

/** Replaces `{column}` in all texts of a value. @throws WrongInput for an unknown column */
export function filledValue(value: unknown, row: Row): unknown {
  if (typeof value === 'string') return filledText(value, row);
  if (Array.isArray(value)) return value.map((one) => filledValue(one, row));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filledValue(inner, row)]));
}

/** Replaces `{column}` in arguments and flags. @throws WrongInput for an unknown column */
export function filled(flags: ReadFlags, row: Row): ReadFlags {
  const text = (one: string): string => filledText(one, row);
  return {
    ...flags,
    positionals: flags.positionals.map(text),
    given: flags.given.map((one) => (typeof one.text === 'string' ? { ...one, text: text(one.text) } : one)),
    values: new Map(
      Array.from(flags.values, ([name, value]) => [name, name === 'input' ? value : text(value)] as const),
    ),
  };
}
