/** Reads and writes a Worker's bindings, validates their names, and preserves unknown ones. */
import { isObject } from '@flarewire/schema';
import { type BindingKind, bindingKind } from './binding-kinds.ts';

export interface Binding {
  readonly kind: BindingKind;
  readonly name: string;
  /** By field name. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Undefined if no row can show the kind or a field. */
export function readBinding(value: unknown): Binding | undefined {
  if (!isObject(value)) return undefined;
  const { type, name = '', ...values } = value;
  const kind = bindingKind(type);
  if (kind === undefined || typeof name !== 'string') return undefined;
  // A D1 binding is returned with its id twice.
  const known = Object.entries(values).filter(([key]) => !(type === 'd1' && key === 'id'));
  const isShown = known.every(([key, one]) =>
    kind.fields.some((field) => field.name === key && (field.kind === 'json' || typeof one === 'string')),
  );
  return isShown ? { kind, name, values: Object.fromEntries(known) } : undefined;
}

/** Leaves out empty optional values. */
export function writeBinding({ kind, name, values }: Binding): Readonly<Record<string, unknown>> {
  const entries = kind.fields
    .filter((field) => !(field.isOptional && (values[field.name] === undefined || values[field.name] === '')))
    .map((field) => [field.name, values[field.name] ?? (field.kind === 'json' ? null : '')] as const);
  return { type: kind.type, name, ...Object.fromEntries(entries) };
}

/** Names are properties of `env`, or globals in Workers without modules: letters, digits, _ and $. */
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Enter a name.';
  if (!NAME.test(name)) return 'Use letters, digits, _ and $, not starting with a digit.';
  return others.includes(name) ? 'Another binding has this name.' : undefined;
}

/** Parses a typed JSON value. */
export function readJSON(text: string): { readonly ok: boolean; readonly value?: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Initial bindings of an edit form: a secret cannot be read, so it is inherited until another value is typed. */
export function editable(bindings: unknown): readonly unknown[] {
  if (!Array.isArray(bindings)) return [];
  return bindings.map((one) => {
    const isHidden =
      isObject(one) && (one.type === 'secret_text' || one.type === 'secret_key') && one.text === undefined;
    return isHidden ? { type: 'inherit', name: one.name } : one;
  });
}

/** `BUCKET is the R2 bucket harbour-files` */
export function bindingWords({ kind, values }: Binding, names: ReadonlyMap<string, string>): string {
  if (kind.type === 'secret_text') return kind.words;
  const shown = kind.fields
    .map(({ name }) => values[name])
    .filter((value) => value !== undefined && value !== '')
    .map((value) => (typeof value === 'string' ? (names.get(value) ?? value) : JSON.stringify(value)));
  return shown.length === 0 ? kind.words : shown.join(', ');
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** https://developers.cloudflare.com/workers/configuration/compatibility-dates/ */
export function dateProblem(text: unknown, today: string): string | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) return 'Enter a date such as 2026-01-31.';
  return text > today ? 'The date must not be in the future.' : undefined;
}
