/** Bindings of a Worker as rows: their names checked, their values read and written, what is there kept. */
import { isObject } from '@flarewire/schema';
import { type BindingKind, bindingKind } from './binding-kinds.ts';

export interface Binding {
  readonly kind: BindingKind;
  readonly name: string;
  /** By the name of the field. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Undefined of a kind or a field that no row shows. */
export function readBinding(value: unknown): Binding | undefined {
  if (!isObject(value)) return undefined;
  const { type, name = '', ...values } = value;
  const kind = bindingKind(type);
  if (kind === undefined || typeof name !== 'string') return undefined;
  // A binding of D1 has its id twice when it is read.
  const known = Object.entries(values).filter(([key]) => !(type === 'd1' && key === 'id'));
  const isShown = known.every(([key, one]) =>
    kind.fields.some((field) => field.name === key && (field.kind === 'json' || typeof one === 'string')),
  );
  return isShown ? { kind, name, values: Object.fromEntries(known) } : undefined;
}

/** Optional values that are empty are left out. */
export function writeBinding({ kind, name, values }: Binding): Readonly<Record<string, unknown>> {
  const entries = kind.fields
    .filter((field) => !(field.isOptional && (values[field.name] === undefined || values[field.name] === '')))
    .map((field) => [field.name, values[field.name] ?? (field.kind === 'json' ? null : '')] as const);
  return { type: kind.type, name, ...Object.fromEntries(entries) };
}

/** Names are properties of `env`, and globals of Workers without modules: letters, digits, _ and $. */
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'A name is needed.';
  if (!NAME.test(name)) return 'Letters, digits, _ and $; no digit first.';
  return others.includes(name) ? 'Another binding has this name.' : undefined;
}

/** A JSON value that is typed. */
export function readJSON(text: string): { readonly ok: boolean; readonly value?: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** What a form that edits begins with: a secret cannot be read, so that it stays as it is until another value is typed. */
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
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) return 'A day: 2026-01-31.';
  return text > today ? 'It may not be in the future.' : undefined;
}
